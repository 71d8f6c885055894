"""The editor: adding cards, changing rows, undo."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TypedDict
from urllib.parse import urlencode

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

import rules
from cards import search, sections, selectors
from cards.views import interpreted, query_of
from common import access, clock
from common.access import User
from common.requests import PageRequest
from decks import files, values
from decks.editing import history, services, undo
from decks.editing.card_search import DeckRoom
from decks.editing.fixes import changes_asked
from decks.editing.pasted_lists import Change, fixed, requested_fix
from decks.editing.section_search import cards_of_section
from decks.editing.views.settings import own_deck_or_404
from decks.models import CONSIDERING, Deck
from decks.views.decks import asked_of, deck_context
from decks.views.grouping import remember_grouping
from rules.decklist import UnreadableFile
from rules.search.conditions import Condition
from rules.search.tree import Every, Tree

_FEW, _MANY = 12, 96
# “4 Thunder” asks for Thunder, and says how many to put into the deck.
_COPIES = re.compile(r"^\s*\d{1,2}\s*[x×]?\s+(?=\S)")
# The buttons that step through the history, with their confirmation messages.
_STEPS = {"undo": "Undone", "redo": "Done again"}
REFUSED = (services.BadContent, UnreadableFile)


@require_http_methods(["GET", "POST"])
def edit(request: PageRequest, deck_id: str) -> HttpResponse:
    """Show the editor, and apply the change of one of its buttons."""
    held = own_deck_or_404(request, deck_id)
    notice: dict[str, object] = {}
    status = 200
    if request.method == "POST":
        wanted = request.POST.get("do", "")
        try:
            _carry_out(request, held, wanted, requested_version(request))
        except services.NoDeck:
            raise Http404 from None
        except services.StaleDeck as stale:
            # Undo would now revert another change than the intended one.
            again = "" if wanted in _STEPS else wanted
            notice = {"stale": str(stale), "again": again, "meanwhile": meanwhile(stale)}
            status = 409
        except OneTooMany as error:
            notice = {"refused": str(error), "insist": f"insist{wanted.removeprefix('add')}"}
            status = 422
        except REFUSED as error:
            notice, status = {"refused": str(error)}, 400
        else:
            notice = {"stored": wanted}
        held = own_deck_or_404(request, deck_id)
    if request.htmx and request.method == "GET":
        # What is found alone: a search needs no verdict.
        response = render(request, "decks/_found.html", {"deck": held, **_found(request, held)})
        access.keep_private(response)
        return response
    line = undo.line_of(held)
    if "stored" in notice:
        stored = notice["stored"] = _stored(wanted, line)
        if not request.htmx:
            if wanted in _STEPS:
                messages.success(request, stored)
            return redirect(request.get_full_path())
    notice["line"] = line
    response = _editor(request, held, notice, status)
    remember_grouping(request, response)
    access.keep_private(response)
    return response


# ---- button values: a word, then its parameters, the card's id last because it may contain anything ----


_PARTS = {"add": 2, "insist": 2, "set": 3, "less": 2, "move": 3, "some": 4, "remove": 2}
_PARTS |= {"mend": 2, "fix": 1, "dismiss": 1}


class _Asked(TypedDict):
    deck: Deck
    user: User
    version: int


def _carry_out(request: HttpRequest, held: Deck, wanted: str, version: int) -> None:
    word, _, rest = wanted.partition(":")
    asked: _Asked = {"deck": held, "user": request.user, "version": version}
    if wanted in _STEPS:
        return _step(wanted, **asked)
    doing: dict[str, Callable[[list[str]], object]] = {
        "add": lambda said: _add(request, said[0], said[1], **asked),
        "insist": lambda said: services.add_card(section=said[0], card_id=said[1], **asked),
        "set": lambda said: _set(said[0], whole(said[1]), said[2], **asked),
        "less": lambda said: services.set_quantity(
            section=said[0], quantity=_held(held, *said) - 1, card_id=said[1], **asked
        ),
        "move": lambda said: services.move_card(
            from_section=said[0], to_section=said[1], card_id=said[2], **asked
        ),
        "some": lambda said: services.move_card(
            from_section=said[0], to_section=said[1], quantity=whole(said[2]), card_id=said[3], **asked
        ),
        "remove": lambda said: services.remove_card(section=said[0], card_id=said[1], **asked),
        "mend": lambda said: _fix_line(f"{said[0]}:{said[1]}", **asked),
        "fix": lambda said: services.change_cards(changes=changes_asked(said[0]), **asked),
        "dismiss": lambda said: services.update_deck(warnings=(), **asked),
    }
    parts = _PARTS.get(word, 0)
    said = rest.split(":", parts - 1) if parts else []
    if not parts or len(said) != parts:
        raise services.BadContent(f"the editor does not know what {wanted[:80]!r} means")
    doing[word](said)


class OneTooMany(Exception):
    """A copy more than the deck may have of a card, which is added only to those who insist."""


def _add(request: HttpRequest, section: str, card_id: str, *, deck: Deck, user: User, version: int) -> None:
    known = version == deck.version and section != CONSIDERING
    found = _room(request, deck).too_many(section, card_id) if known else None
    if found is not None:
        name = found.cards[0].name
        raise OneTooMany(f"{found.allowed} × {name} is the most that {_of_format(request, deck).name} allows")
    services.add_card(deck=deck, user=user, section=section, card_id=card_id, version=version)


def _room(request: HttpRequest, held: Deck) -> DeckRoom:
    """What the deck leaves for other cards, in the format and on the day that its panel shows."""
    day = asked_of(request, held).as_of or clock.today()
    return DeckRoom(values.to_rules(held), _of_format(request, held), day)


def _of_format(request: HttpRequest, held: Deck) -> rules.Format:
    asked = asked_of(request, held).format
    return rules.format_of(held.system, asked) if asked else values.format_of_deck(held)


def _step(wanted: str, *, deck: Deck, user: User, version: int) -> None:
    line = undo.line_of(deck)
    kept = line.back if wanted == "undo" else line.forth
    if deck.version != version:
        raise services.StaleDeck(deck, version, {wanted: True})
    if kept is None:
        raise services.BadContent(f"there is nothing to {wanted}")
    services.restore_version(deck=deck, user=user, kept=kept, version=version)


def _stored(wanted: str, line: undo.Line) -> str:
    """Describe what was stored."""
    words = undo.describe(line.latest, undone=wanted == "undo")
    if wanted in _STEPS and line.newest is not None:
        return f"{_STEPS[wanted]}: {words or f'the format is {history.format_name(line.newest)} again'}."
    return f"{words[0].upper()}{words[1:]}." if words else "Nothing changed."


def _set(section: str, quantity: int, card_id: str, *, deck: Deck, user: User, version: int) -> None:
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


def _fix_line(said: str, *, deck: Deck, user: User, version: int) -> None:
    wish = requested_fix(said)
    if wish is None:
        raise services.BadContent(f"{said[:80]!r} names no line of this deck")
    text = fixed(files.write(deck, "text").text, deck.system, *wish)
    content = files.read(text, deck.system).deck
    services.update_deck(deck=deck, user=user, content=content, version=version)


def meanwhile(stale: services.StaleDeck) -> list[Change] | None:
    """Return what others stored since the version that a stale change was based on."""
    return history.since(stale.theirs, stale.version)


def whole(said: str) -> int:
    """Parse a whole number. Raises BadContent with anything else."""
    if not said.removeprefix("-").isdecimal() or len(said) > 6:
        raise services.BadContent(f"{said[:20]!r} is not a number of copies")
    return int(said)


def requested_version(request: HttpRequest) -> int:
    """Return the version of the deck that a change is based on."""
    return whole(request.POST.get("version", ""))


# ---- what the editor shows ----


def _editor(request: PageRequest, held: Deck, notice: dict[str, object], status: int) -> HttpResponse:
    cards = sum(row.quantity for row in values.rows_of(held))
    later = bool(request.htmx)
    context = {**deck_context(request, held, editing=True, later=later), "held": cards, **notice}
    if request.htmx:
        return render(request, "decks/_changed.html", context, status=status)
    context |= {**_found(request, held), **_choices(held)}
    return render(request, "decks/edit.html", context, status=status)


def _choices(held: Deck) -> dict[str, object]:
    """The types and attributes to choose from beside the search, as players call them."""
    found, of = selectors.facets(held.system), rules.system(held.system)
    return {
        "types": found.get("type", []),
        "attributes": [(value, of.shown.get(value, value)) for value, _ in found.get("attribute", ())],
    }


def _found(request: HttpRequest, held: Deck) -> dict[str, object]:
    asked = request.POST if "q" in request.POST else request.GET
    query, form = query_of(asked, held.system, request.user)
    copies = _COPIES.match(query.text)
    query = replace(query, text=_COPIES.sub("", query.text))
    room, everything = _room(request, held), asked.get("all") == "1"
    titles = {section.code: section.title for section in rules.system(held.system).sections}
    section = asked.get("section", "") if asked.get("section") in titles else ""
    few = 2 * _FEW if section else _FEW
    more = asked.get("show", "")
    show = min(int(more), _MANY) if more.isdecimal() and len(more) < 4 else few
    found = error = None
    if query.text or query.facts or section:
        fitting = room.sure if section and not query.text else room.condition
        narrowed = [None if everything else fitting, cards_of_section(held.system, section)]
        query = replace(query, narrowed=Every(tuple(one for one in narrowed if one is not None)))
        try:
            found = search.find_forgiving(query, size=show)
        except search.BadQuery as bad:
            error = bad
    cards = [*found.cards, *found.near] if found is not None else []
    if section and not query.text:
        cards = room.one_of_each(cards)
    marks = room.marks(cards)
    only = room.called(query.text, found.cards) if found is not None and found.cards else None
    held_counts: dict[str, int] = {}
    for row in values.rows_of(held):
        held_counts[row.card.card_id] = held_counts.get(row.card.card_id, 0) + row.quantity
    return {
        "find": form,
        "query": query,
        "asked_text": form["q"].value() or "",
        "section": section,
        "section_title": titles.get(section, ""),
        "searched": found is not None,
        "search_error": error,
        "everything": everything,
        "which": copies[0].split()[0].rstrip("x×") if copies and cards and only is None else "",
        "room": room,
        "beyond": _beyond(query, found, cards_of_section(held.system, section), everything=everything),
        **(interpreted(found.search, lambda text: _address(asked, text)) if found is not None else {}),
        "shown": len(found.cards) if found is not None else 0,
        "near": found.near if found is not None else (),
        "found": [
            {
                "card": card,
                "held": _said_once(held_counts.get(card.card_id, 0), marks.get(card.card_id, ())),
                "only": card is only,
                "marks": marks.get(card.card_id, ()),
                "near": found is not None and place == len(found.cards),
                "places": [
                    *((code, titles[code]) for code in _places(held.system, card.card_id, section)),
                    (CONSIDERING, "Considering"),
                ],
            }
            for place, card in enumerate(cards)
        ],
        "found_count": found.count if found is not None else 0,
        "next_show": min(show + few, _MANY),
    }


def _said_once(held: int, marks: Sequence[str]) -> int:
    """How many copies a deck has of a card, 0 if its marks say so already."""
    return 0 if f"{held} in deck" in marks else held


def _places(system: str, card_id: str, section: str) -> list[str]:
    """The sections that a card may go in: the one that is searched for first, then its usual one."""
    return sorted(sections.places_of(system, card_id), key=lambda code: code != section)


def _beyond(
    query: search.CardQuery,
    found: search.Found | None,
    belonging: Tree[Condition] | None,
    *,
    everything: bool,
) -> int:
    """How many cards a search would find besides, if they need not fit the deck; asked where few do."""
    if found is None or everything or found.count >= _FEW:
        return 0
    return search.how_many(replace(query, narrowed=belonging), found.search) - found.count


def _address(asked: QueryDict, text: str) -> str:
    """The editor's URL with another text of the search."""
    kept = {key: asked.get(key, "") for key in ("type", "attribute", "section", "all")}
    return f"?{urlencode({key: value for key, value in {'q': text, **kept}.items() if value})}"
