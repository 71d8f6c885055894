"""Cards of one's own hand that are revealed, and what triggers on how many of them there are."""

from dataclasses import dataclass

from rules.games.setcg.reading.amounts import Each
from rules.games.setcg.reading.antecedents import Text, in_turn
from rules.games.setcg.reading.nouns import ANY_CARD, HAND, Noun
from rules.games.setcg.reading.sentences_triggered import triggering
from rules.games.setcg.reading.verbs import NONE
from rules.language.amounts import Amount, Count, CountOf, Distinct
from rules.language.composed import NOTHING, If
from rules.language.conditions import Compare, Condition, Is, There
from rules.language.effects import Effect, Reveal
from rules.language.filters import AnyOf, Controlled, CostIs, Filter, InZone, OneOf, Sign
from rules.language.references import AtRandom, Cards, Chosen, It, Top
from rules.reading.clauses import THAT, Clause, in_order, joined, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

SHOWN_CARDS = Rules()

SHOWN = It("shown")
AMONG = narrowed(ANY_CARD, InZone((HAND,)), OneOf(SHOWN))
"""The revealed cards."""


@SHOWN_CARDS.rule(
    "showing",
    "reveal any number of <noun> from your hand",
    example="reveal any number of Monsters from your hand",
    miss="reveal Monsters from your hand",
)
def showing(noun: Noun) -> Filter | None:
    return None if noun.zone not in ("", HAND) else noun.placed(HAND, "you")


def _shown(wanted: Filter, effect: Effect) -> Clause:
    return Clause(Reveal(Chosen(wanted, Count(wanted), 0), effect, SHOWN.name), about=NONE)


SHOWN_CARDS.same("for-each", {"for each card you revealed": Each(CountOf(SHOWN))})
SHOWN_CARDS.same(
    "for-each", {"for each different Element among the revealed cards": Each(Distinct("attribute", AMONG))}
)


@SHOWN_CARDS.rule(
    "as-many", "the <kinds> you revealed", example="the Monsters you revealed", miss="the Monsters"
)
def as_many_shown(kinds: Filter) -> Amount:
    """The revealed cards, all of the kind that is named again."""
    return CountOf(SHOWN)


@dataclass(frozen=True, slots=True)
class OnShowing:
    """What triggers if cards are revealed that meet a condition."""

    condition: Condition
    effect: Effect


@SHOWN_CARDS.rule("how-shown", "do so", example="do so", miss="do")
def some_shown() -> Condition:
    return Compare(CountOf(SHOWN), ">=", 1)


@SHOWN_CARDS.rule("how-shown", "reveal <number> or more", example="reveal 2 or more", miss="reveal 2")
@SHOWN_CARDS.rule(
    "how-shown",
    "reveal <number> or more <noun>",
    example="reveal 2 or more Fire cards",
    miss="reveal 2 Fire cards",
)
def so_many_shown(number: int, noun: Noun | None = None) -> Condition | None:
    if noun is None:
        return Compare(CountOf(SHOWN), ">=", number)
    return None if noun.zone or noun.whose != "anyone" else There(narrowed(AMONG, noun.filter), number)


@SHOWN_CARDS.rule("how-shown", "reveal no <noun>", example="reveal no Monsters", miss="reveal Monsters")
def none_shown(noun: Noun) -> Condition | None:
    return None if noun.zone or noun.whose != "anyone" else There(narrowed(AMONG, noun.filter), 0, 0)


@SHOWN_CARDS.rule(
    "on-showing",
    "when you <how-shown> , <whole>",
    example="when you do so, draw 1 card.",
    miss="when you do so, draw.",
)
def on_showing(how_shown: Condition, whole: Clause) -> OnShowing | None:
    effect = triggering(whole)
    return None if effect is None else OnShowing(how_shown, effect)


@SHOWN_CARDS.rule(
    "all-on-showing", "<on-showing>", example="when you do so, draw 1 card.", miss="draw 1 card."
)
def first_on_showing(on_showing: OnShowing) -> tuple[OnShowing, ...]:
    return (on_showing,)


@SHOWN_CARDS.rule(
    "all-on-showing",
    "<all-on-showing> [in addition ,] <on-showing>",
    example="when you reveal no Monsters, break ~. when you reveal 1 or more, draw 1 card.",
    miss="when you reveal no Monsters, break ~. draw 1 card.",
)
def more_on_showing(
    all_on_showing: tuple[OnShowing, ...], on_showing: OnShowing
) -> tuple[OnShowing, ...] | None:
    return (*all_on_showing, on_showing)


@SHOWN_CARDS.rule(
    "whole",
    "[you may] <showing> . <all-on-showing>",
    example="you may reveal any number of Monsters from your hand. when you do so, draw 1 card.",
    miss="you may reveal any number of Monsters from your hand. draw 1 card.",
)
def shown_for(showing: Filter, all_on_showing: tuple[OnShowing, ...]) -> Clause:
    """A player who reveals no card has not done so, whether or not the text says "may"."""
    return _shown(showing, in_order(*(If(one.condition, one.effect) for one in all_on_showing)))


@SHOWN_CARDS.rule(
    "whole",
    "[<text>] <showing> . <then:text>",
    example="choose 1 Forward. reveal any number of cards from your hand."
    " deal it 1000 damage for each card you revealed.",
    miss="choose 1 Forward. reveal any number of cards from your hand. deal it 1000 damage.",
)
def shown_and_done(showing: Filter, then: Text, text: Text = ()) -> Clause | None:
    inner = in_turn(then)
    if inner is None or inner.targets or inner.modes or not mentions(inner.effect, SHOWN):
        return None
    shown = _shown(showing, inner.effect)
    return joined([*text, shown])


@SHOWN_CARDS.rule(
    "text",
    "[<text>] you may reveal 1 <noun> from your hand . if you do so , <clause> .",
    example="you may reveal 1 Monster from your hand. if you do so, draw 1 card.",
    miss="you may reveal 1 Monster from your hand. draw 1 card.",
)
def one_shown(noun: Noun, clause: Clause, text: Text = ()) -> Text | None:
    wanted = None if noun.zone not in ("", HAND) else noun.placed(HAND, "you")
    if wanted is None or clause.targets or clause.modes or clause.effect == NOTHING:
        return None
    if mentions(clause.effect, THAT):
        return None
    effect = If(some_shown(), clause.effect)
    return (*text, Clause(Reveal(Chosen(wanted, 1, 0), effect, SHOWN.name), about=NONE))


AT_RANDOM = AtRandom(narrowed(ANY_CARD, InZone((HAND,)), Controlled("you")))
SHOWN_CARDS.same("shown-at-random", {"randomly reveal 1 card from your hand": AT_RANDOM})


@SHOWN_CARDS.rule(
    "whole",
    "<shown-at-random> . <then:text>",
    example="randomly reveal 1 card from your hand. if it is a Monster, draw 1 card.",
    miss="reveal 1 card from your hand. if it is a Monster, draw 1 card.",
)
def random_one_shown(shown_at_random: Cards, then: Text) -> Clause | None:
    inner = in_turn((Clause(about=SHOWN), *then))
    if inner is None or inner.targets or inner.modes or not mentions(inner.effect, SHOWN):
        return None
    return Clause(Reveal(shown_at_random, inner.effect, SHOWN.name), about=NONE)


TURNED = It("seen")
SHOWN_CARDS.same("top-shown", {"reveal the top card of your deck": Top()})


@SHOWN_CARDS.rule(
    "on-turning",
    "when the revealed card's cost is <number> [<bound>] , <whole>",
    example="when the revealed card's cost is 3 or less, draw 1 card.",
    miss="when the revealed card's power is 3 or less, draw 1 card.",
)
@SHOWN_CARDS.rule(
    "on-turning",
    "when the revealed card's cost is <number> or <other:number> , <whole>",
    example="when the revealed card's cost is 3 or 4, draw 1 card.",
    miss="when the revealed card's cost is 3 or, draw 1 card.",
)
def on_turning(number: int, whole: Clause, bound: Sign = "=", other: int | None = None) -> OnShowing | None:
    effect = triggering(whole)
    wanted: Filter = CostIs(bound, number)
    if other is not None:
        wanted = AnyOf((CostIs("=", number), CostIs("=", other)))
    return None if effect is None else OnShowing(Is(TURNED, wanted), effect)


@SHOWN_CARDS.rule(
    "all-on-turning",
    "<on-turning>",
    example="when the revealed card's cost is 3, draw 1 card.",
    miss="draw 1 card.",
)
def first_on_turning(on_turning: OnShowing) -> tuple[OnShowing, ...]:
    return (on_turning,)


@SHOWN_CARDS.rule(
    "all-on-turning",
    "<all-on-turning> <on-turning>",
    example="when the revealed card's cost is 3, draw 1 card."
    " when the revealed card's cost is 4 or more, break ~.",
    miss="when the revealed card's cost is 3, draw 1 card. break ~.",
)
def more_on_turning(
    all_on_turning: tuple[OnShowing, ...], on_turning: OnShowing
) -> tuple[OnShowing, ...] | None:
    return (*all_on_turning, on_turning)


@SHOWN_CARDS.rule(
    "whole",
    "<top-shown> . <all-on-turning>",
    example="reveal the top card of your deck. when the revealed card's cost is 3, draw 1 card.",
    miss="reveal the top card of your deck. draw 1 card.",
)
def turned_for(top_shown: Cards, all_on_turning: tuple[OnShowing, ...]) -> Clause:
    effects = in_order(*(If(one.condition, one.effect) for one in all_on_turning))
    return Clause(Reveal(top_shown, effects, TURNED.name), about=NONE)
