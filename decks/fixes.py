"""One-step repairs of a deck: what their buttons say, and what a button said as changes of its cards."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from decks import bridge, caps
from decks.bridge import BadContent, Repair
from decks.models import CONSIDERING, Deck
from decks.services import CardChange

CONSIDERING_TITLE = "Considering"
_LONGEST = 20_000


@dataclass(frozen=True, slots=True)
class Offer:
    """A repair as its button says it; `value` is what the button sends.

    `what` names card and section, and is `plain` where the finding alone does not say which are meant.
    """

    value: str
    amount: str
    what: str
    plain: bool
    to: str
    note: str


def offers(deck: Deck, verdict: Mapping[str, Any]) -> dict[int, list[Offer]]:
    """Return the repairs of a deck for the findings of a verdict on it, by the finding's place."""
    value = bridge.to_rules(deck)
    found = bridge.repairs_of(value, verdict["format"], date.fromisoformat(verdict["as_of"]))
    considered = {row.card.card_id: row.quantity for row in deck.considered.select_related("card")}
    offered = {
        place: [repair for repair in repairs if _fits(value, considered, repair)]
        for place, repairs in found.items()
    }
    return {place: _said(deck.system, repairs) for place, repairs in offered.items() if repairs}


def changes_asked(said: str) -> list[CardChange]:
    """Read what the button of a repair says; BadContent for what no button would say."""
    refused = BadContent(f"the editor does not know the repair {said[:80]!r}")
    try:
        moves = json.loads(said) if len(said) <= _LONGEST else None
    except (ValueError, RecursionError):
        raise refused from None
    if not isinstance(moves, list) or not 1 <= len(moves) <= caps.CARD_CHANGES:
        raise refused
    changes = []
    for move in moves:
        match move:
            case [str(section), str(to), int(count), str(card_id)] if not isinstance(count, bool):
                if "\0" in section + to or not 1 <= count <= caps.QUANTITY:
                    raise refused
                changes.append(CardChange("move", card_id, section, to, count))
            case _:
                raise refused
    return changes


def _fits(value: bridge.DeckValue, considered: Mapping[str, int], repair: Repair) -> bool:
    """Tell whether a deck may hold here what a repair leads to."""
    held = {(entry.section, entry.card.id): entry.count for entry in value.entries}
    held |= {(CONSIDERING, card_id): count for card_id, count in considered.items()}
    for move in repair.moves:
        key = (move.to or CONSIDERING, move.entry.card.id)
        held[key] = held.get(key, 0) + move.count
    thought_of = sum(section == CONSIDERING for section, _ in held)
    return (
        max(held.values()) <= caps.QUANTITY
        and thought_of <= caps.CONSIDERED_ROWS
        and len(repair.moves) <= caps.CARD_CHANGES
    )


def _said(system: str, repairs: Sequence[Repair]) -> list[Offer]:
    titles = {section.code: section.title for section in bridge.system(system).sections}
    ways = {_subject(titles, repair) for repair in repairs if not repair.moves[0].to}
    return [_offer(titles, repair, plain=len(ways) > 1) for repair in repairs]


def _subject(titles: Mapping[str, str], repair: Repair) -> str:
    names = dict.fromkeys(f"“{move.entry.card.name}”" for move in repair.moves)
    sections = dict.fromkeys(titles[move.entry.section] for move in repair.moves)
    return f"{' and '.join(names)} from {' and '.join(sections)}"


def _offer(titles: Mapping[str, str], repair: Repair, *, plain: bool) -> Offer:
    moves = repair.moves
    count = sum(move.count for move in moves)
    every = count > 1 and all(move.count == move.entry.count for move in moves)
    said = [[move.entry.section, move.to or CONSIDERING, move.count, move.entry.card.id] for move in moves]
    return Offer(
        value="fix:" + json.dumps(said, ensure_ascii=False, separators=(",", ":")),
        amount=f"all {count}" if every else str(count),
        what=_subject(titles, repair),
        plain=plain,
        to=titles.get(moves[0].to, CONSIDERING_TITLE),
        note=", ".join(f"{title} then {state}" for title, state in repair.leaves),
    )
