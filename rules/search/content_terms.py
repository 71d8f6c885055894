"""The meaning of terms about what was read of cards: `does:draw`, `trigger:enters`, `is:read`."""

from collections.abc import Sequence

from rapidfuzz import fuzz, process

from rules.cards import search_key
from rules.contents import ContentWord, Kind, content_words
from rules.search.conditions import Condition, Has, OfSystem, Says
from rules.search.keys import Key
from rules.search.term_results import Ignored, TermMeaning
from rules.search.tree import Either, Every, Term, Tree
from rules.search.vocabulary import SearchVocabulary

READINGS = {
    "read": "text is read whole",
    "partly": "text is read in part",
    "unread": "text is not read",
    "notext": "text is not at hand",
}
"""The words of `is:` for how much of a card's text is read, with their descriptions."""
_OPENINGS: dict[Kind, str] = {"does": "does", "trigger": "an ability is triggered when"}
_CALLED: dict[Kind, str] = {"does": "nothing that cards do", "trigger": "nothing that triggers abilities"}
_MOST_OFFERED = 12


def content_meaning(key: Key, term: Term, realms: Sequence[SearchVocabulary]) -> TermMeaning | Ignored:
    """Return the meaning of `does:` or `trigger:` in the words of the systems searched."""
    kind: Kind = "does" if key.fact == "does" else "trigger"
    codes = [realm.of.code for realm in realms]
    meant: dict[str, None] = {}
    parts: list[Tree[Condition]] = []
    for value in term.values:
        found = [(code, word) for code in codes if (word := _named(code, kind, value)) is not None]
        if not found:
            return _no_word(kind, value, term, realms)
        parts += _in_each_game(kind, found, everywhere=len(found) == len(codes))
        meant.update((word.says, None) for _, word in found)
    condition: Tree[Condition] = Either(tuple(parts)) if len(parts) > 1 else parts[0]
    return TermMeaning(condition, f"{_OPENINGS[kind]} {' or '.join(meant)}")


def _in_each_game(
    kind: Kind, found: Sequence[tuple[str, ContentWord]], *, everywhere: bool
) -> list[Tree[Condition]]:
    """Return a condition on each game's own word, since another game may mean something else by it."""
    names = dict.fromkeys(word.name for _, word in found)
    if everywhere and len(names) == 1:
        return [Has(kind, (search_key(next(iter(names))),))]
    return [
        Every(
            (
                OfSystem(tuple(code for code, word in found if word.name == name)),
                Has(kind, (search_key(name),)),
            )
        )
        for name in names
    ]


def _named(code: str, kind: Kind, value: str) -> ContentWord | None:
    """Return the word of a game with that name or alias; spaces and hyphens do not count."""
    words, key = content_words(code)[kind], search_key(value)
    own = next((word for name, word in words.items() if search_key(name) == key), None)
    return own or next((word for word in words.values() if key in map(search_key, word.also)), None)


def _no_word(kind: Kind, value: str, term: Term, realms: Sequence[SearchVocabulary]) -> Ignored:
    known = {
        called: None
        for realm in realms
        for word in content_words(realm.of.code)[kind].values()
        for called in (word.name, *word.also)
    }
    near = process.extractOne(value, list(known), scorer=fuzz.ratio, processor=search_key, score_cutoff=60)
    instead = str(near[0]) if near and len(term.values) == 1 else ""
    where = f" in {realms[0].of.name}" if len(realms) == 1 else ""
    names = sorted({name for realm in realms for name in content_words(realm.of.code)[kind]})
    more = " …" if len(names) > _MOST_OFFERED else ""
    offered = f"{', '.join(names[:_MOST_OFFERED])}{more}"
    return Ignored(f"{_CALLED[kind]}{where} is called “{value}”; there are {offered}", instead)


def text_meaning(term: Term) -> TermMeaning | Ignored:
    """Return the meaning of `text:`, the words of a text, whose spaces and punctuation do not count."""
    found = [search_key(value) for value in term.values]
    if not all(found):
        return Ignored("there are no letters or digits to look for")
    alternatives = " or ".join(f"“{value}”" for value in term.values)
    return TermMeaning(
        Either(tuple(map(Says, found))) if len(found) > 1 else Says(found[0]), f"text has {alternatives}"
    )
