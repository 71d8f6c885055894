"""Verbs in English that change cards, permanently or for a time."""

from dataclasses import replace

from rules.games.sve.reading import meanings_effects, meanings_statics
from rules.games.sve.reading.meanings_multiples import so_often
from rules.language.amounts import Amount
from rules.language.changes import Change, LoseAllAbilities
from rules.language.conditions import Condition
from rules.language.durations import ALWAYS, END_OF_TURN, Duration, UntilMoment
from rules.language.effects import Modify
from rules.language.filter_shorthand import zones_of
from rules.language.filters import Filter
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule("act", "give <pick> <gain>", example="give it Storm", miss="give it storms")
def give(pick: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return a clause in which cards gain something permanently."""
    return changed(pick, gain, ALWAYS)


@RULES.rule(
    "act",
    "the next <noun> you play this turn costs <integer> less [to play]",
    example="the next Beast card you play this turn costs 4 less",
    miss="the next Beast card you play costs 4 less",
)
def next_costs_less(noun: Filter, integer: int) -> Clause | None:
    """Return a clause in which the next card of a kind that you play this turn costs less."""
    return None if zones_of(noun) else meanings_statics.next_cheaper(noun, integer)


@RULES.rule("act", "give <gain> to <pick>", example="give Storm to it", miss="give it to Storm")
def give_to(gain: tuple[Change, ...], pick: Picked) -> Clause | None:
    """Return a clause in which cards gain something permanently."""
    return changed(pick, gain, ALWAYS)


@RULES.rule(
    "sentence",
    "give <pick> <gain> and , if <condition> , <more:gain> .",
    example="give it Storm and, if it's a Beast follower, {attack}+1.",
    miss="give it Storm and, if it's a Beast follower, draw a card.",
)
def give_more_if(
    pick: Picked, gain: tuple[Change, ...], condition: Condition, more: tuple[Change, ...]
) -> Clause | None:
    """Return a clause in which the card just named gains something, and more if a condition is met."""
    first = give(pick, gain) if pick.how == "reference" else None
    second = meanings_effects.conditional(condition, Clause(Modify(THAT, more, ALWAYS), about=THAT))
    return first and second and joined((first, second))


RULES.same(
    "for-now",
    {
        "for the rest of this turn": END_OF_TURN,
        "until the end of this turn": END_OF_TURN,
        "until end of turn": END_OF_TURN,
        "until the end of the turn": END_OF_TURN,
        "for the rest of the turn": END_OF_TURN,
        "this turn": END_OF_TURN,
        "for the rest of this turn and during each opponent's next turn": UntilMoment(
            "turn ends", "opponent"
        ),
    },
)


@RULES.rule(
    "act",
    "give <pick> <gain> <for-now>",
    example="give it Storm until end of turn",
    miss="give it Storm until then",
)
@RULES.rule(
    "act",
    "<for-now> , give <pick> <gain>",
    example="for the rest of this turn, give it Storm",
    miss="give it Storm",
)
def give_for_now(pick: Picked, gain: tuple[Change, ...], for_now: Duration) -> Clause | None:
    """Return a clause in which cards gain something for a time."""
    return changed(pick, gain, for_now)


@RULES.rule(
    "act",
    "<pick> <cheaper> <for-now>",
    example="it costs 2 less to play this turn",
    miss="it costs 2 less",
)
@RULES.rule(
    "act",
    "<for-now> , <pick> <cheaper>",
    example="for the rest of this turn, it costs 2 less to play",
    miss="it costs 2 less to play",
)
@RULES.rule(
    "act",
    "<for-now> , <pick> <inability>",
    example="for the rest of this turn, it can't attack",
    miss="it can't attack",
)
@RULES.rule(
    "act",
    "<pick> <inability> <for-now>",
    example="it can't attack for the rest of this turn",
    miss="it can't attack",
)
def until_the_turn_ends(
    pick: Picked,
    cheaper: tuple[Change, ...] = (),
    inability: tuple[Change, ...] = (),
    for_now: Duration = END_OF_TURN,
) -> Clause | None:
    """Return a clause in which cards change until the turn ends."""
    return changed(pick, cheaper or inability, for_now)


@RULES.rule(
    "act",
    "<pick> <inability> <until-then>",
    example="it can't attack enemies during its controller's next turn",
    miss="it can't attack enemies",
)
@RULES.rule(
    "act",
    "<until-then> , <pick> <inability>",
    example="during its controller's next turn, it can't attack enemies",
    miss="it can't attack enemies",
)
def until_another_turn_ends(
    pick: Picked, inability: tuple[Change, ...], until_then: Duration
) -> Clause | None:
    """Return a clause in which the opponent's cards cannot do something for a time."""
    return changed(pick, inability, until_then)


@RULES.rule(
    "act",
    "give <pick> and <other:pick> <gain>",
    example="give it and this follower Storm",
    miss="give it or this follower Storm",
)
def give_both(pick: Picked, other: Picked, gain: tuple[Change, ...]) -> Clause | None:
    """Return a clause in which two cards just named gain something."""
    if {pick.how, other.how} != {"reference"}:
        return None
    first, second = changed(pick, gain, ALWAYS), changed(other, gain, ALWAYS)
    return first and second and joined((first, replace(second, about=None)))


@RULES.rule(
    "act",
    "<pick> (loses|lose) all abilities",
    example="it loses all abilities",
    miss="it loses an ability",
)
def lose_abilities(pick: Picked) -> Clause | None:
    """Return a clause in which cards lose all abilities permanently."""
    return changed(pick, (LoseAllAbilities(),), ALWAYS)


def changed(pick: Picked, changes: tuple[Change, ...], until: Duration) -> Clause | None:
    """Return a clause in which cards are changed for a time; None if they cannot be referred to."""
    return acting(pick, lambda cards: Modify(cards, changes, until))


@RULES.rule("gift", '" <paragraph> "', example='"Strike: Draw a card."', miss="Strike: Draw a card.")
def gift(paragraph: Paragraph) -> tuple[Change, ...] | None:
    """Return the abilities that a card gains, as keywords if the quoted text is one."""
    return meanings_effects.granted(paragraph)


@RULES.rule(
    "act", "give <pick> <gift>", example='give it "Strike: Draw a card."', miss="give it Strike: Draw a card."
)
@RULES.rule(
    "act",
    "give <pick> <gain> and <gift>",
    example='give it Storm and "Strike: Draw a card."',
    miss="give it Storm and Strike: Draw a card.",
)
def give_ability(pick: Picked, gift: tuple[Change, ...], gain: tuple[Change, ...] = ()) -> Clause | None:
    """Return a clause in which cards gain abilities permanently."""
    return changed(pick, (*gain, *gift), ALWAYS)


@RULES.rule(
    "act",
    "<for-now> , <pick> (has|have) <gift>",
    example='for the rest of this turn, it has "Strike: Draw a card."',
    miss='it has "Strike: Draw a card."',
)
@RULES.rule(
    "act",
    "give <pick> <gift> <for-now>",
    example='give it "Strike: Draw a card." for the rest of this turn',
    miss='give it "Strike: Draw a card." this phase',
)
def give_ability_for_now(pick: Picked, gift: tuple[Change, ...], for_now: Duration) -> Clause | None:
    """Return a clause in which cards have abilities for a time."""
    return changed(pick, gift, for_now)


@RULES.rule(
    "act",
    "<for-now> , <pick> (has|have|gains|gain) <gain>",
    example="for the rest of this turn, it has Storm",
    miss="it has Storm",
)
def has_for_now(pick: Picked, gain: tuple[Change, ...], for_now: Duration) -> Clause | None:
    """Return a clause in which cards have something for a time."""
    return changed(pick, gain, for_now)


@RULES.rule(
    "act",
    "give <pick> <gain> <each-card>",
    example="give it {attack}+1 for each card in your hand",
    miss="give it {attack}+1 for each card",
)
def give_for_each(pick: Picked, gain: tuple[Change, ...], each_card: Amount) -> Clause | None:
    """Return a clause in which cards gain attack and defense for each card of a kind."""
    done = changed(pick, gain, ALWAYS)
    if done is None or pick.how not in ("reference", "each"):
        return None
    return so_often(done, each_card)
