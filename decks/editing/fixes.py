"""The requests of fix buttons, as changes of cards."""

import json

from common import caps
from decks.editing.services import CardChange
from decks.values import BadContent

_LONGEST = 20_000


def changes_asked(said: str) -> list[CardChange]:
    """Parse the value of a fix button. Raises BadContent for a value that no button has."""
    refused = BadContent(f"the editor does not know the fix {said[:80]!r}")
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
                if section:
                    changes.append(CardChange("move", card_id, section, to, count))
                else:
                    changes.append(CardChange("add", card_id, to, "", count))
            case _:
                raise refused
    return changes
