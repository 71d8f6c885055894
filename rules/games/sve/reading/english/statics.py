"""Static abilities in English: keywords, restrictions, and what cards cost."""

from rules.games.sve.reading import meanings_statics, meanings_words
from rules.language.amounts import Amount
from rules.language.changes import AddName, Change, Restrict
from rules.language.conditions import Condition, Is
from rules.language.costs import Cost
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter, IsPlayer, IsRested
from rules.language.references import This
from rules.language.restrictions import Cannot
from rules.reading.clauses import mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph

RULES = Rules()
Changes = tuple[Change, ...]

RULES.same("self", dict.fromkeys(("this", "this card", "this follower", "~"), True))
RULES.same(
    "while-here",
    dict.fromkeys(
        (
            "while this card is on your field ,",
            "while this is on your field ,",
            "while this card is on the field ,",
        ),
        True,
    ),
)
RULES.same(
    "nature",
    {
        "can't attack": (Restrict(Cannot("attack")),),
        "can't attack enemies": (Restrict(Cannot("attack")),),
        "can't attack enemy leaders": (Restrict(Cannot("attack", IsPlayer())),),
        **dict.fromkeys(("ignores ward", "can ignore ward to attack"), meanings_statics.PAST_WARD),
        "can't be destroyed by abilities": (Restrict(Cannot("be destroyed")),),
    },
)
RULES.same(
    "condition",
    {
        "this follower is reserved on your field": Is(This(), IsRested(False)),
        "this follower is engaged on your field": Is(This(), IsRested()),
        "this is reserved on your field": Is(This(), IsRested(False)),
        "this is engaged on your field": Is(This(), IsRested()),
    },
)


@RULES.rule(
    "nature",
    "has <gain> and <gift>",
    example='has Storm and "Strike: Draw a card."',
    miss='has Storm or "Strike: Draw a card."',
)
def has_both(gain: Changes, gift: Changes) -> Changes:
    """Return the changes to a card that has something and, in addition, abilities."""
    return (*gain, *gift)


@RULES.rule("nature", "has <gain>", example="has Storm and Bane", miss="has Storms")
@RULES.rule("nature", "gets <gain>", example="gets {attack}+1", miss="gets attack")
def has(gain: Changes) -> Changes:
    """Return the changes to a card that has something."""
    return gain


@RULES.rule(
    "paragraph",
    "if <own:condition> , it <nature> .",
    example="If this card has no Fable counters, it can't attack enemies.",
    miss="If Overflow is active for you, it can't attack enemies.",
)
def of_what_was_asked(nature: Changes, own: Condition) -> Paragraph | None:
    """Return the ability that changes the card itself while a condition on the card itself is met."""
    return meanings_statics.static(nature, when=own) if mentions(own, This()) else None


@RULES.rule(
    "paragraph", "<self> <nature> .", example="This can't attack enemies.", miss="It can't attack enemies."
)
@RULES.rule(
    "paragraph",
    "while <condition> , (<self>|it) <nature> .",
    example="While Overflow is active for you, this has Storm.",
    miss="While Overflow is active for you, this has Storms.",
)
@RULES.rule(
    "paragraph",
    "if <condition> , <self> <nature> .",
    example="If Overflow is active for you, this has Storm.",
    miss="If Overflow is active for you, it has Storm.",
)
@RULES.rule(
    "paragraph",
    "<class-keyword> (:|-) <self> <nature> .",
    example="Necrocharge (7): This has Storm.",
    miss="Necrocharge (7) This has Storm.",
)
def of_itself(
    nature: Changes, condition: Condition | None = None, class_keyword: Condition | None = None, **words: bool
) -> Paragraph:
    """Return the ability that changes the card itself, while a condition is met if one is given."""
    return meanings_statics.static(nature, when=condition if class_keyword is None else class_keyword)


RULES.same(
    "whose-name",
    dict.fromkeys(
        ("this follower's name", "this card's name", "while this card is on the field , its name"), True
    ),
)


@RULES.rule(
    "paragraph",
    "<whose-name> is also <name> .",
    example="This follower's name is also Fairy.",
    miss="This follower's name is Fairy.",
)
def also_named(whose_name: bool, name: str) -> Paragraph:
    """Return the ability by which the card itself has another name too while on the field (Q424)."""
    return meanings_statics.static((AddName(name),))


@RULES.rule("those", "(each|all) <noun>", example="each follower on your field", miss="each follower")
def those(noun: Filter) -> Filter | None:
    """Return the filter for the cards on the field that are meant."""
    return noun if zones_of(noun) == ("field",) else None


@RULES.rule("those", "<noun>", example="followers on the field", miss="followers")
def some(noun: Filter) -> Filter | None:
    """Return the filter for all cards on the field that are meant."""
    return those(noun)


@RULES.rule("those", "your [other] <noun>", example="your followers", miss="your followers on the field")
def yours(noun: Filter) -> Filter | None:
    """Return the filter for your cards on the field that are meant."""
    return None if zones_of(noun) else meanings_words.of(noun, meanings_words.FIELD, meanings_words.OURS)


@RULES.rule("those-natures", "(has|have) <gain>", example="have Rush", miss="have rushed")
def have(gain: Changes) -> Changes:
    """Return the changes to cards that have something."""
    return gain


RULES.same(
    "those-natures",
    {"can't attack enemies": (Restrict(Cannot("attack")),), "can't attack": (Restrict(Cannot("attack")),)},
)


@RULES.rule(
    "paragraph",
    "<while-here> <those> <those-natures> .",
    example="While this card is on your field, each other follower on your field has Rush.",
    miss="While this card is on your field, a follower on your field has Rush.",
)
def of_others(while_here: bool, those: Filter, those_natures: Changes) -> Paragraph:
    """Return the ability that changes cards on the field while this one is there."""
    return meanings_statics.static(those_natures, affects=those)


@RULES.rule(
    "paragraph",
    "<those> <those-natures> .",
    example="Each other follower on your field has Rush.",
    miss="A follower on your field has Rush.",
)
@RULES.rule(
    "paragraph",
    "while <condition> , <those> <those-natures> .",
    example="While Overflow is active for you, each other follower on your field has Rush.",
    miss="While Overflow is active for you, a follower on your field has Rush.",
)
def of_others_here(those: Filter, those_natures: Changes, condition: Condition | None = None) -> Paragraph:
    """Return the same ability, whose text does not say "while this is on the field"."""
    return meanings_statics.static(those_natures, affects=those, when=condition)


@RULES.rule(
    "paragraph", "<self> <cheaper> .", example="This costs 2 less to play.", miss="It costs 2 less to play."
)
@RULES.rule(
    "paragraph",
    "<self> <cheaper> if <condition> .",
    example="This costs 2 less to play if Overflow is active for you.",
    miss="This costs 2 less to play unless Overflow is active for you.",
)
@RULES.rule(
    "paragraph",
    "if <condition> , <self> <cheaper> .",
    example="If Overflow is active for you, this costs 2 less to play.",
    miss="If Overflow is active for you, it costs 2 less to play.",
)
@RULES.rule(
    "paragraph",
    "<class-keyword> (:|-) <self> <cheaper> .",
    example="Necrocharge (7): This costs 2 less to play.",
    miss="Necrocharge (7) This costs 2 less to play.",
)
def cheap_itself(
    cheaper: Changes,
    condition: Condition | None = None,
    class_keyword: Condition | None = None,
    **words: bool,
) -> Paragraph | None:
    """Return the ability that changes the card's own cost, on a condition if one is given."""
    return meanings_statics.own_cost(cheaper, condition if class_keyword is None else class_keyword)


@RULES.rule(
    "paragraph",
    "<self> <cheaper> from (the|your) EX area .",
    example="This costs 7 less from the EX area.",
    miss="This costs 7 less from the hand.",
)
@RULES.rule(
    "paragraph",
    "<self> <cheaper> from the EX area if <condition> .",
    example="This costs 2 less to play from the EX area if Overflow is active for you.",
    miss="This costs 2 less to play from the EX area unless Overflow is active for you.",
)
@RULES.rule(
    "paragraph",
    "if <condition> , <self> <cheaper> from the EX area .",
    example="If Overflow is active for you, this costs 2 less to play from the EX area.",
    miss="If Overflow is active for you, this costs 2 less to play from the hand.",
)
def cheap_from_ex_area(
    cheaper: Changes, condition: Condition | None = None, **words: bool
) -> Paragraph | None:
    """Return the ability that changes the card's own cost when it is played from the EX area."""
    return meanings_statics.own_cost(cheaper, condition, zones=("EX area",))


@RULES.rule(
    "paragraph",
    "<self> costs <integer> less to play for (each|every) <noun:counted> .",
    example="This costs 1 less to play for each card in your cemetery.",
    miss="This costs 1 less to play for each card.",
)
@RULES.rule(
    "paragraph",
    "<self> costs <integer> less to play for every <many:number> <noun:counted> .",
    example="This costs 1 less to play for every 5 cards in your cemetery.",
    miss="This costs 1 less to play for every 5 cards.",
)
def cheap_for_each(self: bool, integer: int, noun: Filter, many: int = 1) -> Paragraph | None:
    """Return the ability by which the card costs less for each card of a kind, or for every few."""
    return meanings_statics.cheap_for_each(noun, integer, many)


@RULES.rule(
    "paragraph",
    "<self> costs X less [to play] . X (equals|is) <quantity> .",
    example="This costs X less to play. X equals the number of spells in your cemetery.",
    miss="This costs X less to play.",
)
def cheap_by_x(self: bool, quantity: Amount) -> Paragraph | None:
    """Return the ability by which the card costs less by a counted amount."""
    return meanings_statics.own_cost(meanings_statics.cheaper(quantity))


@RULES.rule(
    "paragraph",
    "when playing <self> , <cost> (:|.) (<self>|it) <cheaper> .",
    example="When playing this card, discard a card: It costs 2 less to play.",
    miss="When playing this card, discard a card, it costs 2 less to play.",
)
def cheaper_for(cost: Cost, cheaper: Changes, **words: bool) -> Paragraph | None:
    """Return the ability by which the card costs less if an additional cost is paid."""
    return meanings_statics.cheaper_for(cost, cheaper)


@RULES.rule(
    "paragraph",
    "as an additional cost to play this [card] , <cost> .",
    example="As an additional cost to play this card, discard a card.",
    miss="As a cost to play this card, discard a card.",
)
def additional_cost(cost: Cost) -> Paragraph:
    """Return the additional cost of playing the card."""
    return meanings_statics.additional_cost(cost)
