"""What is done to cards: chosen, damaged, broken, dulled, given something for a turn."""

from dataclasses import replace

from rules.games.setcg.nodes import Freeze
from rules.games.setcg.reading.amounts import Each, multiplied
from rules.games.setcg.reading.antecedents import FORMER, LATTER, NAMED
from rules.games.setcg.reading.antecedents import NONE as NONE
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, Noun
from rules.language.amounts import Amount
from rules.language.composed import NOTHING, IfPaid
from rules.language.costs import Cost
from rules.language.effects import (
    Cancel,
    DealDamage,
    Destroy,
    Do,
    Recover,
    Rest,
)
from rules.language.filters import Controlled, Filter, HasStatus, InZone, IsRested, OfType
from rules.language.references import Each as EveryCard
from rules.language.references import Joined, Target, This
from rules.reading.clauses import THAT, Clause, joined, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, choosing, narrowed

VERBS = Rules()

ITSELF = Picked("reference", cards=This())
SPOKEN_OF = (
    "that forward",
    "that character",
    "the chosen forward",
    "the chosen character",
    "the chosen forwards",
    "those forwards",
    "the forward",
)
"""Words other than "it" and "them" for the cards last named."""
VERBS.same(
    "object",
    {
        "it": Picked("reference", cards=THAT),
        "them": Picked("reference", cards=THAT),
        "~": ITSELF,
        **{word: Picked("reference", cards=NAMED) for word in SPOKEN_OF},
    },
)
PAIRS = {
    "it and ~": Picked("reference", cards=Joined((THAT, This()))),
    "them and ~": Picked("reference", cards=Joined((THAT, This()))),
}
VERBS.same("object", PAIRS)
OF_TWO = {
    "the former": FORMER,
    "the latter": LATTER,
    "the first forward": FORMER,
    "the first one": FORMER,
    "the other": LATTER,
}
VERBS.same("object", {word: Picked("reference", cards=one) for word, one in OF_TWO.items()})
VERBS.same("pronoun", {word: Picked("reference", cards=one) for word, one in OF_TWO.items()})
VERBS.same("subject", OF_TWO)
VERBS.same("subject", {"it": THAT, "they": THAT, "~": This(), **dict.fromkeys(SPOKEN_OF, NAMED)})


@VERBS.rule(
    "all-of", "all [of] [the] <noun>", example="all the Forwards opponent controls", miss="the Forwards"
)
@VERBS.rule("all-of", "each <noun>", example="each Forward opponent controls", miss="each of the Forwards")
@VERBS.rule(
    "all-of",
    "(all|all the|the) <noun:core-pair>",
    example="all the Job Knight Forwards and Fire Backups you control",
    miss="all the Job Knight Forwards or Fire Backups you control",
)
def every(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone in ("", FIELD) else None


VERBS.same("pair", PAIRS)


@VERBS.rule("object", "<all-of>", example="all the Forwards opponent controls", miss="the Forwards")
@VERBS.rule("every-one", "<all-of>", example="all the Forwards opponent controls", miss="the Forwards")
def all_of(all_of: Filter) -> Picked:
    return Picked("each", all_of)


@VERBS.rule("object", "<number> <noun>", example="1 Forward you control", miss="a Forward you control")
def some(number: int, noun: Noun) -> Picked | None:
    """Cards that are chosen on resolution, since the text does not say "choose"."""
    wanted = noun.placed() if noun.zone == FIELD and number else None
    return None if wanted is None else Picked("chosen", wanted, number, number)


@VERBS.rule(
    "object",
    "up to <number> <noun>",
    example="up to 2 Backups you control",
    miss="up to 2 Backups",
)
def up_to_some(number: int, noun: Noun) -> Picked | None:
    wanted = noun.placed() if noun.zone == FIELD and number else None
    return None if wanted is None else Picked("chosen", wanted, number, 0)


def doing(what: Picked, verb: type[Rest] | type[Recover] | type[Destroy] | type[Freeze]) -> Clause | None:
    """Return the clause in which something is done to cards.

    Cards that are already dull are not affected by dulling: "they" are all that the text names, if those are
    the same afterwards.
    """
    clause = acting(what, verb)
    if clause is not None and verb in (Rest, Recover) and what.how != "reference":
        steady = what.how == "each" and not mentions(what.filter, IsRested(verb is Recover))
        return Clause(clause.effect, about=EveryCard(what.filter) if steady else NONE)
    return clause


WORDS = {"break": Destroy, "dull": Rest, "freeze": Freeze, "activate": Recover}
VERBS.same("doing", WORDS)


@VERBS.rule("clause", "<verb:doing> <what:object>", example="break it", miss="break")
def plain(verb: type[Rest], what: Picked) -> Clause | None:
    return doing(what, verb)


@VERBS.rule("clause", "dull and freeze <what:object>", example="dull and Freeze it", miss="dull and Freeze")
def dull_and_freeze(what: Picked) -> Clause | None:
    match what:
        case Picked("reference", cards=cards) if cards is not None:
            return Clause(Do((Rest(cards), Freeze(cards))), about=cards)
        case Picked("each", wanted):
            return Clause(Do((Rest(EveryCard(wanted)), Freeze(EveryCard(wanted)))), about=NONE)
    return None


@VERBS.rule("choice", "choose <number> <noun>", example="choose 2 Forwards", miss="choose Forwards")
def choose(number: int, noun: Noun) -> Clause | None:
    return _chosen(noun, number, number)


@VERBS.rule(
    "choice", "choose up to <number> <noun>", example="choose up to 2 Forwards", miss="choose 2 Forwards"
)
def choose_up_to(number: int, noun: Noun) -> Clause | None:
    return _chosen(noun, number, 0)


@VERBS.rule(
    "two-chosen",
    "choose <one:number> <first:noun> and <two:number> <second:noun>",
    example="choose 1 Forward you control and 1 Backup",
    miss="choose 1 Forward and Backup",
)
def choose_both(one: int, first: Noun, two: int, second: Noun) -> Clause | None:
    """Two choices, which the following text cannot refer to as one.

    If only the second says where it is, the first may be meant to be there as well.
    """
    if first == second or (first.zone, first.whose) == ("", "anyone") != (second.zone, second.whose):
        return None
    both = [_chosen(first, one, one), _chosen(second, two, two)]
    found = joined([clause for clause in both if clause is not None])
    if None in both or found is None or one != 1 or two != 1:
        return None
    return replace(found, about=Joined((Target(0), Target(1))))


def _chosen(noun: Noun, most: int, least: int) -> Clause | None:
    wanted = noun.placed()
    if wanted is None or not 1 <= most <= 10:
        return None
    return choosing(Picked("target", wanted, most, least))


ON_STACK = narrowed(ANY_CARD, InZone(("stack",)), OfType(frozenset({"summon"})))


@VERBS.rule("clause", "<choice:two-chosen>", example="choose 1 Forward and 1 Backup", miss="choose 1 Forward")
@VERBS.rule("clause", "<choice>", example="choose 1 Forward", miss="1 Forward")
def chosen(choice: Clause) -> Clause:
    return choice


@VERBS.rule("cancelled", "choose 1 <noun>", example="choose 1 Summon", miss="choose 2 Summons")
def cancelled(noun: Noun) -> Clause | None:
    """A Summon waiting on the stack; only what cancels it can refer to it."""
    if noun.zone or noun.whose != "anyone" or not _is_summon(noun.filter):
        return None
    return choosing(Picked("target", narrowed(noun.filter, InZone(("stack",)))))


def _is_summon(wanted: Filter) -> bool:
    parts = getattr(wanted, "parts", (wanted,))
    return OfType(frozenset({"summon"})) in parts


VERBS.same(
    "cancelled",
    {
        "choose 1 auto-ability": choosing(
            Picked(
                "target",
                narrowed(
                    ANY_CARD, InZone(("field", "break zone")), HasStatus("waiting with an auto-ability")
                ),
            )
        ),
        "choose 1 summon your opponent cast": choosing(
            Picked("target", narrowed(ON_STACK, Controlled("opponent")))
        ),
    },
)


@VERBS.rule(
    "cancelling",
    "<cancelled> . cancel its effect",
    example="choose 1 Summon. cancel its effect",
    miss="choose 1 Summon",
)
def cancel(cancelled: Clause) -> Clause | None:
    return joined([cancelled, Clause(Cancel(THAT), about=NONE)])


@VERBS.rule(
    "cancelling",
    "<cancelled> . <demand> , cancel its effect",
    example="choose 1 Summon. if your opponent doesn't pay {cp-2}, cancel its effect",
    miss="choose 1 Summon. if your opponent pays {cp-2}, cancel its effect",
)
def cancel_unless(cancelled: Clause, demand: Cost) -> Clause | None:
    unless = IfPaid(demand, NOTHING, Cancel(THAT), by="opponent")
    return joined([cancelled, Clause(unless, about=NONE)])


def damaging(what: Picked, amount: Amount) -> Clause | None:
    """Return the clause in which cards are dealt damage."""
    return acting(what, lambda cards: DealDamage(cards, amount))


PRONOUNS = ("it", "them")
VERBS.same("pronoun", dict.fromkeys(PRONOUNS, Picked("reference", cards=THAT)) | {"~": ITSELF})
VERBS.same("pronoun", dict.fromkeys(SPOKEN_OF, Picked("reference", cards=NAMED)))


@VERBS.rule(
    "clause", "deal <what:pronoun> <number> damage", example="deal it 3000 damage", miss="deal it damage"
)
@VERBS.rule(
    "clause", "deal <what:pair> <number> damage", example="deal it and ~ 3000 damage", miss="deal ~ and 3000"
)
@VERBS.rule(
    "clause",
    "deal <what:every-one> <number> damage",
    example="deal all Forwards 3000 damage",
    miss="deal Forwards 3000 damage",
)
@VERBS.rule(
    "clause",
    "deal <number> damage to <what:object>",
    example="deal 3000 damage to all Forwards",
    miss="deal 3000 damage",
)
def damage(what: Picked, number: int) -> Clause | None:
    return damaging(what, number)


@VERBS.rule(
    "clause",
    "deal <what:pronoun> <number> damage <each:for-each>",
    example="deal it 1000 damage for each card in your hand",
    miss="deal it 1000 damage",
)
def damage_for_each(what: Picked, number: int, each: Each) -> Clause | None:
    return damaging(what, multiplied(number, each))


@VERBS.rule(
    "clause",
    "deal <what:pronoun> damage equal to <amount:power-of>",
    example="deal it damage equal to ~s power",
    miss="deal it damage equal to ~",
)
def damage_of_power(what: Picked, amount: Amount) -> Clause | None:
    # What "its" refers to next to "it" is unclear.
    return damaging(what, amount) if THAT not in (getattr(amount, "cards", None),) else None
