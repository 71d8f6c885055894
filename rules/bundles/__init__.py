"""Many deck lists at once, from a ZIP, a table or files, checked into one report."""

from rules.bundles.contents import Bundle, SentList, bundle_of
from rules.bundles.files import SentFile, TooManyLists
from rules.bundles.report import ListResult, Question, check_bundle, report_to_csv, report_to_json

__all__ = [
    "Bundle",
    "ListResult",
    "Question",
    "SentFile",
    "SentList",
    "TooManyLists",
    "bundle_of",
    "check_bundle",
    "report_to_csv",
    "report_to_json",
]
