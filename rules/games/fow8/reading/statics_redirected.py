"""Force of Will's cards that redirect damage to themselves, or send cards elsewhere than the graveyard."""

from rules.games.fow8.reading.nouns import Noun, controlled, everywhere
from rules.games.fow8.reading.statics_replacements import GONE
from rules.language import effects as fx
from rules.language.abilities import Ability, Replacement
from rules.language.amounts import EventAmount, Minus
from rules.language.durations import END_OF_TURN
from rules.language.events import AnyEvent, By, Event, Leaves, PlayerTakesDamage, TakesDamage
from rules.language.filters import All, Filter
from rules.language.references import Cards, Cause, Side, This
from rules.reading.clauses import THAT, Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked, acting

RULES = Rules()
Abilities = tuple[Ability, ...]
PREVENTION = "prevention"
BURIED = ("graveyard",)


@RULES.rule("struck-event", "you", example="you", miss="a player")
def you_hit() -> Event:
    return PlayerTakesDamage("you")


@RULES.rule("struck-event", "(a|an) <noun>", example="an Elf you control", miss="Elves you control")
def such_hit(noun: Noun) -> Event | None:
    wanted = everywhere(noun)
    return None if wanted is None else TakesDamage(wanted)


@RULES.rule(
    "static",
    "if damage would be dealt to <event:struck-event> , it's dealt to this card instead",
    example="if damage would be dealt to an Elf you control , it's dealt to this card instead",
    miss="if damage would be dealt to an Elf you control , it's dealt to you instead",
)
def taken_over(event: Event) -> Abilities:
    """The same source deals the same amount to this card."""
    return (Replacement(event, fx.DealDamage(This(), EventAmount(), Cause())),)


@RULES.rule(
    "static",
    "if damage would be dealt to <event:struck-event> [by <source>] , prevent <integer> of it",
    example="if damage would be dealt to you by a fire resonator , prevent 300 of it",
    miss="if damage would be dealt to you by a fire resonator , prevent it",
)
def less_taken(event: Event, integer: int, source: Filter | None = None) -> Abilities:
    of = event if source is None else By(event, source)
    return (Replacement(of, amount=Minus(EventAmount(), integer), name=PREVENTION),)


RULES.same("out-of", {f"from {where} field": "anyone" for where in ("the", "a")})
RULES.same("out-of", {"from your field": "you", "from your opponent's field": "opponent"})


@RULES.rule(
    "static",
    f"if <one> would be put into a graveyard [<out-of>] , {GONE} instead",
    example=f"if an Elf would be put into a graveyard from your opponent's field , {GONE} instead",
    miss=f"if an Elf would be put into a graveyard from your hand , {GONE} instead",
)
def gone_instead(one: Noun, out_of: Side = "anyone") -> Abilities | None:
    found = one if out_of == "anyone" else controlled(one, out_of)
    wanted = None if found is None else everywhere(found)
    if wanted is None or found is None or not set(found.zones) <= {"field", "ruler area"}:
        return None
    return (Replacement(Leaves(wanted, BURIED), destination="removed area"),)


@RULES.rule(
    "static",
    "if this card would be put into a graveyard <out-of> , put it on the bottom of its owner's deck instead",
    example="if this card would be put into a graveyard from the field , put it on the bottom of "
    "its owner's deck instead",
    miss="if this card would be put into a graveyard from the field , put it into its owner's deck instead",
)
def below_instead(out_of: Side) -> Abilities | None:
    if out_of == "opponent":
        return None
    return (Replacement(Leaves(None, BURIED), fx.MoveTo(This(), "main deck", "bottom")),)


@RULES.rule(
    "clause",
    f"if (it|that resonator|that card) would be put into a graveyard [<out-of>] this turn , {GONE} instead",
    example=f"if it would be put into a graveyard this turn , {GONE} instead",
    miss=f"if it would be put into a graveyard , {GONE} instead",
)
def gone_this_turn(out_of: Side = "anyone") -> Clause | None:
    if out_of != "anyone":
        return None
    return Clause(_gone_now(THAT))


def _gone_now(cards: Cards) -> fx.Effect:
    gone = Replacement(Leaves(None, BURIED), destination="removed area")
    return fx.Later(gone, cards, END_OF_TURN)


@RULES.rule(
    "clause",
    f"if <target> would be put into a graveyard this turn , {GONE} instead",
    example=f"if target Elf would be put into a graveyard this turn , {GONE} instead",
    miss=f"if target Elf would be put into a graveyard , {GONE} instead",
)
def target_gone_this_turn(target: Picked) -> Clause | None:
    return acting(target, _gone_now)


ALL_DAMAGE = AnyEvent((TakesDamage(All()), PlayerTakesDamage("anyone")))
RULES.same(
    "clause",
    {
        f"all damage {becomes} 0 until end of turn": Clause(
            fx.Later(Replacement(ALL_DAMAGE, amount=0, name=PREVENTION), until=END_OF_TURN)
        )
        for becomes in ("becomes", "become")
    },
)


@RULES.rule(
    "clause",
    "remove all damage from <picked>",
    example="remove all damage from target resonator",
    miss="remove damage from target resonator",
)
@RULES.rule(
    "clause",
    "remove all damage that was dealt to <picked> this turn",
    example="remove all damage that was dealt to target resonator this turn",
    miss="remove all damage that was dealt to target resonator",
)
def healed(picked: Picked) -> Clause | None:
    """Damage stays on a card until the end of the turn, so all of it was dealt this turn."""
    return acting(picked, fx.Heal)
