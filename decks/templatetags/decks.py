"""Template tags for decks and verdicts."""

from collections.abc import Mapping, Sequence

from django import template
from django.template import RequestContext

from cards.models import Card
from decks import values
from decks.library import lists, pages
from decks.models import Deck
from decks.stats.glance import Glance, glance
from decks.verdicts import presentation
from decks.verdicts.presentation import SectionView
from decks.verdicts.version_status import VersionStatus

register = template.Library()


@register.filter
def deck_format(deck: Deck) -> str:
    """Return the name of a deck's format."""
    return values.format_of_deck(deck).name


@register.filter
def outcome_word(outcome: str) -> str:
    """Return the word for an outcome."""
    return presentation.OUTCOMES[outcome]


@register.filter
def fill_state(section: SectionView) -> str:
    """Return a section's fill state: right, few, many or empty."""
    return presentation.state_of(section.count, section.state)


@register.simple_tag(takes_context=True)
def row_groups(
    context: RequestContext, rows: Sequence[presentation.SectionRow]
) -> list[presentation.RowGroup]:
    """Return rows in groups, as the page's `rows_by` says; a page without one has none."""
    return presentation.grouped(rows, str(context.get("rows_by", "none")))


@register.filter
def by_cost(rows: Sequence[presentation.SectionRow]) -> list[presentation.RowGroup]:
    """Return rows in groups by cost."""
    return presentation.grouped(rows, "cost")


@register.simple_tag
def deck_glance(deck: Deck) -> Glance | None:
    """Return the curve and the attributes of a deck."""
    return glance(deck)


@register.filter
def at_number(by_number: Mapping[int, VersionStatus], number: int) -> VersionStatus:
    """Return what is known of a version by its number."""
    return by_number[number]


@register.filter
def suggestion_value(line: Mapping[str, object], suggestion: str) -> str:
    """Return the value of a button that replaces a line with a suggestion."""
    return f"{line['place']}:{suggestion}"


@register.simple_tag(takes_context=True)
def decks_with(context: RequestContext, card: Card) -> dict[str, object]:
    """Return the `decks` with a card that the visitor may find, the `count` of all, and whether more do."""
    found, count = lists.decks_with(card, context["request"].user)
    return {"decks": found, "count": pages.in_words(count), "more": count > len(found)}
