"""What Force of Will's cards say about the costs of abilities with a given keyword."""

from rules.games.fow8.reading.nouns import FIELD, RULERS, Noun, everywhere, of_types
from rules.games.fow8.reading.statics_prices import Price
from rules.games.fow8.reading.verbs_durations import given
from rules.language import effects as fx
from rules.language.abilities import Ability, Static
from rules.language.changes import ChangeCost
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Side
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, narrowed

RULES = Rules()
Abilities = tuple[Ability, ...]
JUDGED = ("ruler", "j-ruler")

RULES.same("art-kind", {"God's Art abilities": "God's Art"})


@RULES.rule("art-kind", "<judgment> abilities", example="[Judgment] abilities", miss="judgment abilities")
def judgments(judgment: bool) -> str:
    return "Judgment"


@RULES.rule("art-kind", "<evolution> abilities", example="[Evolution] abilities", miss="abilities")
def evolutions(evolution: bool) -> str:
    return "Evolution"


@RULES.rule("art-kind", "<inheritance> abilities", example="[Inheritance] abilities", miss="abilities")
def inheritances(inheritance: bool) -> str:
    return "Inheritance"


@RULES.rule(
    "art-kinds",
    "<judgment> or God's Art abilities",
    example="[Judgment] or God's Art abilities",
    miss="[Judgment] and God's Art abilities",
)
@RULES.rule(
    "art-kinds",
    "God's Art abilities or <judgment> abilities",
    example="God's Art abilities or [Judgment] abilities",
    miss="God's Art abilities",
)
def judgments_and_arts(judgment: bool) -> tuple[str, ...]:
    return "God's Art", "Judgment"


RULES.same(
    "bearers-of-abilities",
    {
        "regalia's": of_types("regalia"),
        "resonators'": of_types("resonator"),
        "additions'": of_types("addition"),
    },
)


def _less(price: Price, keyword: str) -> ChangeCost:
    return ChangeCost(less=price, abilities=True, keyword=keyword)


def _bearers(keyword: str, side: Side) -> Filter:
    """Return the filter for a player's cards that can have abilities with a keyword."""
    if keyword != "Judgment":
        return Controlled(side)
    return narrowed(of_types(*JUDGED), InZone(RULERS), Controlled(side))


@RULES.rule(
    "static",
    "(you pay|you may pay) <price> less to play <art-kind>",
    example="you pay {1} less to play [Judgment] abilities",
    miss="you pay {1} less to play abilities",
)
def cheaper(price: Price, art_kind: str) -> Abilities:
    return (Static((_less(price, art_kind),), _bearers(art_kind, "you")),)


@RULES.rule(
    "static",
    "your opponent pays <price> more to play <art-kind>",
    example="your opponent pays {1} more to play [Judgment] abilities",
    miss="your opponent pays {1} less to play [Judgment] abilities",
)
def dearer(price: Price, art_kind: str) -> Abilities:
    change = ChangeCost(more=price, abilities=True, keyword=art_kind)
    return (Static((change,), _bearers(art_kind, "opponent")),)


@RULES.rule(
    "static",
    "your opponent pays <price> more to play <art-kinds>",
    example="your opponent pays {1} more to play God's Art abilities or [Judgment] abilities",
    miss="your opponent pays {1} less to play God's Art abilities or [Judgment] abilities",
)
def both_dearer(price: Price, art_kinds: tuple[str, ...]) -> Abilities:
    return tuple(one for kind in art_kinds for one in dearer(price, kind))


@RULES.rule(
    "static",
    "(you pay|you may pay) <price> less to play <art-kinds>",
    example="you pay {1} less to play God's Art abilities or [Judgment] abilities",
    miss="you pay {1} more to play God's Art abilities or [Judgment] abilities",
)
def both_cheaper(price: Price, art_kinds: tuple[str, ...]) -> Abilities:
    return tuple(one for kind in art_kinds for one in cheaper(price, kind))


RULES.same("to-judge", {"to do judgment": True, "to do the judgment": True})


@RULES.rule(
    "static",
    "you may pay <price> less <to-judge>",
    example="you may pay {1} less to do judgment",
    miss="you may pay {1} less to do this",
)
def judged_for_less(price: Price, to_judge: bool) -> Abilities:
    return cheaper(price, "Judgment")


@RULES.rule(
    "static",
    "(you pay|you may pay) <price> less to play <art-kind> of <noun>",
    example="you may pay {1} less to play [Evolution] abilities of resonators you control",
    miss="you may pay {1} less to play abilities of resonators you control",
)
@RULES.rule(
    "static",
    "you may pay <price> less to do the judgment of <noun>",
    example="you may pay {1} less to do the judgment of Elf J/rulers",
    miss="you may pay {1} less to do judgment of Elf J/rulers",
)
def cheaper_of(price: Price, noun: Noun, art_kind: str = "Judgment") -> Abilities | None:
    wanted = everywhere(noun)
    if wanted is None:
        return None
    mine = wanted if noun.said else narrowed(wanted, Controlled("you"))
    return (Static((_less(price, art_kind),), mine),)


@RULES.rule(
    "clause",
    "you may pay <price> less to play its <art-kind> <this-turn>",
    example="you may pay {1} less to play its God's Art abilities this turn",
    miss="you may pay {1} less to play its abilities this turn",
)
def its_cheaper(price: Price, art_kind: str, this_turn: bool) -> Clause:
    return Clause(fx.Modify(THAT, (_less(price, art_kind),)), about=THAT)


@RULES.rule(
    "clause",
    "(you pay|you may pay) <price> less to play <art-kind> of <every> <this-turn>",
    example="you may pay {1} less to play [Judgment] abilities of your ruler this turn",
    miss="you may pay {1} less to play abilities of your ruler this turn",
)
def cheaper_this_turn(price: Price, art_kind: str, every: Picked, this_turn: bool) -> Clause | None:
    return given(every, (_less(price, art_kind),))


@RULES.rule(
    "clause",
    "as long as <every> is <names> , you may pay <price> less to play its <art-kind> <this-turn>",
    example='as long as your J-Ruler is "Fire Magic Stone" , you may pay {1} less to play its '
    "God's Art abilities this turn",
    miss="as long as your J-Ruler is an Elf , you may pay {1} less to play its God's Art abilities this turn",
)
def cheaper_while_named(
    every: Picked, names: Filter, price: Price, art_kind: str, this_turn: bool
) -> Clause | None:
    """The name is checked continuously (909.4)."""
    return given(Picked("each", narrowed(every.filter, names)), (_less(price, art_kind),))


@RULES.rule(
    "static",
    "your opponent (pays|plays) <price> more to play activate abilities of <noun>",
    example="your opponent pays {1} more to play activate abilities of additions",
    miss="your opponent pays {1} less to play activate abilities of additions",
)
def dearer_abilities(price: Price, noun: Noun) -> Abilities | None:
    """A judgment is not one of a ruler's activate abilities, so rulers are excluded."""
    wanted = None if noun.said or noun.zones != FIELD else everywhere(noun)
    if wanted is None:
        return None
    return (Static((ChangeCost(more=price, abilities=True),), narrowed(wanted, Controlled("opponent"))),)


@RULES.rule(
    "static",
    "your opponent (pays|plays) <price> more to play <bearers-of-abilities> activate abilities",
    example="your opponent pays {2} more to play additions' activate abilities",
    miss="your opponent pays {2} less to play additions' activate abilities",
)
def dearer_abilities_of(price: Price, bearers_of_abilities: Filter) -> Abilities | None:
    return dearer_abilities(price, Noun(bearers_of_abilities, FIELD))
