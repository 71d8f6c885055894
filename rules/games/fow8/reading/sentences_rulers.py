"""Force of Will's texts about rulers, judgments and playing spells, and choices before a colon."""

from rules.games.fow8.definitions import WILLS
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.costs import Will
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.sentences import BURIED, Steps
from rules.games.fow8.reading.statics_names import UNPLAYABLE, UNPLAYED
from rules.games.fow8.reading.verbs_zones import Put, moved
from rules.language import effects as fx
from rules.language.abilities import Ability, KeywordAbility, Static
from rules.language.amounts import CountersOn, Depending, Times
from rules.language.conditions import Condition
from rules.language.costs import Cost, Pay
from rules.language.filters import Controlled, Filter, HostOf, OfRace, OneOf
from rules.language.references import This
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, acting, choosing, narrowed

RULES = Rules()
RULES.same("put", {"into your ruler area , as a ruler": ("ruler area", "top", False, None)})


@RULES.rule(
    "sentences",
    "choose <target> : <sentences>",
    example="choose target resonator : destroy it",
    miss="choose a resonator : destroy it",
)
def chosen_first(target: Picked, sentences: Steps) -> Steps | None:
    one = choosing(target)
    return None if one is None else (one, *sentences)


@RULES.rule(
    "sentence",
    "it may deal <integer> damage to <target> for each <counter> counter on it . if it does , remove all "
    "<other:counter> counters from it",
    example="it may deal 300 damage to target resonator for each hope counter on it . if it does , remove "
    "all hope counters from it",
    miss="it may deal 300 damage to target resonator for each hope counter on it",
)
def spent_on_damage(integer: int, target: Picked, counter: str, other: str) -> Steps | None:
    held = CountersOn(THAT, counter)
    one = acting(target, lambda cards: fx.DealDamage(cards, Times(held, integer), THAT))
    if one is None or counter != other or target.most != 1:
        return None
    taken = fx.PutCounters(THAT, counter, Times(held, -1))
    return (Clause(fx.IfYouDo(fx.May(one.effect), taken), one.targets, one.least),)


RULES.same("spells-said", {"normal spells or summon spells": True, "spells": True})


@RULES.rule(
    "clause",
    "<they> cannot play <spells-said> <this-turn>",
    example="your opponent cannot play spells until end of turn",
    miss="your opponent cannot play abilities until end of turn",
)
def no_spells(they: Who, spells_said: bool, this_turn: bool) -> Clause:
    """They can play no cards at all, since every card that is played is a spell (706)."""
    wanted = narrowed(UNPLAYED, Controlled(they.player))
    return Clause(fx.ModifyAll(wanted, (UNPLAYABLE,)), they.targets)


@RULES.rule(
    "clause",
    "<they> cannot play <noun> <this-turn>",
    example="your opponent cannot play chants until end of turn",
    miss="your opponent cannot play until end of turn",
)
def none_of_these(they: Who, noun: Noun, this_turn: bool) -> Clause | None:
    if noun.said or noun.zones not in ((), ("field",)):
        return None
    wanted = narrowed(noun.filter, UNPLAYED, Controlled(they.player))
    return Clause(fx.ModifyAll(wanted, (UNPLAYABLE,)), they.targets)


@RULES.rule(
    "paragraph",
    "<judgment> [:|pay] <wills> : if <condition> , you may pay {0} to play this ability instead",
    example="[Judgment] pay {G} {2} : if you control an Elf , you may pay {0} to play this ability instead",
    miss="[Judgment] pay {G} {2} : if you control an Elf , you may pay {1} to play this ability instead",
)
def judged_for_nothing(judgment: bool, wills: tuple[Will, ...], condition: Condition) -> Paragraph | None:
    """A judgment that is free under a condition."""
    free = sum(one for one in wills if isinstance(one, int))
    kinds = dict.fromkeys(one for one in wills if isinstance(one, str))
    if "X" in kinds or mentions(condition, THAT):
        return None
    owed = [(kind, wills.count(kind)) for kind in sorted(kinds, key=WILLS.index)]
    parts = [Pay(Depending(condition, 0, count), kind) for kind, count in owed]
    parts += [Pay(Depending(condition, 0, free))] if free else []
    printed = f"Judgment {''.join(f'{{{one}}}' for one in wills)}"
    asks = KeywordAbility(keyword="Judgment", cost=Cost(tuple(parts)))
    return Paragraph((asks,), frozenset({printed}))


@RULES.rule(
    "bare",
    "<one:race> , <other:race> [,] or <last:race> <head>",
    example="Elf , Human or Dragon resonator",
    miss="Elf , Human and Dragon resonator",
)
def of_three_races(one: str, other: str, last: str, head: Noun) -> Noun:
    return head.asks(OfRace(frozenset({one, other, last})))


@RULES.rule(
    "static",
    "if the <noun> with this is <names> , it gains <changes>",
    example='if the resonator with this is "Fire Magic Stone" , it gains [Flying]',
    miss="if the resonator with this is an Elf , it gains [Flying]",
)
def host_by_name(noun: Noun, names: Filter, changes: Changes) -> tuple[Ability, ...] | None:
    wanted = everywhere(noun)
    if wanted is None or noun.said:
        return None
    return (Static(changes, narrowed(wanted, HostOf(OneOf(This())), names)),)


RULES.same("own-grave", {"in your graveyard": True, "from your graveyard": True, "from a graveyard": True})


@RULES.rule(
    "clause",
    "(put|return) this card <own-grave> <put>",
    example="put this card from your graveyard into your hand",
    miss="put this card from your graveyard",
)
def out_of_graveyard(own_grave: bool, put: Put) -> Clause:
    """The card itself, in the zone where it went (302.3a)."""
    return Clause(moved(BURIED, put))
