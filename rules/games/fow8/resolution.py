"""How entries on the chase resolve in Force of Will (903.3): judgments, abilities and cards."""

from dataclasses import replace
from typing import cast

from rules.engine import atoms
from rules.engine.announcing.resolution import is_wanted
from rules.engine.announcing.targets import still_legal
from rules.engine.asks import Procedure
from rules.engine.atoms.moves import TOKEN
from rules.engine.clauses import clause
from rules.engine.conditions import holds_at
from rules.engine.context import Context, resolution_context
from rules.engine.game import Game
from rules.engine.ids import CardId, PlayerId, Target, as_card
from rules.engine.pending import Pending
from rules.engine.perform import perform
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of, place_of
from rules.games.fow8.announcement_actions import UNFOLDING
from rules.games.fow8.announcement_sources import cover_source
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import CAME, FROM_HAND
from rules.games.fow8.legal_actions import PERMANENTS
from rules.games.fow8.mechanics.keyword_costs import JUDGMENT
from rules.games.fow8.mechanics.lifebreak import BREAK
from rules.games.fow8.movement import arrive
from rules.games.fow8.movement_zones import NOWHERE, goes, put, send
from rules.games.fow8.nodes import Judges, Summoned
from rules.games.fow8.verbs import leave_chase_for, left_for, vanish
from rules.games.fow8.zones import CHASE, FIELD, GRAVEYARD, RULER, is_fielded
from rules.language.abilities import Announceable, Resolvable, Triggered
from rules.language.events import Enters

X_PAID = "x"
"""The key under which the X paid for a J-ruler's judgment is stored."""


@clause("fow8", "1304.5a", "1304.5b", "1304.5a-i")
def unfold(game: Game, player: PlayerId, card: CardId) -> None:
    """A J-ruler in its first form turns into its second form in place, if it is still there."""
    instance = game.state.instances.get(card)
    if instance is None or instance.controller != player or not is_fielded(game, card):
        return
    atoms.turn_face(game, card, 2)
    trigger_on(game, Judges, card)


@clause("fow8", "302.3", "705.3a", "705.3a-i", "903.2f-ii")
def become_j_ruler(game: Game, player: PlayerId, ruler: CardId, x: int = 0) -> Procedure:
    """A ruler still in the ruler area goes to the field, J-ruler side up, as the same card."""
    state = game.state
    if state.where[ruler] != place_of(RULER, player) or len(state.cards[ruler].faces) < 2:
        return
    origin = state.where[ruler]
    atoms.move(game, ruler, FIELD, controller=player)
    atoms.turn_face(game, ruler, 1)
    atoms.mark(game, ruler, CAME)
    if x:
        remember_x(game, ruler, x)
    trigger_on(game, Judges, ruler)
    yield from arrive(game, ruler, origin)


@clause("fow8", "903.2f-ii")
def remember_x(game: Game, ruler: CardId, x: int) -> None:
    """The X paid for the judgment is the X of the texts on the J-ruler side."""
    atoms.set_numbers(game, ruler, X_PAID, (x,))


def resolve(game: Game, pending: Pending) -> Procedure:
    """Resolve the top of the chase: a judgment, an ability or a card (903.3)."""
    if pending.note == UNFOLDING:
        unfold(game, pending.controller, pending.card)
    elif pending.note == JUDGMENT:
        yield from become_j_ruler(game, pending.controller, pending.card, pending.choices.x)
    elif pending.ability is not None:
        yield from resolve_ability(game, pending)
    else:
        yield from resolve_card(game, pending)


@clause("fow8", "903.3a", "302.3")
def legal_now(game: Game, pending: Pending, text: Resolvable | None) -> tuple[Target, ...]:
    """Effects ignore targets that are no longer legal.

    A target that moved since it was chosen is another card, and no longer a target.
    """
    return still_legal(game, pending, text, "903.3a", anew=True)


@clause("fow8", "707.3", "903.3b", "905.2a", "906.10", "1415.1d-iii")
def resolve_ability(game: Game, pending: Pending) -> Procedure:
    """Apply the effect of an ability, wherever its card is by now."""
    ability = pending.ability
    assert ability is not None, "only abilities are resolved here"
    text = pending.choices.text or ability
    targets = legal_now(game, pending, text)
    choices = pending.choices
    if not choices.x and (x := x_of(game, pending.card)):
        choices = replace(choices, x=x)
    at = resolution_context(game, pending, "903.3b", targets, choices)
    condition = ability.condition if isinstance(ability, Triggered) else None
    is_met = condition is None or holds_at(game, condition, at)
    if is_met and (yield from is_wanted(game, pending, "903.3b")):
        yield from perform(game, text.effect, at)
    cover_source(game, pending.card)
    if pending.note == BREAK:
        yield from send(game, pending.card, GRAVEYARD)


def x_of(game: Game, card: CardId) -> int:
    """Return the X paid for a J-ruler's judgment (903.2f-ii)."""
    instance = game.state.instances.get(card)
    return 0 if instance is None else sum(instance.numbers_of(X_PAID))


def resolve_card(game: Game, pending: Pending) -> Procedure:
    """Put a resonator, addition or regalia into the field; do what a chant says."""
    definition = cast(ForceCard, game.state.cards[pending.card])
    spell = pending.choices.text or definition.spell
    targets = legal_now(game, pending, spell) if pending.targets else ()
    if not definition.types & PERMANENTS:
        yield from resolve_chant(game, pending, spell, targets)
    elif "addition" in definition.types and targets and targets[0] < 0:
        yield from leave_chase_for(game, pending, GRAVEYARD)
    else:
        yield from come_into_field(game, pending, definition, targets)


@clause("fow8", "702.3", "1006.2", "1109.2", "1406.2b")
def come_into_field(
    game: Game, pending: Pending, definition: ForceCard, targets: tuple[Target, ...]
) -> Procedure:
    """The card comes into the field under its controller's control, an addition onto its target.

    JUDGEMENT: so does one played by Remnant; the keyword's clause removes only what would go from the chase
    to another area, and the field is where such a card belongs.
    """
    card, origin = pending.card, game.state.where[pending.card]
    where = yield from goes(game, card, FIELD, (Enters,), player=pending.controller)
    if where != FIELD:
        leave_chase(game, pending, where)
        return
    atoms.move(game, card, FIELD, controller=pending.controller)
    if "addition" in definition.types and targets:
        atoms.attach(game, card, as_card(targets[0]))
    if FROM_HAND in pending.choices.ways:
        atoms.mark(game, card, FROM_HAND)
    text = pending.choices.text
    if text is not None:
        at = Context(pending.controller, card, "702.3", targets, choices=pending.choices)
        yield from perform(game, text.effect, at)
    yield from arrive(game, card, origin, pending.choices)
    if "resonator" in definition.types:
        is_summoned(game, card)


def leave_chase(game: Game, pending: Pending, kind: int) -> None:
    """Put a card that was to come into the field elsewhere: where it is to go, or the graveyard."""
    if kind_of(game.state.where[pending.card]) != CHASE:
        return
    if TOKEN in game.state.cards[pending.card].marks:
        vanish(game, pending.card)
    else:
        put(game, pending.card, left_for(game, pending, GRAVEYARD) if kind == NOWHERE else kind)


@clause("fow8", "1006.2")
def is_summoned(game: Game, card: CardId) -> None:
    """Only a resonator that comes into the field by resolving is summoned."""
    trigger_on(game, Summoned, card)


@clause("fow8", "703.3")
def resolve_chant(
    game: Game, pending: Pending, spell: Announceable | None, targets: tuple[Target, ...]
) -> Procedure:
    """A chant does what its text says and goes to its owner's graveyard."""
    if spell is not None:
        at = resolution_context(game, pending, "703.3", targets)
        yield from perform(game, spell.effect, at)
    yield from leave_chase_for(game, pending, GRAVEYARD)
