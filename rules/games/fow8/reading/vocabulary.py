"""The words of Force of Will's cards: names, races, keywords, wills, counters, phrases of one edition."""

from collections.abc import Collection, Iterable

from rules.cards import Catalogue
from rules.games.fow8.cards import catalogue
from rules.games.fow8.definitions import WILLS
from rules.games.fow8.reading import nouns
from rules.games.fow8.reading.style import WordsTable, words_table
from rules.reading.lexicon import Lexicon
from rules.reading.tokens import words


def lexicon(keywords: Collection[str], stones: tuple[str, ...]) -> Lexicon:
    """Return the words of an edition's cards: names, races, keywords, wills, counters."""
    found = Lexicon(words)
    facts = words_table()
    found.add_all("head", nouns.heads(stones))
    found.add_all("attribute", facts["attributes"])
    found.add_all("race", _races(catalogue()))
    token_races = facts["tokens"]["races"]
    found.add_all("token-race", ((race, race) for race in token_races))
    found.add_all("called", {face.name: face.name for card in catalogue() for face in card.faces})
    found.add_all("counter", ((kind, kind) for kind in _counters(facts)))
    found.add_all("art", ((f"《{name}》", name) for name in facts["arts"]["names"]))
    found.add_all("weather", ((kind, kind) for kind in facts["weather"]["kinds"]))
    found.add_all("will", ((f"{{{will}}}", will) for will in WILLS if not will.isdigit()))
    found.add_all("will", ((f"{{{number}}}", number) for number in range(21)))
    found.add("{X}", "will", "X")
    found.add("[Enter]", "enter", True)
    found.add("[Break]", "break", True)
    found.add("[Activate]", "activate", True)
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
    for word in ("his or her magic stone area", "their magic stone area"):
        found.add(word, "their-stones", stones[-1])
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
