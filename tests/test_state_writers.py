"""Only the atoms write a position of a game; everything else reads it."""

import pytest

from tests.processes import ROOT
from tests.state_writers import Code, writers

TRUSTED = {
    "rules.engine.atoms": "the atoms themselves",
    "rules.engine.state": "the classes of a position: their constructors and copies fill what nobody has yet",
    "rules.engine.positions": "what reads a position from its text fills one that nobody has yet",
    "rules.engine.randomness": "the source of random numbers counts on by itself",
}


def test_only_the_atoms_write_the_state():
    found = writers([ROOT / "rules", ROOT / "simulate"], ROOT, TRUSTED)
    assert [f"{one.module}:{one.line} {one.code}" for one in found] == []


def written(body: str, head: str = "def rule(game, card):\n") -> list[str]:
    """The writes that are found in a function with this body."""
    indented = "".join(f"    {line}\n" for line in body.strip().splitlines())
    imports = "from rules.engine.state import Instance, Player, State\n"
    return [one.code for one in Code({"made.up": imports + head + indented}, {}).writes()]


@pytest.mark.parametrize(
    "body",
    [
        "game.state.turn = 1",
        "game.state.turn += 1",
        "game.state.zones[0].append(card)",
        "game.state.zones[0][1:] = []",
        "del game.state.instances[card]",
        "game.state.random.shuffle([])",
        "state = game.state\nstate.active = 1",
        "zone = game.state.zones[2]\nzone.remove(card)",
        "zone = game.state.zones[2]\nzone += [card]",
        "game.state.instances[card].rested = True",
        "instance = game.state.instances.get(card)\ninstance.face = 1",
        "for instance in game.state.instances.values():\n    instance.damage = 0",
        "for place, instance in enumerate(game.state.instances.values()):\n    instance.damage = place",
        "held = [game.state.instances[one] for one in card]\nheld[0].stamp = 1",
        "first, *others = list(game.state.instances.values())\nothers[0].stamp = 1",
        "if (zone := game.state.zones[1]):\n    zone.pop()",
        "(game.state.zones[0] if card else game.state.zones[1]).clear()",
        "game.state.players[0].turn_counts.setdefault('drawn', 0)",
        "setattr(game.state, 'turn', 2)",
        "a, game.state.turn = 1, 2",
        "def inner():\n    game.state.shown.update({})\ninner()",
        "[zone.sort() for zone in game.state.zones]",
    ],
)
def test_a_write_is_found(body):
    assert written(body) != []


@pytest.mark.parametrize(
    ("head", "body"),
    [
        ("def rule(game, instance: Instance):\n", "instance.rested = True"),
        ("def rule(game, instance: 'Instance | None'):\n", "instance.rested = True"),
        ("def rule(game, all_of: list[Player]):\n", "all_of[0].life = 1"),
        ("def helper(game):\n    return game.state.zones[0]\ndef rule(game):\n", "helper(game).pop()"),
        ("def helper(cards):\n    cards.pop()\ndef rule(game):\n", "helper(game.state.zones[0])"),
        ("def helper(*, cards):\n    cards.pop()\ndef rule(game):\n", "helper(cards=game.state.zones[0])"),
        (
            "class Cut:\n    def cut(self, of):\n        of.pop()\ndef rule(game, a):\n",
            "a.cut(game.state.zones[0])",
        ),
        ("def helper(cards):\n    return cards\ndef rule(game):\n", "helper(game.state.zones[0]).pop()"),
    ],
)
def test_a_write_in_or_by_another_function_is_found(head, body):
    assert written(body, head) != []


@pytest.mark.parametrize(
    "body",
    [
        "cards = list(game.state.zones[0])\ncards.remove(card)",
        "cards = game.state.zones[0].copy()\ncards.remove(card)",
        "cards = game.state.zones[0][1:]\ncards.pop()",
        "cards = [one for one in game.state.zones[0] if one != card]\ncards.append(card)",
        "cards = game.state.zones[0] + [card]\ncards.sort()",
        "kept = {}\nkept[card] = game.state.instances[card]",
        "place = game.state.zones[0].index(card)",
        "total = 0\ntotal += len(game.state.zones[0])",
        "groups = [[one] for one in game.state.zones[0]]\ngroups[0].append(card)",
    ],
)
def test_what_changes_a_thing_of_its_own_is_no_write(body):
    assert written(body) == []
