"""What players see of cards face down, with two sides, or revealed (303, 311, 1005, 1302), told as scenes."""

import pytest

from rules.engine.atoms import deal_anew
from rules.engine.events import Revealed
from rules.engine.randomness import Random
from rules.engine.views import sees_card, view
from rules.games.fow8.nodes import Invert, RemoveFaceDown, RemoveInverted, Shift, TurnFaceDown
from rules.games.fow8.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Spell
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, It, Target, Top
from tests.rules.fow8.play.made_up import LIGHT, chant, face, quiet, resonator

ZONES = RULESET.zones
FIELD = cards(zones=("field",))
MINE = both(FIELD, cards(whose="you"))
WAIT = fx.May(fx.ChangeLife(100))


def saying(effect, *targets):
    """Return a scene in which the turn player holds a chant with this effect."""
    scene = quiet()
    scene.put("hand", chant("Word", spell=Spell(effect, targets=targets)))
    return scene


def two_sided(front, back):
    """Return the front of a card with two sides."""
    front.faces = back.faces = (front, back)
    return front


SHIFTING = two_sided(
    face("Past", "resonator", stats=(300, 300), keywords=("Shift {R}",)),
    face("Future", "resonator", stats=(900, 900), marks=("shift",)),
)
DESPAIR = face("Despair", "resonator", stats=(900, 900))
DESPAIR.races = frozenset({"Inverse"})
INVERSE = two_sided(face("Hope", "resonator", stats=(300, 300)), DESPAIR)


def seen(scene, zone, player):
    """Return what a player sees in the turn player's zone."""
    return view(scene.state, scene.game.rules.zones, player)["zones"][f"{zone}:0"]


def sides(scene, zone, card, player):
    """Return the names of the sides of a card that a player sees."""
    return next(one["sides"] for one in seen(scene, zone, player) if one and one["card"] == card)


@pytest.mark.clause("fow8", "303.2b")
def test_all_know_of_a_card_face_down_whether_it_is_a_magic_stone_and_no_more():
    scene = saying(TurnFaceDown(Each(MINE)))
    scene.put("field", LIGHT)
    scene.put("field", resonator("Ox"))
    scene.begin("main").answer("play", "Word")
    hidden = {"rested": False, "face_down": True}
    assert seen(scene, "field", 1) == [{**hidden, "types": ["magic stone"]}, {**hidden, "types": []}]


@pytest.mark.clause("fow8", "1302.2f-ii")
def test_who_sees_one_side_of_a_shift_card_sees_both():
    scene = saying(Shift(Target()), both(FIELD, cards(types=frozenset({"resonator"}))))
    card = scene.put("field", SHIFTING)
    held = scene.put("hand", SHIFTING)
    scene.begin("main").answer("play", "Word")
    assert scene.state.cards[card].name == "Future"
    for player in (0, 1):
        assert sides(scene, "field", card, player) == ["Past", "Future"]
    assert sides(scene, "hand", held, 0) == ["Past", "Future"]
    assert seen(scene, "hand", 1) == len(scene.cards("hand"))


@pytest.mark.clause("fow8", "1302.3e-ii")
def test_who_sees_one_side_of_an_inverse_card_sees_both():
    scene = saying(Invert(Each(both(MINE, cards(types=frozenset({"resonator"}))))))
    card = scene.put("field", INVERSE)
    buried = scene.put("graveyard", INVERSE)
    scene.begin("main").answer("play", "Word")
    assert scene.state.cards[card].name == "Despair"
    for player in (0, 1):
        assert sides(scene, "field", card, player) == ["Hope", "Despair"]
        assert sides(scene, "graveyard", buried, player) == ["Hope", "Despair"]


@pytest.mark.clause("fow8", "311.2a")
@pytest.mark.clause("fow8", "1302.5a")
@pytest.mark.parametrize("mine", [False, True])
@pytest.mark.parametrize("card", [resonator("Ox"), SHIFTING], ids=["one side", "two sides"])
def test_a_card_removed_face_down_is_seen_only_by_who_may_see_it(mine, card):
    scene = saying(RemoveFaceDown(Each(both(MINE, cards(types=frozenset({"resonator"})))), seen=mine))
    number = scene.put("field", card)
    open_one = scene.put("removed area", resonator("Elk"))
    scene.begin("main").answer("play", "Word")
    assert scene.zone_of(number) == "removed area"
    assert [sees_card(scene.state, scene.game.rules.zones, number, player) for player in (0, 1)] == [
        mine,
        False,
    ]
    for player in (0, 1):
        shown = [one and one["card"] for one in seen(scene, "removed area", player)]
        assert shown == [open_one, number if mine and player == 0 else None]


@pytest.mark.clause("fow8", "311.2a")
def test_a_card_removed_face_down_is_treated_as_a_hidden_one():
    wanted = cards(zones=("removed area",), types=frozenset({"resonator"}))
    for hidden in (False, True):
        scene = saying(fx.MoveTo(Target(), "hand"), wanted)
        verb = RemoveFaceDown if hidden else RemoveInverted
        remove = verb(Each(both(MINE, cards(types=frozenset({"resonator"})))))
        scene.put("hand", chant("Away", spell=Spell(remove)))
        scene.put("field", INVERSE)
        scene.begin("main").answer("play", "Away")
        assert scene.offers("play", "Word") != hidden


def test_hidden_cards_dealt_anew_include_those_that_are_removed_face_down():
    scene = saying(RemoveFaceDown(Each(both(MINE, cards(types=frozenset({"resonator"}))))))
    ox = scene.put("field", resonator("Ox"))
    elk = scene.put("removed area", resonator("Elk"))
    scene.begin("main").answer("play", "Word")
    lain = set()
    for number in range(20):
        copy = scene.game.fork().state
        deal_anew(copy, ZONES, 1, Random(number))
        first, second = copy.zones[ZONES.index("removed area", 0)]
        assert (first, copy.where[second]) == (elk, ZONES.index("removed area", 0))
        assert list(copy.covered) == [second]
        assert sorted(copy.cards[card].name for zone in copy.zones for card in zone) == sorted(
            one.name for one in copy.cards
        )
        lain.add(second)
    assert len(lain) > 1
    assert ox in scene.state.covered


@pytest.mark.clause("fow8", "1005.2")
def test_a_card_that_is_revealed_already_is_not_revealed_again():
    held = Each(cards(zones=("hand",), whose="opponent"))
    again = fx.Do((fx.Reveal(held, fx.ChangeLife(100)), WAIT))
    scene = saying(fx.Reveal(held, again)).record(Revealed)
    card = scene.cards("hand", 1)[0]
    scene.begin("main").answer("play", "Word")
    assert (scene.life(), [event.card for event in scene.log]) == (4100, [card])
    assert (scene.ask.kind, sees_card(scene.state, ZONES, card, 0)) == ("may", True)
    scene.answer("no")
    assert not sees_card(scene.state, ZONES, card, 0)


@pytest.mark.clause("fow8", "1021.2a")
def test_cards_put_to_their_place_right_after_shuffling_are_not_seen_until_that_is_done():
    placed = fx.Do((fx.Shuffle("main deck"), fx.MoveTo(It(), "main deck"), WAIT))
    scene = saying(fx.Reveal(Top(2), placed))
    top = scene.cards("main deck")[-2:]
    scene.begin("main").answer("play", "Word")
    hidden = lambda: not any(sees_card(scene.state, ZONES, card, player) for card in top for player in (0, 1))  # noqa: E731
    assert (scene.ask.kind, hidden()) == ("order", True)
    scene.answer("next", top[1])
    assert (scene.ask.kind, scene.cards("main deck")[-2:]) == ("may", [top[1], top[0]])
    assert hidden()


@pytest.mark.clause("fow8", "1111.2a")
def test_a_card_that_would_lose_quickcast_as_it_is_turned_is_not_played_with_that_side():
    quick = two_sided(
        face("Swift", "resonator", cost="{0}", stats=(300, 300), keywords=("Shift {R}", "Quickcast")),
        face("Slow", "resonator", cost="{0}", stats=(900, 900), marks=("shift",)),
    )
    for step, asked in (("main", True), ("end", False)):
        scene = quiet()
        card = scene.put("hand", quick)
        scene.begin(step).answer("play", card)
        assert (scene.ask.kind == "side") == asked
        assert asked or scene.state.cards[card].name == "Swift"
