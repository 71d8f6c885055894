"""What keywords of Force of Will forbid, require and allow (1100), and the actions concerned."""

from rules.language.filters import IsPlayer, IsRested, Not, WithKeyword
from rules.language.restrictions import Can, Cannot, Must, Restriction

ATTACK, BLOCK, BE_ATTACKED, BE_BLOCKED = "attack", "block", "be attacked", "be blocked"
ATTACK_AT_ONCE, REST_AT_ONCE = "attack at once", "rest at once"
BE_TARGETED, BE_DESTROYED, BE_PLAYED = "be targeted", "be destroyed", "be played"
BE_CHASED, TRIGGER = "be chased", "trigger"
BE_CANCELLED, BE_RETURNED = "be cancelled", "be returned to hand"
CHOSEN_TO_ATTACK, ATTACK_UNRESTED, BLOCK_UNRESTED = "be chosen to attack", "attack unrested", "block unrested"
RECOVER_IN_PHASE = "recover in recovery phase"
USE_ABILITIES = "use abilities"
"""Actions that effects forbid, require or allow, besides those that the kernel asks about."""

BLOCKS_FLYING = "Blocks Flying"
"""The keyword of cards whose text says that they can block those with Flying; it is never printed."""
FLYING = WithKeyword(frozenset({"Flying", BLOCKS_FLYING}))
"""Cards that can block one with Flying."""
MEANINGS: dict[str, tuple[Restriction, ...]] = {
    "Flying": (Cannot(BE_BLOCKED, Not(FLYING)),),
    "Precision": (Can(ATTACK, IsRested(False)),),
    "Swiftness": (Can(ATTACK_AT_ONCE), Can(REST_AT_ONCE)),
    "Bloodlust": (Must(ATTACK),),
    "Eternal": (Cannot(BE_DESTROYED),),
    "Barrier": (Cannot(BE_TARGETED, IsPlayer("opponent")),),
}
"""Keywords that forbid, require or allow something (1103, 1106, 1107, 1120, 1123, 1139).

Explode, Bane and Drain are automatic abilities (`keywords`), which wait after damage is dealt (1105, 1135,
1138). Others are in code: First Strike and Pierce change how the damage of a battle is dealt, Imperishable
and Remnant where their card goes, and the rest are costs, counters or numbers of the card itself: Quickcast,
Energize, Mana, Judgment, Divinity, Mobilize, Limit, Shift. Restrictions are about cards, so a player with
Barrier is handled separately (`keywords.is_player_shielded`).
"""
