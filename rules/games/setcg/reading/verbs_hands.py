"""Hands that are revealed, and what is taken from them; what the other player must do with cards."""

from rules.games.setcg.reading.nouns import ANY_CARD, BREAK, FIELD, HAND, OUTSIDE, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.composed import NOTHING, IfYouDo, Let
from rules.language.effects import Discard, Draw, Effect, MoveTo, Reveal
from rules.language.filters import Controlled, Filter, InZone, Not, OneOf
from rules.language.references import AtRandom, Chosen, Each, It
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

HANDS = Rules()

PICKED = It("picked")
GONE = Discard(1, "opponent", OneOf(PICKED))
REMOVED = MoveTo(PICKED, OUTSIDE)
THEIR_HAND = narrowed(ANY_CARD, InZone((HAND,)), Controlled("opponent"))


def shown(wanted: Filter, effect: Effect, least: int = 1) -> Clause:
    """Return that the other player's hand is revealed, and something is done to a card picked from it."""
    picked = Let("picked", Chosen(wanted, 1, least), effect)
    return Clause(Reveal(Each(THEIR_HAND), picked, "shown"), about=NONE)


def _in_hand(noun: Noun) -> Filter | None:
    return None if noun.zone else noun.placed(HAND, "opponent")


@HANDS.rule(
    "clause",
    "your opponent reveals their hand . select 1 <noun> (in|from) their hand . <they-remove>",
    example="your opponent reveals their hand. select 1 Monster in their hand."
    " your opponent removes it from the game",
    miss="your opponent reveals their hand. your opponent removes it from the game",
)
def removed_from_hand(noun: Noun, they_remove: Effect) -> Clause | None:
    wanted = _in_hand(noun)
    return None if wanted is None else shown(wanted, they_remove)


HANDS.same(
    "taken",
    {
        "your opponent discards it": GONE,
        "remove it from the game": REMOVED,
    },
)
HANDS.same("they-remove", {"your opponent removes it from the game": REMOVED})
HANDS.same("their-hand-shown", {"your opponent reveals their hand . you may select": THEIR_HAND})


@HANDS.rule(
    "of-their-hand",
    "1 <noun> (in|from) their hand",
    example="1 card in their hand",
    miss="2 cards in their hand",
)
def one_of_theirs(noun: Noun) -> Filter | None:
    return _in_hand(noun)


@HANDS.rule(
    "of-their-hand",
    "1 card in their hand other than a <kinds>",
    example="1 card in their hand other than a Backup",
    miss="1 card in their hand other than Fire",
)
def other_kind(kinds: Filter) -> Filter | None:
    return narrowed(THEIR_HAND, Not(kinds))


@HANDS.rule(
    "clause",
    "<their-hand-shown> <wanted:of-their-hand> ."
    " if you do so , <taken> and (your opponent draws|draws) <number> (card|cards)",
    example="your opponent reveals their hand. you may select 1 Monster in their hand."
    " if you do so, your opponent discards it and draws 2 cards",
    miss="your opponent reveals their hand. you may select 1 card in their hand",
)
def may_take(their_hand_shown: Filter, wanted: Filter, taken: Effect, number: int) -> Clause:
    return shown(wanted, IfYouDo(taken, Draw(number, "opponent")), 0)


@HANDS.rule(
    "clause",
    "your opponent reveals their hand , and you select 1 <noun>"
    " for your opponent to discard [from their hand]",
    example="your opponent reveals their hand, and you select 1 Monster for your opponent to discard",
    miss="your opponent reveals their hand, and you discard 1 card",
)
def select_for_them(noun: Noun) -> Clause | None:
    wanted = _in_hand(noun)
    return None if wanted is None else shown(wanted, GONE)


@HANDS.rule(
    "clause",
    "your opponent randomly removes <number> (card|cards) in their hand from the game",
    example="your opponent randomly removes 1 card in their hand from the game",
    miss="your opponent removes 1 card in their hand from the game",
)
def removed_at_random(number: int) -> Clause:
    return Clause(MoveTo(AtRandom(THEIR_HAND, number), OUTSIDE), about=NONE)


@HANDS.rule(
    "clause",
    "each player selects <number> <noun> from their break zone and adds it to their hand",
    example="each player selects 1 Forward from their Break Zone and adds it to their hand",
    miss="each player selects 1 Forward from their Break Zone",
)
def each_adds(number: int, noun: Noun) -> Clause | None:
    wanted = None if noun.zone else noun.placed(BREAK, "you")
    if wanted is None or number != 1:
        return None
    return Clause(MoveTo(Chosen(wanted, 1, 1, each=True), HAND), about=NONE)


@HANDS.rule(
    "clause",
    "each player selects up to <number> <noun> they control {(} select as many as possible {)}",
    example="each player selects up to 2 Forwards they control (select as many as possible)",
    miss="each player selects up to 2 Forwards they control",
)
def each_selects_most(number: int, noun: Noun) -> Clause | None:
    """A player with fewer cards selects all of them."""
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    return None if wanted is None else Clause(about=Chosen(wanted, number, number, each=True))


@HANDS.rule(
    "clause",
    "[your] opponent puts <number> <noun> into the break zone",
    example="your opponent puts 1 attacking Forward into the Break Zone",
    miss="your opponent puts 1 card into the Break Zone",
)
def opponent_puts(number: int, noun: Noun) -> Clause | None:
    """Cards that the other player picks from those they control."""
    if noun.filter == ANY_CARD or noun.zone not in ("", FIELD) or noun.whose != "anyone":
        return None
    wanted = noun.placed(FIELD, "opponent")
    if wanted is None:
        return None
    return Clause(MoveTo(Chosen(wanted, number, number, by="opponent"), BREAK), about=NONE)


@HANDS.rule(
    "line",
    "your opponent may play 1 <noun> from their hand onto the field .",
    example="your opponent may play 1 Character from their hand onto the field.",
    miss="your opponent may play 1 Character onto the field.",
)
def opponent_may_play(noun: Noun) -> Clause | None:
    wanted = _in_hand(noun)
    if wanted is None:
        return None
    return Clause(MoveTo(Chosen(wanted, 1, 0, by="opponent"), FIELD), about=NONE)


HAND_SHOWN = Clause(Reveal(Each(THEIR_HAND), NOTHING, "shown"), about=NONE)
HANDS.same(
    "clause",
    dict.fromkeys(("your opponent reveals their hand", "your opponent shows their hand"), HAND_SHOWN),
)
