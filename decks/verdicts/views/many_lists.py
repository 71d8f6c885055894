"""The page that checks many lists at once; nothing is stored, the page carries what it shows."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.http import content_disposition_header
from django.views.decorators.http import require_http_methods

import rules
from common import access
from common.throttles import seconds_to_wait
from common.words import say
from config.limits import Overspent
from decks.verdicts import many_lists
from decks.verdicts.forms import ManyListsForm
from decks.verdicts.presentation.many_lists import report_page
from rules.bundles import Bundle
from rules.construction.formats import UnknownFormat
from rules.decklist import UnreadableFile


@require_http_methods(["GET", "POST"])
def check_lists(request: HttpRequest) -> HttpResponse:
    """Show the form, or the report on the lists sent with it, as a page or as a file."""
    if request.method == "GET":
        return _page(request, ManyListsForm())
    form = ManyListsForm(request.POST, request.FILES)
    if wait := seconds_to_wait(request, "check"):
        form.is_valid()
        form.add_error(None, say("slow", seconds=wait))
        return _page(request, form, status=429)
    if not form.is_valid():
        return _page(request, form, status=400)
    try:
        bundle = _bundle(request, form)
        report = many_lists.report_on(request, bundle, form.question)
        if form.cleaned_data["download"]:
            return _file(many_lists.exported(report, form.cleaned_data["download"]))
        told = {**report_page(report), "carried": many_lists.packed(bundle)}
    except Overspent as error:
        form.add_error(None, str(error))
        return _page(request, form, status=429)
    except (UnreadableFile, UnknownFormat) as error:
        said = str(error)
        form.add_error("several", f"{said[:1].upper()}{said[1:]}.")
        return _page(request, form, status=400)
    return _page(request, form, told)


def _bundle(request: HttpRequest, form: ManyListsForm) -> Bundle:
    if form.cleaned_data["sent"]:
        return many_lists.read_files(request, form.cleaned_data["sent"])
    return many_lists.unpacked(form.cleaned_data["lists"])


def _file(report: many_lists.ExportedReport) -> HttpResponse:
    response = HttpResponse(report.data, content_type=report.mime)
    response["Content-Disposition"] = content_disposition_header(True, report.filename)
    access.keep_private(response)
    return response


def _page(
    request: HttpRequest, form: ManyListsForm, told: dict[str, object] | None = None, status: int = 200
) -> HttpResponse:
    context = {"form": form, "systems": rules.systems(), **(told or {})}
    response = render(request, "decks/many_lists.html", context, status=status)
    access.keep_private(response)
    return response
