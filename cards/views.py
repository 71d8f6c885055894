"""The card pages: the search, and one page per card."""

from collections.abc import Callable
from functools import lru_cache
from urllib.parse import urlencode

from django.contrib.auth.models import AnonymousUser
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect, QueryDict
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

import rules
from cards import search, sections, selectors
from cards.forms import CardSearchForm, DayOnlyForm
from cards.search import advanced, page
from cards.search.help import explained, game_words
from cards.search.vocabularies import facets
from common import caps, clock
from common.access import User
from common.requests import PageRequest
from rules.contents import content_words

# The kinds of facts to filter by, with their labels.
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
VIEWS = {"grid": "Cards", "list": "List", "text": "Text"}


@require_safe
def cards(request: PageRequest) -> HttpResponse:
    """Show the cards that match the URL's filters; without any, all by name."""
    if advanced.is_form(request.GET):
        return HttpResponseRedirect(f"?{advanced.written(request.GET).urlencode()}")
    query, form = query_of(request.GET, user=request.user)
    view = request.GET.get("view", "")
    found = _found(request, query)
    context: dict[str, object] = {
        "form": form,
        "query": query,
        "order": query.order,
        "orders": search.ORDERS.items(),
        "view": view if view in VIEWS else "grid",
        "views": VIEWS.items(),
        **found,
    }
    if request.htmx:
        return _part(request, context)
    code = query.system or _only(found["search"])
    context |= {
        "of": rules.system(code) if code else None,
        "systems": rules.systems(),
        "choices": _choices(code, facets(code)[0]) if code else "",
        "stats": rules.system(code).values if code else (),
        "formats": rules.formats(code).values() if code else (),
        "contents": content_words(code) if code else {},
    }
    return render(request, "cards/list.html", context)


@require_safe
def syntax(request: HttpRequest) -> HttpResponse:
    """Show the search help."""
    return render(request, "cards/syntax.html", {"keys": explained(), "words": game_words()})


@require_safe
def card(request: HttpRequest, system: str, card_id: str) -> HttpResponse:
    """Show a card: its faces and printings, its sections, legality and keywords, and the decks with it."""
    found = selectors.card_or_none(system, card_id)
    if found is None:
        raise Http404
    of = rules.system(system)
    may_go = sections.sections_for(system, card_id)
    form = DayOnlyForm(request.GET)
    day = (form.cleaned_data["as_of"] if form.is_valid() else None) or clock.today()
    context = {
        "card": found,
        "of": of,
        "sections": [section for section in of.sections if section.code in may_go],
        "regions": any(printing.region for printing in found.printings.all()),
        "day_form": form,
        "as_of": day,
        "in_formats": page.in_formats(found, day),
        "keywords": page.keywords_of(found),
        "played": page.played(found),
        "publisher": page.publisher(found),
        "same_name": selectors.same_name(found),
        **page.text_of(found),
    }
    return render(request, "cards/detail.html", context)


@require_safe
def preview(request: HttpRequest, system: str, card_id: str) -> HttpResponse:
    """Show a card in brief, for the tooltip in lists."""
    found = selectors.card_or_none(system, card_id)
    if found is None:
        raise Http404
    legalities = page.by_legality(page.in_formats(found, clock.today()))
    context = {
        "card": found,
        "legalities": legalities,
        "keywords": page.keywords_of(found),
        **page.text_of(found),
    }
    response = render(request, "cards/_preview.html", context)
    # The same for everybody; a list may change overnight.
    response["Cache-Control"] = "public, max-age=3600"
    return response


def query_of(
    asked: QueryDict, system: str = "", user: User | None = None
) -> tuple[search.CardQuery, CardSearchForm]:
    """Parse a search from the request; invalid parts are left out and marked in the form."""
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
    query = search.CardQuery(
        text=said.get("q", ""),
        system=system or said.get("system", ""),
        facts={kind: values for kind, values in facts.items() if values},
        cost_min=said.get("cost_min"),
        cost_max=said.get("cost_max"),
        order=order if order in search.ORDERS else "best",
        user=AnonymousUser() if user is None else user,
    )
    return query, form


def _found(request: HttpRequest, query: search.CardQuery) -> dict[str, object]:
    """The requested page of cards, or why the search cannot be parsed."""
    try:
        found = search.find_forgiving(query, request.GET.get("after", ""))
    except search.BadQuery as error:
        return {"error": error, "search": None, "found": None}
    except search.BadCursor:
        found = search.find_forgiving(query)
    told = found.search
    return {
        "error": None,
        "search": told,
        "found": found,
        **interpreted(told, lambda text: _address(request, text)),
        "next": _address(request, request.GET.get("q", ""), after=found.next) if found.next else "",
        "start": _address(request, request.GET.get("q", "")) if found.first > 1 else "",
    }


def interpreted(told: search.Search, address: Callable[[str], str]) -> dict[str, list[dict[str, str]]]:
    """Return the chips and warnings of a search for a page on which `address` leads to another search."""
    return {
        "chips": [
            {
                "words": one.words,
                "text": one.without,
                "without": address(one.without),
                "literal": one.literal,
                "literally": address(one.literal) if one.literal else "",
            }
            for one in told.chips
        ],
        "warnings": [
            {
                "term": one.term,
                "words": one.words,
                "instead": one.instead,
                "address": address(one.instead) if one.instead else "",
            }
            for one in told.warnings
        ],
    }


def _part(request: HttpRequest, context: dict[str, object]) -> HttpResponse:
    """Respond to the script: with the results, or with the error alone, so that the last results stay."""
    response = render(request, "cards/_results.html", context)
    if context["error"]:
        response["HX-Retarget"] = "#query-says"
        response["HX-Reswap"] = "outerHTML"
    return response


def _address(request: HttpRequest, text: str, **more: str) -> str:
    """This page's URL with another text, from its first page unless `more` says otherwise."""
    kept = {key: request.GET.get(key, "") for key in ("system", "order", "view")}
    query = {"q": text, **kept, **more}
    return f"{reverse('cards')}?{urlencode({key: value for key, value in query.items() if value})}"


def _only(found: object) -> str:
    return found.systems[0] if isinstance(found, search.Search) and len(found.systems) == 1 else ""


@lru_cache(maxsize=8)
def _choices(code: str, edition: str) -> SafeString:
    """The controls for a game's facts, rendered once per version of its catalogue."""
    of = rules.system(code)
    words = {"attribute": of.attribute_word, "race": of.race_word, "title": of.title_word}
    titles = {kind: word.capitalize() for kind, word in words.items()}
    _, found = facets(code)
    sentences = [
        {
            "kind": kind,
            "title": titles.get(kind, title),
            "values": [(value, of.shown.get(value, value), count) for value, count in found[kind]],
        }
        for kind, title in _KINDS
        if found.get(kind)
    ]
    return render_to_string("cards/_facets.html", {"facets": sentences})
