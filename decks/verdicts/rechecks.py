"""Rechecks after list changes, done in parts, with notices to the decks' owners.

On startup, the site compares the formats with their last known state (`look`). Each difference is a row,
processed in parts that may be interrupted and repeated (`step`): all they add are notices, each once, and
their progress.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet

import rules
from common import clock
from decks import selectors, values
from decks.models import Deck, ListChange, Notice, PublishedList
from decks.verdicts import checks, deck_status, digests
from decks.verdicts.notices import first_sentences
from decks.verdicts.verdict import Verdict
from rules.construction.published import days_after, format_from_json, format_to_json, same_list, touched
from rules.construction.published_rows import PublishedFormat
from rules.systems import CODES

_BATCH = 50


def look(codes: Iterable[str] = CODES, day: date | None = None) -> int:
    """Compare every format with its last known state, and return the number of changed ones.

    A format seen for the first time is not a change.
    """
    found = 0
    for code in codes:
        with transaction.atomic():
            found += _look(code, day or clock.today())
    return found


def _look(code: str, day: date) -> int:
    of, forms = rules.system(code), rules.formats(code)
    published = {row.format: row for row in PublishedList.objects.select_for_update().filter(system=code)}
    news = 0
    for name, form in forms.items():
        digest = digests.list_version(of, form)
        if name in published and published[name].digest == digest:
            continue
        content = format_to_json(form)
        if name in published:
            news += _changed(code, name, day, published[name].content, content)
            _keep_untouched(code, name, published[name], content, digest)
        PublishedList.objects.update_or_create(
            system=code, format=name, defaults={"digest": digest, "content": content}
        )
    # The decks of a removed format are checked in the default from now on.
    usual = format_to_json(rules.format_of(code, None))
    for name in published.keys() - forms.keys():
        news += _changed(code, name, day, published[name].content, usual)
        published[name].delete()
    return news


def _changed(code: str, name: str, day: date, before: PublishedFormat, after: PublishedFormat) -> int:
    if same_list(before, after):
        return 0
    ListChange.objects.create(system=code, format=name, day=day, before=before, after=after)
    return 1


def _keep_untouched(code: str, name: str, before: PublishedList, after: PublishedFormat, digest: str) -> None:
    """Keep the statuses of the decks without the cards of the changed rows, if nothing else changed."""
    cards = touched(rules.system(code), before.content, after)
    if cards is not None:
        decks = Deck.objects.filter(system=code, rows__card__card_id__in=cards)
        deck_status.keep(name, before.digest, digest, decks)


def waiting() -> bool:
    """Return whether there are decks still to be rechecked after a list change."""
    return ListChange.objects.filter(done=False).exists()


def step(most: int = _BATCH) -> bool:
    """Recheck the next decks of the first unfinished change; return False if there is none."""
    change = ListChange.objects.filter(done=False).first()
    if change is None:
        return False
    before, after = format_from_json(change.before), format_from_json(change.after)
    decks = list(selectors.with_rows(_affected(change)).order_by("pk")[:most])
    notices = [notice for deck in decks for notice in _notices(change, deck, before, after)]
    done = len(decks) < most
    reached = decks[-1].pk if decks else change.reached
    here = ListChange.objects.filter(pk=change.pk, reached=change.reached, done=False)
    try:
        with transaction.atomic():
            # A concurrent second run finds the first's notices, and adds nothing.
            if here.update(reached=reached, done=done):
                Notice.objects.bulk_create(notices, ignore_conflicts=True)
    except IntegrityError:
        # A deck was deleted in the meantime; the next step handles the others again.
        return True
    return True


def _affected(change: ListChange) -> QuerySet[Deck]:
    """The remaining decks with cards of the changed rows, or all if more than rows changed."""
    forms = rules.formats(change.system)
    made_for = Q(format=change.format)
    if change.format == rules.format_of(change.system, None).code:
        made_for |= ~Q(format__in=list(forms))
    decks = Deck.objects.filter(made_for, system=change.system, pk__gt=change.reached)
    cards = touched(rules.system(change.system), change.before, change.after)
    if cards is None:
        return decks
    return decks.filter(rows__card__card_id__in=cards).distinct()


def _notices(change: ListChange, deck: Deck, before: rules.Format, after: rules.Format) -> Iterator[Notice]:
    if deck.owner_id is None:
        return  # A visitor without an account finds out in the editor.
    value = values.to_rules(deck)
    days = (change.day, *days_after(change.day, before, after))
    old = [checks.check_in(value, before, day) for day in days]
    new = [checks.check_in(value, after, day) for day in days]
    for day, was, becomes in turns(days, _words(old), _words(new)):
        place = days.index(day)
        yield Notice(
            owner_id=deck.owner_id,
            deck=deck,
            cause=f"list-{change.pk}",
            format=change.format,
            day=day,
            before=was,
            after=becomes,
            says=sentences(new[place], old[place] if place == 0 else new[place - 1]),
        )


def _words(verdicts: Iterable[Verdict]) -> list[str]:
    return [verdict["verdict"] for verdict in verdicts]


def turns(days: Sequence[date], old: Sequence[str], new: Sequence[str]) -> Iterator[tuple[date, str, str]]:
    """Yield the changes to report to an owner: the day, and the outcome before and after.

    `old` and `new` are the outcomes on these days by the previous lists and by the current ones. An already
    announced change is not reported again; a cancelled one is.
    """
    if old[0] != new[0]:
        yield days[0], old[0], new[0]
    for place in range(1, len(days)):
        was, becomes = old[place - 1 : place + 1], new[place - 1 : place + 1]
        if becomes[0] != becomes[1]:
            if becomes != was:
                yield days[place], becomes[0], becomes[1]
        elif was[0] != was[1] and was[1] != becomes[1]:
            yield days[place], was[1], becomes[1]


def sentences(now: Verdict, before: Verdict) -> list[str]:
    """Return the first findings that are new in a verdict, as sentences."""
    known = {finding["message"] for finding in before["findings"]}
    return first_sentences(now, known)
