"""Sentences in English about a hidden card that the sentence before moved, and effects done several times."""

from rules.games.sve.reading import meanings
from rules.games.sve.reading.meanings_effects import is_of_price, moves
from rules.language.composed import NOTHING
from rules.language.references import Chosen
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "text",
    "<act> and <acts> . <sentence>",
    example="select a spell in your hand and put it into your EX area. It costs 1 less to play this turn.",
    miss="select a spell in your hand and put it into your EX area. Draw a card.",
)
def chosen_and_moved(act: Clause, acts: Clause, sentence: Clause) -> Clause | None:
    """Return a clause that chooses a hidden card, moves it and changes what it costs."""
    if act.effect != NOTHING or not isinstance(act.about, Chosen) or not is_of_price(sentence.effect):
        return None
    return joined((act, acts, sentence)) if moves(acts.about) else None


@RULES.rule(
    "sentence",
    "<sentence> do this <number> times .",
    example="put the top card of your deck into your EX area. Do this 2 times.",
    miss="put the top card of your deck into your EX area. Do this.",
)
def done_again(sentence: Clause, number: int) -> Clause | None:
    """Return a clause that is carried out a number of times in all; None if it refers to what came before."""
    return None if mentions(sentence.effect, THAT) else meanings.repeated(number, sentence)
