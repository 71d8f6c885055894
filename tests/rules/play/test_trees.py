"""The tree of the strong player: what it follows, and that trying poor choices makes no option look worse."""

from dataclasses import replace

from rules.engine import atoms
from rules.engine.asks import PASS, Ask, Option, Procedure
from rules.engine.game import Game
from rules.engine.plan import Step
from rules.players.strong import StrongPlayer
from rules.players.tree import Choice, Node
from tests.rules.engine import made_up

ANT, BEE = made_up.card("Ant"), made_up.card("Bee")


def scene() -> Game:
    return made_up.scene(hand=(ANT, BEE), deck=(ANT,) * 20)


def tried(game: Game, *visits: int) -> Node:
    """A node at which each option of the open question was tried so often."""
    assert game.ask is not None
    kind, options = game.ask.kind, game.ask.options
    choices = {(kind, one): Choice(times) for one, times in zip(options, visits, strict=True)}
    return Node(sum(visits), choices)


def followed(node: Node, game: Game) -> int | None:
    assert game.ask is not None
    found = node.proven(game, game.ask)
    return None if found is None else found[0]


def test_what_was_tried_most_often_is_followed():
    game = scene()
    assert followed(tried(game, 5, 2, 9, 3), game) == 2
    assert followed(tried(game, 5, 5, 5, 5), game) == 0


def test_nothing_is_followed_where_the_best_looking_option_is_unknown():
    """Such as a card that the opponent did not hold before: passing was only the best of the rest."""
    game = scene()
    assert followed(tried(game, 1, 2, 9, 3), game) is None
    assert followed(Node(), game) is None


MORE = 4
"""How many poor choices there are after the best option."""


def step(game: Game) -> Procedure:
    """Put a card on the table; then more may be put there, which is poor, as often as there are cards."""
    player = game.state.active
    hand = [Option("put", one) for one in game.state.zones[2 * made_up.HAND + player]]
    chosen = yield Ask(player, "step", "9", [hand[0], PASS], checkpoint=True)
    while chosen.verb == "put":
        atoms.move(game, chosen.card, made_up.TABLE, controller=player)
        hand.remove(chosen)
        if not hand:
            break
        chosen = yield Ask(player, "more", "9", [PASS, *hand])


def one_is_best(game: Game, player: int) -> float:
    """One card on the table is good, none is fair, more are poor."""
    mine = len(game.state.zones[2 * made_up.TABLE + player])
    return (60.0, 100.0)[mine] if mine < 2 else -100.0


def test_an_option_is_worth_what_the_best_choices_after_it_come_to():
    rules = replace(
        made_up.ruleset(),
        plan=(Step("only", "9", step),),
        weighty=frozenset({"more"}),
        evaluate=one_is_best,
        appraise=lambda game, ask, option: float(option.verb == "pass"),
    )
    game = made_up.scene(hand=(ANT,) + (BEE,) * MORE, deck=(ANT,) * 20, rules=rules)
    assert game.ask is not None
    chosen = StrongPlayer(1).choose(game, game.ask)
    assert game.ask.options[chosen].verb == "put"
