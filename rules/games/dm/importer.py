"""Builds the Duel Masters catalogue from an English card file and a wiki's table of Japanese printings."""

import re
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from rules.cards import Card, Face, Printing, normalise
from rules.cards.imports import Imported, Report
from rules.games.dm.importer_english import FILE as ENGLISH
from rules.games.dm.importer_english import EnglishCard, read_english
from rules.games.dm.importer_overrides import Overrides, load_overrides
from rules.games.dm.importer_wiki import FILE as WIKI
from rules.games.dm.importer_wiki import LETTERED, TWO_SIDED, WikiCard, find_sides, read_wiki

DATA = Path(__file__).parent / "data"
SOURCES = (ENGLISH, WIKI)
"""The files that the catalogue is built from."""

COMPARED = ("types", "marks", "total_cost", "attributes", "races", "values")
TEXT_FACTS = ("text", "attack bonus")
"""Values read from a text rather than printed as stats: texts may differ between sources, facts must not."""

LISTED_AS = "dm"
"""The name of this game in the shared lists of release days."""


@dataclass(slots=True)
class Draft:
    """A card being built."""

    faces: tuple[Face, ...]
    printings: list[Printing] = field(default_factory=list)
    aliases: list[str] = field(default_factory=list)
    foreign_ids: list[str] = field(default_factory=list)


def build(source: Path, data: Path = DATA) -> Imported:
    """Build the catalogue from the source folder and the sourced choices in `data`.

    Raises ImportFault if a source file is missing or malformed.
    """
    report = Report()
    overrides = load_overrides(data)
    wiki = read_wiki(source, report)
    english = read_english(source, report)
    english = [_renumbered(card, overrides, report) for card in english]
    drafts = _joined(_drafts(wiki, overrides, report), english, overrides, report)
    order = _set_order(data)
    cards = list(_cards(drafts, overrides, order, report))
    _count(cards, report)
    return Imported(sorted(cards, key=lambda card: card.id), report)


def _drafts(wiki: dict[str, WikiCard], overrides: Overrides, report: Report) -> list[Draft]:
    """Combine the wiki's sides into cards; a side shared by several fronts becomes part of each."""
    sides = {**find_sides(wiki, report), **_known(overrides, wiki, report)}
    backs = {name for names in sides.values() for name in names}
    for name in sorted(backs & sides.keys()):
        report.note("side that is a front and a back", name)
    drafts: list[Draft] = []
    for card in wiki.values():
        if card.name in backs and card.name not in sides:
            continue
        names = (card.name, *sides.get(card.name, ()))
        lettered = any(LETTERED.match(number) for _, number in card.places)
        if len(names) > 1:
            report.note("card with several sides", " + ".join(names))
        elif lettered and card.printed_type in TWO_SIDED:
            report.note("two-sided card of which the source has one side", card.name)
        faces = tuple(face for name in names for face in wiki[name].faces)
        places = [place for name in names for place in wiki[name].places]
        if len(names) > 1:
            places = _own_places(wiki[card.name].places, places)
        drafts.append(Draft(faces, [Printing(code, number, "", "ja") for code, number in places]))
    return drafts


def _known(overrides: Overrides, wiki: dict[str, WikiCard], report: Report) -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for front, backs in overrides.sides.items():
        if {front, *backs} <= wiki.keys():
            found[front] = backs
        else:
            report.note("override for a card the sources lack", front)
    return found


def _own_places(own: list[tuple[str, str]], every: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return a card's numbers without the letters of its sides, leaving out those only its back has."""
    bases = {(code, _base(number)) for code, number in own}
    places = [(code, _whole(number)) for code, number in every if (code, _base(number)) in bases]
    return list(dict.fromkeys(places))


def _base(number: str) -> str:
    match = LETTERED.match(number)
    return match["base"] if match else number


def _whole(number: str) -> str:
    match = LETTERED.match(number)
    return match["base"] + (match["rest"] or "") if match else number


def _renumbered(card: EnglishCard, overrides: Overrides, report: Report) -> EnglishCard:
    for row in overrides.numbers:
        if row.name == card.name:
            wrong = [one for one in card.printings if (one.set, one.number) == (row.set, row.wrong)]
            if not wrong:
                report.note("override for a card the sources lack", f"{row.name}: {row.set} {row.wrong}")
            for one in wrong:
                report.note(
                    "number set right", f"{row.name}: {row.set} {row.wrong} is {row.right} ({row.why})"
                )
                right = replace(one, number=row.right)
                card = replace(card, printings=tuple(right if it is one else it for it in card.printings))
    return card


def _joined(
    drafts: list[Draft], english: list[EnglishCard], overrides: Overrides, report: Report
) -> list[Draft]:
    """Match English cards to the wiki's by name, by a sourced choice, or by a Japanese set and number."""
    by_name = {normalise(draft.faces[0].name): draft for draft in drafts}
    for card in english:
        draft = by_name.get(normalise(overrides.same.get(card.name, card.name)))
        if draft is None:
            draft = Draft((_face(card),))
            drafts.append(draft)
            report.note("card only in the English file", card.name)
        else:
            report.note("card in both sources", card.name)
            _compare(draft, card, report)
            _merge(draft, card)
        draft.printings = [*card.printings, *(one for one in draft.printings if not _among(one, card))]
        if card.foreign_id:
            draft.foreign_ids.append(card.foreign_id)
    return drafts


def _among(printing: Printing, card: EnglishCard) -> bool:
    places = {(one.set, one.number, one.region) for one in card.printings}
    return (printing.set, printing.number, printing.region) in places


def _face(card: EnglishCard) -> Face:
    return Face(
        name=card.name,
        types=card.types,
        marks=card.marks,
        cost=str(card.cost),
        total_cost=card.cost,
        attributes=card.attributes,
        races=card.races,
        values=card.values,
        keywords=card.keywords,
    )


def _compare(draft: Draft, card: EnglishCard, report: Report) -> None:
    """Note each field in which the sources differ; by 109.1 the newer printing, the wiki's, is right."""
    wiki, english = (_without_text(face) for face in (draft.faces[0], _face(card)))
    for name in COMPARED:
        one, other = getattr(wiki, name), getattr(english, name)
        if one != other:
            report.note(
                "fact on which the sources differ", f"{card.name}: {name} wiki {one}, English {other}"
            )


def _without_text(face: Face) -> Face:
    return replace(
        face, values={name: value for name, value in face.values.items() if name not in TEXT_FACTS}
    )


def _merge(draft: Draft, card: EnglishCard) -> None:
    front = draft.faces[0]
    words = tuple(dict.fromkeys((*front.keywords, *card.keywords)))
    name = card.name if card.official else front.name
    for other in (front.name, card.name):
        if normalise(other) != normalise(name):
            draft.aliases.append(other)
    draft.faces = (
        replace(front, name=name, keywords=words, values=_read_best(front, card)),
        *draft.faces[1:],
    )


def _read_best(front: Face, card: EnglishCard) -> dict[str, int | str]:
    """Return the wiki's stats with the text facts of whichever text is read most completely."""
    texts = [{name: one.values[name] for name in TEXT_FACTS if name in one.values} for one in (front, card)]
    least = min(texts, key=lambda facts: 100 if facts.get("text") == "blank" else int(facts.get("text", 0)))
    # The wiki's table has lost the number of many a Power Attacker.
    bonus = {name: facts[name] for facts in texts for name in ("attack bonus",) if name in facts}
    return {**_without_text(front).values, **bonus, **least}


def _set_order(data: Path) -> dict[str, int]:
    with (data / "sets.toml").open("rb") as file:
        return {row["code"]: place for place, row in enumerate(tomllib.load(file)["set"])}


def _cards(
    drafts: Iterable[Draft], overrides: Overrides, order: dict[str, int], report: Report
) -> Iterator[Card]:
    taken: set[str] = set()
    used: set[str] = set()
    for draft in drafts:
        name = draft.faces[0].name
        every = dict.fromkeys((*draft.printings, *overrides.printed.get(name, ())))
        printings = sorted(every, key=lambda one: _printing_key(one, order))
        for printing in printings:
            if printing.set not in order:
                report.note("set that sets.toml lacks", printing.set)
        card_id = next((one for one in _ids(printings) if one not in taken), None)
        if card_id is None:
            card_id = f"{next(_ids(printings))}-{normalise(name)}"
            report.note("number that another card took as its id", f"{name}: {card_id}")
        taken.add(card_id)
        rules = overrides.rules.get(name, ())
        used |= {name} if rules else set()
        used |= {name} if name in overrides.aliases else set()
        yield Card(
            id=card_id,
            faces=draft.faces,
            printings=tuple(printings),
            aliases=tuple(dict.fromkeys((*draft.aliases, *overrides.aliases.get(name, ())))),
            foreign_ids=tuple(draft.foreign_ids),
            rules=rules,
        )
    for name in sorted({*overrides.rules, *overrides.aliases} - used):
        report.note("override for a card the sources lack", name)


def _printing_key(printing: Printing, order: dict[str, int]) -> tuple[object, ...]:
    digits = re.search(r"\d+", printing.number)
    return (
        printing.region != "en",
        order.get(printing.set, len(order)),
        not re.fullmatch(r"[\w/-]+", printing.number, re.ASCII),
        int(digits[0]) if digits else 0,
        printing.number,
    )


def _ids(printings: list[Printing]) -> Iterator[str]:
    """Yield candidate ids: region, set and number of each printing, first printing first."""
    for printing in printings:
        number = re.sub(r"/(55|110|46)(?=$|\D)", "", printing.number)
        short = printing.set.split(" ")[0].replace("Promotional", "P")
        yield re.sub(r"[^A-Za-z0-9+]+", "-", f"{printing.region}-{short}-{number}").strip("-")


def _count(cards: list[Card], report: Report) -> None:
    for card in cards:
        if not any("\u3040" <= letter <= "\u9fff" for alias in card.aliases for letter in alias):
            report.counts["card without a Japanese name"] += 1
        for rule in card.rules:
            report.note(
                "deck-building rule printed on a card", f"{card.name}: {rule.kind} {rule.amount or 'any'}"
            )
    report.examples.setdefault("card without a Japanese name", [])
    report.note(
        "cards in the catalogue", f"{sum(len(card.printings) for card in cards)} printings", len(cards)
    )
