"""Independent copies of a game at any open question, reached again from the last checkpoint."""

from rules.engine.game import Game


def branch(game: Game) -> Game | None:
    """Return an independent copy of a game at its open question, or None if that cannot be reached again.

    Between checkpoints a procedure is running, which cannot be copied, so the answers since the last
    checkpoint are given again on a copy of the position there. The game must keep its checkpoints.
    """
    ask = game.ask
    if ask is None:
        return None
    if ask.checkpoint:
        return game.fork()
    if game.checkpoint is None:
        return None
    state, answered = game.checkpoint
    copy = Game(game.rules, state.copy())
    found = copy.resume()
    for choice in game.answers[answered:]:
        if found is None or choice >= len(found.options):
            return None
        found = copy.answer(choice)
    if found is None or (found.player, found.kind, found.options) != (ask.player, ask.kind, ask.options):
        return None
    # While a loop is being stopped, an answer may mean another option on the copy, which has seen no loop.
    return copy if copy.state.fingerprint() == game.state.fingerprint() else None
