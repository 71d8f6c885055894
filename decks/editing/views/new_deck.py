"""New decks: empty, or from a list or file, which is previewed and stored when confirmed.

Nobody needs an account for it: see `common.browsers`.
"""

from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

import rules
from common import access
from common.browsers import keeper
from common.budget import charged, seconds_to_judge
from common.throttles import seconds_to_wait
from common.words import say
from config.limits import Overspent
from decks.editing import services
from decks.editing.choices import settled, with_bearers
from decks.editing.forms import DeckForm
from decks.editing.list_preview import choices_in, preview_of
from decks.editing.list_warnings import carried_by, digest_of, warnings_of
from decks.editing.pasted_lists import ReadList, read_list
from rules.construction.formats import UnknownFormat
from rules.decklist import UnreadableFile
from rules.systems import CODES, UnknownSystem

BEARER = "bearer-"
# The name of a deck that nobody named yet.
_UNNAMED = "New deck"
_REFUSED = (
    UnreadableFile,
    UnknownSystem,
    UnknownFormat,
    services.BadContent,
)


@require_http_methods(["GET", "POST"])
def new(request: HttpRequest) -> HttpResponse:
    """Create a deck, in an account or in the browser."""
    if request.method == "POST":
        return _answer(request, request.POST)
    code = request.GET.get("system", "")
    return _page(request, DeckForm(initial={"system": code if code in CODES else ""}))


def _answer(request: HttpRequest, said: QueryDict) -> HttpResponse:
    """Parse the request, and store the deck once the preview is confirmed."""
    form = DeckForm(_with_visibility(said), request.FILES)
    if wait := seconds_to_wait(request, "check"):
        form.is_valid()
        form.add_error(None, say("slow", seconds=wait))
        return _page(request, form, status=429)
    if not form.is_valid():
        return _page(request, form, status=400)
    given = form.cleaned_data
    try:
        if not form.data_or_text.strip():
            return _stored(request, form, None)
        with charged(request, seconds_to_judge(form.data_or_text)):
            read = read_list(form.data_or_text, given["system"], form.filename, form.place)
        if "confirm" in said and said.get("seen") == digest_of(read):
            if given["name"]:
                content = settled(with_bearers(read.reading.deck, _bearers(said)), choices_in(said, read))
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
    if content is None and not given["system"]:
        form.add_error("system", "Choose a game.")
        return _page(request, form, status=400)
    owner = keeper(request)
    if not owner.is_authenticated and (wait := seconds_to_wait(request, "visitor-deck")):
        raise Overspent(wait)
    made = services.create_deck(
        owner=owner,
        system=content.system if content else given["system"],
        name=given["name"] or _UNNAMED,
        format=given["format"],
        visibility=given["visibility"],
        content=content,
        warnings=warnings,
    )
    return redirect("deck" if made.rows.exists() else "deck-edit", made.public_id)


def _bearers(said: QueryDict) -> dict[str, str]:
    """Return the card chosen for each shared name."""
    return {key.removeprefix(BEARER): str(said[key]) for key in said if key.startswith(BEARER) and said[key]}


def _with_visibility(said: QueryDict) -> QueryDict:
    whole = said.copy()
    whole.setdefault("visibility", access.PRIVATE)
    return whole


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
    warnings = warnings_of(read, said.get("carried", "") if said is not None else "")
    return {
        **preview_of(read, said),
        "name": form["name"].value() or read.reading.name,
        "notes": dict.fromkeys((*read.notes, *warnings)),
        "carried": carried_by(read, warnings),
        "again": said is not None and "confirm" in said and not form.errors,
    }
