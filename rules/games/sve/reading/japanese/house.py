"""The Japanese house: grammar and lexicon in the words that the cards print."""

from rules.dialects import dialect_of
from rules.games.sve.importer_overrides import load_words
from rules.games.sve.reading import lexicon
from rules.games.sve.reading.japanese import (
    alternatives,
    amounts,
    arrivals,
    choices,
    conditions,
    conditions_amounts,
    conditions_history,
    conditions_sides,
    costs,
    counters,
    counts,
    damage,
    departures,
    dice,
    drive,
    equipment,
    events,
    events_damage,
    evolution,
    frames,
    gains,
    kinds,
    ladders,
    leaders,
    limits,
    looks,
    looks_apart,
    moves,
    multiples,
    nouns,
    picks,
    places,
    revealed,
    revival,
    sentences,
    sequels,
    statics,
    style,
    tokens,
    verbs,
    verbs_changes,
    verbs_others,
    verbs_points,
    verbs_shields,
    ways,
)
from rules.reading.grammar import Grammar
from rules.reading.house import House
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import characters

PARTS = (
    *(amounts, arrivals, nouns, picks, conditions, conditions_amounts, conditions_history, costs, counters),
    *(conditions_sides, places),
    *(
        counts,
        damage,
        dice,
        drive,
        multiples,
        equipment,
        events,
        events_damage,
        gains,
        evolution,
        kinds,
        verbs,
    ),
    *(verbs_changes, verbs_others, verbs_points, verbs_shields, moves, revealed, revival, choices, ladders),
    *(
        departures,
        ways,
        limits,
        looks,
        looks_apart,
        leaders,
        alternatives,
        sequels,
        tokens,
        sentences,
        statics,
        frames,
    ),
)
GRAMMAR = Grammar(characters, *(part.RULES for part in PARTS))


def house() -> House:
    """Return the house style of the Japanese cards."""
    return House(
        style=style.paragraphs,
        grammar=GRAMMAR,
        lexicon=_lexicon(),
        dialect=dialect_of("sve"),
        icons={"Quick": frozenset({"spell"})},
        spellings={**load_words().keywords, **lexicon.words()["japanese"]["spellings"]},
    )


def _lexicon() -> Lexicon:
    found = Lexicon(characters)
    found.add_all("name", lexicon.names())
    found.add_all("token", lexicon.tokens())
    words = lexicon.words()["japanese"]
    found.add_all("trait", ((race, race) for race in sorted(lexicon.races() - set(words["traits"].values()))))
    found.add_all("trait", words["traits"])
    found.add_all("craft", words["classes"])
    found.add_all("class-word", ((f"【{word}】", craft) for word, craft in words["classes"].items()))
    found.add_all("keyword", words["keywords"])
    found.add_all("counter-kind", words["counters"])
    found.add_all("name-part", words["parts"])
    return found
