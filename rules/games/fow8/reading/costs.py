"""Costs of Force of Will's abilities, as cards word them."""

from rules.games.fow8.definitions import WILLS
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.language.costs import (
    Cost,
    CostPart,
    DiscardCards,
    MoveCard,
    Pay,
    PayLife,
    PayX,
    PutAway,
    PutThisAway,
    RestCards,
    RestThis,
    TakeCounters,
    TakeCountersX,
)
from rules.language.filters import Controlled, IsRested, Named, Other
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Parts = tuple[CostPart, ...]
Will = str | int


@RULES.rule("wills", "<will>", example="{W}", miss="W")
def one_will(will: Will) -> tuple[Will, ...]:
    return (will,)


@RULES.rule("wills", "<wills> <will>", example="{W} {2}", miss="{W} , {2}")
def more_wills(wills: tuple[Will, ...], will: Will) -> tuple[Will, ...]:
    return (*wills, will)


@RULES.rule("part", "[pay] <wills>", example="pay {W} {2}", miss="pay W")
def wills(wills: tuple[Will, ...]) -> Parts | None:
    kinds = dict.fromkeys(one for one in wills if isinstance(one, str) and one != "X")
    paid: list[CostPart] = [Pay(wills.count(one), one) for one in sorted(kinds, key=WILLS.index)]
    free = sum(one for one in wills if isinstance(one, int))
    if free:
        paid.append(Pay(free))
    if "X" in wills:
        paid.append(PayX(wills.count("X")))
    return tuple(paid)


@RULES.rule("part", "{Rest}", example="{Rest}", miss="rest")
@RULES.rule("part", "rest this card", example="rest this card", miss="rest a card")
def rest() -> Parts:
    return (RestThis(),)


@RULES.rule("part", "(banish this card|banish it)", example="banish this card", miss="banish a card")
def banish_this() -> Parts:
    return (PutThisAway(),)


@RULES.rule("part", "banish (a|an|one) <noun>", example="banish a resonator", miss="banish this resonator")
def banish_one(noun: Noun) -> Parts | None:
    return _banished(noun, 1)


@RULES.rule("part", "banish another <noun>", example="banish another resonator", miss="banish a resonator")
def banish_another(noun: Noun) -> Parts | None:
    return _banished(noun.asks(Other()), 1)


@RULES.rule("part", "banish <number> <noun>", example="banish two resonators", miss="banish resonators")
def banish_some(number: int, noun: Noun) -> Parts | None:
    return _banished(noun, number)


def _banished(noun: Noun, count: int) -> Parts | None:
    """Players can banish only cards they control (1011.2)."""
    from rules.games.fow8.reading.nouns import controlled

    mine = noun if noun.said else controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine)
    if wanted is None or Controlled("you") not in getattr(wanted, "parts", ()):
        return None
    return (PutAway(wanted),) * count


@RULES.rule(
    "part",
    "discard (a|an|one|another) <noun> [(from|in) your hand]",
    example="discard a resonator",
    miss="discard your hand",
)
def discard_one(noun: Noun) -> Parts | None:
    return _discarded(noun, 1)


@RULES.rule(
    "part", "discard <number> <noun> [(from|in) your hand]", example="discard two cards", miss="discard cards"
)
def discard_some(number: int, noun: Noun) -> Parts | None:
    return _discarded(noun, number)


@RULES.rule(
    "part",
    "discard <name>",
    example='discard "Fire Magic Stone"',
    miss="discard Fire Magic Stone",
)
def discard_named(name: str) -> Parts:
    return (DiscardCards(1, Named(name)),)


def _discarded(noun: Noun, count: int) -> Parts | None:
    from rules.language.filters import All

    if noun.said:
        return None
    return (DiscardCards(count, None if noun.filter == All() else noun.filter),)


@RULES.rule("part", "[pay] <integer> life", example="pay 300 life", miss="pay 300")
def life(integer: int) -> Parts:
    return (PayLife(integer),)


@RULES.rule(
    "part",
    "remove (a|an|one) <counter> counter from this card",
    example="remove a hope counter from this card",
    miss="remove a counter from this card",
)
def a_counter(counter: str) -> Parts:
    return (TakeCounters(counter),)


@RULES.rule(
    "part",
    "remove <number> <counter> counters from this card",
    example="remove two hope counters from this card",
    miss="remove hope counters from this card",
)
def counters(number: int, counter: str) -> Parts:
    return (TakeCounters(counter, number),)


@RULES.rule(
    "part",
    "remove X <counter> counters from this card",
    example="remove X hope counters from this card",
    miss="remove X hope counters from your J/ruler",
)
def x_counters(counter: str) -> Parts:
    return (TakeCountersX(counter),)


@RULES.rule(
    "part",
    "remove X <counter> counters from <noun>",
    example="remove X hope counters from your J/ruler",
    miss="remove X hope counters from this card",
)
def x_counters_of(counter: str, noun: Noun) -> Parts | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else (TakeCountersX(counter, wanted),)


@RULES.rule(
    "part",
    "remove (a|an|one) <counter> counter from <noun>",
    example="remove a hope counter from your J/ruler",
    miss="remove a hope counter from this card",
)
def a_counter_of(counter: str, noun: Noun) -> Parts | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else (TakeCounters(counter, 1, wanted),)


@RULES.rule(
    "part",
    "remove <number> <counter> counters from <noun>",
    example="remove two hope counters from your J/ruler",
    miss="remove two hope counters from this card",
)
def counters_of(number: int, counter: str, noun: Noun) -> Parts | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else (TakeCounters(counter, number, wanted),)


@RULES.rule(
    "part",
    "rest (a|an) <noun>",
    example="rest a recovered resonator you control",
    miss="rest a resonator your opponent controls",
)
def rest_one(noun: Noun) -> Parts | None:
    return _rested(noun, 1)


@RULES.rule(
    "part",
    "rest another <noun>",
    example="rest another recovered resonator you control",
    miss="rest a resonator you control",
)
def rest_another(noun: Noun) -> Parts | None:
    return _rested(noun.asks(Other()), 1)


@RULES.rule(
    "part",
    "rest <number> <noun>",
    example="rest two recovered resonators you control",
    miss="rest resonators you control",
)
def rest_some(number: int, noun: Noun) -> Parts | None:
    return _rested(noun, number)


def _rested(noun: Noun, count: int) -> Parts | None:
    """A cost rests recovered cards, whether it says so or not (1013.3)."""
    wanted = everywhere(noun) if noun.said else None
    parts = getattr(wanted, "parts", ())
    if wanted is None or Controlled("you") not in parts:
        return None
    return (RestCards(narrowed(*(part for part in parts if part != IsRested(False))), count),)


@RULES.rule(
    "part",
    "remove (a|an|one) <noun> from the game",
    example="remove a resonator in your graveyard from the game",
    miss="remove a resonator in your graveyard",
)
def remove_one(noun: Noun) -> Parts | None:
    return _removed(noun, 1)


@RULES.rule(
    "part",
    "remove another <noun> from the game",
    example="remove another resonator you control from the game",
    miss="remove another resonator you control",
)
def remove_another(noun: Noun) -> Parts | None:
    return _removed(noun.asks(Other()), 1)


@RULES.rule(
    "part",
    "remove <number> <noun> from the game",
    example="remove two resonators in your graveyard from the game",
    miss="remove resonators in your graveyard from the game",
)
def remove_some(number: int, noun: Noun) -> Parts | None:
    return _removed(noun, number)


def _removed(noun: Noun, count: int) -> Parts | None:
    wanted = everywhere(noun)
    return None if wanted is None else (MoveCard(wanted, "removed area"),) * count


@RULES.rule(
    "part",
    "return (a|an|one) <noun> to its owner's hand",
    example="return a resonator you control to its owner's hand",
    miss="return this card to its owner's hand",
)
def return_one(noun: Noun) -> Parts | None:
    wanted = everywhere(noun) if noun.said else None
    return None if wanted is None else (MoveCard(wanted, "hand"),)


@RULES.rule("cost", "<part>", example="{Rest}", miss="rest")
def alone(part: Parts) -> Cost:
    return Cost(part)


@RULES.rule("cost", "<cost> {Rest}", example="{W} {Rest}", miss="{W} rest")
def and_rest(cost: Cost) -> Cost:
    return Cost((*cost.parts, RestThis()))


@RULES.rule("cost", "<cost> (,|and|, and) <part>", example="{W} , {Rest}", miss="{W} or {Rest}")
def together(cost: Cost, part: Parts) -> Cost:
    return Cost((*cost.parts, *part))
