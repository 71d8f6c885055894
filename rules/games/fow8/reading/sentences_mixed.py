"""Sentences of Force of Will that offer another way out, and effects on each player's own cards."""

from dataclasses import replace

from rules.games.fow8.reading.amounts import Bounds, scaled
from rules.games.fow8.reading.changes import Changes
from rules.games.fow8.reading.changes_kinds import gains_either
from rules.games.fow8.reading.frames import ENTER, Abilities
from rules.games.fow8.reading.nouns import RULERS, Noun, everywhere
from rules.games.fow8.reading.sentences import Steps, one_of, whole
from rules.games.fow8.reading.sentences_instead import in_place
from rules.games.fow8.reading.statics_replacements import GONE
from rules.language import effects as fx
from rules.language.abilities import Replacement, Triggered
from rules.language.amounts import Amount, Count
from rules.language.changes import Restrict, SetRaces
from rules.language.conditions import Condition
from rules.language.costs import Cost, DiscardCards
from rules.language.durations import END_OF_TURN
from rules.language.events import Attacks, Enters, Leaves
from rules.language.filters import AnyOf, Controlled, Filter, InZone, Named, Underwent
from rules.language.references import Cards, Chosen, This
from rules.language.restrictions import Can
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.outcome import Paragraph
from rules.reading.phrases import Picked, narrowed, targets

RULES = Rules()


@RULES.rule(
    "their-way-out",
    "(they banish|your opponent banishes) <how-many> <noun>",
    example="they banish a resonator",
    miss="they destroy a resonator",
)
def by_banishing(how_many: Bounds, noun: Noun) -> fx.Effect | None:
    """They choose among the cards they control, since only those can be banished (1011.2)."""
    wanted = None if noun.said else everywhere(noun)
    if wanted is None or how_many.least != how_many.most:
        return None
    theirs = Chosen(narrowed(wanted, Controlled("opponent")), how_many.most, how_many.least, "opponent")
    return fx.MoveTo(theirs, "graveyard")


@RULES.rule(
    "their-way-out",
    "(they discard|your opponent discards) <cards>",
    example="your opponent discards a card",
    miss="your opponent draws a card",
)
def by_discarding(cards: Amount) -> fx.Effect:
    return fx.Discard(cards, "opponent")


@RULES.rule(
    "sentence",
    "<steps> unless <their-way-out>",
    example="your opponent loses 300 life unless they banish a resonator",
    miss="your opponent loses 300 life",
)
def unless_they_do(steps: Steps, their_way_out: fx.Effect) -> Steps | None:
    """The opponent decides, and what happens otherwise happens too if they cannot do it."""
    one = one_of(steps)
    if one is None or one.modes or one.divides is not None or one.targets:
        return None
    offered = fx.May(their_way_out, by="opponent")
    return (Clause(fx.IfYouDo(offered, fx.NOTHING, one.effect)),)


@RULES.rule(
    "clause",
    "your opponent removes <how-many> <noun> they control from the game",
    example="your opponent removes an Elf they control from the game",
    miss="your opponent removes an Elf from the game",
)
def they_remove(how_many: Bounds, noun: Noun) -> Clause | None:
    wanted = None if noun.said else everywhere(noun)
    if wanted is None or how_many.least != how_many.most:
        return None
    theirs = Chosen(narrowed(wanted, Controlled("opponent")), how_many.most, how_many.least, "opponent")
    return Clause(fx.MoveTo(theirs, "removed area"))


@RULES.rule(
    "clause",
    "discard <cards> at random",
    example="discard a card at random",
    miss="discard a card",
)
def at_random(cards: Amount) -> Clause:
    return Clause(fx.Discard(cards, at_random=True))


RULES.same("owns-them", {"in his or her field": True, "they control": True, "he or she controls": True})


@RULES.rule(
    "clause",
    "<dealer> <integer> damage to each player for each <noun> <owns-them>",
    example="this card deals 300 damage to each player for each Elf they control",
    miss="this card deals 300 damage to each player for each Elf you control",
)
def hurt_by_their_own(dealer: Cards, integer: int, noun: Noun, owns_them: bool) -> Clause | None:
    """Each player is dealt damage for their own cards."""
    wanted = None if noun.said else everywhere(noun)
    if wanted is None:
        return None

    def of(side: str) -> Amount:
        return scaled(integer, Count(narrowed(wanted, Controlled("you" if side == "you" else "opponent"))))

    dealt = (
        fx.DealDamageToPlayer(of("you"), "you", dealer),
        fx.DealDamageToPlayer(of("opponent"), "opponent", dealer),
    )
    return Clause(fx.Do(dealt))


@RULES.rule(
    "clause",
    "<dealer> <integer> damage to a player for each <noun> <owns-them> that attacked this turn . "
    "this ability is applied to all players",
    example="this card deals 300 damage to a player for each Elf they control that attacked this turn . "
    "this ability is applied to all players",
    miss="this card deals 300 damage to a player for each Elf they control that attacked this turn",
)
def hurt_by_attackers(dealer: Cards, integer: int, noun: Noun, owns_them: bool) -> Clause | None:
    return hurt_by_their_own(dealer, integer, noun.asks(Underwent(Attacks())), owns_them)


@RULES.rule(
    "ability",
    "<enter> <cost> : <sentences>",
    example="[Enter] discard a card : draw a card",
    miss="[Enter] discard a card",
)
def entered_at_a_price(enter: bool, cost: Cost, sentences: Steps) -> Abilities | None:
    """JUDGEMENT: what an older card asks for as it enters may be refused, and then nothing happens."""
    one = whole(sentences)
    if (
        one is None
        or one.targets
        or one.modes
        or not all(isinstance(part, DiscardCards) for part in cost.parts)
    ):
        return None
    (part,) = cost.parts if len(cost.parts) == 1 else (None,)
    if not isinstance(part, DiscardCards):
        return None
    wanted = None if part.filter is None else narrowed(part.filter, InZone(("hand",)), Controlled("you"))
    offered = fx.May(fx.Discard(part.count, "you", wanted))
    return (Triggered(Enters(), fx.IfYouDo(offered, one.effect), clause=ENTER),)


RULES.same(
    "attacks-as-it-comes",
    {
        f"can attack {when} the turn {it} summoned": True
        for when in ("in", "during", "on")
        for it in ("it's", "it is", "it was", "that it was")
    },
)


@RULES.rule(
    "clause",
    "<this> gains <changes> <this-turn> and <attacks-as-it-comes>",
    example="this card gains [Flying] until end of turn and can attack in the turn it's summoned",
    miss="this card gains [Flying] until end of turn and can attack",
)
def stronger_and_quicker(
    this: Picked, changes: Changes, this_turn: bool, attacks_as_it_comes: bool
) -> Clause:
    return Clause(fx.Modify(This(), (*changes, Restrict(Can("attack at once")))))


@RULES.rule(
    "clause",
    "it <attacks-as-it-comes>",
    example="it can attack in the turn it's summoned",
    miss="it can attack",
)
def attacks_now(attacks_as_it_comes: bool) -> Clause:
    return Clause(fx.Modify(THAT, (Restrict(Can("attack at once")),)))


@RULES.rule(
    "clause",
    "if (it|that resonator|that card) would leave (your|the|a) field [for a non field zone] this turn , "
    f"{GONE} instead",
    example=f"if it would leave the field this turn , {GONE} instead",
    miss=f"if it would leave the field , {GONE} instead",
)
def gone_if_it_leaves() -> Clause:
    gone = Replacement(Leaves(None), destination="removed area")
    return Clause(fx.Later(gone, THAT, END_OF_TURN))


@RULES.rule(
    "every",
    "each <one:name> , <other:name> [,] and <last:name>",
    example='each "Fire Magic Stone" , "Light Magic Stone" and "Wind Magic Stone"',
    miss='each "Fire Magic Stone" , "Light Magic Stone" or "Wind Magic Stone"',
)
def every_named(one: str, other: str, last: str) -> Picked:
    """Cards with one of the names, whoever controls them."""
    names = AnyOf(tuple(sorted(map(Named, (one, other, last)), key=repr)))
    return Picked("each", narrowed(names, InZone(RULERS)))


@RULES.rule(
    "every",
    "each <one:name> , <other:name> [,] and <last:name> you control",
    example='each "Fire Magic Stone" , "Light Magic Stone" and "Wind Magic Stone" you control',
    miss='each "Fire Magic Stone" , "Light Magic Stone" and "Wind Magic Stone"',
)
def every_named_of_yours(one: str, other: str, last: str) -> Picked:
    every = every_named(one, other, last)
    return replace(every, filter=narrowed(every.filter, Controlled("you")))


@RULES.rule(
    "doing",
    "(loses|lose) all races and becomes (a|an) <race>",
    example="loses all races and becomes an Elf",
    miss="loses all races and becomes Elf",
)
def of_one_race(race: str) -> Changes:
    return (SetRaces(frozenset({race})),)


@RULES.rule(
    "clause",
    "target <one:noun> and up to one second target <other:noun> gain <changes> <this-turn>",
    example="target Elf and up to one second target Human gain [Flying] until end of turn",
    miss="target Elf and target Human gain [Flying] until end of turn",
)
def one_or_two_change(one: Noun, other: Noun, changes: Changes, this_turn: bool) -> Clause | None:
    first, second = everywhere(one), everywhere(other)
    if first is None or second is None:
        return None
    return Clause(fx.Modify(targets(2), changes), (first, second), 1)


@RULES.rule(
    "clause",
    "as long as <leader> is <names> , it <doings> <this-turn>",
    example='as long as your J-ruler is "Fire Magic Stone" , it gains [Flying] until end of turn',
    miss='as long as your J-ruler is "Fire Magic Stone" , this card gains [Flying] until end of turn',
)
def leader_meanwhile(leader: Filter, names: Filter, doings: Changes, this_turn: bool) -> Clause:
    return Clause(fx.ModifyAll(narrowed(leader, names), doings))


@RULES.rule(
    "sentence",
    "<what:picked> gains <any-change> until end of turn . if <condition> , it gains all those abilities "
    "instead",
    example="this card gains [Flying] or [Pierce] until end of turn . if your life is 1000 or less , "
    "it gains all those abilities instead",
    miss="this card gains [Flying] or [Pierce] until end of turn . if your life is 1000 or less , "
    "it gains all",
)
def one_or_all_of_them(what: Picked, any_change: Changes, condition: Condition) -> Steps | None:
    before = gains_either(what, any_change)
    if before is None or before.targets or what.cards is None:
        return None
    found = in_place(before, condition, Clause(fx.Modify(what.cards, any_change)))
    return None if found is None else (found,)


@RULES.rule(
    "paragraph",
    "you may not have more than one copy of any card in your deck",
    example="you may not have more than one copy of any card in your deck",
    miss="you may have more than one copy of any card in your deck",
)
@RULES.rule(
    "paragraph",
    "you cannot have cards with <printed> in your deck",
    example="you cannot have cards with [Will of Despair] in your deck",
    miss="you cannot have cards in your deck",
)
def about_the_deck(printed: str = "") -> Paragraph:
    """Only the construction of the deck is about this (402.8)."""
    return Paragraph()
