"""Field abilities about a card with a name, the other player's casts, and all cards of a kind."""

from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.costs_more import ITSELF_ACTIVE
from rules.games.setcg.reading.nouns import FIELD, HAND, Noun
from rules.games.setcg.reading.sentences import Offer
from rules.games.setcg.reading.statics import when
from rules.language.abilities import Static
from rules.language.changes import ChangeCost, Restrict
from rules.language.conditions import Condition, Fails, There
from rules.language.costs import Cost, Pay, PayX, RestCards
from rules.language.filters import Filter, Named, Not
from rules.language.references import Side
from rules.language.restrictions import Must
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

STATICS_OTHERS = Rules()


@STATICS_OTHERS.rule(
    "static",
    "if you control <named:trait> , it <restriction>",
    example="if you control Card Name Cloud, it cannot block",
    miss="if you control Category VII, it cannot block",
)
def named_card(named: Filter, restriction: Changes) -> Static | None:
    wanted = Noun(named).placed(FIELD, "you") if isinstance(named, Named) else None
    return None if wanted is None else Static(changes=restriction, affects=wanted)


ALL_PLAYERS: dict[str, Side] = {"your opponent": "opponent", "all players": "anyone"}
STATICS_OTHERS.same("casting-player", ALL_PLAYERS)
STATICS_OTHERS.same("dearer-by", {"is increased by": 1, "increases by": 1})


@STATICS_OTHERS.rule(
    "static",
    "the cost [required] for <who:casting-player> to cast <noun> <dearer-by> <number>",
    example="the cost required for your opponent to cast Monsters increases by 1",
    miss="the cost required for you to cast Monsters increases by 1",
)
@STATICS_OTHERS.rule(
    "static",
    "the cost [required] for <who:casting-player> to play <noun> onto the field <dearer-by> <number>",
    example="the cost for your opponent to play Monsters onto the field increases by 1",
    miss="the cost for you to play Monsters onto the field increases by 1",
)
def dearer_for(who: Side, noun: Noun, dearer_by: int, number: int) -> Static | None:
    if noun.zone or noun.whose != "anyone":
        return None
    wanted = noun.placed(HAND, None if who == "anyone" else who)
    return (
        None
        if wanted is None
        else Static(changes=(ChangeCost(more=((ANY_RESOURCE, number),)),), affects=wanted)
    )


STATICS_OTHERS.same(
    "state-of",
    dict.fromkeys(
        ("opponent must block ~ if possible", "your opponent must block ~ if possible"),
        Static(changes=(Restrict(Must("be blocked")),)),
    ),
)


@STATICS_OTHERS.rule("affected", "all <kinds>", example="all Monsters", miss="Monsters")
def every_one(kinds: Filter) -> Filter | None:
    """Cards of a kind; they are on the field if the text does not say where."""
    return Noun(kinds, kind=True).placed()


DULLING = Offer(Cost((RestCards(ITSELF_ACTIVE),)))
STATICS_OTHERS.same("offer", {"you may dull ~ if it is active": DULLING, "you may dull active ~": DULLING})


@STATICS_OTHERS.rule(
    "offer",
    "you may pay <cost> and <more:cost>",
    example="you may pay {cp-1} and discard 1 card",
    miss="you may pay {cp-1} and draw 1 card",
)
def may_pay_and(cost: Cost, more: Cost) -> Offer | None:
    """CP and something else; anything that refers to the card itself is not such a cost."""
    paid = cost.parts and all(isinstance(part, Pay | PayX) for part in cost.parts)
    besides = more.parts and not any(isinstance(part, Pay | PayX) for part in more.parts)
    if not paid or not besides or more.rests or "This" in repr(more):
        return None
    return Offer(Cost((*cost.parts, *more.parts)))


@STATICS_OTHERS.rule(
    "cheaper",
    "is reduced by <number> and can be paid with cp of any element",
    example="is reduced by 2 and can be paid with CP of any Element",
    miss="is reduced by 2 and can be paid with CP",
)
def cheaper_with_any(number: int) -> ChangeCost:
    return ChangeCost(less=((ANY_RESOURCE, number),), any_kind=True)


@STATICS_OTHERS.rule(
    "paragraph",
    "<state-of> . if <condition> , <other:state-of> instead .",
    example="the Forwards you control gain +1000 power."
    " if you control a Backup, the Forwards you control gain +3000 power instead.",
    miss="the Forwards you control gain +1000 power."
    " if you control a Backup, the Forwards you control gain +3000 power.",
)
def stronger_on_condition(state_of: Static, condition: Condition, other: Static) -> Paragraph | None:
    """One of two field abilities works, depending on a condition."""
    usual, instead = when(state_of, Fails(condition)), when(other, condition)
    return None if usual is None or instead is None else Paragraph((usual, instead))


@STATICS_OTHERS.rule(
    "static",
    "if all the <noun> have <qualities> , they gain <gains>",
    example="if all the Forwards you control have Job Knight, they gain +1000 power",
    miss="if the Forwards you control have Job Knight, they gain +1000 power",
)
def all_alike(noun: Noun, qualities: Filter, gains: Changes) -> Static | None:
    wanted = noun.placed() if noun.zone == FIELD and noun.whose == "you" else None
    if wanted is None:
        return None
    return Static(changes=gains, affects=wanted, when=There(narrowed(wanted, Not(qualities)), 0, 0))
