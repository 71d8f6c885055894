"""How Force of Will's texts pick cards and players: targets, choices, all of a kind, cards just named."""

from dataclasses import dataclass

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.phrases_order import either
from rules.language.amounts import Count, X
from rules.language.filters import AnyOf, Controlled, Filter, IsPlayer, Other
from rules.language.references import Controller, Owner, Player, TargetPlayer, This
from rules.reading.clauses import THAT
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()


@dataclass(frozen=True, slots=True)
class Who:
    """A player, with the filters for one who is a target."""

    player: Player
    targets: tuple[Filter, ...] = ()


KINDS = ("resonator", "J/resonator", "card", "spell", "token", "entity")
"""The words for a card that the text has just named."""
RULES.same("you", {"you": Who("you")})
RULES.same(
    "they",
    {
        "your opponent": Who("opponent"),
        "an opponent": Who("opponent"),
        "each player": Who("anyone"),
        "all players": Who("anyone"),
        "target player": Who(TargetPlayer(), (IsPlayer(),)),
        "target opponent": Who(TargetPlayer(), (IsPlayer("opponent"),)),
        "its controller": Who(Controller(THAT)),
        "its owner": Who(Owner(THAT)),
        **{f"that {kind}'s controller": Who(Controller(THAT)) for kind in KINDS},
        **{
            f"the controller of {the} {kind}": Who(Controller(THAT))
            for kind in KINDS
            for the in ("that", "the")
        },
        **{f"that {kind}'s owner": Who(Owner(THAT)) for kind in KINDS},
    },
)


@RULES.rule("this", "(this card|this resonator|this)", example="this card", miss="that card")
def itself() -> Picked:
    return Picked("reference", cards=This())


@RULES.rule("that", "(it|them|they)", example="it", miss="its")
@RULES.rule("that", "(that|those) <bare>", example="that resonator", miss="this resonator")
@RULES.rule("that", "the (chosen|targeted) <bare>", example="the chosen resonator", miss="the Elf")
def spoken_of(bare: Noun | None = None) -> Picked:
    return Picked("reference", cards=THAT)


@RULES.rule("target", "target <noun>", example="target resonator", miss="a resonator")
def one_target(noun: Noun) -> Picked | None:
    return _targets(noun, Bounds(1, 1))


@RULES.rule("target", "<how-many> target <noun>", example="two target resonators", miss="two resonators")
@RULES.rule("target", "target <how-many> <noun>", example="target two resonators", miss="target resonators")
def some_targets(how_many: Bounds, noun: Noun) -> Picked | None:
    return _targets(noun, how_many)


@RULES.rule(
    "target", "up to X target <noun>", example="up to X target resonators", miss="X target resonators"
)
@RULES.rule(
    "target", "target up to X <noun>", example="target up to X resonators", miss="target X resonators"
)
def as_many_targets(noun: Noun) -> Picked | None:
    return _targets(noun, Bounds(0, X()))


@RULES.rule(
    "target",
    "any number of target <noun>",
    example="any number of target resonators",
    miss="any number of resonators",
)
def any_number_of_targets(noun: Noun) -> Picked | None:
    wanted = everywhere(noun)
    return None if wanted is None else Picked("target", wanted, Count(wanted), 0)


@RULES.rule(
    "target", "each of <target>", example="each of two target resonators", miss="each of two resonators"
)
def each_target(target: Picked) -> Picked | None:
    return target if target.most != 1 else None


def _targets(noun: Noun, bounds: Bounds) -> Picked | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    if not isinstance(bounds.most, int) and (bounds.most != X() or bounds.least != 0):
        # As many targets as an amount says can only be an upper limit.
        return None
    return Picked("target", wanted, bounds.most, bounds.least)


@RULES.rule(
    "target",
    "another target <noun>",
    example="another target resonator",
    miss="a further target resonator",
)
def another_target(noun: Noun) -> Picked | None:
    """A target other than this card; in a chant, where it means something else, the style rewords it."""
    return _targets(noun.asks(Other()), Bounds(1, 1))


@RULES.rule(
    "target",
    "<how-many> target <one:bare> and / or <other:noun>",
    example="up to three target resonators and / or regalia your opponent controls",
    miss="up to three target resonators and regalia your opponent controls",
)
def some_of_two_kinds(how_many: Bounds, one: Noun, other: Noun) -> Picked | None:
    """Whose they are is said once for both kinds."""
    if one.said or one.zones != other.zones:
        return None
    whose = [part for part in getattr(other.filter, "parts", ()) if isinstance(part, Controlled)]
    first, second = everywhere(one.asks(*whose)), everywhere(other)
    if first is None or second is None or not isinstance(how_many.most, int):
        return None
    return Picked("target", either(first, second), how_many.most, how_many.least)


@RULES.rule("choice", "<how-many> <noun>", example="a resonator you control", miss="target resonator")
def some(how_many: Bounds, noun: Noun) -> Picked | None:
    wanted = everywhere(noun)
    return None if wanted is None else Picked("chosen", wanted, how_many.most, how_many.least)


@RULES.rule("choice", "another <noun>", example="another resonator you control", miss="other resonator")
def another(noun: Noun) -> Picked | None:
    wanted = everywhere(noun)
    return None if wanted is None else Picked("chosen", narrowed(wanted, Other()))


@RULES.rule("choice", "any number of <noun>", example="any number of gems you control", miss="number of gems")
def any_number(noun: Noun) -> Picked | None:
    wanted = everywhere(noun)
    return None if wanted is None else Picked("chosen", wanted, Count(wanted), 0)


@RULES.rule("every", "(all|each|each of) <noun>", example="all resonators", miss="a resonator")
@RULES.rule("every", "<noun>", example="resonators you control", miss="target resonators")
def every(noun: Noun) -> Picked | None:
    wanted = everywhere(noun)
    return None if wanted is None else Picked("each", wanted)


@RULES.rule(
    "picked",
    "<how-many> <noun> chosen at random",
    example="two resonators you control chosen at random",
    miss="two resonators you control chosen",
)
@RULES.rule(
    "picked",
    "another <noun:noun> chosen at random",
    example="another resonator chosen at random",
    miss="another resonator chosen",
)
def by_chance(noun: Noun, how_many: Bounds | None = None) -> Picked | None:
    wanted = everywhere(noun if how_many is not None else noun.asks(Other()))
    bounds = how_many or Bounds(1, 1)
    if wanted is None or bounds.least != bounds.most:
        return None
    return Picked("random", wanted, bounds.most, bounds.least)


@RULES.rule("picked", "<what:this>", example="this card", miss="that card")
@RULES.rule("picked", "<what:that>", example="that resonator", miss="the Elf")
@RULES.rule("picked", "<what:target>", example="target resonator", miss="player")
@RULES.rule("picked", "<what:choice>", example="a resonator", miss="player")
@RULES.rule("picked", "<what:every>", example="all resonators", miss="player")
def picked(what: Picked) -> Picked:
    return what


@RULES.rule(
    "victim", "target <noun> or player", example="target resonator or player", miss="target resonator"
)
@RULES.rule("victim", "target player or <noun>", example="target player or resonator", miss="target player")
def card_or_player(noun: Noun) -> Filter | None:
    wanted = everywhere(noun)
    return None if wanted is None else AnyOf((wanted, IsPlayer()))
