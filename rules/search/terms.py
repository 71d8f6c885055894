"""The meaning of single terms of a search, `type:`, `cost<=`, `legal:` and others, by kind of key."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from rapidfuzz import fuzz, process

from rules.cards import normalise
from rules.cards.names import normalise_number
from rules.construction.card_legality import CardLegalities, card_legalities
from rules.search.conditions import (
    Compare,
    Condition,
    Figure,
    Has,
    InDeck,
    Listed,
    Named,
    Numbered,
    OfSystem,
    Says,
    TwoFaced,
)
from rules.search.content_terms import READINGS, content_meaning
from rules.search.keys import Key
from rules.search.term_results import DeckCards, Ignored, TermMeaning
from rules.search.tree import Either, Sign, Term, Tree, Without
from rules.search.vocabulary import SearchVocabulary, named

_MOST_TOLD = 3
_LARGEST = 10**6
_COMPARED: Mapping[Sign, str] = {
    "<": "below",
    "<=": "at most",
    ">": "above",
    ">=": "at least",
}
_LISTED = ("legal", "limited", "banned")
_NOTHING = "none"
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
        if key.kind != "figure" and term.sign in _COMPARED:
            return Ignored(f"only numbers can be compared by {term.sign}", term.value)
        found = self._plain(key, term)
        if term.sign == "!=" and isinstance(found, TermMeaning):
            return TermMeaning(Without(found.condition), f"not {found.words}")
        return found

    def _plain(self, key: Key, term: Term) -> TermMeaning | Ignored:
        match key.kind:
            case "fact":
                return self._fact(key, term)
            case "figure":
                return self._figure(key, term)
            case "name":
                return self._named(term)
            case "number":
                return self._numbered(term)
            case "listed":
                return self._listed(key, term)
            case "flag":
                return self._flag(term)
            case "system":
                return self._system(term)
            case "content":
                return content_meaning(key, term, self.realms)
            case "text":
                return _said(term)
            case _:
                return self._in_deck(term)

    # ---- names and numbers ----

    def _named(self, term: Term) -> TermMeaning:
        whole = term.sign != ":"
        found = [Named(normalise(value), whole) for value in term.values]
        said = " or ".join(f"“{value}”" for value in term.values)
        return TermMeaning(_any(found), f"name is {said}" if whole else f"name has {said}")

    def _numbered(self, term: Term) -> TermMeaning:
        whole = term.sign != ":"
        found = [Numbered(normalise_number(value), whole) for value in term.values]
        said = " or ".join(term.values)
        return TermMeaning(_any(found), f"number is {said}" if whole else f"number begins with {said}")

    # ---- facts ----

    def _fact(self, key: Key, term: Term) -> TermMeaning | Ignored:
        name = self._called(key)
        meant: dict[str, str] = {}
        none = False
        for value in term.values:
            keys = self._keys(key, value, whole=term.sign == "=")
            if not keys and (normalise(value) == _NOTHING or self._means_none(value)):
                none = True
            elif not keys:
                return self._no_value(key, name, value, term)
            meant.update(keys)
        parts: list[Condition] = [Has(key.fact, tuple(sorted(meant)))] if meant else []
        parts += [Has(key.fact, ())] if none else []
        told = [*dict.fromkeys(meant.values()), *(["none"] if none else [])]
        if len(told) > _MOST_TOLD:
            said = " or ".join(f"“{value}”" for value in term.values)
            verb = "begins with" if key.match == "begin" else "has"
            return TermMeaning(_any(parts), f"{name} {verb} {said}")
        return TermMeaning(_any(parts), f"{name} is {' or '.join(told)}")

    def _keys(self, key: Key, value: str, *, whole: bool) -> dict[str, str]:
        found: dict[str, str] = {}
        for realm in self.realms:
            held = realm.vocabulary.get(key.fact, {})
            for asked in realm.meant(value):
                if not asked:
                    continue
                if asked in held and (whole or key.match in ("whole", "first")):
                    found[asked] = held[asked]
                if not whole:
                    found.update(
                        (one, called) for one, called in held.items() if _fits(key, asked, one, called)
                    )
        return found

    def _means_none(self, value: str) -> bool:
        """Whether a system's own word for a value means that there is none."""
        return any(realm.meant(value)[-1] == "" for realm in self.realms)

    def _no_value(self, key: Key, name: str, value: str, term: Term) -> Ignored:
        known: dict[str, None] = {}
        for realm in self.realms:
            held = realm.vocabulary.get(key.fact, {})
            known.update(dict.fromkeys(held.values()))
            known.update((word, None) for word, right in realm.of.words.items() if normalise(right) in held)
        near = process.extractOne(value, list(known), scorer=fuzz.ratio, processor=normalise, score_cutoff=60)
        instead = str(near[0]) if near and len(term.values) == 1 else ""
        where = f" in {self.realms[0].of.name}" if len(self.realms) == 1 else ""
        return Ignored(f"no card{where} has the {name} “{value}”", instead)

    def _called(self, key: Key) -> str:
        if len(self.realms) == 1:
            of = self.realms[0].of
            own = {"attribute": of.attribute_word, "race": of.race_word}.get(key.name, key.name)
            return own.partition("/")[0]
        return key.name

    # ---- figures ----

    def _figure(self, key: Key, term: Term) -> TermMeaning | Ignored:
        if key.figure != "cost" and not any(key.figure in realm.of.values for realm in self.realms):
            there = dict.fromkeys(("cost", *(name for realm in self.realms for name in realm.of.values)))
            return Ignored(f"no card here has the figure “{key.figure}”; there are {', '.join(there)}")
        numbers: list[int] = []
        for value in term.values:
            if not (value.isascii() and value.isdecimal() and int(value[:9]) <= _LARGEST and len(value) < 9):
                return Ignored(f"“{value}” is no number to compare with the {key.figure}")
            numbers.append(int(value))
        sign = _compare(term.sign)
        words = f"{_COMPARED[term.sign]} " if term.sign in _COMPARED else ""
        said = " or ".join(f"{words}{number}" for number in numbers)
        verb = "" if words else "is "
        return TermMeaning(
            _any([Figure(key.figure, sign, one) for one in numbers]), f"{key.figure} {verb}{said}"
        )

    # ---- formats and flags ----

    def _listed(self, key: Key, term: Term) -> TermMeaning | Ignored:
        found: list[CardLegalities] = []
        for value in term.values:
            here = [
                (realm, form)
                for realm in self.realms
                for form in realm.formats.values()
                if normalise(value) in (normalise(form.code), normalise(form.name))
            ]
            if not here:
                return self._no_format(value, term)
            found += [card_legalities(realm.of, form, self.day) for realm, form in here]
        return self._standing(key.name, found)

    def _no_format(self, value: str, term: Term) -> Ignored:
        names = dict.fromkeys(
            word
            for realm in self.realms
            for form in realm.formats.values()
            for word in (form.code, form.name)
        )
        near = process.extractOne(value, list(names), scorer=fuzz.ratio, processor=normalise, score_cutoff=50)
        instead = str(near[0]) if near and len(term.values) == 1 else ""
        where = f"{self.realms[0].of.name} has" if len(self.realms) == 1 else "there is"
        return Ignored(f"{where} no format “{value}”", instead)

    def _standing(self, word: str, found: list[CardLegalities]) -> TermMeaning:
        for one in found:
            on = f" on {self.day}" if self.day else ""
            if one.pool_lost:
                self.notes.append(
                    f"Which sets {one.format.name} admitted{on} is not recorded, so none of its cards is "
                    "called legal."
                )
            self.notes += [
                f"The list of {one.format.name} is not recorded whole{on}: {why}" for why in one.gaps
            ]
        names = dict.fromkeys(
            f"{one.format.name} ({one.system.name})" if len(self.realms) > 1 else one.format.name
            for one in found
        )
        told = " or ".join(names) if len(names) <= _MOST_TOLD else "the usual format of its game"
        return TermMeaning(Listed(word, tuple(found)), f"{word} in {told}")  # type: ignore[arg-type]

    def _flag(self, term: Term) -> TermMeaning | Ignored:
        said = term.value.lower()
        if said in _LISTED:
            usual = [
                card_legalities(one.of, one.formats[one.of.default_format], self.day) for one in self.realms
            ]
            return self._standing(said, usual)
        if said in _TWO_FACED:
            return TermMeaning(TwoFaced(), "has two faces")
        if said in READINGS:
            return TermMeaning(Has("reading", (said,)), READINGS[said])
        mark = Key("is", "fact", "", "", fact="mark", match="whole")
        keys = self._keys(mark, term.value, whole=True)
        if keys:
            return TermMeaning(
                Has("mark", tuple(sorted(keys))), f"is {' or '.join(dict.fromkeys(keys.values()))}"
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


def _said(term: Term) -> TermMeaning | Ignored:
    """The words of a text, whose spaces and punctuation do not count."""
    keys = [normalise(value) for value in term.values]
    if not all(keys):
        return Ignored("there are no letters or digits to look for")
    said = " or ".join(f"“{value}”" for value in term.values)
    return TermMeaning(_any([Says(key) for key in keys]), f"text has {said}")


def _fits(key: Key, asked: str, held: str, called: str) -> bool:
    match key.match:
        case "part":
            return asked in held
        case "begin":
            return held.startswith(asked)
        case "first":
            return normalise(called.partition(" ")[0]) == asked
        case _:
            return False


def _compare(sign: Sign) -> Compare:
    return sign if sign in ("<", "<=", ">", ">=") else "="


def _any(conditions: Sequence[Condition]) -> Tree[Condition]:
    return Either(tuple(conditions)) if len(conditions) > 1 else conditions[0]
