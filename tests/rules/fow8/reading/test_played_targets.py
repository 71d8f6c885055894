"""Made-up sentences about cards that are targeted, played as they are read."""

import pytest

from tests.rules.fow8.play.made_up import quiet
from tests.rules.fow8.printed.made_up import body
from tests.rules.fow8.reading.test_played import ox, spark

GUARD = "When this card is targeted by {} ⇒ You gain 300 life."


def aimed_at(text, *, by=0, ability=False):
    """Return a scene in which a spell or an ability of a player has the ox of player 0 as its target."""
    scene = quiet()
    scene.put("field", ox(text))
    scene.put("field", body("Elk"))
    aim = "This card deals 100 damage to target resonator."
    if ability:
        scene.put("field", body("Archer", *ox(f"{{0}}: {aim}").abilities), by)
    else:
        scene.put("hand", spark(aim), by)
    scene.begin("main", active=by)
    scene.answer("use", "Archer") if ability else scene.answer("play", "Spark")
    scene.answer("target", "Ox")
    while scene.state.pending:
        scene.answer("pass")
    return scene


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.clause("fow8", "906.4")
@pytest.mark.parametrize(
    ("by_what", "by", "ability", "gained"),
    [
        ("a spell", 0, False, 300),
        ("a spell", 0, True, 0),
        ("a spell or ability", 0, True, 300),
        ("a spell or ability your opponent controls", 0, False, 0),
        ("a spell or ability your opponent controls", 1, False, 300),
        ("a chant spell or ability your opponent controls", 1, True, 300),
    ],
)
def test_a_card_notices_what_targets_it(by_what, by, ability, gained):
    assert aimed_at(GUARD.format(by_what), by=by, ability=ability).life() == 4000 + gained


@pytest.mark.clause("fow8", "1012.1")
@pytest.mark.parametrize(
    ("text", "ability"),
    [
        (
            "When a resonator you control is targeted by a spell or ability ⇒ Cancel that spell or ability.",
            False,
        ),
        (
            "When a resonator you control is targeted by a spell or ability ⇒ Cancel that spell or ability.",
            True,
        ),
        ("When this card is targeted by a spell ⇒ Cancel that spell.", False),
    ],
)
def test_what_targets_a_card_is_canceled(text, ability):
    scene = aimed_at(text, by=1, ability=ability)
    (hurt,) = [card for card in scene.cards("field") if scene.state.cards[card].name == "Ox"]
    assert scene.in_play(hurt).damage == 0
