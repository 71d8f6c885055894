"""Effects of Force of Will that wait for events in the rest of a turn, and "unless" a player acts."""

from dataclasses import replace

from rules.games.fow8.reading.events import THIS, When
from rules.games.fow8.reading.sentences import STEADY, Steps, one_of, whole
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.durations import END_OF_TURN
from rules.language.events import AnyEvent, DamagesPlayer, DealsDamage, TakesDamage, plain_events
from rules.language.references import Chosen, It, Player, Subject, This
from rules.reading.clauses import THAT, Clause, mentions, substituted
from rules.reading.grammar import Rules

RULES = Rules()


@RULES.rule(
    "clause",
    "<intro> <happening> this turn , <then:steps>",
    example="whenever this card deals damage this turn , you gain that much life",
    miss="whenever this card deals damage , you gain that much life",
)
def from_now_on(intro: bool, happening: When, then: Steps) -> Clause | None:
    """It triggers each time the event happens to this card until the end of the turn (906.8a)."""
    if happening.about != THIS or any(getattr(one, "what", True) for one in plain_events(happening.event)):
        return None
    return _about(then, happening, This())


def _about(then: Steps, when: When, kept: This | It) -> Clause | None:
    one = whole(then, Subject())
    if one is None or one.targets or one.modes or mentions(one.effect, Subject()):
        one = whole(then, This())
        if one is None or one.targets or one.modes:
            return None
        one = replace(one, effect=substituted(one.effect, This(), It()))
    return Clause(fx.Later(Triggered(when.event, one.effect), kept, END_OF_TURN))


DEALS_OR_TAKES = AnyEvent((DealsDamage(), DamagesPlayer(), TakesDamage()))


@RULES.rule(
    "clause",
    "when it deals or is dealt damage this turn , banish it",
    example="when it deals or is dealt damage this turn , banish it",
    miss="when it deals or is dealt damage , banish it",
)
def banished_after_damage() -> Clause:
    """JUDGEMENT: only the first damage counts, since the card is gone after that."""
    gone = Triggered(DEALS_OR_TAKES, fx.MoveTo(It(), "graveyard"))
    return Clause(fx.Later(gone, THAT, END_OF_TURN))


@RULES.rule(
    "sentence",
    "<steps> unless <other:clause>",
    example="this card gains [Flying] until end of turn unless your opponent discards a card",
    miss="this card gains [Flying] until end of turn unless your opponent",
)
def unless_done(steps: Steps, other: Clause) -> Steps | None:
    """The player who could do the other thing decides."""
    one, by = one_of(steps), _doer(other.effect)
    if one is None or by is None or one.modes or other.targets or other.modes:
        return None
    about = one.about if isinstance(one.about, STEADY) else None
    effect = fx.IfYouDo(fx.May(other.effect, by=by), fx.NOTHING, one.effect)
    return (replace(one, effect=effect, about=about),)


def _doer(effect: fx.Effect) -> Player | None:
    """Return the player who would do what follows "unless"; None if that is not a discard or a banishing."""
    if isinstance(effect, fx.Discard) and effect.who in ("you", "opponent") and not effect.at_random:
        return effect.who
    if isinstance(effect, fx.MoveTo) and isinstance(effect.what, Chosen) and effect.zone == "graveyard":
        return effect.what.by if effect.what.by in ("you", "opponent") else None
    return None


@RULES.rule(
    "clause",
    "your life becomes <integer>",
    example="your life becomes 2000",
    miss="your life is 2000",
)
def life_becomes(integer: int) -> Clause:
    return Clause(fx.SetLife(integer))
