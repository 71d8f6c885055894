"""How cards refer to the [Enter] abilities of other cards, which in the older book require being played."""

from rules.games.fow8.reading.sentences import Steps
from rules.games.fow8.reading.sentences_replaced import found_for_elsewhere
from rules.games.fow8.reading.verbs_zones import AS_PLAYED, Put, Search
from rules.language.conditions import Condition
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "put",
    "<put> . this triggers its <enter> ability",
    example="into your field . this triggers its [Enter] ability",
    miss="into your hand . this triggers its [Enter] ability",
)
def as_if_played(put: Put, enter: bool) -> Put | None:
    """The card enters as if it had been played (9.6)."""
    return (AS_PLAYED, "top", False, "you") if put == ("field", "top", False, "you") else None


@RULES.rule(
    "sentence",
    "<search> , reveal it and put it <put> . if <condition> , you may put it <other:put> instead . "
    "this triggers its <enter> ability . <shuffled>",
    example="search for an Elf from your deck , reveal it and put it into your hand . if your life is 1000 "
    "or less , you may put it into your field instead . this triggers its [Enter] ability . then shuffle "
    "your deck",
    miss="search for an Elf from your deck , reveal it and put it into your hand . if your life is 1000 or "
    "less , you may put it into your field instead . this triggers its [Enter] ability",
)
def found_and_played(
    search: Search, put: Put, condition: Condition, other: Put, enter: bool, shuffled: str
) -> Steps | None:
    played = as_if_played(other, enter)
    return None if played is None else found_for_elsewhere(search, put, condition, played, shuffled)
