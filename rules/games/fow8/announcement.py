"""Playing cards and abilities in Force of Will (903.2): the rulebook's order, and its own steps."""

from typing import cast

from rules.engine import atoms
from rules.engine.announcing.affordability import prices
from rules.engine.announcing.announcement import Announcement
from rules.engine.announcing.division import DIVISION
from rules.engine.announcing.feasibility import can_announce
from rules.engine.announcing.modes import MODES
from rules.engine.announcing.order import Action, Order, announce, stages
from rules.engine.announcing.price import (
    ADDED,
    AGREEMENT,
    AIMLESS,
    DETERMINED_X,
    INSTEAD,
    MORE,
    NAMED_X,
    ONE_PRICE,
    PRICE,
)
from rules.engine.announcing.settings import AnnouncingSettings
from rules.engine.announcing.targets import TARGETS, trigger_on_targets
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId
from rules.engine.layers import changes_costs
from rules.engine.pending import Pending
from rules.engine.triggers import trigger_on
from rules.engine.usage_limits import use_up
from rules.engine.zones import kind_of
from rules.games.fow8.announcement_prices import (
    can_pay_for_ability,
    can_pay_for_card,
    costs_of_ability,
    prices_of_card,
    ways_of_ability,
)
from rules.games.fow8.announcement_sources import reveal_source
from rules.games.fow8.announcement_texts import (
    has_what_is_required,
    is_still_in_time,
    may_target,
    side_of,
    texts_of_card,
    ways_of_card,
)
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import FROM_HAND, REMNANT, as_played, now
from rules.games.fow8.mechanics.bound_will import Deed, is_will_ability, resolve_at_once
from rules.games.fow8.payment import price_here
from rules.games.fow8.payment_requirements import do_what_is_required, has_x, steps_with, with_x
from rules.games.fow8.payment_sources import budget_for
from rules.games.fow8.zones import CHASE, GRAVEYARD, HAND, book, note_answer
from rules.language.abilities import Activated, Spell
from rules.language.events import Plays

MANNER = AnnouncingSettings(may_target=may_target)


def choose_side(game: Game, one: Announcement, number: str) -> Procedure:
    """The player of a card with Shift chooses which side up to play it, among those that can be played."""
    sides = [side for side in _sides(game, one) if _can_play_side(game, side)]
    options = [Option("side", one.card, side.face) for side in sides]
    said = options[0] if len(options) == 1 else (yield Ask(one.player, "side", number, options, one.card))
    chosen = next(side for side in sides if side.face == said.other)
    one.face, one.printed, one.texts = chosen.face, chosen.printed, chosen.texts


def _sides(game: Game, one: Announcement) -> list[Announcement]:
    """List the ways to play a card with either side up, if it is still in time for that."""
    definition = cast(ForceCard, game.state.cards[one.card])
    sides = [CARD.begin(game, one.player, one.card, definition.spell, waited=one.waited, own=one.own)]
    if definition.shifts:
        other = cast(ForceCard, definition.faces[1])
        if one.own or is_still_in_time(game, one.player, one.card, 1):
            sides.append(CARD.begin(game, one.player, one.card, other.spell, face=1, own=one.own))
    return sides


def _can_play_side(game: Game, side: Announcement) -> bool:
    return can_announce(game, side)


def put_on_chase(game: Game, one: Announcement, number: str) -> Procedure:
    """The card moves to the chase; its possible costs stay those it had where it was.

    The copy of a rune is already there.
    """
    origin = kind_of(game.state.where[one.card])
    one.prices = prices(game, one)
    if origin == CHASE:
        return
    if origin == HAND:
        one.notes += (FROM_HAND,)
    elif origin == GRAVEYARD and REMNANT in as_played(game, one.card, side_of(game, one)).keywords:
        one.notes += (REMNANT,)
    shown = one.face or side_shown(game, one.card)
    atoms.move(game, one.card, CHASE, keep_effects=book(game).keeps_effects)
    if shown:
        atoms.show_side(game, one.card, shown)
    yield from ()


@clause("fow8", "1302.3e", "1302.3e-i")
def side_shown(game: Game, card: CardId) -> int:
    """Return the side of an inverse card that is up; a card that is played keeps it on the chase."""
    definition = game.state.cards[card]
    return next((place for place, side in enumerate(definition.faces) if side is definition), 0)


def pay_for_card(game: Game, one: Announcement, number: str) -> Procedure:
    """Everything required to play a card is paid or done."""
    steps = with_x(steps_with(one.price, one.ways), max(0, one.x))
    one.paid = yield from do_what_is_required(game, one.player, one.card, steps, "card")


def finish_card(game: Game, one: Announcement, number: str) -> Procedure:
    """The card counts as played and waits on the chase."""
    atoms.emit_played(game, one.player, one.card)
    note_answer(game, one.player)
    pending = one.pending(game)
    atoms.push(game, pending)
    trigger_on(game, Plays, one.card)
    trigger_on_targets(game, pending)
    yield from ()


def pay_for_ability(game: Game, one: Announcement, number: str) -> Procedure:
    """Everything required to use an ability is paid or done; it counts as used."""
    ability = one.printed
    if isinstance(ability, Activated):
        reveal_source(game, one.card)
        atoms.note(game, one.player, "abilities")
        use_up(game, one.player, one.card, ability)
    steps = with_x(one.price, max(0, one.x))
    deed: Deed = "ability" if isinstance(ability, Activated) else ""
    one.paid = yield from do_what_is_required(game, one.player, one.card, steps, deed)


def pay_for_judgment(game: Game, one: Announcement, number: str) -> Procedure:
    """Everything required for a judgment is paid or done."""
    steps = with_x(one.price, max(0, one.x))
    one.paid = yield from do_what_is_required(game, one.player, one.card, steps, "judgment")


def finish_ability(game: Game, one: Announcement, number: str) -> Procedure:
    """The ability waits on the chase."""
    note_answer(game, one.player)
    pending = one.pending(game)
    if isinstance(one.printed, Activated) and is_will_ability(one.printed):
        yield from resolve_at_once(game, pending)
        return
    atoms.push(game, pending)
    trigger_on_targets(game, pending)


COSTS = ((ADDED, "903.2c"), (INSTEAD, "903.2c"), (MORE, "903.2c"))
SIDE = Action("side", choose_side, lambda game, one: cast(ForceCard, game.state.cards[one.card]).shifts)
CHOICES = (
    (MODES, "903.2e"),
    (DETERMINED_X, "903.2f-iii"),
    (NAMED_X, "903.2f", "203.5b"),
    (TARGETS, "903.2g", "903.2g-iii"),
    (DIVISION, "903.2h", "903.2h-i", "903.2h-ii"),
)
"""What is chosen for cards and abilities alike, between announcing them and paying for them."""

CARD = Order(
    stages=stages(
        "fow8",
        (SIDE, "903.2b"),
        *COSTS,
        (Action("chase", put_on_chase), "903.2d", "903.2d-i", "1115.2"),
        *CHOICES,
        (PRICE, "903.2i-iv", "903.2i-v"),
        (Action("payment", pay_for_card), "903.2j"),
        (Action("played", finish_card), "903.2k", "803.6"),
    ),
    clause="903.2",
    texts=texts_of_card,
    ways=ways_of_card,
    prices=prices_of_card,
    varies=lambda price: price.x > 0,
    can_pay=can_pay_for_card,
)
"""How cards are played."""

PAYING = (
    (PRICE, "903.2i-iv", "903.2i-v"),
    (Action("payment", pay_for_ability), "903.2j", "204.2", "905.2a"),
    (Action("chase", finish_ability), "903.2d", "803.6"),
)
ABILITY = Order(
    stages=stages("fow8", *COSTS, *CHOICES, *PAYING),
    clause="903.2",
    of_abilities=True,
    ways=ways_of_ability,
    prices=costs_of_ability,
    varies=has_x,
    can_pay=can_pay_for_ability,
)
"""How activate abilities are played (905.2b)."""

AUTOMATIC = Order(
    stages=stages(
        "fow8",
        (AIMLESS, "906.6"),
        (AGREEMENT, "906.6"),
        *COSTS,
        *CHOICES,
        *PAYING,
    ),
    of_abilities=True,
    ways=ways_of_ability,
    prices=costs_of_ability,
    varies=has_x,
    can_pay=can_pay_for_ability,
)
"""How automatic abilities that have triggered are played.

JUDGEMENT: players cannot choose not to play them (906.6), but in the language a cost may be optional; an
ability whose cost is not paid is not played.
"""

TEXT = Order(stages=stages("fow8", (AIMLESS, "906.6"), *CHOICES), clause="903.2", of_abilities=True)
"""What is decided for a text that costs nothing by itself, such as a [Break] ability."""

JUDGED = Order(
    stages=stages(
        "fow8",
        *CHOICES,
        (ONE_PRICE, "903.2i-v"),
        (Action("payment", pay_for_judgment), "903.2j"),
    ),
    of_abilities=True,
    prices=lambda game, one: (one.own,),
    varies=has_x,
    can_pay=can_pay_for_ability,
)
"""How a judgment is played; nothing changes its price here."""


@clause("fow8", "903.2")
def play(
    game: Game, player: PlayerId, card: CardId, free: bool = False, waited: Pending | None = None
) -> Procedure:
    """Play a card: make all its choices in the order of the book, then pay and do what is required.

    A card that triggered speaks of what it `waited` for.
    """
    printed = cast(ForceCard, game.state.cards[card]).spell
    yield from announce(game, CARD.begin(game, player, card, printed, waited=waited, own=free))


@clause("fow8", "707.2", "903.2")
def use(game: Game, player: PlayerId, card: CardId, place: int) -> Procedure:
    """Play an activate ability: make its choices and pay its cost; it waits on the chase."""
    yield from announce(game, ABILITY.begin(game, player, card, now(game, card).activated[place]))


def can_play(
    game: Game, player: PlayerId, card: CardId, *, free: bool = False, waited: Pending | None = None
) -> bool:
    """Return whether a player could play a card in some way now, with its targets and requirements."""
    if not has_what_is_required(game, player, card):
        return False
    printed = cast(ForceCard, game.state.cards[card]).spell
    one = CARD.begin(game, player, card, printed, waited=waited, own=free)
    return any(_can_play_side(game, side) for side in _sides(game, one))


def may_play(game: Game, player: PlayerId, card: CardId, definition: ForceCard) -> bool:
    """Return whether a player can play a card in any way, paying for it and finding its targets."""
    if definition.plain and not changes_costs(game):
        known = budget_for(game, player, "card", card)
        return known.covers(price_here(game, card)) and has_targets(game, player, card, definition)
    return can_play(game, player, card)


def has_targets(game: Game, player: PlayerId, card: CardId, definition: ForceCard) -> bool:
    """Return whether a card has the targets that its own text needs (903.2g)."""
    return definition.spell is None or can_aim(game, player, card, definition.spell)


def can_aim(game: Game, player: PlayerId, card: CardId, text: Spell) -> bool:
    """Return whether a text that costs nothing by itself has its targets and modes."""
    return can_announce(game, TEXT.begin(game, player, card, text))


def can_use(game: Game, player: PlayerId, card: CardId, ability: Activated) -> bool:
    """Return whether an activate ability has its targets and modes, and can be paid for."""
    return can_announce(game, ABILITY.begin(game, player, card, ability))
