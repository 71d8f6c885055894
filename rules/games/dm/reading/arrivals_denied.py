"""Cards that players cannot use or put into the battle zone: from where, how, and how many in a turn."""

from dataclasses import dataclass

from rules.games.dm.payment import ENTER, ENTER_UNSUMMONED
from rules.games.dm.reading.actors import done_by, speaks_only_of_opponent
from rules.games.dm.reading.nouns import (
    BATTLE,
    CREATURE,
    DECK,
    GRAVEYARD,
    HAND,
    MANA,
    RACE,
    SHIELDS,
    Noun,
    Whose,
)
from rules.games.dm.reading.picks import UNSAID
from rules.games.dm.reading.statics import Abilities
from rules.games.dm.reading.statics_denials import UNUSED, USED_FROM
from rules.language import effects as fx
from rules.language.abilities import Static
from rules.language.changes import Restrict
from rules.language.conditions import Condition, Happened, TurnOf
from rules.language.durations import Duration
from rules.language.events import Enters, Plays
from rules.language.filters import Controlled, Filter, InZone
from rules.language.restrictions import Cannot
from rules.reading.clauses import THAT, Clause, mentions
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
ELSEWHERE = (DECK, GRAVEYARD, MANA, SHIELDS, "hyperspatial zone", "super GR zone")
"""The zones other than the hand from which cards enter the battle zone."""
KEPT_OUT = Restrict(Cannot(ENTER))
PERMANENT = ("creature", RACE, "tama seed", "cross gear", "field")


@dataclass(frozen=True, slots=True)
class Denied:
    """Cards that someone cannot use or put into the battle zone, and the change that forbids it."""

    wanted: Filter
    change: Restrict

    def of(self, who: Whose) -> Filter:
        """Return the filter of a player's such cards, or of everyone's."""
        if not who:
            return self.wanted
        return narrowed(done_by(self.wanted, who), Controlled(who))  # type: ignore[arg-type]


@RULES.rule("denied", "put <unused>", example="put Ghosts", miss="puts Ghosts")
@RULES.rule(
    "denied",
    "put <unused> into the battle zone",
    example="put Ghosts into the battle zone",
    miss="put Ghosts into your hand",
)
def not_put(unused: Noun) -> Denied | None:
    return _kept_out(unused, (HAND, *ELSEWHERE))


@RULES.rule(
    "denied",
    "put <unused> [into the battle zone] from anywhere other than (his|their) hand",
    example="put Ghosts from anywhere other than their hand",
    miss="put Ghosts from their hand",
)
def not_from_elsewhere(unused: Noun) -> Denied | None:
    return _kept_out(unused, ELSEWHERE)


@RULES.rule(
    "denied",
    "put <unused> [into the battle zone] in any way except by summoning [it|them]",
    example="put Ghosts in any way except by summoning them",
    miss="put Ghosts by summoning them",
)
def not_unsummoned(unused: Noun) -> Denied | None:
    return _kept_out(unused, (HAND, *ELSEWHERE), Restrict(Cannot(ENTER_UNSUMMONED)))


def _kept_out(noun: Noun, zones: tuple[str, ...], change: Restrict = KEPT_OUT) -> Denied | None:
    if noun.kind not in PERMANENT or noun.whose or noun.zone:
        return None
    typed = (CREATURE,) if noun.kind == RACE else ()
    return Denied(narrowed(InZone(zones), noun.wanted, *typed), change)


@RULES.rule("denied", "<used-cards>", example="cast spells", miss="summon spells")
def not_used(used_cards: Filter) -> Denied:
    return Denied(used_cards, UNUSED)


@RULES.rule(
    "static",
    "<who-cannot> <denied>",
    example="players can't put Ghosts into the battle zone",
    miss="players can put Ghosts into the battle zone",
)
@RULES.rule(
    "static",
    "<who-cannot> <denied> or <other:denied>",
    example="players can't cast spells or put Ghosts into the battle zone",
    miss="players can't cast spells and put Ghosts into the battle zone",
)
def denied_always(who_cannot: Whose, denied: Denied, other: Denied | None = None) -> Abilities:
    both = (denied,) if other is None else (denied, other)
    return tuple(Static((one.change,), affects=one.of(who_cannot)) for one in both)


@RULES.rule(
    "static",
    "during your opponent's turn , (he|they) can't <denied>",
    example="during your opponent's turn, he can't put Ghosts into the battle zone",
    miss="during your turn, he can't put Ghosts into the battle zone",
)
def denied_in_their_turn(denied: Denied) -> Abilities:
    return (Static((denied.change,), affects=denied.of("opponent"), when=TurnOf("opponent")),)


@RULES.rule(
    "static",
    "(if|while|as long as) <condition> , (he|they) can't <denied>",
    example="while your opponent has no shields, he can't cast spells",
    miss="while you have no shields, he can't cast spells",
)
def denied_on_condition(condition: Condition, denied: Denied) -> Abilities | None:
    """The condition must have named the opponent, so that it is clear who cannot."""
    if not speaks_only_of_opponent(condition) or mentions(condition, THAT):
        return None
    return (Static((denied.change,), affects=denied.of("opponent"), when=condition),)


@RULES.rule(
    "deed",
    "<who-cannot> <denied> <until>",
    example="players can't put Ghosts into the battle zone this turn",
    miss="players can't put Ghosts into the battle zone",
)
@RULES.rule(
    "deed",
    "<until> , <who-cannot> <denied>",
    example="this turn, players can't put Ghosts into the battle zone",
    miss="this turn, players put Ghosts into the battle zone",
)
@RULES.rule(
    "deed",
    "<until> , <who-cannot> <denied> or <other:denied>",
    example="this turn, players can't cast spells or put Ghosts into the battle zone",
    miss="this turn, players can't cast spells and put Ghosts into the battle zone",
)
def denied_for(who_cannot: Whose, denied: Denied, until: Duration, other: Denied | None = None) -> Clause:
    both = (denied,) if other is None else (denied, other)
    made = [fx.ModifyAll(one.of(who_cannot), (one.change,), until) for one in both]
    return Clause(made[0] if len(made) == 1 else fx.Do(tuple(made)), about=UNSAID)


RULES.same(
    "who-can-only",
    {"each player can only": ("you", "opponent"), "your opponent can only": ("opponent",)},
)


@RULES.rule(
    "static",
    "<who-can-only> put <cards> [into the battle zone] from their hand",
    example="each player can only put creatures into the battle zone from their hand",
    miss="each player can put creatures into the battle zone from their hand",
)
def only_from_hand(who_can_only: tuple[Whose, ...], cards: Noun) -> Abilities | None:
    found = _kept_out(cards, ELSEWHERE) if cards.several else None
    if found is None:
        return None
    who: Whose = "" if len(who_can_only) > 1 else who_can_only[0]
    return (Static((found.change,), affects=found.of(who)),)


@RULES.rule(
    "static",
    "<who-can-only> put [up to] <n:count> <cards> [into the battle zone] each turn",
    example="each player can only put 3 creatures into the battle zone each turn",
    miss="each player can only put 3 creatures into the battle zone",
)
def only_so_many(who_can_only: tuple[Whose, ...], n: int, cards: Noun) -> Abilities | None:
    found = _kept_out(cards, (HAND, *ELSEWHERE)) if cards.several == (n > 1) else None
    if found is None:
        return None
    typed = (CREATURE,) if cards.kind == RACE else ()
    came = narrowed(InZone((BATTLE,)), cards.wanted, *typed)
    return tuple(
        Static((found.change,), affects=found.of(who), when=Happened(Enters(_of(came, who)), n))
        for who in who_can_only
    )


@RULES.rule(
    "static",
    "<who-can-only> cast [up to] <n:count> <cards> each turn",
    example="each player can only cast 3 spells each turn",
    miss="each player can only cast 3 spells",
)
def only_so_many_spells(who_can_only: tuple[Whose, ...], n: int, cards: Noun) -> Abilities | None:
    if cards.kind != "spell" or cards.zone or cards.whose or cards.several != (n > 1):
        return None
    spells = narrowed(USED_FROM, cards.wanted)
    return tuple(
        Static((UNUSED,), affects=_of(spells, who), when=Happened(Plays(_of(cards.wanted, who)), n))
        for who in who_can_only
    )


def _of(wanted: Filter, who: Whose) -> Filter:
    return narrowed(wanted, Controlled(who))  # type: ignore[arg-type]
