"""How cards of Force of Will come into the field and what resolves (702, 903.3, 910)."""

import pytest

from rules.games.fow8.keywords import FROM_HAND
from rules.games.fow8.nodes import Judges, Summoned
from rules.language import effects as fx
from rules.language.abilities import Activated, AsItEnters, Mode, Replacement, Spell, Static, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import PlayedBy, There
from rules.language.costs import Cost, Pay
from rules.language.events import Destroyed, Enters, Leaves, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HasStatus
from rules.language.references import Each, Subject, Target, This
from tests.rules.fow8.play.keyword_abilities import awakening
from tests.rules.fow8.play.made_up import FIRE, LIGHT, chant, face, quiet, resonator, ruler
from tests.rules.fow8.printed.made_up import MINE, RESONATORS, THEIRS
from tests.rules.printed import written

ANY_RESONATOR = cards(types=frozenset({"resonator"}))
GRAVEYARDS = cards(zones=("graveyard",))
AWAY = Replacement(Moves(ANY_RESONATOR, ("field",)), destination="removed area", name="Away")
HOME = Replacement(Moves(ANY_RESONATOR, ("field",)), destination="hand", name="Home")


def altar(*abilities, name="Altar"):
    """Return a regalia with these abilities."""
    return face(name, "regalia", abilities=abilities)


def resolve(scene):
    """Let all that waits resolve, whatever comes first."""
    while scene.state.pending or scene.ask.kind in ("triggered", "priority"):
        scene.answer("pass") if scene.offers("pass") else scene.game.answer(0)
    return scene


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "910.2")
@pytest.mark.clause("fow8", "307.7")
@pytest.mark.parametrize("player", [0, 1])
@pytest.mark.parametrize("place", [0, 1])
def test_whose_a_card_would_become_chooses_what_is_done_in_place_of_its_coming(player, place):
    scene = quiet()
    ox = scene.put("graveyard", resonator("Ox"), 1 - player)
    scene.put("field", altar(AWAY), 1 - player)
    scene.put("field", altar(HOME), 1 - player)
    word = chant("Word", "Quickcast", spell=Spell(fx.MoveTo(Each(GRAVEYARDS), "field")))
    scene.put("hand", word, player)
    scene.begin("main" if player == 0 else "end").answer("play", "Word", by=player)
    scene.until("replacement")
    assert (scene.ask.player, len(scene.ask.options)) == (player, 2)
    scene.game.answer(place)
    assert scene.zone_of(ox) == ("removed area", "hand")[place]


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "910.2")
@pytest.mark.parametrize("player", [0, 1])
def test_who_controls_a_card_that_would_leave_chooses_what_is_done_in_place_of_that(player):
    """It is another player's card, and another player's spell that would destroy it."""
    gone = Replacement(Leaves(RESONATORS), destination="removed area")
    kept = Replacement(Leaves(RESONATORS), destination="hand")
    scene = quiet()
    ox = scene.put("field", resonator("Ox"), player, owner=1 - player)
    scene.put("field", altar(gone, name="One"), 1 - player)
    scene.put("field", altar(kept, name="Other"), 1 - player)
    fall = chant("Fall", "Quickcast", spell=Spell(fx.Destroy(Each(RESONATORS))))
    scene.put("hand", fall, 1 - player)
    scene.begin("main" if player == 1 else "end").answer("play", "Fall", by=1 - player)
    scene.until("replacement")
    assert (scene.ask.player, len(scene.ask.options)) == (player, 2)
    scene.game.answer(0)
    # The one that is left applies to what became of it.
    assert (scene.zone_of(ox), ox in scene.cards("hand", 1 - player)) == ("hand", True)


@pytest.mark.clause("fow8", "702.3")
@pytest.mark.clause("fow8", "910.1")
@pytest.mark.parametrize("place", [0, 1])
def test_a_resonator_that_is_put_elsewhere_as_it_resolves_does_not_come_into_the_field(place):
    seen = Triggered(Enters(RESONATORS), fx.ChangeLife(1000))
    scene = quiet()
    scene.put("field", altar(AWAY, HOME, seen), 1)
    ox = scene.put("hand", resonator("Ox", abilities=(Triggered(Enters(), fx.ChangeLife(100)),)))
    scene.begin("main").answer("play", ox)
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 0)
    scene.game.answer(place)
    resolve(scene)
    assert scene.zone_of(ox) == ("removed area", "hand")[place]
    assert (scene.names("chase area"), scene.life(), scene.life(1)) == ([], 4000, 4000)


@pytest.mark.clause("fow8", "702.3")
@pytest.mark.clause("fow8", "1006.2")
@pytest.mark.parametrize("player", [0, 1])
def test_what_resolves_comes_under_its_controllers_control_and_is_seen_to_enter(player):
    entered = Triggered(Enters(MINE), fx.ChangeLife(100))
    moved = Triggered(Moves(MINE, ("field",), ("chase area",)), fx.ChangeLife(1000))
    summoned = Triggered(Summoned(MINE), fx.ChangeLife(10000))
    scene = quiet()
    scene.put("field", altar(entered, moved, summoned), player)
    ox = scene.put("hand", resonator("Ox"), player)
    idol = scene.put("hand", face("Idol", "regalia", cost="{0}"), player)
    resolve(scene.begin("main", active=player).answer("play", ox, by=player))
    assert (scene.in_play(ox).controller, scene.life(player), scene.life(1 - player)) == (player, 15100, 4000)
    resolve(scene.answer("play", idol))
    assert (scene.in_play(idol).controller, scene.life(player)) == (player, 15100)


@pytest.mark.clause("fow8", "702.3")
@pytest.mark.clause("fow8", "1109.2")
@pytest.mark.parametrize("player", [0, 1])
def test_what_a_resonator_was_awakened_for_is_done_for_its_player_as_it_comes(player):
    glory = awakening(Cost((Pay(1),)), fx.Do((fx.ChangeLife(700), fx.DealDamage(Each(THEIRS), 100))))
    scene = quiet()
    scene.put("field", FIRE, player)
    foe, friend = (
        scene.put("field", resonator(n), one) for n, one in (("Foe", 1 - player), ("Ally", player))
    )
    knight = scene.put("hand", resonator("Knight", abilities=(glory,)), player)
    scene.begin("main", active=player).answer("play", knight).answer("yes")
    assert (scene.life(player), scene.life(1 - player)) == (4700, 4000)
    assert [scene.in_play(card).damage for card in (foe, friend, knight)] == [100, 0, 0]


@pytest.mark.clause("fow8", "903.2d")
@pytest.mark.clause("fow8", "702.3")
def test_it_is_known_of_a_card_whether_it_was_played_from_hand():
    """From the graveyard a card with Remnant is played, too, and another comes without being played."""
    held = Spell(fx.If(PlayedBy(FROM_HAND), fx.ChangeLife(700), fx.ChangeLife(100)))
    for zone, life in (("hand", 4700), ("graveyard", 4100)):
        scene = quiet()
        word = scene.put(
            zone, face("Word", "chant", cost="{0}", keywords=("Remnant",), abilities=written("fow8", held))
        )
        scene.begin("main").answer("play", word)
        assert scene.life() == life, zone
        assert scene.zone_of(word) == ("graveyard" if zone == "hand" else "removed area")
    guests = Triggered(Enters(both(MINE, cards(HasStatus(FROM_HAND)))), fx.ChangeLife(1000))
    for zone, life in (("hand", 5000), ("graveyard", 4000)):
        scene = quiet()
        scene.put("field", altar(guests))
        ox = scene.put(zone, resonator("Ox", 500, 500, "Remnant"))
        resolve(scene.begin("main").answer("play", ox))
        assert (scene.zone_of(ox), scene.life()) == ("field", life), zone


CHARM = face("Charm", "addition", cost="{0}", abilities=(Spell(fx.NOTHING, targets=(RESONATORS,)),))


@pytest.mark.clause("fow8", "1406.2b")
@pytest.mark.parametrize("player", [0, 1])
def test_an_addition_comes_onto_its_target_under_the_control_of_who_played_it(player):
    scene = quiet()
    for one in (0, 1):
        scene.put("field", resonator("Ox"), one)
    elk = scene.put("field", resonator("Elk"), 1 - player)
    charm = scene.put("hand", CHARM, player)
    scene.begin("main", active=player).answer("play", charm).answer("target", elk)
    assert (scene.in_play(charm).host, scene.in_play(charm).controller) == (elk, player)


MARKED = AsItEnters(fx.PutCounters(Subject(), "mark", 2), MINE)


@pytest.mark.clause("fow8", "1022.6")
@pytest.mark.parametrize("player", [0, 1])
def test_a_card_comes_with_what_all_that_speak_of_it_say_and_with_nothing_else(player):
    """Other abilities stand before, between and after those that put counters on what comes."""
    strong = Static((AddStats((100, 0)),), MINE)
    never = AsItEnters(fx.PutCounters(Subject(), "never", 9), MINE, when=There(MINE, 9))
    own = AsItEnters(fx.PutCounters(This(), "own", 1))
    poorer = AsItEnters(fx.PutCounters(Subject(), "foe", 3), THEIRS)
    paid = AsItEnters(fx.ChangeLife(700), MINE)
    scene = quiet()
    scene.put("field", altar(strong, never, MARKED, strong, paid), player)
    scene.put("field", altar(poorer), 1 - player)
    ally = scene.put("field", resonator("Ally", abilities=(own,)), player)
    guest = scene.put("hand", resonator("Guest", abilities=(own,)), player)
    scene.begin("main", active=player).answer("play", guest)
    assert scene.in_play(guest).counters == {"own": 1, "mark": 2, "foe": 3}
    assert not scene.in_play(ally).counters
    assert (scene.life(player), scene.life(1 - player)) == (4700, 4000)


@pytest.mark.clause("fow8", "1022.6")
@pytest.mark.parametrize(("others", "counters"), [(1, {"mark": 2}), (0, None)])
def test_a_condition_of_what_comes_is_asked_of_the_player_of_the_ability(others, counters):
    marked = AsItEnters(fx.PutCounters(Subject(), "mark", 2), MINE, when=There(both(THEIRS), 1))
    scene = quiet()
    scene.put("field", altar(marked))
    scene.fill("field", resonator("Foe"), others, 1)
    guest = scene.put("hand", resonator("Guest"))
    scene.begin("main").answer("play", guest)
    assert scene.in_play(guest).counters == counters


@pytest.mark.clause("fow8", "903.3b")
@pytest.mark.clause("fow8", "707.3")
def test_a_condition_of_an_automatic_ability_is_asked_again_as_it_resolves():
    alone = Triggered(Enters(), fx.ChangeLife(700), condition=There(THEIRS, 1))
    fall = chant("Fall", "Quickcast", spell=Spell(fx.Destroy(Target()), targets=(RESONATORS,)))
    for answered, life in ((False, 4700), (True, 4000)):
        scene = quiet()
        foe = scene.put("field", resonator("Foe"), 1)
        scene.put("hand", fall, 1)
        guest = scene.put("hand", resonator("Guest", abilities=(alone,)))
        scene.begin("main").answer("play", guest).answer("pass", by=1)
        assert (scene.zone_of(guest), scene.life()) == ("field", 4000)
        if answered:
            scene.answer("play", "Fall").answer("target", foe)
        resolve(scene)
        assert scene.life() == life


@pytest.mark.clause("fow8", "903.2e")
def test_the_options_of_a_text_are_chosen_where_what_is_paid_for_more_has_none():
    glory = awakening(Cost((Pay(1),)), fx.ChangeLife(1000))
    modes = Spell(fx.NOTHING, modes=(Mode(fx.ChangeLife(100)), Mode(fx.ChangeLife(200))))
    scene = quiet()
    scene.put("field", FIRE)
    scene.put("hand", face("Word", "chant", cost="{0}", abilities=written("fow8", modes, glory)))
    scene.begin("main").answer("play", "Word").answer("yes")
    assert [option.other for option in scene.ask.options] == [0, 1]
    assert scene.answer("mode", other=1).life() == 5200


@pytest.mark.clause("fow8", "302.3")
@pytest.mark.clause("fow8", "1022.3")
@pytest.mark.clause("fow8", "1007.7")
def test_a_j_ruler_that_goes_to_the_ruler_area_keeps_its_counters_and_not_its_damage():
    for how in ("destroyed", "moved"):
        lords = cards(zones=("field",), types=frozenset({"j-ruler"}))
        does = fx.Destroy(Each(lords)) if how == "destroyed" else fx.MoveTo(Each(lords), "ruler area")
        scene = quiet()
        queen = scene.put("field", ruler().faces[1], counters={"mark": 2}, damage=500, rested=True)
        ox = scene.put("field", resonator("Ox"), counters={"mark": 2}, damage=100)
        scene.put("hand", chant("Fall", spell=Spell(fx.Do((does, fx.MoveTo(Each(MINE), "hand"))))))
        scene.begin("main").answer("play", "Fall")
        held = scene.in_play(queen)
        assert (scene.zone_of(queen), held.damage, held.rested) == ("ruler area", 0, True)
        assert (held.counters or {}).get("mark") == 2
        assert (scene.zone_of(ox), ox in scene.state.instances) == ("hand", False)


@pytest.mark.clause("fow8", "705.3a")
@pytest.mark.clause("fow8", "302.3")
def test_a_judged_ruler_comes_into_the_field_as_itself_and_is_seen_to():
    """It keeps its counters, and it is the player's own who judged it."""
    seen = Triggered(Enters(cards(zones=("field",), types=frozenset({"j-ruler"}))), fx.ChangeLife(100))
    moved = Triggered(Moves(cards(), ("field",), ("ruler area",)), fx.ChangeLife(1000))
    for player in (0, 1):
        scene = quiet()
        scene.put("field", altar(seen, moved), player)
        queen = scene.put("ruler area", ruler("{1}"), player, counters={"mark": 3})
        scene.put("field", LIGHT, player)
        resolve(scene.begin("main", active=player).answer("judgment", queen))
        held = scene.in_play(queen)
        assert (scene.zone_of(queen), held.controller, held.counters) == ("field", player, {"mark": 3})
        assert (scene.life(player), scene.life(1 - player)) == (5100, 4000)


@pytest.mark.clause("fow8", "705.3a")
def test_a_ruler_without_another_side_is_judged_and_stays_as_it_is():
    """Nothing that waits for its coming triggers."""
    scene = quiet()
    seen = (Triggered(Moves(cards(types=frozenset({"ruler"}))), fx.ChangeLife(100)),)
    scene.put("field", altar(*seen, Triggered(Judges(cards()), fx.ChangeLife(1000))))
    hermit = scene.put("ruler area", face("Hermit", "ruler", keywords=("Judgment {0}",)))
    resolve(scene.begin("main").answer("judgment", hermit))
    assert (scene.zone_of(hermit), scene.state.cards[hermit].name, scene.life()) == (
        "ruler area",
        "Hermit",
        4000,
    )


@pytest.mark.clause("fow8", "910.2")
def test_the_first_card_of_all_is_a_source_of_damage_like_any_other():
    """What it destroys is another player's, who chooses what is done in place of that."""
    pair = [Replacement(Destroyed(MINE), fx.ChangeLife(100 * n), name=f"{n}") for n in (1, 2)]
    scene = quiet()
    ox = scene.put("field", resonator("Ox"), 1)
    scene.put("field", altar(*pair), 1)
    fall = Activated(fx.Destroy(Each(THEIRS)), once_a_turn=True)
    archer = scene.put("field", resonator("Archer", abilities=(fall,)))
    scene.begin("main").answer("use", archer).until("replacement")
    assert (scene.ask.player, len(scene.ask.options)) == (1, 2)
    scene.game.answer(0)
    assert (scene.zone_of(ox), scene.life(1) in (4100, 4200, 4300)) == ("field", True)
