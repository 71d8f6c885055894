"""Playing cards in the Square Enix system (11.2 to 11.5), in the order of the rulebook's steps."""

from rules.engine import atoms
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.division import DIVISION
from rules.engine.announcing.modes import EFFECTS, MODES
from rules.engine.announcing.order import Action, Order, Stage, announce, stages
from rules.engine.announcing.price import DETERMINED_X, INSTEAD, MORE, NAMED_X, ONE_PRICE
from rules.engine.announcing.targets import TARGETS, trigger_on_targets
from rules.engine.asks import NO, Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.triggers import trigger_on
from rules.games.setcg.announcement_abilities import use
from rules.games.setcg.announcement_prices import (
    Playing,
    can_pay_for,
    has_x,
    pay_for,
    prices_of_card,
    printed_card,
    texts_of_card,
    ways_of_card,
)
from rules.games.setcg.definitions import FORMATION, ITEMS
from rules.games.setcg.definitions import SUMMON as SUMMONED
from rules.games.setcg.keywords_ways import offerings, reduced, use_combination
from rules.games.setcg.legal_actions import bearers, spell_of
from rules.games.setcg.movement import leave_for, put_on_field
from rules.games.setcg.payment import can_pay, sources
from rules.games.setcg.payment_prices import price_now
from rules.games.setcg.zones import BREAK, FIELD, HAND, STACK
from rules.language.events import Plays


def act(game: Game, player: PlayerId, option: Option) -> Procedure:
    """Carry out what a player with priority decided to do (11.1.1)."""
    if option.verb == "use":
        yield from use(game, player, option.card, option.other)
    else:
        yield from play(game, player, option.card)


def play(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """Play a card as its type says (11.2 to 11.5)."""
    types = game.state.cards[card].types
    if SUMMONED in types:
        yield from summon(game, player, card)
    elif types & ITEMS:
        yield from play_item(game, player, card)
    elif FORMATION in types:
        yield from play_formation(game, player, card)
    else:
        yield from play_character(game, player, card)


def put_on_stack(game: Game, one: Announcement, number: str) -> Procedure:
    """The summon is revealed and moves to the top of the stack, keeping changes to its cost (11.2.8)."""
    atoms.move(game, one.card, STACK, keep_effects=True)
    yield from ()


def use_war_god(game: Game, one: Announcement, number: str) -> Procedure:
    """The player may put a character of the job into the break zone to reduce the cost by that character's.

    JUDGEMENT: the clause puts this at the moment of choosing (11.2.3); it is done after the summon's choices,
    so that the character put away can be chosen, and before the cost is determined.
    JUDGEMENT: the cost is what it is without that character on the field; where it goes does not count.
    JUDGEMENT: it is put, not broken (15.1.1.3.2), so nothing triggers on breaking.
    JUDGEMENT: its printed cost counts, whatever changed what it cost to play.
    JUDGEMENT: a player who could not pay otherwise has chosen to use War God by summoning at all.
    """
    player, card, place = one.player, one.card, one.own.place
    options = [Option("offer", other) for other in offerings(game, player, card, place)]
    if can_pay(price_now(game, player, card, place), sources(game, player, card)):
        options.append(NO)
    chosen = yield Ask(player, "war_god", number, options, card)
    if chosen.verb == "offer":
        price = price_now(game, player, card, place, chosen.card)
        one.own.base = reduced(price, game.state.cards[chosen.card].cost)
        yield from leave_for(game, [chosen.card], BREAK)


def has_offerings(game: Game, one: Announcement) -> bool:
    """Return whether a character can be put away for a summon with War God."""
    return not one.own.free and bool(offerings(game, one.player, one.card, one.own.place))


def finish_summon(game: Game, one: Announcement, number: str) -> Procedure:
    """The summon has been summoned."""
    pending = one.pending(game)
    atoms.push(game, pending)
    trigger_on_targets(game, pending)
    atoms.emit_played(game, one.player, one.card)
    trigger_on(game, Plays, one.card)
    yield from ()


def determine_price(game: Game, one: Announcement, number: str) -> Procedure:
    """Determine a card's cost, with all cost changes; Combination reduces it."""
    if one.own.free:
        return
    price = price_now(game, one.player, one.card, one.own.place)
    if printed_card(game, one.card).partners:
        price = yield from use_combination(game, one.player, one.card, price)
    one.own.base = price


def choose_bearer(game: Game, one: Announcement, number: str) -> Procedure:
    """The player of an Item chooses which of their characters gets it, even one that cannot be chosen."""
    options = [Option("equip", bearer) for bearer in bearers(game, one.player, one.card)]
    one.own.bearer = (yield Ask(one.player, "equip", number, options, one.card)).card


CAST = "cast"
"""The note of a card that was played, at whatever cost, rather than put onto the field by an effect."""

ONCE = "once"
"""The note of a summon that leaves the game after use in place of going to the break zone."""

SUMMON = Order(
    stages=stages(
        "setcg",
        (Action("stack", put_on_stack), "11.2.2", "11.2.8"),
        (TARGETS, "11.2.3"),
        (EFFECTS, "11.2.5"),
        (MODES, "11.2.5"),
        # Targets of a mode are chosen after the mode.
        (TARGETS, "11.2.3"),
        (Action("War God", use_war_god, has_offerings), "15.2.7.3", "15.2.7.2", "15.2.7.4", "15.2.7.5"),
        (INSTEAD, "11.2.6"),
        (MORE, "11.2.6"),
        (EFFECTS, "11.2.5"),
        (MODES, "11.2.5"),
        (TARGETS, "11.2.3"),
        (DETERMINED_X, "11.2.6"),
        (NAMED_X, "11.2.6", "4.5", "4.1"),
        (DIVISION, "11.2.9"),
        (ONE_PRICE, "11.2.10"),
        (Action("payment", pay_for), "11.2.10.1.1"),
        (Action("summoned", finish_summon), "11.2.11"),
    ),
    wanted="each",
    of_abilities=True,
    texts=texts_of_card,
    ways=ways_of_card,
    prices=prices_of_card,
    varies=has_x,
    can_pay=can_pay_for,
)
"""How summons are summoned."""


def order(table: tuple[Stage, ...]) -> Order:
    """Return how to play a card that enters the field directly; its effects need no targets."""
    return Order(
        stages=table,
        wanted="none",
        texts=texts_of_card,
        ways=ways_of_card,
        prices=prices_of_card,
        varies=has_x,
        can_pay=can_pay_for,
    )


DETERMINED = Action("determined price", determine_price)
CHARACTER = order(
    stages(
        "setcg",
        (EFFECTS, "11.3.3"),
        (MODES, "11.3.3"),
        (TARGETS, "11.3.3"),
        (DETERMINED, "11.3.5"),
        (INSTEAD, "11.3.4"),
        (MORE, "11.3.4"),
        (EFFECTS, "11.3.3"),
        (MODES, "11.3.3"),
        (TARGETS, "11.3.3"),
        (DETERMINED_X, "11.3.4"),
        (NAMED_X, "11.3.4", "4.5", "4.1"),
        (DIVISION, "11.3.7"),
        (ONE_PRICE, "11.3.8"),
        (Action("payment", pay_for), "11.3.8.1.1"),
    )
)
ITEM = order(
    stages(
        "setcg",
        (EFFECTS, "11.4.3"),
        (MODES, "11.4.3"),
        (TARGETS, "11.4.3"),
        (DETERMINED, "11.4.5"),
        (INSTEAD, "11.4.4"),
        (MORE, "11.4.4"),
        (EFFECTS, "11.4.3"),
        (MODES, "11.4.3"),
        (TARGETS, "11.4.3"),
        (DETERMINED_X, "11.4.4"),
        (NAMED_X, "11.4.4", "4.5", "4.1"),
        (Action("bearer", choose_bearer), "11.4.7"),
        (DIVISION, "11.4.8"),
        (ONE_PRICE, "11.4.9"),
        (Action("payment", pay_for), "11.4.9.1"),
    )
)
PLAYED_FORMATION = order(
    stages(
        "setcg",
        (EFFECTS, "11.5.3"),
        (MODES, "11.5.3"),
        (TARGETS, "11.5.3"),
        (DETERMINED, "11.5.5"),
        (INSTEAD, "11.5.4"),
        (MORE, "11.5.4"),
        (EFFECTS, "11.5.3"),
        (MODES, "11.5.3"),
        (TARGETS, "11.5.3"),
        (DETERMINED_X, "11.5.4"),
        (NAMED_X, "11.5.4", "4.5", "4.1"),
        (DIVISION, "11.5.6"),
        (ONE_PRICE, "11.5.7"),
        (Action("payment", pay_for), "11.5.7.1"),
    )
)


def begin(game: Game, order: Order, player: PlayerId, card: CardId, *, free: bool = False) -> Announcement:
    """Return the announcement of a card that a player starts to play from where it is."""
    spell = spell_of(game.state.cards[card]) if order is SUMMON else None
    one = order.begin(game, player, card, spell, own=Playing(game.state.where[card], free=free))
    one.notes = (CAST,)
    return one


@clause("setcg", "11.2.1", "6.2.3", "7.17.3")
def summon(
    game: Game, player: PlayerId, card: CardId, *, free: bool = False, once: bool = False
) -> Procedure:
    """Play a summon: it goes on top of the stack, its choices are made and its cost is paid."""
    one = begin(game, SUMMON, player, card, free=free)
    one.notes = (*one.notes, ONCE) if once else one.notes
    yield from announce(game, one)


def play_on_field(
    game: Game, order: Order, player: PlayerId, card: CardId, *, free: bool = False
) -> Procedure:
    """Make all choices for a card, pay for it and put it on the field, without using the stack."""
    played = begin(game, order, player, card, free=free)
    yield from announce(game, played)
    yield from put_on_field(game, played, played.own.bearer)


@clause("setcg", "11.3.1", "11.3.2", "11.3.10", "7.8.2")
def play_character(game: Game, player: PlayerId, card: CardId, *, free: bool = False) -> Procedure:
    """Play a character: its cost is paid and it enters the field, without using the stack."""
    yield from play_on_field(game, CHARACTER, player, card, free=free)
    emit_played(game, player, card)


@clause("setcg", "11.4.1", "11.4.11", "15.1.1.11.1", "5.2.3.1.3.3")
def play_item(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """Play an Item: the player chooses one of their characters for it, pays its cost and equips it."""
    yield from play_on_field(game, ITEM, player, card)
    emit_played(game, player, card)


@clause("setcg", "11.5.1", "11.5.9", "11.5.10", "7.12.1.4")
def play_formation(game: Game, player: PlayerId, card: CardId) -> Procedure:
    """Play a Formation: its cost is paid, it enters the field, and the previous one returns to the hand."""
    field = game.state.zone(FIELD, player)
    before = [other for other in field if FORMATION in game.state.cards[other].types]
    yield from play_on_field(game, PLAYED_FORMATION, player, card)
    for other in before:
        if other in game.state.instances:
            yield from leave_for(game, [other], HAND)
    emit_played(game, player, card)


def emit_played(game: Game, player: PlayerId, card: CardId) -> None:
    """Emit that a card was played, and trigger abilities on it."""
    atoms.emit_played(game, player, card)
    trigger_on(game, Plays, card)
