"""Equipment in Shadowverse: Evolve: tokens that go beneath a follower and change it while they are there.

Our rulebook has no equipment; the sources are the reminder text of the tokens and the publisher's answers. An
ability puts the token beneath a follower, which plays no card (Q2541). The token is not on the field (Q2543).
Abilities that its text gives the follower are lost with the follower's other abilities (Q2506, Q2523); what
the token itself does to the follower's damage goes on (Q2509, Q2522).

JUDGEMENT: equipment is linked like an evolved card, but beside it and beside other equipment, and is gone
once the follower has left the field.
"""

from typing import cast

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.definition import Definition
from rules.engine.game import Game
from rules.engine.ids import CardId
from rules.engine.triggers import trigger_on
from rules.engine.zones import kind_of
from rules.games.sve.nodes import Equip, Equips
from rules.games.sve.zones import EVOLVE_ZONE, FIELD
from rules.language.effects import Effect


def equip(game: Game, effect: Effect, cards: list[CardId], at: Context) -> Procedure:
    """Create a token beneath each follower that is still on the field."""
    assert isinstance(effect, Equip)
    state, definition = game.state, cast(Definition, effect.token)
    for card in cards:
        if kind_of(state.where[card]) != FIELD or "follower" not in state.cards[card].types:
            continue
        token = atoms.create(game, definition, EVOLVE_ZONE, state.instances[card].controller)
        atoms.attach(game, token, card)
        trigger_on(game, Equips, token)
    yield from ()
