"""Zones, restrictions of moving, and replacements of Force of Will 5.01, told as scenes of its own."""

from dataclasses import replace

import pytest

from rules.engine import atoms
from rules.engine.asks import Procedure
from rules.engine.context import Context
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.pending import Pending
from rules.engine.replacement import ReplaceableEvent, Replacement, RuleReplacement
from rules.engine.ruleset import Ruleset
from rules.engine.views import view
from rules.games.fow5.play import RULESET, VALHALLA
from rules.games.fow8.definitions import ForceCard
from rules.games.fow8.keywords import now
from rules.games.fow8.nodes import Restart, Summon
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.changes import GainKeywords, SetRaces
from rules.language.durations import ALWAYS
from rules.language.events import Draws, Enters, TakesDamage
from rules.language.filter_shorthand import both, cards
from rules.language.references import Each, Subject, This
from tests.rules.fow5.play.made_up import quiet, ruler
from tests.rules.fow8.play.made_up import FREE, chant, face, resonator, stone
from tests.rules.scenes import Scene

FIELD = cards(zones=("field",))
RESONATORS = both(FIELD, cards(types=frozenset({"resonator"})))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
DECK = [
    ("ruler", ruler()),
    *[("main", resonator(f"Card {number}")) for number in range(20)],
    *[("stone", stone(letter)) for letter in "WRUGB" * 2],
]


def saying(effect: fx.Effect, rules: Ruleset = RULESET) -> Scene:
    """Return a scene in which the turn player holds a chant with this effect."""
    scene = quiet(rules)
    scene.put("hand", chant("Word", spell=Spell(effect)))
    return scene


def moved(card: ForceCard, start: str, end: str) -> str:
    """Return where a card is that an effect would put from one zone into another."""
    scene = saying(fx.MoveTo(Each(cards(zones=(start,), name="Mover")), end))
    card.name = "Mover"
    number = scene.put(start, card)
    scene.begin("main").answer("play", "Word")
    return scene.zone_of(number)


@pytest.mark.clause("fow5", "3.15#1")
def test_a_ruler_goes_nowhere_but_to_the_graveyard() -> None:
    for end, zone in (("graveyard", "graveyard"), ("hand", "ruler area"), ("removed area", "ruler area")):
        assert moved(face("x", "ruler"), "ruler area", end) == zone


@pytest.mark.clause("fow5", "3.15#2")
def test_a_j_ruler_goes_nowhere_but_to_the_ruler_area() -> None:
    for end in ("graveyard", "hand", "removed area"):
        assert moved(face("x", "j-ruler", stats=(500, 500)), "field", end) == "field"
    assert moved(face("x", "j-ruler", stats=(500, 500)), "field", "ruler area") == "ruler area"


@pytest.mark.clause("fow5", "3.8#6")
def test_no_effect_moves_a_destroyed_j_ruler_out_of_the_ruler_area() -> None:
    for end in ("field", "graveyard", "hand", "removed area"):
        assert moved(ruler().faces[2], "ruler area", end) == "ruler area"


@pytest.mark.clause("fow5", "3.15#3")
def test_a_resonator_or_addition_goes_to_no_place_of_stones_and_no_ruler_area() -> None:
    for card in (resonator("x"), face("x", "addition", marks=("field",))):
        for end in ("magic stone deck", "magic stone area", "ruler area"):
            assert moved(card, "graveyard", end) == "graveyard"
        assert moved(card, "graveyard", "hand") == "hand"


@pytest.mark.clause("fow5", "3.15#4")
def test_a_spell_that_would_go_to_the_play_ground_goes_to_the_graveyard() -> None:
    for end in ("magic stone deck", "magic stone area", "ruler area", "field"):
        assert moved(chant("x"), "hand", end) == "graveyard"
    assert moved(chant("x"), "graveyard", "main deck") == "main deck"


@pytest.mark.clause("fow5", "3.15#5")
def test_a_stone_goes_to_no_hand_no_main_deck_and_no_ruler_area() -> None:
    for end in ("hand", "main deck", "ruler area"):
        assert moved(stone("W"), "magic stone area", end) == "magic stone area"
    assert moved(stone("W"), "magic stone area", "graveyard") == "graveyard"


@pytest.mark.clause("fow5", "3.6#6")
@pytest.mark.clause("fow5", "3.7#5")
@pytest.mark.clause("fow5", "3.14#1")
def test_moving_within_the_play_ground_is_no_entering() -> None:
    cheer = Triggered(Enters(cards(name="Mover")), fx.ChangeLife(500))
    for start, end, life in (
        ("magic stone area", "field", 4000),
        ("field", "magic stone area", 4000),
        ("graveyard", "field", 4500),
    ):
        scene = saying(fx.MoveTo(Each(cards(zones=(start,), name="Mover")), end))
        scene.put("field", face("Bell", "regalia", abilities=(cheer,)))
        card = stone("W", "Mover")
        number = scene.put(start, card)
        held = scene.state.instances.get(number)
        scene.begin("main").answer("play", "Word")
        assert (scene.zone_of(number), scene.life()) == (end, life)
        assert held is None or scene.in_play(number) is held


ENTER = Triggered(Enters(), fx.ChangeLife(500), clause="1140.2")


@pytest.mark.clause("fow5", "9.6#1.1")
@pytest.mark.clause("fow5", "9.3#2.2")
@pytest.mark.clause("fow5", "7.1#3")
def test_enter_triggers_for_a_card_played_from_hand_and_for_no_other() -> None:
    bard = resonator("Bard", abilities=(ENTER,))
    scene = quiet()
    scene.put("hand", bard)
    scene.begin("main").answer("play", "Bard")
    assert scene.life() == 4500
    grave = cards(zones=("graveyard",))
    for effect in (fx.MoveTo(Each(grave), "field"), Summon(Each(grave))):
        other = saying(effect)
        card = other.put("graveyard", bard)
        other.begin("main").answer("play", "Word")
        assert (other.zone_of(card), other.life()) == ("field", 4000)


@pytest.mark.clause("fow5", "9.6#1.1")
@pytest.mark.clause("fow5", "7.5#3")
def test_enter_triggers_for_a_j_ruler_that_came_by_a_judgment() -> None:
    lord = ruler()
    lord.faces[1].abilities = (ENTER,)
    scene = quiet()
    queen = scene.put("ruler area", lord)
    scene.begin("main").answer("judgment", queen)
    assert scene.life() == 4500


@pytest.mark.clause("fow5", "9.6#5.1")
@pytest.mark.clause("fow5", "9.6#5.3")
def test_an_ability_about_a_stone_that_was_called_refers_to_it_where_it_came() -> None:
    stones = cards(zones=("magic stone area",), types=frozenset({"magic stone"}))
    mark = Triggered(Enters(stones), fx.PutCounters(Subject(), "mark"))
    scene = quiet()
    queen = scene.put("ruler area", ruler(""))
    scene.put("field", face("Bell", "regalia", abilities=(mark,)))
    scene.begin("main").answer("call", queen)
    assert scene.in_play(scene.cards("magic stone area")[0]).counters == {"mark": 1}


@pytest.mark.clause("fow5", "6.3#7")
@pytest.mark.clause("fow5", "10.15#1")
@pytest.mark.clause("fow5", "3.7#4")
def test_calling_rests_the_ruler_and_puts_the_top_stone_into_the_magic_stone_area() -> None:
    scene = quiet()
    queen = scene.put("ruler area", ruler(""))
    top = scene.cards("magic stone deck")[-1]
    scene.begin("main").answer("call", queen)
    assert (scene.in_play(queen).rested, scene.zone_of(top)) == (True, "magic stone area")
    assert not scene.offers("call")


@pytest.mark.clause("fow5", "7.2#3.1")
def test_a_j_ruler_in_a_ruler_area_is_no_target_for_an_addition_to_j_rulers() -> None:
    crown = face("Crown", "addition", marks=("j-ruler",), cost="{0}")
    fallen = ruler().faces[2]
    for zone, card, offered in (("ruler area", fallen, False), ("field", ruler().faces[1], True)):
        scene = quiet()
        scene.put(zone, card)
        scene.put("hand", crown)
        assert scene.begin("main").offers("play", "Crown") is offered


def seen_by(player: int) -> dict[str, object]:
    """Return the zones as a player sees them with a card of each player in each of them."""
    scene = quiet()
    private = ("standby area", "lifebreak area")
    for zone in (*private, "graveyard", "removed area", "ruler area", "magic stone area"):
        for owner in (0, 1):
            scene.put(zone, ruler() if zone == "ruler area" else FREE, owner)
    for owner in (0, 1):
        scene.put("field", FREE, owner)
    scene.begin("main")
    zones: dict[str, object] = view(scene.state, RULESET.zones, player)["zones"]
    return zones


@pytest.mark.clause("fow5", "3.1#2")
@pytest.mark.clause("fow5", "3.1#2.1")
@pytest.mark.clause("fow5", "3.3#2")
@pytest.mark.clause("fow5", "3.4#2")
@pytest.mark.clause("fow5", "3.5#2")
@pytest.mark.clause("fow5", "3.11#2")
def test_hidden_zones_show_only_how_many_cards_they_hold() -> None:
    zones = seen_by(0)
    assert (zones["main deck:0"], zones["main deck:1"]) == (12, 12)
    assert (zones["magic stone deck:0"], zones["magic stone deck:1"]) == (5, 5)
    assert (zones["lifebreak area:0"], zones["lifebreak area:1"]) == (1, 1)
    for name in ("hand", "standby area"):
        assert zones[f"{name}:1"] == 1
        assert isinstance(zones[f"{name}:0"], list)
    kinds = {zone.name: zone.ordered for zone in RULESET.zones.kinds}
    assert [kinds[name] for name in ("main deck", "magic stone deck", "hand", "standby area")] == [
        True,
        True,
        False,
        False,
    ]


@pytest.mark.clause("fow5", "3.1#1")
@pytest.mark.clause("fow5", "3.8#2")
@pytest.mark.clause("fow5", "3.12#2")
@pytest.mark.clause("fow5", "3.13#2")
def test_public_zones_are_seen_by_both_and_only_the_chase_is_shared() -> None:
    zones = seen_by(1)
    for name in ("ruler area", "graveyard", "removed area", "field", "magic stone area"):
        assert all(isinstance(zones[f"{name}:{player}"], list) for player in (0, 1)), name
    assert "chase area:0" in zones
    assert "chase area:1" not in zones
    assert [zone.name for zone in RULESET.zones.kinds if zone.shared] == ["chase area"]
    ordered = {zone.name: zone.ordered for zone in RULESET.zones.kinds}
    assert [ordered[name] for name in ("ruler area", "removed area", "chase area")] == [False, False, True]


@pytest.mark.clause("fow5", "3.10#1")
def test_the_lifebreak_area_holds_the_cards_of_lifebreak() -> None:
    for rules, count in ((VALHALLA, 4), (RULESET, 0)):
        scene = Scene.of_decks(rules, DECK, DECK).answer("yes").answer("keep").answer("keep")
        first = scene.state.first
        assert len(scene.cards("lifebreak area", first)) == count


@pytest.mark.clause("fow5", "4.2#1")
def test_both_decks_of_both_players_are_shuffled() -> None:
    for zone in ("main deck", "magic stone deck"):
        for player in (0, 1):
            scenes = [Scene.of_decks(RULESET, DECK, DECK, seed=seed) for seed in range(6)]
            orders = {tuple(scene.names(zone, player)) for scene in scenes}
            assert len(orders) > 1


def rules(*amounts: int) -> Ruleset:
    """Return the book with made-up replacements that change damage by these amounts."""

    def by(amount: int) -> RuleReplacement:
        def change(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
            event.amount = max(0, event.amount + amount)
            event.cancelled = not event.amount
            yield from ()

        name = "prevention" if amount < 0 else "more"
        return RuleReplacement(name, "910.2", TakesDamage, lambda game, event: [event.card], change)

    return replace(RULESET, replacements=tuple(by(amount) for amount in amounts))


@pytest.mark.clause("fow5", "9.10#2")
@pytest.mark.clause("fow5", "9.10#3")
def test_each_of_several_replacements_is_applied_once_in_an_order_that_a_player_chooses() -> None:
    scene = saying(fx.DealDamage(Each(THEIRS), 200), rules(-100, -300))
    ox = scene.put("field", resonator("Ox", 500, 900), 1)
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("replacement", 0, 2)
    scene.game.answer(0)
    assert scene.in_play(ox).damage == 0
    both = saying(fx.DealDamage(Each(THEIRS), 500), rules(-100, -300))
    ox = both.put("field", resonator("Ox", 500, 900), 1)
    both.begin("main").answer("play", "Word")
    both.game.answer(1)
    assert both.in_play(ox).damage == 100


@pytest.mark.clause("fow5", "9.10#2")
def test_whose_effect_deals_damage_chooses_among_what_prevents_it_and_what_does_not() -> None:
    scene = saying(fx.DealDamage(Each(THEIRS), 100), rules(-100, 300))
    ox = scene.put("field", resonator("Ox", 500, 900), 1)
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.player, len(scene.ask.options)) == (0, 2)
    scene.game.answer(0)
    assert scene.in_play(ox).damage == 0


@pytest.mark.clause("fow5", "9.10#2")
def test_who_draws_chooses_among_replacements_of_the_draw() -> None:
    gains = [Replacement(Draws(), fx.ChangeLife(much)) for much in (100, 700)]
    scene = saying(fx.Draw(1, "opponent"))
    for ability in gains:
        scene.put("field", face("Well", "addition", marks=("field",), abilities=(ability,)), 1)
    scene.begin("main").answer("play", "Word")
    assert (scene.ask.kind, scene.ask.player) == ("replacement", 1)
    scene.game.answer(1)
    assert scene.life(1) == 4700


@pytest.mark.clause("fow5", "10.17#1")
@pytest.mark.clause("fow5", "10.17#2")
@pytest.mark.clause("fow5", "10.17#3")
def test_prevented_damage_is_dealt_less_so_much_or_not_at_all() -> None:
    for amount, left in ((-200, 300), (-9000, 0)):
        scene = saying(fx.DealDamage(Each(THEIRS), 500), rules(amount))
        ox = scene.put("field", resonator("Ox", 500, 900), 1)
        scene.begin("main").answer("play", "Word")
        assert scene.in_play(ox).damage == left


@pytest.mark.clause("fow5", "11.1#3")
def test_pierce_gained_once_more_changes_nothing() -> None:
    scene = quiet()
    lance = scene.put("field", resonator("Lance", 900, 900, "Pierce"))
    again = GainKeywords(frozenset({"Pierce"}))
    scene.state.lasting.append(Lasting(-1, 0, 1, "abilities", again, ALWAYS, frozenset({lance})))
    elk = scene.put("field", resonator("Elk", 100, 600), 1)
    scene.begin("main").answer("battle").answer("attack", lance).answer("block", elk).until("main")
    assert scene.life(1) == 3700


@pytest.mark.clause("fow5", "13")
@pytest.mark.clause("fow5", "13.1#2")
@pytest.mark.clause("fow5", "5.1#3")
def test_a_player_who_had_to_draw_from_an_empty_deck_loses_when_rules_are_checked() -> None:
    scene = Scene(RULESET)
    scene.put("hand", FREE)
    scene.fill("main deck", FREE, 3, 1)
    scene.begin("draw")
    assert scene.ending == (1, "deck_out")
    full = Scene(RULESET)
    full.put("hand", FREE)
    full.fill("main deck", FREE, 1)
    full.begin("draw").until("main")
    assert full.ending is None


@pytest.mark.clause("fow5", "9.9#9")
def test_what_a_card_becomes_takes_the_place_of_what_it_was() -> None:
    scene = saying(fx.Modify(Each(MINE), (SetRaces(frozenset({"Stone"})),), layer="words"))
    beast = resonator("Ox")
    beast.races = frozenset({"Beast"})
    card = scene.put("field", beast)
    scene.begin("main").answer("play", "Word")
    assert now(scene.game, card).races == {"Stone"}


@pytest.mark.clause("fow5", "14.1#1.3")
def test_an_ability_that_plays_itself_again_for_ever_is_a_draw() -> None:
    def again(game: Game, verb: Restart, cards: list[int], at: Context) -> Procedure:
        atoms.push(game, waiting)
        yield from ()

    scene = Scene(replace(RULESET, verbs={Restart: again}))
    card = scene.put("field", FREE)
    waiting = Pending(0, card, 1, Activated(Restart(This())))
    scene.state.pending.append(waiting)
    scene.begin("main")
    assert scene.ending == (-1, "loop")
    assert scene.result is not None
    assert scene.result.clause == "14.1#1.3"


@pytest.mark.clause("fow5", "14.2#1")
def test_what_an_effect_says_of_the_lifebreak_area_is_left_out_where_there_is_none() -> None:
    for rules_played, zone in ((RULESET, "graveyard"), (VALHALLA, "lifebreak area")):
        grave = fx.MoveTo(Each(cards(zones=("graveyard",), name="Mover")), "lifebreak area")
        scene = saying(fx.Do((grave, fx.ChangeLife(100))), rules_played)
        card = scene.put("graveyard", resonator("Mover"))
        scene.begin("main").answer("play", "Word")
        assert (scene.zone_of(card), scene.life()) == (zone, 4100)
