"""What is done with chosen cards, as many as before, until a hand has enough, and battles of the source."""

from rules.games.dm.nodes import Battle, BattleOf
from rules.games.dm.reading.antecedents import CHOSEN
from rules.games.dm.reading.battles import both_chosen
from rules.games.dm.reading.nouns import BATTLE, CREATURE, GRAVEYARD, HAND, MANA, RACE, SHIELDS, Noun
from rules.games.dm.reading.picks import ACTOR, UNSAID
from rules.games.dm.reading.places import all_may_come
from rules.language import effects as fx
from rules.language.amounts import Count
from rules.language.changes import Restrict
from rules.language.conditions import Condition, Is
from rules.language.filters import Controlled, InZone
from rules.language.references import Chosen, It, ThisCard, Top
from rules.language.restrictions import CanBePlayedFrom
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting, narrowed

RULES = Rules()


@RULES.rule(
    "picked",
    "the chosen (card|creature|spell|cards|creatures|shield|shields)",
    example="the chosen card",
    miss="the discarded card",
)
def the_chosen() -> Picked:
    """Cards that the previous sentence only chose."""
    return Picked("reference", cards=CHOSEN)


@RULES.rule("picked", "that shield card", example="that shield card", miss="this shield card")
@RULES.rule(
    "picked",
    "(it|that creature|that card) from your graveyard",
    example="that creature from your graveyard",
    miss="a creature from your graveyard",
)
def spoken_of() -> Picked:
    return Picked("reference", cards=THAT)


@RULES.rule(
    "act",
    "choose (a|an) <noun> and put it from your <zone> into the battle zone",
    example="choose a Ghost and put it from your mana zone into the battle zone",
    miss="choose a Ghost and put it into the battle zone",
)
def chosen_comes(noun: Noun, zone: str) -> Clause | None:
    if noun.several or noun.zone or noun.whose or zone not in (GRAVEYARD, HAND, MANA):
        return None
    if noun.kind not in ("creature", RACE):
        return None
    wanted = narrowed(InZone((zone,)), Controlled("you"), noun.wanted, CREATURE)
    return acting(Picked("chosen", wanted, by=ACTOR), lambda what: fx.MoveTo(what, BATTLE))  # type: ignore[arg-type]


@RULES.rule(
    "deed",
    "if <condition> , put it",
    example="if it's a creature, put it",
    miss="if it's a spell, put it",
)
def put_if(condition: Condition) -> Clause | None:
    """A card "put" without a place goes into the battle zone."""
    if not isinstance(condition, Is) or condition.cards != THAT or not all_may_come(condition.filter):
        return None
    return Clause(fx.If(condition, fx.MoveTo(THAT, BATTLE)), about=UNSAID)


@RULES.rule(
    "deed",
    "if <condition> , you may put it",
    example="if it's a creature, you may put it",
    miss="if it's a spell, you may put it",
)
def may_put_if(condition: Condition) -> Clause | None:
    made = put_if(condition)
    if made is None:
        return None
    return Clause(fx.If(condition, fx.May(fx.MoveTo(THAT, BATTLE))), about=UNSAID)


@RULES.rule(
    "deed",
    "this creature battles (that|that chosen|the chosen) creature",
    example="this creature battles that creature",
    miss="this creature battles a creature",
)
@RULES.rule(
    "act",
    "battle it with this creature",
    example="battle it with this creature",
    miss="battle this creature with it",
)
def battles_it() -> Clause:
    return Clause(Battle(THAT), about=UNSAID)


@RULES.rule(
    "deed",
    "you may choose <one:picked> and <other:picked> [in the battle zone] . <those-battle>",
    example="you may choose one of your Ghosts and one of your Humans. those 2 creatures battle",
    miss="you may choose one of your Ghosts and one of your Humans",
)
def two_may_battle(one: Picked, other: Picked, those_battle: bool) -> Clause | None:
    pair = both_chosen(one, other)
    return None if pair is None else Clause(fx.May(BattleOf(*pair)), about=UNSAID)


@RULES.rule(
    "deed",
    "put the top <n:count> cards of your deck into your graveyard . then put (a|an) <noun> from among those "
    "<m:integer> cards",
    example="put the top 7 cards of your deck into your graveyard. then put a Ghost from among those 7 cards",
    miss="put the top 7 cards of your deck into your graveyard. then put a Ghost from among those 8 cards",
)
def one_of_them_comes(n: int, noun: Noun, m: int) -> Clause | None:
    if n != m or noun.several or noun.zone or noun.whose or not all_may_come(noun.wanted):
        return None
    gone = fx.MoveTo(Top(n), GRAVEYARD)
    one = Chosen(narrowed(InZone((GRAVEYARD,)), noun.wanted), among=It("gone"))
    return Clause(fx.Let("gone", gone, fx.MoveTo(one, BATTLE)), about=UNSAID)


@RULES.rule("act", "shieldify this spell", example="shieldify this spell", miss="shieldify this creature")
def shieldify_spell() -> Clause:
    return Clause(fx.MoveTo(ThisCard(), SHIELDS), about=UNSAID)


@RULES.rule(
    "picked",
    "one or more <cards>",
    example="one or more cards from your graveyard",
    miss="one card from your graveyard",
)
def one_or_more(cards: Noun) -> Picked | None:
    wanted = cards.filter()
    if wanted is None or not cards.several:
        return None
    return Picked("chosen", wanted, Count(wanted), 1, by=ACTOR)  # type: ignore[arg-type]


@RULES.rule(
    "deed",
    "you may summon creatures from your mana zone this turn",
    example="you may summon creatures from your mana zone this turn",
    miss="you may summon creatures from your mana zone",
)
def summons_from_mana() -> Clause:
    lying = narrowed(InZone((MANA,)), Controlled("you"), CREATURE)
    return Clause(fx.ModifyAll(lying, (Restrict(CanBePlayedFrom((MANA,))),)), about=UNSAID)
