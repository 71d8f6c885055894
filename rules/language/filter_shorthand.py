"""Shorthand for filters, and what follows from a filter without looking at cards."""

from collections.abc import Collection

from rules.language.filters import (
    All,
    AnyOf,
    Controlled,
    Filter,
    InZone,
    IsPlayer,
    Named,
    OfAttribute,
    OfRace,
    OfSubtype,
    OfType,
    Other,
    WithKeyword,
)
from rules.language.references import Side


def cards(
    *parts: Filter,
    zones: Collection[str] = (),
    whose: Side = "anyone",
    types: Collection[str] = (),
    subtypes: Collection[str] = (),
    races: Collection[str] = (),
    attributes: Collection[str] = (),
    keywords: Collection[str] = (),
    name: str = "",
    other: bool = False,
) -> Filter:
    """Return the filter for all of these properties; empty ones are left out."""
    asked: list[Filter] = []
    if zones:
        asked.append(InZone(tuple(zones)))
    if whose != "anyone":
        asked.append(Controlled(whose))
    if types:
        asked.append(OfType(frozenset(types)))
    if subtypes:
        asked.append(OfSubtype(frozenset(subtypes)))
    if races:
        asked.append(OfRace(frozenset(races)))
    if attributes:
        asked.append(OfAttribute(frozenset(attributes)))
    if keywords:
        asked.append(WithKeyword(frozenset(keywords)))
    if name:
        asked.append(Named(name))
    if other:
        asked.append(Other())
    asked += parts
    return asked[0] if len(asked) == 1 else All(tuple(asked))


def both(*filters: Filter) -> Filter:
    """Return the filter that requires all of these filters."""
    parts = tuple(part for one in filters for part in (one.parts if isinstance(one, All) else (one,)))
    return parts[0] if len(parts) == 1 else All(parts)


def zones_of(wanted: Filter) -> tuple[str, ...]:
    """Return the zones of all cards that match a filter; empty if they may be anywhere."""
    if isinstance(wanted, InZone):
        return wanted.zones
    if isinstance(wanted, All):
        for part in wanted.parts:
            found = zones_of(part)
            if found:
                return found
    return ()


def without_zones(wanted: Filter, zones: tuple[str, ...]) -> Filter:
    """Return a filter without its requirement of one of these zones."""
    if not isinstance(wanted, All):
        return wanted
    for place, part in enumerate(wanted.parts):
        if isinstance(part, InZone) and part.zones == zones:
            rest = wanted.parts[:place] + wanted.parts[place + 1 :]
            return rest[0] if len(rest) == 1 else All(rest)
    return wanted


def players_of(wanted: Filter) -> Side | None:
    """Return the player a filter requires, None for a filter on cards."""
    return wanted.side if isinstance(wanted, IsPlayer) else None


def may_be_player(wanted: Filter) -> bool:
    """Return whether a target that matches a filter may be a player."""
    return isinstance(wanted, IsPlayer) or (
        isinstance(wanted, AnyOf) and any(map(may_be_player, wanted.parts))
    )


def is_player(wanted: Filter) -> bool:
    """Return whether all that a filter matches are players."""
    match wanted:
        case AnyOf(parts):
            return bool(parts) and all(map(is_player, parts))
        case All(parts):
            return any(map(is_player, parts))
    return isinstance(wanted, IsPlayer)


def side_of(wanted: Filter) -> Side:
    """Return whose cards a filter requires, if it names a side."""
    for part in wanted.parts if isinstance(wanted, All) else (wanted,):
        if isinstance(part, Controlled) and part.by in ("you", "opponent"):
            return "you" if part.by == "you" else "opponent"
    return "anyone"
