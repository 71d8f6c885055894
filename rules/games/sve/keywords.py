"""What the key notations (chapter 5) and keywords (12, 13.3.2) of Shadowverse: Evolve do in play."""

from rules.engine import atoms
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.ruling import clause
from rules.engine.waiting import Pending
from rules.games.sve.zones import DECK, ZONES
from rules.language.abilities import Triggered
from rules.language.amounts import Count, EventAmount
from rules.language.effects import (
    ChangeLife,
    Create,
    Destroy,
    Do,
    Draw,
    Effect,
    Fix,
    IfYouDo,
    May,
    MoveTo,
    Reveal,
    Shuffle,
)
from rules.language.events import Moment
from rules.language.filters import Filter
from rules.language.picking import cards
from rules.language.references import Cards, Chosen, It, Side, Subject

EVOLVED_THIS_TURN = "evolved this turn"

CANNOT_ATTACK, CANNOT_ATTACK_LEADERS = "cannot attack", "cannot attack leaders"
"""Words that effects give followers, of which the rules know as of printed keywords."""

DRAIN = Triggered(Moment("attack damage"), ChangeLife(EventAmount()), clause="12.13.2")
"""Whenever the follower deals attack damage, its leader's defense grows by as much."""

BANE = Triggered(Moment("fought"), Destroy(Subject()), clause="12.14.2")
"""After the follower has fought an enemy follower, that one is destroyed."""

ON_THE_ABILITY = "12.3.3"
"""The clause of an activated ability that has the keyword Quick itself."""


def has(game: Game, card: int, keyword: str) -> bool:
    """Tell whether a card has a keyword now."""
    return keyword in characteristics(game, card).keywords


@clause("sve", "12.15.2")
def may_select(game: Game, card: int, player: int) -> bool:
    """Tell whether a player's card or ability may select a card: not an opponent's follower with Aura."""
    instance = game.state.instances.get(card)
    return instance is None or instance.controller == player or not has(game, card, "Aura")


@clause("sve", "12.13.2")
def drain(game: Game, attacker: int, amount: int) -> None:
    """Drain waits once an attacking follower with it has dealt attack damage, however often it has it."""
    if amount > 0 and has(game, attacker, "Drain"):
        controller = game.state.instances[attacker].controller
        atoms.push(game, Pending(controller, attacker, atoms.stamp(game), DRAIN, amount=amount))


@clause("sve", "12.14.2")
def bane(game: Game, follower: int, enemy: int) -> None:
    """Bane waits once a follower with it has fought, damage or none."""
    if has(game, follower, "Bane"):
        controller = game.state.instances[follower].controller
        atoms.push(game, Pending(controller, follower, atoms.stamp(game), BANE, event_card=enemy))


def attacks_at_once(game: Game, card: int) -> tuple[bool, bool]:
    """Tell whether a follower may attack now at all, and whether it may attack the leader (8.4.2.1, 8.4.3.1).

    JUDGEMENT: 12.9.2 lets Storm attack in the turn it comes, and 8.4.3.1 names no exception for the leader;
    the reminder printed with Storm says that it may attack leaders, and so it does.
    """
    instance = game.state.instances[card]
    keywords = characteristics(game, card).keywords
    if CANNOT_ATTACK in keywords:
        return False, False
    if instance.entered < game.state.turn or "Storm" in keywords:
        return True, CANNOT_ATTACK_LEADERS not in keywords
    return "Rush" in keywords or EVOLVED_THIS_TURN in instance.marks, False


@clause("sve", "12.8.2")
def under_ward(game: Game, engaged: list[int]) -> list[int]:
    """Return those of the engaged followers that could be attacked which have Ward and so must be."""
    return [card for card in engaged if has(game, card, "Ward")]


DECK_NAME = ZONES.kinds[DECK].name
ANY_CARD = cards(zones=(DECK_NAME,), whose="you")


def draw_up_to(most: int) -> Effect:
    """Return drawing card after card, at most so many; the player may end it before each (5.9.3)."""
    if most == 1:
        return May(Draw(1))
    return May(Do((Draw(1), draw_up_to(most - 1))))


def search_deck(wanted: Filter, zone: str, count: int = 1) -> Effect:
    """Return searching the player's deck for cards for a zone, then shuffling it (5.7.1, 5.7.1.2, 5.7.2).

    `wanted` is `ANY_CARD` or narrows it: only where it asks for nothing but a card of the deck the player
    must find that many (5.7.1.1); else they may treat a card as not there (4.1.2.2), and reveal what they
    find.
    """
    if wanted == ANY_CARD:
        found: Effect = MoveTo(Chosen(wanted, count, count), zone)
    else:
        found = Reveal(Chosen(wanted, count, 0), MoveTo(It(), zone))
    return Do((found, Shuffle(DECK_NAME)))


def with_spellchain(effect: Effect) -> Effect:
    """Return an effect that fixes, as it begins, how many spells its Spellchain counts (13.3.1.4)."""
    spells = cards(zones=("cemetery",), whose="you", types=frozenset({"spell"}))
    return Fix(Count(spells), effect)


def with_necrocharge(effect: Effect) -> Effect:
    """Return an effect that fixes, as it begins, how many cards its Necrocharge counts (13.5.1.3.2)."""
    return Fix(Count(cards(zones=("cemetery",), whose="you")), effect)


def transform(what: Cards, token: Definition, whose: Side) -> Effect:
    """Return banishing one card of a player's field and creating a token for it (5.16.1).

    JUDGEMENT: a card that a Stack counter keeps on the field (13.3.2.2) was not banished, and the token is
    created for a banished card only; so the counter goes, the card stays, and no token comes.
    """
    return IfYouDo(MoveTo(what, "banished zone"), Create(token, "field", who=whose))
