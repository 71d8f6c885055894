"""The advanced search form, whose choices become part of the search's text."""

from django.http import QueryDict

from cards.search.results import BadQuery
from common import caps
from rules.search import Every, Term, Tree, read, write
from rules.search.tree import Sign

# The form's fields, with the keys and operators they add.
_FIELDS: dict[str, tuple[str, Sign]] = {
    "name": ("name", ":"),
    "type": ("type", ":"),
    "mark": ("mark", ":"),
    "attribute": ("attribute", ":"),
    "race": ("race", "="),
    "keyword": ("keyword", "="),
    "set": ("set", "="),
    "rarity": ("rarity", ":"),
    "region": ("region", ":"),
    "title": ("title", ":"),
    "cost_min": ("cost", ">="),
    "cost_max": ("cost", "<="),
    "stat_min": ("", ">="),
    "stat_max": ("", "<="),
    "does": ("does", ":"),
    "trigger": ("trigger", ":"),
    "read": ("is", ":"),
    "legal": ("legal", ":"),
    "asof": ("asof", ":"),
}
# Choices that qualify other fields and do nothing alone.
_MORE = ("stat", "legality")


def is_form(asked: QueryDict) -> bool:
    """Return whether a URL was made by the form, and not by the search box."""
    return any(field in asked for field in (*_FIELDS, *_MORE))


def written(asked: QueryDict) -> QueryDict:
    """Return the URL of the same search with all of the form's choices in its text.

    A text that cannot be parsed stays unchanged, with the form's choices after it.
    """
    left = asked.copy()
    terms: list[Term] = []
    for field, (key, sign) in _FIELDS.items():
        for value in left.pop(field, [])[: caps.SEARCH_VALUES]:
            phrase = " ".join(value.replace('"', " ").split())[: caps.FACT]
            name = {"stat_min": asked.get("stat", ""), "stat_max": asked.get("stat", "")}.get(field, key)
            if field == "legal":
                name = asked.get("legality") or key
            if phrase and name.isalpha():
                terms.append(Term(name, sign, phrase))
    for field in (*_MORE, "after", "page"):
        left.pop(field, None)
    left["q"] = _joined(asked.get("q", ""), terms)
    return left


def _joined(text: str, terms: list[Term]) -> str:
    added = " ".join(write(term) for term in terms)
    try:
        tree = read(text)
    except BadQuery:
        return f"{text} {added}".strip()
    parts: tuple[Tree[Term], ...] = tree.parts if isinstance(tree, Every) else (tree,) if tree else ()
    fresh = [term for term in terms if term not in parts]
    whole = (*parts, *fresh)
    return write(Every(whole) if len(whole) > 1 else whole[0] if whole else None)
