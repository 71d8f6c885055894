"""References in Force of Will's texts to cards handled "this way", by an earlier effect of the same text."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language import effects as fx
from rules.language.amounts import Amount, CostOf, Count, CountOf, StatOf, TotalCost
from rules.language.conditions import Compare, Condition, Is
from rules.language.effects import Effect
from rules.language.filters import All, Filter, InZone, OneOf
from rules.language.references import Chosen, Each, It
from rules.reading.clauses import THAT, Clause, mentions, rebuilt, substituted
from rules.reading.grammar import Rules

RULES = Rules()
DONE: dict[str, Callable[[Effect], bool]] = {
    "removed": lambda one: isinstance(one, fx.MoveTo) and one.zone == "removed area",
    "banished": lambda one: isinstance(one, fx.MoveTo) and one.zone == "graveyard",
    "destroyed": lambda one: isinstance(one, fx.Destroy),
    "discarded": lambda one: isinstance(one, fx.Discard | fx.DiscardHand),
    "rested": lambda one: isinstance(one, fx.Rest),
    "recovered": lambda one: isinstance(one, fx.Recover),
    "returned": lambda one: isinstance(one, fx.MoveTo) and one.zone == "hand",
    "revealed": lambda one: isinstance(one, fx.Reveal) and one.effect == fx.NOTHING,
    "put into your graveyard": lambda one: isinstance(one, fx.MoveTo) and one.zone == "graveyard",
}
"""Which effects each verb before "this way" means."""
WHERE = {
    "removed": ("removed area",),
    "returned": ("hand",),
    "rested": ("field", "magic stone area"),
    "recovered": ("field", "magic stone area"),
    "revealed": ("hand",),
}
"""The zones where such cards are afterwards; for all other verbs, `AWAY`."""
AWAY = ("graveyard", "removed area")


def way(word: str) -> It:
    """Return a stand-in for the cards handled "this way" until it is known which effect is meant."""
    return It(f"way {word}")


RULES.same("done", {f"{word}{middle} this way": word for word in DONE for middle in ("", " in")})
RULES.same("done", {"removed from the game this way": "removed"})


@RULES.rule(
    "noun",
    "<noun> <done>",
    example="resonator removed this way",
    miss="resonator removed that way",
)
def handled(noun: Noun, done: str) -> Noun | None:
    if noun.said:
        return None
    own = noun.zones if done in ("rested", "recovered") else ()
    zones = own or WHERE.get(done, AWAY)
    return replace(noun, zones=zones, said=True).asks(OneOf(way(done)))


@RULES.rule(
    "counted",
    "the total cost of the <noun> <done>",
    example="the total cost of the card removed this way",
    miss="the total cost of the card removed",
)
@RULES.rule(
    "counted",
    "the <done-so> <noun>'s total cost".replace("<noun>'s", "<whose-cost>"),
    example="the banished resonator's total cost",
    miss="the resonator's total cost",
)
def cost_of_one(
    done: str = "", noun: Noun | None = None, done_so: str = "", whose_cost: bool = False
) -> Amount:
    """A text in the singular handles only one card."""
    return CostOf(way(done or done_so))


RULES.same("done-so", {word: word for word in DONE if " " not in word})
RULES.same("whose-cost", {f"{what}'s": True for what in ("resonator", "card", "J/resonator", "spell")})


@RULES.rule(
    "counted",
    "the <done-so> <whose-cost> <stat>",
    example="the destroyed resonator's ATK",
    miss="the resonator's ATK",
)
@RULES.rule(
    "counted",
    "the <stat> of the <done-so> (resonator|card|J/resonator)",
    example="the ATK of the destroyed resonator",
    miss="the ATK of the resonator",
)
def stat_of_one(done_so: str, stat: str, whose_cost: bool = False) -> Amount:
    return StatOf(way(done_so), stat)


RULES.same("you-did", {f"you {word}": word for word in ("banished", "discarded", "removed", "destroyed")})


@RULES.rule(
    "counted",
    "the combined total cost of [the] <noun>",
    example="the combined total cost of the cards removed this way",
    miss="the combined total cost of them",
)
def cost_of_all(noun: Noun) -> Amount | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else TotalCost(wanted)


@RULES.rule(
    "condition",
    "<number> or more <noun> (are|were) <done>",
    example="two or more cards are removed this way",
    miss="two cards are removed this way",
)
def so_many(number: int, noun: Noun, done: str) -> Condition | None:
    found = handled(noun, done)
    wanted = None if found is None else everywhere(found)
    return None if wanted is None else Compare(Count(wanted), ">=", number)


@RULES.rule(
    "clause",
    "reveal any number of <noun>",
    example="reveal any number of Elf cards from your hand",
    miss="reveal any number of Elf cards",
)
def any_shown(noun: Noun) -> Clause | None:
    """Cards of one's own hand, revealed until the effect that refers to them is done."""
    wanted = everywhere(noun)
    if wanted is None or not noun.said or noun.zones != ("hand",):
        return None
    return Clause(fx.Reveal(Chosen(wanted, Count(wanted), 0), fx.NOTHING))


@RULES.rule(
    "condition",
    "<you-did> (a|an) <noun> [in] this way",
    example="you banished a resonator this way",
    miss="you banished a resonator",
)
def was_such(you_did: str, noun: Noun) -> Condition | None:
    return None if noun.said else Is(way(you_did), noun.filter)


def resolved(parts: list[Clause]) -> list[Clause] | None:
    """Return clauses with "it" in place of "this way"; None if no earlier clause does such a thing."""
    while (asked := _asked(parts)) is not None:
        found = _meant(parts, *asked)
        if found is None:
            return None
        parts = found
    return parts


def _asked(parts: list[Clause]) -> tuple[int, str] | None:
    """Return the first clause, by index, that says "this way", and with which verb."""
    for place, one in enumerate(parts):
        for word in DONE:
            if mentions((one.effect, one.targets), way(word)):
                return place, word
    return None


def _meant(parts: list[Clause], place: int, word: str) -> list[Clause] | None:
    before = [at for at in range(place) if does(parts[at].effect, word)]
    if not before or mentions(parts[place].targets, way(word)):
        return None
    start = before[-1]
    if any(mentions((one.effect, one.targets), THAT) for one in parts[start + 1 :]):
        return None
    meant = parts[start]
    if word == "revealed":
        return _while_shown(parts, start, place)
    found = [replace(one, about=None) if start < at < place else one for at, one in enumerate(parts)]
    about = meant.about if isinstance(meant.about, Effect) and does(meant.about, word) else meant.effect
    found[start] = replace(meant, about=about)
    effect = rebuilt(parts[place].effect, lambda node: counted(node, way(word), picked_by(about)))
    if effect is None or mentions(effect, LOST):
        return None
    found[place] = replace(parts[place], effect=substituted(effect, way(word), THAT))
    return found


def _while_shown(parts: list[Clause], start: int, place: int) -> list[Clause] | None:
    """Return clauses in which the effect about revealed cards is done while they are revealed."""
    shown, then = parts[start].effect, parts[place]
    if place != start + 1 or not isinstance(shown, fx.Reveal) or parts[start].targets or then.modes:
        return None
    effect = rebuilt(then.effect, lambda node: counted(node, way("revealed"), picked_by(shown)))
    inner = substituted(effect, way("revealed"), It(shown.name))
    both = replace(then, effect=replace(shown, effect=inner), about=None)
    return [*parts[:start], both, *parts[place + 1 :]]


def does(effect: object, word: str) -> bool:
    """Return whether an effect does what a verb says and nothing else, optionally or not."""
    if isinstance(effect, fx.May):
        return effect.otherwise == fx.NOTHING and does(effect.effect, word)
    return isinstance(effect, Effect) and DONE[word](effect)


LOST = It("lost")
"""Stands for cards of a kind that can no longer be counted after they were put away."""


def picked_by(effect: Effect) -> Filter | None:
    """Return the filter of the cards that an effect handles."""
    inner = effect.effect if isinstance(effect, fx.May) else effect
    what = getattr(inner, "what", None)
    if isinstance(what, Each) or hasattr(what, "filter"):
        return getattr(what, "filter", None)
    return None


def counted(node: object, meant: It, handled: Filter | None) -> object:
    """Return a count of "this way" cards as one of all handled cards, if all of them are of its kind.

    Otherwise it is a count of those of the kind, if they can still be seen.
    """
    if not isinstance(node, Count):
        return node
    asked = node.filter.parts if isinstance(node.filter, All) else (node.filter,)
    if OneOf(meant) not in asked:
        return node
    kinds = [part for part in asked if part != OneOf(meant) and not isinstance(part, InZone)]
    known = getattr(handled, "parts", (handled,))
    if all(part in known for part in kinds):
        return CountOf(meant)
    return Count(OneOf(LOST)) if InZone(AWAY) in asked else node
