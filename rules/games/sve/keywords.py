"""What the key notations (chapter 5) and keywords (12, 13.3.2) of Shadowverse: Evolve do in play."""

from collections.abc import Sequence

from rules.engine import atoms
from rules.engine.clauses import clause
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.layers import characteristics
from rules.engine.pending import Pending
from rules.engine.restrictions import BE_CHOSEN, is_allowed
from rules.games.sve.zones import DECK, ZONES
from rules.language.abilities import Triggered
from rules.language.amounts import EventAmount
from rules.language.effects import (
    ChangeLife,
    Destroy,
    Do,
    Effect,
    MoveTo,
    Reveal,
    Shuffle,
)
from rules.language.events import Moment
from rules.language.filter_shorthand import cards
from rules.language.filters import Controlled, Filter, IsRested
from rules.language.references import Chosen, It, Subject
from rules.language.restrictions import Can, Cannot, Must, Restriction

EVOLVED_THIS_TURN = "evolved this turn"

ATTACK, BE_ATTACKED, AT_ONCE = "attack", "be attacked", "attack at once"
BE_PLAYED = "be played"
EVOLVE_AGAIN = "evolve again"
EVOLVE, USE_ABILITIES = "evolve", "use activated abilities"
REFRESH_AT_START = "refresh in the start phase"
PAST_WARD = "attack past Ward"
"""Actions that effects forbid, require or allow, besides those that the kernel asks about."""

FOLLOWERS = cards(types=frozenset({"follower"}))
MEANINGS: dict[str, tuple[Restriction, ...]] = {
    "Ward": (Must(BE_ATTACKED),),
    "Storm": (Can(AT_ONCE),),
    "Rush": (Can(AT_ONCE, FOLLOWERS),),
    "Assail": (Can(ATTACK, IsRested(False)),),
    "Intimidate": (Cannot(BE_ATTACKED),),
    "Aura": (Cannot(BE_CHOSEN, Controlled("opponent")),),
}
"""Keywords that forbid, require or allow something (12.8 to 12.12, 12.15).

JUDGEMENT: 12.9.2 lets Storm attack in the turn it comes, and 8.4.3.1 names no exception for the leader; the
reminder text of Storm says that it may attack leaders, and so it does.

Drain and Bane are the automatic abilities below, which become pending after attack damage and after a fight.
Others are in code: what Ward does as its follower arrives and as a turn ends, which are choices of the rules
(`movement.engage_on_arrival`, 7.4.3), Evolve and Quick, which are ways to play, and Stack, a counter.
"""

DRAIN = Triggered(Moment("attack damage"), ChangeLife(EventAmount()), clause="12.13.2")
"""Whenever the follower deals attack damage, its leader gains that much defense."""

BANE = Triggered(Moment("fought"), Destroy(Subject()), clause="12.14.2")
"""After the follower has fought an enemy follower, that enemy is destroyed."""

ON_THE_ABILITY = "12.3.3"
"""The clause of an activated ability that itself has the keyword Quick."""


def has(game: Game, card: CardId, keyword: str) -> bool:
    """Return whether a card has a keyword now."""
    return keyword in characteristics(game, card).keywords


def bearers(game: Game, cards: Sequence[CardId], keyword: str) -> list[CardId]:
    """Return the cards in play, among these, that have a keyword now."""
    printed = game.state.cards
    if not game.state.lasting and not game.static:
        return [card for card in cards if keyword in printed[card].keywords]
    return [card for card in cards if keyword in characteristics(game, card).keywords]


@clause("sve", "12.13.2")
def drain(game: Game, attacker: CardId, amount: int) -> None:
    """Drain becomes pending, only once, when an attacking follower with it has dealt attack damage."""
    if amount > 0 and has(game, attacker, "Drain"):
        controller = game.state.instances[attacker].controller
        atoms.push(game, Pending(controller, attacker, atoms.stamp(game), DRAIN, amount=amount))


@clause("sve", "12.14.2")
def bane(game: Game, follower: CardId, enemy: CardId) -> None:
    """Bane becomes pending once a follower with it has fought, even without damage."""
    if has(game, follower, "Bane"):
        controller = game.state.instances[follower].controller
        atoms.push(game, Pending(controller, follower, atoms.stamp(game), BANE, event_card=enemy))


def has_to_wait(game: Game, card: CardId) -> bool:
    """Return whether a follower came this turn, did not evolve and may attack nothing at once (8.4.2.1)."""
    instance = game.state.instances[card]
    if instance.entered < game.state.turn or EVOLVED_THIS_TURN in instance.marks:
        return False
    keywords = characteristics(game, card).keywords
    return not (is_allowed(game, card, AT_ONCE) or "Rush" in keywords)


DECK_NAME = ZONES.kinds[DECK].name
ANY_CARD = cards(zones=(DECK_NAME,), whose="you")


def search_deck(wanted: Filter, zone: str, count: int = 1) -> Effect:
    """Return the effect of searching the player's deck for cards, then shuffling it (5.7.1, 5.7.1.2, 5.7.2).

    The cards go to `zone`. `wanted` is `ANY_CARD` or narrows it. Only for `ANY_CARD` must the player find
    that many (5.7.1.1); otherwise they may fail to find a card (4.1.2.2), and reveal what they find.
    """
    if wanted == ANY_CARD:
        found: Effect = MoveTo(Chosen(wanted, count, count), zone)
    else:
        found = Reveal(Chosen(wanted, count, 0), MoveTo(It(), zone))
    return Do((found, Shuffle(DECK_NAME)))
