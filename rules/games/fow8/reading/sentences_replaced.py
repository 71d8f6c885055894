"""Sentences of Force of Will whose last part replaces the result of an earlier part, and separate targets."""

from rules.games.fow8.reading.amounts import Bounds, scaled
from rules.games.fow8.reading.nouns import Noun
from rules.games.fow8.reading.picks import some_targets
from rules.games.fow8.reading.sentences import Steps, if_it_was_done, one_of
from rules.games.fow8.reading.sentences_instead import in_place
from rules.games.fow8.reading.verbs_zones import Put, Search, moved, searched
from rules.games.fow8.reading.ways import DONE, way
from rules.language import effects as fx
from rules.language.amounts import Amount, X
from rules.language.conditions import Condition, Is
from rules.language.filters import All
from rules.language.references import It, Joined
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import choosing

RULES = Rules()


@RULES.rule(
    "sentence",
    "<first:steps> . if you do , <then:steps> . if <condition> , <other:steps> instead",
    example="banish a resonator . if you do , draw a card . if your life is 1000 or less , draw two "
    "cards instead",
    miss="banish a resonator . if you do , draw a card . if your life is 1000 or less , draw two cards",
)
def done_and_more(first: Steps, then: Steps, condition: Condition, other: Steps) -> Steps | None:
    """What follows an action, and what replaces it under a condition."""
    one, two = one_of(then), one_of(other)
    if one is None or two is None or one.targets:
        return None
    word = next((word for word in DONE if mentions(condition, way(word))), "")
    if not word:
        both = in_place(one, condition, two)
        return None if both is None else if_it_was_done(first, (both,))
    if two.targets or one.modes or two.modes or mentions((one.effect, two.effect), THAT):
        return None
    # Whether the action was done shows in the cards it was done to.
    done = fx.If(Is(way(word), All()), one.effect)
    return (*first, Clause(fx.If(condition, two.effect, done)))


@RULES.rule(
    "sentence",
    "<steps> . if you don't , <other:steps>",
    example="banish a gem . if you don't , banish this card",
    miss="banish a gem . if you do , banish this card",
)
def otherwise(steps: Steps, other: Steps) -> Steps | None:
    """JUDGEMENT: an instruction is carried out if it can be; the player may not choose the other instead."""
    one, two = one_of(steps), one_of(other)
    if one is None or two is None or one.targets or two.targets or one.modes or two.modes:
        return None
    if isinstance(one.effect, fx.May | fx.IfPaid | fx.If) or mentions(two.effect, THAT):
        return None
    return (Clause(fx.IfYouDo(one.effect, fx.NOTHING, two.effect)),)


@RULES.rule(
    "sentence",
    "<search> , reveal it and put it <put> . if <condition> , you may put it <other:put> instead . "
    "<shuffled>",
    example="search for an Elf from your deck , reveal it and put it into your hand . "
    "if your life is 1000 or less , you may put it into your field instead . then shuffle your deck",
    miss="search for an Elf from your deck , reveal it and put it into your hand . "
    "if your life is 1000 or less , you may put it into your field . then shuffle your deck",
)
def found_for_elsewhere(
    search: Search, put: Put, condition: Condition, other: Put, shuffled: str
) -> Steps | None:
    """The card goes to one zone or, under a condition and optionally, to another."""
    cards, deck = search
    if shuffled != deck or mentions(condition, THAT):
        return None
    here, there = moved(It(), put), moved(It(), other)
    chosen = fx.If(condition, fx.May(there, here), here)
    return (Clause(fx.Do((fx.Reveal(cards, chosen), fx.Shuffle(deck)))),)


@RULES.rule(
    "sentence",
    "<search> , reveal it and put it <put> . <shuffled> . if <condition> , put that resonator <other:put> "
    "instead",
    example="search for an Elf from your deck , reveal it and put it into your graveyard . then shuffle your "
    "deck . if your life is 1000 or less , put that resonator into your field instead",
    miss="search for an Elf from your deck , reveal it and put it into your graveyard . then shuffle your "
    "deck . if your life is 1000 or less , put that resonator into your field",
)
def found_for_another_zone(
    search: Search, put: Put, shuffled: str, condition: Condition, other: Put
) -> Steps | None:
    cards, deck = search
    if shuffled != deck or mentions(condition, THAT):
        return None
    chosen = fx.If(condition, moved(It(), other), moved(It(), put))
    return (Clause(fx.Do((fx.Reveal(cards, chosen), fx.Shuffle(deck)))),)


@RULES.rule(
    "search",
    "search <deck> for (a|an) <one:noun> and / or (a|an) <other:noun>",
    example="search your deck for an Elf and / or a Human",
    miss="search your deck for an Elf or a Human",
)
def both_searched(deck: str, one: Noun, other: Noun) -> Search | None:
    """One card of each kind, of only one of them, or none at all (1014.2)."""
    first, second = searched(deck, Bounds(1, 1), one), searched(deck, Bounds(1, 1), other)
    return None if first is None or second is None else (Joined((first[0], second[0])), deck)


@RULES.rule(
    "search",
    "<search> , where X is <counted> [,]",
    example="search your deck for an Elf with total cost X or less , where X is your life ,",
    miss="search your deck for an Elf with total cost X or less , where X is",
)
def where_x_is(search: Search, counted: Amount) -> Search | None:
    cards, deck = search
    if not mentions(cards, X()) or mentions(counted, THAT):
        return None
    return substituted(cards, X(), counted), deck


@RULES.rule(
    "clause",
    "target <count> <noun>",
    example="target a resonator",
    miss="target resonator",
)
def target_chosen(count: int, noun: Noun) -> Clause | None:
    """The target alone; what is done to it follows."""
    picked = some_targets(Bounds(count, count), noun) if count == 1 else None
    return None if picked is None else choosing(picked)


@RULES.rule(
    "clause",
    "[you] gain <integer> life multiplied by <counted>",
    example="you gain 200 life multiplied by the number of Elves you control",
    miss="you gain 200 life",
)
def life_times(integer: int, counted: Amount) -> Clause:
    return Clause(fx.ChangeLife(scaled(integer, counted)))
