"""Made-up texts about the highest and the lowest cost or power."""

import pytest

from tests.rules.setcg.play.made_up import forward, table
from tests.rules.setcg.printed.scenes import enter, resolve
from tests.rules.setcg.reading.test_played import read


@pytest.mark.clause("setcg", "11.12.7")
@pytest.mark.parametrize(
    ("of", "gone"),
    [("of the highest cost", "Dear"), ("of the lowest cost", "Cheap"), ("with the highest power", "Cheap")],
)
def test_only_the_forward_that_has_the_most_or_the_least_can_be_chosen(of: str, gone: str):
    text = f"When Anselm enters the field, choose 1 Forward {of} opponent controls. Break it."
    scene = table()
    scene.put("field", forward("Dear", 1000, cost=7), 1)
    scene.put("field", forward("Cheap", 9000, cost=1), 1)
    scene.put("field", forward("Mine", 10000, cost=9))
    enter(scene, *read(text), name="Anselm")
    resolve(scene)
    assert scene.names("break zone", 1) == [gone]


@pytest.mark.clause("setcg", "11.12.7")
def test_damage_is_as_high_as_the_highest_power_of_ones_own_forwards():
    text = (
        "When Anselm enters the field, choose 1 damaged Forward."
        " Deal it damage equal to the highest power Forward you control."
    )
    scene = table()
    calf = scene.put("field", forward("Calf", 20000), 1, damage=1000)
    scene.put("field", forward("Page", 8000))
    enter(scene, *read(text), name="Anselm", power=3000)
    resolve(scene)
    assert scene.in_play(calf).damage == 9000
