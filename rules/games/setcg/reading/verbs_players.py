"""What players do: draw, discard, select, are dealt damage, gain crystals."""

from rules.games.setcg.reading.amounts import Each, multiplied
from rules.games.setcg.reading.nouns import ANY_CARD, FIELD, HAND, Noun
from rules.games.setcg.reading.verbs import NONE
from rules.language.abilities import Replacement
from rules.language.durations import END_OF_TURN
from rules.language.effects import (
    NOTHING,
    DealDamageToPlayer,
    Discard,
    DiscardHand,
    Draw,
    Effect,
    Later,
    Let,
    Produce,
    Reveal,
)
from rules.language.events import PlayerTakesDamage
from rules.language.filters import Controlled, Filter, InZone, OneOf
from rules.language.references import Chosen, It, Side
from rules.language.references import Each as EveryCard
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

PLAYERS = Rules()

OTHERS: dict[str, Side] = {
    "your opponent": "opponent",
    "your opponent also": "opponent",
    "each player": "anyone",
}
PLAYERS.same("others", OTHERS)
PLAYERS.same("in-hand", {"from your hand": HAND, "from their hand": HAND})


@PLAYERS.rule("clause", "[also] draw <number> (card|cards)", example="draw 2 cards", miss="draw cards")
@PLAYERS.rule(
    "clause",
    "<who:others> draws <number> (card|cards)",
    example="your opponent draws 1 card",
    miss="your opponent draws",
)
def draw(number: int, who: Side = "you") -> Clause:
    return Clause(Draw(number, who))


@PLAYERS.rule(
    "clause",
    "[also] draw <number> (card|cards) <each:for-each>",
    example="draw 1 card for each Backup you control",
    miss="draw 1 card",
)
def draw_for_each(number: int, each: Each) -> Clause:
    return Clause(Draw(multiplied(number, each)))


@PLAYERS.rule(
    "clause",
    "discard <number> <noun> [from your hand]",
    example="discard 1 card from your hand",
    miss="discard cards",
)
def discard(number: int, noun: Noun) -> Clause | None:
    return _discarding(number, noun, "you")


@PLAYERS.rule(
    "clause",
    "<who:others> discards <number> <noun> [<in-hand>]",
    example="your opponent discards 1 card",
    miss="your opponent discards",
)
def others_discard(number: int, noun: Noun, who: Side, in_hand: str = "") -> Clause | None:
    return _discarding(number, noun, who)


def _discarding(number: int, noun: Noun, who: Side) -> Clause | None:
    if noun.zone not in ("", HAND):
        return None
    effect = Discard(number, who, None if noun.filter == ANY_CARD else noun.filter)
    return Clause(effect, about=effect)


@PLAYERS.rule(
    "clause",
    "<who:others> discards <number> more (card|cards) [<in-hand>]",
    example="your opponent discards 1 more card",
    miss="your opponent discards 1 or more cards",
)
def others_discard_more(number: int, who: Side, in_hand: str = "") -> Clause:
    return Clause(Discard(number, who), about=NONE)


@PLAYERS.rule(
    "clause",
    "<who:others> randomly discards <number> card [<in-hand>]",
    example="your opponent randomly discards 1 card",
    miss="your opponent discards 1 card",
)
def at_random(number: int, who: Side, in_hand: str = "") -> Clause:
    effect = Discard(number, who, None, at_random=True)
    return Clause(effect, about=effect)


@PLAYERS.rule("clause", "discard your hand", example="discard your hand", miss="discard")
def whole_hand() -> Clause:
    return Clause(DiscardHand(), about=NONE)


@PLAYERS.rule(
    "clause",
    "your opponent selects <number> <noun> they control",
    example="your opponent selects 1 Forward they control",
    miss="your opponent selects 1 Forward",
)
def opponent_selects(number: int, noun: Noun) -> Clause | None:
    wanted = noun.placed(FIELD, "opponent") if noun.zone in ("", FIELD) else None
    return None if wanted is None else Clause(about=Chosen(wanted, number, number, by="opponent"))


@PLAYERS.rule(
    "clause",
    "each player selects <number> <noun> they control",
    example="each player selects 1 Forward they control",
    miss="each player selects 1 Forward",
)
def each_selects(number: int, noun: Noun) -> Clause | None:
    wanted = noun.placed(FIELD, "you") if noun.zone in ("", FIELD) else None
    return None if wanted is None else Clause(about=Chosen(wanted, number, number, each=True))


VICTIMS: dict[str, Side] = {"you": "you", "your opponent": "opponent", "each player": "anyone"}
PLAYERS.same("victim", VICTIMS)


@PLAYERS.rule(
    "clause",
    "~ deals <who:victim> <number> (point|points) of damage",
    example="~ deals your opponent 1 point of damage",
    miss="~ deals your opponent 1000 damage",
)
def hurt(who: Side, number: int) -> Clause:
    return Clause(DealDamageToPlayer(number, who))


@PLAYERS.rule(
    "clause",
    "during this turn , the next damage dealt to you becomes 0 instead",
    example="during this turn, the next damage dealt to you becomes 0 instead",
    miss="the next damage dealt to you becomes 0 instead",
)
def guarded() -> Clause:
    guard = Replacement(event=PlayerTakesDamage(), amount=0, once=True)
    return Clause(Later(guard, until=END_OF_TURN), about=NONE)


@PLAYERS.rule("crystals", "{crystal}", example="{crystal}", miss="{cp-1}")
def crystal() -> int:
    return 1


@PLAYERS.rule("crystals", "{crystal} <crystals>", example="{crystal} {crystal}", miss="{crystal}")
def crystals(crystals: int) -> int:
    return crystals + 1


@PLAYERS.rule("clause", "[also] gain <crystals>", example="gain {crystal}", miss="gain {cp-1}")
def gain(crystals: int) -> Clause:
    return Clause(Produce("crystal", crystals))


@PLAYERS.rule(
    "clause",
    "deal <who:victim> <number> (point|points) of damage",
    example="deal your opponent 1 point of damage",
    miss="deal your opponent 1000 damage",
)
def hurt_by_it(number: int, who: Side) -> Clause:
    return Clause(DealDamageToPlayer(number, who))


@PLAYERS.rule(
    "clause",
    "<each:for-each> , your opponent discards <number> card [<in-hand>]",
    example="for each Job Knight you control, your opponent discards 1 card",
    miss="your opponent discards 1 card",
)
def discard_for_each(each: Each, number: int, in_hand: str = "") -> Clause:
    return Clause(Discard(multiplied(number, each), "opponent"), about=NONE)


DISCARDING = ("your opponent discards this card", "your opponent discards it")
PLAYERS.same("this-discarded", dict.fromkeys(DISCARDING, NOTHING))


@PLAYERS.rule(
    "clause",
    "your opponent (reveals|shows) their hand . select <wanted:of-their-hand> . <this-discarded>",
    example="your opponent reveals their hand. select 1 card in their hand. your opponent discards this card",
    miss="your opponent reveals their hand. your opponent discards this card",
)
def picked_from_hand(wanted: Filter, this_discarded: Effect) -> Clause:
    """A card of the revealed hand is picked, and its owner discards it."""
    hand = EveryCard(narrowed(ANY_CARD, InZone((HAND,)), Controlled("opponent")))
    gone = Discard(1, "opponent", OneOf(It("picked")))
    return Clause(Reveal(hand, Let("picked", Chosen(wanted), gone), "shown"), about=NONE)
