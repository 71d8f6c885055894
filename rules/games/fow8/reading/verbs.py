"""Effects of Force of Will on cards in play: damage, destruction, resting, counters."""

from dataclasses import replace

from rules.games.fow8.nodes import Invert, RemoveFromBattle
from rules.games.fow8.reading.amounts import Bounds, scaled
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.language import effects as fx
from rules.language.amounts import Amount, Count, CountersOn, Times, X
from rules.language.filters import Controlled, Filter, InZone
from rules.language.references import Cards, Each, It, Target, TargetPlayer, This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()


@RULES.rule("clause", "destroy <picked>", example="destroy target resonator", miss="destroy")
def destroy(picked: Picked) -> Clause | None:
    return acting(picked, fx.Destroy)


@RULES.rule("clause", "rest <picked>", example="rest target resonator", miss="rest")
def rest(picked: Picked) -> Clause | None:
    return acting(picked, fx.Rest)


@RULES.rule("clause", "recover <picked>", example="recover target resonator", miss="recover")
def recover(picked: Picked) -> Clause | None:
    return acting(picked, fx.Recover)


@RULES.rule("clause", "banish <picked>", example="banish a resonator you control", miss="banish")
def banish(picked: Picked) -> Clause | None:
    """Players can banish only cards they control (1011.2)."""
    if picked.how in ("each", "chosen"):
        if Controlled("opponent") in getattr(picked.filter, "parts", (picked.filter,)):
            return None
        picked = replace(picked, filter=narrowed(picked.filter, Controlled("you")))
    return acting(picked, lambda cards: fx.MoveTo(cards, "graveyard"))


@RULES.rule("clause", "cancel <picked>", example="cancel target spell", miss="cancel")
def cancel(picked: Picked) -> Clause | None:
    if picked.how == "reference" or _is_on_chase(picked.filter):
        return acting(picked, fx.Cancel)
    return None


def _is_on_chase(wanted: Filter) -> bool:
    return InZone(("chase area",)) in getattr(wanted, "parts", (wanted,))


@RULES.rule(
    "clause",
    "remove <picked> from the game",
    example="remove target resonator from the game",
    miss="remove target resonator",
)
def remove(picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.MoveTo(cards, "removed area"))


@RULES.rule("clause", "invert <picked>", example="invert this card", miss="invert")
def invert(picked: Picked) -> Clause | None:
    return acting(picked, Invert)


@RULES.rule("dealer", "this card deals", example="this card deals", miss="it deals")
def by_this() -> Cards:
    return This()


@RULES.rule(
    "dealer", "(it|that resonator|that J/resonator) deals", example="it deals", miss="this card deals"
)
def by_that() -> Cards:
    return THAT


@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <picked>",
    example="this card deals 300 damage to target resonator",
    miss="this card deals damage to target resonator",
)
@RULES.rule(
    "clause",
    "<dealer> damage to <picked> equal to <amount:counted>",
    example="this card deals damage to target resonator equal to its ATK",
    miss="this card deals damage to target resonator",
)
@RULES.rule(
    "clause",
    "<dealer> damage equal to <amount:counted> to <picked>",
    example="this card deals damage equal to its ATK to target resonator",
    miss="this card deals damage to target resonator",
)
@RULES.rule(
    "clause",
    "<dealer> <amount:counted> damage to <picked>",
    example="this card deals [ its ATK x 2 ] damage to target resonator",
    miss="this card deals its ATK to target resonator",
)
def damage(dealer: Cards, amount: Amount, picked: Picked) -> Clause | None:
    """In "it deals damage", "it" is the card just named, as in the amount."""
    return acting(picked, lambda cards: fx.DealDamage(cards, amount, dealer))


@RULES.rule(
    "clause",
    "<dealer> <integer> damage to <picked> for each <noun>",
    example="this card deals 100 damage to target resonator for each Elf you control",
    miss="this card deals 100 damage to target resonator",
)
def damage_for_each(dealer: Cards, integer: int, picked: Picked, noun: Noun) -> Clause | None:
    """It is dealt all at once (1007.3a)."""
    wanted = everywhere(noun)
    if wanted is None:
        return None
    return damage(dealer, scaled(integer, Count(wanted)), picked)


@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <they>",
    example="this card deals 300 damage to your opponent",
    miss="this card deals 300 damage to target resonator",
)
@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <they:you>",
    example="this card deals 300 damage to you",
    miss="this card deals 300 damage to your",
)
@RULES.rule(
    "clause",
    "<dealer> damage to <they> equal to <amount:counted>",
    example="this card deals damage to your opponent equal to its ATK",
    miss="this card deals damage to your opponent",
)
@RULES.rule(
    "clause",
    "<dealer> damage equal to <amount:counted> to <they>",
    example="this card deals damage equal to its ATK to your opponent",
    miss="this card deals damage to your opponent",
)
def damage_to_player(dealer: Cards, amount: Amount, they: Who) -> Clause:
    return Clause(fx.DealDamageToPlayer(amount, they.player, dealer), they.targets)


@RULES.rule(
    "clause",
    "<dealer> <amount> damage to <victim>",
    example="this card deals 300 damage to target resonator or player",
    miss="this card deals 300 damage to target resonator",
)
def damage_to_any(dealer: Cards, amount: Amount, victim: Filter) -> Clause:
    """The target is dealt the damage as a card or as a player, whichever it is."""
    both = fx.Do(
        (fx.DealDamage(Target(), amount, dealer), fx.DealDamageToPlayer(amount, TargetPlayer(), dealer))
    )
    return Clause(both, (victim,), about=Target())


@RULES.rule(
    "clause",
    "put <how-many> <counter> (counter|counters) on <picked>",
    example="put two hope counters on this card",
    miss="put two hope counters",
)
def put_counters(how_many: Bounds, counter: str, picked: Picked) -> Clause | None:
    if how_many.least != how_many.most:
        return None
    return acting(picked, lambda cards: fx.PutCounters(cards, counter, how_many.most))


@RULES.rule(
    "clause",
    "put X <counter> counters on <picked>",
    example="put X hope counters on this card",
    miss="put X counters on this card",
)
def put_x_counters(counter: str, picked: Picked) -> Clause | None:
    return acting(picked, lambda cards: fx.PutCounters(cards, counter, X()))


@RULES.rule(
    "clause",
    "put <how-many> <counter> (counter|counters) on <picked> for each <noun>",
    example="put a hope counter on this card for each Elf you control",
    miss="put a hope counter on this card",
)
def put_counters_for_each(how_many: Bounds, counter: str, picked: Picked, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    if wanted is None or how_many.least != how_many.most or not isinstance(how_many.most, int):
        return None
    amount = scaled(how_many.most, Count(wanted))
    return acting(picked, lambda cards: fx.PutCounters(cards, counter, amount))


@RULES.rule(
    "clause",
    "remove <how-many> <counter> (counter|counters) from <picked>",
    example="remove a hope counter from this card",
    miss="remove a hope counter",
)
def take_counters(how_many: Bounds, counter: str, picked: Picked) -> Clause | None:
    if how_many.least != how_many.most or not isinstance(how_many.most, int):
        return None
    less = -how_many.most
    return acting(picked, lambda cards: fx.PutCounters(cards, counter, less))


@RULES.rule(
    "clause",
    "remove all <counter> counters (from|on) this card",
    example="remove all hope counters from this card",
    miss="remove all counters from this card",
)
def take_all_counters(counter: str) -> Clause:
    return Clause(_without_counters(This(), counter), about=This())


def _without_counters(cards: Cards, counter: str) -> fx.Effect:
    return fx.PutCounters(cards, counter, Times(CountersOn(cards, counter), -1))


@RULES.rule(
    "clause",
    "remove all <counter> counters from <picked>",
    example="remove all hope counters from all resonators",
    miss="remove all counters from all resonators",
)
def take_all_their_counters(counter: str, picked: Picked) -> Clause | None:
    """Each card loses as many counters as it has."""
    if picked.how not in ("each", "target") or picked.most != 1:
        return None
    return acting(picked, lambda cards: fx.ForEach(cards, _without_counters(It("one"), counter), "one"))


@RULES.rule(
    "clause",
    "put <how-many> <counter> (counter|counters) on <noun> if it has <having>",
    example="put a hope counter on your J/ruler if it has [Flying]",
    miss="put a hope counter on your J/ruler if it has",
)
def put_counters_on_such(how_many: Bounds, counter: str, noun: Noun, having: Filter) -> Clause | None:
    wanted = everywhere(noun.asks(having)) if noun.said else None
    if wanted is None or how_many.least != how_many.most:
        return None
    return Clause(fx.PutCounters(Each(wanted), counter, how_many.most))


@RULES.rule(
    "clause",
    "remove <picked> from battle",
    example="remove target attacking resonator from battle",
    miss="remove target attacking resonator",
)
def leave_battle(picked: Picked) -> Clause | None:
    return acting(picked, RemoveFromBattle)


@RULES.rule(
    "clause",
    "<dealer> <integer> damage multiplied by <counted> to <picked>",
    example="this card deals 1700 damage multiplied by the number of Elves you control to target resonator",
    miss="this card deals 100 damage to target resonator",
)
def damage_times(dealer: Cards, integer: int, counted: Amount, picked: Picked) -> Clause | None:
    return damage(dealer, scaled(integer, counted), picked)
