"""Force of Will's choices that stay in force once a card has entered, and numbers of counters."""

from dataclasses import replace

from rules.games.fow8.reading.amounts import Bounds
from rules.games.fow8.reading.events import When
from rules.games.fow8.reading.frames import Abilities
from rules.games.fow8.reading.nouns import RULERS, Noun
from rules.games.fow8.reading.sentences_named import Kind, said
from rules.games.fow8.reading.verbs_looks import some_of
from rules.games.fow8.reading.verbs_players import they_banish
from rules.games.fow8.reading.verbs_zones import STONES, Put
from rules.language import effects as fx
from rules.language.abilities import Static, Triggered
from rules.language.amounts import Amount
from rules.language.changes import ChangeCost
from rules.language.conditions import Condition, Fails, Happened, Is, There
from rules.language.durations import WHILE_IN_PLAY
from rules.language.events import Leaves, Plays
from rules.language.filters import AsNamed, Controlled, HasCounters, InZone, NameHas, Sign, Underwent
from rules.language.references import Cards, Chosen, This, Top
from rules.reading.clauses import Clause, mentions, substituted
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()


@RULES.rule(
    "ability",
    "<when> <arrow> <naming> . <static>",
    example="when this card enters the field ⇒ choose a race . resonators you control of the chosen race "
    "gain [Flying]",
    miss="when this card enters the field ⇒ choose a race . resonators you control gain [Flying]",
)
def chosen_for_good(when: When, arrow: bool, naming: Kind, static: Abilities) -> Abilities | None:
    """What is chosen as the card comes counts as long as the card is there."""
    parts: list[fx.Effect] = []
    for one in static:
        if not isinstance(one, Static) or one.affects is None or one.when is not None or one.zones:
            return None
        if not mentions(one.affects, said(naming)) or mentions(one.changes, said(naming)):
            return None
        wanted = substituted(one.affects, said(naming), AsNamed(naming))
        parts.append(fx.ModifyAll(wanted, one.changes, WHILE_IN_PLAY))
    effect = parts[0] if len(parts) == 1 else fx.Do(tuple(parts))
    return (Triggered(when.event, fx.NameOne(naming, effect), clause=when.clause),)


@RULES.rule(
    "clause",
    "put <counter> counters equal to <counted> on <picked>",
    example="put hope counters equal to the number of Elves you control on this card",
    miss="put hope counters on this card",
)
def as_many_counters(counter: str, counted: Amount, picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.PutCounters(cards, counter, counted))


@RULES.rule(
    "condition",
    "this card has <number> or (less|fewer) <counter> counters on it",
    example="this card has six or less hope counters on it",
    miss="this card has six hope counters on it",
)
def few_counters(number: int, counter: str) -> Condition:
    return Is(This(), HasCounters(counter, "<=", number))


@RULES.rule(
    "condition",
    'you have <number> or more cards with " <fragment> " in their (name|names)',
    example='you have two or more cards with "Magic" in their name',
    miss='you have two cards with "Magic" in their name',
)
def many_named_so(number: int, fragment: str) -> Condition:
    """Cards named without a zone are in play (205.4)."""
    return There(narrowed(NameHas(fragment), InZone(RULERS), Controlled("you")), number)


@RULES.rule(
    "clause",
    "look at the top card of <their-deck>",
    example="look at the top card of your opponent's deck",
    miss="look at the top two cards of your opponent's deck",
)
def their_top_seen(their_deck: str) -> Clause:
    return Clause(fx.Reveal(Top(1, "opponent"), fx.NOTHING, to="you"))


@RULES.rule(
    "clause",
    "put <picked> on top of (their owner's|their owners'|its owner's) magic stone (deck|decks) "
    "[in any order]",
    example="put up to two target magic stones on top of their owner's magic stone decks in any order",
    miss="put up to two target magic stones on top of their owner's decks in any order",
)
def stones_on_top(picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.MoveTo(cards, STONES))


RULES.same(
    "shuffled",
    {"then you shuffle your magic stone deck": STONES, "then you shuffle your (main deck|deck)": "main deck"},
)


@RULES.rule(
    "put", "in <stone-area> rested", example="in your magic stone area rested", miss="in your hand rested"
)
def in_stones_rested(stone_area: str) -> Put:
    return stone_area, "top", True, "you" if stone_area == "field" else None


@RULES.rule(
    "noun",
    "<noun> that was put into that zone from (a|the) field this turn",
    example="Elf from a graveyard that was put into that zone from the field this turn",
    miss="Elf from a graveyard that was put into that zone this turn",
)
def dead_this_turn(noun: Noun) -> Noun | None:
    if noun.zones != ("graveyard",) or not noun.said:
        return None
    return noun.asks(Underwent(Leaves(destination=("graveyard",))))


@RULES.rule(
    "clause",
    "your opponent discards <cards> and banishes <how-many> <noun>",
    example="your opponent discards a card and banishes a resonator",
    miss="your opponent discards a card and destroys a resonator",
)
def two_losses(cards: Amount, how_many: Bounds, noun: Noun) -> Clause | None:
    """They choose among the cards they control, since only those can be banished (1011.2)."""
    banished = they_banish(how_many, noun)
    return None if banished is None else Clause(fx.Do((fx.Discard(cards, "opponent"), banished.effect)))


@RULES.rule(
    "some-of",
    "<how-many> <noun> (with|whose) combined total cost [of|is] <bound> from among them",
    example="up to two Elves with combined total cost of 7 or less from among them",
    miss="up to two Elves with total cost of 7 or less from among them",
)
def some_by_sum(how_many: Bounds, noun: Noun, bound: tuple[Sign, Amount]) -> Cards | None:
    sign, most = bound
    found = some_of(how_many, noun) if sign == "<=" else None
    return replace(found, within=most) if isinstance(found, Chosen) else None


@RULES.rule(
    "static",
    "each turn , you may pay {0} to play your first <noun> rather than pay its cost",
    example="each turn , you may pay {0} to play your first Elf rather than pay its cost",
    miss="you may pay {0} to play your first Elf rather than pay its cost",
)
def first_for_nothing(noun: Noun) -> Abilities | None:
    """The first card of the kind in a turn costs nothing."""
    if noun.said:
        return None
    mine = narrowed(noun.filter, Controlled("you"))
    return (Static((ChangeCost(free=True),), mine, when=Fails(Happened(Plays(mine)))),)
