"""What older cards of Force of Will spell out although the newer rules say it of all cards."""

from rules.games.fow8.reading.verbs_zones import Put
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "put",
    "<put> . this triggers its <enter> ability",
    example="into your field . this triggers its [Enter] ability",
    miss="into your field . this triggers its ability",
)
def triggers_as_any_does(put: Put, enter: bool) -> Put:
    """In the newer book an [Enter] ability triggers however its card came (1140.2)."""
    return put


@RULES.rule(
    "shuffled",
    "this triggers its <enter> ability . <shuffled>",
    example="this triggers its [Enter] ability . then shuffle your deck",
    miss="this triggers its ability . then shuffle your deck",
)
def said_before_shuffling(enter: bool, shuffled: str) -> str:
    return shuffled
