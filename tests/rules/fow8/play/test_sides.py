"""Double-sided cards, colossal rulers and copies of Force of Will (1017, 1302, 1304), told as scenes."""

import pytest

from rules.games.fow8.keywords import ASTRAL, now
from rules.games.fow8.nodes import (
    BecomeCopy,
    CopyOnChase,
    Invert,
    Inverts,
    Judges,
    RemoveInverted,
    Shifts,
)
from rules.games.fow8.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Activated, Mode, Replacement, Spell, Static, Triggered
from rules.language.amounts import Paid, Times, X
from rules.language.changes import AddStats, ChangeController, GainKeywords
from rules.language.costs import Cost, RestThis
from rules.language.effects import Cancel
from rules.language.events import Enters, Moves
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Target
from tests.rules.fow8.play.made_up import FIRE, chant, face, quiet, resonator, ruler

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
CHASED = cards(zones=("chase area",))
FLASH = chant("Flash", "Quickcast")
COPY = CopyOnChase(Target())


def spell(effect, *targets, **more):
    """Return a chant's text."""
    return Spell(effect, targets=targets, **more)


def two_sided(*sides):
    """Return the front of a card with these sides."""
    for side in sides:
        side.faces = sides
    return sides[0]


def shifting():
    """Return a resonator with a past and a future side."""
    return two_sided(
        face("Past", "resonator", cost="{1}", stats=(300, 300), keywords=("Shift {R}",)),
        face("Future", "resonator", cost="{2}", stats=(900, 900), marks=("shift",)),
    )


def inverse():
    """Return a resonator with a hope and a despair side."""
    despair = face("Despair", "resonator", stats=(900, 900))
    despair.races = frozenset({"Inverse"})
    return two_sided(face("Hope", "resonator", stats=(300, 300)), despair)


@pytest.mark.clause("fow8", "903.2b")
@pytest.mark.clause("fow8", "1117.1")
@pytest.mark.clause("fow8", "1117.2")
@pytest.mark.clause("fow8", "1302.2b")
@pytest.mark.clause("fow8", "1302.2e")
@pytest.mark.clause("fow8", "903.2d")
@pytest.mark.clause("fow8", "903.2i")
def test_either_side_of_a_shift_card_is_played_for_the_cost_of_that_side():
    for side, name, stats, rested in ((0, "Past", (300, 300), 1), (1, "Future", (900, 900), 2)):
        scene = quiet()
        stones = scene.fill("field", FIRE, 2)
        card = scene.put("hand", shifting())
        scene.put("hand", FLASH, 1)
        scene.begin("main").answer("play", card)
        assert (scene.ask.kind, scene.zone_of(card)) == ("side", "hand")
        scene.answer("side", card, side, by=0)
        assert (scene.zone_of(card), scene.state.cards[card].name) == ("chase area", name)
        scene.answer("pass")
        assert (scene.names("field")[-1], now(scene.game, card).stats) == (name, stats)
        assert sum(scene.in_play(stone).rested for stone in stones) == rested


@pytest.mark.clause("fow8", "1117.2")
@pytest.mark.clause("fow8", "903.2b")
def test_a_side_that_cannot_be_paid_for_is_not_played():
    scene = quiet()
    scene.put("field", FIRE)
    card = scene.put("hand", shifting())
    scene.begin("main").answer("play", card)
    assert (scene.zone_of(card), scene.state.cards[card].name) == ("field", "Past")


@pytest.mark.clause("fow8", "1117.2")
@pytest.mark.clause("fow8", "1117.2a")
@pytest.mark.clause("fow8", "1302.2a")
@pytest.mark.clause("fow8", "1302.2c")
def test_a_card_past_side_up_shifts_for_its_cost_and_stays_the_same_card():
    cheer = Triggered(Shifts(MINE), fx.ChangeLife(500))
    scene = quiet()
    scene.put("field", FIRE)
    scene.put("field", face("Clock", "regalia", abilities=(cheer,)))
    card = scene.put("field", shifting(), damage=100, counters={"mark": 1})
    held = scene.in_play(card)
    scene.begin("main").answer("use", card)
    assert scene.state.cards[card].name == "Future"
    assert (scene.in_play(card) is held, held.counters, held.damage) == (True, {"mark": 1}, 100)
    assert scene.life() == 4500
    assert not scene.offers("use", card)


@pytest.mark.clause("fow8", "1117.2a")
def test_a_card_that_is_played_future_side_up_does_not_shift():
    cheer = Triggered(Shifts(MINE), fx.ChangeLife(500))
    scene = quiet()
    scene.fill("field", FIRE, 2)
    scene.put("field", face("Clock", "regalia", abilities=(cheer,)))
    card = scene.put("hand", shifting())
    scene.begin("main").answer("play", card).answer("side", card, 1)
    assert (scene.state.cards[card].name, scene.life()) == ("Future", 4000)


@pytest.mark.clause("fow8", "1117.2")
def test_shift_is_for_main_timing():
    scene = quiet()
    scene.put("field", FIRE)
    scene.put("field", shifting())
    scene.put("hand", FLASH)
    scene.begin("end")
    assert (scene.offers("play", "Flash"), scene.offers("use", "Past")) == (True, False)


@pytest.mark.clause("fow8", "1302.2f-i")
def test_a_shift_card_that_goes_elsewhere_is_past_side_up_there():
    for zone in ("graveyard", "hand", "removed area"):
        scene = quiet()
        scene.put("hand", chant("Away", spell=spell(fx.MoveTo(Each(MINE), zone))))
        scene.put("field", FIRE)
        card = scene.put("field", shifting())
        scene.begin("main").answer("use", card).answer("play", "Away")
        assert (scene.zone_of(card), scene.state.cards[card].name) == (zone, "Past")


@pytest.mark.clause("fow8", "1030.1")
@pytest.mark.clause("fow8", "1030.2")
@pytest.mark.clause("fow8", "1302.3a")
@pytest.mark.clause("fow8", "1302.3b")
@pytest.mark.clause("fow8", "1302.3c")
@pytest.mark.clause("fow8", "1302.3d")
def test_an_inverse_card_is_inverted_and_stays_the_same_card_and_no_other_card_is():
    cheer = Triggered(Inverts(MINE), fx.ChangeLife(500))
    scene = quiet()
    scene.put("field", face("Mirror", "regalia", abilities=(cheer,)))
    scene.put("hand", chant("Fall", spell=spell(Invert(Each(MINE)))))
    scene.put("hand", chant("Fall Again", spell=spell(Invert(Each(MINE)))))
    card = scene.put("field", inverse(), counters={"mark": 1})
    other = scene.put("field", two_sided(face("A", "resonator"), face("B", "resonator")))
    held = scene.in_play(card)
    scene.begin("main").answer("play", "Fall")
    assert (scene.state.cards[card].name, now(scene.game, card).stats) == ("Despair", (900, 900))
    assert (scene.in_play(card) is held, held.counters) == (True, {"mark": 1})
    assert (scene.state.cards[other].name, scene.life()) == ("A", 4500)
    scene.answer("play", "Fall Again")
    assert (scene.state.cards[card].name, scene.life()) == ("Despair", 4500)


@pytest.mark.clause("fow8", "1030.3")
@pytest.mark.clause("fow8", "1302.3e-i")
def test_a_card_removed_inverted_is_despair_side_up_and_elsewhere_hope_side_up():
    scene = quiet()
    scene.put("hand", chant("Banish", spell=spell(RemoveInverted(Each(MINE)))))
    card = scene.put("field", inverse())
    scene.begin("main").answer("play", "Banish")
    assert (scene.zone_of(card), scene.state.cards[card].name) == ("removed area", "Despair")
    plain = quiet()
    plain.put("hand", chant("Fall", spell=spell(Invert(Each(MINE)))))
    plain.put("hand", chant("Away", spell=spell(fx.MoveTo(Each(MINE), "graveyard"))))
    card = plain.put("field", inverse())
    plain.begin("main").answer("play", "Fall").answer("play", "Away")
    assert (plain.zone_of(card), plain.state.cards[card].name) == ("graveyard", "Hope")


def colossus():
    """Return a ruler with two J-ruler sides, both of which are reached by a judgment."""
    return two_sided(
        face("Titan", "ruler", keywords=("Judgment {0}",)),
        face("Titan Awake", "j-ruler", stats=(1000, 1000), keywords=("Judgment {R}",)),
        face("Titan Unbound", "j-ruler", stats=(2000, 2000)),
    )


def awake(**more):
    """Return a scene whose turn player has a colossal ruler in its first form."""
    scene = quiet()
    scene.put("field", FIRE)
    titan = scene.put("field", colossus(), **more)
    scene.in_play(titan).face = 1
    scene.state.cards[titan] = scene.state.cards[titan].faces[1]
    return scene, titan


@pytest.mark.clause("fow8", "1304.5")
@pytest.mark.clause("fow8", "1304.5a")
@pytest.mark.clause("fow8", "1304.5a-i")
@pytest.mark.clause("fow8", "1304.6")
def test_a_first_form_is_judged_into_its_second_form_the_same_card_as_before():
    scene, titan = awake(counters={"mana": 1}, damage=100)
    cheer = Triggered(Judges(FIELD), fx.ChangeLife(700))
    scene.put("field", resonator("Crowd", abilities=(cheer,)))
    scene.put(
        "hand", chant("Bless", spell=spell(fx.Modify(Each(FIELD), (AddStats((100, 0)),), layer="values")))
    )
    held = scene.in_play(titan)
    scene.begin("main").answer("play", "Bless").answer("judgment", titan)
    assert (now(scene.game, titan).name, now(scene.game, titan).stats) == ("Titan Unbound", (2100, 2000))
    assert (scene.in_play(titan) is held, held.counters, held.damage) == (True, {"mana": 1}, 100)
    assert (held.rested, scene.life(), scene.offers("judgment")) == (False, 4700, False)


@pytest.mark.clause("fow8", "1304.5b")
def test_the_judgment_of_a_first_form_that_is_gone_does_nothing():
    cheer = Triggered(Judges(FIELD), fx.ChangeLife(700))
    scene, titan = awake()
    scene.put("field", resonator("Crowd", abilities=(cheer,)))
    kill = cards(zones=("field",), types=frozenset({"j-ruler"}))
    scene.put("hand", chant("Topple", "Quickcast", spell=spell(fx.Destroy(Target()), kill)), 1)
    scene.begin("main").answer("judgment", titan).answer("play", "Topple")
    assert (scene.zone_of(titan), scene.state.cards[titan].name) == ("ruler area", "Titan")
    assert scene.life() == 4000


@pytest.mark.clause("fow8", "1304.5b")
def test_the_judgment_of_a_first_form_that_another_player_controls_by_then_does_nothing():
    for taken, name in ((False, "Titan Unbound"), (True, "Titan Awake")):
        scene, titan = awake()
        lords = cards(zones=("field",), types=frozenset({"j-ruler"}))
        steal = spell(fx.Modify(Target(), (ChangeController(),)), lords)
        scene.put("hand", chant("Steal", "Quickcast", spell=steal), 1)
        scene.begin("main").answer("judgment", titan)
        scene.answer("play", "Steal", by=1) if taken else scene.answer("pass", by=1)
        assert (scene.in_play(titan).controller, scene.state.cards[titan].name) == (int(taken), name)


@pytest.mark.clause("fow8", "1304.5c")
def test_a_second_form_that_is_destroyed_returns_to_its_ruler_side_astral():
    scene, titan = awake()
    rulers = both(FIELD, cards(types=frozenset({"j-ruler"})))
    scene.put("hand", chant("Topple", spell=spell(fx.Destroy(Each(rulers)))))
    scene.begin("main").answer("judgment", titan).answer("play", "Topple")
    assert (scene.zone_of(titan), scene.state.cards[titan].name) == ("ruler area", "Titan")
    assert scene.in_play(titan).counters == {ASTRAL: 1}


def copied(card, *answers, theirs=()):
    """Return a scene in which a card was played and its player copies it in response."""
    scene = quiet()
    scene.fill("field", FIRE, 3)
    victims = [scene.put("field", resonator(name), 1) for name in theirs]
    scene.put("hand", chant("Echo", "Quickcast", spell=spell(COPY, CHASED)))
    played = scene.put("hand", card)
    scene.begin("main").answer("play", played)
    for verb, about in answers:
        scene.answer(verb, victims[about]) if verb == "target" else scene.answer(verb, None, about)
    scene.answer("play", "Echo")
    return scene, played, victims


@pytest.mark.clause("fow8", "1017.1")
@pytest.mark.clause("fow8", "1017.1a")
def test_a_copy_of_a_spell_does_the_same_and_is_no_card_anywhere_else():
    scene, card, _ = copied(chant("Wish", cost="{R}", spell=spell(fx.ChangeLife(500))))
    assert scene.life() == 5000
    assert sorted(scene.names("graveyard")) == ["Echo", "Wish"]
    assert scene.names("chase area") == []


@pytest.mark.clause("fow8", "1017.1a")
def test_a_copy_of_a_resonator_comes_into_the_field_and_is_gone_when_it_leaves():
    scene, card, _ = copied(resonator("Elk", 500, 500))
    copies = [one for one in scene.cards("field") if scene.state.cards[one].name == "Elk"]
    assert len(copies) == 2
    copy = next(one for one in copies if one != card)
    scene.put("hand", chant("Away", spell=spell(fx.MoveTo(Each(MINE), "hand"))))
    scene.answer("play", "Squire").answer("play", "Away")
    assert (scene.zone_of(card), scene.zone_of(copy)) == ("hand", "")


@pytest.mark.clause("fow8", "1017.1b")
def test_a_copy_of_an_ability_is_that_ability_once_more():
    heal = Activated(fx.ChangeLife(300), Cost((RestThis(),)))
    scene = quiet()
    nurse = scene.put("field", resonator("Nurse", abilities=(heal,)))
    scene.put("hand", chant("Echo", "Quickcast", spell=spell(COPY, RESONATORS)))
    scene.begin("main").answer("use", nurse).answer("play", "Echo")
    assert (scene.life(), scene.zone_of(nurse)) == (4600, "field")


@pytest.mark.clause("fow8", "1017.1c")
@pytest.mark.clause("fow8", "1017.1c-i")
def test_a_copy_has_the_targets_the_x_and_the_options_that_were_chosen():
    burn = spell(fx.DealDamage(Target(), Times(X(), 100)), THEIRS)
    scene, _, (ox, elk) = copied(
        chant("Burn", cost="{X}", spell=burn), ("x", 2), ("target", 1), theirs=("Ox", "Elk")
    )
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage) == (0, 400)
    modes = tuple(Mode(fx.ChangeLife(amount)) for amount in (100, 1000))
    scene, _, _ = copied(chant("Edict", spell=spell(fx.NOTHING, modes=modes)), ("mode", 1))
    assert scene.life() == 6000


@pytest.mark.clause("fow8", "1017.1d")
def test_what_has_left_the_chase_is_not_copied():
    scene = quiet()
    wishes = Each(cards(zones=("chase area", "graveyard"), name="Wish"))
    scene.put("hand", chant("Echo", "Quickcast", spell=spell(CopyOnChase(wishes))))
    scene.put("hand", chant("Void", "Quickcast", spell=spell(Cancel(Target()), CHASED)), 1)
    wish = scene.put("hand", chant("Wish", spell=spell(fx.ChangeLife(500))))
    scene.begin("main").answer("play", wish).answer("play", "Echo").answer("play", "Void")
    scene.answer("target", wish)
    assert (scene.life(), scene.zone_of(wish)) == (4000, "graveyard")


@pytest.mark.clause("fow8", "1017.2")
@pytest.mark.clause("fow8", "1302.1b")
@pytest.mark.clause("fow8", "1302.4")
@pytest.mark.clause("fow8", "1117.2")
def test_a_card_becomes_what_is_printed_on_the_side_that_is_up_of_another():
    mimic = Activated(BecomeCopy(Target()), Cost((RestThis(),)), targets=(RESONATORS,))
    grow = fx.Modify(Target(), (AddStats((100, 100)),), layer="values")
    scene = quiet()
    scene.put("field", FIRE)
    ape = scene.put("field", resonator("Ape", 100, 100, abilities=(mimic,)))
    card = scene.put("field", shifting())
    scene.put("hand", chant("Grow", spell=spell(grow, RESONATORS)))
    scene.begin("main").answer("use", card).answer("pass")
    scene.answer("play", "Grow").answer("target", card).answer("pass")
    assert now(scene.game, card).stats == (1000, 1000)
    scene.answer("use", ape).answer("target", card)
    assert (now(scene.game, ape).name, now(scene.game, ape).stats) == ("Future", (900, 900))
    other = quiet()
    other.put("field", FIRE)
    ape = other.put("field", resonator("Ape", 100, 100, abilities=(mimic,)))
    card = other.put("field", shifting())
    other.begin("main").answer("use", ape).answer("target", card)
    assert now(other.game, ape).name == "Past"
    assert [option.card for option in other.ask.options if option.verb == "use"] == [card]


ZONES = [zone.name for zone in RULESET.zones.kinds]
RUNE = face("Sigil", "rune", cost="{0}", divinity=2, abilities=(spell(fx.ChangeLife(600)),))


@pytest.mark.clause("fow8", "1017.3a")
@pytest.mark.clause("fow8", "1017.3b")
def test_the_copy_of_a_rune_is_nowhere_whether_it_resolves_or_is_canceled():
    for canceled, life in ((True, 4000), (False, 4600)):
        scene = quiet()
        rune = scene.put("rune area", RUNE)
        scene.put("ruler area", ruler("", front=("Divinity 3",)))
        scene.put("hand", chant("Void", "Quickcast", spell=spell(Cancel(Target()), CHASED)), 1)
        scene.begin("main").answer("rune", rune)
        scene.answer("play", "Void") if canceled else scene.answer("pass")
        assert (scene.life(), scene.zone_of(rune), scene.state.pending) == (life, "revealed runes", [])
        assert [zone for zone in ZONES if "Sigil" in scene.names(zone)] == ["revealed runes"]


AWAY = ("graveyard", "removed area", "hand")


def watched(sent=""):
    """Return a scene in which life tells how many cards went from the chase elsewhere than into play.

    What would come into the field goes to the zone where it is `sent`, if that is told.
    """
    left = Triggered(Moves(cards(), AWAY, ("chase area",)), fx.ChangeLife(1000))
    swamp = (Replacement(Enters(cards()), destination=sent),) if sent else ()
    scene = quiet()
    scene.put("field", face("Ferry", "regalia", abilities=(left, *swamp)), 1)
    return scene


def settled(scene):
    """Return how many cards left the chase, once nothing waits any more."""
    while scene.state.pending:
        scene.game.answer(0) if scene.ask.kind == "triggered" else scene.answer("pass")
    return (scene.life(1) - 4000) // 1000


@pytest.mark.clause("fow8", "1017.3a")
@pytest.mark.parametrize("canceled", [True, False])
@pytest.mark.parametrize(("verb", "name", "gone"), [("rune", "Sigil", 0), ("play", "Wish", 1)])
def test_the_copy_of_a_rune_goes_nowhere_and_nothing_sees_it_go(verb, name, gone, canceled):
    scene = watched()
    scene.put("ruler area", ruler("", front=("Divinity 3",)))
    scene.put("rune area", RUNE)
    scene.put("hand", chant("Wish", spell=spell(fx.ChangeLife(600))))
    scene.put("hand", chant("Void", "Quickcast", spell=spell(Cancel(Target()), CHASED)), 1)
    scene.begin("main").answer(verb, name)
    scene.answer("play", "Void") if canceled else scene.answer("pass")
    # What cancels goes to the graveyard itself.
    assert settled(scene) == gone + canceled


@pytest.mark.clause("fow8", "1017.3b")
@pytest.mark.parametrize("zone", ["removed area", "hand"])
def test_a_copy_that_something_else_is_done_with_instead_of_coming_ceases_to_exist(zone):
    scene = watched(zone)
    elk = scene.put("hand", resonator("Elk"))
    scene.put("hand", chant("Echo", "Quickcast", spell=spell(COPY, CHASED)))
    scene.begin("main").answer("play", elk).answer("play", "Echo")
    # Echo and the elk itself.
    assert settled(scene) == 2
    copy = len(scene.state.cards) - 1
    assert (scene.state.cards[copy].name, scene.zone_of(elk), scene.zone_of(copy)) == ("Elk", zone, "")


@pytest.mark.clause("fow8", "711.2")
def test_how_much_was_paid_for_a_rune_is_known():
    gains = spell(fx.ChangeLife(Times(Paid(), 100)))
    scene = quiet()
    scene.fill("field", FIRE, 2)
    rune = scene.put("rune area", face("Sigil", "rune", cost="{R}{1}", divinity=2, abilities=(gains,)))
    scene.put("ruler area", ruler("", front=("Divinity 3",)))
    scene.begin("main").answer("rune", rune).answer("pass")
    assert scene.life() == 4200


LAST = chant("Last Word", "Remnant", spell=spell(fx.ChangeLife(500)))


@pytest.mark.clause("fow8", "1115.1")
@pytest.mark.clause("fow8", "1115.2")
def test_a_card_with_remnant_is_played_from_the_graveyard_once_and_then_removed():
    scene = quiet()
    card = scene.put("graveyard", LAST)
    scene.begin("main").answer("play", card)
    assert (scene.life(), scene.zone_of(card)) == (4500, "removed area")
    hand = quiet()
    card = hand.put("hand", LAST)
    hand.begin("main").answer("play", card)
    assert hand.zone_of(card) == "graveyard"
    theirs = quiet()
    theirs.put("graveyard", LAST, 1)
    assert not theirs.begin("main").offers("play", "Last Word")


@pytest.mark.clause("fow8", "1115.2")
def test_a_resonator_played_by_remnant_comes_into_the_field_and_is_an_ordinary_card_there():
    scene = quiet()
    ghost = scene.put("graveyard", resonator("Ghost", 500, 500, "Remnant"))
    scene.put("hand", chant("Fall", spell=spell(fx.Destroy(Each(MINE)))))
    scene.begin("main").answer("play", ghost)
    assert scene.zone_of(ghost) == "field"
    scene.answer("play", "Fall")
    assert (scene.zone_of(ghost), scene.offers("play", ghost)) == ("graveyard", True)


@pytest.mark.clause("fow8", "1115.2")
def test_remnant_is_given_to_cards_in_the_graveyard():
    mine = cards(zones=("graveyard",), whose="you", types=frozenset({"chant"}))
    recalls = Static((GainKeywords(frozenset({"Remnant"})),), mine)
    for abilities, offered in (((recalls,), True), ((), False)):
        scene = quiet()
        wish = scene.put("graveyard", chant("Wish", spell=spell(fx.ChangeLife(500))))
        scene.put("field", face("Lamp", "regalia", abilities=abilities))
        assert scene.begin("main").offers("play", wish) is offered
        if offered:
            scene.answer("play", wish)
            assert (scene.life(), scene.zone_of(wish)) == (4500, "removed area")


@pytest.mark.clause("fow8", "1115.2")
def test_a_card_played_by_remnant_is_removed_even_where_it_is_canceled():
    scene = quiet()
    card = scene.put("graveyard", LAST)
    scene.put("hand", chant("Void", "Quickcast", spell=spell(Cancel(Target()), CHASED)), 1)
    scene.begin("main").answer("play", card).answer("play", "Void")
    assert (scene.life(), scene.zone_of(card)) == (4000, "removed area")
