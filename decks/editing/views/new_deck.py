"""New decks: empty, or from a list or file, which is previewed and stored when confirmed."""

from django.contrib.auth.views import redirect_to_login
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_http_methods

import rules
from common import access, caps
from common.access import signed_in
from common.budget import charged, seconds_to_judge
from common.throttles import seconds_to_wait
from decks import values
from decks.editing import services
from decks.editing.choices import Choice, settled, with_bearers
from decks.editing.forms import DeckForm
from decks.editing.list_warnings import carried_by, digest_of, warnings_of
from decks.editing.pasted_lists import ReadList, read_list
from decks.verdicts import presentation
from rules.construction.deck import merged
from rules.construction.formats import UnknownFormat
from rules.decklist import UnreadableFile
from rules.systems import CODES, UnknownSystem

# Where a list waits while its writer signs in or up.
WAITING = "list_waiting"
BEARER = "bearer-"
_KEPT = ("text", "system", "format", "name", "carried")
_REFUSED = (
    UnreadableFile,
    UnknownSystem,
    UnknownFormat,
    services.BadContent,
)


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Create a deck; a list sent before signing in is picked up."""
    if not request.user.is_authenticated:
        if request.method == "POST":
            request.session[WAITING] = _to_keep(request)
        return redirect_to_login(reverse("deck-new"))
    if request.method == "POST":
        return _answer(request, request.POST)
    waiting = request.session.get(WAITING)
    if waiting and waiting.get("text", "").strip():
        said = QueryDict(mutable=True)
        said.update(waiting)
        return _answer(request, said, status=200)
    code = request.GET.get("system", "")
    start = dict(waiting or {"system": code if code in CODES else ""})
    return _page(request, DeckForm(initial=start))


def _answer(request: HttpRequest, said: QueryDict, status: int = 400) -> HttpResponse:
    """Parse the request, and store the deck once the preview is confirmed."""
    form = DeckForm(_with_visibility(said), request.FILES)
    if wait := seconds_to_wait(request, "check"):
        form.is_valid()
        form.add_error(None, f"A little slower, please: ask in {wait} seconds.")
        return _page(request, form, status=429)
    if not form.is_valid():
        return _page(request, form, status=status)
    given = form.cleaned_data
    try:
        if not form.data_or_text.strip():
            return _stored(request, form, None)
        with charged(request, seconds_to_judge(form.data_or_text)):
            read = read_list(form.data_or_text, given["system"], form.filename, form.place)
        if "confirm" in said and said.get("seen") == digest_of(read):
            if given["name"]:
                content = settled(with_bearers(read.reading.deck, _bearers(said)), _choices(said, read))
                return _stored(request, form, content, warnings_of(read, said.get("carried", "")))
            form.add_error("name", "A deck needs a name.")
    except _REFUSED as error:
        form.add_error("text" if form.data_or_text.strip() else None, str(error))
        return _page(request, form, status=400)
    return _page(request, form, read, said, status=400 if form.errors else 200)


def _stored(
    request: HttpRequest,
    form: DeckForm,
    content: rules.Deck | None,
    warnings: tuple[str, ...] = (),
) -> HttpResponse:
    given = form.cleaned_data
    if content is None and not (given["name"] and given["system"]):
        for field in ("name", "system"):
            if not given[field]:
                form.add_error(field, "An empty deck needs this.")
        return _page(request, form, status=400)
    made = services.create_deck(
        owner=signed_in(request.user),
        system=content.system if content else given["system"],
        name=given["name"],
        format=given["format"],
        visibility=given["visibility"],
        content=content,
        warnings=warnings,
    )
    request.session.pop(WAITING, None)
    return redirect("deck" if made.rows.exists() else "deck-edit", made.public_id)


def _bearers(said: QueryDict) -> dict[str, str]:
    """Return the card chosen for each shared name."""
    return {key.removeprefix(BEARER): str(said[key]) for key in said if key.startswith(BEARER) and said[key]}


def _choices(said: QueryDict, read: ReadList) -> list[Choice]:
    """Return the choice for each line: `=` and a card, `out`, or anything else to keep it."""
    wishes = [
        (line, said.get(f"mend-{place}", "")) for place, line in enumerate(read.reading.deck.unresolved)
    ]
    return [
        Choice(line.line, line.text, wish[1:] if wish.startswith("=") else "", wish == "out")
        for line, wish in wishes
    ]


def _with_visibility(said: QueryDict) -> QueryDict:
    whole = said.copy()
    whole.setdefault("visibility", access.PRIVATE)
    return whole


def _to_keep(request: HttpRequest) -> dict[str, str]:
    """The form's data to save while signing in, with a file converted to plain text."""
    kept = {key: request.POST.get(key, "")[: caps.REQUEST_BODY] for key in _KEPT}
    form = DeckForm(_with_visibility(request.POST), request.FILES)
    if form.is_valid() and form.filename:
        try:
            read = read_list(form.data_or_text, kept["system"], form.filename)
            kept |= {"text": read.text, "carried": carried_by(read, warnings_of(read))}
        except _REFUSED:
            # It is refused with a message when sent again after signing in.
            kept["text"] = ""
    return kept


# ---- what the page shows ----


def _page(
    request: HttpRequest,
    form: DeckForm,
    read: ReadList | None = None,
    said: QueryDict | None = None,
    status: int = 200,
) -> HttpResponse:
    context: dict[str, object] = {"form": form, "text": form["text"].value() or ""}
    if read is not None:
        context |= _read_context(form, read, said)
    response = render(request, "decks/new.html", context, status=status)
    access.keep_private(response)
    return response


def _read_context(form: DeckForm, read: ReadList, said: QueryDict | None) -> dict[str, object]:
    deck = read.reading.deck
    warnings = warnings_of(read, said.get("carried", "") if said is not None else "")
    of = rules.system(deck.system)
    held = merged(deck.entries)
    sections = [(section.title, [e for e in held if e.section == section.code]) for section in of.sections]
    rows = [(title, sum(e.count for e in entries), entries) for title, entries in sections if entries]
    return {
        "text": read.text,
        "read": read,
        "of": of,
        "name": form["name"].value() or read.reading.name,
        "seen": digest_of(read),
        "notes": dict.fromkeys((*read.notes, *warnings)),
        "carried": carried_by(read, warnings),
        "again": said is not None and "confirm" in said and not form.errors,
        "sections": rows,
        **presentation.beside(read.reading),
        "source": read.source,
        "decks": read.reading.decks,
        "deck": read.reading.place,
        "total": sum(count for _, count, _ in rows),
        "lines": [
            {
                **values.unresolved_to_json(line),
                "kind": presentation.LINE_KINDS[line.why],
                "place": place,
                "chosen": said.get(f"mend-{place}", "") if said is not None else "",
            }
            for place, line in enumerate(deck.unresolved)
        ],
    }
