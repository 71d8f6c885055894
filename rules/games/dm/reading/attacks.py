"""What creatures can attack and be attacked by: only certain cards, one that must be attacked, nobody."""

from rules.games.dm.reading.changes import BATTLE_CREATURES
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.statics import Abilities
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.durations import Duration
from rules.language.filters import Controlled, InZone, IsPlayer, Not
from rules.language.restrictions import Cannot, Must, Restriction
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
DRAWS_ATTACKS = Restrict(Must("be attacked"))
"""An attacker that could attack this creature attacks nothing else; nobody has to attack."""


@RULES.rule(
    "restriction",
    "can attack only <cards>",
    example="can attack only fire creatures",
    miss="can attack fire creatures",
)
@RULES.rule(
    "restriction",
    "can only attack <cards>",
    example="can only attack fire creatures",
    miss="can attack fire creatures",
)
def attacks_only(cards: Noun) -> tuple[Restriction, ...] | None:
    if not _are_creatures(cards):
        return None
    others = narrowed(BATTLE_CREATURES, Not(cards.wanted))
    return (Cannot("attack", IsPlayer()), Cannot("attack", others))


@RULES.rule(
    "restriction",
    "can only be attacked by <cards>",
    example="can only be attacked by Ghosts",
    miss="can't be attacked by Ghosts",
)
def attacked_only_by(cards: Noun) -> tuple[Restriction, ...] | None:
    if not _are_creatures(cards):
        return None
    return (Cannot("be attacked", narrowed(BATTLE_CREATURES, Not(cards.wanted))),)


def _are_creatures(cards: Noun) -> bool:
    return cards.kind in ("creature", RACE) and cards.several and not cards.whose and not cards.zone


RULES.same(
    "restriction",
    {
        "attacks your opponent [each turn] if able": (Must("attack", IsPlayer("opponent")),),
        "must attacks if able": (Must("attack"),),
    },
)
RULES.same(
    "foe-attacks",
    {
        "(when|whenever) (an opponent's creature|your opponent's creature|one of your opponent's creatures) "
        "attacks , (they|it|that creature) [must] (attack|attacks)": True,
        "if your opponent's creatures attack , they [must] attack": True,
        "your opponent's attacking creatures [must] attack": True,
    },
)


@RULES.rule(
    "static",
    "<foe-attacks> this creature if able",
    example="whenever an opponent's creature attacks, it attacks this creature if able",
    miss="whenever an opponent's creature attacks, this creature attacks if able",
)
def draws_attacks(foe_attacks: bool) -> Abilities:
    return (Static((DRAWS_ATTACKS,)),)


@RULES.rule(
    "static",
    "<foe-attacks> <cards> if able",
    example="your opponent's attacking creatures attack Ghosts if able",
    miss="your opponent's creatures attack Ghosts if able",
)
def others_draw_attacks(foe_attacks: bool, cards: Noun) -> Abilities | None:
    if not _are_creatures(cards):
        return None
    yours = narrowed(InZone((BATTLE,)), Controlled("you"), CREATURE, cards.wanted)
    return (Static((DRAWS_ATTACKS,), affects=yours),)


@RULES.rule(
    "deed",
    "<until> , <foe-attacks> that creature if able",
    example="this turn, whenever an opponent's creature attacks, they attack that creature if able",
    miss="this turn, whenever that creature attacks, they attack if able",
)
def it_draws_attacks(until: Duration, foe_attacks: bool) -> Clause:
    return Clause(fx.Modify(THAT, (DRAWS_ATTACKS,), until), about=UNSAID)


@RULES.rule(
    "deed",
    "<until> , <foe-attacks> creatures if able",
    example="this turn, whenever an opponent's creature attacks, they attack creatures if able",
    miss="this turn, whenever a creature attacks, they attack creatures if able",
)
def creatures_draw_attacks(until: Duration, foe_attacks: bool) -> Clause:
    yours = narrowed(InZone((BATTLE,)), Controlled("you"), CREATURE)
    return Clause(fx.ModifyAll(yours, (DRAWS_ATTACKS,), until), about=UNSAID)
