"""The types of a published format as plain data."""

from typing import NotRequired, TypedDict

from rules.construction.formats import RowKind
from rules.construction.status import Status


class PublishedRow(TypedDict):
    """What rows of a format have in common; days are ISO dates."""

    format: str
    source: str
    since: str | None
    until: str | None
    note: str


class PublishedPool(PublishedRow):
    """Sets that may be played."""

    sets: list[str]
    unsure: list[str]


class PublishedListRow(PublishedRow):
    """A restriction of cards."""

    kind: RowKind
    cards: list[str]
    absent: list[str]
    copies: int
    when: list[str]
    sections: list[str]


class PublishedGap(PublishedRow):
    """Days for which a list is incomplete."""

    why: str


class PublishedLimits(TypedDict):
    """How many cards a section may have."""

    minimum: int
    maximum: int | None
    or_none: bool
    source: str


class PublishedReleases(TypedDict):
    """When the sets of a region were released: the first day, the last day and the source of each."""

    spans: dict[str, list[str]]
    perhaps: list[str]
    elsewhere: list[str]
    reprints: list[str]
    starters: list[str]
    early: dict[str, str]
    collected: str
    names: dict[str, str]


class PublishedFormat(TypedDict):
    """A format with all its rows; one stored before formats had releases lacks them."""

    system: str
    code: str
    name: str
    about: str
    status: Status
    formats: list[str]
    region: str
    source: str
    sections: dict[str, PublishedLimits]
    parameters: dict[str, object]
    repeals: list[str]
    adds: list[str]
    pools: list[PublishedPool]
    rows: list[PublishedListRow]
    gaps: list[PublishedGap]
    releases: NotRequired[PublishedReleases | None]
