"""What Force of Will's texts grant and forbid to cards, for a time or while another card is there."""

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.abilities import Ability
from rules.language.amounts import Amount, Count, CountersOn, DividedBy, Times, X
from rules.language.changes import (
    AddRaces,
    AddStats,
    Change,
    GainAbilities,
    GainKeywords,
    LoseAllAbilities,
    LoseKeywords,
    SetRaces,
    SetStats,
)
from rules.language.references import Each, This
from rules.reading.grammar import Rules

RULES = Rules()
Changes = tuple[Change, ...]


@RULES.rule("signed", "+ <integer>", example="+ 200", miss="200")
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


@RULES.rule("coefficient", "+ X", example="+ X", miss="X")
def plus_x() -> int:
    return 1


@RULES.rule("coefficient", "- X", example="- X", miss="+ X")
def minus_x() -> int:
    return -1


@RULES.rule("coefficient", "+ X00", example="+ X00", miss="+ X")
def plus_hundreds() -> int:
    return 100


@RULES.rule("coefficient", "- X00", example="- X00", miss="+ X00")
def minus_hundreds() -> int:
    return -100


@RULES.rule("coefficient", "[+] 0", example="+ 0", miss="+ 1")
def plus_nothing() -> int:
    return 0


@RULES.rule(
    "change",
    "{[} <attack:coefficient> / <defense:coefficient> {]}",
    example="[ + X / + X ]",
    miss="[ X / X ]",
)
def stronger_by_x(attack: int, defense: int) -> Change | None:
    if not attack and not defense:
        return None
    return AddStats(tuple(_times(one, X()) if one != 1 else X() for one in (attack, defense)))


@RULES.rule(
    "change",
    "<figures> for each <counter> (counter|counters) on (it|this card)",
    example="[ + 100 / + 100 ] for each hope counter on it",
    miss="[ + 100 / + 100 ] for each hope counter on them",
)
def stronger_for_counters(figures: tuple[int, int], counter: str) -> Change:
    amount = CountersOn(This(), counter)
    return AddStats(tuple(_times(one, amount) for one in figures))


@RULES.rule(
    "change",
    "<figures> for each <counter> (counter|counters) on <noun>",
    example="[ + 100 / + 100 ] for each hope counter on your J/ruler",
    miss="[ + 100 / + 100 ] for each hope counter",
)
@RULES.rule(
    "change",
    "<figures> for each <number> <counter> counters on <noun>",
    example="[ + 100 / + 100 ] for each two hope counters on your J/ruler",
    miss="[ + 100 / + 100 ] for each two hope counters",
)
def stronger_for_their_counters(
    figures: tuple[int, int], counter: str, noun: Noun, number: int = 1
) -> Change | None:
    """A bonus for each of the counters, or for each full number of them."""
    wanted = everywhere(noun) if noun.said else None
    if wanted is None or number < 1:
        return None
    amount: Amount = CountersOn(Each(wanted), counter)
    amount = amount if number == 1 else DividedBy(amount, number)
    return AddStats(tuple(_times(one, amount) for one in figures))


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


@RULES.rule(
    "doing", "(gains|gain|has|have|gets|get) <changes>", example="gains [Flying]", miss="loses [Flying]"
)
def gains(changes: Changes) -> Changes:
    return changes


@RULES.rule("doing", "<changes:prohibition>", example="cannot attack", miss="attack")
@RULES.rule("doing", "<changes:permission>", example="must attack if able", miss="may attack")
def restricted(changes: Changes) -> Changes:
    return changes


@RULES.rule("doing", "(loses|lose) all abilities", example="loses all abilities", miss="gains all abilities")
def loses_all() -> Changes:
    return (LoseAllAbilities(),)


@RULES.rule("doing", "(loses|lose) <keyword>", example="loses [Flying]", miss="gains [Flying]")
def loses(keyword: str) -> Changes:
    return (LoseKeywords(frozenset({keyword})),)


@RULES.rule(
    "lost",
    "<one:keyword> [,] and <other:keyword>",
    example="[Flying] and [Swiftness]",
    miss="[Flying] or [Swiftness]",
)
def both_lost(one: str, other: str) -> frozenset[str]:
    return frozenset({one, other})


@RULES.rule(
    "lost",
    "<keyword> , <lost>",
    example="[Flying] , [Precision] and [Swiftness]",
    miss="[Flying] , [Swiftness]",
)
def more_lost(keyword: str, lost: frozenset[str]) -> frozenset[str]:
    return lost | {keyword}


@RULES.rule(
    "doing",
    "(loses|lose) <lost>",
    example="loses [Flying] and [Swiftness]",
    miss="loses [Flying] or [Swiftness]",
)
def loses_several(lost: frozenset[str]) -> Changes:
    return (LoseKeywords(lost),)


@RULES.rule(
    "doing",
    "(gains|gain) <keyword> and <race> in addition to (its|their) (own|other) (races|race)",
    example="gains [Flying] and Elf in addition to its own races",
    miss="gains [Flying] and Elf",
)
def gains_both(keyword: str, race: str) -> Changes:
    return (GainKeywords(frozenset({keyword})), AddRaces(frozenset({race})))


@RULES.rule(
    "doing",
    "(gains|gain) <one:race> and <other:race> in addition to (its|their) (own|other) (races|race)",
    example="gains Elf and Human in addition to its own races",
    miss="gains Elf and Human",
)
def gains_races(one: str, other: str) -> Changes:
    return (AddRaces(frozenset({one, other})),)


@RULES.rule(
    "doing",
    "becomes [a] {[} <attack:integer> / <defense:integer> {]}",
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
    """A card that becomes of a race loses its other races (1020.1)."""
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


@RULES.rule(
    "doing",
    "becomes (a|an) {[} <attack:integer> / <defense:integer> {]} with <keyword>",
    example="becomes a [ 500 / 500 ] with [Flying]",
    miss="becomes a [ 500 / 500 ] without [Flying]",
)
def becomes_with(attack: int, defense: int, keyword: str) -> Changes:
    return (SetStats((attack, defense)), GainKeywords(frozenset({keyword})))
