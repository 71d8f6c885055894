"""Using a card in Duel Masters (601): it is put on hold, paid for, then summoned, cast or generated."""

from collections.abc import Generator, Sequence

from rules.engine import atoms
from rules.engine.announcing.announcement import Announcement, says_something
from rules.engine.announcing.order import Action, Order, announce, is_there, stages
from rules.engine.announcing.price import MORE, ONE_PRICE
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.pending import Choices, Pending
from rules.engine.perform import perform
from rules.engine.replacement import ReplaceableEvent, replaced
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.dm.definitions import PAID_FOR, SUMMONED, WITH_MANA
from rules.games.dm.legal_actions import USED, halves, has_place, side
from rules.games.dm.mechanics.attachments import fortify, use_aura
from rules.games.dm.mechanics.cells import CELL, choose_partners
from rules.games.dm.movement_arrivals import put_into_battle_zone
from rules.games.dm.movement_departures import put
from rules.games.dm.nodes import SpellEnds
from rules.games.dm.payment import abilities_of, can_pay, is_free, may_be_used, pay, price
from rules.games.dm.payment_cards import can_pay_cards, pay_cards
from rules.games.dm.zones import BATTLE, GRAVEYARD, PENDING
from rules.language.abilities import Spell, Triggered, Way
from rules.language.events import Enters, Moves, Plays


def used_half(game: Game, one: Announcement) -> Definition:
    """Return what is used: the whole card, or the half its player chose."""
    return side(game.state.cards[one.card], one.face)


def ways_of(game: Game, one: Announcement) -> Sequence[Way]:
    """List the card's additional costs; an alternative cost is named when its use is declared."""
    abilities = abilities_of(game, one.card, used_half(game, one))
    return [way for way in abilities if isinstance(way, Way) and not way.instead] if abilities else ()


def price_of(game: Game, one: Announcement) -> list[int]:
    """Return how much mana it now takes to use a card in the chosen ways."""
    return [price(game, one.player, one.card, used_half(game, one), one.ways)]


def can_pay_mana(game: Game, one: Announcement, amount: int, x: int) -> bool:
    """Return whether a player can pay for a card in the chosen ways."""
    if not can_pay_cards(game, one.player, one.card, one.ways):
        return False
    return not asks_for_mana(one, amount) or can_pay(game, one.player, used_half(game, one), amount)


def asks_for_mana(one: Announcement, amount: int) -> bool:
    """Return whether mana, and so the card's civilizations, must be paid: not if it is used for free."""
    return amount > 0 or not is_free(one.ways)


def put_on_hold(game: Game, one: Announcement, number: str) -> Procedure:
    """The card being used is put on hold."""
    atoms.hold(game, one.card, PENDING)
    yield from ()


def pay_cost(game: Game, one: Announcement, number: str) -> Procedure:
    """The mana cost is paid, then any additional or alternative cost."""
    if asks_for_mana(one, one.price):
        yield from pay(game, one.player, one.card, used_half(game, one), one.price)
    yield from pay_cards(game, one.player, one.card, one.ways)


HOLD = Action("hold", put_on_hold, lambda game, one: one.card not in game.state.on_hold)
USING = Order(
    stages=stages(
        "dm",
        (MORE, "112.2d", "601.1a"),
        (ONE_PRICE, "601.1e", "409.1c"),
        (HOLD, "601.1b"),
        (Action("payment", pay_cost), "601.1f", "112.2a"),
    ),
    texts=lambda game, one: (),
    ways=ways_of,
    prices=price_of,
    can_pay=can_pay_mana,
)
"""How cards are used for their cost; their choices are made as they resolve (101.4).

Cost changes are fixed when the use is declared, while the card still counts as being where it is (601.1a).
They stay fixed while the card is on hold and no longer counts there (409.1c).
"""

FOR_NOTHING = Order(stages=stages("dm", (HOLD, "601.1b")), texts=USING.texts)
"""How cards are used without paying for them."""


def how_used(used: Announcement, *, free: bool) -> tuple[str, ...]:
    """Return the marks that say how a card was used: that it was, was paid for, and with mana.

    JUDGEMENT: a card whose cost fell to nothing was paid for; one used for an alternative cost was not.
    """
    if free or is_free(used.ways):
        return (SUMMONED,)
    return (SUMMONED, PAID_FOR, WITH_MANA) if used.price > 0 else (SUMMONED, PAID_FOR)


@clause("dm", "409.1", "409.2", "504.1", "601.1a", "601.1g", "701.5a")
def play(
    game: Game, player: PlayerId, card: CardId, face: int = -1, *, way: str = "", free: bool = False
) -> Procedure:
    """Play a card, or a half of it: put it on hold, pay its cost, then summon, cast or generate it at once.

    If the card moves to no other zone in the end, it returns to where it was.
    """
    printed = game.state.cards[card]
    used = (FOR_NOTHING if free else USING).begin(game, player, card, face=face)
    definition = used_half(game, used)
    if way:
        abilities = abilities_of(game, card, definition)
        used.take(*[one for one in abilities if isinstance(one, Way) and one.name == way])
    cells = (yield from choose_partners(game, player, card)) if CELL in printed.types else ()
    for cell in cells:
        atoms.hold(game, cell, PENDING)
    yield from announce(game, used)
    atoms.emit_played(game, player, card)
    trigger_on(game, Plays, card)
    if "spell" in definition.types and "creature" not in definition.types:
        yield from cast(game, used, definition)
    elif "castle" in definition.types:
        yield from fortify(game, player, card)
    elif "aura" in definition.types:
        yield from use_aura(game, player, card)
    else:
        yield from put_into_battle_zone(
            game, player, card, face, cells=cells, marks=how_used(used, free=free)
        )
    for cell in cells:
        if cell in game.state.on_hold:
            atoms.release(game, cell)
    if card in game.state.on_hold:
        atoms.release(game, card)
    elif "spell" not in definition.types:
        for one in filter(says_something, used.ways):
            ability = Triggered(Enters(), one.effect, clause=one.clause)
            game.rules.trigger(game, Pending(player, card, atoms.stamp(game), ability))


@clause("dm", "112.3e", "112.3f", "409.1e")
def use_for_nothing(game: Game, cards: list[CardId], source: CardId, player: PlayerId) -> Procedure:
    """An effect lets a player use cards without paying: all are put on hold, then used one after another.

    A card in the battle zone is already there, so it cannot be used.
    """
    faces: dict[CardId, int] = {}
    for card in cards:
        if kind_of(game.state.where[card]) == BATTLE:
            continue
        face = yield from _half_for_nothing(game, player, card)
        if face is not None:
            faces[card] = face
    for card in faces:
        atoms.hold(game, card, PENDING)
    for card, face in faces.items():
        if has_place(game, player, side(game.state.cards[card], face)):
            yield from play(game, player, card, face, free=True)
        else:
            atoms.release(game, card)


def _half_for_nothing(game: Game, player: PlayerId, card: CardId) -> Generator[Ask, Option, int | None]:
    """Ask a player which half of a card to use; None if neither can be used."""
    faces = [
        face
        for face, half in halves(game.state.cards[card])
        if half.types & USED and has_place(game, player, half) and may_be_used(game, player, card, half)
    ]
    if not faces:
        return None
    chosen = yield Ask(player, "half", "808.1", [Option("use", card, face) for face in faces], card)
    return chosen.other


@clause("dm", "302.2", "409.1b", "409.2a", "409.2b", "605.2e")
def cast(game: Game, used: Announcement, definition: Definition) -> Procedure:
    """Cast a spell: it is on hold while its effect resolves, then goes to the graveyard.

    Replacement effects for a spell's move to the graveyard apply even if it was cast from the graveyard.
    """
    player, card = used.player, used.card
    at = Context(player, card, "302.2", choices=Choices(ways=tuple(way.name for way in used.ways)))
    texts = [one for one in definition.abilities if isinstance(one, Spell) and is_there(game, used, one)]
    both: tuple[Spell | Way, ...] = (*texts, *used.ways)
    for text in both:
        yield from perform(game, text.effect, at)
    if card not in game.state.on_hold:
        return
    event = ReplaceableEvent(Moves, player, card, destination=GRAVEYARD, also=(SpellEnds,))
    yield from replaced(game, event)
    if not event.cancelled and card in game.state.on_hold:
        put(game, card, GRAVEYARD)
