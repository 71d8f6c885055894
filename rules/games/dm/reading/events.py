"""What triggers: creatures that come, attack, block, battle, are destroyed and leave, moments, uses."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from rules.games.dm.nodes import LosesBattle, UsesShieldTrigger
from rules.games.dm.reading.nouns import CREATURE, GRAVEYARD, Noun
from rules.language import events as ev
from rules.language.filters import Controlled, Filter, HostOf, IsPlayer, OfType, OneOf, Other
from rules.language.references import Cards, Player, Subject, This, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()


@dataclass(frozen=True, slots=True)
class When:
    """An event, and what "it" means behind it: the card it is about, None where that cannot be said."""

    event: ev.Event
    about: Cards | None


RULES.same(
    "event",
    {
        "you put this creature [into the battle zone]": When(ev.Enters(), This()),
        "you put this cross gear [into the battle zone]": When(ev.Enters(), This()),
        "this creature attacks": When(ev.Attacks(), This()),
        "this creature attacks (a player|your opponent)": When(ev.Attacks(target=IsPlayer()), This()),
        "this creature blocks": When(ev.Blocks(), This()),
        "this creature (becomes|is) blocked": When(ev.Blocked(), This()),
        "this creature (is attacking|attacks) (your opponent|a player) and isn't blocked": When(
            ev.Unblocked(), This()
        ),
        "this creature is attacked": When(ev.Attacked(), This()),
        "this creature battles": When(ev.Battles(), This()),
        "this creature wins a battle": When(ev.WinsBattle(), This()),
        "this creature loses a battle": When(LosesBattle(), ThisCard()),
        "this creature is destroyed": When(ev.Destroyed(), ThisCard()),
        "this creature leaves [the battle zone]": When(ev.Leaves(), ThisCard()),
        "this creature is put into your graveyard [from the battle zone]": When(
            ev.Leaves(destination=(GRAVEYARD,)), ThisCard()
        ),
        "this creature becomes tapped": When(ev.Rests(), This()),
        "this creature becomes untapped": When(ev.Recovers(), This()),
        "you draw a card": When(ev.Draws(), None),
        "your opponent draws a card": When(ev.Draws(side="opponent"), None),
    },
)
# What a creature attacks may be a player: an event about creatures names them.
RULES.same(
    "moment",
    {
        "at the (end|beginning of the end step) [of] (each of your turns|your turn)": When(
            ev.Moment("turn_ends", "you"), None
        ),
        "at the end of each [player's] turn": When(ev.Moment("turn_ends"), None),
        "at the end of (each of your opponent's turns|your opponent's turn)": When(
            ev.Moment("turn_ends", "opponent"), None
        ),
        "at the (start|beginning) of (each of your turns|your turn)": When(
            ev.Moment("turn_begins", "you"), None
        ),
        "at the (start|beginning) of each [player's] turn": When(ev.Moment("turn_begins"), None),
        "at the (start|beginning) of (each of your opponent's turns|your opponent's turn)": When(
            ev.Moment("turn_begins", "opponent"), None
        ),
    },
)


RULES.same(
    "event",
    {
        "you put this creature [into the battle zone] or (when|whenever) (it|this creature) attacks": When(
            ev.AnyEvent((ev.Enters(), ev.Attacks())), This()
        ),
        "this creature attacks or blocks": When(ev.AnyEvent((ev.Attacks(), ev.Blocks())), This()),
        "this creature is put into [the] battle zone": When(ev.Enters(), This()),
        "you put this card into the battle zone": When(ev.Enters(), This()),
        "you put this tamaseed": When(ev.Enters(), This()),
        "this tamaseed attacks": When(ev.Attacks(), This()),
        "your opponent summons a creature or casts a spell": When(
            ev.Plays(narrowed(OfType(frozenset({"creature", "spell"})), Controlled("opponent"))), None
        ),
    },
)


@RULES.rule(
    "event",
    "you put this creature or <one-card> [into the battle zone]",
    example="you put this creature or another fire creature into the battle zone",
    miss="you put this creature and another fire creature into the battle zone",
)
def this_or_another_enters(one_card: Noun) -> When | None:
    own = (
        one_card
        if one_card.whose == "you"
        else replace(one_card, whose="you")
        if not one_card.whose
        else None
    )
    wanted = None if own is None else watched(own)
    if wanted is None or one_card.kind == "card":
        return None
    # "It" may be either of them.
    return When(ev.AnyEvent((ev.Enters(), ev.Enters(wanted))), Subject())


def watched(noun: Noun) -> Filter | None:
    """Return what an event is about, if that is a creature or card in the battle zone."""
    wanted = noun.filter()
    return None if wanted is None or noun.where != "battle zone" else wanted


@RULES.rule("one-card", "(a|an|any) <noun>", example="a creature", miss="creature")
def any_card(noun: Noun) -> Noun | None:
    return noun if not noun.several and not noun.whose else None


@RULES.rule("one-card", "another <noun>", example="another creature", miss="creature")
def another_card(noun: Noun) -> Noun | None:
    return noun.asking(Other()) if not noun.several and not noun.whose else None


@RULES.rule("one-card", "(one|any) of <owned>", example="one of your creatures", miss="one of your creature")
def one_of_yours(owned: Noun) -> Noun | None:
    return owned if owned.several else None


@RULES.rule("one-card", "<owned>", example="your Humans", miss="your creature")
def any_of_yours(owned: Noun) -> Noun | None:
    return one_of_yours(owned)


RULES.same(
    "one-card",
    {"the (crossed|attached) creature": Noun("creature", narrowed(CREATURE, HostOf(OneOf(This()))), False)},
)


@RULES.rule(
    "one-card",
    "(your opponent's|an opponent's) <noun>",
    example="an opponent's creature",
    miss="an opponent's creatures",
)
def opponents_card(noun: Noun) -> Noun | None:
    return replace(noun, whose="opponent") if not noun.several and not noun.whose else None


@RULES.rule(
    "event",
    "<one-card> (attacks|attack)",
    example="one of your creatures attacks",
    miss="one of your creatures",
)
def attacks(one_card: Noun) -> When | None:
    return _about(one_card, ev.Attacks)


@RULES.rule(
    "event", "<one-card> blocks", example="one of your creatures blocks", miss="one of your creatures"
)
def blocks(one_card: Noun) -> When | None:
    return _about(one_card, ev.Blocks)


@RULES.rule(
    "event",
    "<one-card> (becomes|become|is) blocked",
    example="one of your creatures becomes blocked",
    miss="one of your creatures blocks",
)
def is_blocked(one_card: Noun) -> When | None:
    return _about(one_card, ev.Blocked)


@RULES.rule(
    "event",
    "<one-card> is attacked",
    example="one of your creatures is attacked",
    miss="one of your creatures attacks",
)
def is_attacked(one_card: Noun) -> When | None:
    return _about(one_card, ev.Attacked)


@RULES.rule(
    "event",
    "<one-card> (wins|win) a battle",
    example="one of your creatures wins a battle",
    miss="one of your creatures loses a battle",
)
def wins(one_card: Noun) -> When | None:
    return _about(one_card, ev.WinsBattle)


@RULES.rule(
    "event",
    "<one-card> (is|are) destroyed",
    example="one of your creatures is destroyed",
    miss="one of your creatures destroys",
)
def is_destroyed(one_card: Noun) -> When | None:
    return _about(one_card, ev.Destroyed)


@RULES.rule(
    "event",
    "<one-card> is put into the battle zone",
    example="another creature is put into the battle zone",
    miss="another creature is put into your hand",
)
def enters(one_card: Noun) -> When | None:
    return _about(one_card, ev.Enters)


@RULES.rule(
    "event",
    "you put <one-card> [(into|in) the battle zone]",
    example="you put another creature into the battle zone",
    miss="you put another creature into your hand",
)
def you_put(one_card: Noun) -> When | None:
    return _about(replace(one_card, whose="you"), ev.Enters) if not one_card.whose else None


@RULES.rule(
    "event",
    "<one-card> is destroyed during <whose:turn-of>",
    example="one of your creatures is destroyed during your opponent's turn",
    miss="one of your creatures is destroyed",
)
def is_destroyed_during(one_card: Noun, whose: Player) -> When | None:
    found = is_destroyed(one_card)
    return None if found is None else replace(found, event=ev.During(found.event, whose))


@RULES.rule(
    "event",
    "this creature is destroyed during <whose:turn-of>",
    example="this creature is destroyed during your opponent's turn",
    miss="this creature is destroyed",
)
def this_is_destroyed_during(whose: Player) -> When:
    return When(ev.During(ev.Destroyed(), whose), ThisCard())


RULES.same("turn-of", {"your turn": "you", "your opponent's turn": "opponent"})


@RULES.rule(
    "event",
    "your opponent puts <one-card> [into the battle zone]",
    example="your opponent puts a creature into the battle zone",
    miss="your opponent puts a creature into his hand",
)
def opponent_puts(one_card: Noun) -> When | None:
    return _about(replace(one_card, whose="opponent"), ev.Enters) if not one_card.whose else None


def _about(noun: Noun, event: Callable[[Filter], ev.PlainEvent]) -> When | None:
    wanted = watched(noun)
    return None if wanted is None or noun.kind == "card" else When(event(wanted), Subject())


@RULES.rule("event", "you cast (a|an) <noun>", example="you cast a spell", miss="you cast spells")
def you_cast(noun: Noun) -> When | None:
    return _cast(noun, "you")


@RULES.rule(
    "event",
    "your opponent casts (a|an) <noun>",
    example="your opponent casts a spell",
    miss="your opponent casts spells",
)
def opponent_casts(noun: Noun) -> When | None:
    return _cast(noun, "opponent")


def _cast(noun: Noun, whose: str) -> When | None:
    if noun.kind != "spell" or noun.several or noun.zone or noun.whose:
        return None
    return When(ev.Plays(narrowed(*replace(noun, whose=whose).anywhere())), None)  # type: ignore[arg-type]


@RULES.rule(
    "event",
    'your opponent uses [the] " shield trigger " [ability of one of his shields]',
    example='your opponent uses "shield trigger"',
    miss='you use "shield trigger"',
)
def opponent_triggers() -> When:
    return When(UsesShieldTrigger(Controlled("opponent")), None)
