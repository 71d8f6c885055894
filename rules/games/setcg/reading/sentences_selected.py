"""Selected actions: how many out of how many, each with targets of its own."""

from dataclasses import dataclass

from rules.language.abilities import Mode
from rules.language.amounts import Amount, Depending
from rules.language.conditions import Condition
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules

SELECTIONS = Rules()


@dataclass(frozen=True, slots=True)
class Selection:
    """How many actions are selected, out of how many; 0 if the text does not say."""

    most: Amount
    of: int
    fewer: bool


@SELECTIONS.rule(
    "selection",
    "select <most:number> of the <of:number> following actions .",
    example="select 1 of the 2 following actions.",
    miss="select 1 of 2 actions.",
)
def select(most: int, of: int) -> Selection:
    return Selection(most, of, fewer=False)


@SELECTIONS.rule(
    "selection",
    "select <most:number> (of|from) the following [actions] .",
    example="select 1 of the following actions.",
    miss="select 1 following action.",
)
def select_of_all(most: int) -> Selection:
    return Selection(most, 0, fewer=False)


@SELECTIONS.rule(
    "selection",
    "select up to <most:number> of the <of:number> following actions .",
    example="select up to 2 of the 2 following actions.",
    miss="select up to 2 following actions.",
)
def select_up_to(most: int, of: int) -> Selection:
    return Selection(most, of, fewer=True)


@SELECTIONS.rule(
    "selection",
    "<selection> if <condition> , select up to <most:number> of the <of:number> following actions instead .",
    example="select 1 of the 2 following actions."
    " if you control a Forward, select up to 2 of the 2 following actions instead.",
    miss="select 1 of the 2 following actions."
    " if you control a Forward, select up to 2 of the 2 following actions.",
)
def select_instead(selection: Selection, condition: Condition, most: int, of: int) -> Selection | None:
    if selection.of != of or selection.most != 1 or mentions(condition, THAT):
        return None
    return Selection(Depending(condition, most, 1), of, fewer=True)


@SELECTIONS.rule(
    "selection",
    "<selection> if <condition:before-paying-this> ,"
    " select up to <most:number> of the <of:number> following actions instead .",
    example="select 1 of the 2 following actions."
    " if you have a Summon in your Break Zone (before paying the cost for ~),"
    " select up to 2 of the 2 following actions instead.",
    miss="select 1 of the 2 following actions."
    " if you have a Summon in your Break Zone (after paying the cost for ~),"
    " select up to 2 of the 2 following actions instead.",
)
def select_instead_before(selection: Selection, condition: Condition, most: int, of: int) -> Selection | None:
    return select_instead(selection, condition, most, of)


@SELECTIONS.rule("mode", '" <whole> "', example='"draw 1 card."', miss="draw 1 card.")
def mode(whole: Clause) -> Mode | None:
    if whole.modes or whole.at_most is not None or whole.divides is not None or mentions(whole.effect, THAT):
        return None
    return Mode(whole.effect, whole.targets, whole.least)


@SELECTIONS.rule("modes", "<mode>", example='"draw 1 card."', miss='"draw 1 card"')
def first_mode(mode: Mode) -> tuple[Mode, ...]:
    return (mode,)


@SELECTIONS.rule(
    "modes", "<modes> <mode>", example='"draw 1 card." "draw 2 cards."', miss='"draw 1 card." draw'
)
def more_modes(modes: tuple[Mode, ...], mode: Mode) -> tuple[Mode, ...]:
    return (*modes, mode)


@SELECTIONS.rule(
    "whole",
    "<selection> <modes>",
    example='select 1 of the 2 following actions. "draw 1 card." "draw 2 cards."',
    miss='select 1 of the 3 following actions. "draw 1 card." "draw 2 cards."',
)
def selected(selection: Selection, modes: tuple[Mode, ...]) -> Clause | None:
    if len(modes) != (selection.of or max(len(modes), 2)):
        return None
    return Clause(modes=modes, choose=selection.most, fewer=selection.fewer)
