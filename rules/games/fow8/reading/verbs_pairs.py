"""Effects of Force of Will on two targets named separately, and on a target and another card."""

from collections.abc import Callable
from dataclasses import replace

from rules.games.fow8.reading.nouns import RULERS, Noun, everywhere
from rules.games.fow8.reading.verbs_zones import Place, Put, moved
from rules.language import effects as fx
from rules.language.filters import Controlled, Filter
from rules.language.references import Cards, Joined, Target, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()
Verb = Callable[[Cards], fx.Effect]
Pair = tuple[tuple[Filter, ...], int | None, Cards]
"""The filters of the two targets, the minimum number of them, and the reference to both."""

RULES.same("to-do", {"destroy": fx.Destroy, "rest": fx.Rest, "recover": fx.Recover})


@RULES.rule(
    "pair",
    "target <one:noun> and target <other:noun>",
    example="target Elf and target Human",
    miss="target Elf or target Human",
)
def two_targets(one: Noun, other: Noun) -> Pair | None:
    """Two different targets, as for all targets of one text (903.2d)."""
    return _pair(one, other, None)


@RULES.rule(
    "pair",
    "up to one target <one:noun> and up to one target <other:noun>",
    example="up to one target Elf and up to one target Human",
    miss="up to one target Elf and target Human",
)
def up_to_two_targets(one: Noun, other: Noun) -> Pair | None:
    return _pair(one, other, 0)


def _pair(one: Noun, other: Noun, least: int | None) -> Pair | None:
    """Return two targets; a zone out of play named last applies to both."""
    if other.said and not one.said and not set(other.zones) <= {*RULERS, "magic stone area"}:
        whose = [part for part in getattr(other.filter, "parts", ()) if isinstance(part, Controlled)]
        one = replace(one, zones=other.zones, said=True).asks(*whose)
    first, second = everywhere(one), everywhere(other)
    if first is None or second is None:
        return None
    return (first, second), least, Joined((Target(0), Target(1)))


@RULES.rule(
    "pair", "<this> and <target>", example="this card and target Human", miss="this card or target Human"
)
def this_and_target(this: Picked, target: Picked) -> Pair | None:
    if target.most != 1 or target.least != 1:
        return None
    return (target.filter,), None, Joined((This(), Target(0)))


def _acting(pair: Pair, verb: Verb) -> Clause:
    wanted, least, cards = pair
    return Clause(verb(cards), wanted, least, about=cards)


@RULES.rule(
    "clause",
    "<to-do> <pair>",
    example="destroy target Elf and target Human",
    miss="destroy target Elf or target Human",
)
def done_to_both(to_do: Verb, pair: Pair) -> Clause:
    return _acting(pair, to_do)


@RULES.rule(
    "clause",
    "remove <pair> from the game",
    example="remove this card and target Human from the game",
    miss="remove this card and target Human",
)
def both_removed(pair: Pair) -> Clause:
    return _acting(pair, lambda cards: fx.MoveTo(cards, "removed area"))


@RULES.rule(
    "clause",
    "put <pair> <put>",
    example="put target Elf and target Human on the bottom of their owners' decks",
    miss="put target Elf and target Human",
)
@RULES.rule(
    "clause",
    "return <pair> to <own-zone>",
    example="return target Elf and target Human to their owners' hands",
    miss="return target Elf and target Human",
)
def both_put(pair: Pair, put: Put | None = None, own_zone: Place | None = None) -> Clause | None:
    whole: Put | None = put if own_zone is None else (*own_zone, False, None)
    return None if whole is None else _acting(pair, lambda cards: moved(cards, whole))
