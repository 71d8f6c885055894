"""The editor: cards found and added, rows changed, and the whole deck as text."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from decks import access, bridge, history, search, selectors, services
from decks.listing import Change, changes, mend_asked, mended
from decks.models import CONSIDERING, Deck, DeckVersion
from decks.views.cards import query_of
from decks.views.decks import deck_context
from decks.views.making import own_deck_or_404

_FEW, _MANY = 12, 96
_REFUSED = (services.BadContent, bridge.UnreadableFile)


@require_http_methods(["GET", "POST"])
def edit(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Show the editor, and carry out what one of its buttons says."""
    held = own_deck_or_404(request, deck_id)
    notice: dict[str, Any] = {}
    status = 200
    if request.method == "POST":
        wanted = request.POST.get("do", "")
        try:
            _carry_out(request, held, wanted, _version(request))
        except services.NoDeck:
            raise Http404 from None
        except services.StaleDeck as stale:
            notice = {"stale": str(stale), "again": wanted, "meanwhile": _meanwhile(stale)}
            status = 409
        except _REFUSED as error:
            notice, status = {"refused": str(error)}, 400
        else:
            if not request.htmx:
                return redirect(request.get_full_path())
        held = own_deck_or_404(request, deck_id)
    response = _editor(request, held, notice, status)
    access.keep_private(response)
    return response


@require_http_methods(["GET", "POST"])
def bulk(request: HttpRequest, deck_id: str) -> HttpResponse:
    """Edit a deck as text: first what would change, and only when confirmed the change."""
    held = own_deck_or_404(request, deck_id)
    context: dict[str, Any] = {"deck": held, "of": bridge.system(held.system), "version": held.version}
    status = 200
    if request.method == "GET":
        context["text"] = bridge.write(held, "text").text
    else:
        text = request.POST.get("text", "")
        try:
            wish = mend_asked(request.POST.get("mend", ""))
            text = mended(text, held.system, *wish) if wish else text
            reading = bridge.read(text, held.system)
            base = _base(request, held)
            if base is not None:
                theirs = history.find(request.user, held, "", "")
                together = history.both(base, theirs, reading.deck)
                text = bridge.write_decklist(together, "text", held.name)
                reading = bridge.read(text, held.system)
            context |= {"changes": changes(held, reading), "preview": True, "notes": reading.notes}
            context["lines"] = _lines(held, reading)
            if "confirm" in request.POST:
                services.replace_content(
                    deck=held, user=request.user, reading=reading, version=_version(request)
                )
                messages.success(request, "The deck holds what you wrote.")
                return redirect("deck-edit", held.public_id)
        except services.NoDeck:
            raise Http404 from None
        except services.StaleDeck as stale:
            context |= {"stale": str(stale), "base": stale.version, "meanwhile": _meanwhile(stale)}
            status = 409
        except _REFUSED as error:
            context["unreadable"], status = str(error), 400
        context["text"] = text
    response = render(request, "decks/bulk.html", context, status=status)
    access.keep_private(response)
    return response


# ---- what the buttons say: a word, then its values, the card's id last since it may hold anything ----


def _carry_out(request: HttpRequest, held: Deck, wanted: str, version: int) -> None:
    word, _, rest = wanted.partition(":")
    asked = {"deck": held, "user": request.user, "version": version}
    doing: dict[str, Callable[[list[str]], object]] = {
        "add": lambda said: services.add_card(section=said[0], card_id=said[1], **asked),
        "less": lambda said: services.set_quantity(
            section=said[0], quantity=_held(held, *said) - 1, card_id=said[1], **asked
        ),
        "move": lambda said: services.move_card(
            from_section=said[0], to_section=said[1], card_id=said[2], **asked
        ),
        "remove": lambda said: services.remove_card(section=said[0], card_id=said[1], **asked),
        "mend": lambda said: _mend(f"{said[0]}:{said[1]}", **asked),
    }
    parts = {"add": 2, "less": 2, "move": 3, "remove": 2, "mend": 2}.get(word, 0)
    said = rest.split(":", parts - 1) if parts else []
    if not parts or len(said) != parts:
        raise services.BadContent(f"the editor does not know what {wanted[:80]!r} means")
    doing[word](said)


def _held(deck: Deck, section: str, card_id: str) -> int:
    if section == CONSIDERING:
        held = {row.card.card_id: row.quantity for row in deck.considered.in_order()}
    else:
        held = {row.card.card_id: row.quantity for row in bridge.rows_of(deck) if row.section == section}
    if card_id in held:
        return held[card_id]
    raise services.BadContent(f"{section[:30]!r} holds no card {card_id[:80]!r}")


def _mend(said: str, *, deck: Deck, user: Any, version: int) -> None:
    wish = mend_asked(said)
    if wish is None:
        raise services.BadContent(f"{said[:80]!r} names no line of this deck")
    text = mended(bridge.write(deck, "text").text, deck.system, *wish)
    reading = bridge.read(text, deck.system)
    services.replace_content(deck=deck, user=user, reading=reading, version=version)


def _meanwhile(stale: services.StaleDeck) -> list[Change] | None:
    return history.since(stale.theirs, stale.version)


def _base(request: HttpRequest, held: Deck) -> DeckVersion | None:
    """The version both sides began with, when the button asks to put them together."""
    if "together" not in request.POST:
        return None
    base = history.version_or_none(held, abs(_whole(request.POST.get("base", ""))))
    if base is None:
        raise services.BadContent("the version that both began with is not kept any more")
    return base


def _whole(said: str) -> int:
    if not said.removeprefix("-").isdecimal() or len(said) > 6:
        raise services.BadContent(f"{said[:20]!r} is no number of copies")
    return int(said)


def _version(request: HttpRequest) -> int:
    return _whole(request.POST.get("version", ""))


# ---- what the editor shows ----


def _editor(request: HttpRequest, held: Deck, notice: dict[str, Any], status: int) -> HttpResponse:
    context = {**deck_context(request, held), **_found(request, held), **notice}
    if not request.htmx:
        template = "decks/edit.html"
    elif request.method == "POST":
        template = "decks/_changed.html"
    else:
        template = "decks/_found.html"
    return render(request, template, context, status=status)


def _found(request: HttpRequest, held: Deck) -> dict[str, Any]:
    asked = request.POST if "q" in request.POST else request.GET
    query, form = query_of(asked, held.system, request.user)
    more = asked.get("show", "")
    show = min(int(more), _MANY) if more.isdecimal() and len(more) < 4 else _FEW
    found = error = None
    if query.text or query.facts:
        try:
            found = search.search_cards(query)
        except search.BadQuery as bad:
            error = bad
    cards = list(found[:show]) if found is not None else []
    held_counts: dict[str, int] = {}
    for row in bridge.rows_of(held):
        held_counts[row.card.card_id] = held_counts.get(row.card.card_id, 0) + row.quantity
    titles = {section.code: section.title for section in bridge.system(held.system).sections}
    return {
        "find": form,
        "query": query,
        "searched": found is not None,
        "search_error": error,
        "found": [
            {
                "card": card,
                "held": held_counts.get(card.card_id, 0),
                "places": [
                    *((code, titles[code]) for code in bridge.places_of(held.system, card.card_id)),
                    (CONSIDERING, "Considering"),
                ],
            }
            for card in cards
        ],
        "found_count": found.count() if found is not None else 0,
        "next_show": min(show + _FEW, _MANY),
        "types": selectors.facets(held.system).get("type", []),
        "attributes": selectors.facets(held.system).get("attribute", []),
    }


def _lines(held: Deck, reading: bridge.Reading) -> list[dict[str, Any]]:
    rows = [bridge.unresolved_to_json(line) for line in reading.deck.unresolved]
    return [{**row, "place": place} for place, row in enumerate(rows)]
