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
    "played-instead",
    "if <condition> , you may put (it|them) <put> instead . this triggers its <enter> ability",
    example="if you control a Human , you may put them into your field instead . this triggers its "
    "[Enter] ability",
    miss="if you control a Human , you may put them into your hand instead . this triggers its "
    "[Enter] ability",
)
def played_instead(condition: Condition, put: Put, enter: bool) -> tuple[Condition, Put] | None:
    """Under a condition, cards go elsewhere as if they had been played (9.6)."""
    played = as_if_played(put, enter)
    return None if played is None else (condition, played)


@RULES.rule(
    "sentence",
    "<search> , reveal (it|them) and put (it|them) <put> . <played-instead> . <shuffled>",
    example="search for up to two Elves from your deck , reveal them and put them on top of your deck . if "
    "you control a Human , you may put them into your field instead . this triggers its [Enter] ability . "
    "shuffle your deck",
    miss="search for up to two Elves from your deck , reveal them and put them on top of your deck . if "
    "you control a Human , you may put them into your field instead . this triggers its [Enter] ability",
)
def found_and_played(
    search: Search, put: Put, played_instead: tuple[Condition, Put], shuffled: str
) -> Steps | None:
    condition, played = played_instead
    return found_for_elsewhere(search, put, condition, played, shuffled)
