"""Effects of Force of Will on several cards or players at once."""

from rules.games.fow8.keywords_meanings import RECOVER_IN_PHASE
from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language import effects as fx
from rules.language.amounts import StatOf
from rules.language.changes import Restrict
from rules.language.conditions import Is
from rules.language.durations import UntilMoment
from rules.language.filters import Controlled, Filter
from rules.language.references import Cards, Chosen, It, Joined, Owner, Side, Target, This
from rules.language.restrictions import Cannot
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()


def _single(picked: Picked) -> bool:
    return picked.how == "target" and picked.most == picked.least == 1


def _each_other(one: Cards, other: Cards, *wanted: Filter) -> Clause:
    """Return a clause in which two cards deal each other damage equal to their ATK.

    Damage does not change ATK, so they can do so one after the other.
    """
    both = (
        fx.DealDamage(other, StatOf(one, "attack"), one),
        fx.DealDamage(one, StatOf(other, "attack"), other),
    )
    return Clause(fx.Do(both), wanted, about=Joined((one, other)))


@RULES.rule(
    "clause",
    "<one:target> and <other:target> deal damage equal to their ATK to each other",
    example="target Elf you control and target Human deal damage equal to their ATK to each other",
    miss="target Elf you control and target Human deal damage equal to their ATK",
)
def trade_blows(one: Picked, other: Picked) -> Clause | None:
    if not _single(one) or not _single(other):
        return None
    return _each_other(Target(0), Target(1), one.filter, other.filter)


@RULES.rule(
    "clause",
    "<this> and <other:target> deal damage equal to their ATK to each other",
    example="this card and target Human deal damage equal to their ATK to each other",
    miss="this card and target Human deal damage equal to their ATK",
)
@RULES.rule(
    "clause",
    "<that> and <other:target> deal damage equal to their ATK to each other",
    example="that card and target Human deal damage equal to their ATK to each other",
    miss="that card and target Human deal damage equal to their ATK",
)
def trades_blows(other: Picked, this: Picked | None = None, that: Picked | None = None) -> Clause | None:
    one = This() if this is not None else THAT
    return _each_other(one, Target(0), other.filter) if _single(other) else None


@RULES.rule(
    "clause",
    "<one:target> deals damage equal to its <stat> to <other:target>",
    example="target Elf you control deals damage equal to its ATK to target resonator",
    miss="target Elf you control deals damage equal to its ATK",
)
@RULES.rule(
    "clause",
    "<one:target> deals damage equal to its <stat> to a further target <noun>",
    example="target Elf you control deals damage equal to its ATK to a further target resonator",
    miss="target Elf you control deals damage equal to its ATK to a further resonator",
)
def strikes(one: Picked, stat: str, other: Picked | None = None, noun: Noun | None = None) -> Clause | None:
    """The two targets of one text must be different (903.2d)."""
    hit = other.filter if other is not None and _single(other) else None
    hit = everywhere(noun) if noun is not None else hit
    if hit is None or not _single(one):
        return None
    effect = fx.DealDamage(Target(1), StatOf(Target(0), stat), Target(0))
    return Clause(effect, (one.filter, hit), about=Target(1))


@RULES.rule(
    "clause",
    "<one:this> and <other:target> gain <changes> until end of turn",
    example="this card and target Elf gain [Flying] until end of turn",
    miss="this card and target Elf gain [Flying]",
)
def both_gain(one: Picked, other: Picked, changes: Changes) -> Clause | None:
    if not _single(other):
        return None
    return Clause(fx.Modify(Joined((This(), Target())), changes), (other.filter,))


@RULES.rule(
    "clause",
    "each player banishes <how-many> <noun> [they control]",
    example="each player banishes a resonator",
    miss="each player destroys a resonator",
)
def all_banish(how_many: Bounds, noun: Noun) -> Clause | None:
    """Players can banish only cards they control, the turn player first (1011.2)."""
    wanted = everywhere(noun)
    if wanted is None or noun.said or how_many.least != how_many.most:
        return None
    chosen = Chosen(narrowed(wanted, Controlled("you")), how_many.most, how_many.least, each=True)
    return Clause(fx.MoveTo(chosen, "graveyard"))


@RULES.rule(
    "clause",
    "(its controller|that token's controller|their controller) banishes (it|them)",
    example="its controller banishes it",
    miss="its controller destroys it",
)
def banished_by_controller() -> Clause:
    return Clause(fx.MoveTo(THAT, "graveyard"))


RULES.same(
    "not-then",
    {"they cannot recover in his or her next recovery phase": True}
    | {
        f"{who} {verb} {when} their controller's next recovery phase": True
        for who in ("they", "it", "them")
        for verb in ("don't recover", "cannot recover", "doesn't recover", "do not recover")
        for when in ("during", "in")
    }
    | {
        f"it {verb} {when} its controller's next recovery phase": True
        for verb in ("cannot recover", "doesn't recover", "does not recover")
        for when in ("during", "in")
    },
)


def kept_rested(cards: Cards) -> fx.Effect:
    """Return the effect that keeps each card rested in the next recovery phase of its current controller."""

    def until(side: Side) -> fx.Effect:
        return fx.Modify(It("one"), (Restrict(Cannot(RECOVER_IN_PHASE)),), UntilMoment("recovery_ends", side))

    mine = Is(It("one"), Controlled("you"))
    return fx.ForEach(cards, fx.If(mine, until("you"), until("opponent")), "one")


@RULES.rule(
    "clause",
    "<not-then>",
    example="they don't recover during their controller's next recovery phase",
    miss="they don't recover during their next recovery phase",
)
def stay_rested(not_then: bool) -> Clause:
    return Clause(kept_rested(THAT))


@RULES.rule(
    "clause",
    "<target> <not-recover> (during|in) (its|their) controller's next recovery phase",
    example="target resonator doesn't recover during its controller's next recovery phase",
    miss="target resonator doesn't recover",
)
def targets_stay_rested(target: Picked, not_recover: bool) -> Clause | None:
    """The text does not name the controller of the cards."""
    if any(isinstance(part, Controlled) for part in getattr(target.filter, "parts", ())):
        return None
    return acting(target, kept_rested)


@RULES.rule(
    "clause",
    "put (it|that card|them) into (the field under its owner's control|its owner's field)",
    example="put it into its owner's field",
    miss="put it into its owner's hand",
)
@RULES.rule(
    "clause",
    "return (it|that card|them) to (the field under its owner's control|its owner's field)",
    example="return it to its owner's field",
    miss="return it to its owner's hand",
)
def back_to_its_owner() -> Clause:
    effect = fx.MoveTo(THAT, "field", under=Owner(THAT))
    return Clause(effect, about=effect)
