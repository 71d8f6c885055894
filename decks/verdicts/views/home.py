"""The home page: a box that checks a deck list without an account."""

from typing import Any

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

import rules
from common.budget import charged, seconds_to_judge
from common.requests import PageRequest
from common.throttles import seconds_to_wait
from config.limits import Overspent
from decks.editing.list_warnings import carried_by, warnings_of
from decks.editing.pasted_lists import mend_asked, mended, read_list
from decks.examples import example
from decks.verdicts import checks, presentation
from decks.verdicts.forms import CheckForm
from rules.construction.formats import UnknownFormat
from rules.decklist import UnreadableFile
from rules.systems import UnknownSystem


@require_safe
def home(request: PageRequest) -> HttpResponse:
    """Show the box, empty or with a system's example and its verdict."""
    code = request.GET.get("example", "")
    text = example(code)
    if not text:
        return _page(request, CheckForm())
    form = CheckForm({"text": text, "system": code})
    form.is_valid()
    return _page(request, form, _judged(form))


@require_http_methods(["GET", "POST"])
def check(request: PageRequest) -> HttpResponse:
    """Check the submitted list; nothing is stored."""
    if request.method == "GET":
        return redirect("home")
    asked = request.POST.copy()
    if "on" in asked:
        asked["as_of"] = str(asked["on"])
    if "in" in asked:
        asked["format"] = str(asked["in"])
        asked["system"] = str(asked["in"]).partition(":")[0]
    form = CheckForm(asked, request.FILES)
    if wait := seconds_to_wait(request, "check"):
        return _answer(request, form, {"unreadable": f"A little slower, please: ask in {wait} seconds."}, 429)
    if not form.is_valid():
        return _answer(request, form, {}, 400)
    try:
        with charged(request, seconds_to_judge(form.data_or_text)):
            said = _judged(form, asked.get("mend", ""))
    except Overspent as error:
        return _answer(request, form, {"unreadable": str(error)}, 429)
    except (UnreadableFile, UnknownSystem, UnknownFormat) as error:
        return _answer(request, form, {"unreadable": str(error)}, 400)
    return _answer(request, form, said)


def _judged(form: CheckForm, mend: str = "") -> dict[str, Any]:
    said = form.cleaned_data
    data = form.data_or_text
    wish = mend_asked(mend)
    if wish and isinstance(data, str):
        data = mended(data, said["system"], *wish)
    judged = read_list(data, said["system"], form.filename, form.place)
    verdict = checks.check_reading(judged.reading, said["format"] or None, said["as_of"])
    panel = presentation.list_panel(judged.reading.deck, verdict)
    panel["verdict"] |= {
        "detected": judged.detected,
        "notes": judged.notes,
        **presentation.beside(judged.reading),
    }
    return {
        **panel,
        "text": judged.text,
        "source": judged.source,
        "decks": judged.reading.decks,
        "deck": judged.reading.place,
        "name": judged.reading.name,
        "carried": carried_by(judged, warnings_of(judged)),
    }


def _answer(request: PageRequest, form: CheckForm, said: dict[str, Any], status: int = 200) -> HttpResponse:
    if not request.htmx:
        return _page(request, form, said, status)
    return render(request, "parts/checked.html", {"form": form, **said}, status=status)


def _page(
    request: PageRequest, form: CheckForm, said: dict[str, Any] | None = None, status: int = 200
) -> HttpResponse:
    context = {"form": form, "systems": rules.systems(), **(said or {})}
    return render(request, "home.html", context, status=status)
