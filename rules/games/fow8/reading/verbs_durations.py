"""Effects of Force of Will that change cards for a time."""

from dataclasses import replace

from rules.games.fow8.reading.changes import Changes
from rules.language import effects as fx
from rules.language.abilities import Replacement
from rules.language.amounts import Amount, X
from rules.language.changes import ChangeController, GainAbilities, Restrict
from rules.language.durations import ALWAYS, END_OF_TURN, WHILE_IN_PLAY, Duration
from rules.language.events import AnyEvent, By, PlayerTakesDamage, TakesDamage
from rules.language.filters import All, Controlled, Filter, OfType, OneOf
from rules.language.references import Each, This
from rules.language.restrictions import Can, Must
from rules.reading.clauses import THAT, Clause, joined, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


def given(picked: Picked, changes: Changes, until: Duration = END_OF_TURN) -> Clause | None:
    """Return the clause that changes cards for a time.

    For all cards of a kind, the change applies to whichever cards are of that kind at any moment (909.4).
    """
    if picked.how == "each":
        about = Each(picked.filter) if _is_own_ruler(picked.filter) else None
        return Clause(fx.ModifyAll(picked.filter, changes, until), about=about)
    return acting(picked, lambda cards: fx.Modify(cards, changes, until))


def _is_own_ruler(wanted: Filter) -> bool:
    """Return whether a filter matches at most one card, which later text can call "it"."""
    parts = getattr(wanted, "parts", ())
    kinds = [part.words for part in parts if isinstance(part, OfType)]
    return any(kind <= {"ruler", "j-ruler"} for kind in kinds) and any(
        isinstance(part, Controlled) for part in parts
    )


RULES.same(
    "this-turn",
    {
        "until end of turn": True,
        "until the end of turn": True,
        "until the end of the turn": True,
        "this turn": True,
    },
)


@RULES.rule(
    "clause",
    "<picked> <doings> <this-turn>",
    example="target resonator gains [Flying] until end of turn",
    miss="target resonator gains [Flying]",
)
@RULES.rule(
    "clause",
    "<this-turn> [,] <picked> <doings>",
    example="until end of turn , target resonator gains [Flying]",
    miss="target resonator gains [Flying]",
)
def changed(picked: Picked, doings: Changes, this_turn: bool) -> Clause | None:
    return given(picked, doings)


@RULES.rule(
    "clause",
    "<picked> <one:doings> <this-turn> and <other:doings> <this-turn>",
    example="target resonator cannot block until the end of turn and gains [Flying] until end of turn",
    miss="target resonator cannot block and gains [Flying]",
)
def changed_twice(picked: Picked, one: Changes, other: Changes, this_turn: bool) -> Clause | None:
    return given(picked, (*one, *other))


@RULES.rule(
    "clause",
    "<picked> <doings> and <second:picked> <other:doings> <this-turn>",
    example="target Elf gains [Flying] and target Human gains [Pierce] until end of turn",
    miss="target Elf gains [Flying] and target Human gains [Pierce]",
)
def two_changed(
    picked: Picked, doings: Changes, second: Picked, other: Changes, this_turn: bool
) -> Clause | None:
    """The time that is told last counts for both."""
    if second.how == "reference" or "each" in (picked.how, second.how):
        return None
    one, two = given(picked, doings), given(second, other)
    return None if one is None or two is None else joined((one, two))


@RULES.rule(
    "clause",
    "<this> can attack (in|during|on) the turn (it's summoned|it is summoned|that it was summoned|"
    "it was summoned|you did judgment)",
    example="this card can attack in the turn it's summoned",
    miss="target resonator can attack in the turn it's summoned",
)
def attacks_now(this: Picked) -> Clause | None:
    """As an effect, this is about the current turn."""
    return acting(this, lambda cards: fx.Modify(cards, (Restrict(Can("attack at once")),)))


@RULES.rule(
    "clause",
    "<target> can attack during the turn that it was put into a field",
    example="target Elf can attack during the turn that it was put into a field",
    miss="target Elf can attack during the turn",
)
def target_attacks_now(target: Picked) -> Clause | None:
    return acting(target, lambda cards: fx.Modify(cards, (Restrict(Can("attack at once")),)))


@RULES.rule(
    "clause",
    "(it|they) can attack this turn",
    example="it can attack this turn",
    miss="it can attack",
)
def that_attacks_now() -> Clause:
    return Clause(fx.Modify(THAT, (Restrict(Can("attack at once")),)))


@RULES.rule(
    "clause",
    "this card may gain <changes> until end of turn",
    example="this card may gain [Flying] until end of turn",
    miss="this card gains [Flying] until end of turn",
)
def may_gain(changes: Changes) -> Clause:
    return Clause(fx.May(fx.Modify(This(), changes)))


@RULES.rule(
    "clause",
    "<clause> [,] where X is <counted>",
    example="draw X cards , where X is the number of resonators you control",
    miss="draw X cards , where X is",
)
def where_x(clause: Clause, counted: Amount) -> Clause | None:
    """X is not chosen by a player but counted on resolution."""
    if not mentions((clause.effect, clause.targets, clause.at_most), X()):
        return None
    if mentions((clause.targets, clause.at_most), X()) and mentions(counted, THAT):
        return None
    found = replace(
        clause,
        effect=substituted(clause.effect, X(), counted),
        about=substituted(clause.about, X(), counted),
        at_most=substituted(clause.at_most, X(), counted),
    )
    return replace(found, targets=substituted(clause.targets, X(), counted))


RULES.same(
    "has-to", {"must block": "block", "must attack": "attack", "attacks": "attack", "attack": "attack"}
)


@RULES.rule(
    "clause",
    "<picked> <has-to> this turn if able",
    example="target resonator must block this turn if able",
    miss="target resonator must block this turn",
)
def has_to_now(picked: Picked, has_to: str) -> Clause | None:
    return given(picked, (Restrict(Must(has_to)),))


@RULES.rule(
    "clause",
    "[you] gain control of <picked> <while-here>",
    example="gain control of target resonator as long as this card is in a field",
    miss="gain control of target resonator as long as",
)
def control_meanwhile(picked: Picked, while_here: bool) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, (ChangeController("you"),), WHILE_IN_PLAY))


@RULES.rule(
    "clause",
    "prevent all damage (that would be dealt by|from) <picked> <this-turn>",
    example="prevent all damage that would be dealt by target Elf until end of turn",
    miss="prevent all damage that would be dealt to target Elf until end of turn",
)
def harmless(picked: Picked, this_turn: bool) -> Clause | None:
    """The card gains an ability that prevents all damage it deals, to cards and players."""
    mine = OneOf(This())
    dealt = AnyEvent((By(TakesDamage(All()), mine), By(PlayerTakesDamage("anyone"), mine)))
    return given(picked, (GainAbilities((Replacement(dealt, amount=0, name="prevention"),)),))


@RULES.rule(
    "clause",
    "[you] gain control of <picked> <this-turn>",
    example="gain control of target resonator until end of turn",
    miss="gain control of target resonator",
)
@RULES.rule(
    "clause",
    "<this-turn> , gain control of <picked>",
    example="until end of turn , gain control of target resonator",
    miss="until end of turn , lose control of target resonator",
)
def control_for_turn(picked: Picked, this_turn: bool) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, (ChangeController("you"),)))


@RULES.rule(
    "clause",
    "[you] gain control of <picked>",
    example="gain control of target resonator",
    miss="gain target resonator",
)
def control(picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.Modify(cards, (ChangeController("you"),), ALWAYS))


@RULES.rule(
    "clause",
    "your opponent cannot gain life <this-turn>",
    example="your opponent cannot gain life until end of turn",
    miss="your opponent cannot lose life until end of turn",
)
def no_life_for_them(this_turn: bool) -> Clause:
    return Clause(fx.Prohibit("gain life", "opponent"))


@RULES.rule(
    "clause",
    "(players|each player) cannot gain life <this-turn>",
    example="players cannot gain life until end of turn",
    miss="players cannot lose life until end of turn",
)
def no_life_for_anyone(this_turn: bool) -> Clause:
    return Clause(fx.Prohibit("gain life", "anyone"))
