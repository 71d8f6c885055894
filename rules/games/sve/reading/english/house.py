"""The English house: grammar and lexicon in the words that the cards print."""

from rules.dialects import dialect_of
from rules.games.sve.reading import lexicon
from rules.games.sve.reading.english import (
    alternatives,
    amounts,
    arrivals,
    choices,
    conditions,
    conditions_counts,
    conditions_history,
    conditions_sides,
    costs,
    costs_moves,
    counters,
    counts,
    damage,
    departures,
    dice,
    drive,
    equipment,
    events,
    events_damage,
    events_departures,
    evolution,
    followups,
    frames,
    gains,
    kinds,
    ladders,
    leaders,
    limits,
    lists,
    looks,
    looks_apart,
    moves,
    nouns,
    nouns_pairs,
    nouns_suffixes,
    revealed,
    revival,
    searches,
    sentences,
    sequels,
    statics,
    statics_prices,
    style,
    tokens,
    verbs,
    verbs_amounts,
    verbs_changes,
    verbs_others,
    verbs_players,
    verbs_shields,
    verbs_tokens,
    ways,
)
from rules.reading.english import ENGLISH
from rules.reading.grammar import Grammar
from rules.reading.house import House
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words

PARTS = (
    alternatives,
    amounts,
    arrivals,
    conditions,
    conditions_counts,
    conditions_history,
    conditions_sides,
    costs,
    costs_moves,
    counters,
    counts,
    damage,
    departures,
    dice,
    drive,
    equipment,
    events,
    events_damage,
    events_departures,
    evolution,
    followups,
    frames,
    gains,
    kinds,
    ladders,
    leaders,
    limits,
    lists,
    looks,
    looks_apart,
    moves,
    nouns,
    nouns_pairs,
    nouns_suffixes,
    choices,
    revealed,
    revival,
    searches,
    sentences,
    sequels,
    statics_prices,
    statics,
    tokens,
    verbs,
    verbs_amounts,
    verbs_changes,
    verbs_others,
    verbs_players,
    verbs_shields,
    verbs_tokens,
    ways,
)
GRAMMAR = Grammar(words, ENGLISH, *(part.RULES for part in PARTS))


def house() -> House:
    """Return the house style of the English cards."""
    return House(
        style=style.paragraphs,
        grammar=GRAMMAR,
        lexicon=_lexicon(),
        dialect=dialect_of("sve"),
        spellings=lexicon.words()["english"]["spellings"],
    )


def _lexicon() -> Lexicon:
    found = Lexicon(words)
    found.add_all("name", lexicon.names())
    found.add_all("name", lexicon.words()["english"]["names"])
    found.add_all("name-part", ((part, part) for part in lexicon.name_parts()))
    found.add_all("token", lexicon.tokens())
    traits = lexicon.words()["english"]["traits"]
    found.add_all("trait", ((race, race) for race in sorted(lexicon.races() - set(traits.values()))))
    found.add_all("trait", traits)
    found.add_all("class", ((f"{{{word}}}", word) for word in lexicon.CLASSES))
    found.add_all("counter-kind", lexicon.words()["english"]["counters"])
    found.add_all("class", ((word, word) for word in lexicon.CLASSES))
    return found
