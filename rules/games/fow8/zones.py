"""The zones of Force of Will (chapter 300), and the differences between its two rulebooks in play."""

from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rules.engine import atoms
from rules.engine.asks import Ask, Option, Procedure
from rules.engine.aspects import CONTROL, EFFECTS, lying
from rules.engine.cache import cached_until
from rules.engine.facts import Fact
from rules.engine.ids import CardId, PlayerId
from rules.engine.objects import arrival
from rules.engine.ruleset import Ruleset
from rules.engine.zones import Zone, ZonePlan, kind_of

if TYPE_CHECKING:
    from rules.engine.game import Game
    from rules.engine.pending import Pending
    from rules.games.fow8.definitions import ForceCard

MAIN, STONES, HAND, FIELD, RULER, GRAVEYARD, STANDBY, REMOVED, CHASE, SIDE, LIFEBREAK = range(11)
ITEM, EXTRA, RUNE, REVEALED, STORIES = range(11, 16)

IN_PLAY = lying(FIELD, RULER, ITEM, EXTRA)
"""The areas in which cards are in play.

The magic stone and coin areas of 5.01 have the indexes of 8.01's item area and extra deck; in 8.01 the extra
deck does not change during a game.
"""
FIELD_CARDS = lying(FIELD) | CONTROL | EFFECTS
"""Which cards are in the field, who controls them, and what is printed on them."""

ZONES = ZonePlan(
    (
        Zone("main deck", "304.2", "nobody", ordered=True, searched=True),
        Zone("magic stone deck", "305.2", "nobody", ordered=True, searched=True),
        Zone("hand", "306.2", "owner", laid="any"),
        Zone("field", "307.2", shared=True, group="field"),
        Zone("ruler area", "308.2", group="field", turned="owner"),
        Zone("graveyard", "309.2", ordered=True, laid="any"),
        Zone("standby area", "310.2", "owner", ordered=True, laid="any"),
        Zone("removed area", "311.2", laid="any"),
        Zone("chase area", "312.2", shared=True, ordered=True, laid="never"),
        Zone("sideboard", "317.1b", "owner", laid="never"),
        Zone("lifebreak area", "1415.1a-i", "nobody", ordered=True, laid="never"),
        # A text that names no area means cards in the field and the ruler areas (201.5, 307.4a).
        Zone("item area", "313.2", group="item", only_named=True),
        Zone("extra deck", "314.2", "owner"),
        Zone("rune area", "315.2", "owner"),
        Zone("revealed runes", "711.2a", laid="never"),
        Zone("revealed stories", "1133.2", laid="never"),
    ),
    told=("magic stone",),
)

SECTION_ZONES = {
    "ruler": RULER,
    "main": MAIN,
    "stone": STONES,
    "extra": EXTRA,
    "rune": RUNE,
    "sideboard": SIDE,
}
"""The zone in which the cards of each deck section start the game."""
ASIDE = frozenset({"sideboard"})
"""The sections that take no part in a game unless an effect brings their cards in."""

Doing = Callable[["Game", PlayerId, Option], Procedure]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Book(Ruleset):
    """A rulebook of Force of Will: the differences between its editions, as data and functions.

    `stone_zone` is where called stones go, `source_zones` where will may come from. `fights` says whether a
    card with these characteristics can attack, be attacked or block. `fall` moves a destroyed J-ruler.
    `pierce` returns how much of the damage of a blocked attacker with Pierce the blocker takes. `from_hand`
    says whether a card may be played from hand, at main timing or not, `stands_by` whether one may be put
    into the standby area, `ready` whether one there may be played. `more` lists further options, at main
    timing or not, and `does` carries them out by their verb. `play_card` plays a card, paying for it or not,
    `play_triggered` one that triggered. `destination` returns where a card that an effect would put somewhere
    goes, and whether to the bottom. `rests_to_call` lists the cards that can be rested to call a stone.
    `keeps_effects` says whether effects on a card being played stay on it in the chase area.
    """

    stone_zone: int
    source_zones: tuple[int, ...]
    fights: Callable[["ForceCard"], bool]
    fall: Callable[["Game", CardId], None]
    pierce: Callable[["Game", CardId, CardId, int], Generator[Ask, Option, int]]
    from_hand: Callable[["ForceCard", bool], bool]
    stands_by: Callable[["ForceCard"], bool]
    ready: Callable[["Game", PlayerId, CardId], bool]
    rests_to_call: Callable[["Game", PlayerId], list[CardId]]
    more: Callable[["Game", PlayerId, bool], list[Option]]
    play_card: Callable[["Game", PlayerId, CardId, bool], Procedure]
    play_triggered: Callable[["Game", "Pending"], Procedure]
    destination: Callable[["Game", CardId, int, bool], tuple[int, bool]]
    does: dict[str, Doing] = field(default_factory=dict)
    keeps_effects: bool = True


def book(game: "Game") -> Book:
    """Return the rulebook a game is played by."""
    rules: Book = game.rules  # type: ignore[assignment]
    return rules


@cached_until(FIELD_CARDS)
def fielded(game: "Game", player: PlayerId) -> list[CardId]:
    """Return the cards in the field that a player controls (307.2, 105.3)."""
    state = game.state
    if not game.rules.zones.kinds[FIELD].shared:
        return state.zone(FIELD, player)
    instances = state.instances
    return [card for card in state.zone(FIELD) if instances[card].controller == player]


def is_fielded(game: "Game", card: CardId) -> bool:
    """Return whether a card is in the field."""
    return kind_of(game.state.where[card]) == FIELD


STOOD_BY = "stood by"
"""The kind of fact stored for a card that stood by this turn."""


def stood_by(game: "Game", card: CardId) -> Fact:
    """Return the fact that a card was put into the standby area, as the object it is there."""
    return Fact(STOOD_BY, card, arrival=arrival(game.state, card))


def stood_by_this_turn(game: "Game", player: PlayerId, card: CardId) -> bool:
    """Return whether a player put a card into the standby area this turn."""
    return stood_by(game, card) in game.state.players[player].turn_facts


ANSWERED = "answered"
"""The count of spells and abilities that a non-turn player has played in a battle (803.6)."""


def note_answer(game: "Game", player: PlayerId) -> None:
    """Count a spell or an ability that a player played in the other player's battle."""
    state = game.state
    if player != state.active and state.players[state.active].turn_counts.get("battle"):
        atoms.note(game, player, ANSWERED)


MAIN_STEP = 3
"""The index of the main phase in the turn plan."""


def is_main_timing(game: "Game", player: PlayerId) -> bool:
    """Return whether it is main timing: the turn player's main phase, no battle, an empty chase (701.2)."""
    state = game.state
    if player != state.active or state.step != MAIN_STEP or state.pending:
        return False
    return not state.players[player].turn_counts.get("battle")
