"""Elements and jobs that a player names: cards that become of them, and cards that have them."""

from rules.games.setcg.definitions import ELEMENTS, LIGHT_AND_DARK
from rules.games.setcg.reading.antecedents import NAMED as SPOKEN
from rules.games.setcg.reading.antecedents import Text
from rules.games.setcg.reading.changes import SUMMON
from rules.games.setcg.reading.nouns import ANY_CARD, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.changes import SetAttributes
from rules.language.composed import NOTHING, ChooseOne, NameOne
from rules.language.effects import Effect
from rules.language.filters import AsNamed, Filter, Not, OfAttribute
from rules.language.references import Cards
from rules.reading.clauses import THAT, Clause, mentions, rebuilt, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

NAMING = Rules()

OF_IT = AsNamed("attribute")
IT_ALONE = SetAttributes(("named",))
"""Stands for becoming of the named element, which is known only in each of the choices."""
OF_JOB = AsNamed("race")

THE_ELEMENT = ("the named element", "that element")
NAMING.same("named-element", dict.fromkeys(THE_ELEMENT, OF_IT))
NAMING.same("qualifier", {f"of {said}": Noun(OF_IT) for said in THE_ELEMENT})
NAMING.same(
    "qualifier",
    {f"{by} {said}": Noun(OF_JOB) for by in ("of", "with") for said in ("the named job", "that job")},
)


@NAMING.rule(
    "source",
    "(summons or abilities|summons and abilities) of <named-element>",
    example="Summons or abilities of the named Element",
    miss="Summons or abilities of an Element",
)
def any_of_element(named_element: Filter) -> Filter:
    return named_element


@NAMING.rule(
    "source",
    "summons of <named-element>",
    example="Summons of the named Element",
    miss="Summons of an Element",
)
def summons_of_element(named_element: Filter) -> Filter:
    return narrowed(ANY_CARD, SUMMON, named_element)


@NAMING.rule(
    "source",
    "abilities of <named-element>",
    example="abilities of the named Element",
    miss="abilities of an Element",
)
def abilities_of_element(named_element: Filter) -> Filter:
    return narrowed(ANY_CARD, Not(SUMMON), named_element)


@NAMING.rule(
    "lasting",
    "<subject> becomes <named-element>",
    example="it becomes the named Element",
    miss="it becomes an Element",
)
def becomes_it(subject: Cards, named_element: Filter) -> Clause:
    return modified(subject, (IT_ALONE,))


@NAMING.rule(
    "lasting",
    "the element of <subject> becomes the named one",
    example="the Element of ~ becomes the named one",
    miss="the Element of ~ becomes Fire",
)
def element_becomes(subject: Cards) -> Clause:
    return modified(subject, (IT_ALONE,))


NAMING.same("naming", {f"{verb} 1 element": frozenset(ELEMENTS) for verb in ("name", "select")})
NAMING.same(
    "naming",
    {
        f"{verb} 1 element other than light {link} dark": frozenset(ELEMENTS) - LIGHT_AND_DARK
        for verb in ("name", "select")
        for link in ("and", "or")
    },
)


@NAMING.rule(
    "text",
    "[<text>] <naming> . <clause> .",
    example="name 1 Element. it becomes the named Element until the end of the turn.",
    miss="name 1 Element. draw 1 card.",
)
def named(naming: frozenset[str], clause: Clause, text: Text = ()) -> Text | None:
    """What is done with the named element, as one option for each element that the player may name."""
    effect = clause.effect
    if clause.targets or clause.modes or not (mentions(effect, OF_IT) or mentions(effect, IT_ALONE)):
        return None
    about = THAT if mentions(effect, THAT) or mentions(effect, SPOKEN) else NONE
    words = tuple(one for one in ELEMENTS if one in naming)
    return (*text, Clause(ChooseOne(tuple(_with(effect, one) for one in words)), about=about))


def _with(effect: Effect, element: str) -> Effect:
    """Return an effect with a given element as the named one."""
    of_it = substituted(effect, OF_IT, OfAttribute(frozenset({element})))
    return substituted(of_it, IT_ALONE, SetAttributes((element,)))


@NAMING.rule(
    "text",
    "[<text>] (name|select) 1 job . <clause> .",
    example="name 1 Job. break all the Forwards of the named Job.",
    miss="name 1 Job. draw 1 card.",
)
def job_named(clause: Clause, text: Text = ()) -> Text | None:
    effect = clause.effect
    if clause.targets or clause.modes or effect == NOTHING or not mentions(effect, OF_JOB):
        return None
    about = THAT if mentions(effect, THAT) or mentions(effect, SPOKEN) else NONE
    return (*text, Clause(NameOne("race", effect), about=about))


OF_COST = AsNamed("cost")
COSTS = ("of that cost", "of the named cost", "of the same cost as the selected number")
NAMING.same("qualifier", dict.fromkeys(COSTS, Noun(OF_COST)))


@NAMING.rule(
    "text",
    "[<text>] select 1 number . <clause> .",
    example="select 1 number. break all the Forwards of that cost opponent controls.",
    miss="select 1 number. draw 1 card.",
)
def cost_named(clause: Clause, text: Text = ()) -> Text | None:
    effect = clause.effect
    if clause.targets or clause.modes or effect == NOTHING or not mentions(effect, OF_COST):
        return None
    about = THAT if mentions(effect, THAT) or mentions(effect, SPOKEN) else NONE
    return (*text, Clause(NameOne("cost", effect), about=about))


def is_unnamed(tree: object) -> bool:
    """Return whether a tree refers to a named element or job that no player has named."""
    left = rebuilt(tree, lambda node: NOTHING if isinstance(node, NameOne) else node)
    return any(mentions(left, one) for one in (OF_IT, IT_ALONE, OF_JOB, OF_COST))
