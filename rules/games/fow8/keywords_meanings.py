"""What keywords of Force of Will forbid, force and allow (1100), and the actions this is about."""

from rules.language.filters import IsPlayer, IsRested, Not, WithKeyword
from rules.language.restrictions import Can, Cannot, Must, Restriction

ATTACK, BLOCK, BE_ATTACKED, BE_BLOCKED = "attack", "block", "be attacked", "be blocked"
ATTACK_AT_ONCE, REST_AT_ONCE = "attack at once", "rest at once"
BE_TARGETED, BE_DESTROYED, BE_PLAYED = "be targeted", "be destroyed", "be played"
BE_CHASED, TRIGGER = "be chased", "trigger"
BE_CANCELLED, BE_RETURNED = "be cancelled", "be returned to hand"
CHOSEN_TO_ATTACK, ATTACK_UNRESTED, BLOCK_UNRESTED = "be chosen to attack", "attack unrested", "block unrested"
RECOVER_IN_PHASE = "recover in recovery phase"
"""The actions that effects forbid, force and allow, beside those that the kernel asks about."""

BLOCKS_FLYING = "Blocks Flying"
"""What a card has of which a text says that it can block those with Flying; no card prints this word."""
FLYING = WithKeyword(frozenset({"Flying", BLOCKS_FLYING}))
"""The cards that can block one with Flying."""
MEANINGS: dict[str, tuple[Restriction, ...]] = {
    "Flying": (Cannot(BE_BLOCKED, Not(FLYING)),),
    "Precision": (Can(ATTACK, IsRested(False)),),
    "Swiftness": (Can(ATTACK_AT_ONCE), Can(REST_AT_ONCE)),
    "Bloodlust": (Must(ATTACK),),
    "Eternal": (Cannot(BE_DESTROYED),),
    "Barrier": (Cannot(BE_TARGETED, IsPlayer("opponent")),),
}
"""Keywords that forbid, force or allow something (1103, 1106, 1107, 1120, 1123, 1139).

Explode, Bane and Drain are automatic abilities (`keywords`), which wait where damage was dealt (1105, 1135,
1138). In code are First Strike and Pierce, which change how the damage of a battle is dealt, Imperishable
and Remnant, which change where their card goes, and those that are costs, counters or figures of the card
itself: Quickcast, Energize, Mana, Judgment, Divinity, Mobilize, Limit, Shift. A player with Barrier is none
of the cards that restrictions are about (`keywords.is_player_shielded`).
"""
