"""The house style of the Square Enix system: its rules, and its words from the catalogue."""

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path

from rules.dialects import dialect_of
from rules.games.setcg.definitions import category
from rules.games.setcg.reading.amounts import AMOUNTS
from rules.games.setcg.reading.amounts_counted import COUNTED
from rules.games.setcg.reading.bursts import BURSTS
from rules.games.setcg.reading.changes import CHANGES
from rules.games.setcg.reading.conditions import CONDITIONS
from rules.games.setcg.reading.conditions_cards import OF_CARDS
from rules.games.setcg.reading.conditions_compared import COMPARED
from rules.games.setcg.reading.conditions_elements import OF_ELEMENTS
from rules.games.setcg.reading.conditions_groups import GROUPS
from rules.games.setcg.reading.conditions_history import HISTORY
from rules.games.setcg.reading.conditions_players import OF_PLAYERS
from rules.games.setcg.reading.conditions_subject import SUBJECT
from rules.games.setcg.reading.conditions_totals import TOTALS
from rules.games.setcg.reading.costs import COSTS
from rules.games.setcg.reading.costs_dulled import COSTS_DULLED
from rules.games.setcg.reading.costs_more import COSTS_MORE
from rules.games.setcg.reading.counters import WithCounters
from rules.games.setcg.reading.damage_kinds import KINDS
from rules.games.setcg.reading.damage_zone import IN_DAMAGE_ZONE
from rules.games.setcg.reading.events import EVENTS
from rules.games.setcg.reading.events_at_once import AT_ONCE
from rules.games.setcg.reading.events_causes import CAUSES
from rules.games.setcg.reading.events_departures import DEPARTURES
from rules.games.setcg.reading.events_joined import EVENTS_JOINED
from rules.games.setcg.reading.events_moments import MOMENTS
from rules.games.setcg.reading.events_moves import MOVES
from rules.games.setcg.reading.events_parties import PARTIES
from rules.games.setcg.reading.events_turned import TURNED
from rules.games.setcg.reading.extremes import EXTREMES
from rules.games.setcg.reading.frames import FRAMES
from rules.games.setcg.reading.frames_departed import STATES
from rules.games.setcg.reading.frames_keywords import KEYWORDS
from rules.games.setcg.reading.frames_limits import LIMITS
from rules.games.setcg.reading.given_up import GIVEN
from rules.games.setcg.reading.limits_on_cards import LIMITS_ON_CARDS
from rules.games.setcg.reading.nouns import NOUNS
from rules.games.setcg.reading.nouns_compared import COMPARING
from rules.games.setcg.reading.nouns_joined import JOINED
from rules.games.setcg.reading.nouns_more import NOUNS_MORE
from rules.games.setcg.reading.offers import OFFERS
from rules.games.setcg.reading.power_limits import POWER_LIMITS
from rules.games.setcg.reading.qualifiers import QUALIFIERS
from rules.games.setcg.reading.redirections import REDIRECTIONS
from rules.games.setcg.reading.sentences import SENTENCES
from rules.games.setcg.reading.sentences_more import MORE
from rules.games.setcg.reading.sentences_opened import OPENED
from rules.games.setcg.reading.sentences_results import RESULTS
from rules.games.setcg.reading.sentences_selected import SELECTIONS
from rules.games.setcg.reading.sentences_triggered import TRIGGERING
from rules.games.setcg.reading.sentences_turn import IN_TURN
from rules.games.setcg.reading.statics import STATICS
from rules.games.setcg.reading.statics_beyond import BEYOND
from rules.games.setcg.reading.statics_casts import CASTING
from rules.games.setcg.reading.statics_instead import INSTEAD
from rules.games.setcg.reading.statics_more import STATICS_MORE
from rules.games.setcg.reading.statics_names import NAMES
from rules.games.setcg.reading.statics_others import STATICS_OTHERS
from rules.games.setcg.reading.statics_stepped import STEPPED
from rules.games.setcg.reading.statics_when import WHEN
from rules.games.setcg.reading.style import plain_name, style
from rules.games.setcg.reading.verbs import VERBS
from rules.games.setcg.reading.verbs_aimed import AIMED
from rules.games.setcg.reading.verbs_as_many import AS_MANY
from rules.games.setcg.reading.verbs_cancelled import CANCELLED
from rules.games.setcg.reading.verbs_cast import CAST
from rules.games.setcg.reading.verbs_cast_later import CAST_LATER
from rules.games.setcg.reading.verbs_changed import CHANGED
from rules.games.setcg.reading.verbs_counters import COUNTERS
from rules.games.setcg.reading.verbs_damage import DAMAGES
from rules.games.setcg.reading.verbs_decks import DECKS
from rules.games.setcg.reading.verbs_delayed import DELAYED
from rules.games.setcg.reading.verbs_durations import LASTING
from rules.games.setcg.reading.verbs_found import SEARCHED
from rules.games.setcg.reading.verbs_groups import OTHER_CARDS
from rules.games.setcg.reading.verbs_hands import HANDS
from rules.games.setcg.reading.verbs_hands_more import HANDS_MORE
from rules.games.setcg.reading.verbs_looked_at import LOOKED_AT
from rules.games.setcg.reading.verbs_measured import MEASURED
from rules.games.setcg.reading.verbs_more import VERBS_MORE
from rules.games.setcg.reading.verbs_named import NAMING
from rules.games.setcg.reading.verbs_next_turn import NEXT_TURN
from rules.games.setcg.reading.verbs_opposed import OPPOSED
from rules.games.setcg.reading.verbs_others import OTHERS
from rules.games.setcg.reading.verbs_persons import PERSONS
from rules.games.setcg.reading.verbs_players import PLAYERS
from rules.games.setcg.reading.verbs_power import POWERS
from rules.games.setcg.reading.verbs_prices import PRICES
from rules.games.setcg.reading.verbs_searches import SEARCHES
from rules.games.setcg.reading.verbs_selected import SELECTED
from rules.games.setcg.reading.verbs_shown import SHOWN_CARDS
from rules.games.setcg.reading.verbs_this_turn import THIS_TURN
from rules.games.setcg.reading.verbs_two import TWO
from rules.games.setcg.reading.verbs_up_to import UP_TO
from rules.games.setcg.reading.verbs_zones import ZONES
from rules.language.costs import Pay
from rules.language.filters import Named, OfAttribute, OfRace, OfSubtype, OfType
from rules.reading.english import ENGLISH
from rules.reading.grammar import Grammar
from rules.reading.house import House
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words
from rules.systems import system

MOST_CP = 20


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return the house styles by language code."""
    parts = (
        *(ENGLISH, NOUNS, JOINED, QUALIFIERS, AMOUNTS, COUNTED, CHANGES, COSTS, EVENTS, CAUSES, MOMENTS),
        *(NOUNS_MORE, MOVES, PARTIES, GROUPS, MORE, STATICS_MORE, HANDS, MEASURED, COSTS_MORE, VERBS_MORE),
        *(CONDITIONS, OF_PLAYERS, COMPARED, HISTORY, OF_CARDS, OF_ELEMENTS, SUBJECT, OFFERS),
        *(
            BURSTS,
            CAST,
            CHANGED,
            COMPARING,
            COUNTERS,
            DELAYED,
            EXTREMES,
            HANDS_MORE,
            KEYWORDS,
            NAMING,
            PERSONS,
            SEARCHES,
            WHEN,
        ),
        *(VERBS, LASTING, DAMAGES, OTHERS, PLAYERS, ZONES, DECKS, SELECTED, PRICES, SENTENCES, SELECTIONS),
        *(
            TWO,
            AS_MANY,
            CAST_LATER,
            GIVEN,
            NAMES,
            OTHER_CARDS,
            STATICS_OTHERS,
            TRIGGERING,
            BEYOND,
            STATICS,
            CASTING,
            INSTEAD,
            LIMITS,
            LIMITS_ON_CARDS,
            COSTS_DULLED,
            LOOKED_AT,
            NEXT_TURN,
            OPENED,
            TOTALS,
            SEARCHED,
            OPPOSED,
            POWERS,
            THIS_TURN,
            RESULTS,
            EVENTS_JOINED,
            STEPPED,
            IN_TURN,
            SHOWN_CARDS,
            UP_TO,
            KINDS,
            AIMED,
            DEPARTURES,
            AT_ONCE,
            TURNED,
            CANCELLED,
            IN_DAMAGE_ZONE,
            POWER_LIMITS,
            REDIRECTIONS,
            STATES,
            FRAMES,
        ),
    )
    grammar = Grammar(words, *parts)
    return {
        "en": House(
            style=style,
            grammar=grammar,
            lexicon=lexicon(),
            dialect=dialect_of("setcg"),
            spellings=_given()["keyword"],
        )
    }


def _given() -> dict[str, dict[str, str]]:
    with (Path(__file__).parent / "words.toml").open("rb") as file:
        return tomllib.load(file)


def lexicon() -> Lexicon:
    """Return the words of `words.toml`, and the names, jobs and categories of the catalogue."""
    given = _given()
    found = WithCounters(words, given["counters"]["never"])
    for word, element in given["element"].items():
        found.add(word, "element", OfAttribute(frozenset({element})))
        found.add(f"{{cp-{word}}}", "cost-part", Pay(1, element))
    for word, kinds in given["kind"].items():
        found.add(word, "kind", OfType(frozenset(kinds)))
    found.add_all("keyword", given["keyword"])
    for number in range(1, MOST_CP + 1):
        found.add(f"{{cp-{number}}}", "cost-part", Pay(number))
    for name in given["names"]["additional"]:
        found.add(f"Card Name {name}", "trait", Named(name))
    for card in system("setcg").catalogue():
        for name in (card.front.name, *(part.strip() for part in card.front.name.split("/"))):
            found.add(f"Card Name {plain_name(name)}", "trait", Named(name))
        for job in card.front.races:
            found.add(f"Job {plain_name(job)}", "trait", OfRace(frozenset({job})))
        for title in card.titles:
            found.add(f"Category {plain_name(title)}", "trait", OfSubtype(frozenset({category(title)})))
    return found
