"""Made-up texts about ways out, additions and their bearers, ranks and arrivals, read and played."""

import pytest

from rules.language import effects as fx
from tests.rules.fow8.play.made_up import chant, quiet, resonator, spell
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, spark
from tests.rules.fow8.reading.test_played_counted import passed


def in_play(scene, name):
    (card,) = [one for one in scene.cards("field") if scene.state.cards[one].name == name]
    return card


@pytest.mark.clause("fow8", "307.7")
def test_all_resonators_enter_rested():
    scene = quiet()
    scene.put("field", ox("All resonators come into fields rested."))
    scene.put("hand", resonator("Elk"))
    scene.begin("main").answer("play", "Elk")
    assert scene.in_play(in_play(scene, "Elk")).rested


@pytest.mark.parametrize("banishes", [True, False])
def test_the_opponent_banishes_a_resonator_or_loses_life(banishes):
    scene = quiet()
    elk = scene.put("field", resonator("Elk"), 1)
    scene.put("hand", spark("Your opponent loses 600 life unless they banish a resonator."))
    scene.begin("main").answer("play", "Spark")
    scene.answer("yes" if banishes else "no")
    assert (scene.zone_of(elk), scene.life(1)) == (("graveyard", 4000) if banishes else ("field", 3400))


@pytest.mark.clause("fow8", "1011.2")
def test_the_opponent_loses_life_with_nothing_to_banish():
    scene = quiet()
    scene.put("hand", spark("Your opponent loses 600 life unless they banish a resonator."))
    scene.begin("main").answer("play", "Spark")
    if scene.ask.kind == "may":
        scene.answer("yes")
    assert scene.life(1) == 3400


def test_the_cheapest_of_the_opponents_resonators_leave_the_game():
    scene = quiet()
    cheap, dear = (
        scene.put("field", body(name, total=total, races=("Elf",)), 1)
        for name, total in (("Elk", 1), ("Yak", 3))
    )
    scene.put(
        "hand",
        spark(
            "Remove all Elves your opponent controls with the lowest total cost among Elves your opponent "
            "controls from the game."
        ),
    )
    scene.begin("main").answer("play", "Spark")
    assert (scene.zone_of(cheap), scene.zone_of(dear)) == ("removed area", "field")


def test_a_resonator_that_died_comes_back_to_its_owners_hand():
    scene = quiet()
    elk = scene.put("field", body("Elk", stats=(100, 100), races=("Elf",)))
    keeper = scene.put(
        "field",
        ox(
            "When an Elf is put into a graveyard from your field, you may banish this card. If you do, "
            "put that J/resonator from its owner's graveyard into their hand."
        ),
    )
    scene.put("hand", spark("Destroy target resonator."))
    scene.begin("main").answer("play", "Spark").answer("target", elk)
    scene.answer("yes")
    assert (scene.zone_of(elk), scene.zone_of(keeper)) == ("hand", "graveyard")


def test_counters_of_others_are_gathered():
    scene = quiet()
    elk = scene.put("field", resonator("Elk", 100, 100))
    scene.put(
        "hand",
        ox("[Enter] Move all [+100/+100] counters from other resonators to this card.", stats=(300, 300)),
    )
    scene.put("hand", spark("Put three [+100/+100] counters on target resonator."))
    scene.begin("main").answer("play", "Spark")
    if scene.ask.kind == "target":
        scene.answer("target", elk)
    scene.answer("play", "Ox")
    assert (stats(scene, elk), stats(scene, in_play(scene, "Ox"))) == ((100, 100), (600, 600))


def test_a_resonator_comes_from_hand_after_a_big_blow():
    scene = quiet()
    scene.put("field", body("Elk", stats=(1200, 1200)))
    late = scene.put(
        "hand",
        ox(
            "When you are dealt 700 or more battle damage by a single resonator, you may put this card into "
            "your field from your hand without paying its cost."
        ),
        1,
    )
    scene.begin("main").answer("battle").answer("attack", "Elk", -1)
    while scene.ask.kind != "may" and scene.state.step != "end":
        scene.answer("pass")
    scene.answer("yes")
    assert scene.zone_of(late) == "field"


def test_cards_are_traded_in_for_as_many_and_one_more():
    scene = quiet()
    for name in ("One", "Two"):
        scene.put("hand", body(name, races=("Elf",)))
    scene.put("hand", body("Yak"))
    scene.fill("main deck", body("Page"), 5)
    scene.put(
        "hand",
        spark(
            "Put any number of Elves from your hand on the bottom of your main deck in any order, "
            "then draw that many cards plus one."
        ),
    )
    scene.begin("main")
    before = len(scene.cards("hand"))
    scene.answer("play", "Spark")
    assert not scene.offers("choose", "Yak")
    scene.answer("choose", "One").answer("done")
    assert len(scene.cards("hand")) == before - 2 + 2


@pytest.mark.clause("fow8", "909.4")
def test_a_race_chosen_on_arrival_counts_as_long_as_the_card_is_there():
    scene = quiet()
    elk = scene.put("field", body("Elk", races=("Elf",), stats=(100, 100)))
    yak = scene.put("field", body("Yak", races=("Human",), stats=(100, 100)))
    says = "Resonators you control of the chosen race gain [+200/+200]."
    scene.put("hand", ox(f"{says}\nWhen this card enters the field ⇒ Choose a race."))
    scene.begin("main").answer("play", "Ox")
    passed(scene.answer("name", note="Elf"))
    assert (stats(scene, elk), stats(scene, yak)) == ((300, 300), (100, 100))


def test_counters_are_put_for_each_resonator_and_a_full_card_goes():
    scene = quiet()
    elk = scene.put("field", body("Elk", races=("Elf",)))
    full = scene.put(
        "field",
        ox(
            "At the beginning of your main phase, put hope counters equal to the number of Elves you control "
            "on this card. Then, if there are one or more hope counters on this card, banish it."
        ),
    )
    scene.begin("recovery").until("main", 0)
    assert (scene.zone_of(elk), scene.zone_of(full)) == ("field", "graveyard")


def test_the_first_chant_of_a_turn_is_free_and_the_second_is_not():
    scene = quiet()
    free = "Each turn, you may pay {0} to play your first chant rather than pay its cost."
    scene.put("field", ox(free))
    for name in ("Note", "Song"):
        scene.put("hand", chant(name, cost="{W}", spell=spell(fx.ChangeLife(100))))
    scene.begin("main")
    assert scene.offers("play", "Note") and scene.offers("play", "Song")
    passed(scene.answer("play", "Note"))
    assert scene.life() == 4100 and not scene.offers("play", "Song")


def test_as_many_tokens_as_the_opponent_has_resonators_leave_at_the_end_of_the_turn():
    scene = quiet()
    for name in ("Elk", "Yak"):
        scene.put("field", body(name, races=("Elf",)), 1)
    text = "Put X [200/200] darkness Specter resonator tokens into the field, where X is the number of "
    later = "Elves your opponent controls. At the next end of turn ⇒ Remove them from the game."
    scene.put("hand", spark(text + later))
    scene.begin("main").answer("play", "Spark")
    assert len(scene.cards("field")) == 4
    scene.until("main", 1)
    assert len(scene.cards("field")) == 2


@pytest.mark.clause("fow8", "906.1")
@pytest.mark.parametrize(("player", "gained"), [(0, 100), (1, 0)])
def test_a_card_watches_for_others_of_its_player_that_enter(player, gained):
    scene = quiet()
    scene.put("field", ox("Whenever another Elf you control enters the field ⇒ You gain 100 life."))
    scene.put("hand", body("Elf", races=("Elf",)), player)
    scene.begin("main", active=player).answer("play", "Elf")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life() == 4000 + gained


@pytest.mark.parametrize(("rank", "dealt"), [("highest", 900), ("lowest", 300)])
def test_damage_is_as_much_as_an_extreme_among_cards(rank, dealt):
    scene = quiet()
    for name, attack in (("Bear", 300), ("Boar", 900)):
        scene.put("field", body(name, stats=(attack, 100)))
    scene.put("field", body("Stag", stats=(2000, 100)), 1)
    text = f"This card deals damage equal to the {rank} ATK among resonators you control to your opponent."
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark")
    while scene.state.pending:
        scene.answer("pass")
    assert scene.life(1) == 4000 - dealt


def test_two_targets_change_each_in_its_own_way_for_the_turn():
    scene = quiet()
    mine, other = scene.put("field", body("Elk")), scene.put("field", body("Deer"), 1)
    text = "Target resonator you control gains [+200/+200] and target resonator your opponent controls gains "
    scene.put("hand", spark(f"{text}[-100/-100] until end of turn."))
    scene.begin("main").answer("play", "Spark")
    while scene.state.pending:
        scene.answer("pass")
    assert (stats(scene, mine), stats(scene, other)) == ((700, 700), (400, 400))
    scene.until("main", 1)
    assert (stats(scene, mine), stats(scene, other)) == ((500, 500), (500, 500))
