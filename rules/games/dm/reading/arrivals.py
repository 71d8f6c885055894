"""How creatures come into play (tapped), and the tap abilities they give to others."""

from rules.games.dm.nodes import SummonGacharange
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.events import watched
from rules.games.dm.reading.frames import finished
from rules.games.dm.reading.nouns import BATTLE, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language.abilities import Activated, AsItEnters, Static, Triggered, Way
from rules.language.changes import GainAbilities
from rules.language.conditions import Condition, TurnOf
from rules.language.costs import Cost, RestThis
from rules.language.events import Moment
from rules.language.filter_shorthand import zones_of
from rules.language.references import Subject, This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "statics",
    "this creature is put into the battle zone tapped .",
    example="this creature is put into the battle zone tapped.",
    miss="this creature is put into your mana zone tapped.",
)
def enters_tapped() -> Abilities:
    return (AsItEnters(fx.Rest(This())),)


@RULES.rule(
    "statics",
    "<cards> are put [into the battle zone] tapped .",
    example="your opponent's creatures are put into the battle zone tapped.",
    miss="your opponent's creatures are put into the mana zone tapped.",
)
def others_enter_tapped(cards: Noun) -> Abilities | None:
    wanted = watched(cards)
    return None if wanted is None or not cards.several else (AsItEnters(fx.Rest(Subject()), wanted),)


@RULES.rule(
    "paragraph",
    "<subject> may tap instead of attacking to use this creature's ability . [:] <effect>",
    example="each of your Ghosts may tap instead of attacking to use this creature's ability.: draw a card.",
    miss="each of your Ghosts may attack to use this creature's ability.: draw a card.",
)
def lent_tap_ability(subject: Picked, effect: Clause) -> Paragraph | None:
    if subject.how != "each" or zones_of(subject.filter) != (BATTLE,) or not finished(effect):
        return None
    if mentions(effect.effect, THAT) or mentions(effect.effect, This()):
        return None
    lent = Activated(effect.effect, Cost((RestThis(),)))
    return Paragraph((Static((GainAbilities((lent,)),), affects=subject.filter),))


@RULES.rule("act", "gacharange summon", example="gacharange summon", miss="gacharange")
def gacharange() -> Clause:
    return Clause(SummonGacharange(), about=UNSAID)


@RULES.rule(
    "triggered",
    "at the (start|beginning) of each player's turn , that player <acts> .",
    example="at the start of each player's turn, that player draws a card.",
    miss="at the start of each of your turns, that player draws a card.",
)
def whoever_begins(acts: Clause) -> Abilities | None:
    return _each_turn("turn_begins", acts)


@RULES.rule(
    "triggered",
    "at the end of each player's turn , that player <acts> .",
    example="at the end of each player's turn, that player draws a card.",
    miss="at the end of each of your turns, that player draws a card.",
)
def whoever_ends(acts: Clause) -> Abilities | None:
    return _each_turn("turn_ends", acts)


def _each_turn(moment: str, acts: Clause) -> Abilities | None:
    if not finished(acts) or mentions(acts.effect, THAT):
        return None
    mine, theirs = done_by(acts, "their"), done_by(acts, "opponent")
    return (Triggered(Moment(moment), fx.If(TurnOf("you"), mine.effect, theirs.effect)),)


@RULES.rule(
    "paragraph",
    "{spell} if <condition> , you may cast this spell for no cost .",
    example="{spell} if you have no shields, you may cast this spell for no cost.",
    miss="{spell} if you have no shields, you may cast a spell for no cost.",
)
@RULES.rule(
    "paragraph",
    "{spell} you may cast this spell for no cost if <condition> .",
    example="{spell} you may cast this spell for no cost if you have no shields.",
    miss="{spell} you may cast a spell for no cost if you have no shields.",
)
@RULES.rule(
    "paragraph",
    "you may summon this creature for no cost if <condition> .",
    example="you may summon this creature for no cost if you have no shields.",
    miss="you may summon a creature for no cost if you have no shields.",
)
@RULES.rule(
    "paragraph",
    "if <condition> , you may summon this creature for no cost .",
    example="if you have no shields, you may summon this creature for no cost.",
    miss="if you have no shields, you may summon a creature for no cost.",
)
def for_nothing(condition: Condition) -> Paragraph | None:
    if mentions(condition, THAT):
        return None
    return Paragraph((Way(name="for no cost", instead=True, when=condition),))
