"""Translates the words of the card sources into the rulebook's: types, wills, attributes, keywords."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import TypedDict

from rules.cards.card import Value
from rules.cards.imports import ImportFault, imported_data

WORDS = Path(__file__).parent / "data" / "words.toml"
_STONES = ("Magic Stone", "Basic Magic Stone", "Special Magic Stone", "True Magic Stone")
_SYMBOL = re.compile(r"[\[{]([^\]}]*)[\]}]|(\d+)")
_OPENING = re.compile(
    r"\s*(?:\[(?P<name>[^\]]+)\]|(?P<art>God's Art)):?\s*(?:Pay (?=\{))?"
    r"(?P<figure>(?:\{[^}]*\}\s?|\(\d+\)|\d+)*)"
)
_REMINDER = re.compile(r"\([^()]*\)")
_TREATED = re.compile(r"Treat this card as \w+ [\w ]*magic stone[\w ]*", re.IGNORECASE)
_ICON = re.compile(r"\s*\[(?:Activate|Continuous)\]:? ?")
"""An icon that old cards print before an ability and that has no meaning now (1409.1)."""
_WILL = re.compile(r"\{Rest\}: ?Produce (?P<wills>(?:\{\w\}|,|\s|or|and)+|one will of any \w+)")
_SEVERAL = re.compile(r"\}\s?\{")
_PLUGIN_SYMBOL = re.compile(r"\[(L|F|Wa|Wi|D|X|\d+)\]")
_DISAMBIGUATION = re.compile(r"^\[Variant\] | (?:\[[^\]]*\]|\(Stranger\)|\([A-Z]{2,3}\d*\))$")


class _Known(TypedDict):
    known: list[str]


class WordsTable(TypedDict):
    """The tables of `words.toml`: the sources' words, and the rulebook's words for them."""

    will: dict[str, str]
    attributes: dict[str, str]
    types: dict[str, list[str]]
    old_subtypes: dict[str, str]
    keyword_aliases: dict[str, str]
    keywords: _Known


@cache
def words() -> WordsTable:
    """Return the tables of `data/words.toml`."""
    with WORDS.open("rb") as file:
        return imported_data(WordsTable, tomllib.load(file), WORDS.name)


def printed_name(name: str) -> str:
    """Return a name without what a source adds to distinguish cards: `[J-Ruler]`, `(Stranger)`, `(CMF)`."""
    return re.sub(r"\s+", " ", _DISAMBIGUATION.sub("", name.strip())).strip()


def types_and_marks(labels: list[str], where: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the rulebook's types and marks for a type line; raises ImportFault for an unknown label.

    A card of another type that a source also calls, say, `Fire Magic Stone` is treated as one only by its own
    text: its type line in the plug-in does not say so, so that becomes a mark.
    """
    types: list[str] = []
    marks: list[str] = []
    stone = any(label in _STONES for label in labels)
    for label in labels:
        translated = words()["types"].get(re.sub(r"\s+", "", label))
        if translated is None:
            raise ImportFault(f"{where}: the card type {label!r} is unknown; add it to {WORDS.name}")
        if translated[0] == "magic stone" and not stone:
            marks.append(f"{translated[1]} magic stone")
            continue
        types += [translated[0]] if translated[0] not in types else []
        marks += [mark for mark in translated[1:] if mark not in marks]
    return tuple(types), tuple(marks)


def cost(printed: str, where: str) -> str:
    """Return a printed cost with the catalogue's will letters: `[Wa][1]` becomes `{U}{1}`."""
    symbols = [first or second for first, second in _SYMBOL.findall(printed)]
    wills = words()["will"]
    for symbol in symbols:
        if not symbol.isdigit() and symbol not in wills and symbol not in wills.values() and symbol != "M":
            raise ImportFault(f"{where}: the will symbol {symbol!r} in the cost {printed!r} is unknown")
    return "".join(f"{{{wills.get(symbol, symbol)}}}" for symbol in symbols)


def total_cost(cost: str) -> int:
    """Return the total of a cost: its number, one for each symbol, none for an X (203.5, 203.5b)."""
    symbols = re.findall(r"\{([^}]*)\}", cost)
    return sum(int(symbol) if symbol.isdigit() else int(symbol != "X") for symbol in symbols)


def attributes(marks: list[str], where: str) -> tuple[str, ...]:
    """Return the attributes for letters or words; void or nothing at all mean none (208.4)."""
    known = words()["attributes"]
    for mark in marks:
        if mark not in known and mark not in ("V", "Void", ""):
            raise ImportFault(f"{where}: the attribute {mark!r} is unknown")
    return tuple(dict.fromkeys(known[mark] for mark in marks if mark in known))


def keyword(name: str) -> str:
    """Return a keyword in the rulebook's word, with its number or wills if it has any."""
    first, brace, figure = name.partition("{")
    aliases = words()["keyword_aliases"]
    word = aliases.get(first.strip(), first.strip())
    return f"{word} {brace}{figure}".strip()


def keywords_of_text(abilities: list[str]) -> tuple[str, ...]:
    """Return the keywords that start a paragraph of card text: `[Grimoire] (5) …` gives `Grimoire 5`."""
    found: dict[str, None] = {}
    known = words()["keywords"]["known"]
    for printed in abilities:
        ability, position = _ICON.sub("", printed, count=1), 0
        while match := _OPENING.match(ability, position):
            name = keyword(match["name"] or match["art"])
            if name not in known:
                break
            figure = re.sub(r"\s", "", match["figure"]).strip("()")
            found[f"{name} {figure}".strip()] = None
            position = match.end()
    return tuple(found)


def keywords_of_marks(marks: tuple[str, ...]) -> tuple[str, ...]:
    """Return the keywords that old chant subtypes are read as (1405.3, 1405.4)."""
    old = words()["old_subtypes"]
    return tuple(old[mark] for mark in marks if mark in old)


def facts_of_text(abilities: list[str] | None) -> dict[str, Value]:
    """Return the facts counted from a card text: the wills it produces by resting, and its other paragraphs.

    `produces` has the letters of the wills one of which a plain "rest this card" ability makes. `text` is the
    number of paragraphs that are neither that nor a plain keyword, left out if there are none, and `blank` if
    the source has no text at all and may have lost it.
    JUDGEMENT: stones of one old set are recorded as producing one will "and" another; their reprints say
    "or", which is what is taken.
    """
    if abilities is None:
        return {"text": "blank"}
    found: dict[str, Value] = {}
    wills, more = "", 0
    for ability in abilities:
        text = _ICON.sub("", _REMINDER.sub("", ability), count=1).strip().rstrip(".").strip()
        if match := _WILL.fullmatch(text):
            letters = match["wills"]
            if not _SEVERAL.search(letters):
                wills += "WRUGB" if letters.startswith("one") else "".join(re.findall(r"\{(\w)\}", letters))
                continue
        if not _TREATED.fullmatch(text) and not _is_plain(text):
            more += 1
    if wills:
        found["produces"] = "".join(dict.fromkeys(wills))
    if more:
        found["text"] = more
    return found


def _is_plain(text: str) -> bool:
    """Return whether a paragraph is only keywords of the rulebook with their numbers."""
    known = words()["keywords"]["known"]
    position = 0
    while match := _OPENING.match(text, position):
        if keyword(match["name"] or match["art"]) not in known:
            return False
        position = match.end()
    return not text[position:].strip(" .")


def plugin_paragraphs(text: str) -> list[str] | None:
    """Return the paragraphs of a plug-in's card text with our will letters, None if it has no text."""
    wills = words()["will"]
    translated = _PLUGIN_SYMBOL.sub(lambda match: f"{{{wills.get(match[1], match[1])}}}", text)
    translated = translated.replace("[Rest]", "{Rest}")
    return [part.strip() for part in translated.split("|") if part.strip()] or None
