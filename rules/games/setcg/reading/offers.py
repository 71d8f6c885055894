"""Costs that may be paid on resolution, by the effect's player or by the other one."""

from dataclasses import dataclass

from rules.games.setcg.reading.antecedents import NAMED, Text
from rules.games.setcg.reading.costs import moved
from rules.games.setcg.reading.costs_more import dulled_both, put_both, removed_together
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, FIELD, OUTSIDE, Noun
from rules.games.setcg.reading.sentences import Offer
from rules.games.setcg.reading.verbs import NONE
from rules.language.composed import NOTHING, IfPaid, IfYouDo, May
from rules.language.costs import Cost
from rules.language.effects import Discard, MoveTo
from rules.language.filters import AnyOf
from rules.language.references import Chosen, Controller, Player
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import order_of

OFFERS = Rules()


@OFFERS.rule(
    "offer",
    "you may put <number> <noun> into the break zone",
    example="you may put 1 Backup into the Break Zone",
    miss="you may put a Backup into the Break Zone",
)
def may_put_away(number: int, noun: Noun) -> Offer | None:
    """One's own Characters, as for every cost (11.7.2.1.3), if the text does not say whose."""
    return _of_ones_own(number, noun, FIELD, BREAK)


@OFFERS.rule(
    "offer",
    "you may remove <number> <noun> from the game",
    example="you may remove 1 Backup from the game",
    miss="you may remove a Backup from the game",
)
def may_remove(number: int, noun: Noun) -> Offer | None:
    return _of_ones_own(number, noun, FIELD, OUTSIDE)


@OFFERS.rule(
    "offer",
    "you may remove <number> <noun> in the break zone from the game",
    example="you may remove 3 Fire cards in the Break Zone from the game",
    miss="you may remove 3 Fire cards in the hand from the game",
)
def may_remove_fallen(number: int, noun: Noun) -> Offer | None:
    parts = None if noun.zone else moved(number, noun.placed(BREAK, "you"), OUTSIDE)
    return None if parts is None else Offer(Cost(parts))


def _of_ones_own(number: int, noun: Noun, zone: str, to: str) -> Offer | None:
    if noun.zone or noun.whose != "anyone" or noun.filter == ANY_CARD:
        return None
    parts = moved(number, noun.placed(zone, "you"), to)
    return None if parts is None else Offer(Cost(parts))


@OFFERS.rule(
    "offer",
    "you may dull <one:number> active <first:noun> and <two:number> active <second:noun>",
    example="you may dull 1 active Fire Backup and 1 active Ice Backup",
    miss="you may dull 1 active Fire Backup and 1 Ice Backup",
)
def may_dull_both(one: int, first: Noun, two: int, second: Noun) -> Offer | None:
    parts = dulled_both(one, first, two, second)
    return None if parts is None or first.zone or second.zone else Offer(Cost(parts))


@OFFERS.rule(
    "offer",
    "you may put <one:number> <first:noun> and <two:number> <second:noun> into the break zone",
    example="you may put 1 Forward and 1 Backup into the Break Zone",
    miss="you may put 1 Forward and a Backup into the Break Zone",
)
def may_put_both(one: int, first: Noun, two: int, second: Noun) -> Offer | None:
    parts = put_both(one, first, two, second)
    return None if parts is None else Offer(Cost(parts))


@OFFERS.rule(
    "offer",
    "you may remove a total of <number> <noun> in the break zone from the game",
    example="you may remove a total of 3 Fire and/or Ice cards in the Break Zone from the game",
    miss="you may remove a total of 3 Fire and/or Ice cards from the game",
)
def may_remove_together(number: int, noun: Noun) -> Offer | None:
    parts = removed_together(number, noun)
    return None if parts is None else Offer(Cost(parts))


@OFFERS.rule(
    "text",
    "[<text>] <offer> . if you (don't|do not) [do so] , <clause> .",
    example="you may pay {cp-1}. if you don't, discard 1 card.",
    miss="you may pay {cp-1}. if you do so, discard 1 card.",
)
def or_else(offer: Offer, clause: Clause, text: Text = ()) -> Text | None:
    if clause.targets or clause.modes or clause.effect == NOTHING:
        return None
    about = THAT if mentions(clause.effect, THAT) else NONE
    return (*text, Clause(IfPaid(offer.cost, NOTHING, clause.effect), about=about))


@OFFERS.rule(
    "text",
    "<text> if you (don't|do not|cannot) [do so] , <clause> .",
    example="discard 1 Fire card. if you don't, break ~.",
    miss="draw 1 card. if you don't, break ~.",
)
def undone(text: Text, clause: Clause) -> Text | None:
    """What happens if there was nothing to discard."""
    *before, last = text
    if clause.targets or clause.modes or last.targets or clause.effect == NOTHING:
        return None
    if not isinstance(last.effect, Discard) or mentions(clause.effect, THAT):
        return None
    return (*before, Clause(IfYouDo(last.effect, NOTHING, clause.effect), about=NONE))


@dataclass(frozen=True, slots=True)
class Proposal:
    """A cost that another player may pay on resolution."""

    cost: Cost
    by: Player


WHO: dict[str, Player] = {
    "your opponent": "opponent",
    "its controller": Controller(THAT),
    "that forward's controller": Controller(NAMED),
}
OFFERS.same("somebody", WHO)


@OFFERS.rule(
    "proposal",
    "<by:somebody> may pay <cost>",
    example="your opponent may pay {cp-2}",
    miss="your opponent pays {cp-2}",
)
@OFFERS.rule(
    "proposal",
    "<by:somebody> may <cost>",
    example="your opponent may discard 2 cards",
    miss="your opponent discards 2 cards",
)
def proposed(by: Player, cost: Cost) -> Proposal | None:
    speaks_of_itself = "This" in repr(cost)
    return Proposal(cost, by) if cost.parts and not cost.rests and not speaks_of_itself else None


@OFFERS.rule(
    "text",
    "[<text>] <proposal> . if they (don't|do not) [do so] , <clause> .",
    example="your opponent may pay {cp-2}. if they don't, draw 1 card.",
    miss="your opponent may pay {cp-2}. if they do so, draw 1 card.",
)
def refused(proposal: Proposal, clause: Clause, text: Text = ()) -> Text | None:
    return _answered(text, proposal, clause, paid=False)


@OFFERS.rule(
    "text",
    "[<text>] <proposal> . if they do so , <clause> .",
    example="your opponent may pay {cp-2}. if they do so, draw 1 card.",
    miss="your opponent may pay {cp-2}. if they don't, draw 1 card.",
)
def accepted(proposal: Proposal, clause: Clause, text: Text = ()) -> Text | None:
    return _answered(text, proposal, clause, paid=True)


def _answered(text: Text, proposal: Proposal, clause: Clause, *, paid: bool) -> Text | None:
    if clause.targets or clause.modes or clause.effect == NOTHING:
        return None
    then, otherwise = (clause.effect, NOTHING) if paid else (NOTHING, clause.effect)
    effect = IfPaid(proposal.cost, then, otherwise, by=proposal.by)
    return (*text, Clause(effect, about=THAT if mentions(effect, THAT) or mentions(effect, NAMED) else NONE))


@OFFERS.rule(
    "text",
    "<text> they may put it into the break zone . if they do so , <clause> .",
    example="your opponent selects 1 Forward they control. they may put it into the Break Zone."
    " if they do so, draw 1 card.",
    miss="your opponent selects 1 Forward they control. they may put it into the Break Zone. draw 1 card.",
)
def put_by_them(text: Text, clause: Clause) -> Text | None:
    """The other player gives up the card that they have just selected."""
    picked = text[-1].about
    if not isinstance(picked, Chosen) or picked.by != "opponent" or text[-1].effect != NOTHING:
        return None
    if clause.targets or clause.modes or clause.effect == NOTHING or mentions(clause.effect, THAT):
        return None
    effect = May(IfYouDo(MoveTo(THAT, BREAK), clause.effect), by="opponent")
    return (*text, Clause(effect, about=NONE))


@OFFERS.rule(
    "offer",
    "you may remove <number> <noun> and/or <other:noun> from the game",
    example="you may remove 5 Job Knight in your Break Zone and/or Monsters in your Break Zone from the game",
    miss="you may remove 5 Job Knight in your Break Zone and/or Monsters from the game",
)
def may_remove_of_either(number: int, noun: Noun, other: Noun) -> Offer | None:
    places = {(one.zone, one.whose) for one in (noun, other)}
    if places != {(BREAK, "you")} or noun.filter == other.filter:
        return None
    either = Noun(AnyOf(tuple(sorted((noun.filter, other.filter), key=order_of))), BREAK, "you")
    parts = moved(number, either.placed(), OUTSIDE)
    return None if parts is None else Offer(Cost(parts))
