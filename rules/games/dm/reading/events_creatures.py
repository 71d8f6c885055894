"""What creatures do and what is done to them, in triggers: this card, others, either."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.games.dm.nodes import LosesBattle, ShieldBreaks
from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.nouns import CREATURE, GRAVEYARD, HAND, MANA, SHIELDS, Noun
from rules.language import events as ev
from rules.language.filters import Controlled, EnteredThisTurn, Filter, InZone, IsPlayer, OneOf
from rules.language.references import Cards, Subject, This, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
Watched = Filter | None


@dataclass(frozen=True, slots=True)
class Doing:
    """What a card does in an event, whether it is then gone, and whether "it" is clearly that card.

    With `own` it goes to a zone of yours, so it is a card of yours.
    """

    events: tuple[Callable[[Watched], ev.Event], ...]
    gone: bool = False
    clear: bool = True
    own: bool = False

    def of(self, wanted: Watched) -> tuple[ev.Event, ...]:
        """Return the events of cards matching a filter, or of the card with the ability."""
        return tuple(event(wanted) for event in self.events)


def _aimed(event: Callable[[Watched, Filter], ev.Event], target: Filter) -> Callable[[Watched], ev.Event]:
    return lambda wanted: event(wanted, target)


def _gone(zone: str) -> Callable[[Watched], ev.Event]:
    return lambda wanted: ev.Leaves(wanted, (zone,))


def breaks(wanted: Watched) -> ev.Event:
    """Return the event that a card breaks a shield of the opponent, once for each shield."""
    theirs = narrowed(InZone((SHIELDS,)), Controlled("opponent"))
    return ev.By(ShieldBreaks(theirs), OneOf(This()) if wanted is None else wanted)


RULES.same(
    "doing",
    {
        "(attacks|attack)": Doing((ev.Attacks,)),
        "(attacks|attack) (your opponent|a player)": Doing((_aimed(ev.Attacks, IsPlayer()),)),
        "(blocks|block)": Doing((ev.Blocks,)),
        "(becomes|become|is|are) blocked": Doing((ev.Blocked,)),
        "(is attacking|attacks|attack|are attacking) (your opponent|a player) and (becomes|is|are) blocked": (
            Doing((_aimed(ev.Blocked, IsPlayer()),))
        ),
        "(is attacking|attacks|attack|are attacking) and isn't blocked": Doing((ev.Unblocked,)),
        "(is attacking|attacks|attack|are attacking) (your opponent|a player) and isn't blocked": (
            Doing((_aimed(ev.Unblocked, IsPlayer()),))
        ),
        "(is|are) attacked": Doing((ev.Attacked,)),
        "(finishes|finish) attacking": Doing((ev.AttackEnds,)),
        "(battles|battle)": Doing((ev.Battles,)),
        "(wins|win) a battle": Doing((ev.WinsBattle,)),
        "(loses|lose) a battle": Doing((LosesBattle,), gone=True),
        "(is|are) destroyed": Doing((ev.Destroyed,), gone=True),
        "(leaves|leave) [the battle zone]": Doing((ev.Leaves,), gone=True),
        "(is|are) put into the graveyard [from the battle zone]": Doing((_gone(GRAVEYARD),), gone=True),
        "(is|are) put into your graveyard [from the battle zone]": Doing(
            (_gone(GRAVEYARD),), gone=True, own=True
        ),
        "(is|are) returned to your hand [from the battle zone]": Doing((_gone(HAND),), gone=True, own=True),
        "(is|are) put into your mana zone from the battle zone": Doing((_gone(MANA),), gone=True, own=True),
        "(becomes tapped|is tapped|are tapped|taps|tap)": Doing((ev.Rests,)),
        "(becomes untapped|untaps|untap)": Doing((ev.Recovers,)),
        "(is|are) put into [the] battle zone": Doing((ev.Enters,)),
        "(breaks|break) (a shield|one of your opponent's shields)": Doing((breaks,), clear=False),
    },
)


@RULES.rule(
    "doing",
    "(attacks|attack) <one-card>",
    example="attacks a creature that has power 6000 or more",
    miss="blocks a creature that has power 6000 or more",
)
def attacks_card(one_card: Noun) -> Doing | None:
    """What "it" refers to after this is unclear."""
    wanted = watched(one_card)
    if wanted is None or one_card.kind == "card" or one_card.whose == "you":
        return None
    return Doing((_aimed(ev.Attacks, wanted),), clear=False)


RULES.same("as-it-came", {"on the turn (it's put|it is put|your opponent put it|you put it)": True})


@RULES.rule(
    "event",
    "<one-card> (attacks|attack) <as-it-came>",
    example="your opponent's creature attacks on the turn your opponent put it",
    miss="your opponent's creature attacks on your turn",
)
def attacks_at_once(one_card: Noun, as_it_came: bool) -> When | None:
    wanted = watched(one_card)
    if wanted is None or one_card.kind == "card":
        return None
    return When(ev.Attacks(narrowed(wanted, EnteredThisTurn())), Subject())


@RULES.rule("doings", "<doing>", example="attacks", miss="attacks or")
def one_doing(doing: Doing) -> Doing:
    return doing


@RULES.rule("doings", "<doing> [,] or <doings>", example="attacks or blocks", miss="attacks and blocks")
@RULES.rule("doings", "<doing> , <doings>", example="attacks, blocks or leaves", miss="attacks; blocks")
def either_doing(doing: Doing, doings: Doing) -> Doing:
    sure = doing.clear and doings.clear and doing.gone == doings.gone
    return Doing(doing.events + doings.events, doing.gone, sure, doing.own or doings.own)


def together(doings: Doing, *subjects: Watched, about: Cards) -> When:
    """Return the event that one of these cards does one of these things; "it" is that card if clear."""
    found = [event for wanted in subjects for event in doings.of(wanted)]
    return When(found[0] if len(found) == 1 else ev.AnyEvent(tuple(found)), about if doings.clear else None)


@RULES.rule(
    "event", "this creature <doings>", example="this creature attacks", miss="this creature can attack"
)
@RULES.rule(
    "event",
    "this (tamaseed|cross gear|field|card|castle|aura) <doings>",
    example="this card leaves the battle zone",
    miss="that card leaves the battle zone",
)
def of_this(doings: Doing) -> When:
    return together(doings, None, about=ThisCard() if doings.gone else This())


@RULES.rule(
    "event",
    "<one-card> <doings>",
    example="one of your creatures attacks",
    miss="one of your creatures can attack",
)
def of_others(one_card: Noun, doings: Doing) -> When | None:
    wanted = _watched(one_card, doings)
    return None if wanted is None else together(doings, wanted, about=Subject())


@RULES.rule(
    "event",
    "this creature or <one-card> <doings>",
    example="this creature or another fire creature attacks",
    miss="this creature and another fire creature attacks",
)
def of_either(one_card: Noun, doings: Doing) -> When | None:
    wanted = _watched(one_card, doings)
    return None if wanted is None else together(doings, None, wanted, about=Subject())


def _watched(one_card: Noun, doings: Doing) -> Watched:
    """Return the filter for the cards that do something; if they go to your zone, they are yours."""
    if one_card.kind == "card" or (doings.own and one_card.whose == "opponent"):
        return None
    return watched(replace(one_card, whose="you") if doings.own and not one_card.whose else one_card)


@RULES.rule(
    "event",
    "(a creature|an opponent's creature|one of your opponent's creatures) (attacks|attack) you",
    example="a creature attacks you",
    miss="one of your creatures attacks you",
)
def attacks_you() -> When:
    theirs = watched(Noun("creature", CREATURE, several=False, whose="opponent"))
    return When(ev.Attacks(theirs, IsPlayer()), Subject())
