"""What the kernel does for each effect of the language: one handler a node, gathered in `HANDLERS`."""

from rules.engine.handlers import cards, composed, lasting, looking, players
from rules.engine.handlers.handler import Handler

HANDLERS: dict[type, Handler] = {
    **cards.HANDLERS,
    **players.HANDLERS,
    **lasting.HANDLERS,
    **composed.HANDLERS,
    **looking.HANDLERS,
}
