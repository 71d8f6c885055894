"""What the greedy player does in a turn of Force of Will, told as scenes."""

import pytest

from rules.engine.asks import Option
from rules.language import effects as fx
from rules.language.abilities import Activated, Static, Way
from rules.language.amounts import Count, StatOf, Times
from rules.language.changes import AddStats
from rules.language.costs import Cost, PutAway, RestThis
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, IsPlayer
from rules.language.references import Target, TargetPlayer
from rules.players import player
from tests.rules.fow8.play.made_up import chant, quiet, resonator, spell, stone

BALM = resonator("Healer", 100, 100, abilities=(Activated(fx.ChangeLife(100), Cost((RestThis(),))),))


def liking(scene) -> Option:
    """Return the option that the greedy player would take."""
    return scene.ask.options[player("greedy", 1).choose(scene.game, scene.ask)]


def greedily(scene) -> str:
    """Let the greedy player answer the open question and return the verb of its answer."""
    option = liking(scene)
    scene.game.answer(scene.ask.options.index(option))
    return option.verb


def test_what_rests_a_card_waits_for_the_main_phase():
    scene = quiet()
    scene.put("field", BALM)
    scene.begin("draw")
    assert scene.ask.kind == "priority"
    while scene.ask.kind == "priority":
        assert greedily(scene) == "pass"
    assert scene.ask.kind == "main"
    verbs = [greedily(scene) for _ in range(3)]
    assert verbs == ["play", "pass", "use"]


def test_what_rests_a_card_is_used_in_the_opponents_turn():
    scene = quiet()
    scene.put("field", BALM, 1)
    scene.begin("draw", active=0)
    while scene.ask.player == 0:
        greedily(scene)
    assert scene.ask.kind == "priority"
    assert greedily(scene) == "use"


def test_a_second_removal_is_not_played_at_what_the_first_destroys():
    strike = spell(fx.Destroy(Target(0)), cards(zones=("field",), types=frozenset({"resonator"})))
    scene = quiet()
    scene.put("field", resonator("Giant", 900, 900), 1)
    for name in ("Strike", "Blow"):
        scene.put("hand", chant(name, "Quickcast", spell=strike))
    scene.begin("main")
    for _ in range(12):
        if scene.ask.player != 0 or scene.names("graveyard", 1):
            break
        greedily(scene)
    assert scene.names("graveyard", 1) == ["Giant"]
    assert scene.names("graveyard") in (["Strike"], ["Blow"])


IN_FIELD = cards(zones=("field",), types=frozenset({"resonator", "j-ruler"}))
OWN, THEIRS = (
    cards(zones=("field",), types=frozenset({"resonator", "j-ruler"}), whose=who)
    for who in ("you", "opponent")
)
BOLT = chant(
    "Bolt",
    spell=spell(
        fx.Do((fx.DealDamage(Target(0), 500), fx.DealDamageToPlayer(500, TargetPlayer(0)))),
        AnyOf((IN_FIELD, IsPlayer("anyone"))),
    ),
)


def with_bolt(*theirs, life=4000):
    """The main phase of a player with damage for one target in hand, against these resonators."""
    scene = quiet()
    bolt = scene.put("hand", BOLT)
    for one in theirs:
        scene.put("field", one, 1, rested=True)
    scene.give(1, life=life)
    scene.begin("main")
    return scene, bolt


def plays(scene, card) -> bool:
    """Let the greedy player act until it passes or its turn is over; return whether it plays a card."""
    while scene.ask.player == 0 and scene.ask.kind == "main":
        if liking(scene) == Option("play", card):
            return True
        if greedily(scene) == "pass" and not scene.state.pending:
            return False
    return False


def test_damage_is_kept_for_a_resonator_rather_than_dealt_to_an_opponent_with_much_life():
    scene, bolt = with_bolt()
    assert not plays(scene, bolt)


def test_damage_goes_to_what_it_destroys_and_not_to_what_it_only_hurts_or_to_the_player():
    scene, bolt = with_bolt(resonator("Ogre", 1500, 1500), resonator("Archer", 700, 500))
    assert plays(scene, bolt)
    scene.answer("play", bolt)
    aimed = liking(scene)
    assert scene.state.cards[aimed.card].name == "Archer"


def test_damage_that_wins_the_game_goes_to_the_player():
    scene, bolt = with_bolt(resonator("Archer", 700, 500), life=500)
    assert plays(scene, bolt)
    scene.answer("play", bolt)
    assert liking(scene).card < 0


@pytest.mark.parametrize(("mine", "plays_it"), [((900, 900), True), ((300, 300), False)])
def test_a_duel_is_fought_only_by_a_fighter_that_comes_out_ahead(mine, plays_it):
    blows = fx.Do(
        (
            fx.DealDamage(Target(1), StatOf(Target(0), "attack")),
            fx.DealDamage(Target(0), StatOf(Target(1), "attack")),
        )
    )
    scene = quiet()
    duel = scene.put("hand", chant("Duel", spell=spell(blows, OWN, THEIRS)))
    scene.put("field", resonator("Champion", *mine), rested=True)
    scene.put("field", resonator("Guard", 600, 600), 1)
    scene.begin("main")
    assert plays(scene, duel) == plays_it


@pytest.mark.parametrize(("friends", "comes_first"), [(0, False), (2, True)])
def test_a_resonator_that_grows_with_others_is_played_once_they_keep_it_alive(friends, comes_first):
    each = Times(Count(OWN), 200)
    crowd = resonator("Crowd", 0, 0, abilities=(Static(changes=(AddStats((each, each)),)),))
    scene = quiet()
    for _ in range(friends):
        scene.put("field", resonator("Friend", 300, 300), rested=True)
    card = scene.put("hand", crowd)
    scene.begin("main")
    assert scene.offers("play", card)
    assert (liking(scene) == Option("play", card)) == comes_first


INSTEAD = Way(cost=Cost((PutAway(OWN),)), instead=True, name="instead")


@pytest.mark.parametrize(("stats", "is_worth_it"), [((500, 500), False), ((1500, 1500), True)])
def test_a_fighter_is_given_up_only_for_a_much_better_one(stats, is_worth_it):
    scene = quiet()
    scene.put("field", resonator("Scout", 300, 300), rested=True)
    flame = scene.put("hand", resonator("Flame", *stats, cost="{3}", total=3, abilities=(INSTEAD,)))
    scene.begin("main")
    assert scene.offers("play", flame)
    assert plays(scene, flame) == is_worth_it


def test_will_is_paid_rather_than_a_fighter_given_up():
    scene = quiet()
    scene.put("field", resonator("Scout", 300, 300), rested=True)
    flame = scene.put("hand", resonator("Flame", 500, 500, cost="{2}", total=2, abilities=(INSTEAD,)))
    for _ in range(2):
        scene.put("field", stone("W"))
    scene.begin("main")
    scene.answer("play", flame)
    assert scene.ask.kind == "choose_cost"
    assert liking(scene).other == -1
