"""Normalizes the printing styles of Force of Will's cards: icons, arrows, reminders, figures, quotes."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TypedDict

from rules.cards import Face
from rules.games.fow8.importer_words import words
from rules.games.fow8.reading.style_lines import options_joined
from rules.games.fow8.reading.style_quotes import repaired
from rules.parsed_data import checked
from rules.reading.house import Damaged


class _Known(TypedDict):
    known: list[str]


class _Kinds(TypedDict):
    kinds: list[str]


class _Figures(TypedDict):
    wills: list[str]
    number: list[str]


class _Tokens(TypedDict):
    races: list[str]


class _Arts(TypedDict):
    names: list[str]


class _Frames(TypedDict):
    later: list[str]


class _Marks(TypedDict):
    of_decks: list[str]
    asked_for: list[str]


class WordsTable(TypedDict):
    """The tables of `words.toml`."""

    attributes: dict[str, str]
    keywords: dict[str, str]
    figures: _Figures
    frames: _Frames
    arts: _Arts
    marks: _Marks
    weather: _Kinds
    counters: _Kinds
    tokens: _Tokens
    remarks: _Known
    misprints: dict[str, str]


@cache
def words_table() -> WordsTable:
    """Return the tables of `words.toml`."""
    path = Path(__file__).parent / "words.toml"
    with path.open("rb") as file:
        return checked(WordsTable, tomllib.load(file), f"reading/{path.name}", closed=False)


SPELL = "{spell}"
"""Marks the effect of a chant, so that no rule reads its sentences as those of a card in the field."""

_ALIKE = str.maketrans({"“": '"', "”": '"', "’": "'", "‘": "'", "–": "-", "−": "-", "\u00a0": " "})
_ARROW = re.compile(r"\s*(?:&rArr;|>>>|=>|⇒|⇨|→)\s*")
_ICON = re.compile(r"^\[(?:Activate|Activated|Continuous)\]\s*:?\s*", re.IGNORECASE)
"""An icon that old cards print before an ability, which has no meaning any more (1409.1)."""
_QUOTED_ICON = re.compile(r'"\[(?:Activate|Activated|Continuous)\]\s*:?\s*', re.IGNORECASE)
_UNQUOTED = re.compile(
    r"\b(gains?|gains this ability):? \[(?:Activate|Activated|Continuous)\]:? (?=[^\"]*$)(.+)$", re.IGNORECASE
)
"""An ability that a card gains, in no quotes but after an icon."""
_CHOICE = re.compile(
    r"(?:\[Enter\]:?|When this card enters (?:your|the) field (?:,|⇒)) Choose an? (?:race|attribute)",
    re.IGNORECASE,
)
"""A choice as a card enters, which another paragraph refers to."""
_PRICE = re.compile(r"You may pay \{\d+\} less to play this ability\b", re.IGNORECASE)
"""What a judgment costs less, which may be in a paragraph of its own."""
_OF_CHOICE = re.compile(r"\bof the chosen (?:race|attribute)\b")
_HE_OR_SHE = re.compile(r"\bhe or she\b", re.IGNORECASE)
_ANY_PLAYER = re.compile(r"\bplayers?\b|\b(?:controller|owner)\b", re.IGNORECASE)
"""Words for somebody else than the opponent, whom "he or she" may mean as well."""
_UNPARTED = re.compile(r"^(\[Inheritance\] ?(?:\{[WRUGBX\d]+\} ?)*\{[WRUGBX\d]+\}) (?=[A-Z])")
"""A cost that is followed by its effect, without a sign between them."""
_KIND = re.compile(r"\[(?:Race|Trait|Resonator):\s*([^\[\]]+)\]", re.IGNORECASE)
_ART = re.compile(r"(God's Art) (?:<([^<>]+)>|\[\"?([^\[\]\"]+)\"?\]|\"([^\"]+)\")")
"""The name of an art, which cards put in several kinds of brackets."""
_SEALED = re.compile(r"^Sealed Item\s*<<[^<>]+>>\s*", re.MULTILINE)
_LEVEL = re.compile(r"(\[(?:Seal|Legend)\]) \((\d+)\)")
_SUBTYPE = re.compile(r"\[(?:Addition|Spell)\s*:\s*[^\[\]]+\]", re.IGNORECASE)
_FIGURES = re.compile(r"\[([-+X\d][^\[\]]*)\]")
_BROKEN = re.compile(r"\(([^()\n]*)\n([^()\n]*)\)")
"""Reminder text that continues on the next line."""
_ENDS_REMARK, _BEGINS_REMARK = re.compile(r"[^()]*\)"), re.compile(r"[^()]*\([^()]*")
_REMINDER = re.compile(r"\s*\([^()]*\)")
_NOT = re.compile(r"\bnon-(?=\w)|\bnon(?=(?:light|fire|water|wind|dark|darkness|spell|token|magic)\b)", re.I)
_BRACKETED = re.compile(r"\[([^\[\]{}]*)\]|\b(?:God's Art|Foresee)\b")
_OF_ITS_OWN = re.compile(
    r"^(?:\[(?!Force\])|As an additional cost|Play this card only|You (?:may )?pay \{|You may play this card|"
    r"This card gains \[|If [^.]*, (?:you may (?:pay|play)|this card gains \[Quickcast)|Rather than|"
    r"(?:\{[WRUGB\d]\}\s*)+: Put this card (?:from|in) your graveyard|"
    r"When this card is put into|Awakening|Sealed Item|God's Art|You may reveal this card|This card can)"
)
"""The beginnings of those paragraphs of a chant that are not part of its effect."""

_BESIDES = re.compile(r"\[(?:Awakening|Torrent|Null|Rune|Crest|Seal|Legend)\]")
"""Keywords before an additional effect of a chant."""

_OF_THE_REST = re.compile(r"\b(?:that (?:J/)?(?:resonator|spell|card|token)|instead)\b", re.IGNORECASE)
"""Signs that an additional effect refers to the chant's usual effect and is read together with it."""

_FURTHER = re.compile(r"\banother target\b", re.IGNORECASE)
"""In a chant, a second target that must differ from the first, rather than from the card itself."""
_TREATED = re.compile(
    r"(?:\[Continuous\] )?Treat this card as (?:an? )?(?:light|fire|water|wind|darkness) magic stone"
    r"(?: and (?:an? )?(?:light|fire|water|wind|darkness) magic stone)?\.?\s*",
    re.IGNORECASE,
)
_KEYWORDS = frozenset(
    {*words()["keywords"]["known"], *words()["keyword_aliases"], "Enter", "Force", "Break", "Foresee"}
)


def style(text: str, face: Face) -> tuple[str, ...]:
    """Return the paragraphs of a text in normalized wording; Damaged for an unclosed bracket or quote."""
    whole = _BROKEN.sub(r"(\1 \2)", _in_order(repaired(text.strip().translate(_ALIKE))))
    lines = [_without_stone_types(line, face) for line in options_joined(whole.splitlines())]
    paragraphs = [one for line in lines if (one := paragraph(line))]
    paragraphs = _with_prices(_with_choices(paragraphs))
    return _spelled(paragraphs) if {"chant", "rune"} & set(face.types) else tuple(paragraphs)


def _in_order(text: str) -> str:
    """Return a text with its first line moved to the end if that finishes a reminder of the last line."""
    first, *middle, last = lines if len(lines := text.splitlines()) > 1 else ("", "")
    if _ENDS_REMARK.fullmatch(first) and _BEGINS_REMARK.fullmatch(last):
        return "\n".join((*middle, f"{last} {first}"))
    return text


def _without_stone_types(line: str, face: Face) -> str:
    """Return a line without "treat this card as a magic stone" if the card's marks already say so."""
    found = _TREATED.match(line)
    if found is None:
        return line
    kinds = [word for word in ("light", "fire", "water", "wind", "darkness") if word in found[0].lower()]
    if all(word in face.marks or f"{word} magic stone" in face.marks for word in kinds):
        return line[found.end() :]
    return line


def paragraph(line: str) -> str:
    """Return one paragraph in normalized wording, without its last full stop."""
    line = _corrected(re.sub(r"\s+", " ", _ARROW.sub(" ⇒ ", line.translate(_ALIKE))))
    line = _SEALED.sub("[Sealed-Item] ", line)
    line = _LEVEL.sub(r"\1 \2", _ART.sub(_named, line))
    if any(_keyword(found[1] or found[0]) for found in _BRACKETED.finditer(line)):
        line = _REMINDER.sub("", line)
    if line.endswith(")") and "(" not in line:
        # What is left of a reminder text.
        line = line[:-1]
    line = _UNPARTED.sub(r"\1: ", _UNQUOTED.sub(r'\1 "\2"', line.strip().rstrip(".")))
    line = _KIND.sub(r"\1", _QUOTED_ICON.sub('"', _ICON.sub("", line.strip())))
    line = _SUBTYPE.sub(lambda found: re.sub(r"\s", "", found[0]), line)
    line = _FIGURES.sub(r" [ \1 ] ", line)
    line = _NOT.sub("non ", line)
    line = re.sub(r"\{Rest\} (?=Produce)", "{Rest}: ", line)
    line = (
        re.sub(r"\s+", " ", line.replace('."', '"').replace(".]", "]").replace(".'", "'"))
        .strip()
        .rstrip(".")
        .strip()
    )
    if "opponent" in line and not _ANY_PLAYER.search(line):
        line = _HE_OR_SHE.sub("your opponent", line)
    if line.count('"') % 2:
        if not line.endswith('"'):
            raise Damaged(f"a quote that never closes: {line[:60]}")
        line = line[:-1].rstrip(". ")
    if line.count("[") != line.count("]"):
        raise Damaged(f"a bracket that never closes: {line[:60]}")
    return line


def _with_choices(paragraphs: list[str]) -> list[str]:
    """Return paragraphs with the one about what a card chooses as it enters joined to that choice."""
    made = [one for one in paragraphs if _CHOICE.fullmatch(one)]
    about = [one for one in paragraphs if _OF_CHOICE.search(one)]
    if len(made) != 1 or len(about) != 1:
        return paragraphs
    return [f"{one} . {about[0]}" if one is made[0] else one for one in paragraphs if one is not about[0]]


def _with_prices(paragraphs: list[str]) -> list[str]:
    """Return paragraphs with the one about the price of "this ability" joined to the judgment before it."""
    found: list[str] = []
    for one in paragraphs:
        if found and _PRICE.match(one) and found[-1].startswith("[Judgment]"):
            found[-1] = f"{found[-1]} . {one}"
        else:
            found.append(one)
    return found


def _named(art: re.Match[str]) -> str:
    """Return an art with its name in one kind of brackets."""
    return f"{art[1]} 《{art[2] or art[3] or art[4]}》"


def _corrected(line: str) -> str:
    """Return a line with misprints corrected, and without reminders that add nothing."""
    wrong, right, remarks = _corrections()
    line = remarks.sub("", line)
    return wrong.sub(lambda found: right[found[0]], line)


@cache
def _corrections() -> tuple[re.Pattern[str], Mapping[str, str], re.Pattern[str]]:
    facts = words_table()
    right = facts["misprints"]
    longest_first = "|".join(sorted(map(re.escape, right), key=len, reverse=True))
    begun = "|".join(map(re.escape, facts["remarks"]["known"]))
    return re.compile(rf"\b(?:{longest_first})(?!\w)"), right, re.compile(rf"\s*(?:{begun})[^()]*\)")


def _keyword(inside: str) -> bool:
    return inside.strip() in _KEYWORDS


def _spelled(paragraphs: list[str]) -> tuple[str, ...]:
    """Return paragraphs with the parts of a chant's effect joined, as later parts refer to earlier ones."""
    found: list[str] = []
    parts = [one for one in paragraphs if not _OF_ITS_OWN.match(one)]
    first = parts[0] if parts else ""
    for one in paragraphs:
        if _BESIDES.match(one) and parts and _OF_THE_REST.search(one):
            parts.append(one)
        elif _BESIDES.match(one):
            found.append(f"{SPELL} {one}")
        elif _OF_ITS_OWN.match(one):
            found.append(one)
        elif one is first:
            found.append(SPELL)
    found = [f"{SPELL} {' . '.join(parts)}" if one == SPELL else one for one in found]
    found = [_FURTHER.sub("a further target", one) if one.startswith(SPELL) else one for one in found]
    return tuple(found)
