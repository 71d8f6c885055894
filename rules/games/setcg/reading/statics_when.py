"""Field abilities on a condition or in one player's turn, and players who cannot cast cards of a kind."""

from dataclasses import replace

from rules.games.setcg.reading.changes import Changes
from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, FIELD, OUTSIDE, Noun
from rules.games.setcg.reading.statics import when
from rules.games.setcg.reading.statics_more import ANYWHERE, NO_PLAY
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Replacement, Static, Way
from rules.language.changes import Restrict, SetStats
from rules.language.conditions import Condition, DuringStep, TurnOf
from rules.language.durations import END_OF_TURN
from rules.language.effects import Later, ModifyAll
from rules.language.events import Leaves
from rules.language.filters import Controlled, Filter, Other
from rules.language.references import Side
from rules.language.restrictions import CanBePlayedFrom, Cannot
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

WHEN = Rules()


@WHEN.rule(
    "static",
    "if <condition> , <static>",
    example="if you control a Forward, the cost required to cast your Summons is reduced by 1",
    miss="if you control a Forward, draw 1 card",
)
def on_condition(condition: Condition, static: Static) -> Static | None:
    return when(static, condition)


@WHEN.rule(
    "static",
    "during your turn , <static>",
    example="during your turn, the cost required to cast your Summons is reduced by 1",
    miss="during your turn, draw 1 card",
)
def in_your_turn(static: Static) -> Static | None:
    return None if static.when is not None else when(static, TurnOf())


@WHEN.rule(
    "static",
    "during your opponent's turn , <static>",
    example="during your opponent's turn, the cost required to cast your Summons is reduced by 1",
    miss="during your opponent's turn, draw 1 card",
)
def in_their_turn(static: Static) -> Static | None:
    return None if static.when is not None else when(static, TurnOf("opponent"))


@WHEN.rule(
    "affected",
    "[all] the other <noun>",
    example="the other Forwards you control",
    miss="other Forwards",
)
def the_others(noun: Noun) -> Filter | None:
    """All cards of a kind except the card itself, since a field ability names no other before."""
    wanted = noun.placed() if noun.zone == FIELD else None
    return None if wanted is None or mentions(wanted, Other()) else narrowed(wanted, Other())


PLAYERS: dict[str, Side] = {"your opponent": "opponent", "players": "anyone", "you": "you"}
WHEN.same("forbidden-player", PLAYERS)


@WHEN.rule(
    "not-cast",
    "<who:forbidden-player> cannot cast <noun>",
    example="your opponent cannot cast Fire cards",
    miss="your opponent cannot cast",
)
def not_cast(who: Side, noun: Noun) -> Filter | None:
    if noun.zone or noun.whose != "anyone" or not (noun.kind or noun.filter == ANY_CARD):
        return None
    side = () if who == "anyone" else (Controlled(who),)
    return narrowed(ANY_CARD, ANYWHERE, noun.filter, *side)


@WHEN.rule(
    "static",
    "<not-cast>",
    example="your opponent cannot cast Fire Summons",
    miss="your opponent casts Fire Summons",
)
def forbids_casting(not_cast: Filter) -> Static:
    return Static(changes=(NO_PLAY,), affects=not_cast)


@WHEN.rule(
    "static",
    "<not-cast> during your turn",
    example="your opponent cannot cast Summons during your turn",
    miss="your opponent cannot cast Summons during this turn",
)
def forbids_in_your_turn(not_cast: Filter) -> Static:
    return Static(changes=(NO_PLAY,), affects=not_cast, when=TurnOf())


@WHEN.rule(
    "clause",
    "<not-cast> [during] this turn",
    example="your opponent cannot cast Summons this turn",
    miss="your opponent cannot cast Summons",
)
@WHEN.rule(
    "clause",
    "during this turn , <not-cast>",
    example="during this turn, players cannot cast Fire Summons",
    miss="players cannot cast Fire Summons",
)
def forbids_for_now(not_cast: Filter) -> Clause:
    return Clause(ModifyAll(not_cast, (NO_PLAY,), END_OF_TURN), about=NONE)


@WHEN.rule(
    "state-of",
    "~ gains <gains> and ~s power becomes <number>",
    example="~ gains Haste and ~s power becomes 7000",
    miss="~ gains Haste and its cost becomes 7",
)
def gains_and_has(gains: Changes, number: int) -> Static:
    return Static(changes=(*gains, SetStats((number,))))


@WHEN.rule("state-of", "~s power becomes <number>", example="~s power becomes 7000", miss="~s cost becomes 7")
def has_power(number: int) -> Static:
    return Static(changes=(SetStats((number,)),))


GUARDED = ("cannot be chosen by", "cannot be removed from the game by")
WHEN.same("guarded", dict(zip(GUARDED, ("be chosen", "be removed from the game"), strict=True)))


@WHEN.rule(
    "static",
    "all [the] <noun> <action:guarded> <source>",
    example="all cards in your Break Zone cannot be chosen by your opponent's Summons",
    miss="all cards in your Break Zone can be chosen by your opponent's Summons",
)
def guards_fallen(noun: Noun, action: str, source: Filter) -> Static | None:
    """Cards of the break zone, which effects reach there like those of the field."""
    wanted = noun.placed() if noun.zone == BREAK else None
    return None if wanted is None else Static(changes=(Restrict(Cannot(action, source)),), affects=wanted)


FALLS = "is put from the field into the Break Zone"
WHEN.same("gone-instead", {f"remove {it} from the game instead": OUTSIDE for it in ("it", "that card")})


@WHEN.rule(
    "diverted",
    f"(a|an) <noun> {FALLS}",
    example=f"a Forward opponent controls {FALLS}",
    miss="a Forward opponent controls is put into the Break Zone",
)
def diverted(noun: Noun) -> Filter | None:
    return noun.placed() if noun.zone in ("", FIELD) else None


@WHEN.rule(
    "substitution",
    "if <diverted> , <gone-instead>",
    example=f"if a Forward opponent controls {FALLS}, remove it from the game instead",
    miss=f"if a Forward opponent controls {FALLS}, you may remove it from the game instead",
)
def removed_instead(diverted: Filter, gone_instead: str) -> Replacement:
    return Replacement(event=Leaves(diverted, (BREAK,)), destination=gone_instead)


@WHEN.rule(
    "substitution",
    f"if ~ {FALLS} , <gone-instead>",
    example=f"if ~ {FALLS}, remove it from the game instead",
    miss=f"if ~ {FALLS}, remove it from the game",
)
def removed_itself(gone_instead: str) -> Replacement:
    return Replacement(event=Leaves(None, (BREAK,)), destination=gone_instead)


@WHEN.rule(
    "clause",
    "if <diverted> this turn , <gone-instead>",
    example=f"if a Forward opponent controls {FALLS} this turn, remove it from the game instead",
    miss=f"if a Forward opponent controls {FALLS}, remove it from the game instead",
)
@WHEN.rule(
    "clause",
    "during this turn , if <diverted> , <gone-instead>",
    example=f"during this turn, if a Forward {FALLS}, remove it from the game instead",
    miss=f"if a Forward {FALLS}, remove it from the game instead",
)
def removed_this_turn(diverted: Filter, gone_instead: str) -> Clause:
    instead = Replacement(event=Leaves(diverted, (BREAK,)), destination=gone_instead)
    return Clause(Later(instead, until=END_OF_TURN), about=NONE)


FROM_BREAK = Restrict(CanBePlayedFrom((BREAK,)))
HERE = Static(changes=(FROM_BREAK,), zones=(BREAK,), only_there=True)
WHEN.same("static", {f"you (can|may) cast ~ from {place} break zone": HERE for place in ("the", "your")})


@WHEN.rule(
    "static",
    "you (can|may) cast <noun>",
    example="you can cast Summons in your Break Zone",
    miss="you can cast Summons in your hand",
)
def castable_from_break(noun: Noun) -> Static | None:
    wanted = noun.placed() if noun.zone == BREAK and noun.whose == "you" else None
    return None if wanted is None else Static(changes=(FROM_BREAK,), affects=wanted)


@WHEN.rule(
    "other-way",
    "during your turn , <other-way>",
    example="during your turn, you can pay {cp-1} (instead of paying the CP cost) to cast ~",
    miss="during your opponent's turn, you can pay {cp-1} (instead of paying the CP cost) to cast ~",
)
def other_way_in_your_turn(other_way: Way) -> Way | None:
    return _way_when(other_way, TurnOf())


@WHEN.rule(
    "other-way",
    "if <condition> , <other-way>",
    example="if you control a Forward, you can pay {cp-1} (instead of paying the CP cost) to cast ~",
    miss="if you control a Forward, you pay {cp-1} (instead of paying the CP cost) to cast ~",
)
def other_way_on_condition(condition: Condition, other_way: Way) -> Way | None:
    return None if mentions(condition, THAT) else _way_when(other_way, condition)


def _way_when(way: Way, condition: Condition) -> Way | None:
    return replace(way, when=condition) if way.when is None else None


ATTACK_STEPS = ("attack preparation", "attack declaration", "blocker declaration", "damage resolution")


@WHEN.rule(
    "static",
    "during each attack phase , <state-of>",
    example="during each Attack Phase, ~ cannot be broken",
    miss="during each turn, ~ cannot be broken",
)
def in_attack_phases(state_of: Static) -> Static | None:
    return when(state_of, DuringStep(ATTACK_STEPS))
