"""Force of Will 5.01 for the kernel: 8.01 with its own zones, clauses and differences."""

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rules.engine.verbs import to_each
from rules.games.fow5.checks import ALSO_ON, ASKING_CHECKS, CHECKS
from rules.games.fow5.combat import fights, pierce
from rules.games.fow5.damage import who_replaces
from rules.games.fow5.layers import LAYER_BY_CHANGE, LAYERS
from rules.games.fow5.legal_actions import from_hand, ready, rests_to_call, stands_by
from rules.games.fow5.movement import destination, fall
from rules.games.fow5.setup import set_up, set_up_valhalla
from rules.games.fow5.triggers import play_triggered, triggers
from rules.games.fow5.turn import PLAN
from rules.games.fow5.verbs import add_to
from rules.games.fow5.zones import COINS, SECTION_ZONES, STONE_AREA, ZONES
from rules.games.fow8.mechanics.lifebreak import lifebreak_is_trimmed, may_break, perform_lifebreak
from rules.games.fow8.nodes import AddTo
from rules.games.fow8.play import RULESET as LATER
from rules.games.fow8.zones import FIELD

MAPPING = Path(__file__).parent / "data" / "mapping.toml"
"""The clause of this book for each clause of 8.01 that the shared functions cite."""


def clause_names() -> dict[str, Sequence[str]]:
    """Return this book's numbers for the clauses of 8.01."""
    with MAPPING.open("rb") as file:
        mapped = tomllib.load(file)["mapped"]
    return {later: tuple(numbers) for later, numbers in mapped.items()}


RULESET = replace(
    LATER,
    code="fow5",
    zones=ZONES,
    section_zones=SECTION_ZONES,
    plan=PLAN,
    set_up=set_up,
    checks=CHECKS,
    asking_checks=ASKING_CHECKS,
    verbs={**LATER.verbs, AddTo: to_each(add_to)},
    layers=LAYERS,
    layer_by_change=LAYER_BY_CHANGE,
    lasting_marks=LATER.lasting_marks | {ALSO_ON},
    finish_characteristics=None,
    concession_clause="1.3#4",
    loop_clause="14.1#1.3",
    agreement_clause="14.1#1.2",
    trigger_clause="9.6#2",
    stone_zone=STONE_AREA,
    source_zones=(FIELD, STONE_AREA, COINS),
    who_replaces=who_replaces,
    fights=fights,
    fall=fall,
    pierce=pierce,
    from_hand=from_hand,
    stands_by=stands_by,
    ready=ready,
    rests_to_call=rests_to_call,
    more=lambda game, player, main: [],
    does={},
    destination=destination,
    keeps_effects=False,
    trigger=triggers,
    play_triggered=play_triggered,
    clause_names=clause_names(),
)
"""The game under the Bifrost rules, which know no lifebreak (1.2#2)."""

VALHALLA = replace(
    RULESET,
    set_up=set_up_valhalla,
    checks=(*CHECKS, lifebreak_is_trimmed),
    more=may_break,
    does={"lifebreak": perform_lifebreak},
)
"""The game under the Valhalla rules, with the lifebreak area and lifebreak."""

VARIANTS = {"valhalla": VALHALLA}
"""The variants that both players may agree on."""
