"""Reads the card tables of the LackeyCCG plug-in: tab-separated files, with sides joined by bars."""

import re
from pathlib import Path

from rules.cards.card import Face, Value
from rules.cards.imports import ImportFault, Report, read_source
from rules.games.fow8 import importer_words as words
from rules.games.fow8.importer_source import SourceCard

FOLDER = "lackey"
FILES = (
    "Vahalla.txt",
    "Grimm.txt",
    "Alice.txt",
    "Lapis.txt",
    "Reiya.txt",
    "NewValhalla.txt",
    "Stones.txt",
    "Promo.txt",
    "Extras.txt",
)
COLUMNS = [
    "Name", "Set", "ImageFile", "SetID", "Type", "Subtype/Race", "Cost", "T.Cost",
    "ATK", "DEF", "Attribute", "Rarity", "Cardtext", "Script",
]  # fmt: skip
_BAR = re.compile(r"\s*\|\s*")


def read(folder: Path, report: Report) -> list[SourceCard]:
    """Return the printings of all tables, in the order of the files; tokens are left out and counted."""
    cards: list[SourceCard] = []
    for name in FILES:
        lines = read_source(folder, f"{FOLDER}/{name}").decode("utf-8-sig", errors="replace").splitlines()
        if not lines or lines[0].split("\t") != COLUMNS:
            raise ImportFault(f"{FOLDER}/{name}: line 1 is not the plug-in's heading {' '.join(COLUMNS)}")
        for position, line in enumerate(lines[1:], start=2):
            cells = line.split("\t")
            if len(cells) != len(COLUMNS):
                raise ImportFault(
                    f"{FOLDER}/{name}: line {position} has {len(cells)} cells, "
                    f"not {len(COLUMNS)}: {line[:60]!r}"
                )
            row = dict(zip(COLUMNS, cells, strict=True))
            if row["Set"] == "T":
                report.note("tokens left out, since no deck holds them", f"{row['SetID']} {row['Name']}")
                continue
            cards.append(_card(row, f"{FOLDER}/{name}: line {position}", f"{FOLDER}/{name}"))
        report.note("rows read from the plug-in's tables", f"{FOLDER}/{name}", len(lines) - 1)
    return cards


def _card(row: dict[str, str], where: str, source: str) -> SourceCard:
    names = _BAR.split(row["Name"].strip())
    types = _BAR.split(_type_line(row))
    sides = {"": _face(row, where, names[0], types[0], 0)}
    if row["Type"] == "Ruler" and "|" in row["ATK"]:
        types = ["Ruler", "J-Ruler"]
    if len(types) > 1:
        sides["J"] = _face(row, where, names[-1], types[1], 1)
    elif len(names) > 1:
        sides["^"] = _face(row, where, names[-1], types[0], 1)
    ids = [part for part in row["ImageFile"].split(",") if part]
    foreign = [one for one in dict.fromkeys((row["ImageFile"], *ids)) if one and one != row["SetID"]]
    plain = words.printed_name(names[0])
    return SourceCard(
        number=row["SetID"],
        set=row["Set"],
        sides=sides,
        rarity="" if row["Rarity"] in ("S", "SS") else row["Rarity"],
        aliases=(names[0],) if names[0] != plain else (),
        foreign_ids=tuple(foreign),
        source=source,
    )


def _type_line(row: dict[str, str]) -> str:
    """Return the type with its subtype, which the older tables have in the races column."""
    subtype = re.sub(r"\s*-\s*", "-", row["Subtype/Race"].strip())
    if row["Type"] == "Spell":
        return f"Spell:{subtype}"
    if row["Type"] == "Addition" and subtype == "Resonator":
        return "Addition:Resonator"
    return row["Type"].partition(" - ")[0]


def _face(row: dict[str, str], where: str, name: str, label: str, side: int) -> Face:
    labels = label.split("/") if label.startswith(("Special", "Chant/")) else [label]
    types, marks = words.types_and_marks(labels, where)
    texts = _texts(row, side)
    ruler = "uler" in row["Type"]
    stone = "magic stone" in types
    cost = "" if ruler or stone else words.cost(_part(row["Cost"], side), where)
    return Face(
        name=words.printed_name(name),
        types=types,
        marks=marks,
        cost=cost,
        total_cost=words.total_cost(cost),
        attributes=() if stone else words.attributes(_part(row["Attribute"], 0).split("/"), where),
        races=_races(row, side),
        values={
            **({} if types[0] not in ("resonator", "j-ruler") else _values(row, side)),
            **words.facts_of_text(texts),
        },
        keywords=tuple(
            dict.fromkeys((*words.keywords_of_text(texts or []), *words.keywords_of_marks(marks)))
        ),
    )


def _texts(row: dict[str, str], side: int) -> list[str] | None:
    """Return the paragraphs of one side; ` / ` separates them from those of the other."""
    sides = row["Cardtext"].split(" / ") if "uler" in row["Type"] else [row["Cardtext"]]
    return words.plugin_paragraphs(sides[side] if side < len(sides) else "")


def _part(cell: str, side: int) -> str:
    parts = _BAR.split(cell.strip())
    return parts[side] if side < len(parts) else parts[-1]


def _races(row: dict[str, str], side: int) -> tuple[str, ...]:
    if row["Type"] == "Spell" or _type_line(row) == "Addition:Resonator":
        return ()
    glued = row["Type"].partition(" - ")[2] or _part(row["Subtype/Race"], side)
    found = (race.strip() for race in glued.split("/"))
    return tuple(race for race in found if race not in ("", "-") and not race.startswith("Divinity"))


def _values(row: dict[str, str], side: int) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for column, name in (("ATK", "attack"), ("DEF", "defense")):
        stat = _part(row[column], side)
        if stat not in ("", "-"):
            found[name] = int(stat) if stat.isdigit() else stat
    return found
