"""Effects of Force of Will done once for each of something, and effects on a chosen player's cards."""

from dataclasses import replace

from rules.games.fow8.reading.amounts import scaled
from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.sentences import Steps, one_of
from rules.language import effects as fx
from rules.language.amounts import Amount, Count
from rules.language.changes import AddStats
from rules.language.filters import Controlled, Filter, InZone, IsPlayer
from rules.language.references import Cards, Each, TargetPlayer
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()


@RULES.rule(
    "sentence",
    "for each <noun> , <steps>",
    example="for each Elf you control , put a hope counter on this card",
    miss="for each Elf you control put a hope counter",
)
def once_for_each(noun: Noun, steps: Steps) -> Steps | None:
    """Effects that add up are done once with a larger amount: the same, since nobody can act in between."""
    one, wanted = one_of(steps), everywhere(noun)
    if one is None or wanted is None or one.modes or one.divides is not None:
        return None
    if isinstance(one.effect, fx.PutCounters | fx.Draw | fx.ChangeLife | fx.LoseLife):
        amount = one.effect.amount
        if isinstance(amount, int):
            return (replace(one, effect=replace(one.effect, amount=scaled(amount, Count(wanted)))),)
    return None


@RULES.rule(
    "clause",
    "<dealer> <integer> damage multiplied by <counted> to <they>",
    example="this card deals 100 damage multiplied by the number of Elves you control to your opponent",
    miss="this card deals 100 damage to your opponent",
)
def damage_times(dealer: Cards, integer: int, counted: Amount, they: Who) -> Clause:
    return Clause(fx.DealDamageToPlayer(scaled(integer, counted), they.player, dealer), they.targets)


@RULES.rule(
    "clause",
    "<dealer> <integer> damage to <they> for each <noun>",
    example="this card deals 100 damage to your opponent for each Elf you control",
    miss="this card deals 100 damage to your opponent",
)
def damage_for_each(dealer: Cards, integer: int, they: Who, noun: Noun) -> Clause | None:
    wanted = everywhere(noun)
    return None if wanted is None else damage_times(dealer, integer, Count(wanted), they)


RULES.same(
    "graveyard-of",
    {
        "target player's graveyard": Who(TargetPlayer(), (IsPlayer(),)),
        "target opponent's graveyard": Who(TargetPlayer(), (IsPlayer("opponent"),)),
    },
)


@RULES.rule(
    "clause",
    "remove all <noun> (in|from) <whose:graveyard-of> from the game",
    example="remove all cards in target player's graveyard from the game",
    miss="remove all cards in target player's graveyard",
)
def graveyard_removed(noun: Noun, whose: Who) -> Clause | None:
    if noun.said:
        return None
    wanted = narrowed(noun.filter, InZone(("graveyard",)), Controlled(whose.player))
    effect = fx.MoveTo(Each(wanted), "removed area")
    return Clause(effect, whose.targets, about=effect)


@RULES.rule(
    "clause",
    "<stat> of <picked> (increases|increases by|is increased by) <counted> until end of turn",
    example="ATK of target resonator increases by the number of Elves you control until end of turn",
    miss="ATK of target resonator increases by 100",
)
def stat_raised(stat: str, picked: Picked, counted: Amount) -> Clause | None:
    change = AddStats((counted, 0) if stat == "attack" else (0, counted))
    return acting(picked, lambda cards: fx.Modify(cards, (change,)))


@RULES.rule(
    "clause",
    "your opponent puts <number:count> <counter> (counter|counters) on each <noun> they control",
    example="your opponent puts two hope counters on each resonator they control",
    miss="your opponent puts two hope counters on each resonator you control",
)
def they_put_on_theirs(number: int, counter: str, noun: Noun) -> Clause | None:
    """Which player puts the counters on the cards makes no difference."""
    wanted = None if noun.said else everywhere(noun)
    if wanted is None:
        return None
    return Clause(fx.PutCounters(Each(narrowed(wanted, Controlled("opponent"))), counter, number))


@RULES.rule(
    "clause",
    "recover your <noun> if it's <quality>",
    example="recover your ruler if it's light",
    miss="recover target ruler if it's light",
)
def recover_mine_if(noun: Noun, quality: Filter) -> Clause | None:
    mine = controlled(noun, "you")
    wanted = None if mine is None else everywhere(mine.asks(quality))
    return None if wanted is None else Clause(fx.Recover(Each(wanted)))
