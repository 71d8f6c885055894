"""Further changes by Force of Will's texts: mobilized, additional types, bonuses for different cards."""

from rules.games.fow8 import keywords_abilities as made
from rules.games.fow8.definitions import ATTRIBUTES, WILLS
from rules.games.fow8.keywords_meanings import RECOVER_IN_PHASE
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language import effects as fx
from rules.language.amounts import Amount, Distinct, Times
from rules.language.changes import (
    AddAttributes,
    AddRaces,
    AddStats,
    BarKeywords,
    Change,
    GainAbilities,
    GainKeywords,
    Restrict,
    SetRaces,
    SetStats,
)
from rules.language.durations import WHILE_IN_PLAY
from rules.language.filters import OfAttribute
from rules.language.restrictions import Cannot, Must
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
RULES.same("doing", {f"{be} mobilized": (GainKeywords(frozenset({"Mobilized"})),) for be in ("is", "are")})
RULES.same("permission", {f"{must} block if able": (Restrict(Must("block")),) for must in ("must", "blocks")})


@RULES.rule(
    "doing",
    "(gains|gain|becomes) <attribute> in addition to (its|their) other attributes",
    example="gains light in addition to its other attributes",
    miss="gains light",
)
def more_attributes(attribute: str) -> Changes:
    return (AddAttributes(frozenset({attribute})),)


@RULES.rule(
    "doing",
    "(gains|gain|becomes) <race> in addition to (its|their) (other|own) (races|subtypes|race)",
    example="gains Elf in addition to its other races",
    miss="gains Elf in addition",
)
def more_races(race: str) -> Changes:
    return (AddRaces(frozenset({race})),)


@RULES.rule(
    "change",
    "<figures> for each different attribute among [all] <noun>",
    example="[ + 100 / + 100 ] for each different attribute among resonators you control",
    miss="[ + 100 / + 100 ] for each attribute among resonators you control",
)
def stronger_for_attributes(figures: tuple[int, int], noun: Noun) -> Change | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    each = Distinct("attribute", wanted)
    return AddStats(tuple(Times(each, one) if one else 0 for one in figures))


@RULES.rule("change", "<barrier> <wills>", example="[Barrier] {W}", miss="[Barrier]")
def barrier_against(barrier: bool, wills: tuple[Will, ...]) -> Change | None:
    """A barrier against cards of an attribute (1120.3)."""
    if not all(isinstance(one, str) and one in WILLS[:5] for one in wills):
        return None
    against = [OfAttribute(frozenset({ATTRIBUTES[WILLS.index(str(one))]})) for one in dict.fromkeys(wills)]
    return GainAbilities(made.barrier(*against))


@RULES.rule(
    "prohibition",
    "<not-recover> (during|in) [the|a|your|its controller's|their controller's] recovery (phase|phases)",
    example="doesn't recover during the recovery phase",
    miss="doesn't recover during the next recovery phase",
)
def stays_as_it_is(not_recover: bool) -> Changes:
    return (Restrict(Cannot(RECOVER_IN_PHASE)),)


@RULES.rule(
    "doing",
    "(loses|lose) and cannot gain <lost>",
    example="loses and cannot gain [Flying] and [Swiftness]",
    miss="loses and gains [Flying] and [Swiftness]",
)
@RULES.rule(
    "doing",
    "(loses|lose) and cannot gain <keyword>",
    example="loses and cannot gain [Flying]",
    miss="loses and gains [Flying]",
)
def lost_for_good(lost: frozenset[str] = frozenset(), keyword: str = "") -> Changes:
    return (BarKeywords(lost or frozenset({keyword})),)


RULES.same(
    "while-here",
    {
        f"as long as this card is {where}": True
        for where in (
            "in a field",
            "on a field",
            "in the field",
            "on field",
            "in your field",
            "on your field",
        )
    },
)


@RULES.rule(
    "clause",
    "<picked> <doings> <while-here>",
    example="target resonator cannot attack as long as this card is in a field",
    miss="target resonator cannot attack",
)
@RULES.rule(
    "clause",
    "<while-here> , <picked:target> <doings>",
    example="as long as this card is in a field , target resonator cannot attack",
    miss="as long as this card is in a field , resonators cannot attack",
)
def changed_meanwhile(picked: Picked, doings: Changes, while_here: bool) -> Clause | None:
    """Named cards stay changed while this card is there; for "each" it is unclear which cards are meant."""
    if picked.how == "each":
        return None
    return acting(picked, lambda cards: fx.Modify(cards, doings, WHILE_IN_PLAY))


@RULES.rule(
    "change",
    "<race> in addition to (its|their) (other|own) (races|subtypes|race)",
    example="Elf in addition to its other races",
    miss="Elf in addition",
)
def of_a_race_besides(race: str) -> Change:
    return AddRaces(frozenset({race}))


@RULES.rule(
    "doing",
    "(becomes|become) [a|an] {[} <attack:integer> / <defense:integer> {]} [<race>] [resonator] "
    "with <changes>",
    example="becomes a [ 500 / 500 ] Elf with [Flying]",
    miss="becomes a [ + 500 / + 500 ] Elf with [Flying]",
)
@RULES.rule(
    "doing",
    "(becomes|become) [a|an] {[} <attack:integer> / <defense:integer> {]} <race> [resonator]",
    example="becomes a [ 500 / 500 ] Elf",
    miss="becomes a [ + 500 / + 500 ] Elf",
)
def becomes_such(attack: int, defense: int, race: str = "", changes: Changes = ()) -> Changes:
    """A card that becomes of a race loses its other races (1020.1)."""
    kin: Changes = (SetRaces(frozenset({race})),) if race else ()
    return (*kin, SetStats((attack, defense)), *changes)


RULES.same("whose-stat", {"its": True, "their": True})


@RULES.rule(
    "clause",
    "<whose-stat> <stat> (becomes|become) <amount> until end of turn",
    example="its ATK becomes 0 until end of turn",
    miss="its ATK becomes 0",
)
@RULES.rule(
    "clause",
    "[the] <stat> of <picked> (becomes|become) <amount> until end of turn",
    example="the ATK of target resonator becomes 0 until end of turn",
    miss="the ATK of target resonator becomes 0",
)
def stat_becomes(
    stat: str, amount: Amount, picked: Picked | None = None, whose_stat: bool = False
) -> Clause | None:
    change = SetStats((amount, None) if stat == "attack" else (None, amount))
    what = picked or Picked("reference", cards=THAT)
    return acting(what, lambda cards: fx.Modify(cards, (change,)))


@RULES.rule("any-change", "<one:change> or <other:change>", example="[Flying] or [Pierce]", miss="[Flying]")
def either_change(one: Change, other: Change) -> Changes:
    return one, other


@RULES.rule(
    "any-change",
    "<change> , <any-change>",
    example="[Flying] , [Pierce] or [ + 200 / + 200 ]",
    miss="[Flying] , [Pierce]",
)
@RULES.rule(
    "any-change",
    "<change> , or <other:change>",
    example="[Flying] , or [Pierce]",
    miss="[Flying] , [Pierce]",
)
def any_change(change: Change, any_change: Changes = (), other: Change | None = None) -> Changes:
    return (change, *any_change) if other is None else (change, other)


@RULES.rule(
    "clause",
    "<picked> gains <any-change> until end of turn",
    example="this card gains [Flying] or [Pierce] until end of turn",
    miss="this card gains [Flying] and [Pierce] until end of turn",
)
def gains_either(picked: Picked, any_change: Changes) -> Clause | None:
    """The card gains one of them, chosen on resolution."""
    if picked.how not in ("reference", "target"):
        return None
    return acting(picked, lambda cards: fx.ChooseOne(tuple(fx.Modify(cards, (one,)) for one in any_change)))
