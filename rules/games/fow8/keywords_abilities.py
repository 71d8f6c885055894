"""Keywords of Force of Will that come before a text of the card's own (1109 to 1137), as abilities."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from rules.games.fow8.definitions import (
    ATTRIBUTES,
    REQUIRED,
    SHIFT,
    WILLS,
    ForceCard,
)
from rules.games.fow8.definitions_texts import AUTOMATIC_CARD
from rules.games.fow8.keywords_meanings import BE_TARGETED
from rules.games.fow8.nodes import AddTo
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, KeywordAbility, Static, Triggered, Way
from rules.language.amounts import Rolled, Tallied
from rules.language.changes import Restrict
from rules.language.conditions import AllHold, AnyHolds, Compare, Condition, Fails, Is, There
from rules.language.costs import FREE, Cost, PutAway, PutThisAway
from rules.language.events import AnyEvent, Enters, Event, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import Controlled, Filter, HasCounters
from rules.language.references import Target, This
from rules.language.restrictions import Cannot

EVOLUTION = "evolution"
STEALTH = "stealth"
BESTOW = "bestow"
MAIN_TIMING_ONLY = frozenset({BESTOW, SHIFT})
"""Names of abilities that can be played at main timing only (1117.2, 1121.2)."""


SEAL_RELEASED = "seal released"
RESONATOR = frozenset({"resonator"})
STONE = frozenset({"magic stone"})


def incarnation(*attributes: Iterable[str]) -> Ability:
    """Instead of paying for it, banish one resonator of each of these attributes (1110.2)."""
    given = tuple(
        cards(zones=("field",), whose="you", types=RESONATOR, attributes=frozenset(one)) for one in attributes
    )
    return Way(
        cost=Cost((*(PutAway(one) for one in given),)), instead=True, name="incarnation", clause="1110.2"
    )


def torrent(ability: Ability) -> Ability:
    """A text that the card has if its player has played another card this turn (1124.2)."""
    return replace(ability, when=Compare(Tallied("played"), ">=", 1), clause="1124.2")


def seal(
    number: int,
    ability: Ability,
    released: str = SEAL_RELEASED,
    zones: tuple[str, ...] = ("field", "magic stone area"),
) -> Ability:
    """A text that the card has with enough magic stones, or once the seal is released (1128.2, 1128.4).

    `zones` are those in which an edition has its stones.
    """
    stones = cards(zones=zones, whose="you", types=STONE)
    enough = AnyHolds((There(stones, number), Compare(Tallied(released, span="game"), ">=", 1)))
    return replace(ability, when=enough, clause="1128.2")


def null(ability: Ability) -> Ability:
    """A text that the card has while its player has no other card in hand (1134.2)."""
    none = There(cards(zones=("hand",), whose="you", other=True), 0, 0)
    return replace(ability, when=none, clause="1134.2")


def rune(needed: str | int, ability: Ability) -> Ability:
    """A text that the card has with enough revealed runes, or with runes for these wills (1137.2)."""
    if isinstance(needed, int):
        return replace(ability, when=_runes(needed), clause="1137.2")
    counts = {letter: needed.count(letter) for letter in dict.fromkeys(needed)}
    each = tuple(_runes(count, ATTRIBUTES[WILLS.index(letter)]) for letter, count in counts.items())
    return replace(ability, when=AllHold(each), clause="1137.2")


def _runes(count: int, attribute: str = "") -> Condition:
    of = frozenset({attribute} if attribute else ())
    return There(cards(zones=("revealed runes",), whose="you", attributes=of), count)


def legend(number: int, ability: Ability) -> Ability:
    """A text that the card has with enough revealed story cards in the extra deck (1133.2)."""
    stories = cards(zones=("revealed stories",), whose="you")
    return replace(ability, when=There(stories, number), clause="1133.2")


def crest(attribute: str, ability: Ability) -> Ability:
    """A text that the card has while its player controls a Magic Crest of the attribute (1131.2).

    Magic Crest is a race of additions.
    """
    of, races = frozenset({attribute}), frozenset({"Magic Crest"})
    crests = cards(zones=("field",), whose="you", attributes=of, races=races)
    return replace(ability, when=There(crests), clause="1131.2")


def stones_of(*stones: str) -> Filter:
    """Return the filter for cards with a magic stone type, including cards treated as one (201.4c)."""
    return cards(zones=("field",), subtypes=_types(stones))


def _types(stones: Iterable[str]) -> frozenset[str]:
    return frozenset([word for stone in stones for word in (stone, f"{stone} magic stone")])


def resonance(stones: Sequence[str], effect: fx.Effect, area: str = "field") -> Triggered:
    """What happens whenever a stone of one of these kinds enters under its player's control (1127.2).

    In the older book stones come into an `area` of their own.
    """
    comes: Event = Enters(both(stones_of(*stones), Controlled("you")))
    if area != "field":
        kind = cards(subtypes=_types(stones), whose="you")
        comes = AnyEvent((comes, Moves(kind, (area,))))
    return Triggered(comes, effect, clause="1127.2")


def inheritance(cost: Cost, effect: fx.Effect) -> Activated:
    """An ability of a card in hand, which is discarded for it (1126.2, 1126.2a)."""
    return Activated(
        effect, Cost((*cost.parts, PutThisAway())), zones=("hand",), only_there=True, clause="1126.2"
    )


def gods_art(name: str, ability: Activated) -> Ability:
    """An ability that may be played once per game, by its name (1112.2)."""
    return replace(ability, name=name, once_a_game=True, clause="1112.2")


def evolution(cost: Cost) -> Ability:
    """An ability that puts an evolution counter on the card if it has none (1116.2)."""
    put = fx.If(Fails(Is(This(), HasCounters(EVOLUTION))), fx.PutCounters(This(), EVOLUTION))
    return Activated(put, cost, clause="1116.2")


def bestow(cost: Cost) -> Ability:
    """Add the addition to a resonator it targets, at main timing, while it is on nothing (1121.2)."""
    return Activated(
        AddTo(Target()),
        cost,
        targets=(cards(zones=("field",), types=RESONATOR),),
        name=BESTOW,
        clause="1121.2",
    )


def barrier(*against: Filter) -> tuple[Ability, ...]:
    """The card cannot be targeted by these spells and abilities of the other player (1120.3)."""
    return tuple(
        Static((Restrict(Cannot(BE_TARGETED, both(Controlled("opponent"), one))),), clause="1120.3")
        for one in against
    )


def required(condition: Condition | None = None, cost: Cost = FREE) -> Ability:
    """The condition or cost for playing a card with Trigger like an activate ability (1416.2b)."""
    return KeywordAbility(keyword=REQUIRED, when=condition, cost=cost, clause="1416.2b")


def is_automatic_card(definition: ForceCard) -> bool:
    """Return whether a card is played only by triggering."""
    return any(one.name == AUTOMATIC_CARD for one in definition.abilities)


def weather(kind: str) -> fx.Remember:
    """The player's weather becomes this kind, and no other (1028.1)."""
    return fx.Remember("weather", forget=("weather",), about=kind)


def force(dice: int, effect: fx.Effect) -> fx.Fix:
    """Roll a number of dice; the effect refers to their total (1023.1)."""
    return fx.Fix(Rolled(dice), effect)
