"""The lines of a position read into cards: `2 Name | tapped | on Other`, or a number of unknown ones."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from rules.arrangements.usual import states_of
from rules.cards import Card
from rules.construction.system import System
from rules.definitions import definitions
from rules.dialects import dialect_of
from rules.engine.arrangement import MOST_IN_ZONE, MOST_NUMBER, Laid
from rules.engine.zones import Zone
from rules.rulesets import ruleset
from rules.spoken import board_words
from rules.systems import system

Copies = tuple[tuple[str, str], ...]
"""Single copies of cards, each with its section and id."""
_COUNTED = re.compile(r"(\d{1,3})\s*[x×]?\s+(\S.*)")
MOST_SUGGESTED = 10
"""For how many lines of a side with unknown names others are looked for, which takes a while."""
_ALONE = re.compile(r"\d{1,3}")
_DAMAGE = re.compile(r"damage (\d{1,6})|(\d{1,6}) damage")
_COUNTERS = re.compile(r"(\d{1,6}) (.+?) counters?")


@dataclass(frozen=True, slots=True)
class BadLine:
    """A line that cannot be laid out: in which seat's zone, its number from 1, and what is wrong with it."""

    seat: int
    zone: str
    number: int
    why: str


class BadLines(ValueError):
    """Lines of a position cannot be laid out; `faults` has all of them."""

    def __init__(self, faults: Sequence[BadLine]) -> None:
        super().__init__("; ".join(f"{one.zone}, line {one.number}: {one.why}" for one in faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, slots=True)
class WrittenSide:
    """A player's part of a position as written: the lines of each zone, and a deck with the other cards."""

    deck: Copies
    zones: Mapping[str, str]
    life: int | None = None
    resources: tuple[int, ...] | None = None


class Lines:
    """Reads the lines of one side."""

    def __init__(self, code: str, seat: int, side: WrittenSide) -> None:
        self.system: System = system(code)
        self.rules, self.seat, self.side = ruleset(code), seat, side
        self.faults: list[BadLine] = []
        self._rested = board_words(code).rested
        self._dialect = dialect_of(code)
        self._used: Counter[str] = Counter()
        self._cards: dict[str, Card] = {}
        self._suggested = 0

    def read(self, zone: Zone) -> tuple[tuple[Laid, ...], int]:
        """Return the cards that lines name, and how many others there are."""
        cards: list[Laid] = []
        unknown = 0
        for number, line in enumerate(self.side.zones[zone.name].splitlines(), 1):
            words = line.strip()
            if not words:
                continue
            try:
                if _ALONE.fullmatch(words):
                    unknown += self._unknown(zone, words)
                else:
                    cards += self._line(zone, words)
                if len(cards) + unknown > MOST_IN_ZONE:
                    raise ValueError(f"that is more than {MOST_IN_ZONE} cards in the {zone.name}")
            except ValueError as error:
                self.faults.append(BadLine(self.seat, zone.name, number, str(error)))
                if len(cards) + unknown > MOST_IN_ZONE or number >= MOST_IN_ZONE:
                    break
        self._used.update(one.card for one in cards)
        return tuple(cards), unknown

    def lacking(self) -> Iterable[tuple[str, str]]:
        """Return the copies that the deck does not have."""
        left = self._used - Counter(card for _, card in self.side.deck)
        return [(self.system.place(self._cards[card]), card) for card in left.elements()]

    def _unknown(self, zone: Zone, words: str) -> int:
        if zone.laid != "any":
            raise ValueError(f"“{words}” is only a number; the {zone.name} needs the names of cards")
        return int(words)

    def _line(self, zone: Zone, words: str) -> list[Laid]:
        name, *states = (part.strip() for part in words.split("|"))
        count, card = self._counted(name, self._section(zone))
        laid = Laid(card.id)
        if states and not zone.group:
            raise ValueError(f"“{states[0][:40]}” goes only with a card in play, not in the {zone.name}")
        if zone.group:
            laid = replace(laid, face=self._face(card, name))
        for state in states:
            laid = self._with(laid, state)
        return [laid] * count

    def _section(self, zone: Zone) -> str:
        """Return the section from which the cards of a zone are, where several cards have a name."""
        kinds = {kind: section for section, kind in self.rules.section_zones.items()}
        kind = self.rules.zones.kind(zone.name)
        return zone.section or kinds.get(kind) or kinds[self.rules.deck_zone]

    def _counted(self, words: str, section: str) -> tuple[int, Card]:
        """Return how many copies of which card a line means; a name may begin with a number."""
        counted = _COUNTED.fullmatch(words)
        if counted is None or self.system.catalogue().find(words):
            return 1, self._card(words, section)
        count = int(counted[1])
        if not 1 <= count <= MOST_IN_ZONE:
            raise ValueError(f"“{counted[1]}” copies; a zone has from 1 to {MOST_IN_ZONE} cards")
        return count, self._card(counted[2], section)

    def _card(self, words: str, section: str) -> Card:
        """Return the card that a name, a number or an id means: the deck's own one, if it has one."""
        found = self.system.catalogue().find(words)
        if not found:
            # A card is written with its id where several have its name.
            found = self.system.catalogue().find(words.partition(" ")[0])
            found = tuple(card for card in found if words.partition(" ")[2] in _names(card))
        if not found:
            self._suggested += 1
            names = self.system.catalogue().nearest(words) if self._suggested <= MOST_SUGGESTED else ()
            near = " or ".join(f"“{name}”" for name in names)
            raise ValueError(f"there is no card “{words[:60]}”{f'; perhaps {near}' if near else ''}")
        found = tuple(card for card in found if self.system.place(card) == section) or found
        own = {card for _, card in self.side.deck}
        found = tuple(card for card in found if card.id in own) or found
        if len(found) > 1:
            told = " or ".join(f"“{card.id} {card.name}”" for card in found[:4])
            raise ValueError(f"“{words[:60]}” may be {told}; write it like that")
        self._cards[found[0].id] = found[0]
        return found[0]

    def _face(self, card: Card, words: str) -> int:
        """Return the side that a line names, the front unless it has another side's name."""
        sides = definitions(self.system.code)(card).faces
        for place, side in enumerate(sides):
            if words.endswith(side.name) and side.name != sides[0].name:
                return place
        return 0

    def _with(self, laid: Laid, state: str) -> Laid:
        """Return a card with one more thing said of it."""
        words = state.casefold()
        if words == self._rested:
            return replace(laid, rested=True)
        if words == "new":
            return replace(laid, new=True)
        damage, counters = _DAMAGE.fullmatch(words), _COUNTERS.fullmatch(state)
        if damage and "deal_damage" not in self._dialect.without:
            return replace(laid, damage=self._number(damage[1] or damage[2]))
        if counters and "put_counters" not in self._dialect.without:
            kind = counters[2]
            known = self._dialect.words["counter"]
            if known is not None and kind not in known:
                raise ValueError(f"there are no “{kind[:40]}” counters; there are {', '.join(known)}")
            return replace(laid, counters=(*laid.counters, (kind, self._number(counters[1]))))
        if words.startswith("on "):
            main = self._section(self.rules.zones.kinds[self.rules.deck_zone])
            return replace(laid, on=self._card(state[3:].strip(), main).id)
        raise ValueError(f"“{state[:40]}” says nothing of a card; there are {', '.join(self._states())}")

    def _number(self, digits: str) -> int:
        if not 1 <= int(digits) <= MOST_NUMBER:
            raise ValueError(f"“{digits}” is not a number from 1 to {MOST_NUMBER:,}")
        return int(digits)

    def _states(self) -> list[str]:
        return states_of(self.system.code)


def _names(card: Card) -> set[str]:
    return {card.name, *(face.name for face in card.faces)}
