"""What both players may do, and what is done with the cards of one who is chosen."""

from rules.games.dm.nodes import ShuffleIn
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.nouns import GRAVEYARD, HAND, SHIELDS
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import Destination
from rules.games.dm.reading.verbs import moved
from rules.language import effects as fx
from rules.language.amounts import Count, CountOf
from rules.language.filters import Controlled, InZone
from rules.language.references import Chosen, Each, It, Top
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


RULES.same(
    "to-owner-of-it",
    {
        "into its owner's graveyard": Destination(GRAVEYARD, "owner"),
        "on the bottom of (that player's|its owner's) deck": Destination("deck", "owner", "bottom"),
    },
)


PUTS_BACK = "on top of their deck and shuffles it"
RULES.same(
    "puts-back", {f"that player puts {them} {PUTS_BACK}": True for them in ("them", "the chosen cards")}
)


@RULES.rule(
    "deed",
    "choose a player and choose up to <n:count> cards from their graveyard . <puts-back>",
    example="choose a player and choose up to 7 cards from their graveyard. "
    f"that player puts them {PUTS_BACK}",
    miss="choose a player and choose 7 cards from their graveyard. that player puts them on top of it",
)
def graveyard_shuffled_in(n: int, puts_back: bool) -> Clause:
    return _of_chosen_player(n, 0)


RULES.same(
    "shuffles-in", {f"that player shuffles {them} into their deck": True for them in ("them", "those cards")}
)


@RULES.rule(
    "deed",
    "you may choose one or more cards from (a|either) player's graveyard . <shuffles-in>",
    example="you may choose one or more cards from either player's graveyard. that player "
    "shuffles them into their deck",
    miss="you may choose one or more cards from either player's graveyard. that player shuffles their deck",
)
def some_shuffled_in(shuffles_in: bool) -> Clause:
    return Clause(fx.May(_of_chosen_player(None, 1).effect), about=UNSAID)


def _of_chosen_player(most: int | None, least: int) -> Clause:
    lying = [narrowed(InZone((GRAVEYARD,)), Controlled(side)) for side in ("you", "opponent")]
    ways = [ShuffleIn(Chosen(one, Count(one) if most is None else most, least)) for one in lying]
    return Clause(fx.ChooseOne(tuple(ways)), about=UNSAID)


@RULES.rule(
    "deed",
    "[you may] look at the top card of (a|either) player's deck . [then] you may put that card "
    "<onto:to-owner-of-it>",
    example="look at the top card of either player's deck. you may put that card on the bottom of its "
    "owner's deck",
    miss="look at the top card of your deck. then you may put that card into its owner's graveyard",
)
def anyones_top(onto: Destination) -> Clause:
    """JUDGEMENT: looking at a card costs nothing, so a player who may look does."""
    ways = [
        fx.Reveal(Top(1, side), fx.May(moved(Top(1, side), onto)), to="you") for side in ("you", "opponent")
    ]
    return Clause(fx.ChooseOne(tuple(ways)), about=UNSAID)


@RULES.rule(
    "deed",
    "each player may <acts> . if they do , they <other:acts>",
    example="each player may draw a card. if they do, they discard a card",
    miss="each player may draw a card. they discard a card",
)
def each_may(acts: Clause, other: Clause) -> Clause | None:
    """JUDGEMENT: you decide first."""
    made = []
    for player, side in (("their", "you"), ("opponent", "opponent")):
        one, two = done_by(acts, player).effect, done_by(other, player).effect
        if fx.NOTHING in (one, two) or mentions((one, two), THAT):
            return None
        made.append(fx.IfYouDo(fx.May(one, by=side), two))  # type: ignore[arg-type]
    return Clause(fx.Do(tuple(made)), about=UNSAID)


INTO_DECK = ("shuffles these cards into his deck", "shuffles these cards into their deck")
RULES.same("shuffles-hand", dict.fromkeys((*INTO_DECK, "shuffles them into their deck"), True))


@RULES.rule(
    "deed",
    "each player counts the cards in (his|their) hand , <shuffles-hand> , then draws that many cards",
    example="each player counts the cards in their hand, shuffles them into their deck, then "
    "draws that many cards",
    miss="each player counts the cards in their hand, then draws that many cards",
)
def hands_drawn_anew(shuffles_hand: bool) -> Clause:
    made = []
    for side in ("you", "opponent"):
        hand = narrowed(InZone((HAND,)), Controlled(side))
        drawn = fx.Draw(CountOf(It()), side)
        made.append(fx.Let("it", ShuffleIn(Each(hand)), drawn))
    return Clause(fx.Do(tuple(made)), about=UNSAID)


SHUFFLED_BACK = "shuffles all of their shields back into their deck"
DEALT = "adds the same number of cards from the top of their deck"
RULES.same(
    "shields-back",
    dict.fromkeys((SHUFFLED_BACK, "shuffles all of his shields back into his deck"), True),
)
RULES.same(
    "shields-dealt",
    {
        f"{DEALT} into their shields face down": True,
        f"{DEALT.replace('their', 'his')} into his shields face down": True,
    },
)


@RULES.rule(
    "deed",
    "choose a player . that player <shields-back> , then <shields-dealt>",
    example=f"choose a player. that player {SHUFFLED_BACK}, then {DEALT} into their shields face down",
    miss=f"choose a player. that player {SHUFFLED_BACK}",
)
def shields_dealt_anew(shields_back: bool, shields_dealt: bool) -> Clause:
    ways = []
    for side in ("you", "opponent"):
        shields = narrowed(InZone((SHIELDS,)), Controlled(side))
        added = fx.MoveTo(Top(CountOf(It()), side), SHIELDS)
        ways.append(fx.Let("it", ShuffleIn(Each(shields)), added))
    return Clause(fx.ChooseOne(tuple(ways)), about=UNSAID)


@RULES.rule(
    "act",
    "return a shield to your hand",
    example="return a shield to your hand",
    miss="return a shield to its owner's hand",
)
def own_shield_returned() -> Clause:
    """A shield that goes to your hand is one of yours."""
    shields = narrowed(InZone((SHIELDS,)), Controlled("you"))
    effect = fx.MoveTo(Chosen(shields, by=ACTOR), HAND)  # type: ignore[arg-type]
    return Clause(effect, about=effect)
