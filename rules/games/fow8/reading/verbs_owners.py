"""Effects of Force of Will that put cards back to their owners, and on the opponent's stones."""

from rules.games.fow8.reading.nouns import Noun, everywhere, within
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.sentences import DEAD, Steps, unless_they_pay
from rules.games.fow8.reading.verbs_zones import top
from rules.language import effects as fx
from rules.language.abilities import Ability, AsItEnters
from rules.language.amounts import Amount, Count, CountersOn, CountOf, DamageOn, Plus, TimesHappened, X
from rules.language.costs import Cost, Pay
from rules.language.events import Attacks
from rules.language.filters import Other
from rules.language.references import Cards, Chosen, Each, It, Owner, Subject, This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()


@RULES.rule(
    "clause",
    "put (that resonator|that J/resonator) into its owner's field",
    example="put that resonator into its owner's field",
    miss="put that resonator into its owner's hand",
)
def back_to_its_owner() -> Clause:
    effect = fx.MoveTo(THAT, "field", under=Owner(THAT))
    return Clause(effect, about=effect)


@RULES.rule(
    "clause",
    "put (that card|that resonator|that J/resonator) from its owner's graveyard into "
    "(his or her|their|its owner's) hand",
    example="put that resonator from its owner's graveyard into their hand",
    miss="put that resonator from its owner's graveyard into your hand",
)
def out_of_its_graveyard() -> Clause:
    """Only the card whose way to the graveyard is the event can be meant."""
    return Clause(fx.MoveTo(DEAD, "hand"))


@RULES.rule(
    "clause",
    "shuffle <picked> into (its owner's deck|their owner's deck|their owners' deck|their owners' decks)",
    example="shuffle target card in a graveyard into its owner's deck",
    miss="shuffle target card in a graveyard into your deck",
)
def shuffled_in(picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.MoveTo(cards, "main deck", "shuffled"))


@RULES.rule(
    "top",
    "[the] top X cards (of|in|from) <deck>",
    example="the top X cards of your deck",
    miss="the top cards of your deck",
)
def top_x(deck: str) -> Cards:
    return top(X(), deck, "you")


@RULES.rule(
    "counted",
    "the damage it has been dealt",
    example="the damage it has been dealt",
    miss="the damage dealt to it",
)
def damage_on_it() -> Amount:
    return DamageOn(THAT)


@RULES.rule(
    "counted",
    "the number of times <noun> attacked this turn",
    example="the number of times Elves you control attacked this turn",
    miss="the number of times Elves attack",
)
def times_attacked(noun: Noun) -> Amount | None:
    wanted = everywhere(noun)
    return None if wanted is None else TimesHappened(Attacks(wanted))


@RULES.rule(
    "clause",
    "put any number of <noun> from your hand on the bottom of your (main deck|deck) in any order , "
    "then draw that many cards [plus <number>]",
    example="put any number of Elves from your hand on the bottom of your deck in any order , then draw "
    "that many cards plus two",
    miss="put any number of Elves from your hand on the bottom of your deck , then draw two cards",
)
def traded_in(noun: Noun, number: int = 0) -> Clause | None:
    mine = within(noun, "hand")
    if mine is None:
        return None
    put = fx.MoveTo(Chosen(mine, Count(mine), 0), "main deck", "bottom")
    drawn: Amount = CountOf(It("put"))
    return Clause(fx.Let("put", put, fx.Draw(Plus((drawn, number)) if number else drawn)))


@RULES.rule(
    "sentence",
    "<steps> unless <they> pays X",
    example="cancel target spell unless its controller pays X",
    miss="cancel target spell unless its controller pays",
)
def unless_x(steps: Steps, they: Who) -> Steps | None:
    """X was chosen as the card was played."""
    return unless_they_pay(steps, they, Cost((Pay(X()),)))


@RULES.rule(
    "static",
    "<every> (come into|enter) (fields|the field|a field) rested",
    example="all Elves enter the field rested",
    miss="all Elves enter the field",
)
def all_enter_rested(every: Picked) -> tuple[Ability, ...] | None:
    if every.how != "each":
        return None
    return (AsItEnters(fx.Rest(Subject()), every.filter),)


@RULES.rule(
    "clause",
    "move all <counter> counters from other <noun> to this card",
    example="move all hope counters from other Elves to this card",
    miss="move all hope counters from this card to other Elves",
)
def counters_gathered(counter: str, noun: Noun) -> Clause | None:
    wanted = everywhere(noun.asks(Other()))
    if wanted is None:
        return None
    return Clause(
        fx.ForEach(
            Each(wanted), fx.MoveCounters(It("one"), This(), counter, CountersOn(It("one"), counter)), "one"
        )
    )


@RULES.rule(
    "clause",
    "produce <wills> . this will is not treated as a specific attribute",
    example="produce {1} . this will is not treated as a specific attribute",
    miss="produce {1} . this will is treated as a specific attribute",
)
def void_will(wills: tuple[str | int, ...]) -> Clause | None:
    """Void will has no attribute anyway."""
    return Clause(fx.Produce("1", wills[0])) if len(wills) == 1 and isinstance(wills[0], int) else None


@RULES.rule(
    "clause",
    "move (a|an|one) <counter> counter from <target> to this card",
    example="move a hope counter from target Elf to this card",
    miss="move a hope counter from this card to target Elf",
)
def counter_taken(counter: str, target: Picked) -> Clause | None:
    return acting(target, lambda cards: fx.MoveCounters(cards, This(), counter)) if target.most == 1 else None
