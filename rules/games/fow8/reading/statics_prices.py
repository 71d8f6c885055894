"""What Force of Will's cards say about their own costs, and when they can be played."""

from rules.games.fow8.reading.amounts import scaled
from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.nouns import Noun, any_of, everywhere
from rules.games.fow8.reading.statics import of_this
from rules.language.abilities import Ability, KeywordAbility, Static, Way
from rules.language.amounts import Amount, Count
from rules.language.changes import ChangeCost, Restrict
from rules.language.conditions import Condition, Fails
from rules.language.costs import Cost, Pay, PayX
from rules.language.filters import Controlled, Filter, InZone, SharesWith
from rules.language.references import Each, Side
from rules.language.restrictions import Cannot
from rules.language.vocabulary import ANY_RESOURCE
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
Price = tuple[tuple[str, Amount], ...]
Abilities = tuple[Ability, ...]


@RULES.rule("price", "<wills>", example="{W} {1}", miss="W")
def price(wills: tuple[Will, ...]) -> Price | None:
    """Return by how much of each kind of will a cost changes."""
    found: dict[str, int] = {}
    for one in wills:
        if one == "X":
            return None
        kind, count = (one, 1) if isinstance(one, str) else (ANY_RESOURCE, one)
        found[kind] = found.get(kind, 0) + count
    return tuple(found.items())


def _cheaper(price: Price, when: Condition | None = None) -> Abilities:
    return (Static((ChangeCost(less=price),), when=when),)


@RULES.rule(
    "static",
    "(you may pay|you pay) <price> less to play this card",
    example="you may pay {1} less to play this card",
    miss="you may pay {1} more to play this card",
)
def cheaper(price: Price) -> Abilities:
    """An optional reduction always applies, since paying more gains nothing."""
    return _cheaper(price)


@RULES.rule(
    "static",
    "(you may pay|you pay) <price> less to play a card if a card with the same name is in your graveyard",
    example="you pay {1} less to play a card if a card with the same name is in your graveyard",
    miss="you pay {1} less to play a card if a card is in your graveyard",
)
def cheaper_once_buried(price: Price) -> Abilities:
    buried = Each(narrowed(InZone(("graveyard",)), Controlled("you")))
    return (Static((ChangeCost(less=price),), narrowed(Controlled("you"), SharesWith("name", buried))),)


@RULES.rule(
    "static",
    "(you may pay|you pay) <price> less to play this card <while>",
    example="you may pay {1} less to play this card if your life is 1000 or less",
    miss="you may pay {1} less to play this card",
)
@RULES.rule(
    "static",
    "<while> [,] (you may pay|you pay) <price> less to play this card",
    example="if your life is 1000 or less , you may pay {1} less to play this card",
    miss="you may pay {1} less to play this card",
)
def cheaper_while(price: Price, **given: Condition) -> Abilities:
    return _cheaper(price, of_this(given["while"]))


@RULES.rule(
    "static",
    "(you may pay|you pay) <price> less to play this card for each <noun>",
    example="you may pay {1} less to play this card for each Elf you control",
    miss="you may pay {1} less to play this card",
)
def cheaper_for_each(price: Price, noun: Noun) -> Abilities | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    each = tuple((kind, scaled(one, Count(wanted))) for kind, one in price if isinstance(one, int))
    return _cheaper(each) if len(each) == len(price) else None


@RULES.rule(
    "paragraph",
    "play this card only if <condition>",
    example="play this card only if your life is 1000 or less",
    miss="play this card if your life is 1000 or less",
)
def only_if(condition: Condition) -> Paragraph | None:
    """Unless a condition is met, the card cannot be played from any zone."""
    if mentions(condition, THAT):
        return None
    kept = Static((Restrict(Cannot("be played")),), when=Fails(condition), zones=("everywhere",))
    return Paragraph((kept,))


@RULES.rule(
    "ability",
    "as an additional cost to play this card , <cost>",
    example="as an additional cost to play this card , banish a resonator",
    miss="to play this card , banish a resonator",
)
def added_cost(cost: Cost) -> Abilities:
    """An additional cost, however the card is played."""
    return (Way(cost=cost, must=True),)


@RULES.rule(
    "judged",
    "<judgment> [:] <cost>",
    example="[Judgment] discard two cards",
    miss="[Judgment]",
)
def judged(judgment: bool, cost: Cost) -> Cost:
    return cost


@RULES.rule("ability", "<judged>", example="[Judgment] discard two cards", miss="[Judgment] draw two cards")
def judgment(judged: Cost) -> Abilities | None:
    """A judgment that costs more than will; one that costs only will is a figure of the keyword."""
    if all(isinstance(part, Pay | PayX) for part in judged.parts):
        return None
    return (KeywordAbility(keyword="Judgment", cost=judged),)


RULES.same(
    "only-then", {"play this ability only": True, "you can activate this": True, "you can play this": True}
)


@RULES.rule(
    "paragraph",
    "<printed> (.|:) <only-then> if <condition>",
    example="[Judgment] {W} . play this ability only if your life is 1000 or less",
    miss="[Judgment] {W} . play this ability",
)
def judgment_if(printed: str, only_then: bool, condition: Condition) -> Paragraph | None:
    if not printed.startswith("Judgment ") or mentions(condition, THAT):
        return None
    return Paragraph((KeywordAbility(keyword="Judgment", when=condition),), frozenset({printed}))


@RULES.rule(
    "static",
    "you may pay <price> less to play <noun>",
    example="you may pay {1} less to play Elf resonators",
    miss="you may pay {1} more to play Elf resonators",
)
def cheaper_others(price: Price, noun: Noun) -> Abilities | None:
    wanted = _played(noun, "you")
    return None if wanted is None else (Static((ChangeCost(less=price),), wanted),)


@RULES.rule(
    "static",
    "(players|each player) (pay|pays) <price> more to play <noun>",
    example="players pay {1} more to play chants",
    miss="players pay {1} less to play chants",
)
def dearer(price: Price, noun: Noun) -> Abilities | None:
    wanted = _played(noun, "anyone")
    return None if wanted is None else (Static((ChangeCost(more=price),), wanted),)


@RULES.rule("played-kinds", "<noun>", example="chants", miss="this card")
def one_kind(noun: Noun) -> Filter | None:
    return None if noun.said else noun.filter


@RULES.rule(
    "played-kinds",
    "<one:noun> and <other:noun>",
    example="additions and chants",
    miss="additions or chants",
)
def two_kinds(one: Noun, other: Noun) -> Filter | None:
    """Cards of either kind."""
    return None if one.said or other.said else any_of(one.filter, other.filter)


@RULES.rule(
    "static",
    "your opponent pays <price> more to play <wanted:played-kinds> <during>",
    example="your opponent pays {1} more to play chants during your turn",
    miss="your opponent pays {1} less to play chants during your turn",
)
@RULES.rule(
    "static",
    "<during> [,] your opponent pays <price> more to play <wanted:played-kinds>",
    example="during your turn , your opponent pays {1} more to play chants",
    miss="during your turn , your opponent pays {1} less to play chants",
)
def dearer_then(price: Price, wanted: Filter, during: Condition) -> Abilities:
    return (Static((ChangeCost(more=price),), narrowed(wanted, Controlled("opponent")), when=during),)


@RULES.rule(
    "static",
    "your opponent pays <price> more to play <wanted:played-kinds>",
    example="your opponent pays {1} more to play additions and chants",
    miss="your opponent pays {1} less to play additions and chants",
)
def kinds_dearer(price: Price, wanted: Filter) -> Abilities:
    return (Static((ChangeCost(more=price),), narrowed(wanted, Controlled("opponent"))),)


def _played(noun: Noun, by: Side) -> Filter | None:
    """Return the filter for cards that a player plays, from any zone."""
    if noun.said:
        return None
    return noun.filter if by == "anyone" else narrowed(noun.filter, Controlled(by))


@RULES.rule(
    "ability",
    "you may <cost> rather than pay this card's cost",
    example="you may banish two Elves rather than pay this card's cost",
    miss="you may banish two Elves",
)
def other_cost(cost: Cost) -> Abilities:
    """An alternative to paying the printed cost."""
    return (Way(cost=cost, instead=True),)
