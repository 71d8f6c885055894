"""The legality of versions in their format on the day they were made, and today.

A history is long and mostly unread, so its outcomes are cached separately from verdicts, and only a limited
number is computed for one page: the rest are shown as not checked.
"""

import hashlib
from collections.abc import Sequence
from dataclasses import astuple, dataclass
from datetime import date

from django.core.cache import cache
from django.utils import timezone

import rules
from common import clock
from decks import values
from decks.models import DeckVersion
from decks.verdicts import checks, verdict_cache

MOST_JUDGED = 12
"""The maximum number of verdicts computed for one page of a history; each takes some milliseconds."""
_KEPT = 30 * 24 * 3600


@dataclass(frozen=True, slots=True)
class VersionStatus:
    """Two outcomes: by the lists of a version's day, and by today's; "" if unknown."""

    then: str
    now: str


def version_statuses(kept: Sequence[DeckVersion]) -> list[VersionStatus]:
    """Return these versions' outcomes then and now, in their own formats."""
    today = clock.today()
    asked = [[(one, day, _key(one, day)) for day in (timezone.localdate(one.made), today)] for one in kept]
    words: dict[str, str] = cache.get_many({key for pair in asked for _, _, key in pair})
    fresh: dict[str, str] = {}
    for one, day, key in (each for pair in asked for each in pair):
        if key not in words and len(fresh) < MOST_JUDGED:
            fresh[key] = words[key] = _judged(one, day)
    if fresh:
        cache.set_many(fresh, _KEPT)
    return [VersionStatus(*(words.get(key, "") for _, _, key in pair)) for pair in asked]


def _key(kept: DeckVersion, day: date) -> str:
    of, form = rules.system(kept.deck.system), values.format_of_version(kept)
    key = verdict_cache.key_of(of, form, verdict_cache.hash_of_version(kept), day)
    return "word-" + hashlib.sha256("\0".join(astuple(key)).encode()).hexdigest()


def _judged(kept: DeckVersion, day: date) -> str:
    value, form = values.value_of_version(kept), values.format_of_version(kept)
    word: str = checks.check_value(value, form.code, day)["verdict"]
    return word
