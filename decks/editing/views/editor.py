"""The editor: adding cards, changing rows, undo."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

import rules
from cards import search, sections, selectors
from cards.views import query_of
from common import access
from common.requests import PageRequest
from decks import files, values
from decks.editing import history, services, undo
from decks.editing.fixes import changes_asked
from decks.editing.pasted_lists import Change, mend_asked, mended
from decks.editing.views.settings import own_deck_or_404
from decks.models import CONSIDERING, Deck
from decks.views.decks import deck_context
from rules.decklist import UnreadableFile

_FEW, _MANY = 12, 96
# The buttons that step through the history, with their confirmation messages.
_STEPS = {"undo": "Undone", "redo": "Done again"}
REFUSED = (services.BadContent, UnreadableFile)


@require_http_methods(["GET", "POST"])
def edit(request: PageRequest, deck_id: str) -> HttpResponse:
    """Show the editor, and apply the change of one of its buttons."""
    held = own_deck_or_404(request, deck_id)
    notice: dict[str, Any] = {}
    status = 200
    if request.method == "POST":
        wanted = request.POST.get("do", "")
        try:
            _carry_out(request, held, wanted, version_said(request))
        except services.NoDeck:
            raise Http404 from None
        except services.StaleDeck as stale:
            # Undo would now revert another change than the intended one.
            again = "" if wanted in _STEPS else wanted
            notice = {"stale": str(stale), "again": again, "meanwhile": meanwhile(stale)}
            status = 409
        except REFUSED as error:
            notice, status = {"refused": str(error)}, 400
        else:
            notice = {"stored": wanted}
        held = own_deck_or_404(request, deck_id)
    line = undo.line_of(held)
    if "stored" in notice:
        notice["stored"] = _stored(notice["stored"], line)
        if not request.htmx:
            if wanted in _STEPS:
                messages.success(request, notice["stored"])
            return redirect(request.get_full_path())
    notice["line"] = line
    response = _editor(request, held, notice, status)
    access.keep_private(response)
    return response


# ---- button values: a word, then its parameters, the card's id last because it may contain anything ----


_PARTS = {"add": 2, "set": 3, "less": 2, "move": 3, "remove": 2, "mend": 2, "fix": 1, "dismiss": 1}


def _carry_out(request: HttpRequest, held: Deck, wanted: str, version: int) -> None:
    word, _, rest = wanted.partition(":")
    asked: dict[str, Any] = {"deck": held, "user": request.user, "version": version}
    if wanted in _STEPS:
        return _step(wanted, **asked)
    doing: dict[str, Callable[[list[str]], object]] = {
        "add": lambda said: services.add_card(section=said[0], card_id=said[1], **asked),
        "set": lambda said: _set(said[0], whole(said[1]), said[2], **asked),
        "less": lambda said: services.set_quantity(
            section=said[0], quantity=_held(held, *said) - 1, card_id=said[1], **asked
        ),
        "move": lambda said: services.move_card(
            from_section=said[0], to_section=said[1], card_id=said[2], **asked
        ),
        "remove": lambda said: services.remove_card(section=said[0], card_id=said[1], **asked),
        "mend": lambda said: _mend(f"{said[0]}:{said[1]}", **asked),
        "fix": lambda said: services.change_cards(changes=changes_asked(said[0]), **asked),
        "dismiss": lambda said: services.update_deck(warnings=(), **asked),
    }
    parts = {"add": 2, "set": 3, "less": 2, "move": 3, "remove": 2, "mend": 2, "fix": 1, "dismiss": 1}.get(
        word, 0
    )
    said = rest.split(":", parts - 1) if parts else []
    if not parts or len(said) != parts:
        raise services.BadContent(f"the editor does not know what {wanted[:80]!r} means")
    doing[word](said)


def _step(wanted: str, *, deck: Deck, user: Any, version: int) -> None:
    line = undo.line_of(deck)
    kept = line.back if wanted == "undo" else line.forth
    if deck.version != version:
        raise services.StaleDeck(deck, version, {wanted: True})
    if kept is None:
        raise services.BadContent(f"there is nothing to {wanted}")
    services.restore_version(deck=deck, user=user, kept=kept, version=version)


def _stored(wanted: str, line: undo.Line) -> str:
    """Describe what was stored."""
    words = undo.told(line.latest, undone=wanted == "undo")
    if wanted in _STEPS and line.newest is not None:
        return f"{_STEPS[wanted]}: {words or f'the format is {history.format_name(line.newest)} again'}."
    return f"{words[0].upper()}{words[1:]}." if words else "Nothing changed."


def _set(section: str, quantity: int, card_id: str, *, deck: Deck, user: Any, version: int) -> None:
    if version == deck.version and quantity == _copies(deck, section).get(card_id, 0):
        return
    services.set_quantity(
        deck=deck, user=user, section=section, card_id=card_id, quantity=quantity, version=version
    )


def _held(deck: Deck, section: str, card_id: str) -> int:
    held = _copies(deck, section)
    if card_id in held:
        return held[card_id]
    raise services.BadContent(f"{section[:30]!r} holds no card {card_id[:80]!r}")


def _copies(deck: Deck, section: str) -> dict[str, int]:
    """The number of copies of each card in a section, by card id."""
    if section == CONSIDERING:
        return {row.card.card_id: row.quantity for row in deck.considered.in_order()}
    return {row.card.card_id: row.quantity for row in values.rows_of(deck) if row.section == section}


def _mend(said: str, *, deck: Deck, user: Any, version: int) -> None:
    wish = mend_asked(said)
    if wish is None:
        raise services.BadContent(f"{said[:80]!r} names no line of this deck")
    text = mended(files.write(deck, "text").text, deck.system, *wish)
    content = files.read(text, deck.system).deck
    services.update_deck(deck=deck, user=user, content=content, version=version)


def meanwhile(stale: services.StaleDeck) -> list[Change] | None:
    """Return what others stored since the version that a stale change was based on."""
    return history.since(stale.theirs, stale.theirs.owner, stale.version)


def whole(said: str) -> int:
    """Parse a whole number. Raises BadContent with anything else."""
    if not said.removeprefix("-").isdecimal() or len(said) > 6:
        raise services.BadContent(f"{said[:20]!r} is no number of copies")
    return int(said)


def version_said(request: HttpRequest) -> int:
    """Return the version of the deck that a change is based on."""
    return whole(request.POST.get("version", ""))


# ---- what the editor shows ----


def _editor(request: PageRequest, held: Deck, notice: dict[str, Any], status: int) -> HttpResponse:
    cards = sum(row.quantity for row in values.rows_of(held))
    context = {**deck_context(request, held, editing=True), **_found(request, held), "held": cards, **notice}
    # A section that must be empty in this format is shown only if it is used.
    context["all_sections"] = [
        one for one in context["all_sections"] if one.rows or not one.right or one.allowed != "none"
    ]
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
    facets = selectors.facets(held.system)
    held_counts: dict[str, int] = {}
    for row in values.rows_of(held):
        held_counts[row.card.card_id] = held_counts.get(row.card.card_id, 0) + row.quantity
    titles = {section.code: section.title for section in rules.system(held.system).sections}
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
                    *((code, titles[code]) for code in sections.places_of(held.system, card.card_id)),
                    (CONSIDERING, "Considering"),
                ],
            }
            for card in cards
        ],
        "found_count": found.count() if found is not None else 0,
        "next_show": min(show + _FEW, _MANY),
        "types": facets.get("type", []),
        "attributes": facets.get("attribute", []),
    }
