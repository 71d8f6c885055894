"""Keywords that change how cards are played or used (15.2), such as Overdrive and War God."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import NO, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.objects import arrival
from rules.engine.references import found
from rules.engine.zones import Place
from rules.games.setcg.definitions import CHARACTERS, SUMMON, Price, SquareCard
from rules.games.setcg.keywords import WITH, is_junctioned
from rules.games.setcg.payment import can_pay, sources
from rules.games.setcg.payment_prices import changed_price, price_now
from rules.games.setcg.zones import BREAK, HAND, OUTSIDE
from rules.language.changes import ChangeCost
from rules.language.filter_shorthand import cards
from rules.language.vocabulary import ANY_RESOURCE


def partners(game: Game, player: PlayerId, card: CardId) -> list[list[CardId]]:
    """List the cards in the player's break zone for each name of a card's Combination."""
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    lying = game.state.zone(BREAK, player)
    return [[one for one in lying if game.state.cards[one].is_named(name)] for name in definition.partners]


def combined(definition: SquareCard, price: Price) -> Price:
    """Return a card's price after Combination was used."""
    return changed_price(price, [ChangeCost(less=((ANY_RESOURCE, definition.combination),))])


@clause("setcg", "15.2.17.2", "15.2.17.3")
def use_combination(
    game: Game, player: PlayerId, card: CardId, price: Price
) -> Generator[Ask, Option, Price]:
    """The player of a card with Combination may remove one card of each name from the game to pay less.

    JUDGEMENT: the clause gives one number for all names and lets some of them be missing; removing one card
    is enough, and more do not lower the cost any further.
    """
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    groups = [group for group in partners(game, player, card) if group]
    payable = bool(groups) and can_pay(price, sources(game, player, card))
    removed = False
    for place, group in enumerate(groups):
        options = [Option("offer", one) for one in group]
        if payable or removed or place + 1 < len(groups):
            options.append(NO)
        said = yield Ask(player, "combination", "15.2.17.3", options, card)
        if said.verb == "offer":
            atoms.move(game, said.card, OUTSIDE)
            removed = True
    return combined(definition, price) if removed else price


@clause("setcg", "15.2.15.2", "15.2.15.4")
def join(game: Game, card: CardId, source: CardId) -> Procedure:
    """A character that is not joined is joined with a Summon that its controller removes from the hand."""
    instance = game.state.instances[card]
    if is_junctioned(game, card):
        return
    hand = game.state.zone(HAND, instance.controller)
    options = [Option("remove", one) for one in hand if SUMMON in game.state.cards[one].types]
    if not options:
        return
    said = yield Ask(instance.controller, "junction", "15.2.15.2", options, card)
    atoms.move(game, said.card, OUTSIDE)
    atoms.set_numbers(game, card, WITH, (said.card, arrival(game.state, said.card)))


def offerings(game: Game, player: PlayerId, card: CardId, place: Place) -> list[CardId]:
    """List the characters that can go to the break zone for War God so that the rest can be paid (15.2.7)."""
    summoned = game.state.cards[card]
    if not isinstance(summoned, SquareCard) or not summoned.war_god:
        return []
    wanted = cards(zones=("field",), whose="you", types=CHARACTERS, races=frozenset({summoned.war_god}))
    return [
        one
        for one in found(game, wanted, Context(player, card, ""))
        if can_pay(
            reduced(price_now(game, player, card, place, one), game.state.cards[one].cost),
            sources(game, player, one),
            card,
        )
    ]


def reduced(price: Price, offered: int) -> Price:
    """Return a price reduced by the cost of a character, but never to nothing (15.2.7.4).

    JUDGEMENT: nor is it reduced below the CP that must be of its own elements.
    """
    least = max(1, sum(amount for _, amount in price.needs))
    return Price(min(price.total, max(least, price.total - offered)), price.needs)
