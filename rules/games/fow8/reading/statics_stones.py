"""How Force of Will's magic stones enter, and damage to other cards under a condition."""

from rules.games.fow8.reading.amounts import scaled
from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.picks import Who
from rules.games.fow8.reading.sentences import Steps, one_of
from rules.games.fow8.reading.sentences_instead import in_place
from rules.games.fow8.reading.verbs_damage import dealt, same_to_both
from rules.language import effects as fx
from rules.language.abilities import Ability, AsItEnters
from rules.language.amounts import Amount, X
from rules.language.conditions import Condition, There
from rules.language.events import Enters
from rules.language.references import Cards, Chosen, Each, This
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


@RULES.rule(
    "happening",
    "this card enters <stone-area>",
    example="this card enters your magic stone area",
    miss="this card enters your magic stone deck",
)
def stone_enters(stone_area: str) -> When:
    return When(Enters(), THIS)


@RULES.rule(
    "static",
    "as this card enters <stone-area> , you may reveal (a|an) <noun> . if you don't , <arrives>",
    example="as this card enters your magic stone area , you may reveal an Elf from your hand . "
    "if you don't , this card enters your magic stone area rested",
    miss="as this card enters your magic stone area , you may reveal an Elf from your hand",
)
def shown_or_rested(stone_area: str, noun: Noun, arrives: bool) -> tuple[Ability, ...] | None:
    """A stone enters rested unless a card of a kind is revealed from the hand."""
    wanted = everywhere(noun) if noun.said and noun.zones == ("hand",) else None
    if wanted is None:
        return None
    rested = fx.Rest(This())
    shown = fx.May(fx.Reveal(Chosen(wanted), fx.NOTHING), rested)
    return (AsItEnters(fx.If(There(wanted), shown, rested)),)


@RULES.rule(
    "clause",
    "<dealer> <integer> damage multiplied by X to <one:struck>",
    example="this card deals 300 damage multiplied by X to target resonator",
    miss="this card deals 300 damage multiplied by two to target resonator",
)
@RULES.rule(
    "clause",
    "<dealer> <integer> damage multiplied by X to <one:struck> and <other:struck>",
    example="this card deals 300 damage multiplied by X to target resonator and your opponent",
    miss="this card deals 300 damage multiplied by X to target resonator or your opponent",
)
def damage_by_x(
    dealer: Cards, integer: int, one: Picked | Who, other: Picked | Who | None = None
) -> Clause | None:
    amount: Amount = scaled(integer, X())
    return dealt(one, amount, dealer) if other is None else same_to_both(dealer, amount, one, other)


@RULES.rule(
    "sentence",
    "<first:steps> . if <condition> , it deals <amount> damage to <picked> instead",
    example="this card deals 300 damage to each Elf . if your life is 1000 or less , it deals 300 damage to "
    "each resonator instead",
    miss="this card deals 300 damage to each Elf . if your life is 1000 or less , it deals 300 damage to "
    "each resonator",
)
def others_struck(first: Steps, condition: Condition, amount: Amount, picked: Picked) -> Steps | None:
    """The same card deals damage to others; None with targets, since "it" would then be unclear."""
    before = one_of(first)
    if before is None or before.targets or picked.how != "each" or not _is_dealt(before.effect):
        return None
    found = in_place(before, condition, Clause(fx.DealDamage(Each(picked.filter), amount, This())))
    return None if found is None else (found,)


def _is_dealt(effect: fx.Effect) -> bool:
    return isinstance(effect, fx.DealDamage) and effect.by == This()
