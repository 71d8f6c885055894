"""Effects of Force of Will on a hand that is looked at or revealed."""

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.verbs_zones import Put, moved
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.filters import Controlled, Filter, InZone, IsPlayer, OneOf
from rules.language.references import Chosen, Each, It, Player, TargetPlayer
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
SEEN, CHOSEN = "it", "chosen"


def hand(of: Player) -> Filter:
    """Return the filter for the cards in a player's hand."""
    return narrowed(InZone(("hand",)), Controlled(of))


@RULES.rule("hand-of", "your opponent's hand", example="your opponent's hand", miss="your hand")
def theirhand() -> Who:
    return Who("opponent")


@RULES.rule("hand-of", "target opponent's hand", example="target opponent's hand", miss="your hand")
def hand_of_target() -> Who:
    return Who(TargetPlayer(), (IsPlayer("opponent"),))


@RULES.rule("hand-of", "target player's hand", example="target player's hand", miss="your hand")
def hand_of_any() -> Who:
    return Who(TargetPlayer(), (IsPlayer(),))


Shown = tuple[Who, bool]
"""Whose hand it is, and whether it is revealed to all players."""


@RULES.rule(
    "shown-hand", "look at <hand_of:hand-of>", example="look at your opponent's hand", miss="look at it"
)
def looked_at(hand_of: Who) -> Shown:
    return hand_of, False


@RULES.rule(
    "shown-hand",
    "<they> reveals (their|his or her) hand",
    example="your opponent reveals their hand",
    miss="you reveal your hand",
)
def revealed(they: Who) -> Shown | None:
    return None if they.player == "anyone" else (they, True)


def around(shown: Shown, effect: fx.Effect) -> Clause:
    """Return the clause with an effect on a revealed hand, whose cards are "it"."""
    who, to_all = shown
    every = Each(hand(who.player))
    return Clause(fx.Reveal(every, effect, SEEN, "anyone" if to_all else "you"), who.targets)


@RULES.rule(
    "clause",
    "<shown_hand:shown-hand>",
    example="look at your opponent's hand",
    miss="look at your opponent",
)
def only_seen(shown_hand: Shown) -> Clause:
    return around(shown_hand, fx.NOTHING)


@RULES.rule(
    "from-hand", "[you] choose <how-many> <noun>", example="choose a resonator", miss="choose resonators"
)
@RULES.rule(
    "from-hand",
    "[you] choose <how-many> <noun> from (it|among them)",
    example="choose a resonator from it",
    miss="choose resonators from it",
)
def some_of_it(how_many: Bounds, noun: Noun) -> tuple[Bounds, Filter] | None:
    return None if noun.said else (how_many, noun.filter)


THEY = ("they", "your opponent", "that player", "he or she")
RULES.same("then-discards", {f"{who} discards {what}": True for who in THEY for what in ("that card", "it")})
RULES.same("then-discards", {f"they discard {what}": True for what in ("that card", "it", "those cards")})
RULES.same("then-discards", {"discard it": True, "discard that card": True})
RULES.same(
    "then-removes",
    {
        "they remove that card from the game": True,
        "they remove it from the game": True,
        "remove it from the game": True,
        "remove that card from the game": True,
    },
)


@RULES.rule(
    "clause",
    "<shown_hand:shown-hand> (and|.|,) <some:from-hand> (.|and|, then) <discards:then-discards>",
    example="look at your opponent's hand and choose a resonator . they discard that card",
    miss="look at your opponent's hand and choose a resonator",
)
def thrown_away(shown_hand: Shown, some: tuple[Bounds, Filter], discards: bool) -> Clause | None:
    """You choose, and they discard the chosen cards (1009.1)."""
    bounds, wanted = some
    who = shown_hand[0].player
    count: Amount = bounds.most
    if bounds.least != bounds.most or not isinstance(count, int):
        return None
    picked = Chosen(narrowed(wanted, hand(who)), count, count, among=It(SEEN))
    gone = fx.Discard(count, who, narrowed(InZone(("hand",)), OneOf(It(CHOSEN))))
    return around(shown_hand, fx.Let(CHOSEN, picked, gone))


@RULES.rule(
    "clause",
    "<shown_hand:shown-hand> (and|.|,) <some:from-hand> (.|and|, then) <removes:then-removes>",
    example="look at your opponent's hand and choose a resonator . they remove that card from the game",
    miss="look at your opponent's hand and choose a resonator . they discard it from the game",
)
def taken_away(shown_hand: Shown, some: tuple[Bounds, Filter], removes: bool) -> Clause:
    bounds, wanted = some
    picked = Chosen(narrowed(wanted, hand(shown_hand[0].player)), bounds.most, bounds.least, among=It(SEEN))
    return around(shown_hand, fx.MoveTo(picked, "removed area"))


@RULES.rule(
    "clause",
    "<shown_hand:shown-hand> (and|.|,) <some:from-hand> (.|and|, then) put (it|that card) <put>",
    example="look at your opponent's hand and choose a resonator . put it on the bottom of its owner's deck",
    miss="look at your opponent's hand and choose a resonator . put it",
)
def put_away(shown_hand: Shown, some: tuple[Bounds, Filter], put: Put) -> Clause:
    bounds, wanted = some
    picked = Chosen(narrowed(wanted, hand(shown_hand[0].player)), bounds.most, bounds.least, among=It(SEEN))
    return around(shown_hand, moved(picked, put))
