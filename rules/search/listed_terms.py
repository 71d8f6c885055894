"""The meaning of terms about formats: `legal:`, `limited:`, `banned:` and `is:legal`."""

from collections.abc import Sequence
from datetime import date

from rapidfuzz import fuzz, process

from rules.cards import search_key
from rules.construction.card_legality import CardLegalities, card_legalities
from rules.search.conditions import Listed
from rules.search.keys import Key
from rules.search.term_results import Ignored, TermMeaning
from rules.search.tree import Term
from rules.search.vocabulary import SearchVocabulary

MOST_NAMED = 3
"""The most values that a description lists."""


def listed_meaning(
    key: Key, term: Term, realms: Sequence[SearchVocabulary], day: date | None, notes: list[str]
) -> TermMeaning | Ignored:
    """Return the meaning of a term with names of formats; `notes` gets reasons for uncertainty."""
    found: list[CardLegalities] = []
    for value in term.values:
        here = [
            (realm, form)
            for realm in realms
            for form in realm.formats.values()
            if search_key(value) in (search_key(form.code), search_key(form.name))
        ]
        if not here:
            return _no_format(value, term, realms)
        found += [card_legalities(realm.of, form, day) for realm, form in here]
    return legality_meaning(key.name, found, several=len(realms) > 1, notes=notes)


def legality_meaning(
    word: str, found: Sequence[CardLegalities], *, several: bool, notes: list[str]
) -> TermMeaning:
    """Return the meaning of a legality in some formats; with `several` systems their names are said too."""
    for one in found:
        on = f" on {one.edition.as_of}" if one.edition.as_of else ""
        if one.pool_lost:
            notes.append(
                f"Which sets {one.format.name} admitted{on} is not recorded, so none of its cards is "
                "called legal."
            )
        notes += [f"The list of {one.format.name} is not recorded whole{on}: {why}" for why in one.gaps]
    names = dict.fromkeys(
        f"{one.format.name} ({one.system.name})" if several else one.format.name for one in found
    )
    formats_text = " or ".join(names) if len(names) <= MOST_NAMED else "the usual format of its game"
    return TermMeaning(Listed(word, tuple(found)), f"{word} in {formats_text}")  # type: ignore[arg-type]


def _no_format(value: str, term: Term, realms: Sequence[SearchVocabulary]) -> Ignored:
    names = dict.fromkeys(
        word for realm in realms for form in realm.formats.values() for word in (form.code, form.name)
    )
    near = process.extractOne(value, list(names), scorer=fuzz.ratio, processor=search_key, score_cutoff=50)
    instead = str(near[0]) if near and len(term.values) == 1 else ""
    where = f"{realms[0].of.name} has" if len(realms) == 1 else "there is"
    return Ignored(f"{where} no format “{value}”", instead)
