"""What a newly published list changes for the decks that are there: found in parts, and told to their owners.

A start of the site compares what the formats say with what they said before (`look`). Each difference is a
row, worked off in parts that may be stopped anywhere and done twice (`step`): all they add are notices, each
once, and how far they came.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any

from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet

import rules
from common import caps, clock
from decks import selectors, values
from decks.models import Deck, ListChange, Notice, PublishedList
from decks.verdicts import checks, digests
from decks.verdicts.verdict import Verdict
from rules.construction.published import days_after, format_from_json, format_to_json, same_list, touched
from rules.systems import CODES

_BATCH = 50


def look(codes: Iterable[str] = CODES, day: date | None = None) -> int:
    """Compare every format with what the site last saw of it, and return how many say something else now.

    What is seen for the first time is no news.
    """
    found = 0
    for code in codes:
        with transaction.atomic():
            found += _look(code, day or clock.today())
    return found


def _look(code: str, day: date) -> int:
    of, forms = rules.system(code), rules.formats(code)
    held = {row.format: row for row in PublishedList.objects.select_for_update().filter(system=code)}
    news = 0
    for name, form in forms.items():
        digest = digests.list_version(of, form)
        if name in held and held[name].digest == digest:
            continue
        content = format_to_json(form)
        if name in held:
            news += _changed(code, name, day, held[name].content, content)
        PublishedList.objects.update_or_create(
            system=code, format=name, defaults={"digest": digest, "content": content}
        )
    # The decks of a format that is gone are judged in the default from here on.
    usual = format_to_json(rules.format_of(code, None))
    for name in held.keys() - forms.keys():
        news += _changed(code, name, day, held[name].content, usual)
        held[name].delete()
    return news


def _changed(code: str, name: str, day: date, before: Mapping[str, Any], after: Mapping[str, Any]) -> int:
    if same_list(before, after):
        return 0
    ListChange.objects.create(system=code, format=name, day=day, before=before, after=after)
    return 1


def waiting() -> bool:
    """Tell whether there are decks that were not looked at since a list changed."""
    return ListChange.objects.filter(done=False).exists()


def step(most: int = _BATCH) -> bool:
    """Look at the next decks of the first change that is not through; false when there is none."""
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
            # Who comes second finds that the first was here, and adds nothing.
            if here.update(reached=reached, done=done):
                Notice.objects.bulk_create(notices, ignore_conflicts=True)
    except IntegrityError:
        # A deck was deleted meanwhile; the next step looks at the others again.
        return True
    return True


def _affected(change: ListChange) -> QuerySet[Deck]:
    """The decks not looked at yet that hold cards of the rows that changed, or all where more changed."""
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
    """Yield what an owner has to be told: from which day on a deck is another word, before and after.

    `old` and `new` are its words on these days by what was published before and by what is published now.
    What was known to come is no news; what was, and comes no more, is.
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
    fresh = [one["message"] for one in now["findings"] if one["message"] not in known]
    return [message[: caps.NOTICE_SENTENCE] for message in fresh[: caps.NOTICE_SENTENCES]]
