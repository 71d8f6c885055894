"""Entries laid out for pages: what its player, an organiser, a judge or anybody sees of one."""

from dataclasses import dataclass

from django.http import HttpRequest

from common import qr
from decks.verdicts.presentation import OUTCOMES
from decks.verdicts.presentation.verdicts import VerdictPage, verdict_page
from events import access, formats, lists, receipts
from events.deck_checks.selectors import can_be_checked
from events.lists import ListSection
from events.models import Entry, EntryList, EntryNotice, Event
from events.models.entries import ACCEPTED, WAITING
from events.selectors import Rights

_NOTICES = 5
"""How many of the last changes of the verdict a page shows."""


@dataclass(frozen=True, slots=True)
class ListView:
    """A list on a page, with its verdict; `link` is its receipt."""

    kept: EntryList
    sections: list[ListSection]
    total: int
    verdict: VerdictPage
    link: qr.Link
    code: str


@dataclass(frozen=True, slots=True)
class EntryView:
    """An entry on a page.

    `shown` is the list that counts, or else the one that waits; None if the visitor may not see it. `history`
    has every list, newest first. `sealed` says that others than the player see no list yet.
    """

    entry: Entry
    own: bool
    rights: Rights
    sealed: bool
    shown: ListView | None
    waiting: EntryList | None
    history: list[EntryList]
    notices: list[EntryNotice]
    outcome: str
    word: str

    @property
    def checkable(self) -> bool:
        """Whether a judge can check the player's deck now."""
        return can_be_checked(self.entry)

    @property
    def decides(self) -> bool:
        """Whether the visitor decides on this entry."""
        return self.rights.organises


def may_see_list(event: Event, rights: Rights, *, own: bool) -> bool:
    """Return whether somebody may see an entry's list: its player, or others once it is not sealed."""
    if own or access.is_open(event):
        return True
    return rights.sees_entries and not access.is_sealed(event)


def entry_view(request: HttpRequest, entry: Entry, rights: Rights, *, own: bool) -> EntryView:
    """Lay an entry out for its player (`own`), or for an organiser or a judge."""
    event = entry.event
    history = list(entry.lists.all())
    waiting = next((one for one in history if one.state == WAITING), None)
    chosen = next((one for one in history if one.pk == entry.current_id), waiting)
    seen = may_see_list(event, rights, own=own)
    return EntryView(
        entry=entry,
        own=own,
        rights=rights,
        sealed=not seen,
        shown=list_view(request, entry, chosen) if chosen is not None and seen else None,
        waiting=waiting,
        history=history,
        notices=list(entry.notices.all()[:_NOTICES]) if seen else [],
        outcome=chosen.outcome if chosen else "",
        word=OUTCOMES[chosen.outcome] if chosen else "",
    )


def list_view(request: HttpRequest, entry: Entry, kept: EntryList) -> ListView:
    """Lay a list out with its verdict as of the event's day."""
    value = lists.value_of(entry.event, kept)
    sections = lists.sections_of(value)
    return ListView(
        kept=kept,
        sections=sections,
        total=sum(section.count for section in sections),
        verdict=verdict_page(lists.check(entry.event, value), form=formats.format_of(entry.event)),
        link=receipts.link_of(request, entry, kept),
        code=receipts.code_of(entry, kept),
    )


def counts(entry: Entry, kept: EntryList) -> bool:
    """Return whether a list is the one that counts for its entry."""
    return kept.state == ACCEPTED and entry.current_id == kept.pk
