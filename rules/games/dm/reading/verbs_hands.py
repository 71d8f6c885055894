"""What players do with cards in their hand: discard them, and put creatures into play."""

from dataclasses import replace

from rules.games.dm.reading.nouns import BATTLE, HAND, Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import source
from rules.games.dm.reading.verbs import discard, discard_several
from rules.language import effects as fx
from rules.language.filters import AnyOf, Named, OfRace, OfType, RaceHas
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
_FROM = frozenset({"hand", "graveyard", "mana zone", "hyperspatial zone"})
"""Where creatures put without naming a place, into the battle zone, may be."""
_COMING = frozenset({"creature", "tama seed", "cross gear"})


@RULES.rule("act", "(put|puts) <picked>", example="put a creature from your hand", miss="put a creature")
def put(picked: Picked) -> Clause | None:
    if picked.how == "reference" or not _only_creatures(picked):
        return None
    return acting(picked, lambda what: fx.MoveTo(what, BATTLE))


def _only_creatures(picked: Picked) -> bool:
    zone, whose = source(picked)
    if isinstance(picked.filter, AnyOf):
        return all(_only_creatures(replace(picked, filter=part)) for part in picked.filter.parts)
    parts = getattr(picked.filter, "parts", ())
    typed = [part for part in parts if isinstance(part, OfType)]
    kind = any(part.words <= _COMING for part in typed)
    kind = kind or any(isinstance(part, OfRace | RaceHas | Named) for part in parts)
    return zone in _FROM and whose == "you" and kind


@RULES.rule(
    "act",
    "(choose|chooses) (a|an|1) <noun> and (discard|discards) it",
    example="chooses a card from their hand and discards it",
    miss="chooses a card from their hand and destroys it",
)
@RULES.rule(
    "act",
    "(choose|chooses) and (discard|discards) (a|an|1) <noun>",
    example="chooses and discards a card from his hand",
    miss="chooses and destroys a card from his hand",
)
def choose_and_discard(noun: Noun) -> Clause | None:
    # The text must say whose hand it is: it may be one that was looked at.
    return discard(noun) if noun.zone == HAND else None


@RULES.rule(
    "act",
    "(choose|chooses) <n:count> <noun> and (discard|discards) them",
    example="chooses 2 cards from their hand and discards them",
    miss="chooses 2 cards from their hand and destroys them",
)
@RULES.rule(
    "act",
    "(choose|chooses) and (discard|discards) <n:count> <noun>",
    example="chooses and discards 2 cards from his hand",
    miss="chooses and destroys 2 cards from his hand",
)
def choose_and_discard_several(n: int, noun: Noun) -> Clause | None:
    return discard_several(n, noun) if noun.zone == HAND else None


@RULES.rule(
    "act",
    "(choose|chooses) and (destroy|destroys) <picked>",
    example="chooses and destroys one of his creatures",
    miss="chooses and discards one of his creatures",
)
def choose_and_destroy(picked: Picked) -> Clause | None:
    return acting(picked, fx.Destroy) if picked.how == "chosen" else None


@RULES.rule(
    "act",
    "discard <a-random> from your opponent's hand",
    example="discard a card at random from your opponent's hand",
    miss="discard a card from your opponent's hand",
)
@RULES.rule(
    "act",
    "discard a card from your opponent's hand at random",
    example="discard a card from your opponent's hand at random",
    miss="discard a card from your opponent's hand",
)
def foe_loses_card(a_random: bool = True) -> Clause:
    return Clause(fx.Discard(1, "opponent", at_random=True), about=UNSAID)


RULES.same("a-random", {"a card at random": True})


@RULES.rule(
    "act",
    "(discard|discards) <count> cards at random",
    example="discards 2 cards at random",
    miss="discards 2 cards",
)
@RULES.rule(
    "act", "(discard|discards) <a-random>", example="discards a card at random", miss="discards a card"
)
def random_loss(count: int = 1, a_random: bool = True) -> Clause:
    return Clause(fx.Discard(count, ACTOR, at_random=True), about=UNSAID)  # type: ignore[arg-type]
