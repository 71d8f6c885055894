"""Joins the two sources: compares what both have, fills what one lost, and groups printings into cards."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace

from rules.cards import Card, Face, Printing, normalise
from rules.cards.imports import Report
from rules.games.fow8.importer_overrides import Overrides, rules_for
from rules.games.fow8.importer_source import SourceCard

STATS = ("attack", "defense")
TEXT_FACTS = ("text", "produces")


def join(
    kept: dict[str, SourceCard],
    other: Iterable[SourceCard],
    tables: Overrides,
    report: Report,
) -> dict[str, SourceCard]:
    """Compare the plug-in's printings with the simulator's, which are kept, and add those that are missing.

    Sets older than the simulator's first come first, so that a card takes its number from its oldest
    printing.
    """
    older: dict[str, SourceCard] = {}
    newer: dict[str, SourceCard] = {}
    numbers = {row["number"]: row["is"] for row in tables.get("number", [])}
    decided = {(number, row["field"]) for row in tables.get("kept", []) for number in row["cards"]}
    decided |= {(row["card"], row["field"]) for row in tables.get("fact", [])}
    for card in other:
        card.number = numbers.get(card.number, card.number)
        mine = kept.get(card.number)
        if mine is None:
            report.note("printings that only the plug-in has", f"{card.number} {card.front.name}")
            place = older if card.source.endswith("Vahalla.txt") else newer
            place[card.number] = card
            continue
        mine.foreign_ids = tuple(dict.fromkeys((*mine.foreign_ids, *card.foreign_ids)))
        if normalise(card.front.name) != normalise(mine.front.name):
            _other_name(mine, card, report)
            if _elsewhere(card, kept):
                continue
        mine.aliases = tuple(dict.fromkeys((*mine.aliases, *card.aliases)))
        _compare(mine, card, decided, report)
    return {**older, **kept, **newer}


def _other_name(mine: SourceCard, card: SourceCard, report: Report) -> None:
    report.note("names that differ", f"{mine.number}: {mine.front.name} (plug-in: {card.front.name})")


def _elsewhere(card: SourceCard, kept: Mapping[str, SourceCard]) -> bool:
    """Return whether the simulator has this name under another number; otherwise store it as an alias."""
    name = normalise(card.front.name)
    if any(normalise(one.front.name) == name for one in kept.values()):
        return True
    card.aliases = (*card.aliases, card.front.name)
    return False


def _compare(
    mine: SourceCard, card: SourceCard, decided: Collection[tuple[str, str]], report: Report
) -> None:
    """Note every fact on which the sources differ, and fill in what the kept one lost.

    The plug-in glues both sides of a double-sided card into one row, which is not compared.
    """
    face, seen = mine.front, card.front
    if "^" in card.sides:
        return
    where = f"{mine.number} {face.name}"

    def differs(field: str, kept: str, told: str) -> None:
        choice = "decided by an override" if (mine.number, field) in decided else "undecided, simulator kept"
        report.note(
            f"{field}: the sources differ, {choice}", f"{where}: {kept or 'none'} (plug-in: {told or 'none'})"
        )

    if "ruler" not in face.types and sorted(_symbols(seen.cost)) != sorted(_symbols(face.cost)):
        differs("cost", face.cost, seen.cost)
    if set(seen.attributes) != set(face.attributes) and "magic stone" not in face.types:
        differs("attributes", "/".join(face.attributes), "/".join(seen.attributes))
    if seen.types != face.types:
        differs("types", "/".join(face.types), "/".join(seen.types))
    if {normalise(race) for race in seen.races} != {normalise(race) for race in face.races}:
        if seen.races:
            differs("races", "/".join(face.races), "/".join(seen.races))
        else:
            report.note("races that the plug-in lacks", f"{where}: {'/'.join(face.races)}")
    if card.rarity and not mine.rarity:
        mine.rarity = card.rarity
        report.note("rarities filled from the plug-in", f"{where}: {card.rarity}")
    elif card.rarity and card.rarity != mine.rarity:
        differs("rarity", mine.rarity, card.rarity)
    for side in ("", "J"):
        if side in mine.sides and side in card.sides:
            held, told = mine.sides[side], card.sides[side]
            for stat in STATS:
                kept, other = held.values.get(stat), told.values.get(stat)
                if kept is not None and other is not None and kept != other:
                    differs(stat, str(kept), str(other))
            mine.sides[side] = _filled(held, told, f"{mine.number}{side}", report)


def _filled(face: Face, seen: Face, number: str, report: Report) -> Face:
    for name in STATS:
        told = seen.values.get(name)
        if told is not None and name not in face.values and face.types[0] in ("resonator", "j-ruler"):
            face = replace(face, values={**face.values, name: told})
            kind = (
                "printed zeros restored from the plug-in" if told == 0 else "figures filled from the plug-in"
            )
            report.note(kind, f"{number} {face.name}: {name} {told}")
    return face


def _symbols(cost: str) -> list[str]:
    return re.findall(r"\{[^}]*\}", cost)


def restore_zeros(cards: Iterable[SourceCard], report: Report) -> None:
    """Restore a 0 that a source lost: a resonator has both stats (206.1, 207.1), so one alone means 0.

    JUDGEMENT: if both stats are missing they may be 0 or something else, and stay unrecorded.
    """
    for card in cards:
        for side, face in card.sides.items():
            present = [name for name in STATS if name in face.values]
            if face.types[0] not in ("resonator", "j-ruler"):
                if present and face.types[0] != "sub-ruler":
                    report.note("figures on a card that has none", f"{card.number}{side} {face.name}")
                    kept = {name: value for name, value in face.values.items() if name not in STATS}
                    card.sides[side] = replace(face, values=kept)
            elif len(present) == 1:
                lost = STATS[1 - STATS.index(present[0])]
                card.sides[side] = replace(face, values={lost: 0, **face.values})
                report.note("printed zeros restored by rule", f"{card.number}{side} {face.name}: {lost} 0")
            elif not present and face.types[0] == "resonator":
                report.note("resonators without recorded figures", f"{card.number}{side} {face.name}")


def group(printings: Iterable[SourceCard], tables: Overrides, report: Report) -> Iterator[Card]:
    """Group printings into cards: those with the same names and stats on all faces are one card."""
    apart = {number: str(at) for at, row in enumerate(tables.get("separate", [])) for number in row["cards"]}
    renamed = {row["number"]: row["id"] for row in tables.get("id", [])}
    groups: dict[object, list[SourceCard]] = {}
    for card in printings:
        groups.setdefault((_identity(card), apart.get(card.number, "")), []).append(card)
    names: dict[str, list[str]] = {}
    for same in groups.values():
        names.setdefault(normalise(same[0].front.name), []).append(same[0].number)
        yield _card(same, renamed, tables, report)
    for numbers in names.values():
        if len(numbers) > 1:
            report.note("names that several different cards bear", ", ".join(numbers))


def _identity(card: SourceCard) -> object:
    return tuple(
        (
            normalise(face.name),
            face.types,
            "stranger" in face.marks,
            tuple(sorted(_symbols(face.cost))),
            tuple(
                sorted((name, str(value)) for name, value in face.values.items() if name not in TEXT_FACTS)
            ),
            frozenset(face.attributes),
        )
        for face in card.faces
    )


def _card(
    same: list[SourceCard],
    renamed: Mapping[str, str],
    tables: Overrides,
    report: Report,
) -> Card:
    first = same[0]
    numbers = tuple(card.number for card in same)
    if len(same) > 1:
        report.note("reprints joined to their card", " = ".join(numbers), len(same) - 1)
    faces = tuple(
        _merged([card.faces[at] for card in same], numbers, report) for at in range(len(first.faces))
    )
    names = {normalise(face.name) for face in faces}
    aliases = (alias for card in same for alias in card.aliases)
    return Card(
        id=renamed.get(first.number, first.number.replace(" ", "-")),
        faces=faces,
        printings=tuple(Printing(card.set, card.number, card.rarity) for card in same),
        aliases=tuple(dict.fromkeys(alias for alias in aliases if normalise(alias) not in names)),
        foreign_ids=tuple(dict.fromkeys(one for card in same for one in card.foreign_ids)),
        rules=rules_for(numbers, tables),
    )


def _unread(face: Face) -> int:
    """Return how many paragraphs of a face are unread; an unknown text counts as many."""
    count = face.values.get("text", 0)
    return count if isinstance(count, int) else 100


def _merged(faces: list[Face], numbers: tuple[str, ...], report: Report) -> Face:
    """Return one face for all printings: the newest races, and every mark and keyword that any of them has.

    JUDGEMENT: a reprint's newer race line also applies to the older printings, since the publisher's newest
    wording is the card's wording. The facts counted from texts come from the printing whose text is read most
    completely.
    """
    newest = next((face.races for face in reversed(faces) if face.races), ())
    if any(set(face.races) != set(newest) for face in faces):
        races = "; ".join("/".join(face.races) or "none" for face in faces)
        report.note("reprints with other races", f"{' = '.join(numbers)}: {races}")
    read = min(reversed(faces), key=_unread)
    told_by_text = {name: value for name, value in read.values.items() if name in TEXT_FACTS}
    return replace(
        faces[0],
        values={
            **{name: value for name, value in faces[0].values.items() if name not in TEXT_FACTS},
            **told_by_text,
        },
        races=newest,
        marks=tuple(dict.fromkeys(mark for face in faces for mark in face.marks)),
        keywords=tuple(dict.fromkeys(keyword for face in faces for keyword in face.keywords)),
    )
