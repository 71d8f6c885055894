"""What Force of Will's texts forbid, allow or force cards to do."""

from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.language.changes import GainKeywords, Restrict
from rules.language.filters import Filter, InZone, IsPlayer
from rules.language.restrictions import Can, Cannot, Must
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "prohibition", "cannot attack <they>", example="cannot attack your opponent", miss="cannot attack"
)
def cannot_attack_player(they: Who) -> Changes | None:
    """The player it cannot attack must be named."""
    if they.player != "opponent":
        return None
    return (Restrict(Cannot("attack", IsPlayer("opponent"))),)


RULES.same("prohibition", {"cannot attack players": (Restrict(Cannot("attack", IsPlayer("opponent"))),)})


@RULES.rule("prohibition", "cannot attack <noun>", example="cannot attack resonators", miss="cannot attack")
def cannot_attack_such(noun: Noun) -> Changes | None:
    wanted = everywhere(noun)
    return None if wanted is None else (Restrict(Cannot("attack", wanted)),)


RULES.same(
    "ban",
    {
        "attack": ("attack",),
        "block": ("block",),
        "attack or block": ("attack", "block"),
        "be attacked": ("be attacked",),
        "be blocked": ("be blocked",),
        "be destroyed": ("be destroyed",),
        "be attacked or blocked": ("be attacked", "be blocked"),
        "be returned to its owner's hand": ("be returned to hand",),
        "be returned to their owner's hand": ("be returned to hand",),
        "be returned to their owners' hands": ("be returned to hand",),
        "be returned to any player's hand": ("be returned to hand",),
    },
)


@RULES.rule("prohibition", "cannot <ban>", example="cannot attack", miss="can attack")
def banned(ban: tuple[str, ...]) -> Changes:
    return tuple(Restrict(Cannot(one)) for one in ban)


@RULES.rule(
    "prohibition",
    "cannot be blocked by <noun>",
    example="cannot be blocked by resonators with [Flying]",
    miss="cannot be blocked except by resonators",
)
def unblockable_by(noun: Noun) -> Changes | None:
    wanted = everywhere(noun)
    return None if wanted is None else (Restrict(Cannot("be blocked", wanted)),)


@RULES.rule(
    "prohibition",
    "cannot be attacked by <noun>",
    example="cannot be attacked by resonators your opponent controls",
    miss="cannot be attacked by",
)
def unattackable_by(noun: Noun) -> Changes | None:
    wanted = everywhere(noun)
    return None if wanted is None else (Restrict(Cannot("be attacked", wanted)),)


@RULES.rule(
    "prohibition", "cannot block <noun>", example="cannot block resonators with [Flying]", miss="cannot block"
)
def cannot_block(noun: Noun) -> Changes | None:
    wanted = everywhere(noun)
    return None if wanted is None else (Restrict(Cannot("block", wanted)),)


@RULES.rule(
    "prohibition",
    "cannot be targeted by spells or abilities your opponent controls",
    example="cannot be targeted by spells or abilities your opponent controls",
    miss="cannot be targeted by spells your opponent controls",
)
@RULES.rule(
    "prohibition",
    "cannot be targeted by spells or abilities controlled by your opponent",
    example="cannot be targeted by spells or abilities controlled by your opponent",
    miss="cannot be targeted by spells controlled by your opponent",
)
def shielded() -> Changes:
    return (Restrict(Cannot("be targeted", IsPlayer("opponent"))),)


@RULES.rule(
    "prohibition",
    "cannot be targeted by spells or abilities",
    example="cannot be targeted by spells or abilities",
    miss="cannot be targeted by spells",
)
def untargetable() -> Changes:
    return (Restrict(Cannot("be targeted")),)


@RULES.rule(
    "prohibition",
    "cannot be targeted by a spell",
    example="cannot be targeted by a spell",
    miss="cannot be targeted by an ability",
)
@RULES.rule(
    "prohibition", "cannot be targeted by spells", example="cannot be targeted by spells", miss="be targeted"
)
def safe_from_spells() -> Changes:
    """Spells are cards on the chase; abilities belong to cards elsewhere."""
    return (Restrict(Cannot("be targeted", InZone(("chase area",)))),)


@RULES.rule(
    "prohibition",
    "cannot be targeted by spells with <having> or abilities on a card with <other:having>",
    example="cannot be targeted by spells with total cost 9 or less or abilities on a card with "
    "total cost 9 or less",
    miss="cannot be targeted by spells with total cost 9 or less or abilities",
)
def safe_from_such(having: Filter, other: Filter) -> Changes | None:
    return (Restrict(Cannot("be targeted", having)),) if having == other else None


@RULES.rule(
    "permission",
    "can attack (in|during|on) the turn (it's|it is|that it was|it was) summoned",
    example="can attack in the turn it's summoned",
    miss="can attack in the turn",
)
@RULES.rule(
    "permission",
    "can attack in the same turn it (enters|entered) (your|the) field",
    example="can attack in the same turn it enters your field",
    miss="can attack in the same turn",
)
def attacks_at_once() -> Changes:
    return (Restrict(Can("attack at once")),)


@RULES.rule("permission", "(attacks|attack) if able", example="attacks if able", miss="attacks if")
@RULES.rule("permission", "must attack if able", example="must attack if able", miss="must block if able")
def has_to_attack() -> Changes:
    return (Restrict(Must("attack")),)


@RULES.rule(
    "permission",
    "can attack recovered J/resonators",
    example="can attack recovered J/resonators",
    miss="can attack recovered",
)
def attacks_recovered() -> Changes:
    return (GainKeywords(frozenset({"Precision"})),)
