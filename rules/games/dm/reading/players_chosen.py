"""What a chosen player does, and cards that players shuffle into or under their decks."""

from rules.games.dm.nodes import ShuffleBeneath, ShuffleIn
from rules.games.dm.reading.actors import done_by
from rules.games.dm.reading.nouns import BATTLE, BESIDES, GRAVEYARD, HAND, Whose
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.places import Destination, fits, source
from rules.language import effects as fx
from rules.language.amounts import CountOf
from rules.language.filters import Controlled, InZone
from rules.language.references import Each, It
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()


@RULES.rule(
    "deed",
    "choose a player . that player <acts>",
    example="choose a player. that player draws a card",
    miss="choose a player. each player draws a card",
)
def chosen_player_does(acts: Clause) -> Clause | None:
    mine, theirs = done_by(acts, "their"), done_by(acts, "opponent")
    if mine.effect == fx.NOTHING or mentions((mine.effect, theirs.effect), THAT):
        return None
    return Clause(fx.ChooseOne((mine.effect, theirs.effect)), about=UNSAID)


RULES.same("whole-zone", {"hand": HAND, "graveyard": GRAVEYARD})
RULES.same("whole-zone", {"(hand and graveyard|graveyard and hand)": BESIDES.join((GRAVEYARD, HAND))})


@RULES.rule("all-of-it", "<possessive> <whole-zone>", example="your graveyard", miss="your deck")
def whole_zone(possessive: Whose, whole_zone: str) -> Picked:
    zones = InZone(tuple(whole_zone.split(BESIDES)))
    return Picked("each", narrowed(zones, Controlled(possessive)))  # type: ignore[arg-type]


@RULES.rule("all-of-it", "<picked>", example="a card in your graveyard", miss="a graveyard")
def picked_cards(picked: Picked) -> Picked | None:
    zone, _ = source(picked)
    whole = picked.how in ("reference", "each")
    return picked if whole or zone not in ("", BATTLE, "deck") else None


@RULES.rule(
    "act",
    "(shuffle|shuffles) <all-of-it> [,] and (put|puts) (it|them) on the bottom of <whose:deck-of>",
    example="shuffle your graveyard and put it on the bottom of your deck",
    miss="shuffle your deck and put it on the bottom of your graveyard",
)
def shuffled_beneath(all_of_it: Picked, whose: str) -> Clause | None:
    return acting(all_of_it, ShuffleBeneath) if fits(all_of_it, Destination("deck", whose)) else None


@RULES.rule(
    "act",
    "(shuffle|shuffles) <possessive> <whole-zone> into <whose:deck-of>",
    example="shuffle your hand into your deck",
    miss="shuffle your deck into your hand",
)
def shuffled_in(possessive: Whose, whole_zone: str, whose: str) -> Clause | None:
    zones = InZone(tuple(whole_zone.split(BESIDES)))
    cards = Picked("each", narrowed(zones, Controlled(possessive)))  # type: ignore[arg-type]
    return acting(cards, ShuffleIn) if fits(cards, Destination("deck", whose)) else None


@RULES.rule(
    "act",
    "(put|puts|add|adds) <all-of-it> (into|to) <whose:deck-of> and (shuffle|shuffles) (it|them)",
    example="put your graveyard into your deck and shuffle it",
    miss="put your graveyard into your deck",
)
def put_in_and_shuffled(all_of_it: Picked, whose: str) -> Clause | None:
    return acting(all_of_it, ShuffleIn) if fits(all_of_it, Destination("deck", whose)) else None


@RULES.rule(
    "act",
    "(put|puts) <possessive> hand on the bottom of <whose:deck-of> in any order",
    example="put your hand on the bottom of your deck in any order",
    miss="put your hand on top of your deck",
)
def hand_beneath(possessive: Whose, whose: str) -> Clause | None:
    hand = Picked("each", narrowed(InZone((HAND,)), Controlled(possessive)))  # type: ignore[arg-type]
    if not fits(hand, Destination("deck", whose)):
        return None
    return acting(hand, lambda what: fx.MoveTo(what, "deck", "bottom"))


RULES.same("counted-hand", {"count the [number of] cards in your hand [,|and] shuffle those cards": True})


@RULES.rule(
    "act",
    "<counted-hand> into your deck [,] [and] then draw that many cards",
    example="count the cards in your hand and shuffle those cards into your deck and then draw that many "
    "cards",
    miss="count the cards in your hand and shuffle those cards into your deck and then draw a card",
)
def drawn_anew(counted_hand: bool) -> Clause:
    hand = narrowed(InZone((HAND,)), Controlled("you"))
    shuffled = ShuffleIn(Each(hand))
    return Clause(fx.Let("it", shuffled, fx.Draw(CountOf(It()))), about=UNSAID)
