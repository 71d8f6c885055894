"""The house style of English Duel Masters cards: its words, rules and dialect."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from rules.dialects import dialect_of
from rules.games.dm.reading import (
    changes,
    choices,
    conditions,
    entering,
    events,
    events_targets,
    frames,
    frames_keywords,
    frames_while,
    looking,
    nouns,
    nouns_bounds,
    nouns_civilizations,
    nouns_unions,
    picks,
    places,
    prices,
    replacements,
    searches,
    sentences,
    statics,
    style,
    verbs,
    verbs_hands,
    verbs_lasting,
)
from rules.language.filters import Filter, OfRace, RaceHas
from rules.reading.grammar import Grammar
from rules.reading.house import House
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words
from rules.systems import system

PARTS = (
    changes,
    choices,
    conditions,
    entering,
    events,
    events_targets,
    frames,
    frames_keywords,
    frames_while,
    looking,
    nouns,
    nouns_bounds,
    nouns_civilizations,
    nouns_unions,
    picks,
    places,
    prices,
    replacements,
    searches,
    sentences,
    statics,
    verbs,
    verbs_hands,
    verbs_lasting,
)


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return how the cards are printed, by language: in English alone."""
    grammar = Grammar(words, *(part.RULES for part in PARTS))
    return {
        "en": House(style=style.paragraphs, grammar=grammar, lexicon=_lexicon(), dialect=dialect_of("dm"))
    }


def _lexicon() -> Lexicon:
    lexicon = Lexicon(words)
    with Path(__file__).with_name("words.toml").open("rb") as file:
        listed = tomllib.load(file)
    families = listed.pop("family")["words"]
    for category, phrases in listed.items():
        lexicon.add_all(category, phrases)
    lexicon.add_all("nonciv", {f"non-{civ}": civ for civ in listed["civ"].values()})
    races = sorted({race for card in system("dm").catalogue() for face in card.faces for race in face.races})
    for race in races:
        _add(lexicon, race, _meant(race, races))
    for family in sorted({*families, *_within(races)} - set(races)):
        _add(lexicon, family, RaceHas(family))
    for word in {word for race in races for word in race.split()} | set(races):
        lexicon.add(word, "family", word)
    return lexicon


def _add(lexicon: Lexicon, name: str, wanted: Filter) -> None:
    lexicon.add(name, "race", wanted)
    lexicon.add(f"non-{name}", "nonrace", wanted)
    lexicon.add(f"non-{name}s", "nonraces", wanted)
    for plural in _plurals(name):
        lexicon.add(plural, "races", wanted)


def _meant(race: str, races: list[str]) -> Filter:
    """Return which cards a race means: those of every race that contains its name (203.2)."""
    within = re.compile(rf"(?<!\w){re.escape(race)}(?!\w)")
    wider = any(one != race and within.search(one) for one in races)
    return RaceHas(race) if wider else OfRace(frozenset({race}))


def _within(races: list[str]) -> Iterator[str]:
    """Yield the parts of two words or more of the names of races."""
    for race in races:
        words_of = race.split()
        for start in range(len(words_of)):
            for end in range(start + 2, len(words_of) + 1):
                yield " ".join(words_of[start:end])


def _plurals(name: str) -> Iterator[str]:
    yield name
    if name.endswith("y"):
        yield f"{name[:-1]}ies"
    elif name.endswith(("s", "x", "ch", "sh")):
        yield f"{name}es"
    else:
        yield f"{name}s"
