"""The house styles of Force of Will's cards: the grammar that both editions share, and their words."""

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache

from rules.cards import Catalogue
from rules.dialects import dialect_of
from rules.games.fow8.cards import catalogue
from rules.games.fow8.definitions import PLAYED_KEYWORDS, QUICKCAST, WILLS
from rules.games.fow8.reading import (
    amounts,
    amounts_sums,
    battle_damage,
    changes,
    changes_bans,
    changes_damage,
    changes_kept,
    changes_kinds,
    changes_stats,
    changes_targets,
    conditions,
    conditions_happened,
    conditions_joined,
    conditions_phases,
    conditions_stats,
    costs,
    costs_more,
    decks_shuffled,
    events,
    events_others,
    events_own,
    events_players,
    events_targets,
    events_wounds,
    frames,
    frames_chase,
    frames_conditions,
    frames_instead,
    frames_keywords,
    frames_limits,
    frames_named,
    frames_prices,
    frames_trigger,
    judgments,
    moments_battle,
    names_unlike,
    nouns,
    nouns_bearers,
    nouns_both,
    nouns_either,
    nouns_exceptions,
    nouns_groups,
    nouns_past,
    nouns_qualities,
    nouns_shown,
    nouns_spells,
    nouns_zones,
    picks,
    picks_choices,
    remarks,
    sentences,
    sentences_dice,
    sentences_instead,
    sentences_modes,
    sentences_more,
    sentences_replaced,
    sentences_rulers,
    statics,
    statics_added,
    statics_arrivals,
    statics_fights,
    statics_keyword_prices,
    statics_names,
    statics_prices,
    statics_redirected,
    statics_replacements,
    statics_runes,
    statics_stones,
    verbs,
    verbs_additions,
    verbs_damage,
    verbs_decks,
    verbs_durations,
    verbs_each,
    verbs_free,
    verbs_gems,
    verbs_hands,
    verbs_later,
    verbs_looks,
    verbs_looks_more,
    verbs_pairs,
    verbs_players,
    verbs_players_each,
    verbs_together,
    verbs_turns,
    verbs_zones,
    ways,
)
from rules.games.fow8.reading.style import WordsTable, style, words_table
from rules.reading.english import ENGLISH
from rules.reading.grammar import Grammar, Rule
from rules.reading.house import House
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words

MODULES = (
    amounts,
    amounts_sums,
    battle_damage,
    changes,
    changes_bans,
    changes_damage,
    changes_kept,
    changes_kinds,
    changes_stats,
    changes_targets,
    conditions,
    conditions_happened,
    conditions_joined,
    conditions_phases,
    conditions_stats,
    costs,
    costs_more,
    decks_shuffled,
    events,
    events_others,
    events_own,
    events_players,
    events_targets,
    events_wounds,
    frames,
    frames_chase,
    frames_conditions,
    frames_instead,
    frames_keywords,
    frames_limits,
    frames_named,
    frames_prices,
    frames_trigger,
    judgments,
    moments_battle,
    names_unlike,
    nouns,
    nouns_bearers,
    nouns_both,
    nouns_either,
    nouns_exceptions,
    nouns_groups,
    nouns_past,
    nouns_qualities,
    nouns_shown,
    nouns_spells,
    nouns_zones,
    picks,
    picks_choices,
    sentences,
    sentences_dice,
    sentences_instead,
    sentences_modes,
    sentences_more,
    sentences_replaced,
    sentences_rulers,
    statics,
    statics_added,
    statics_arrivals,
    statics_fights,
    statics_keyword_prices,
    statics_names,
    statics_prices,
    statics_redirected,
    statics_replacements,
    statics_runes,
    statics_stones,
    verbs,
    verbs_additions,
    verbs_damage,
    verbs_decks,
    verbs_durations,
    verbs_each,
    verbs_free,
    verbs_gems,
    verbs_hands,
    verbs_later,
    verbs_looks,
    verbs_looks_more,
    verbs_pairs,
    verbs_players,
    verbs_players_each,
    verbs_together,
    verbs_turns,
    verbs_zones,
    ways,
)
OF_BOTH = (ENGLISH, *(module.RULES for module in MODULES))
"""The grammar rules for the cards of both editions."""


@lru_cache(maxsize=1)
def houses() -> Mapping[str, House]:
    """Return the house styles by language code."""
    return {"en": house("fow8", PLAYED_KEYWORDS, ("field",), remarks.RULES)}


def house(code: str, keywords: Collection[str], stones: tuple[str, ...], *own: Iterable[Rule]) -> House:
    """Return the house style of an edition with its keywords and the zones of its stones.

    It may have rules of its `own`.
    """
    return House(
        style=style,
        grammar=Grammar(words, *OF_BOTH, *own),
        lexicon=lexicon(keywords, stones),
        dialect=dialect_of(code),
        icons={QUICKCAST: frozenset({"instant"}), "Mythic": frozenset({"true"})},
        spellings={**words_table()["keywords"], "[Break]": QUICKCAST},
    )


def lexicon(keywords: Collection[str], stones: tuple[str, ...]) -> Lexicon:
    """Return the words of an edition's cards: names, races, keywords, wills, counters."""
    found = Lexicon(words)
    facts = words_table()
    found.add_all("head", nouns.heads(stones))
    found.add_all("attribute", facts["attributes"])
    found.add_all("race", _races(catalogue()))
    found.add_all("called", {face.name: face.name for card in catalogue() for face in card.faces})
    found.add_all("counter", ((kind, kind) for kind in _counters(facts)))
    found.add_all("art", ((f"《{name}》", name) for name in facts["arts"]["names"]))
    found.add_all("weather", ((kind, kind) for kind in facts["weather"]["kinds"]))
    found.add_all("will", ((f"{{{will}}}", will) for will in WILLS if not will.isdigit()))
    found.add_all("will", ((f"{{{number}}}", number) for number in range(21)))
    found.add("{X}", "will", "X")
    found.add("[Enter]", "enter", True)
    found.add("[Break]", "break", True)
    found.add("[Sealed-Item]", "unsealed", True)
    for word in ("Judgment", "J-Activate", "J-activate"):
        found.add(f"[{word}]", "judgment", True)
    for word in facts["frames"]["later"]:
        found.add(f"[{word}]", word.lower(), stones if word in ("Seal", "Resonance") else True)
    asked_for = (*facts["marks"]["of_decks"], *facts["marks"]["asked_for"])
    found.add_all("mark", ((f"[{word}]", word) for word in asked_for))
    found.add_all("fragment", _fragments(catalogue()))
    found.add("your magic stone area", "stone-area", stones[-1])
    found.add("your opponent's magic stone area", "other-stones", (stones[-1], "opponent"))
    for word in ("a magic stone area", "all magic stone areas", "any magic stone area"):
        found.add(word, "other-stones", (stones[-1], "anyone"))
    _add_keywords(found, facts, keywords)
    return found


def _add_keywords(found: Lexicon, facts: WordsTable, played: Collection[str]) -> None:
    other = [(alias, word) for alias, word in facts["keywords"].items() if word in played]
    for printed, word in (*((word, word) for word in sorted(played)), *other):
        if word in facts["figures"]["wills"]:
            found.add(f"[{printed}]", "keyword-with-wills", word)
        elif word in facts["figures"]["number"]:
            found.add(f"[{printed}]", "keyword-with-number", word)
        if word not in (*facts["figures"]["wills"], *facts["figures"]["number"]):
            found.add(f"[{printed}]", "keyword", word)
    for word in facts["marks"]["of_decks"]:
        found.add(f"[{word}]", "printed", word)


def _counters(facts: WordsTable) -> Iterable[str]:
    """Yield the kinds of counters; those that change ATK and DEF are written in brackets."""
    yield from facts["counters"]["kinds"]


def _races(of: Catalogue) -> Iterable[tuple[str, str]]:
    """Yield each race in the singular and the plural."""
    for race in sorted({race for card in of for face in card.faces for race in face.races}):
        yield race, race
        yield plural(race), race
        if " " in race and race.endswith("s"):
            yield race[:-1], race


def _fragments(of: Catalogue) -> Iterable[tuple[str, str]]:
    """Yield each capitalized word of a name, since cards quote parts of names."""
    names = {face.name for card in of for face in card.faces}
    found = {word.strip(",.!?\"'") for name in names for word in name.split() if word[:1].isupper()}
    for word in sorted(found):
        yield word, word


def plural(word: str) -> str:
    """Return a race in the plural, as cards write it."""
    if word.endswith(("s", "x", "ch", "sh")):
        return f"{word}es"
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ies"
    if word.endswith("f"):
        return f"{word[:-1]}ves"
    if " of " in word:
        first, _, rest = word.partition(" of ")
        return f"{plural(first)} of {rest}"
    if word.endswith("man") and not word.endswith("Human"):
        return f"{word[:-3]}men"
    return f"{word}s"
