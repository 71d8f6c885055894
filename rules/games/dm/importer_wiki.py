"""Reads `cockatrice_all_cards.csv`: the Japanese printings under the names of an English wiki.

One row is one printing of one named side. Only a letter after the number says which sides are one card.
"""

import csv
import io
import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote

from rules.cards import Face
from rules.cards.imports import ImportFault, Report, read_source
from rules.games.dm.importer_words import civilizations, keywords, power, text_facts, types_and_marks

FILE = "cockatrice_all_cards.csv"
COLUMNS = ["CardName", "CardEffect", "CardType", "CardRace", "Mana", "Civilization", "Power", "Set", "SetNum"]
FACTS = ("CardType", "CardRace", "Mana", "Civilization", "Power")
LOST_LINK = re.compile(r"^■ (At the )?(End Step|Step#Step \d+ \(\w+\))$|\btooltip\b", re.MULTILINE)


@dataclass(slots=True)
class WikiCard:
    """One name of the wiki: its side or sides, and its printings (set and number as in the source)."""

    name: str
    printed_type: str
    faces: tuple[Face, ...]
    places: list[tuple[str, str]] = field(default_factory=list)


def read_wiki(folder: Path, report: Report) -> dict[str, WikiCard]:
    """Return the wiki's cards by cleaned name; raises ImportFault naming the file and line."""
    text = read_source(folder, FILE).decode("utf-8-sig")
    reader = csv.DictReader(io.StringIO(text))
    missing = [column for column in COLUMNS if column not in (reader.fieldnames or ())]
    if missing:
        raise ImportFault(f"{FILE}: has no column {missing[0]!r}")
    cards: dict[str, WikiCard] = {}
    first: dict[str, dict[str, str]] = {}
    seen: Counter[tuple[str, str, str]] = Counter()
    for row in reader:
        where = f"{FILE} line {reader.line_num}"
        name = clean_name(row["CardName"])
        if name not in cards:
            first[name] = row
            cards[name] = _card(name, row, where, report)
        for fact in FACTS:
            if row[fact] != first[name][fact]:
                report.note("wiki printings of one card that differ", f"{name}: {fact}, first kept ({where})")
        place = (row["Set"].strip(), row["SetNum"].strip())
        seen[name, *place] += 1
        if seen[name, *place] == 1:
            cards[name].places.append(place)
        else:
            report.note("printing listed twice", f"{name}: {place[0]} {place[1]}")
    return cards


def clean_name(name: str) -> str:
    """Return a wiki page's name without what its address added: percent codes, a trailing “(card)”.

    >>> clean_name("Torch %3D Totorot, Evil Light"), clean_name("Leo (card)")
    ('Torch = Totorot, Evil Light', 'Leo')
    """
    return unquote(name).removesuffix(" (card)").strip()


def _card(name: str, row: dict[str, str], where: str, report: Report) -> WikiCard:
    if name != row["CardName"]:
        report.note("wiki name with an address's codes, cleaned", f"{row['CardName']} is {name}")
    if LOST_LINK.search(row["CardEffect"]):
        report.note("text in which a link replaced the ability", name)
    if not row["CardEffect"].strip():
        report.note("wiki text left blank in the source", name)
    if row["CardType"] == "Twinpact":
        return WikiCard(name, row["CardType"], _twinpact(name, row, where, report))
    types, marks = types_and_marks(row["CardType"], where)
    if not types:
        report.note("card of no known type", name)
    values, sign = power(row["Power"], where)
    face = Face(
        name=name,
        types=types,
        marks=(*marks, *sign),
        cost=row["Mana"],
        total_cost=_cost(row, where),
        attributes=civilizations(row["Civilization"].split("/"), where),
        races=_races(row),
        values={**values, **text_facts(row["CardEffect"].strip() or None, [])},
        keywords=keywords(row["CardEffect"], []),
    )
    return WikiCard(name, row["CardType"], (face,))


def _cost(row: dict[str, str], where: str) -> int | None:
    if row["Mana"] and not row["Mana"].isdigit():
        raise ImportFault(f"{where}: {row['Mana']!r} is no cost")
    return int(row["Mana"]) if row["Mana"] else None


def _races(row: dict[str, str]) -> tuple[str, ...]:
    return tuple(race for race in row["CardRace"].split("/") if race)


def _twinpact(name: str, row: dict[str, str], where: str, report: Report) -> tuple[Face, ...]:
    """Return the whole card under the joined name (808.4), then its creature half and its spell half.

    JUDGEMENT: the source gives one cost and no types for the halves. Where a second source exists, that cost
    is the creature's, so the spell's stays unknown; the second half is taken to be a spell.
    """
    names = [half.strip() for half in name.split("/")]
    if len(names) != 2:
        raise ImportFault(f"{where}: {name!r} is a twinpact, but not two names with a slash between")
    report.note("twinpact with one cost: the second half's cost is unknown", name)
    printed = row["Civilization"].split("/")
    middle = len(printed) // 2
    parted = [printed, []] if len(printed) == 1 else [printed[:middle], printed[middle:]]
    if len(printed) % 2 and len(printed) > 1:
        report.note("twinpact whose civilizations cannot be parted", f"{name}: {row['Civilization']}")
        parted = [[], []]
    texts = [*re.split(r"^=+$", row["CardEffect"], flags=re.MULTILINE), ""][:2]
    values, sign = power(row["Power"], where)
    words = [keywords(text, []) for text in texts]
    halves = (
        Face(
            name=names[0],
            types=("creature",),
            marks=sign,
            cost=row["Mana"],
            total_cost=_cost(row, where),
            attributes=civilizations(parted[0], where),
            races=_races(row),
            values={**values, **text_facts(texts[0].strip() or None, [])},
            keywords=words[0],
        ),
        Face(
            name=names[1],
            types=("spell",),
            attributes=civilizations(parted[1], where),
            values=text_facts(texts[1].strip() or None, []),
            keywords=words[1],
        ),
    )
    whole = Face(
        name=f"{names[0]} / {names[1]}",
        types=("creature", "spell"),
        marks=("twinpact", *sign),
        cost=f"{row['Mana']}/?",
        total_cost=_cost(row, where),
        attributes=civilizations(printed, where),
        races=_races(row),
        values={**values, **text_facts(row["CardEffect"].strip() or None, [])},
        keywords=tuple(dict.fromkeys((*words[0], *words[1]))),
    )
    return (whole, *halves)


LETTERED = re.compile(r"^(?P<base>.*\d)(?P<letter>[abc])(?P<rest>m|d|㊙.*)?$")
TWO_SIDED = frozenset({
    "Psychic Creature", "Psychic Super Creature", "Evolution Psychic Creature", "Psychic Field",
    "Psychic Cross Gear", "Dragheart Creature", "Dragheart Weapon", "Dragheart Fortress", "Forbidden Impulse",
    "Forbidden Creature", "Final Forbidden Field", "Final Forbidden Creature", "Rule Plus",
})  # fmt: skip


def find_sides(cards: dict[str, WikiCard], report: Report) -> dict[str, tuple[str, ...]]:
    """Return the names of the further sides for each front of a two-sided or three-sided card.

    Sides of one card have the same number with different letters. The wiki also lists a front under its
    back's letter; if printings contradict each other, the most frequent pairing wins.
    """
    groups: dict[tuple[str, str], dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
    for card in cards.values():
        if card.printed_type in TWO_SIDED:
            for set_code, number in card.places:
                match = LETTERED.match(number)
                if match:
                    groups[set_code, match["base"]][match["letter"]].add(card.name)
    votes: dict[str, Counter[tuple[str, ...]]] = defaultdict(Counter)
    for (set_code, base), letters in groups.items():
        sides = _sides_of(letters)
        if sides is None:
            held = sorted({name for names in letters.values() for name in names})
            report.note("number whose sides cannot be told apart", f"{set_code} {base}: {', '.join(held)}")
        elif len(sides) > 1:
            votes[sides[0]][sides[1:]] += 1
    return _settled(votes, report)


def _sides_of(letters: dict[str, set[str]]) -> tuple[str, ...] | None:
    """Return the names of one number's sides in order of their letters, or None if they are ambiguous."""
    sides: list[str] = []
    for letter in "abc":
        fresh = letters.get(letter, set()) - set(sides)
        if len(fresh) > 1 or (letter == "c" and fresh and not letters.get("b")):
            return None
        sides.extend(fresh)
    return tuple(sides) if letters.get("a") or letters.get("c") else ()


def _settled(votes: dict[str, Counter[tuple[str, ...]]], report: Report) -> dict[str, tuple[str, ...]]:
    settled: dict[str, tuple[str, ...]] = {}
    for front, counted in votes.items():
        settled[front] = max(counted, key=lambda backs: (len(backs), counted[backs], backs))
        for backs in counted:
            if backs != settled[front]:
                report.note("other sides claimed by a printing", f"{front}: {' + '.join(backs)}")
    inner = {name for backs in settled.values() if len(backs) > 1 for name in backs}
    return {front: backs for front, backs in settled.items() if front not in inner}
