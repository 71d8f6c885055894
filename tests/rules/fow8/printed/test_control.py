"""Control, naming, turns and copies as real cards of Force of Will print them, borne by made-up cards."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Mode, Spell, Triggered
from rules.language.amounts import X
from rules.language.changes import AddStats, ChangeController, GainKeywords
from rules.language.durations import ALWAYS, WHILE_IN_PLAY
from rules.language.events import Enters, Leaves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import AsNamed, CostIs, OfType, OneOf
from rules.language.references import Each, It, Joined, Target, Top
from tests.rules.fow8.play.made_up import quiet
from tests.rules.fow8.printed.made_up import MY_FIGHTERS, RESONATORS, THEIRS, body, keywords, stats, text
from tests.rules.printed import printed

MINE_NOW = (ChangeController(),)
SWIFT = (GainKeywords(frozenset({"Swiftness"})),)


@pytest.mark.clause("fow8", "105.3")
def test_a_resonator_is_taken_for_the_turn_and_given_back():
    take = fx.Do((fx.Recover(Target()), fx.Modify(Target(), MINE_NOW), fx.Modify(Target(), SWIFT)))
    advocate = printed("fow8", "ACN-035", Spell(take, targets=(RESONATORS,)))
    scene = quiet()
    ox = scene.put("field", body("Ox"), 1, rested=True)
    scene.put("hand", text("Advocate", *advocate))
    scene.begin("main").answer("play", "Advocate")
    assert (scene.in_play(ox).controller, scene.in_play(ox).rested) == (0, False)
    scene.answer("battle").answer("attack", ox).until("main", 0)
    assert scene.life(1) == 3500
    scene.until("main", 1)
    assert scene.in_play(ox).controller == 1
    assert "Swiftness" not in keywords(scene, ox)


@pytest.mark.clause("fow8", "803.3a")
@pytest.mark.clause("fow8", "105.3")
def test_what_is_taken_without_swiftness_does_not_attack_at_once():
    song = printed("fow8", "ACN-080", Spell(fx.Modify(Target(), MINE_NOW, ALWAYS), targets=(RESONATORS,)))
    scene = quiet()
    ox = scene.put("field", body("Ox"), 1)
    scene.put("hand", text("Song", *song))
    scene.begin("main").answer("play", "Song")
    assert scene.in_play(ox).controller == 0
    assert not scene.offers("battle")
    scene.until("main", 1).until("main", 0)
    assert scene.answer("battle").offers("attack", ox)


@pytest.mark.clause("fow8", "105.3")
def test_a_resonator_is_held_only_as_long_as_its_captor_is_in_the_field():
    hold = Triggered(Enters(), fx.Modify(Target(), MINE_NOW, WHILE_IN_PLAY), targets=(THEIRS,))
    puppeteer = printed("fow8", "TMS-049", hold)
    scene = quiet()
    ox = scene.put("field", body("Ox"), 1)
    queen = scene.put("hand", body("Queen", *puppeteer))
    scene.put("hand", text("Kill", Spell(fx.Destroy(Each(cards(zones=("field",), name="Queen"))))))
    scene.begin("main").answer("play", queen)
    assert scene.in_play(ox).controller == 0
    scene.until("main", 1).until("main", 0)
    assert scene.in_play(ox).controller == 0
    scene.answer("play", "Kill")
    assert scene.in_play(ox).controller == 1


@pytest.mark.clause("fow8", "203.5b")
def test_a_resonator_that_costs_no_more_than_x_is_taken():
    small = both(RESONATORS, CostIs("<=", X()))
    charm = printed("fow8", "SKL-036", Spell(fx.Modify(Target(), MINE_NOW, ALWAYS), targets=(small,)))
    scene = quiet()
    scene.give(r4=3)
    two = scene.put("field", body("Two", cost="{2}", total=2), 1)
    three = scene.put("field", body("Three", cost="{3}", total=3), 1)
    scene.put("hand", text("Charm", *charm, cost="{X}"))
    scene.begin("main").answer("play", "Charm").answer("x", other=2)
    assert (scene.in_play(two).controller, scene.in_play(three).controller) == (0, 1)


def test_all_of_a_named_card_are_taken_from_the_top_four():
    named = fx.MoveTo(Each(cards(AsNamed("name"), OneOf(It()), zones=("main deck",))), "hand")
    rest = fx.MoveTo(Each(cards(OneOf(It()), zones=("main deck",))), "main deck", "shuffled")
    look = fx.NameOne("name", fx.Reveal(Top(4), fx.Do((named, rest))))
    hare = printed("fow8", "BFA-049", Triggered(Enters(), look))
    scene = quiet()
    deep = scene.put("main deck", body("Moon"))
    wanted = [scene.put("main deck", body(name)) for name in ("Moon", "Sun", "Moon", "Star")]
    scene.put("hand", body("Hare", *hare))
    scene.begin("main").answer("play", "Hare").answer("name", note="Moon")
    assert [scene.zone_of(card) for card in wanted] == ["hand", "main deck", "hand", "main deck"]
    assert scene.zone_of(deep) == "main deck"


def test_cards_are_turned_over_until_a_resonator_is_among_them():
    met = cards(OfType(frozenset({"resonator"})), zones=("main deck",))
    found = fx.MoveTo(Each(both(met, OneOf(It()))), "hand")
    rest = fx.MoveTo(Each(cards(OneOf(It()), zones=("main deck",))), "main deck", "scattered")
    falls = printed("fow8", "RDE-057", Triggered(Leaves(), fx.Reveal(Top(until=met), fx.Do((found, rest)))))
    scene = quiet()
    scene.put("field", body("Tower", *falls))
    deep, goal, over = (scene.put("main deck", one) for one in (body("Deep"), body("Goal"), text("Over")))
    scene.put("hand", text("Blast", Spell(fx.Destroy(Target()), targets=(RESONATORS,))))
    scene.begin("main").answer("play", "Blast")
    while scene.state.pending:
        scene.answer("pass")
    assert [scene.zone_of(card) for card in (deep, goal, over)] == ["main deck", "hand", "main deck"]


def test_those_of_a_race_that_is_chosen_are_stronger():
    kin = both(MY_FIGHTERS, cards(AsNamed("race")))
    grows = fx.NameOne("race", fx.Modify(Each(kin), (AddStats((200, 200)),), ALWAYS))
    king = printed("fow8", "VIN003-002", Triggered(Enters(), grows))
    scene = quiet()
    elf, ox = (
        scene.put("field", body(name, races=(race,))) for name, race in (("Archer", "Elf"), ("Ox", "Beast"))
    )
    scene.put("hand", body("King", *king))
    scene.begin("main").answer("play", "King")
    assert not scene.offers("name", note="Archer")
    scene.answer("name", note="Elf")
    assert (stats(scene, elf), stats(scene, ox)) == ((700, 700), (500, 500))


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.parametrize("least", [0, 2])
def test_an_option_may_do_with_fewer_targets_than_it_names(least):
    home = Mode(fx.MoveTo(Joined((Target(0), Target(1))), "hand"), (RESONATORS, RESONATORS), least)
    tide = printed("fow8", "SKL-044", Spell(modes=(home, Mode(fx.ChangeLife(300)))))
    scene = quiet()
    elk = scene.put("field", body("Elk"))
    scene.put("hand", text("Tide", *tide))
    scene.begin("main").answer("play", "Tide")
    chosen = scene.offers("mode", other=0)
    assert chosen is (least == 0)
    if chosen:
        scene.answer("mode", other=0).answer("target", "Elk")
        while scene.state.pending:
            scene.answer("pass")
        assert scene.zone_of(elk) == "hand"
