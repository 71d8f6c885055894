"""What is done to all other cards of a kind, to those that nobody selected, and to two kinds at once."""

from rules.games.setcg.definitions import ELEMENTS
from rules.games.setcg.reading.antecedents import PUT
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, FIELD, Noun
from rules.games.setcg.reading.nouns_more import POINTS
from rules.games.setcg.reading.verbs import NONE, doing
from rules.games.setcg.reading.verbs_zones import moving, to
from rules.language.amounts import DividedBy
from rules.language.conditions import AnyHolds, Condition, Is, There
from rules.language.effects import Rest
from rules.language.filters import Filter, InZone, Not, OfAttribute, OfType, OneOf
from rules.language.references import Chosen, Each, Joined
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

OTHER_CARDS = Rules()


@OTHER_CARDS.rule(
    "all-of",
    "all [of] the other <noun>",
    example="all the other Forwards opponent controls",
    miss="the other Forwards opponent controls",
)
def all_others(noun: Noun) -> Filter | None:
    """All cards of a kind except those that the text named."""
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else narrowed(wanted, Not(OneOf(THAT)))


@OTHER_CARDS.rule(
    "clause",
    "put all the <noun> other than the selected <kinds> into the break zone",
    example="put all the Backups other than the selected Backups into the Break Zone",
    miss="put all the Backups into the Break Zone",
)
@OTHER_CARDS.rule(
    "clause",
    "put all the <kinds> opponent controls other than the selected <other:kinds> into the break zone",
    example="put all the Backups opponent controls other than the selected Backups into the Break Zone",
    miss="put all the Backups opponent controls into the Break Zone",
)
def put_unselected(kinds: Filter, noun: Noun | None = None, other: Filter | None = None) -> Clause | None:
    if noun is None:
        noun, kinds = Noun(kinds, FIELD, "opponent"), other or kinds
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    if wanted is None or noun.filter != kinds:
        return None
    return moving(Picked("each", narrowed(wanted, Not(OneOf(THAT)))), to(BREAK))


@OTHER_CARDS.rule(
    "clause",
    "your opponent selects up to <number> <noun> they control",
    example="your opponent selects up to 2 Backups they control",
    miss="your opponent selects up to 2 Backups",
)
def opponent_selects_some(number: int, noun: Noun) -> Clause | None:
    wanted = noun.placed(FIELD, "opponent") if noun.zone in ("", FIELD) else None
    return None if wanted is None else Clause(about=Chosen(wanted, number, 0, by="opponent"))


@OTHER_CARDS.rule(
    "clause",
    "<verb:doing> <one:every-one> and <other:every-one>",
    example="break all the Forwards opponent controls and all the Backups you control",
    miss="break all the Forwards opponent controls and 1 Backup you control",
)
def done_to_both(verb: type[Rest], one: Picked, other: Picked) -> Clause | None:
    if one.filter == other.filter:
        return None
    both = doing(Picked("reference", cards=Joined((Each(one.filter), Each(other.filter)))), verb)
    return None if both is None else Clause(both.effect, about=NONE)


def _alike(parts: list[Filter]) -> Condition:
    """Return that two cards that went to the break zone match the same one of several filters."""
    there = narrowed(ANY_CARD, InZone((BREAK,)), OneOf(THAT))
    return AnyHolds(tuple(There(narrowed(there, part), 2) for part in parts))


SAME_ELEMENT = _alike([OfAttribute(frozenset({one})) for one in ELEMENTS])
SAME_TYPE = _alike([OfType(frozenset({one})) for one in ("forward", "backup", "summon", "monster")])
OTHER_CARDS.same(
    "condition",
    {
        "both cards are of the same element": SAME_ELEMENT,
        "both cards are of the same type": SAME_TYPE,
        "both cards are of the same card type": SAME_TYPE,
    },
)


@OTHER_CARDS.rule(
    "condition",
    "all the cards put into the break zone are of <element> element",
    example="all the cards put into the Break Zone are of Fire Element",
    miss="the cards put into the Break Zone are of Fire Element",
)
def all_put_are(element: OfAttribute) -> Condition:
    return Is(PUT, element)


@OTHER_CARDS.rule(
    "clause",
    "all the <noun> that were not selected are put into the break zone",
    example="all the Monsters that were not selected are put into the Break Zone",
    miss="all the Monsters are put into the Break Zone",
)
def unselected_put(noun: Noun) -> Clause | None:
    wanted = noun.placed() if noun.zone in ("", FIELD) else None
    return None if wanted is None else moving(Picked("each", narrowed(wanted, Not(OneOf(THAT)))), to(BREAK))


@OTHER_CARDS.rule(
    "clause",
    "your opponent selects 1 <noun> they control for every <number> points of damage you have received"
    " {(} select as many as possible {)}",
    example="your opponent selects 1 Monster they control for every 3 points of damage you have received"
    " (select as many as possible)",
    miss="your opponent selects 1 Monster they control for every 3 points of damage you have received",
)
def selected_for_points(noun: Noun, number: int) -> Clause | None:
    wanted = noun.placed(FIELD, "opponent") if noun.zone in ("", FIELD) else None
    if wanted is None or number < 2:
        return None
    count = DividedBy(POINTS, number)
    return Clause(about=Chosen(wanted, count, count, "opponent"))
