"""Effects of Force of Will on cards looked at or revealed from the top of a deck."""

from dataclasses import dataclass, replace

from rules.games.fow8.nodes import Foresee, RemoveFaceDown
from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.nouns import Noun, within
from rules.games.fow8.reading.sentences import Steps
from rules.games.fow8.reading.verbs_zones import DECK, Put, moved
from rules.language import effects as fx
from rules.language.amounts import Amount
from rules.language.effects import Effect
from rules.language.filters import Controlled, InZone, OneOf
from rules.language.references import Cards, Chosen, Each, It, Top
from rules.reading.clauses import THAT, Clause, joined, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
SEEN = It()
TAKEN = "taken"
"""The name for the cards taken from among those that were seen."""


@dataclass(frozen=True, slots=True)
class Seen:
    """The top cards of one's own deck that are looked at or, if `shown`, revealed."""

    count: Amount
    deck: str
    shown: bool = False

    def around(self, effect: Effect) -> Effect:
        """Return an effect that refers to these cards as "it"."""
        if self.shown:
            return fx.Reveal(Top(self.count, "you", self.zone), effect)
        if self.deck != DECK:
            return fx.Reveal(Top(self.count, "you", self.deck), effect, to="you")
        return fx.Look(self.count, effect)

    @property
    def zone(self) -> str:
        """Return the deck's name; empty for the main deck."""
        return "" if self.deck == DECK else self.deck


@RULES.rule(
    "seen",
    "look at the top <number> cards (of|in|from) <deck>",
    example="look at the top four cards of your deck",
    miss="look at the top four cards",
)
def looked_at(number: int, deck: str) -> Seen | None:
    return Seen(number, deck)


@RULES.rule(
    "seen",
    "reveal the top <number> cards (of|in|from) <deck>",
    example="reveal the top four cards of your deck",
    miss="reveal the top four cards",
)
def revealed(number: int, deck: str) -> Seen:
    return Seen(number, deck, shown=True)


@dataclass(frozen=True, slots=True)
class Taken:
    """Cards taken from among those that were seen, and where they are put."""

    cards: Cards
    put: Put
    shown: bool = False

    def effect(self) -> Effect:
        """Return the effect that puts them there."""
        if self.shown:
            return fx.Reveal(self.cards, moved(It(TAKEN), self.put), TAKEN)
        return moved(self.cards, self.put)


@RULES.rule(
    "some-of",
    "<how-many> <noun> [from] among them",
    example="a resonator from among them",
    miss="a resonator",
)
@RULES.rule("some-of", "<how-many> <noun>", example="a resonator", miss="resonators")
def some_of(how_many: Bounds, noun: Noun) -> Cards | None:
    wanted = within(noun, DECK)
    return None if wanted is None else Chosen(wanted, how_many.most, how_many.least, among=SEEN)


@RULES.rule("some-of", "<how-many> of them", example="one of them", miss="one of the cards")
@RULES.rule("some-of", "<how-many> from among them", example="one from among them", miss="one of the cards")
def some_of_them(how_many: Bounds) -> Cards:
    wanted = narrowed(InZone((DECK,)), Controlled("you"))
    return Chosen(wanted, how_many.most, how_many.least, among=SEEN)


@RULES.rule("taken", "put <some-of> <put>", example="put one of them into your hand", miss="put one of them")
def taken(some_of: Cards, put: Put) -> Taken:
    return Taken(some_of, put)


@RULES.rule(
    "taken",
    "choose <some-of> [,|and] [and] put (it|them) <put>",
    example="choose a resonator from among them and put it into your hand",
    miss="choose a resonator from among them",
)
@RULES.rule(
    "taken",
    "put <some-of> <put> from among them",
    example="put a resonator into your hand from among them",
    miss="put a resonator from among them",
)
def taken_from_among(some_of: Cards, put: Put) -> Taken:
    return Taken(some_of, put)


@RULES.rule(
    "taken",
    "reveal <some-of> [,|and] [and] put (it|them) <put>",
    example="reveal a resonator from among them and put it into your hand",
    miss="reveal a resonator from among them",
)
@RULES.rule(
    "taken",
    "reveal <some-of> from among them [,|and] [and] put (it|them) <put>",
    example="reveal a resonator from among them and put it into your hand",
    miss="reveal a resonator from among them",
)
def shown(some_of: Cards, put: Put) -> Taken:
    return Taken(some_of, put, shown=True)


@RULES.rule(
    "may-take",
    "you may <taken>",
    example="you may put one of them into your hand",
    miss="put one of them into your hand",
)
def may_take(taken: Taken) -> Taken | None:
    """Any number up to the limit may be taken, or none."""
    cards = taken.cards
    return replace(taken, cards=replace(cards, least=0)) if isinstance(cards, Chosen) else None


@RULES.rule("may-take", "<taken>", example="put one of them into your hand", miss="one of them")
def has_to_take(taken: Taken) -> Taken:
    return taken


@RULES.rule(
    "rest", "the rest <put> [in any order]", example="the rest on the bottom of your deck", miss="the rest"
)
@RULES.rule(
    "rest", "the other <put> [in any order]", example="the other on the bottom of your deck", miss="the other"
)
def rest(put: Put) -> Effect:
    """Their owner decides their order in a zone that has one (302.4)."""
    return moved(rest_of_seen(), put)


def rest_of_seen() -> Cards:
    """Return the cards that were seen and are still in the deck."""
    return Each(narrowed(OneOf(SEEN), InZone((DECK,))))


@RULES.rule(
    "rest",
    "the rest <put> in a random order",
    example="the rest on the bottom of your deck in a random order",
    miss="the rest on the bottom of your deck in a certain order",
)
def rest_at_random(put: Put) -> Effect | None:
    zone, position, rested, under = put
    if position != "bottom":
        return None
    return rest((zone, "scattered", rested, under))


@RULES.rule(
    "clause",
    "<seen> (.|,|and|. then) <may-take> (. put|and put|and|. then put|, then put) <rest>",
    example="look at the top nine cards of your deck . put seven of them into your hand and the rest "
    "into your graveyard",
    miss="look at the top two cards of your deck . put one of them into your hand",
)
def looking(seen: Seen, may_take: Taken, rest: Effect) -> Clause | None:
    effect: Effect = fx.Do((may_take.effect(), rest))
    if seen.deck != DECK:
        if getattr(rest, "zone", DECK) == DECK:
            return None
        effect = substituted(effect, InZone((DECK,)), InZone((seen.deck,)))
    return Clause(seen.around(effect))


@RULES.rule(
    "clause",
    "<seen> . <may-take> and remove the rest from the game face down",
    example="look at the top three cards of your deck . put an Elf from among them into your hand and "
    "remove the rest from the game face down",
    miss="look at the top three cards of your deck . put an Elf from among them into your hand and "
    "remove the rest face down",
)
def hide_rest(seen: Seen, may_take: Taken) -> Clause | None:
    return looking(seen, may_take, RemoveFaceDown(rest_of_seen()))


@RULES.rule("clause", "foresee <number>", example="foresee 2", miss="foresee")
def foresee(number: int) -> Clause:
    return Clause(Foresee(number))


@RULES.rule(
    "clause",
    "<seen> and put any number of them <put> [in any order] . put <rest>",
    example="look at the top nine cards of your main deck and put any number of them on top of your "
    "main deck . put the rest on the bottom of your main deck",
    miss="look at the top nine cards of your main deck and put any number of them on top of your main deck",
)
def foreseen(seen: Seen, put: Put, rest: Effect) -> Clause | None:
    """Older cards spell out what the newer keyword means (1034.1)."""
    ends = (put, rest) == ((DECK, "top", False, None), moved(rest_of_seen(), (DECK, "bottom", False, None)))
    if not ends or seen.shown or seen.deck != DECK or not isinstance(seen.count, int):
        return None
    return Clause(Foresee(seen.count))


@RULES.rule(
    "clause",
    "<seen> (and|, and|, then|. then) put them back [on top of your (deck|main deck)] in any order",
    example="look at the top nine cards of your deck and put them back in any order",
    miss="look at the top nine cards of your deck and put them back",
)
def put_back(seen: Seen) -> Clause | None:
    """The player decides in what order they go back on top (302.4)."""
    return Clause(seen.around(fx.MoveTo(SEEN, DECK))) if seen.deck == DECK else None


@RULES.rule(
    "top-seen",
    "reveal the top card of <deck>",
    example="reveal the top card of your deck",
    miss="reveal a card",
)
def top_revealed(deck: str) -> Seen:
    return Seen(1, deck, shown=True)


@RULES.rule(
    "top-seen",
    "look at the top card of <deck>",
    example="look at the top card of your deck",
    miss="look at a card",
)
def top_looked_at(deck: str) -> Seen | None:
    return Seen(1, deck) if deck == DECK else None


@RULES.rule(
    "sentence",
    "<top-seen> (.|,|and|, then) <then:sentence>",
    example="reveal the top card of your deck . if it's a Elf , put it into your hand",
    miss="reveal the top card of your deck",
)
def by_top(top_seen: Seen, then: Steps) -> Steps | None:
    """What follows is about the card that was seen."""
    one = joined(list(then))
    if one is None or one.modes or one.targets or not mentions(one.effect, THAT):
        return None
    return (Clause(top_seen.around(substituted(one.effect, THAT, SEEN))),)
