"""The house style of English Duel Masters cards: its words, rules and dialect."""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path

from rules.dialects import dialect_of
from rules.games.dm.reading import (
    aftermath,
    arrivals,
    arrivals_denied,
    arrivals_origin,
    attacks,
    attacks_ended,
    battles,
    changes,
    changes_abilities,
    changes_given,
    changes_listed,
    choices,
    conditions,
    conditions_compared,
    conditions_counted,
    conditions_facts,
    conditions_joined,
    conditions_past,
    conditions_turn,
    counted_cards,
    counted_deeds,
    counted_moves,
    events,
    events_cards,
    events_creatures,
    events_evolved,
    events_graveyard,
    events_joined,
    events_kept,
    events_moved,
    events_played,
    events_players,
    events_summoned,
    frames,
    frames_conditions,
    frames_elsewhere,
    frames_keywords,
    frames_metamorph,
    frames_named,
    frames_sources,
    frames_while,
    lasting_denials,
    lasting_later,
    lasting_turn,
    looks,
    looks_hidden,
    looks_picked,
    looks_shown,
    looks_sorted,
    looks_taken,
    looks_until,
    names_shared,
    nouns,
    nouns_bounds,
    nouns_civilizations,
    nouns_compared,
    nouns_costs,
    nouns_owners,
    nouns_shared,
    nouns_unions,
    picks,
    picks_beneath,
    picks_rest,
    picks_together,
    places,
    players_chosen,
    players_each,
    prices,
    prices_instead,
    prices_lowered,
    prices_next,
    prices_optional,
    replacements,
    replacements_causes,
    searches,
    searches_taken,
    sentences,
    sentences_joined,
    sentences_others,
    shield_triggers,
    statics,
    statics_denials,
    statics_shared,
    style,
    verbs,
    verbs_chosen,
    verbs_counted,
    verbs_durations,
    verbs_free,
    verbs_hands,
    verbs_shields,
)
from rules.language.filters import Filter, Named, OfRace, RaceHas
from rules.reading.grammar import Grammar
from rules.reading.house import House
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words
from rules.systems import system

PARTS = (
    aftermath,
    attacks,
    battles,
    changes,
    changes_abilities,
    changes_given,
    changes_listed,
    choices,
    conditions,
    conditions_compared,
    conditions_counted,
    conditions_facts,
    conditions_past,
    conditions_turn,
    counted_cards,
    counted_deeds,
    counted_moves,
    arrivals,
    events,
    events_cards,
    events_creatures,
    events_evolved,
    events_graveyard,
    events_joined,
    events_kept,
    events_moved,
    events_played,
    events_players,
    events_summoned,
    frames,
    frames_elsewhere,
    frames_keywords,
    frames_named,
    frames_sources,
    frames_while,
    lasting_denials,
    lasting_turn,
    looks,
    looks_hidden,
    looks_picked,
    looks_shown,
    looks_sorted,
    looks_taken,
    looks_until,
    names_shared,
    nouns,
    nouns_bounds,
    nouns_civilizations,
    nouns_compared,
    nouns_costs,
    nouns_owners,
    nouns_unions,
    picks,
    picks_beneath,
    picks_together,
    places,
    players_chosen,
    players_each,
    prices,
    prices_instead,
    prices_lowered,
    prices_next,
    prices_optional,
    replacements,
    replacements_causes,
    searches,
    searches_taken,
    sentences,
    sentences_joined,
    sentences_others,
    shield_triggers,
    statics,
    statics_denials,
    statics_shared,
    verbs,
    verbs_chosen,
    verbs_counted,
    verbs_free,
    verbs_hands,
    verbs_durations,
    verbs_shields,
    frames_conditions,
    conditions_joined,
    frames_metamorph,
    arrivals_denied,
    arrivals_origin,
    attacks_ended,
    lasting_later,
    nouns_shared,
    picks_rest,
)


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return the house styles by language: English only."""
    grammar = Grammar(words, *(part.RULES for part in PARTS))
    listed = _listed()
    return {
        "en": House(
            style=style.paragraphs,
            grammar=grammar,
            lexicon=_lexicon(),
            dialect=dialect_of("dm"),
            spellings={**listed["keyword"], **listed["own-keyword"]},
        )
    }


def _listed() -> dict[str, dict[str, str]]:
    with Path(__file__).with_name("words.toml").open("rb") as file:
        listed: dict[str, dict[str, str]] = tomllib.load(file)
    listed.pop("slip")
    return listed


def _lexicon() -> Lexicon:
    lexicon = Lexicon(words)
    listed = _listed()
    families = listed.pop("family")["words"]
    for category, phrases in listed.items():
        lexicon.add_all(category, phrases)
    lexicon.add_all("nonciv", {f"non-{civ}": civ for civ in listed["civ"].values()})
    faces = [face for card in system("dm").catalogue() for face in card.faces]
    races = sorted({race for face in faces for race in face.races})
    for race in races:
        _add(lexicon, race, _meant(race, races))
        lexicon.add(race, "race-name", race)
    known = {race.casefold() for race in races} | {word for phrases in listed.values() for word in phrases}
    for name in {face.name for face in faces} - set(races):
        if len(words(name)) > 1 and name.casefold() not in known:
            lexicon.add(name, "race", Named(name))
            for plural in set(_plurals(name)) - {name}:
                lexicon.add(plural, "races", Named(name))
    for part in _parts_of_names(face.name for face in faces):
        lexicon.add(part, "name-part", part)
    for family in sorted({*families, *_within(races)} - set(races)):
        _add(lexicon, family, RaceHas(family))
    for word in {word for race in races for word in race.split()} | set(races):
        lexicon.add(word, "family", word)
    return lexicon


def _parts_of_names(names: Iterable[str]) -> Iterator[str]:
    """Yield the words of names and up to four of them in a row, ignoring differences in case.

    Texts refer to cards with such words in their names.
    """
    spelt: dict[str, set[str]] = {}
    for name in names:
        found = list(re.finditer(r"[\w'’-]+", name))
        for start, first in enumerate(found):
            for last in found[start : start + 4]:
                part = name[first.start() : last.end()]
                spelt.setdefault(part.casefold(), set()).add(part)
    yield from (next(iter(parts)) for parts in spelt.values() if len(parts) == 1)


def _add(lexicon: Lexicon, name: str, wanted: Filter) -> None:
    lexicon.add(name, "race", wanted)
    lexicon.add(f"non-{name}", "nonrace", wanted)
    lexicon.add(f"non-{name}s", "nonraces", wanted)
    for plural in _plurals(name):
        lexicon.add(plural, "races", wanted)


def _meant(race: str, races: list[str]) -> Filter:
    """Return the filter for a race: every race that contains its name (203.2)."""
    within = re.compile(rf"(?<!\w){re.escape(race)}(?!\w)")
    wider = any(one != race and within.search(one) for one in races)
    return RaceHas(race) if wider else OfRace(frozenset({race}))


def _within(races: list[str]) -> Iterator[str]:
    """Yield parts of race names with two or more words."""
    for race in races:
        words_of = race.split()
        for start in range(len(words_of)):
            for end in range(start + 2, len(words_of) + 1):
                yield " ".join(words_of[start:end])


def _plurals(name: str) -> Iterator[str]:
    yield name
    if name.endswith("y") and name[-2:-1] not in "aeiou":
        yield f"{name[:-1]}ies"
    elif name.endswith(("s", "x", "ch", "sh")):
        yield f"{name}es"
    else:
        yield f"{name}s"
