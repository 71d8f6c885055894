"""Battles started by sentences between two named creatures, and judges."""

from rules.games.dm.nodes import Battle, BattleOf, Judge
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.picks import UNSAID
from rules.language import effects as fx
from rules.language.changes import Restrict
from rules.language.durations import END_OF_TURN
from rules.language.filters import OneOf, Other
from rules.language.references import Cards, Chosen, This
from rules.language.restrictions import Must
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
RULES.same("those-battle", {"those [2] creatures battle": True})


def _one(picked: Picked) -> Cards | None:
    """Return the one creature that a phrase picks, chosen by the controller."""
    if picked.how == "chosen" and picked.most == picked.least == 1:
        return done_by(picked, "you").choice
    return None


@RULES.rule(
    "deed",
    "choose <one:picked> and <other:picked> [in the battle zone] (.|,) <those-battle>",
    example="choose one of your Ghosts and one of your Humans. those 2 creatures battle",
    miss="choose one of your creatures and one of your opponent's creatures",
)
def two_battle(one: Picked, other: Picked, those_battle: bool) -> Clause | None:
    pair = both_chosen(one, other)
    return None if pair is None else Clause(BattleOf(*pair), about=UNSAID)


def both_chosen(one: Picked, other: Picked) -> tuple[Cards, Cards] | None:
    """Return the two creatures that two phrases pick, chosen by the controller."""
    mine, theirs = _one(one), _one(other)
    return None if mine is None or theirs is None else (mine, theirs)


@RULES.rule(
    "deed",
    "you may choose <picked> . [if you do ,] <those-battle>",
    example="you may choose one of your opponent's creatures. those 2 creatures battle",
    miss="you may choose one of your opponent's creatures. those 3 creatures battle",
)
def it_may_battle(picked: Picked, those_battle: bool) -> Clause | None:
    """The other creature is the one the text already named; if none is chosen there is no battle."""
    found = _one(picked)
    # "Another" is relative to the creature just named, which need not be this one.
    if not isinstance(found, Chosen) or mentions(found.filter, Other()):
        return None
    foe = Chosen(found.filter, 1, 0)
    return Clause(BattleOf(THAT, foe), about=UNSAID)


RULES.same("judged", {"you and your opponent play gachinko judge": True})


@RULES.rule(
    "deed",
    "<judged> . if you win , <deed>",
    example="you and your opponent play gachinko judge. if you win, draw a card",
    miss="you and your opponent play gachinko judge. if you lose, draw a card",
)
def judge_won(judged: bool, deed: Clause) -> Clause | None:
    if deed.effect == fx.NOTHING:
        return None
    return Clause(fx.IfYouDo(Judge(), deed.effect), about=UNSAID)


@RULES.rule(
    "deed",
    "(this creature|it) battles <picked>",
    example="this creature battles one of your opponent's creatures",
    miss="this creature attacks one of your opponent's creatures",
)
def this_battles(picked: Picked) -> Clause | None:
    foe = _one(picked)
    return None if foe is None else Clause(Battle(foe), about=UNSAID)


@RULES.rule(
    "deed",
    "<one:picked> battles <other:picked>",
    example="one of your Ghosts battles one of your opponent's creatures",
    miss="one of your Ghosts attacks one of your opponent's creatures",
)
def one_battles(one: Picked, other: Picked) -> Clause | None:
    if one.how != "chosen":
        return None
    pair = both_chosen(one, other)
    return None if pair is None else Clause(BattleOf(*pair), about=UNSAID)


RULES.same("this-one", {"this creature": True})


@RULES.rule(
    "deed",
    "<picked> (blocks|must block) <this-one> if able",
    example="that creature blocks this creature if able",
    miss="that creature blocks if able",
)
def has_to_block(picked: Picked, this_one: bool) -> Clause | None:
    """JUDGEMENT: it must block this creature's attacks for the rest of the turn."""
    forced = (Restrict(Must("block", OneOf(This()))),)
    if picked.cards == This():
        return None
    made = acting(picked, lambda what: fx.Modify(what, forced, END_OF_TURN))
    return None if made is None else done_by(made, "you")
