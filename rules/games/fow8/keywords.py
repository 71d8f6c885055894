"""What the keywords of Force of Will do in play (chapter 1100)."""

from collections.abc import Generator

from rules.engine import atoms
from rules.engine.asks import Ask, Option
from rules.engine.aspects import KEYWORDS, MAY
from rules.engine.clauses import clause
from rules.engine.definition import Definition
from rules.engine.filters import matches
from rules.engine.game import Game
from rules.engine.ids import NO_CARD, CardId, PlayerId, Target
from rules.engine.layers import characteristics, leaves_alone, reaches_beyond, statics
from rules.engine.pending import Pending
from rules.engine.restrictions import NOBODY, is_allowed, is_forbidden, is_forced
from rules.engine.targets import as_target
from rules.engine.triggers import moment
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords_meanings import (
    ATTACK,
    BE_BLOCKED,
    BE_DESTROYED,
    BE_TARGETED,
    BLOCK,
    REST_AT_ONCE,
)
from rules.games.fow8.zones import book
from rules.language.abilities import KeywordAbility, Triggered
from rules.language.amounts import EventAmount
from rules.language.effects import ChangeLife, Destroy, Do
from rules.language.events import DealsDamage
from rules.language.filters import All, Controlled, Filter, InZone, Other
from rules.language.references import Subject, This

CAME = "came into the field"
"""The mark of a card that came into the field this turn without being a new card: a J-ruler."""
ASTRAL = "astral"

FROM_HAND = "played from hand"
"""The note of a card played from hand, and the mark of one that came into the field that way."""
AS_PLAYED = "entered as played"
"""The mark of a card that an effect put into the field in a way that counts as playing it."""
REMNANT = "Remnant"
PLAYER_BARRIER = "barrier of the player"
"""The keyword that protects its controller from all or some spells and abilities (1120.4, 1120.5)."""

EXPLODE = Triggered(DealsDamage(), Do((Destroy(Subject()), Destroy(This()))), clause="1105.2")
BANE = Triggered(DealsDamage(), Destroy(Subject()), clause="1138.2")
DRAIN = Triggered(DealsDamage(), ChangeLife(EventAmount()), clause="1135.2")


FIGHTERS = frozenset({"resonator", "j-ruler"})


def is_calm(game: Game) -> bool:
    """Return whether no effect changes any card, so that all are as printed except for counters."""
    return not game.state.lasting and not game.static


def now(game: Game, card: CardId) -> ForceCard:
    """Return what a card in play is now; for an unchanged card, its printed definition at once."""
    state = game.state
    if not state.lasting and not game.static:
        printed: ForceCard = state.cards[card]  # type: ignore[assignment]
        instance = state.instances.get(card)
        if printed.even and (instance is None or not instance.counters):
            return printed
    return characteristics(game, card)  # type: ignore[return-value]


def as_played(game: Game, card: CardId, side: ForceCard) -> ForceCard:
    """Return a side of a card not in play, with the keywords that effects change there."""
    if side.faces[0] is not side or not reaches_beyond(game, KEYWORDS):
        return side
    return now(game, card)


def controller_of(game: Game, card: CardId) -> PlayerId:
    """Return who controls a card in play, otherwise its owner."""
    instance = game.state.instances.get(card)
    return game.state.owners[card] if instance is None else instance.controller


def is_fighter(definition: Definition) -> bool:
    """Return whether a card is a resonator or J-ruler (201.2a)."""
    return not FIGHTERS.isdisjoint(definition.types)


def came_this_turn(game: Game, card: CardId) -> bool:
    """Return whether a player has not controlled a card since the beginning of the turn (803.3a).

    JUDGEMENT: a J-ruler is the card that was the ruler (302.3), so it was controlled all the time.
    """
    return game.state.instances[card].entered >= game.state.turn


@clause("fow8", "1107.2")
def is_swift(game: Game, card: CardId, action: str) -> bool:
    """A J/resonator with Swiftness can attack and rest for its abilities in the turn it came."""
    return is_allowed(game, card, action)


def may_rest_for_ability(game: Game, card: CardId, definition: ForceCard) -> bool:
    """Return whether a card may be rested as a cost; a J/resonator must have been in the field (905.3)."""
    if not definition.fights:
        return True
    instance = game.state.instances[card]
    if instance.entered < game.state.turn and CAME not in instance.marks:
        return True
    return is_swift(game, card, REST_AT_ONCE)


@clause("fow8", "1103.2")
def has_precision(game: Game, card: CardId, target: Target) -> bool:
    """A J/resonator with Precision can attack recovered ones."""
    return is_allowed(game, card, ATTACK, target)


@clause("fow8", "1106.2")
def can_block(game: Game, blocker: CardId, attacker: CardId) -> bool:
    """An attacker with Flying can be blocked only by one with Flying; effects may restrict other blocks."""
    return not (
        is_forbidden(game, attacker, BE_BLOCKED, blocker) or is_forbidden(game, blocker, BLOCK, attacker)
    )


@clause("fow8", "1104.2")
def strikes_first(game: Game, card: CardId) -> bool:
    """An attacker with First Strike deals its damage before all others."""
    return "First Strike" in now(game, card).keywords


def must_attack(game: Game, card: CardId, target: Target = NOBODY) -> bool:
    """Return whether a card must attack if it can, or must attack this card or player."""
    state = game.state
    if leaves_alone(game, KEYWORDS | MAY) and "Bloodlust" not in state.cards[card].keywords:
        return False
    return bloodlust(game, card, target)


@clause("fow8", "1123.2", "712.2")
def bloodlust(game: Game, card: CardId, target: Target) -> bool:
    """A card with Bloodlust attacks if it can."""
    return is_forced(game, card, ATTACK, target)


@clause("fow8", "1139.2", "1010.3", "1417.1")
def is_eternal(game: Game, card: CardId) -> bool:
    """A card with Eternal cannot be destroyed, by an effect or by a rule process."""
    return is_forbidden(game, card, BE_DESTROYED)


@clause("fow8", "1108.2")
def is_imperishable(game: Game, card: CardId) -> bool:
    """A destroyed J-ruler with Imperishable gets no astral counter and keeps its judgment."""
    return "Imperishable" in now(game, card).keywords


def is_open_to(game: Game, card: CardId, player: PlayerId, source: CardId, wanted: Filter) -> bool:
    """Return whether a card that could be a target can be targeted by what a player controls."""
    if is_shielded(game, card, player, source):
        return False
    if card in game.state.instances:
        return True
    state = game.state
    is_open = game.rules.zones.sight[state.where[card]] == "public" and card not in state.covered
    return is_open or is_plain_to_all(game, wanted)


@clause("fow8", "903.2g-ii")
def is_plain_to_all(game: Game, wanted: Filter) -> bool:
    """A card that not everyone sees can be a target only if the filter depends on nothing printed on it."""
    parts = wanted.parts if isinstance(wanted, All) else (wanted,)
    return all(isinstance(part, InZone | Controlled | Other) for part in parts)


@clause("fow8", "1120.2", "1120.3")
def is_shielded(game: Game, card: CardId, player: PlayerId, source: CardId) -> bool:
    """A card with Barrier cannot be targeted by what another player controls, or by only some of that."""
    return is_forbidden(game, card, BE_TARGETED, as_target(player)) or is_forbidden(
        game, card, BE_TARGETED, source
    )


@clause("fow8", "1120.4", "1120.5")
def is_player_shielded(game: Game, target: PlayerId, player: PlayerId, source: CardId) -> bool:
    """A player with Barrier cannot be targeted by what another player controls, or by only some of that."""
    if target == player:
        return False
    return any(
        isinstance(one, KeywordAbility)
        and one.keyword == PLAYER_BARRIER
        and (
            one.filter is None
            or matches(game, source, characteristics(game, source), one.filter, target, card)
        )
        for card, one in statics(game)
        if controller_of(game, card) == target
    )


def capacity(game: Game, card: CardId) -> int:
    """Return a J/resonator's DEF minus the damage on it (1102.2a)."""
    return now(game, card).stats[1] - game.state.instances[card].damage


def trigger_on_damage(game: Game, source: CardId, victim: CardId, amount: int, *, combat: bool) -> None:
    """Trigger a source's keywords that act after it dealt damage (1105, 1135, 1138).

    `victim` is -1 for a player. Damage of 0 triggers nothing.
    """
    if amount <= 0 or source not in game.state.instances:
        return
    definition = now(game, source)
    if not definition.keywords:
        return
    if victim >= 0 and "Bane" in definition.keywords:
        wait(game, source, BANE, victim, amount)
    if combat and victim >= 0 and "Explode" in definition.keywords and _explodes(game, definition, victim):
        wait(game, source, EXPLODE, victim, amount)
    if "Drain" in definition.keywords:
        wait(game, source, DRAIN, victim, amount)


@clause("fow8", "1105.2", "1105.3")
def _explodes(game: Game, definition: ForceCard, victim: CardId) -> bool:
    """Explode is for a resonator against a resonator; a J-ruler neither explodes nor is blown up."""
    return "resonator" in definition.types and "resonator" in now(game, victim).types


def wait(
    game: Game, source: CardId, ability: Triggered, event_card: CardId = NO_CARD, amount: int = 0
) -> None:
    """Make an automatic ability of a card in play wait to be played (906.4)."""
    controller = game.state.instances[source].controller
    book(game).trigger(
        game,
        Pending(controller, source, atoms.stamp(game), ability, event_card=event_card, amount=amount),
    )


@clause("fow8", "1122.2", "1118.2")
def put_mana(game: Game, card: CardId) -> None:
    """A card with Mana or Limit starts with that many mana or limit counters."""
    for kind, count in now(game, card).arrives_with:
        atoms.put_counters(game, card, kind, count)


@clause("fow8", "1102.2", "1102.2b", "1102.2c")
def pierce(game: Game, attacker: CardId, blocker: CardId, amount: int) -> Generator[Ask, Option, int]:
    """A blocked attacker's damage is assigned in hundreds; the blocker first gets what it can take."""
    least = max(capacity(game, blocker), 0)
    options = [Option("assign", blocker, taken) for taken in range(least, amount + 1, 100)]
    chosen = yield Ask(game.state.instances[attacker].controller, "pierce", "1102.2b", options, attacker)
    return chosen.other


def turn_moment(game: Game, what: str) -> None:
    """Trigger automatic abilities at a moment of the turn player's turn or battle."""
    moment(game, what, game.state.active)
