"""The home page: a box that checks a deck list without an account."""

from datetime import date
from functools import lru_cache

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods, require_safe

import rules
from common import clock
from common.budget import charged, seconds_to_judge
from common.requests import PageRequest
from common.throttles import seconds_to_wait
from common.words import say
from config.limits import Overspent
from decks.editing.list_warnings import carried_by, warnings_of
from decks.editing.pasted_lists import fixed, read_list, requested_fix
from decks.examples import example
from decks.verdicts import checks, presentation
from decks.verdicts.forms import CheckForm
from rules.construction.formats import UnknownFormat
from rules.decklist import UnreadableFile
from rules.systems import CODES, UnknownSystem

# The system whose example a first visit shows.
_SHOWN = CODES[0]


@require_safe
def home(request: PageRequest) -> HttpResponse:
    """Show the box, empty or with a system's example and its verdict."""
    code = request.GET.get("example", "")
    text = example(code)
    if not text:
        return _page(
            request, CheckForm(), {"sample": _sample(_SHOWN, clock.today(), rules.system(_SHOWN).edition)}
        )
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
        return _answer(request, form, {"unreadable": say("slow", seconds=wait)}, 429)
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


@lru_cache(maxsize=4)
def _sample(code: str, day: date, edition: str) -> dict[str, object]:
    """The verdict on a system's example, by the cards of an edition: what a first visit sees."""
    reading = rules.read_decklist(example(code), code)
    return {"system": code, "verdict": presentation.verdict_page(checks.check_reading(reading, None, day))}


def _judged(form: CheckForm, mend: str = "") -> dict[str, object]:
    said = form.cleaned_data
    data = form.data_or_text
    wish = requested_fix(mend)
    if wish and isinstance(data, str):
        data = fixed(data, said["system"], *wish)
    judged = read_list(data, said["system"], form.filename, form.place)
    verdict = checks.check_reading(judged.reading, said["format"] or None, said["as_of"])
    page = presentation.verdict_page(verdict)
    beside = presentation.beside(judged.reading)
    page["detected"], page["notes"] = judged.detected, judged.notes
    page["fits"] = [rules.system(code) for code in judged.reading.fits]
    page["outside"], page["ignored"] = beside["outside"], beside["ignored"]
    return {
        **presentation.list_panel(judged.reading.deck, verdict, page),
        "text": judged.text,
        "source": judged.source,
        "decks": judged.reading.decks,
        "deck": judged.reading.place,
        "name": judged.reading.name,
        "carried": carried_by(judged, warnings_of(judged)),
    }


def _answer(
    request: PageRequest, form: CheckForm, said: dict[str, object], status: int = 200
) -> HttpResponse:
    if not request.htmx:
        return _page(request, form, said, status)
    return render(request, "parts/checked.html", {"form": form, **said}, status=status)


def _page(
    request: PageRequest, form: CheckForm, said: dict[str, object] | None = None, status: int = 200
) -> HttpResponse:
    context = {"form": form, "systems": rules.systems(), **(said or {})}
    return render(request, "home.html", context, status=status)
