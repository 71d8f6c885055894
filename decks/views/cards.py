"""The cards: found by name and by fact, and each on a page of its own."""

from typing import Any

from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.views.decorators.http import require_safe

from decks import bridge, caps, selectors
from decks.forms import CardSearchForm

# The kinds of fact that a game's cards are narrowed by, with the words beside the control.
_KINDS = (
    ("type", "Type"),
    ("mark", "Mark"),
    ("attribute", ""),
    ("race", ""),
    ("set", "Set"),
    ("rarity", "Rarity"),
    ("keyword", "Keyword"),
    ("title", "Work"),
)
# Those that are always in sight; the others are a click away.
_USUAL = ("type", "attribute", "set")


@require_safe
def cards(request: HttpRequest) -> HttpResponse:
    """Show the cards that the address asks for; without a question, all of them by name."""
    query, form = query_of(request.GET)
    found = Paginator(selectors.search_cards(query), caps.PAGE).get_page(request.GET.get("page"))
    facets = _facets(query)
    context = {
        "form": form,
        "query": query,
        "found": found,
        "of": bridge.system(query.system) if query.system else None,
        "systems": bridge.systems(),
        "facets": facets,
        "narrowed": any(facet["chosen"] for facet in facets if not facet["usual"]),
        "orders": selectors.ORDERS.items(),
        "chips": _chips(request, query),
    }
    template = "cards/_results.html" if request.htmx else "cards/list.html"
    return render(request, template, context)


@require_safe
def card(request: HttpRequest, system: str, card_id: str) -> HttpResponse:
    """Show one card: its faces, figures, printings, and where it may go in a deck."""
    found = selectors.card_or_none(system, card_id)
    if found is None:
        raise Http404
    of = bridge.system(system)
    may_go = bridge.sections_for(system, card_id)
    sections = [section for section in of.sections if section.code in may_go]
    regions = any(printing.region for printing in found.printings.all())
    context = {"card": found, "of": of, "sections": sections, "regions": regions}
    return render(request, "cards/detail.html", context)


def query_of(asked: QueryDict, system: str = "") -> tuple[selectors.CardQuery, CardSearchForm]:
    """Read a search from what was asked; parts that make no sense are left out and marked in the form."""
    form = CardSearchForm(asked)
    form.is_valid()
    said = form.cleaned_data
    kinds = {kind for kind, _ in _KINDS}
    facts = {
        kind: tuple(one[: caps.FACT] for one in asked.getlist(kind)[: caps.SEARCH_VALUES] if one)
        for kind in asked
        if kind in kinds
    }
    order = said.get("order", "")
    query = selectors.CardQuery(
        text=said.get("q", ""),
        system=system or said.get("system", ""),
        facts={kind: values for kind, values in facts.items() if values},
        cost_min=said.get("cost_min"),
        cost_max=said.get("cost_max"),
        order=order if order in selectors.ORDERS else "best",
    )
    return query, form


def _facets(query: selectors.CardQuery) -> list[dict[str, Any]]:
    if not query.system:
        return []
    of = bridge.system(query.system)
    titles = {"attribute": of.attribute_word.capitalize(), "race": of.race_word.capitalize()}
    found = selectors.facets(query.system)
    return [
        {
            "kind": kind,
            "title": titles.get(kind, title),
            "values": found[kind],
            "chosen": query.facts.get(kind, ()),
            "usual": kind in _USUAL,
        }
        for kind, title in _KINDS
        if found.get(kind)
    ]


def _chips(request: HttpRequest, query: selectors.CardQuery) -> list[dict[str, str]]:
    """The search in words, each part with the address of the same search without it."""
    parts: list[tuple[str, str, str]] = []
    if query.text:
        parts.append(("q", query.text, f"“{query.text}”"))
    for kind, values in query.facts.items():
        parts += [(kind, value, f"{kind} is {value}") for value in values]
    if query.cost_min is not None:
        parts.append(("cost_min", "", f"cost at least {query.cost_min}"))
    if query.cost_max is not None:
        parts.append(("cost_max", "", f"cost at most {query.cost_max}"))
    return [{"words": words, "without": _without(request, key, value)} for key, value, words in parts]


def _without(request: HttpRequest, key: str, value: str) -> str:
    left = request.GET.copy()
    left.setlist(key, [one for one in left.getlist(key) if value and one != value])
    left.pop("page", None)
    return "?" + left.urlencode()
