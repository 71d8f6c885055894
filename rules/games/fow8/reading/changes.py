"""What Force of Will's texts give to cards and forbid them, for some time or as long as a card is there."""

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.abilities import Ability
from rules.language.amounts import Amount, Count, Times
from rules.language.changes import (
    AddRaces,
    AddStats,
    Change,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    LoseKeywords,
    Restrict,
    SetRaces,
    SetStats,
)
from rules.language.filters import IsPlayer
from rules.language.restrictions import Can, Cannot, Must
from rules.reading.grammar import Rules

RULES = Rules()
Changes = tuple[Change, ...]


@RULES.rule("signed", "{+} <integer>".replace("{+}", "+"), example="+ 200", miss="200")
def more(integer: int) -> int:
    return integer


@RULES.rule("signed", "- <integer>", example="- 200", miss="+ 200")
def less(integer: int) -> int:
    return -integer


@RULES.rule("signed", "<integer>", example="0", miss="+ 0")
def no_change(integer: int) -> int | None:
    return integer if integer == 0 else None


@RULES.rule(
    "figures", "{[} <attack:signed> / <defense:signed> {]}", example="[ + 200 / - 200 ]", miss="[ 200 / 200 ]"
)
def figures(attack: int, defense: int) -> tuple[int, int]:
    return attack, defense


@RULES.rule("counter", "<figures>", example="[ + 100 / + 100 ]", miss="+ 100")
def counter_of_figures(figures: tuple[int, int]) -> str:
    """Return the name of a counter that changes ATK and DEF (1022.2)."""
    return "/".join(f"{one:+d}" for one in figures)


@RULES.rule("change", "<figures>", example="[ + 200 / + 200 ]", miss="+ 200 / + 200")
def stronger(figures: tuple[int, int]) -> Change:
    return AddStats(figures)


@RULES.rule(
    "change",
    "<figures> for each <noun>",
    example="[ + 100 / + 100 ] for each Elf you control",
    miss="[ + 100 / + 100 ]",
)
def stronger_for_each(figures: tuple[int, int], noun: Noun) -> Change | None:
    wanted = everywhere(noun)
    return None if wanted is None else AddStats(tuple(_times(one, Count(wanted)) for one in figures))


def _times(each: int, amount: Amount) -> Amount:
    return 0 if each == 0 else Times(amount, each)


@RULES.rule("change", "<keyword>", example="[Flying]", miss="flying")
def keyword(keyword: str) -> Change:
    return GainKeywords(frozenset({keyword}))


@RULES.rule(
    "change",
    '" <ability> "',
    example='" { rest } : draw a card "'.replace("{ rest }", "{Rest}"),
    miss="{Rest} : draw a card",
)
def ability(ability: tuple[Ability, ...]) -> Change:
    return GainAbilities(ability)


@RULES.rule("changes", "<change>", example="[Flying]", miss="[Flying] and")
def one_change(change: Change) -> Changes:
    return (change,)


@RULES.rule(
    "changes",
    "<changes> (,|and|, and) <change>",
    example="[ + 200 / + 200 ] and [Flying]",
    miss="[ + 200 / + 200 ] or [Flying]",
)
def more_changes(changes: Changes, change: Change) -> Changes:
    last = changes[-1]
    if isinstance(last, GainKeywords) and isinstance(change, GainKeywords):
        return (*changes[:-1], GainKeywords(last.words | change.words))
    return (*changes, change)


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


@RULES.rule("doing", "(gains|gain|has|have) <changes>", example="gains [Flying]", miss="loses [Flying]")
def gains(changes: Changes) -> Changes:
    return changes


@RULES.rule("doing", "<changes:prohibition>", example="cannot attack", miss="attack")
@RULES.rule("doing", "<changes:permission>", example="must attack if able", miss="attack if able")
def restricted(changes: Changes) -> Changes:
    return changes


@RULES.rule("doing", "(loses|lose) all abilities", example="loses all abilities", miss="gains all abilities")
def loses_all() -> Changes:
    return (LoseAllAbilities(),)


@RULES.rule("doing", "(loses|lose) <keyword>", example="loses [Flying]", miss="gains [Flying]")
def loses(keyword: str) -> Changes:
    return (LoseKeywords(frozenset({keyword})),)


@RULES.rule(
    "doing",
    "becomes {[} <attack:integer> / <defense:integer> {]}",
    example="becomes [ 500 / 500 ]",
    miss="becomes [ + 500 / + 500 ]",
)
@RULES.rule(
    "doing",
    "become {[} <attack:integer> / <defense:integer> {]}",
    example="become [ 500 / 500 ]",
    miss="become [ + 500 / + 500 ]",
)
def becomes_figures(attack: int, defense: int) -> Changes:
    return (SetStats((attack, defense)),)


@RULES.rule("doing", "becomes (a|an) <race>", example="becomes an Elf", miss="becomes Elf")
def becomes_race(race: str) -> Changes:
    """What becomes of a race loses those it had (1020.1)."""
    return (SetRaces(frozenset({race})),)


@RULES.rule("doing", "(gains|gain) <race> [race]", example="gains Elf race", miss="gains race")
def gains_race(race: str) -> Changes:
    return (AddRaces(frozenset({race})),)


@RULES.rule("doings", "<doing>", example="gains [Flying]", miss="[Flying]")
def one_doing(doing: Changes) -> Changes:
    return doing


@RULES.rule(
    "doings",
    "<doings> (,|and|, and) <doing>",
    example="gains [Flying] and cannot block",
    miss="gains [Flying] or cannot block",
)
def more_doings(doings: Changes, doing: Changes) -> Changes:
    return (*doings, *doing)
