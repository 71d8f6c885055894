"""Cards that may cost less to use: all of a kind, on a condition, the first of a turn.

JUDGEMENT: a player who may pay less does. All they give up is paying more mana.
"""

from dataclasses import replace

from rules.games.dm.reading.nouns import CREATURE, RACE, Noun
from rules.games.dm.reading.statics import Abilities
from rules.language.abilities import Static
from rules.language.changes import ChangeCost
from rules.language.conditions import Condition, Fails, Happened, TurnOf
from rules.language.events import Plays
from rules.language.filters import Controlled, Filter
from rules.language.references import Player
from rules.reading.clauses import THAT, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import narrowed

RULES = Rules()
_USED = {
    "summon": ("creature", RACE),
    "cast": ("spell",),
    "use": ("creature", RACE, "spell", "cross gear", "aura"),
}
RULES.same(
    "may-cost",
    {
        "may [each] cost [up to]": True,
        "[each] cost up to": True,
    },
)


@RULES.rule(
    "lowered",
    "<cards> <may-cost> <n:integer> less to <use-verb>",
    example="your Humans may each cost up to 3 less to summon",
    miss="your Humans may each cost up to 3 to summon",
)
@RULES.rule(
    "lowered",
    "<cards> [each] (cost|costs) <n:integer> less to <use-verb>",
    example="your Ghosts each cost 7 less to summon",
    miss="your Ghosts each cost 7 more to summon",
)
@RULES.rule(
    "lowered",
    "you may have <cards> cost <n:integer> less to <use-verb>",
    example="you may have your fire creatures cost 3 less to summon",
    miss="you may have your fire creatures cost 3 more to summon",
)
def lowered(cards: Noun, n: int, use_verb: str, may_cost: bool = True) -> Abilities | None:
    wanted = used(cards, use_verb)
    return None if wanted is None else (Static((ChangeCost(less=(("mana", n),)),), affects=wanted),)


def used(cards: Noun, use_verb: str) -> Filter | None:
    """Return the filter for cards being used, wherever they are; None if the verb is not for them."""
    if cards.zone or cards.kind not in _USED[use_verb]:
        return None
    summoned = (CREATURE,) if cards.kind == RACE and use_verb == "summon" else ()
    return narrowed(*cards.anywhere(), *summoned)


@RULES.rule(
    "lowered",
    "<lowered> and <other:lowered>",
    example="your Humans may cost 3 less to summon and your Ghosts may cost 3 less to summon",
    miss="your Humans may cost 3 less to summon your Ghosts may cost 3 less to summon",
)
def both_lowered(lowered: Abilities, other: Abilities) -> Abilities:
    return lowered + other


@RULES.rule(
    "statics",
    "<lowered> . [however ,] <floor> .",
    example="your Humans may each cost 3 less to summon. they can't cost less than 3.",
    miss="your Humans may each cost 3 less to summon.",
)
def down_to(lowered: Abilities, floor: int) -> Abilities:
    return tuple(
        replace(
            one,
            changes=tuple(
                replace(change, floor=floor) for change in one.changes if isinstance(change, ChangeCost)
            ),
        )
        for one in lowered
        if isinstance(one, Static)
    )


@RULES.rule(
    "paragraph",
    "if <condition> , <lowered> . <floor> .",
    example="if you have no shields, your Humans may each cost 3 less to summon. "
    "they can't cost less than 3.",
    miss="if you have no shields, your Humans may each cost 3 less to summon.",
)
def on_condition(condition: Condition, lowered: Abilities, floor: int) -> Paragraph | None:
    if mentions(condition, THAT):
        return None
    made = down_to(lowered, floor)
    return Paragraph(tuple(replace(one, when=condition) for one in made if isinstance(one, Static)))


@RULES.rule(
    "paragraph",
    "during <whose:turn-of> , <lowered> . <floor> .",
    example="during your turn, your Humans may each cost 3 less to summon. they can't cost less than 3.",
    miss="during your turn, your Humans may each cost 3 less to summon.",
)
def in_turn(whose: Player, lowered: Abilities, floor: int) -> Paragraph | None:
    return on_condition(TurnOf(whose), lowered, floor)


RULES.same("first-of-turn", {"each turn , [you may have] the first": True})
RULES.same("less-now", {"(cost|costs|may cost)": True})


@RULES.rule(
    "statics",
    "<first-of-turn> <noun> you <use-verb> <less-now> <n:integer> less [to (summon|cast|use)] . <floor> .",
    example="each turn, you may have the first Ghost you summon cost 3 less. it can't cost less than 3.",
    miss="each turn, you may have the first fire creature you summon cost 3. it can't cost less than 3.",
)
@RULES.rule(
    "statics",
    "the first <noun> you <use-verb> each turn <less-now> <n:integer> less [to (summon|cast|use)] . "
    "<floor> .",
    example="the first Ghost you summon each turn costs 3 less to summon. it can't cost less than 3.",
    miss="the first Ghost you summon costs 3 less to summon. it can't cost less than 3.",
)
def first_is_cheaper(
    noun: Noun, use_verb: str, n: int, floor: int, less_now: bool, first_of_turn: bool = True
) -> Abilities | None:
    wanted = used(noun, use_verb) if not noun.several and not noun.whose else None
    if wanted is None:
        return None
    yours = narrowed(wanted, Controlled("you"))
    change = ChangeCost(less=(("mana", n),), floor=floor)
    return (Static((change,), affects=yours, when=Fails(Happened(Plays(yours)))),)
