"""The meaning of single terms of a search, `type:`, `cost<=`, `legal:` and others, by kind of key."""

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from datetime import date

from rapidfuzz import fuzz, process

from rules.cards import search_key
from rules.cards.names import normalise_number
from rules.construction.card_legality import card_legalities
from rules.search.conditions import (
    Compare,
    Condition,
    Has,
    InDeck,
    Named,
    Numbered,
    OfSystem,
    StatIs,
    TwoFaced,
)
from rules.search.content_terms import READINGS, content_meaning, text_meaning
from rules.search.facts import COST, printed_cost
from rules.search.keys import Key, keys
from rules.search.listed_terms import MOST_NAMED, legality_meaning, listed_meaning
from rules.search.term_results import DeckCards, Ignored, TermMeaning, all_of
from rules.search.tree import Either, Sign, Term, Tree, Without
from rules.search.vocabulary import SearchVocabulary, named

_LARGEST = 10**6
_COMPARED: Mapping[Sign, str] = {
    "<": "below",
    "<=": "at most",
    ">": "above",
    ">=": "at least",
}
_LISTED = ("legal", "limited", "banned")
_NOTHING = "none"
# The kinds of keys among which a value is looked for that its own key does not have.
_ELSEWHERE = ("attribute", "type", "keyword", "mark", "race", "title")
_TWO_FACED = ("two-faced", "twofaced", "double", "dfc")


class Terms:
    """The meaning of terms in the systems searched; `notes` collects reasons for uncertainty."""

    def __init__(
        self,
        realms: Sequence[SearchVocabulary],
        known: Sequence[SearchVocabulary],
        day: date | None,
        deck: Callable[[str], DeckCards | None] | None,
    ) -> None:
        self.realms, self.known, self.day, self.deck = realms, known, day, deck
        self.notes: list[str] = []

    def meaning(self, key: Key, term: Term) -> TermMeaning | Ignored:
        """Return the meaning of a term with this key."""
        if key.kind != "stat" and term.sign in _COMPARED:
            return Ignored(f"only numbers can be compared by {term.sign}", term.value)
        found = self._plain(key, term)
        if term.sign == "!=" and isinstance(found, TermMeaning):
            return TermMeaning(Without(found.condition), f"not {found.words}")
        return found

    def key_of(self, value: str) -> str:
        """Return a key under which a value is known, or ""."""
        return next(
            (self.called(keys()[one]) for one in _ELSEWHERE if self._keys(keys()[one], value, whole=True)), ""
        )

    def _plain(self, key: Key, term: Term) -> TermMeaning | Ignored:
        match key.kind:
            case "fact":
                return self._fact(key, term)
            case "stat":
                return self._stat(key, term)
            case "name":
                return self._named(term)
            case "number":
                return self._numbered(term)
            case "listed":
                return listed_meaning(key, term, self.realms, self.day, self.notes)
            case "flag":
                return self._flag(term)
            case "system":
                return self._system(term)
            case "content":
                return content_meaning(key, term, self.realms)
            case "text":
                return text_meaning(term)
            case _:
                return self._in_deck(term)

    # ---- names and numbers ----

    def _named(self, term: Term) -> TermMeaning:
        whole = term.sign != ":"
        found = [Named(search_key(value), whole) for value in term.values]
        quoted_values = " or ".join(f"“{value}”" for value in term.values)
        return TermMeaning(_any(found), f"name is {quoted_values}" if whole else f"name has {quoted_values}")

    def _numbered(self, term: Term) -> TermMeaning:
        whole = term.sign != ":"
        found = [Numbered(normalise_number(value), whole) for value in term.values]
        said = " or ".join(term.values)
        return TermMeaning(_any(found), f"number is {said}" if whole else f"number begins with {said}")

    # ---- facts ----

    def _fact(self, key: Key, term: Term) -> TermMeaning | Ignored:
        name = self.called(key)
        meant: dict[str, str] = {}
        none = False
        for value in term.values:
            found = self._keys(key, value, whole=term.sign == "=")
            if not found and (letters := self._letters(key, value)):
                return all_of(key.fact, name, letters)
            if not found and (search_key(value) == _NOTHING or self._means_none(value)):
                none = True
            elif not found:
                return self._no_value(key, name, value, term)
            meant.update(found)
        parts: list[Condition] = [Has(key.fact, tuple(sorted(meant)))] if meant else []
        parts += [Has(key.fact, ())] if none else []
        choices = [*dict.fromkeys(meant.values()), *(["none"] if none else [])]
        if len(choices) > MOST_NAMED:
            said = " or ".join(f"“{value}”" for value in term.values)
            verb = "begins with" if key.match == "begin" else "has"
            return TermMeaning(_any(parts), f"{name} {verb} {said}")
        return TermMeaning(_any(parts), f"{name} is {' or '.join(choices)}")

    def _keys(self, key: Key, value: str, *, whole: bool) -> dict[str, str]:
        found: dict[str, str] = {}
        for realm in self.realms:
            held = realm.vocabulary.get(key.fact, {})
            for asked in realm.meant(value):
                if not asked:
                    continue
                if asked in held and (whole or key.match in ("whole", "first")):
                    found[asked] = realm.shown(held[asked])
                if not whole:
                    found.update(
                        (one, realm.shown(called))
                        for one, called in held.items()
                        if _fits(key, asked, one, called)
                    )
        return found

    def _letters(self, key: Key, value: str) -> dict[str, str]:
        """The attributes that letters stand for, as in `c:wu`; nothing if one stands for none."""
        letters = value if key.name == "attribute" and 1 < len(value) <= MOST_NAMED else ""
        found = [self._keys(key, letter, whole=True) for letter in letters]
        return {one: called for each in found for one, called in each.items()} if all(found) else {}

    def _means_none(self, value: str) -> bool:
        """Whether a system's own word for a value means that there is none."""
        return any(realm.meant(value)[-1] == "" for realm in self.realms)

    def _no_value(self, key: Key, name: str, value: str, term: Term) -> Ignored:
        if (elsewhere := self._elsewhere(key, value, term)) is not None:
            return elsewhere
        known: dict[str, None] = {}
        for realm in self.realms:
            held = realm.vocabulary.get(key.fact, {})
            known.update((realm.shown(one), None) for one in held.values())
            known.update((word, None) for word, right in realm.of.words.items() if search_key(right) in held)
        near = process.extractOne(
            value, list(known), scorer=fuzz.ratio, processor=search_key, score_cutoff=60
        )
        instead = str(near[0]) if near and len(term.values) == 1 else ""
        return Ignored(self._none_has(name, value), instead)

    def _none_has(self, name: str, value: str) -> str:
        where = f" in {self.realms[0].of.name}" if len(self.realms) == 1 else ""
        return f"no card{where} has the {name} “{value}”"

    def _elsewhere(self, key: Key, value: str, term: Term) -> Ignored | None:
        """The key under which a value is known that this one does not have."""
        words = self._none_has(self.called(key), value)
        if printed_cost(value) and (_number(value) is not None or "{" in value) and key.name == "attribute":
            return Ignored(words, term.value, "cost")
        there = self.key_of(value)
        return Ignored(words, term.value, there) if there else None

    def called(self, key: Key) -> str:
        """Return what a key is called in the system searched."""
        if len(self.realms) == 1:
            of = self.realms[0].of
            own = {"attribute": of.attribute_word, "race": of.race_word, "title": of.title_word}
            return own.get(key.name, key.name).partition("/")[0]
        return key.name

    # ---- stats ----

    def _stat(self, key: Key, term: Term) -> TermMeaning | Ignored:
        if key.stat != "cost" and not any(key.stat in realm.of.values for realm in self.realms):
            there = dict.fromkeys(("cost", *(name for realm in self.realms for name in realm.of.values)))
            return Ignored(f"no card here has the stat “{key.stat}”; there are {', '.join(there)}")
        if key.stat == "cost" and any("{" in value for value in term.values):
            return self._printed_cost(term)
        numbers: list[int] = []
        for value in term.values:
            number = _number(value)
            if number is None:
                found = self._elsewhere(key, value, term)
                words = f"“{value}” is not a number to compare with the {key.stat}"
                return Ignored(words, found.instead, found.key) if found else Ignored(words)
            numbers.append(number)
        words, verb = (f"{_COMPARED[term.sign]} ", "") if term.sign in _COMPARED else ("", "is ")
        alternatives = " or ".join(f"{words}{number}" for number in numbers)
        return TermMeaning(
            _any([StatIs(key.stat, _compare(term.sign), one) for one in numbers]),
            f"{key.stat} {verb}{alternatives}",
        )

    def _printed_cost(self, term: Term) -> TermMeaning | Ignored:
        if term.sign not in (":", "=", "!="):
            return Ignored(f"a printed cost is found as a whole, not compared by {term.sign}", term.value)
        costs = [printed_cost(value) for value in term.values]
        if not all(costs):
            return Ignored(f"“{term.value}” has an empty cost; write one as {{R}}{{1}}")
        return TermMeaning(Has(COST, tuple(sorted(costs))), f"printed cost is {' or '.join(costs)}")

    # ---- formats and flags ----

    def _flag(self, term: Term) -> TermMeaning | Ignored:
        said = term.value.lower()
        if said in _LISTED:
            usual = [
                card_legalities(one.of, one.formats[one.of.default_format], self.day) for one in self.realms
            ]
            return legality_meaning(said, usual, several=len(self.realms) > 1, notes=self.notes)
        if said in _TWO_FACED:
            return TermMeaning(TwoFaced(), "has two faces")
        if said in READINGS:
            return TermMeaning(Has("reading", (said,)), READINGS[said])
        mark = Key("is", "fact", "", "", fact="mark", match="whole")
        marked = self._keys(mark, term.value, whole=True)
        if marked:
            return TermMeaning(
                Has("mark", tuple(sorted(marked))), f"is {' or '.join(dict.fromkeys(marked.values()))}"
            )
        marks = [value for realm in self.realms for value in realm.vocabulary.get("mark", {}).values()]
        near = process.extractOne(
            said, [*_LISTED, *_TWO_FACED[:1], *READINGS, *marks], scorer=fuzz.ratio, score_cutoff=60
        )
        return Ignored(f"nothing is called “{term.value}” here", str(near[0]) if near else "")

    # ---- systems and decks ----

    def _system(self, term: Term) -> TermMeaning | Ignored:
        codes: dict[str, str] = {}
        for value in term.values:
            found = {one.of.code: one.of.name for one in named(self.known, value)}
            if not found:
                known = [one.of.code for one in self.known]
                near = process.extractOne(value.lower(), known, scorer=fuzz.ratio, score_cutoff=50)
                return Ignored(
                    f"there is no game “{value}”; there are {', '.join(known)}", near[0] if near else ""
                )
            codes |= found
        return TermMeaning(OfSystem(tuple(codes)), f"game is {' or '.join(codes.values())}")

    def _in_deck(self, term: Term) -> TermMeaning | Ignored:
        if self.deck is None:
            return Ignored("there are no decks to look in here")
        said = term.value.rstrip("/").rpartition("/")[2]
        found = self.deck(said)
        if found is None:
            return Ignored(f"there is no deck “{said}” that you may see")
        return TermMeaning(InDeck(found.system, found.cards), f"in the deck “{found.name}”")


def _fits(key: Key, asked: str, held: str, called: str) -> bool:
    match key.match:
        case "part":
            return asked in held
        case "begin":
            return held.startswith(asked)
        case "first":
            return search_key(called.partition(" ")[0]) == asked
        case _:
            return False


def _number(value: str) -> int | None:
    """A number as written in digits of any width, None for anything else."""
    digits = unicodedata.normalize("NFKC", value)
    plain = digits.isascii() and digits.isdecimal() and len(digits) < 9
    return int(digits) if plain and int(digits) <= _LARGEST else None


def _compare(sign: Sign) -> Compare:
    return sign if sign in ("<", "<=", ">", ">=") else "="


def _any(conditions: Sequence[Condition]) -> Tree[Condition]:
    return Either(tuple(conditions)) if len(conditions) > 1 else conditions[0]
