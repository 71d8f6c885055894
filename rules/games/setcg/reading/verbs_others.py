"""What cards do to one another, what happens later in the turn, what is cast for free."""

from rules.games.setcg.nodes import Freeze
from rules.games.setcg.reading.amounts import Each, multiplied
from rules.games.setcg.reading.nouns import BREAK, DECK, HAND, OUTSIDE
from rules.games.setcg.reading.verbs import NONE
from rules.games.setcg.reading.verbs_durations import modified
from rules.language.abilities import Triggered
from rules.language.amounts import Plus, StatOf
from rules.language.changes import GainKeywords
from rules.language.composed import NOTHING, ChooseOne, IfPaid
from rules.language.costs import Cost
from rules.language.effects import (
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Do,
    Effect,
    Later,
    MoveTo,
    Recover,
    Rest,
)
from rules.language.events import Moment
from rules.language.references import Cards, It, Target, This, ThisCard, Top
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

OTHERS = Rules()


def struck(one: Cards, other: Cards) -> Effect:
    """Return that a card deals damage equal to its power to another (11.12.8)."""
    return DealDamage(other, StatOf(one, "power"), by=one)


def each_other(one: Cards, other: Cards) -> Effect:
    """Return that two cards deal damage equal to their power to each other.

    Damage breaks nothing before the effect is over (12.4), so one after the other is the same.
    """
    return Do((struck(one, other), struck(other, one)))


STRIKE = "deal damage equal to their respective power to the other"
OTHERS.same("strike", {STRIKE: STRIKE})


@OTHERS.rule(
    "clause",
    "~ and the chosen forward <strike>",
    example="~ and the chosen Forward " + STRIKE,
    miss="~ and the Forward " + STRIKE,
)
def strike_each_other(strike: str) -> Clause:
    return Clause(each_other(This(), THAT), about=NONE)


OTHERS.same(
    "of-two",
    {
        "the former deals damage equal to its power to the latter": struck(Target(0), Target(1)),
        "the first one deals the second damage equal to its power": struck(Target(0), Target(1)),
        "each forward deals damage equal to its power to the other": each_other(Target(0), Target(1)),
    },
)


@OTHERS.rule(
    "line",
    "<two:two-chosen> . <effect:of-two> .",
    example="choose 1 Monster you control and 1 Monster opponent controls."
    " the former deals damage equal to its power to the latter.",
    miss="choose 1 Forward. the former deals damage equal to its power to the latter.",
)
def done_by_two(two: Clause, effect: Effect) -> Clause:
    return Clause(effect, two.targets, about=NONE)


@OTHERS.rule(
    "clause",
    "deal <what:pronoun> <number> damage and <more:number> more damage <each:for-each>",
    example="deal it 2000 damage and 1000 more damage for each card in your hand",
    miss="deal it 2000 damage and 1000 damage for each card in your hand",
)
def more_damage(what: Picked, number: int, more: int, each: Each) -> Clause | None:
    return acting(what, lambda cards: DealDamage(cards, Plus((number, multiplied(more, each)))))


@OTHERS.rule(
    "clause",
    "<one:doing> it or <other:doing> it",
    example="dull it or Freeze it",
    miss="dull it or draw 1 card",
)
def one_or_other(one: type[Rest], other: type[Rest]) -> Clause:
    return Clause(ChooseOne((one(THAT), other(THAT))), about=THAT)


@OTHERS.rule(
    "clause",
    "put the top [<number>] (card|cards) of your deck into the break zone",
    example="put the top 3 cards of your deck into the Break Zone",
    miss="put 3 cards of your deck into the Break Zone",
)
def milled(number: int = 1) -> Clause:
    effect = MoveTo(Top(number), BREAK)
    return Clause(effect, about=effect)


@OTHERS.rule(
    "clause",
    "your opponent puts the top [<number>] (card|cards) of their deck into the break zone",
    example="your opponent puts the top 7 cards of their deck into the Break Zone",
    miss="your opponent puts the top 3 cards of your deck into the Break Zone",
)
@OTHERS.rule(
    "clause",
    "your opponent puts <number> (card|cards) from the top of their deck into the break zone",
    example="your opponent puts 3 cards from the top of their deck into the Break Zone",
    miss="your opponent puts 3 cards from the top of your deck into the Break Zone",
)
def opponent_milled(number: int = 1) -> Clause:
    effect = MoveTo(Top(number, "opponent"), BREAK)
    return Clause(effect, about=effect)


@OTHERS.rule(
    "clause",
    "remove the top [<number>] (card|cards) of your deck from the game",
    example="remove the top 3 cards of your deck from the game",
    miss="remove 3 cards of your deck from the game",
)
def removed_from_top(number: int = 1) -> Clause:
    effect = MoveTo(Top(number), OUTSIDE)
    return Clause(effect, about=effect)


@OTHERS.rule(
    "clause",
    "<subject> gains <one:keyword> or <other:keyword> until the end of the turn",
    example="it gains First Strike or Brave until the end of the turn",
    miss="it gains First Strike or Brave",
)
def gains_either(subject: Cards, one: str, other: str) -> Clause:
    """One of two keywords, as its player chooses."""
    ways = [modified(subject, (GainKeywords(frozenset({word})),)) for word in (one, other)]
    return Clause(ChooseOne(tuple(way.effect for way in ways)), about=subject)


OTHERS.same(
    "clause",
    {
        "return ~ to your hand": Clause(MoveTo(This(), HAND), about=NONE),
        "place the card at the bottom of your deck": Clause(MoveTo(THAT, DECK, "bottom"), about=NONE),
        "place ~ at the bottom of your deck": Clause(MoveTo(This(), DECK, "bottom"), about=NONE),
        "place it at the bottom of your deck": Clause(MoveTo(THAT, DECK, "bottom"), about=NONE),
        "put it at the bottom of your deck": Clause(MoveTo(THAT, DECK, "bottom"), about=NONE),
        "~ will not activate during your next active phase": Clause(Freeze(This()), about=NONE),
        "~ does not activate during your next active phase": Clause(Freeze(This()), about=NONE),
        "it doesn't activate during its controller's next active phase": Clause(Freeze(THAT), about=THAT),
        "it does not activate during its controller's next active phase": Clause(Freeze(THAT), about=THAT),
    },
)


@OTHERS.rule(
    "clause",
    "[you] receive <number> (point|points) of damage",
    example="receive 1 point of damage",
    miss="receive 1000 damage",
)
def received(number: int) -> Clause:
    return Clause(DealDamageToPlayer(number, "you"))


@OTHERS.rule("later", "<verb:doing> <what:pronoun>", example="break it", miss="break")
def later_done(verb: type[Rest], what: Picked) -> tuple[Cards, Effect] | None:
    if verb not in (Rest, Recover, Destroy, Freeze) or what.cards is None:
        return None
    return what.cards, verb(It("kept"))


@OTHERS.rule(
    "later", "put <what:pronoun> into the break zone", example="put it into the Break Zone", miss="put it"
)
def later_put(what: Picked) -> tuple[Cards, Effect] | None:
    return None if what.cards is None else (what.cards, MoveTo(It("kept"), BREAK))


@OTHERS.rule(
    "later", "remove <what:pronoun> from the game", example="remove it from the game", miss="remove it"
)
def later_removed(what: Picked) -> tuple[Cards, Effect] | None:
    return None if what.cards is None else (what.cards, MoveTo(It("kept"), OUTSIDE))


@OTHERS.rule(
    "later",
    "return <what:pronoun> to <owners-hand>",
    example="return it to its owner's hand",
    miss="return it",
)
def later_returned(what: Picked, owners_hand: str) -> tuple[Cards, Effect] | None:
    return None if what.cards is None else (what.cards, MoveTo(It("kept"), owners_hand))


@OTHERS.rule(
    "later",
    "play <what:pronoun> <move:coming>",
    example="play it onto the field",
    miss="play it",
)
def later_played(what: Picked, move: MoveTo) -> tuple[Cards, Effect] | None:
    """A card that is out of the game by then, or wherever it was put."""
    if what.cards is None:
        return None
    cards = ThisCard() if what.cards == This() else what.cards
    return cards, MoveTo(It("kept"), move.zone, rested=move.rested)


@OTHERS.rule(
    "later",
    "(play|return) ~ from (your|the) break zone <move:coming>",
    example="play ~ from your Break Zone onto the field",
    miss="play it from your Break Zone onto the field",
)
def later_back(move: MoveTo) -> tuple[Cards, Effect]:
    return ThisCard(), MoveTo(It("kept"), move.zone, rested=move.rested)


@OTHERS.rule(
    "clause",
    "at the beginning of your next main phase 1 , <later>",
    example="at the beginning of your next Main Phase 1, play it onto the field",
    miss="at the beginning of your Main Phase 1, play it onto the field",
)
def at_next_main(later: tuple[Cards, Effect]) -> Clause:
    cards, effect = later
    begins = Triggered(event=Moment("main_1_begins", "you"), effect=effect)
    return Clause(Later(begins, cards, name="kept"), about=cards)


@OTHERS.rule(
    "clause", "at the end of the turn , <later>", example="at the end of the turn, break it", miss="break it"
)
@OTHERS.rule(
    "clause", "<later> at the end of the turn", example="break it at the end of the turn", miss="break it"
)
def at_end_of_turn(later: tuple[Cards, Effect]) -> Clause:
    """Something is done at the end of the turn, to the cards named now (11.9.18)."""
    cards, effect = later
    ends = Triggered(event=Moment("turn_ends"), effect=effect)
    return Clause(Later(ends, cards, name="kept"), about=cards)


@OTHERS.rule(
    "demand",
    "if your opponent (doesn't|does not) <cost>",
    example="if your opponent doesn't discard 1 card",
    miss="if your opponent discards 1 card",
)
@OTHERS.rule(
    "demand",
    "if your opponent (doesn't|does not) pay <cost>",
    example="if your opponent doesn't pay {cp-2}",
    miss="if your opponent pays {cp-2}",
)
def demanded(cost: Cost) -> Cost | None:
    return cost if cost.parts and not cost.rests and "This" not in repr(cost) else None


@OTHERS.rule(
    "line",
    "<demand> , <clause> .",
    example="if your opponent doesn't pay {cp-2}, break it.",
    miss="your opponent doesn't pay {cp-2}, break it.",
)
def unless_paid(demand: Cost, clause: Clause) -> Clause | None:
    if clause.targets or clause.modes or clause.effect == NOTHING:
        return None
    about = THAT if mentions(clause.effect, THAT) else NONE
    return Clause(IfPaid(demand, NOTHING, clause.effect, by="opponent"), about=about)
