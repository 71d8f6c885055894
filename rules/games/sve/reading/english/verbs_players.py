"""Verbs in English about players: the opponent's actions, random discards, maximum play points."""

from rules.games.sve.definitions import EvolveCard
from rules.games.sve.reading import meanings_effects, meanings_targets, meanings_words
from rules.games.sve.reading.english.nouns_pairs import MOST_THERE
from rules.language.amounts import Amount
from rules.language.changes import Change
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    Create,
    Discard,
    Draw,
    Modify,
    Produce,
    WinGame,
)
from rules.language.filters import Filter
from rules.language.references import Controller
from rules.reading.clauses import THAT, Clause, joined
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "act",
    "each opponent discards a card",
    example="each opponent discards a card",
    miss="each opponent discards a random card",
)
def they_discard() -> Clause:
    """Return a clause in which the opponent chooses a card of their hand and discards it."""
    return Clause(Discard(1, "opponent"), about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "each opponent discards a random card",
    example="each opponent discards a random card",
    miss="each opponent discards a card",
)
def they_discard_at_random() -> Clause:
    """Return a clause in which the opponent discards a card at random."""
    return Clause(Discard(1, "opponent", at_random=True), about=meanings_words.NOBODY)


RULES.same(
    "act",
    {
        **dict.fromkeys(("you win the game", "win the game"), Clause(WinGame())),
        "each player draws a card": Clause(Draw(1, "anyone")),
        "its controller draws a card": Clause(Draw(1, Controller(THAT)), about=meanings_words.NOBODY),
        "its controller discards a random card": Clause(
            Discard(1, Controller(THAT), at_random=True), about=meanings_words.NOBODY
        ),
        "each player puts the top card of their deck into their EX area": meanings_effects.milled(
            1, "EX area", "anyone"
        ),
    },
)


@RULES.rule(
    "act",
    "banish the top card of your deck",
    example="banish the top card of your deck",
    miss="banish the top card of their deck",
)
@RULES.rule(
    "act",
    "banish the top <number> cards of your deck",
    example="banish the top 6 cards of your deck",
    miss="banish the top 6 cards of their deck",
)
def banish_top(number: int = 1) -> Clause:
    """Return a clause in which the top cards of your deck are banished."""
    return meanings_effects.milled(number, "banished zone")


@RULES.rule(
    "act",
    "each player puts (a|an) <token> token into their EX area",
    example="each player puts a Fairy token into their EX area",
    miss="each player puts a Fairy into their hand",
)
def each_creates(token: EvolveCard) -> Clause:
    """Return a clause in which each player creates a token in their EX area."""
    return Clause(Create(token, "EX area", who="anyone"), about=meanings_words.NOBODY)


@RULES.rule("act", "discard a random card", example="discard a random card", miss="discard a card")
def discard_at_random() -> Clause:
    """Return a clause in which you discard a card at random."""
    return Clause(Discard(1, at_random=True), about=meanings_words.NOBODY)


@RULES.rule(
    "act",
    "(each opponent|they) (buries|bury) the top card of their deck",
    example="each opponent buries the top card of their deck",
    miss="each opponent buries the top card of your deck",
)
@RULES.rule(
    "act",
    "(each opponent|its controller) (buries|puts) the top <number> cards of their deck [into their cemetery]",
    example="each opponent buries the top 2 cards of their deck",
    miss="each opponent buries 2 cards of their deck",
)
@RULES.rule(
    "act",
    "each opponent puts the top card of their deck into their cemetery",
    example="each opponent puts the top card of their deck into their cemetery",
    miss="each opponent puts the top card of their deck into their hand",
)
def they_mill(number: int = 1) -> Clause:
    """Return a clause in which cards go from the top of the opponent's deck to the cemetery."""
    return meanings_effects.milled(number, "cemetery", "opponent")


@RULES.rule(
    "act",
    "each opponent (buries|destroys) (a|an) <noun>",
    example="each opponent buries a follower",
    miss="each opponent buries followers",
)
def they_bury(noun: Filter) -> Clause | None:
    """Return a clause in which the opponent chooses a card of their field and puts it into the cemetery."""
    return meanings_targets.they_bury(noun)


@RULES.rule(
    "act",
    "increase your (maximum|max) play points by <number>",
    example="increase your max play points by 1",
    miss="increase your play points by 1",
)
@RULES.rule(
    "act", "gain <number> max play (point|points)", example="gain 1 max play point", miss="gain 1 play point"
)
def grow_points(number: int) -> Clause:
    """Return a clause in which the maximum play points increase."""
    return Clause(Produce(meanings_words.MAX_POINTS, number))


@RULES.rule(
    "act",
    "give <pick> and your leader {defense} + <integer>",
    example="give it and your leader {defense}+1",
    miss="give it or your leader {defense}+1",
)
def strengthen_with_leader(pick: Picked, integer: int) -> Clause | None:
    """Return a clause in which cards and your leader gain defense."""
    return meanings_targets.strengthened_with_leader(pick, integer)


@RULES.rule(
    "act",
    "give <pick> <gain> and your leader {defense} + <integer>",
    example="give it Storm and your leader {defense}+4",
    miss="give it Storm or your leader {defense}+4",
)
def strengthen_and_heal(pick: Picked, gain: tuple[Change, ...], integer: int) -> Clause | None:
    """Return a clause in which cards gain something, and your leader gains defense."""
    first = acting(pick, lambda cards: Modify(cards, gain, ALWAYS))
    return first and joined((first, Clause(ChangeLife(integer))))


@RULES.rule(
    "act",
    "select any number of <noun> and deal <amount> damage divided between them",
    example="select any number of amulets on the field and deal 7 damage divided between them",
    miss="select any number of amulets on the field and deal 7 damage to them",
)
def divide_among_any(noun: Filter, amount: Amount) -> Clause | None:
    """Return a clause that divides damage among any number of targets, at least one."""
    return divide(MOST_THERE, noun, amount)


@RULES.rule(
    "act",
    "select up to <number> <noun> and deal <amount> damage divided between them",
    example="select up to 7 amulets on the field and deal 7 damage divided between them",
    miss="select up to 2 amulets on the field and deal 3 damage to them",
)
@RULES.rule(
    "act",
    "select up to <number> <noun> . deal <amount> damage divided between them",
    example="select up to 7 amulets on the field. Deal 7 damage divided between them",
    miss="select up to 2 amulets on the field. Deal 3 damage to them",
)
def divide(number: int, noun: Filter, amount: Amount) -> Clause | None:
    """Return a clause that divides damage among one or more, up to a number, of targets (10.6.2.3.2.1)."""
    return meanings_targets.divided(noun, number, amount)
