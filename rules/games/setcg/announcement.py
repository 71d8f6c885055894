"""Playing what a player of the Square Enix system decided to play (11.2 to 11.5), in the book's steps."""

from collections.abc import Generator
from dataclasses import replace

from rules.engine import atoms
from rules.engine.asks import NO, Ask, Option, Procedure
from rules.engine.context import Context
from rules.engine.dividing import allot, least_x
from rules.engine.game import Game
from rules.engine.objects import arrivals
from rules.engine.ruling import clause
from rules.engine.triggers import happen
from rules.engine.waiting import Choices, Pending
from rules.games.setcg.announcement_abilities import choose_effect, choose_targets, use
from rules.games.setcg.definitions import FORMATION, FREE, ITEMS, SquareCard
from rules.games.setcg.keywords_ways import offerings, reduced, use_combination
from rules.games.setcg.legal_actions import bearers, spell_of
from rules.games.setcg.movement import Extra, put_into_break_zone, put_on_field, tell_left
from rules.games.setcg.payment import can_pay, sources
from rules.games.setcg.payment_prices import choose_means, declare_cost, meet, price_now, ways_of
from rules.games.setcg.zones import BREAK, FIELD, HAND, STACK
from rules.language.abilities import Way
from rules.language.costs import Cost, PayX
from rules.language.effects import Do
from rules.language.events import Plays

Paying = Generator[Ask, Option, tuple[list[Extra], int]]


def act(game: Game, player: int, option: Option) -> Procedure:
    """Carry out what a player with priority decided to do (11.1.1)."""
    match option.verb:
        case "summon":
            yield from summon(game, player, option.card)
        case "use_from_hand":
            yield from use_from_hand(game, player, option.card, option.other)
        case "use":
            yield from use(game, player, option.card, option.other)
        case _:
            types = game.state.cards[option.card].types
            if types & ITEMS:
                yield from play_item(game, player, option.card)
            elif FORMATION in types:
                yield from play_formation(game, player, option.card)
            else:
                yield from play_character(game, player, option.card)


def _printed(game: Game, card: int) -> SquareCard:
    definition = game.state.cards[card]
    assert isinstance(definition, SquareCard), f"{definition} is a card of another game"
    return definition


@clause("setcg", "15.2.11.2", "15.2.14.3")
def use_from_hand(game: Game, player: int, card: int, place: int) -> Procedure:
    """Use Flash or Blue Magic: the cost is paid and the card discarded, and the ability is on the stack."""
    ability = _printed(game, card).from_hand[place]
    targets = yield from choose_targets(game, ability, player, card, "11.7.5")
    objects = arrivals(game.state, targets)
    declared = yield from choose_effect(game, ability, player, card, "11.7.6")
    demanded, choices, _ = yield from declare_cost(game, player, card, FREE, ability.cost, [], "11.7.7")
    means = yield from choose_means(game, player, card, demanded, "11.7.10")
    meet(game, card, demanded, means)
    atoms.move(game, card, BREAK)
    stamp = atoms.stamp(game)
    atoms.push(game, Pending(player, card, stamp, declared, targets, choices=choices, arrivals=objects))


@clause("setcg", "15.2.7.2", "15.2.7.3", "15.2.7.4", "15.2.7.5")
def use_war_god(game: Game, player: int, card: int, place: int) -> Generator[Ask, Option, int]:
    """Who summons may put one character of the job into the break zone; return its cost, 0 for none.

    JUDGEMENT: the clause puts this at the moment of choosing (11.2.3); it is done after the choices of the
    summon, so that the character put away can be among them, and before the cost is determined.
    JUDGEMENT: it is put, not broken (15.1.1.3.2), so that nothing triggers on breaking.
    JUDGEMENT: its printed cost counts, whatever changed what it cost to play.
    JUDGEMENT: a player who could not pay otherwise has chosen to use War God by summoning at all.
    """
    options = [Option("offer", one) for one in offerings(game, player, card, place)]
    if not options:
        return 0
    if can_pay(price_now(game, player, card, place), sources(game, player, card)):
        options.append(NO)
    chosen = yield Ask(player, "war_god", "15.2.7.3", options, card)
    if chosen.verb != "offer":
        return 0
    cost = game.state.cards[chosen.card].cost
    put_into_break_zone(game, [chosen.card])
    return cost


@clause("setcg", "11.2.1", "11.2.2", "11.2.9", "11.2.11", "6.2.3", "7.17.3")
def summon(game: Game, player: int, card: int) -> Procedure:
    """Summon a summon: it goes on top of the stack, its choices are made, its cost is paid."""
    place = game.state.where[card]
    atoms.move(game, card, STACK)
    definition = _printed(game, card)
    spell = spell_of(definition)
    targets: tuple[int, ...] = ()
    if spell is not None:
        targets = yield from choose_targets(game, spell, player, card, "11.2.3")
        spell = yield from choose_effect(game, spell, player, card, "11.2.5")
    objects = arrivals(game.state, targets)
    offered = yield from use_war_god(game, player, card, place)
    price = price_now(game, player, card, place)
    if offered:
        price = reduced(price, offered)
    demanded, choices, used = yield from declare_cost(
        game,
        player,
        card,
        price,
        Cost((PayX(definition.x),)),
        ways_of(definition),
        "11.2.6",
        least_x(spell, targets) if spell is not None else 0,
    )
    if spell is not None:
        shares = yield from allot(game, spell, targets, Context(player, card, "11.2.9", choices=choices))
        choices = replace(choices, shares=shares)
        spell = replace(spell, effect=Do((spell.effect, *(way.effect for way in used))))
    means = yield from choose_means(game, player, card, demanded, "11.2.10.1.1")
    meet(game, card, demanded, means)
    stamp = atoms.stamp(game)
    atoms.push(game, Pending(player, card, stamp, spell, targets, choices=choices, arrivals=objects))
    atoms.tell_played(game, player, card)
    happen(game, Plays, card)


@clause("setcg", "11.3.3", "11.3.7", "11.4.3", "11.4.8", "11.5.3", "11.5.6")
def pay_for(game: Game, player: int, card: int, numbers: tuple[str, str, str]) -> Paying:
    """Decide all there is to decide on playing a card and pay it; return what happens besides as it comes.

    `numbers` are the clauses of the choice of an effect, of the cost, and of dividing. Beside it stands the
    character that an Item goes on.
    """
    definition = _printed(game, card)
    ways = ways_of(definition)
    place = game.state.where[card]
    extras: list[Extra] = []
    for way in ways:
        if not way.instead and way.cost == Cost():
            extras.append((yield from _decide(game, player, card, way, numbers[0])))
    price = price_now(game, player, card, place)
    if definition.partners:
        price = yield from use_combination(game, player, card, price)
    least = max((least_x(extra.ability, extra.targets) for extra in extras), default=0)
    demanded, choices, used = yield from declare_cost(
        game, player, card, price, Cost((PayX(definition.x),)), ways, numbers[1], least
    )
    for way in used:
        extras.append((yield from _decide(game, player, card, way, numbers[0])))
    bearer = (yield from choose_bearer(game, player, card)) if definition.types & ITEMS else -1
    divided: list[Extra] = []
    for extra in extras:
        at = Context(player, card, numbers[2], choices=choices)
        shares = yield from allot(game, extra.ability, extra.targets, at)
        divided.append(Extra(extra.ability, extra.targets, replace(choices, shares=shares)))
    means = yield from choose_means(game, player, card, demanded, numbers[1])
    meet(game, card, demanded, means)
    return divided, bearer


@clause("setcg", "11.4.7")
def choose_bearer(game: Game, player: int, card: int) -> Generator[Ask, Option, int]:
    """Which of their characters an Item goes on is chosen by who plays it, whatever else cannot choose it."""
    options = [Option("equip", bearer) for bearer in bearers(game, player, card)]
    chosen = yield Ask(player, "equip", "11.4.7", options, card)
    return chosen.card


def _decide(game: Game, player: int, card: int, way: Way, number: str) -> Generator[Ask, Option, Extra]:
    declared = yield from choose_effect(game, way, player, card, number)
    targets = yield from choose_targets(game, declared, player, card, number)
    return Extra(declared, targets, Choices())


@clause("setcg", "11.3.1", "11.3.2", "11.3.10", "7.8.2")
def play_character(game: Game, player: int, card: int) -> Procedure:
    """Play a character: its cost is paid and it is on the field, without the stack."""
    extras, _ = yield from pay_for(game, player, card, ("11.3.3", "11.3.8.1.1", "11.3.7"))
    yield from put_on_field(game, player, card, extras)
    atoms.tell_played(game, player, card)
    happen(game, Plays, card)


@clause("setcg", "11.4.1", "11.4.9.1", "11.4.11", "15.1.1.11.1", "5.2.3.1.3.3")
def play_item(game: Game, player: int, card: int) -> Procedure:
    """Play an Item: the character it goes on is chosen among one's own, its cost is paid, it is equipped."""
    extras, bearer = yield from pay_for(game, player, card, ("11.4.3", "11.4.9.1", "11.4.8"))
    yield from put_on_field(game, player, card, extras, bearer)
    atoms.tell_played(game, player, card)
    happen(game, Plays, card)


@clause("setcg", "11.5.1", "11.5.7.1", "11.5.9", "11.5.10", "7.12.1.4")
def play_formation(game: Game, player: int, card: int) -> Procedure:
    """Play a Formation: its cost is paid, it is on the field, and one that was there returns to the hand."""
    extras, _ = yield from pay_for(game, player, card, ("11.5.3", "11.5.7.1", "11.5.6"))
    field = game.state.zone(FIELD, player)
    before = [other for other in field if FORMATION in game.state.cards[other].types]
    yield from put_on_field(game, player, card, extras)
    for other in before:
        tell_left(game, other, HAND)
        atoms.move(game, other, HAND)
    atoms.tell_played(game, player, card)
    happen(game, Plays, card)
