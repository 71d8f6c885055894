"""Many lists checked at once without storing them: files in, a report out, as page data, CSV and JSON."""

import base64
import binascii
import json
import time
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields

from django.http import HttpRequest
from rest_framework.request import Request

from common import caps
from common.budget import charged, seconds_to_judge_many
from decks.verdicts import checks
from rules.bundles import (
    Bundle,
    Question,
    SentFile,
    SentList,
    TooManyLists,
    bundle_of,
    report_to_csv,
    report_to_json,
)
from rules.bundles.files import shown_name
from rules.bundles.limits import MOST_LISTS, MOST_UNPACKED
from rules.bundles.plain import ListsReport
from rules.decklist import UnreadableFile

# In processor seconds: to unpack files and find the lists in them.
_UNPACK = 0.1
KINDS = ("json", "csv")


class NotCarried(UnreadableFile):
    """What a page carried is not what it was given."""

    def __init__(self) -> None:
        super().__init__("the lists of the page before cannot be read; choose their files once more")


@dataclass(frozen=True, slots=True)
class ExportedReport:
    """A report as a file."""

    data: bytes
    mime: str
    filename: str


def sent_file(name: str | None, data: bytes) -> SentFile:
    """Return an uploaded file as the rules take it."""
    return SentFile(shown_name(name or "") or "a file without a name", data)


def read_files(request: HttpRequest | Request, files: Iterable[SentFile]) -> Bundle:
    """Return the lists in files. Raises TooManyLists, or Overspent."""
    with charged(request, _UNPACK):
        return bundle_of(files)


def report_on(request: HttpRequest | Request, bundle: Bundle, question: Question) -> ListsReport:
    """Check lists within the visitor's processor time, at most as long as one request may take.

    Raises UnknownSystem, UnknownFormat, TooManyLists, or Overspent.
    """
    estimate = seconds_to_judge_many([one.data for one in bundle.lists])
    with charged(request, min(estimate, caps.LISTS_SECONDS)):
        end = time.thread_time() + caps.LISTS_SECONDS
        checked = checks.check_lists(bundle, question, lambda: time.thread_time() < end)
    return report_to_json(checked, bundle.skipped)


def exported(report: ListsReport, kind: str) -> ExportedReport:
    """Return a report as a file, one of KINDS."""
    if kind == "csv":
        # Spreadsheets take a table for one in UTF-8 only with the mark.
        data = report_to_csv(report).encode("utf-8-sig")
        return ExportedReport(data, "text/csv; charset=utf-8", "lists.csv")
    text = json.dumps(report, ensure_ascii=False, indent=1)
    return ExportedReport(text.encode(), "application/json", "lists.json")


# ---- carried from page to page, since nothing is stored ----


def packed(bundle: Bundle) -> str:
    """Return lists in a form that a page can carry. Raises TooManyLists for more than fits."""
    held = {"lists": [asdict(one) for one in bundle.lists], "skipped": bundle.skipped}
    text = base64.b64encode(zlib.compress(json.dumps(held).encode())).decode()
    if len(text) > caps.LISTS_KEPT:
        raise TooManyLists("these lists are too large for one page; check them in two parts")
    return text


def unpacked(text: str) -> Bundle:
    """Return the lists that a page carried. Raises NotCarried."""
    try:
        opened = zlib.decompressobj()
        data = opened.decompress(base64.b64decode(text, validate=True), MOST_UNPACKED)
        held = json.loads(data)
        lists = tuple(_list(one) for one in held["lists"])
        skipped = tuple(str(name) for name in held["skipped"])
    except _MALFORMED as error:
        raise NotCarried from error
    if opened.unconsumed_tail or len(lists) > MOST_LISTS:
        raise NotCarried
    return Bundle(lists, skipped)


_MALFORMED = (ValueError, KeyError, TypeError, AttributeError, RecursionError, zlib.error, binascii.Error)
_FIELDS = {field.name for field in fields(SentList)}


def _list(said: Mapping[str, object]) -> SentList:
    if said.keys() != _FIELDS or not all(isinstance(value, str) for value in said.values()):
        raise ValueError
    return SentList(**{name: str(value) for name, value in said.items()})
