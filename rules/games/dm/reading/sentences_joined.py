"""Sentences about several players or with several parts: sequences, replacements, conditions."""

from dataclasses import replace

from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.antecedents import chained
from rules.games.dm.reading.choices import Choice
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.sentences import Sentence, on_condition, optional
from rules.games.dm.reading.sentences_others import each_does, opponent_may
from rules.language import effects as fx
from rules.language.conditions import Condition
from rules.language.references import Player
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "other-deed",
    "<changed>",
    example="this creature gets +1000 power until the end of the turn",
    miss="draw a card",
)
@RULES.rule(
    "other-deed", "<changed:your-opponent-deed>", example="your opponent draws a card", miss="draw a card"
)
def of_others(changed: Clause) -> Clause:
    """A clause with a subject of its own, which is not the player who acts."""
    return changed


@RULES.rule(
    "other-deed",
    "your opponent may <acts>",
    example="your opponent may draw a card",
    miss="you may draw a card",
)
def if_they_like(acts: Clause) -> Clause:
    return opponent_may(acts)


@RULES.rule("other-deed", "each player <acts>", example="each player draws a card", miss="you draw a card")
def each_of_both(acts: Clause) -> Clause:
    return each_does(acts)


@RULES.rule(
    "other-deed",
    "if <condition> , <deed>",
    example="if you have no shields, draw a card",
    miss="if you have no shields draw a card",
)
def on_its_condition(condition: Condition, deed: Clause) -> Clause | None:
    return on_condition(condition, deed)


@RULES.rule(
    "deed",
    "<acts> , [and] then <other-deed>",
    example="draw a card, then your opponent discards a card",
    miss="draw a card then your opponent discards a card",
)
def then_other(acts: Clause, other_deed: Clause) -> Clause | None:
    return chained(done_by(acts, "you"), other_deed)


@RULES.rule(
    "deed",
    "<acts> [,] and <changed>",
    example="draw a card and this creature gets +1000 power until the end of the turn",
    miss="draw a card and you may draw a card",
)
def and_changed(acts: Clause, changed: Clause) -> Clause | None:
    return chained(done_by(acts, "you"), changed)


@RULES.rule(
    "sentence",
    "<choice>",
    example="choose one of the following. ► draw a card. ► draw 2 cards.",
    miss="choose one of the following.",
)
def choosing(choice: Choice) -> Sentence:
    return Sentence(Clause(choice.effect, about=UNSAID))


@RULES.rule(
    "sentence",
    "if (you|they|he) do , <choice>",
    example="if you do, choose one of the following. ► draw a card. ► draw 2 cards.",
    miss="if you do, choose one of the following.",
)
def choosing_then(choice: Choice) -> Sentence:
    return replace(choosing(choice), hangs="if you do")


@RULES.rule(
    "sentence",
    "otherwise , <choice>",
    example="otherwise, choose one of the following. ► draw a card. ► draw 2 cards.",
    miss="otherwise, choose one of the following.",
)
def choosing_otherwise(choice: Choice) -> Sentence:
    return replace(choosing(choice), hangs="otherwise")


@RULES.rule(
    "sentence",
    "if <condition> , <choice>",
    example="if you have no shields, choose one of the following. ► draw a card. ► draw 2 cards.",
    miss="if you have no shields, choose one of the following.",
)
def choosing_if(condition: Condition, choice: Choice) -> Sentence:
    return Sentence(Clause(fx.If(condition, choice.effect), about=UNSAID))


@RULES.rule(
    "sentence",
    "you may <choice>",
    example="you may choose one of the following. ► draw a card. ► draw 2 cards.",
    miss="you may choose one of the following.",
)
def choosing_if_liked(choice: Choice) -> Sentence:
    return Sentence(optional(Clause(choice.effect, about=UNSAID)))


@RULES.rule(
    "sentence",
    "if <condition> , <deed> instead .",
    example="if you have no shields, draw 2 cards instead.",
    miss="if you have no shields, draw 2 cards.",
)
def in_its_place(condition: Condition, deed: Clause) -> Sentence | None:
    """What is done on the condition replaces everything in the previous sentence."""
    if deed.effect == fx.NOTHING or mentions((condition, deed.effect), THAT):
        return None
    return Sentence(Clause(fx.If(condition, deed.effect), about=UNSAID), "instead")


RULES.same(
    "outcome",
    {
        "you win the game": "you",
        "your opponent loses the game": "you",
        "you lose the game": "opponent",
        "your opponent wins the game": "opponent",
    },
)


@RULES.rule("deed", "<outcome>", example="you win the game", miss="you win a battle")
def ends(outcome: Player) -> Clause:
    return Clause(fx.WinGame(outcome), about=UNSAID)
