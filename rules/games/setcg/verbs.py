"""What effects of the Square Enix system do by words of its own."""

from rules.engine import atoms
from rules.engine.amounts import number
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.filters_now import matches_now
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.perform import perform
from rules.engine.references import found
from rules.games.setcg.announcement_free import can_cast_free, cast_free
from rules.games.setcg.damage import deal_damage_to_player
from rules.games.setcg.definitions import ELEMENTS
from rules.games.setcg.keywords import FROZEN
from rules.games.setcg.movement import relocate
from rules.games.setcg.nodes import CastFree, CastOnce, HurtWithoutBursts, TurnOver
from rules.games.setcg.zones import DECK, FIELD
from rules.language.amounts import Count
from rules.language.effects import Do, MoveTo, Reveal
from rules.language.filters import All, InZone, OneOf
from rules.language.references import AtRandom, It


@clause("setcg", "15.2.16.1")
def freeze(game: Game, card: CardId, source: CardId) -> Procedure:
    """Freeze a character: it will not become active in its controller's next active phase."""
    if card in game.state.instances:
        atoms.mark(game, card, FROZEN)
    yield from ()


def put_dulled(game: Game, card: CardId, source: CardId) -> Procedure:
    """Put a card onto its owner's field dulled."""
    yield from relocate(game, [card], FIELD, False, game.state.owners[card])
    if card in game.state.instances:
        atoms.rest(game, card)


def words(game: Game, what: str) -> list[str]:
    """List what a player can name: an element, a job of any card in the game, or a cost that one has."""
    cards = game.state.cards
    if what == "attribute":
        return list(ELEMENTS)
    if what == "race":
        return sorted({job for card in cards for job in card.races})
    return [str(cost) for cost in sorted({card.cost for card in cards})]


def cast(game: Game, verb: CastFree | CastOnce, cards: list[CardId], at: Context) -> Procedure:
    """The player of an effect may cast a card matching a filter without paying its cost.

    JUDGEMENT: the book does not know Summons that leave the game after use, which is printed on cards; one
    whose effect is cancelled was used as well.
    """
    able = [card for card in found(game, verb.filter, at) if can_cast_free(game, at.player, card)]
    if able:
        options = [*[Option("cast", card) for card in able], Option("done")]
        said = yield Ask(at.player, "cast", at.clause, options, at.source)
        if said.verb == "cast":
            at.did = True
            yield from cast_free(game, at.player, said.card, once=isinstance(verb, CastOnce))


def hurt_without_bursts(game: Game, verb: HurtWithoutBursts, cards: list[CardId], at: Context) -> Procedure:
    """Deal the player of an effect damage that turns over cards whose EX Bursts cannot be used.

    JUDGEMENT: cards print this, but the rulebook does not mention it.
    """
    amount = number(game, verb.amount, at)
    at.did = at.did or amount > 0
    yield from deal_damage_to_player(game, at.player, amount, at.source, bursts=False)


TURNED, MET = "turned over", "met"
REST_OF_THEM = All((InZone(("deck",)), OneOf(It(TURNED))))


def turn_over(game: Game, verb: TurnOver, cards: list[CardId], at: Context) -> Procedure:
    """Turn over cards of the deck, one at a time, until enough of them match a filter.

    JUDGEMENT: the book does not know this, which is printed on cards; a player who runs out of cards has
    turned over all of them.
    """
    turned: list[CardId] = []
    met: list[CardId] = []
    for card in reversed(game.state.zone(DECK, at.player)):
        turned.append(card)
        if matches_now(game, card, verb.filter, at.player, at.source):
            met.append(card)
        if len(met) == verb.count:
            break
    rest = MoveTo(AtRandom(REST_OF_THEM, Count(REST_OF_THEM)), "deck", "bottom")
    shown = Reveal(It(TURNED), Do((MoveTo(It(MET), verb.zone), rest)), "shown")
    outer = at.bound
    at.bound = {**outer, TURNED: tuple(turned), MET: tuple(met)}
    yield from perform(game, shown, at)
    at.bound = outer
