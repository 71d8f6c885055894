"""Effects of Force of Will that replace damage or the graveyard for the rest of a turn."""

from rules.games.fow8.reading.nouns import Noun, everywhere
from rules.games.fow8.reading.statics_redirected import BURIED
from rules.games.fow8.reading.statics_replacements import GONE, PREVENTION
from rules.games.fow8.reading.verbs_durations import given
from rules.language import effects as fx
from rules.language.abilities import Replacement
from rules.language.changes import GainAbilities
from rules.language.durations import END_OF_TURN
from rules.language.events import AnyEvent, By, Event, InCombat, Leaves, PlayerTakesDamage, TakesDamage
from rules.language.filters import All, Filter
from rules.language.references import Target
from rules.reading.clauses import Clause
from rules.reading.grammar import Rules
from rules.reading.phrases import Picked

RULES = Rules()


def _prevented(event: Event) -> Clause:
    return Clause(fx.Later(Replacement(event, amount=0, name=PREVENTION), until=END_OF_TURN))


EVERYTHING = (TakesDamage(All()), PlayerTakesDamage("anyone"))
RULES.same(
    "clause",
    {
        "prevent all damage that would be dealt to you (this turn|until end of turn)": _prevented(
            PlayerTakesDamage("you")
        ),
        "prevent all damage that would be dealt (this turn|until end of turn)": _prevented(
            AnyEvent(EVERYTHING)
        ),
        "prevent all battle damage that would be dealt (this turn|until end of turn)": _prevented(
            AnyEvent(tuple(InCombat(one) for one in EVERYTHING))
        ),
        "prevent all battle damage that would be dealt to you (this turn|until end of turn)": _prevented(
            InCombat(PlayerTakesDamage("you"))
        ),
    },
)


@RULES.rule(
    "clause",
    "prevent all battle damage that would be dealt to <picked> <this-turn>",
    example="prevent all battle damage that would be dealt to target Elf this turn",
    miss="prevent all battle damage that would be dealt to target Elf",
)
def unhurt_in_battle(picked: Picked, this_turn: bool) -> Clause | None:
    guard = Replacement(InCombat(TakesDamage()), amount=0, name=PREVENTION)
    return given(picked, (GainAbilities((guard,)),))


@RULES.rule(
    "clause",
    "prevent all damage that would be dealt to <noun> by <source> <this-turn>",
    example="prevent all damage that would be dealt to Elves you control by fire resonators this turn",
    miss="prevent all damage that would be dealt to Elves you control by fire resonators",
)
def unhurt_by(noun: Noun, source: Filter, this_turn: bool) -> Clause | None:
    wanted = everywhere(noun)
    return None if wanted is None else _prevented(By(TakesDamage(wanted), source))


@RULES.rule(
    "clause",
    "prevent all damage that would be dealt to you by <source> <this-turn>",
    example="prevent all damage that would be dealt to you by fire resonators this turn",
    miss="prevent all damage that would be dealt to you by fire resonators",
)
def player_unhurt_by(source: Filter, this_turn: bool) -> Clause:
    return _prevented(By(PlayerTakesDamage("you"), source))


@RULES.rule(
    "clause",
    f"if <one> would be put into a graveyard [from (a|the) field] <this-turn> , {GONE} instead",
    example=f"if an Elf would be put into a graveyard this turn , {GONE} instead",
    miss=f"if an Elf would be put into a graveyard , {GONE} instead",
)
@RULES.rule(
    "clause",
    f"<this-turn> , if <one> would be put into a graveyard [from (a|the) field] , {GONE} instead",
    example=f"this turn , if an Elf would be put into a graveyard , {GONE} instead",
    miss=f"if an Elf would be put into a graveyard , {GONE} instead",
)
def gone_this_turn(one: Noun, this_turn: bool) -> Clause | None:
    """A card named without a zone is in the field (301.3)."""
    wanted = everywhere(one)
    if wanted is None or not set(one.zones) <= {"field", "ruler area"}:
        return None
    gone = Replacement(Leaves(wanted, BURIED), destination="removed area")
    return Clause(fx.Later(gone, until=END_OF_TURN))


@RULES.rule(
    "clause",
    f"if <target> would be put into a graveyard [from (a|the) field] <this-turn> , {GONE} instead",
    example=f"if target Elf would be put into a graveyard this turn , {GONE} instead",
    miss=f"if target Elf would be put into a graveyard , {GONE} instead",
)
def target_gone(target: Picked, this_turn: bool) -> Clause | None:
    if target.most != 1:
        return None
    gone = Replacement(Leaves(None, BURIED), destination="removed area")
    return Clause(fx.Later(gone, Target(), END_OF_TURN), (target.filter,))
