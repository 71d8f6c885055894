"""Cards of the hand that go under the deck, and counted damage whose receiver is named afterwards."""

from rules.games.setcg.reading.amounts import Each, multiplied
from rules.games.setcg.reading.nouns import BREAK, DECK, FIELD, HAND, Noun
from rules.games.setcg.reading.verbs import NONE, damaging
from rules.games.setcg.reading.verbs_hands import GONE, THEIR_HAND
from rules.games.setcg.reading.verbs_more import AUTO
from rules.language.composed import Let
from rules.language.effects import Draw, Effect, MoveTo, Reveal
from rules.language.filters import AnyOf, Filter
from rules.language.references import AtRandom, Chosen, It
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, choosing, narrowed, order_of

HANDS_MORE = Rules()


@HANDS_MORE.rule(
    "clause",
    "(place|put|return) <number> <noun> from your hand (at|to|on) the bottom of your deck [in any order]",
    example="place 1 card from your hand at the bottom of your deck",
    miss="place 1 card from your hand on top of your deck",
)
def under_the_deck(number: int, noun: Noun) -> Clause | None:
    wanted = None if noun.zone else noun.placed(HAND, "you")
    if wanted is None:
        return None
    return Clause(MoveTo(Chosen(wanted, number, number), DECK, "bottom"), about=NONE)


@HANDS_MORE.rule(
    "clause",
    "(place|put|return) <number> <noun> from your hand on [the] top of your deck [in any order]",
    example="place 1 card from your hand on top of your deck",
    miss="place 1 card from your hand at the bottom of your deck",
)
def on_the_deck(number: int, noun: Noun) -> Clause | None:
    wanted = None if noun.zone else noun.placed(HAND, "you")
    return None if wanted is None else Clause(MoveTo(Chosen(wanted, number, number), DECK), about=NONE)


@HANDS_MORE.rule(
    "clause",
    "deal <number> damage <each:for-each> to <what:object>",
    example="deal 2000 damage for each Backup you control to all the Forwards opponent controls",
    miss="deal 2000 damage for each Backup you control",
)
@HANDS_MORE.rule(
    "clause",
    "<each:for-each> , deal <number> damage to <what:object>",
    example="for each Backup you control, deal 2000 damage to all the Forwards opponent controls",
    miss="for each Backup you control, deal 2000 damage",
)
def damage_counted(number: int, each: Each, what: Picked) -> Clause | None:
    return damaging(what, multiplied(number, each))


@HANDS_MORE.rule(
    "clause", "you draw <number> (card|cards)", example="you draw 1 card", miss="you may draw 1 card"
)
def you_draw(number: int) -> Clause:
    return Clause(Draw(number))


@HANDS_MORE.rule(
    "triggered-from",
    "choose 1 auto-ability triggered from a <kinds>",
    example="choose 1 auto-ability triggered from a Forward",
    miss="choose 1 auto-ability triggered from a card",
)
def triggered_from(kinds: Filter) -> Clause | None:
    return choosing(Picked("target", narrowed(AUTO, kinds)))


@HANDS_MORE.rule(
    "cancelled",
    "<cancelled:triggered-from>",
    example="choose 1 auto-ability triggered from a Backup",
    miss="choose 1 auto-ability triggered from a card",
)
def cancelled_origin(cancelled: Clause) -> Clause:
    return cancelled


PLACES = ("in each player's break zone", "in both players' break zones", "in any player's break zone")
HANDS_MORE.same("qualifier", dict.fromkeys((*PLACES, "among all break zones"), Noun(zone=BREAK)))


@HANDS_MORE.rule(
    "affected",
    "the <one:core> and the <other:core> you control",
    example="the Card Name Cloud and the Job Knight Forwards you control",
    miss="the Card Name Cloud and the Job Knight Forwards",
)
def both_affected(one: Noun, other: Noun) -> Filter | None:
    first, second = one.placed(FIELD, "you"), other.placed(FIELD, "you")
    if first is None or second is None or first == second:
        return None
    return AnyOf(tuple(sorted((first, second), key=order_of)))


@HANDS_MORE.rule(
    "clause",
    "your opponent [<at-random>] reveals <number> (card|cards) from their hand ."
    " select 1 <noun> among them . <this-discarded>",
    example="your opponent reveals 2 cards from their hand. select 1 Monster among them."
    " your opponent discards this card",
    miss="your opponent reveals 2 cards from their hand. your opponent discards this card",
)
def picked_among_some(
    number: int, noun: Noun, this_discarded: Effect, at_random: bool = False
) -> Clause | None:
    """A card is picked among some of the hand, which its owner chooses or chance does, and is discarded."""
    wanted = None if noun.zone else noun.placed(HAND, "opponent")
    if wanted is None:
        return None
    hand = AtRandom(THEIR_HAND, number) if at_random else Chosen(THEIR_HAND, number, number, by="opponent")
    picked = Let("picked", Chosen(wanted, 1, 1, among=It("shown")), GONE)
    return Clause(Reveal(hand, picked, "shown"), about=NONE)


HANDS_MORE.same("at-random", {"randomly": True})
