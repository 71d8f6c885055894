"""Made-up sentences about targets named apart from the effect, and about shared keywords, played as read."""

import pytest

from rules.games.fow8.keywords import now
from tests.rules.fow8.play.made_up import quiet, resonator
from tests.rules.fow8.printed.made_up import body, stats
from tests.rules.fow8.reading.test_played import ox, read, spark

BACK = "to its owner's hand"


@pytest.mark.clause("fow8", "903.2g")
@pytest.mark.parametrize(("place", "zone"), [(0, "graveyard"), (1, "hand")])
def test_what_was_targeted_first_is_destroyed_or_returned_as_the_player_likes(place, zone):
    scene = quiet()
    elk = scene.put("field", body("Elk"), 1)
    scene.put("hand", spark(f"Target resonator. Destroy it or return it {BACK}."))
    scene.begin("main").answer("play", "Spark")
    scene.game.answer(place)
    assert scene.zone_of(elk) == zone


@pytest.mark.clause("fow8", "1011.2")
def test_the_opponent_banishes_one_of_the_two_targets():
    scene = quiet()
    elk, cow = (scene.put("field", body(name), 1) for name in ("Elk", "Cow"))
    text = "Target two resonators your opponent controls. Your opponent banishes one of them."
    scene.put("hand", spark(text))
    scene.begin("main").answer("play", "Spark").answer("target", elk)
    assert scene.ask.player == 1
    scene.answer("choose", cow)
    assert [scene.zone_of(card) for card in (elk, cow)] == ["field", "graveyard"]


@pytest.mark.clause("fow8", "1007.1")
def test_namesakes_of_the_target_are_dealt_the_same_damage():
    scene = quiet()
    cards = [scene.put("field", body(name, stats=(0, 900)), 1) for name in ("Elk", "Elk", "Cow")]
    kind = "resonator and each other resonator that shares a name with it"
    scene.put("hand", spark(f"This card deals 300 damage to target {kind}."))
    scene.begin("main").answer("play", "Spark").answer("target", cards[0])
    assert [scene.in_play(card).damage for card in cards] == [300, 300, 0]


@pytest.mark.parametrize("agreed", [True, False])
def test_only_one_that_was_strengthened_is_destroyed(agreed):
    scene = quiet()
    elk = scene.put("field", body("Elk"))
    text = "Target resonator may gain [+200/0] until end of turn. If it does, draw a card."
    scene.fill("main deck", body("Page"), 3)
    scene.put("hand", spark(text))
    scene.begin("main")
    before = len(scene.cards("hand"))
    scene.answer("play", "Spark").answer("yes" if agreed else "no")
    assert (stats(scene, elk)[0], len(scene.cards("hand")) - before) == ((700, 0) if agreed else (500, -1))


def test_the_target_gains_the_keyword_that_is_chosen_and_no_other():
    scene = quiet()
    elk = scene.put("field", body("Elk"))
    gain = "Target resonator gains [+200/0] and the chosen ability until end of turn"
    scene.put("hand", spark(f"Choose [Flying] or [Pierce]. {gain}."))
    scene.begin("main").answer("play", "Spark")
    scene.game.answer(1)
    assert (stats(scene, elk), set(now(scene.game, elk).keywords) & {"Flying", "Pierce"}) == (
        (700, 500),
        {"Pierce"},
    )


def test_a_card_of_each_kind_comes_back_from_the_graveyard():
    scene = quiet()
    elf, human, orc = (
        scene.put("graveyard", resonator(race, races=(race,))) for race in ("Elf", "Human", "Dragon")
    )
    kinds = "up to one target Elf, up to one target Human, and up to one target Dragon"
    scene.put("hand", spark(f"Put {kinds} from your graveyard into your hand."))
    scene.begin("main").answer("play", "Spark").answer("target", elf).answer("done")
    assert [scene.zone_of(card) for card in (elf, human, orc)] == ["hand", "graveyard", "graveyard"]


@pytest.mark.parametrize("flies", [True, False])
def test_a_keyword_is_shared_while_a_card_with_it_is_there(flies):
    scene = quiet()
    scene.put("field", body("Hawk", races=("Human",), keywords=("Flying",) if flies else ()))
    words = "[Flying] and/or [Pierce]"
    cow = scene.put("field", ox(f"This card gains {words} as long as you control a Human with that ability."))
    scene.begin("main")
    assert (set(now(scene.game, cow).keywords) == {"Flying"}) == flies


@pytest.mark.clause("fow8", "1120.4")
def test_a_player_with_barrier_is_not_targeted():
    scene = quiet()
    scene.put("field", ox("You gain [Barrier]."), 1)
    elk = scene.put("field", body("Elk", stats=(100, 3000)), 1)
    scene.put("hand", spark("This card deals 300 damage to target resonator or player."))
    scene.begin("main").answer("play", "Spark")
    aimed = [(option.card, option.other) for option in scene.ask.options]
    assert all(other != 1 or card >= 0 for card, other in aimed) and elk in [card for card, _ in aimed]


@pytest.mark.clause("fow8", "906.4")
def test_damage_dealt_while_attacking_reaches_the_opponent_too():
    scene = quiet()
    text = (
        "Whenever this card deals damage to a resonator while attacking, it deals that much damage to your "
    )
    scene.put("field", ox(f"{text}opponent."))
    elk = scene.put("field", body("Elk", stats=(0, 5000)), 1)
    scene.state.instances[elk].rested = True
    scene.begin("main").answer("battle").answer("attack", "Ox", elk).until("main", 0)
    assert scene.life(1) == 3500


def test_a_text_with_one_word_to_choose_is_not_read():
    with pytest.raises(AssertionError):
        read(
            "Choose [Flying]. Target resonator gains [+200/0] and the chosen ability until end of turn.", "x"
        )
