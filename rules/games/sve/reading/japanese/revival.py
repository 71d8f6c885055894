"""Cards in Japanese that move themselves from the cemetery or the EX area."""

from rules.games.sve.reading import meanings, meanings_revival, meanings_words
from rules.language.references import It
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules

RULES = Rules()
RULES.same(
    "itself-there",
    {
        "自分の墓場のこれ": meanings_words.FROM_CEMETERY,
        "自分のEXエリアのこれ": meanings_words.FROM_EX_AREA,
    },
)
RULES.same("self-place", {"を場に出す": "field", "をEXエリアに置く": "EX area"})
RULES.same("self-place-if-wanted", {"を場に出してよい": "field", "をEXエリアに置いてよい": "EX area"})


@RULES.rule(
    "act",
    "<itself-there><self-place>。",
    example="自分の墓場のこれを場に出す。",
    miss="自分の手札のこれを場に出す。",
)
def move_itself(itself_there: It, self_place: str) -> Clause:
    """Return a clause in which the card moves itself from where its ability works."""
    return meanings_revival.moving_itself(itself_there, self_place)


@RULES.rule(
    "act",
    "<itself-there>をアクト状態で場に出す。",
    example="自分のEXエリアのこれをアクト状態で場に出す。",
    miss="それをアクト状態で場に出す。",
)
def move_itself_engaged(itself_there: It) -> Clause:
    """Return a clause in which the card moves itself onto the field engaged."""
    return meanings_revival.moving_itself(itself_there, "field", rested=True)


@RULES.rule(
    "if-text",
    "<itself-there><self-place-if-wanted>。そうしたなら、<plain-text>",
    example="自分の墓場のこれを場に出してよい。そうしたなら、1枚引く。",
    miss="自分の墓場のこれを場に出す。そうしたなら、1枚引く。",
)
def if_it_moves(itself_there: It, self_place_if_wanted: str, plain_text: Clause) -> Clause | None:
    """Return a clause in which the card may move itself, and what follows if it does."""
    return meanings.if_you_do(meanings_revival.moving_itself(itself_there, self_place_if_wanted), plain_text)
