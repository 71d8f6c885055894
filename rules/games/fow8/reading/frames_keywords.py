"""Keywords that only the newer book of Force of Will has, and the texts that stand behind them."""

from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule("printed", "<keyword-with-number> <integer>", example="[Divinity] 10", miss="[Divinity]")
def with_number(keyword_with_number: str, integer: int) -> str:
    return f"{keyword_with_number} {integer}"
