"""Where cards of Force of Will go, layers, replacements, and what is known of cards (302 to 911)."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.events import Damaged, PlayerDamaged
from rules.engine.layers import characteristics
from rules.engine.replacement import Replacement, RuleReplacement
from rules.engine.views import sees_card, view
from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import PlayFree, TurnFaceDown
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Static
from rules.language.changes import (
    AddRaces,
    AddStats,
    AddTypes,
    ChangeCost,
    GainAbilities,
    LoseAllAbilities,
    SetStats,
)
from rules.language.conditions import There
from rules.language.costs import Cost, RestThis
from rules.language.durations import ALWAYS
from rules.language.events import Enters, TakesDamage
from rules.language.filter_shorthand import both, cards
from rules.language.filters import IsRested
from rules.language.references import Each, Target, Top
from tests.rules.fow8.play.keyword_abilities import automatic
from tests.rules.fow8.play.made_up import LIGHT, PLAYED_BY, chant, face, quiet, resonator, ruler

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
FLASH = chant("Flash", "Quickcast")


def spell(effect, *targets, **more):
    """Return a chant's text."""
    return Spell(effect, targets=targets, **more)


def saying(effect, *targets, scene=None, name="Word"):
    """Return a scene in which the turn player holds a chant with this effect."""
    scene = scene or quiet()
    scene.put("hand", chant(name, spell=spell(effect, *targets)))
    return scene


@pytest.mark.clause("fow8", "302.4")
def test_the_owner_of_several_cards_decides_their_order_in_a_deck():
    scene = saying(fx.MoveTo(Each(THEIRS), "main deck"))
    cards = [scene.put("field", resonator(name), 1) for name in ("Ox", "Elk", "Asp")]
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.ask.player) == ("order", 1)
    scene.answer("next", cards[1]).answer("next", cards[2])
    assert scene.cards("main deck", 1)[-3:] == [cards[1], cards[2], cards[0]]
    hand = saying(fx.MoveTo(Each(THEIRS), "hand"))
    hand.fill("field", resonator("Ox"), 2, 1)
    assert hand.begin("main").answer("play", "Word").ask.kind == "main"


@pytest.mark.clause("fow8", "303.2a")
def test_rulers_are_not_turned_face_down_and_other_cards_are():
    scene = saying(TurnFaceDown(Each(cards(zones=("field", "ruler area"), whose="you"))))
    queen = scene.put("ruler area", ruler())
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main").answer("play", "Word")
    assert (scene.in_play(queen).face_down, scene.in_play(ox).face_down) == (False, True)


@pytest.mark.clause("fow8", "308.5")
def test_a_j_ruler_that_goes_to_a_ruler_area_is_its_players_there():
    scene = saying(fx.MoveTo(Each(both(FIELD, cards(types=frozenset({"j-ruler"})))), "ruler area"))
    queen = scene.put("field", ruler().faces[1], owner=1)
    scene.begin("main").answer("play", "Word")
    assert (scene.cards("ruler area", 1), scene.in_play(queen).controller) == ([queen], 1)


IDOL = face("Idol", "regalia", marks=("fire magic stone",))


@pytest.mark.clause("fow8", "316.3b")
def test_what_is_treated_as_a_stone_goes_to_the_main_deck_in_place_of_the_stone_deck():
    for bottom, place in ((False, -1), (True, 0)):
        regalia = Each(both(FIELD, cards(types=frozenset({"regalia"}))))
        scene = saying(fx.MoveTo(regalia, "magic stone deck", position="bottom" if bottom else "top"))
        idol = scene.put("field", IDOL)
        scene.begin("main").answer("play", "Word")
        assert scene.cards("main deck")[place] == idol


STONES = Each(both(FIELD, cards(types=frozenset({"magic stone"}))))
GOLEM = fx.Modify(STONES, (AddTypes(frozenset({"resonator"})),), layer="races and types")


@pytest.mark.clause("fow8", "316.5b")
@pytest.mark.clause("fow8", "316.5c")
def test_a_stone_that_has_become_a_resonator_goes_to_the_stone_deck_in_place_of_deck_and_hand():
    for zone, bottom, place in (("main deck", False, -1), ("main deck", True, 0), ("hand", True, -1)):
        scene = saying(GOLEM, name="Golem")
        scene.put(
            "hand",
            chant("Away", spell=spell(fx.MoveTo(Each(MINE), zone, position="bottom" if bottom else "top"))),
        )
        card = scene.put("field", LIGHT)
        scene.begin("main").answer("play", "Golem").answer("play", "Away")
        assert scene.cards("magic stone deck")[place] == card, (zone, bottom)
        plain = saying(fx.MoveTo(STONES, zone, position="bottom" if bottom else "top"))
        card = plain.put("field", LIGHT)
        plain.begin("main").answer("play", "Word")
        assert plain.zone_of(card) == zone


@pytest.mark.clause("fow8", "903.2d-i")
def test_an_effect_on_a_card_in_hand_stays_on_it_in_the_chase_area_and_no_longer():
    held = cards(zones=("hand",), whose="you", name="Elk")
    scene = saying(fx.Modify(Each(held), (AddRaces(frozenset({"Beast"})),), ALWAYS, layer="words"))
    elk = scene.put("hand", resonator("Elk"))
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("play", "Word").answer("pass").answer("play", elk)
    assert scene.zone_of(elk) == "chase area"
    assert characteristics(scene.game, elk).races == {"Beast"}
    scene.answer("pass")
    assert (scene.zone_of(elk), now(scene.game, elk).races) == ("field", frozenset())


@pytest.mark.clause("fow8", "903.2g-ii")
def test_a_hidden_card_is_a_target_only_where_nothing_printed_on_it_is_asked_for():
    for types, offered in (((), True), (("chant",), False)):
        hidden = cards(zones=("standby area",), types=frozenset(types))
        scene = saying(fx.MoveTo(Target(), "graveyard"), hidden)
        scene.put("standby area", chant("Trap", "Trigger"), 1)
        assert scene.begin("main").offers("play", "Word") is offered
    grave = saying(fx.MoveTo(Target(), "hand"), cards(zones=("graveyard",), types=frozenset({"chant"})))
    grave.put("graveyard", FLASH)
    assert grave.begin("main").offers("play", "Word")


@pytest.mark.clause("fow8", "904.2")
@pytest.mark.clause("fow8", "904.2a")
def test_an_ability_about_what_its_own_card_is_holds_in_every_zone():
    base = Static((AddStats((100, 0)), AddRaces(frozenset({"Beast"}))), layer="words", zones=("everywhere",))
    other = Static((AddStats((300, 0)),), layer="values")
    scene = quiet()
    card = resonator("Elk", 500, 500, abilities=(base, other))
    seen = {zone: scene.put(zone, card) for zone in ("hand", "graveyard", "field", "main deck")}
    idol = scene.put("graveyard", IDOL)
    scene.begin("main")
    for zone, one in seen.items():
        what = characteristics(scene.game, one)
        assert what.races == {"Beast"}, zone
        assert what.stats == ((900, 500) if zone == "field" else (600, 500)), zone
    assert "fire magic stone" in characteristics(scene.game, idol).marks


@pytest.mark.clause("fow8", "909.2")
def test_an_effect_of_several_layers_applies_in_each_layer_apart():
    beasts = both(FIELD, cards(races=frozenset({"Beast"})))
    pack = fx.ModifyAll(beasts, (AddStats((200, 0)),), layer="values")
    became = fx.Modify(Each(MINE), (AddRaces(frozenset({"Beast"})), SetStats((1000, None))))
    scene = saying(pack, name="Pack")
    scene.put("hand", chant("Become", spell=spell(became)))
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main").answer("play", "Pack").answer("play", "Become")
    assert now(scene.game, ox).stats == (1000, 500)


@pytest.mark.clause("fow8", "909.8")
def test_an_effect_for_as_long_as_something_holds_is_not_made_where_that_has_ended():
    rested = There(cards(IsRested(True), zones=("field",), name="Monk"))
    grow = fx.Modify(Each(MINE), (AddStats((300, 0)),), ALWAYS, when=rested, layer="values")
    wake = spell(fx.Recover(Each(RESONATORS)))
    for woken, stats in ((False, (800, 500)), (True, (500, 500))):
        scene = quiet()
        monk = scene.put(
            "field", resonator("Monk", 500, 500, abilities=(Activated(grow, Cost((RestThis(),))),))
        )
        scene.put("hand", chant("Wake", "Quickcast", spell=wake), 1)
        scene.begin("main").answer("use", monk)
        if woken:
            scene.answer("play", "Wake")
        scene.answer("pass")
        assert scene.state.pending == []
        assert now(scene.game, monk).stats == stats
        assert (scene.state.lasting == []) is woken


def shielded(**more):
    """Return an ability by which damage to its card is replaced by gaining life."""
    return Replacement(TakesDamage(more.pop("watches", None)), fx.ChangeLife(700), **more)


@pytest.mark.clause("fow8", "901.2c")
@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "910.3")
def test_what_is_replaced_never_happens_and_something_else_does_once():
    scene = saying(fx.DealDamage(Each(RESONATORS), 300)).record(Damaged)
    ox = scene.put("field", resonator("Ox", abilities=(shielded(),)))
    elk = scene.put("field", resonator("Elk"))
    scene.begin("main").answer("play", "Word")
    assert (scene.in_play(ox).damage, scene.in_play(elk).damage, scene.life()) == (0, 300, 4700)
    assert [event.card for event in scene.log] == [elk]


def rules(*names):
    """Return the book that is played with made-up replacements of damage to cards."""

    def doing(name):
        def change(game, event, source) -> Procedure:
            event.amount = event.amount * 2 if name == "double" else max(0, event.amount - 100)
            yield from ()

        return change

    words = {"prevent": "prevention"}
    made = tuple(
        RuleReplacement(words.get(name, name), "910.2", TakesDamage, lambda g, h: [h.card], doing(name))
        for name in names
    )
    return replace(PLAYED_BY[-1], replacements=made)


@pytest.mark.clause("fow8", "910.2a")
def test_whose_effect_deals_damage_first_chooses_a_replacement_that_prevents_none():
    scene = quiet(rules("double", "add nothing", "prevent"))
    saying(fx.DealDamage(Each(THEIRS), 200), scene=scene)
    ox = scene.put("field", resonator("Ox", 500, 900), 1)
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("replacement", 0, 2)
    scene.answer("replace", ox, 0)
    assert scene.in_play(ox).damage == 200


@pytest.mark.clause("fow8", "910.2a")
def test_whose_card_would_be_dealt_damage_chooses_where_all_replacements_prevent_some():
    scene = quiet(rules("prevent", "prevent"))
    saying(fx.DealDamage(Each(THEIRS), 500), scene=scene)
    ox = scene.put("field", resonator("Ox", 500, 900), 1)
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("replacement", 1, 2)
    scene.game.answer(0)
    assert scene.in_play(ox).damage == 300


@pytest.mark.clause("fow8", "906.2a")
def test_a_card_that_is_played_by_triggering_is_not_played_for_nothing():
    grave = cards(zones=("graveyard",), whose="you", types=frozenset({"chant"}))
    for keywords, abilities, life in (
        ((), (spell(fx.ChangeLife(900)),), 4900),
        (("Trigger",), (spell(fx.ChangeLife(900)), automatic(Enters, THEIRS)), 4000),
    ):
        scene = saying(PlayFree(Each(grave)))
        scene.put("graveyard", face("Wish", "chant", cost="{9}", keywords=keywords, abilities=abilities))
        scene.begin("main").answer("play", "Word")
        assert scene.life() == life


@pytest.mark.clause("fow8", "206")
@pytest.mark.clause("fow8", "207")
def test_atk_is_the_damage_a_card_deals_in_battle_and_def_how_much_it_withstands():
    for defense, zone in ((600, "graveyard"), (700, "field")):
        scene = quiet().record(Damaged, PlayerDamaged)
        wolf = scene.put("field", resonator("Wolf", 600, 900))
        ox = scene.put("field", resonator("Ox", 300, defense), 1, rested=True)
        scene.begin("main").answer("battle").answer("attack", wolf, ox)
        scene.until("main")
        assert [(event.card, event.amount) for event in scene.log] == [(ox, 600), (wolf, 300)]
        assert scene.zone_of(ox) == zone


@pytest.mark.clause("fow8", "104.1")
def test_what_a_card_says_goes_before_the_rules():
    """By the rules an ability is there only in the field, and a card is played for its cost."""
    says = Activated(fx.ChangeLife(500), zones=("hand",), only_there=True, name="From hand")
    scene = quiet()
    spy = scene.put("hand", resonator("Spy", cost="{9}", abilities=(says,)))
    guard = scene.put("hand", resonator("Guard", cost="{9}", abilities=(replace(says, zones=()),)))
    scene.begin("main")
    assert (scene.offers("use", spy), scene.offers("use", guard), scene.offers("play", spy)) == (
        True,
        False,
        False,
    )
    free = Static((ChangeCost(free=True),), cards(name="Spy"))
    given = quiet()
    given.put("field", face("Pass", "regalia", abilities=(free,)))
    spy, guard = (given.put("hand", resonator(name, cost="{9}")) for name in ("Spy", "Guard"))
    given.begin("main")
    assert (given.offers("play", spy), given.offers("play", guard)) == (True, False)


@pytest.mark.clause("fow8", "709")
def test_a_card_with_quickcast_is_played_in_the_turn_of_the_other_player_and_another_is_not():
    scene = quiet()
    scene.put("hand", FLASH, 1)
    scene.put("hand", chant("Slow"), 1)
    scene.begin("end")
    assert (scene.ask.player, scene.offered("play")) == (1, ["Flash"])


@pytest.mark.clause("fow8", "303.2")
def test_a_card_face_down_in_the_field_is_known_to_its_controller_only():
    scene = saying(TurnFaceDown(Each(MINE)))
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main").answer("play", "Word")
    zones = PLAYED_BY[-1].zones
    mine, theirs = (view(scene.state, zones, player)["zones"]["field:0"] for player in (0, 1))
    assert [card.get("id") for card in mine if card.get("card") == ox] == ["ox"]
    assert [card.get("id") for card in theirs] == [None]


@pytest.mark.clause("fow8", "307.5")
def test_a_j_ruler_in_the_field_is_seen_by_both_with_all_its_sides():
    scene = quiet()
    queen = scene.put("ruler area", ruler())
    scene.begin("main").answer("judgment", queen)
    for player in (0, 1):
        field = view(scene.state, PLAYED_BY[-1].zones, player)["zones"]["field:0"]
        assert [card["card"] for card in field] == [queen]
    assert [side.name for side in scene.state.cards[queen].faces][:2] == ["Queen", "Queen in Arms"]


@pytest.mark.clause("fow8", "905.2a")
def test_a_card_in_hand_whose_ability_is_played_is_shown_until_that_leaves_the_chase():
    spy = Activated(fx.ChangeLife(500), zones=("hand",), only_there=True, once_a_turn=True, name="Spy")
    scene = quiet()
    card = scene.put("hand", resonator("Spy", cost="{9}", abilities=(spy,)))
    scene.put("hand", FLASH, 1)
    scene.begin("main")
    seen = lambda: sees_card(scene.state, PLAYED_BY[-1].zones, card, 1)  # noqa: E731
    assert not seen()
    scene.answer("use", card)
    assert (scene.ask.player, seen()) == (1, True)
    scene.answer("pass")
    assert (scene.life(), scene.zone_of(card), seen()) == (4500, "hand", False)


@pytest.mark.clause("fow8", "1005.1")
def test_a_revealed_card_is_seen_by_all_until_the_effect_ends():
    held = cards(zones=("hand",), whose="opponent")
    look = fx.Reveal(Each(held), fx.May(fx.ChangeLife(100)))
    scene = saying(look)
    card = scene.cards("hand", 1)[0]
    scene.begin("main").answer("play", "Word")
    assert scene.ask.kind == "may"
    assert sees_card(scene.state, PLAYED_BY[-1].zones, card, 0)
    scene.answer("yes")
    assert not sees_card(scene.state, PLAYED_BY[-1].zones, card, 0)


@pytest.mark.clause("fow8", "1021.2")
def test_what_is_revealed_of_a_deck_is_not_seen_any_more_once_it_is_shuffled():
    look = fx.Reveal(Top(3), fx.Do((fx.Shuffle("main deck"), fx.May(fx.ChangeLife(100)))))
    scene = saying(look)
    scene.begin("main").answer("play", "Word")
    assert scene.ask.kind == "may"
    zones = PLAYED_BY[-1].zones
    assert not any(sees_card(scene.state, zones, card, 1) for card in scene.cards("main deck"))
    open_still = saying(fx.Reveal(Top(3), fx.May(fx.ChangeLife(100))))
    open_still.begin("main").answer("play", "Word")
    assert all(sees_card(open_still.state, zones, card, 1) for card in open_still.cards("main deck")[-3:])


@pytest.mark.clause("fow8", "909.1d")
def test_an_activate_ability_is_used_while_a_card_has_it_whether_printed_or_gained():
    heal = Activated(fx.ChangeLife(500), Cost((RestThis(),)))
    gained = fx.Modify(Each(MINE), (GainAbilities((heal,)),), layer="abilities")
    scene = saying(gained)
    ox = scene.put("field", resonator("Ox"))
    scene.begin("main")
    assert not scene.offers("use", ox)
    scene.answer("play", "Word").answer("use", ox)
    assert scene.life() == 4500
    lost = saying(fx.Modify(Each(MINE), (LoseAllAbilities(),), layer="abilities"))
    nurse = lost.put("field", resonator("Nurse", abilities=(heal,)))
    lost.begin("main")
    assert lost.offers("use", nurse)
    lost.answer("play", "Word").answer("pass")
    assert (lost.ask.kind, lost.offers("use", nurse)) == ("main", False)
