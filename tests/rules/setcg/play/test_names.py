"""Names that cards have besides the one that is printed as theirs."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Static
from rules.language.changes import AddName
from rules.language.filter_shorthand import cards
from rules.language.filters import All, HasStatus, InZone
from rules.language.references import Chosen, Each
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import forward, other, summon, table
from tests.rules.setcg.printed.scenes import main, resolve

EVERYWHERE = ("hand", "deck", "break zone", "outside", "damage zone", "stack")


@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_card_is_found_by_a_name_that_it_also_has():
    also = written("setcg", Static((AddName("Prince"),), zones=EVERYWHERE))
    raise_prince = fx.MoveTo(Chosen(cards(zones=("break zone",), whose="you", name="Prince")), "hand")
    scene = table()
    seeker = scene.put("field", forward("Seeker", abilities=written("setcg", Activated(raise_prince))))
    frog = scene.put("break zone", forward("Frog", abilities=also))
    toad = scene.put("break zone", forward("Toad"))
    main(scene).answer("use", seeker)
    resolve(scene)
    assert (scene.zone_of(frog), scene.zone_of(toad)) == ("hand", "break zone")


@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_card_that_an_effect_names_is_found_by_that_name_for_the_turn():
    named = fx.Modify(Each(cards(zones=("field",), name="Toad")), (AddName("Prince"),))
    effect = fx.Do((named, fx.Rest(Each(cards(zones=("field",), name="Prince")))))
    scene = table()
    seeker = scene.put("field", forward("Seeker", abilities=written("setcg", Activated(effect))))
    toad = scene.put("field", forward("Toad"))
    main(scene).answer("use", seeker)
    resolve(scene)
    assert scene.in_play(toad).rested
    assert not scene.in_play(seeker).rested


@pytest.mark.clause("setcg", "12.4.6")
def test_two_cards_that_share_a_name_in_all_situations_cannot_be_beside_one_another():
    also = written("setcg", Static((AddName("Prince"),), zones=EVERYWHERE))
    scene = table()
    scene.put("field", forward("Prince"))
    frog = scene.put("hand", forward("Frog", cost=0, abilities=also))
    newt = scene.put("hand", other("monster", "Newt", cost=0))
    main(scene)
    assert not scene.offers("play", frog)
    assert scene.offers("play", newt)


@pytest.mark.parametrize(("elements", "broken"), [(("fire", "ice"), True), (("fire",), False)])
def test_a_card_of_several_elements_is_told_from_one_of_a_single_element(
    elements: tuple[str, ...], broken: bool
):
    mixed = All((InZone(("field",)), HasStatus("of several elements")))
    scene = table()
    scene.put("hand", summon("Part", fx.Destroy(Each(mixed)), cost=0))
    knight = scene.put("field", forward("Knight", element=elements))
    main(scene).answer("summon", "Part")
    resolve(scene)
    assert (scene.zone_of(knight) == "break zone") is broken
