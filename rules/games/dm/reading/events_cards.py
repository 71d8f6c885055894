"""What triggers as cards are moved, used, turned and discarded."""

from dataclasses import replace

from rules.games.dm.reading.events import When, watched
from rules.games.dm.reading.nouns import BATTLE, CREATURE, RACE, Noun
from rules.language import events as ev
from rules.language.filters import AnyOf, Controlled, Other
from rules.language.references import Subject, This, ThisCard
from rules.reading.grammar import Rules
from rules.reading.phrases import narrowed

RULES = Rules()
RULES.same(
    "event",
    {
        "you put this (field|d2 field|dragheart weapon|dragheart fortress|castle)": When(ev.Enters(), This()),
        "this creature (taps|is tapped)": When(ev.Rests(), This()),
        "this creature untaps": When(ev.Recovers(), This()),
        "this creature attacks or leaves [the battle zone]": When(
            ev.AnyEvent((ev.Attacks(), ev.Leaves())), None
        ),
        "this creature attacks or blocks or leaves [the battle zone]": When(
            ev.AnyEvent((ev.Attacks(), ev.Blocks(), ev.Leaves())), None
        ),
        "this card leaves [the battle zone]": When(ev.Leaves(), ThisCard()),
        "(a card is (added to|put into) your shields|you put a card into your (shields|shield zone))": When(
            ev.Moves(Controlled("you"), ("shield zone",)), None
        ),
        "you discard (a card|cards) [from your hand]": When(ev.Discards(Controlled("you")), None),
        "your opponent discards (a card|cards) [from (his|their) hand]": When(
            ev.Discards(Controlled("opponent")), None
        ),
        "your opponent puts a card into their mana zone": When(
            ev.Moves(Controlled("opponent"), ("mana zone",)), Subject()
        ),
    },
)


@RULES.rule(
    "event",
    "<one-card> (becomes tapped|is tapped|taps)",
    example="one of your creatures becomes tapped",
    miss="one of your creatures is untapped",
)
def is_tapped(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else When(ev.Rests(wanted), Subject())


@RULES.rule(
    "event",
    "<one-card> (becomes untapped|untaps)",
    example="another creature untaps",
    miss="another creature taps",
)
def is_untapped(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else When(ev.Recovers(wanted), Subject())


@RULES.rule(
    "event",
    "<one-card> is put into battle zone",
    example="another creature is put into battle zone",
    miss="another creature is put into your hand",
)
def enters(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else When(ev.Enters(wanted), Subject())


@RULES.rule(
    "event",
    "<one-card> (attacks|attack|is attacking) [your opponent|a player] and isn't blocked",
    example="one of your creatures attacks and isn't blocked",
    miss="one of your creatures attacks and is blocked",
)
def is_unblocked(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else When(ev.Unblocked(wanted), Subject())


@RULES.rule(
    "event",
    "<one-card> leaves [the battle zone]",
    example="one of your creatures leaves",
    miss="one of your creatures is destroyed",
)
def has_left(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    return None if wanted is None or one_card.kind == "card" else When(ev.Leaves(wanted), Subject())


@RULES.rule(
    "event",
    "<one-card> (wins|win) a battle during your turn",
    example="one of your creatures wins a battle during your turn",
    miss="one of your creatures wins a battle",
)
def wins_in_turn(one_card: Noun) -> When | None:
    wanted = watched(one_card)
    if wanted is None or one_card.kind == "card":
        return None
    return When(ev.During(ev.WinsBattle(wanted)), Subject())


@RULES.rule(
    "event",
    "you summon <one-card>",
    example="you summon a fire creature",
    miss="you put a fire creature",
)
def you_summon(one_card: Noun) -> When | None:
    """What "it" is behind this is not certain: the card that is summoned may not be there yet."""
    if one_card.whose or one_card.zone or one_card.kind not in ("creature", RACE):
        return None
    owned = replace(one_card, whose="you").anywhere()
    return When(ev.Plays(narrowed(*owned, CREATURE)), None)


@RULES.rule(
    "event",
    "you put (a|an) <noun> into your mana zone",
    example="you put a fire card into your mana zone",
    miss="you put a fire card into your hand",
)
def charged(noun: Noun) -> When | None:
    if noun.several or noun.whose or noun.zone not in ("", BATTLE):
        return None
    return When(ev.Moves(narrowed(*replace(noun, whose="you").anywhere()), ("mana zone",)), Subject())


@RULES.rule(
    "one-card",
    "<one:one-card> or <other:one-card>",
    example="a Human or a Ghost",
    miss="a Human or Ghosts",
)
def either_card(one: Noun, other: Noun) -> Noun | None:
    if one.zone or other.zone or one.several or other.several or one.whose != other.whose:
        return None
    if one.kind != other.kind or one.kind not in ("creature", RACE):
        return None
    parts = tuple(sorted((one.wanted, other.wanted), key=str))
    return replace(one, wanted=AnyOf(parts)) if parts[0] != parts[1] else None


@RULES.rule("one-card", "other <noun>", example="other creatures", miss="other creature")
def other_cards(noun: Noun) -> Noun | None:
    return noun.asking(Other()) if noun.several and not noun.whose else None
