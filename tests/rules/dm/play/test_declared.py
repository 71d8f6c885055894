"""Abilities of cards in hand that are declared, and cards that change places, in Duel Masters."""

from dataclasses import replace

import pytest

from rules.games.dm.keywords import attack_chance, ninja_strike, power, revolution_change, s_back
from rules.games.dm.layers import OTHER, SUM
from rules.games.dm.nodes import Exchange, UseIcons
from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Continual, Declared, Replacement, Static, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.events import Attacks, Blocks, Discards, Leaves, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.filters import StatIs
from rules.language.references import Chosen, Each, Subject, This, ThisCard
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, WALL, card, spell
from tests.rules.dm.play.keyword_abilities import sabaki_z
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, banner, cast, scene, when
from tests.rules.restricted import cannot, played_from
from tests.rules.scenes import Scene

NINJA = card("Ninja", 5, 4000, abilities=ninja_strike(3))
CREST = card("Crest", 2, 1000, "Crest of Judgment")
CRESTS = cards(keywords=frozenset({"Crest of Judgment"}))
FIRE = cards(attributes=frozenset({"fire"}))


def fill_mana(made: Scene, count: int, player: int = 1) -> Scene:
    """Give a player cards in the mana zone."""
    made.fill("mana zone", ANT, count, player)
    return made


@pytest.mark.clause("dm", "112.3c")
@pytest.mark.clause("dm", "506.3d")
@pytest.mark.clause("dm", "603.2f")
def test_ninja_strike_summons_as_an_opposing_creature_attacks_and_goes_beneath_the_deck() -> None:
    made = fill_mana(scene(), 3)
    ninja = made.put("hand", NINJA, 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1)
    assert (made.ask.player, made.offered("declare")) == (1, ["Ninja"])
    made.answer("declare", "Ninja")
    assert made.zone_of(ninja) == "battle zone"
    made.until("charge_mana", player=1)
    assert made.cards("deck", 1)[0] == ninja


@pytest.mark.clause("dm", "112.3c")
def test_ninja_strike_asks_for_enough_cards_in_the_mana_zone_and_may_be_left() -> None:
    made = fill_mana(scene(), 2)
    made.put("hand", NINJA, 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1)
    assert made.ask.kind == "choose_shield"
    made = fill_mana(scene(), 3)
    ninja = made.put("hand", NINJA, 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("pass")
    assert made.zone_of(ninja) == "hand"


@pytest.mark.clause("dm", "112.3c")
@pytest.mark.clause("dm", "507.3d")
@pytest.mark.clause("dm", "507.3e")
def test_the_turn_player_uses_ninja_strike_as_an_opposing_creature_blocks() -> None:
    made = scene(3)
    ninja = made.put("hand", NINJA)
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Bear", -1)
    assert made.ask.kind == "block"
    made.answer("block", "Wall")
    assert (made.ask.player, made.offered("declare")) == (0, ["Ninja"])
    made.answer("declare", "Ninja")
    assert made.zone_of(ninja) == "battle zone"


@pytest.mark.clause("dm", "507.3f")
@pytest.mark.clause("dm", "507.3e")
def test_the_other_player_declares_on_a_block_after_the_turn_players_effects() -> None:
    made = scene()
    cheer = Declared(Blocks(YOURS), fx.May(fx.Draw(1)), zones=("hand",))
    made.put("hand", card("Cheer", abilities=(cheer,)), 1)
    made.put("battle zone", when("blocked", fx.May(fx.Draw(1)), "Bull"))
    made.put("battle zone", WALL, 1)
    made.begin("attack").answer("attack", "Bull", -1).answer("block", "Wall")
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert (made.ask.player, made.offered("declare")) == (1, ["Cheer"])


@pytest.mark.clause("dm", "506.3b")
@pytest.mark.clause("dm", "603.2e")
@pytest.mark.clause("dm", "506.3c")
def test_the_turn_player_declares_first_and_what_is_not_declared_does_not_trigger() -> None:
    made = scene()
    boost = Declared(Attacks(YOURS), fx.Draw(2), zones=("hand",))
    made.put("hand", card("Boost", abilities=(boost,)))
    made.put("hand", card("Boast", abilities=(replace(boost, effect=fx.Draw(3)),)))
    made.put("battle zone", BEAR)
    fill_mana(made, 3)
    made.put("hand", NINJA, 1)
    deck = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Bear", -1)
    assert (made.ask.player, made.offered("declare")) == (0, ["Boost", "Boast"])
    made.answer("declare", "Boost")
    assert made.offered("declare") == ["Boast"]
    made.answer("pass")
    assert (made.ask.player, made.offered("declare")) == (1, ["Ninja"])
    assert len(made.cards("deck")) == deck - 2


@pytest.mark.clause("dm", "506.3d")
def test_what_holds_only_after_the_turn_players_effects_is_enough_to_declare() -> None:
    made = fill_mana(scene(), 2)
    made.put("hand", NINJA, 1)
    gift = fx.MoveTo(Each(cards(zones=("graveyard",), whose="opponent")), "mana zone")
    made.put("graveyard", ANT, 1)
    made.put("battle zone", when("attacks", gift, "Giver"))
    made.begin("attack").answer("attack", "Giver", -1)
    assert made.offered("declare") == ["Ninja"]


@pytest.mark.clause("dm", "506.3d")
@pytest.mark.clause("dm", "505.6a")
def test_nothing_new_is_declared_once_the_attacker_is_gone() -> None:
    made = fill_mana(scene(), 3)
    made.put("hand", NINJA, 1)
    made.put("battle zone", when("attacks", fx.Destroy(This()), "Moth"))
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Moth", -1)
    assert made.ask.kind == "attack"


@pytest.mark.clause("dm", "511.1b")
@pytest.mark.clause("dm", "511.1d")
@pytest.mark.clause("dm", "511.1c")
def test_at_the_end_of_the_turn_each_player_declares_before_their_effects_are_carried_out() -> None:
    made = scene()
    last = Declared(Moment("turn_ends"), fx.May(fx.Draw(1)), zones=("hand",))
    made.put("hand", card("Mine", abilities=(last,)))
    made.put("hand", card("Theirs", abilities=(last,)), 1)
    made.put("battle zone", when("each turn_ends", fx.May(fx.Draw(1)), "Clock"), 1)
    made.begin("turn end")
    assert (made.ask.player, made.offered("declare")) == (0, ["Mine"])
    made.answer("declare", "Mine")
    assert (made.ask.player, made.ask.kind) == (0, "may")
    made.answer("no")
    assert (made.ask.player, made.offered("declare")) == (1, ["Theirs"])
    made.answer("declare", "Theirs")
    assert made.offered("resolve") == ["Clock", "Theirs"]


@pytest.mark.clause("dm", "110.4d")
@pytest.mark.clause("dm", "603.2e")
def test_what_uses_a_card_for_nothing_works_in_every_zone_it_may_be_used_from() -> None:
    made = fill_mana(scene(), 2)
    made.put("battle zone", banner((AddStats((0,)),), YOURS), 1)
    ninja = made.put("mana zone", NINJA, 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1)
    assert made.ask.kind == "choose_shield"
    made = fill_mana(scene(), 2)
    usable = (played_from("mana zone"),)
    made.put("battle zone", banner(usable, cards(zones=("mana zone",), whose="you"), OTHER), 1)
    ninja = made.put("mana zone", NINJA, 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("declare", "Ninja")
    assert made.zone_of(ninja) == "battle zone"


@pytest.mark.clause("dm", "506.3")
@pytest.mark.clause("dm", "112.3f")
def test_attack_chance_casts_a_spell_for_nothing_as_a_creature_that_it_names_attacks() -> None:
    made = scene(0)
    bang = spell("Bang", 6, effect=fx.Draw(2))
    bang.abilities = (*bang.abilities, attack_chance(both(YOURS, cards(name="Bear"))))
    number = made.put("hand", bang)
    made.put("battle zone", BEAR)
    made.put("battle zone", GIANT)
    deck = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Giant", -1).until("attack")
    assert made.zone_of(number) == "hand"
    made.answer("attack", "Bear", -1).answer("declare", "Bang")
    assert (made.zone_of(number), len(made.cards("deck"))) == ("graveyard", deck - 2)


@pytest.mark.clause("dm", "603.2f")
def test_a_declared_card_that_has_left_the_hand_is_not_used() -> None:
    made = fill_mana(scene(), 3)
    burn = Declared(
        Attacks(THEIRS),
        fx.MoveTo(Each(cards(zones=("hand",), whose="you", name="Ninja")), "graveyard"),
        zones=("hand",),
    )
    ninja = made.put("hand", NINJA, 1)
    made.put("hand", card("Burner", abilities=(burn,)), 1)
    made.put("battle zone", BEAR)
    made.begin("attack").answer("attack", "Bear", -1).answer("declare", "Ninja").answer("declare", "Burner")
    made.answer("resolve", "Burner")
    assert made.zone_of(ninja) == "graveyard"


def broken() -> Scene:
    """Return a scene in which the opponent has no shields yet, and creatures to break some."""
    made = scene()
    for number in made.cards("shield zone", 1):
        made.state.zones[made.state.where[number]].remove(number)
        made.state.where[number] = -1
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    return made


STRIKER = card("Striker", 6, 3000, abilities=(s_back(FIRE),))


@pytest.mark.clause("dm", "112.3b")
@pytest.mark.clause("dm", "509.5c")
@pytest.mark.clause("dm", "101.4b")
def test_s_back_discards_the_shield_and_uses_its_card_for_nothing() -> None:
    made = broken()
    discarded = Triggered(Discards(cards(whose="you")), fx.Draw(1))
    made.put("battle zone", card("Griever", abilities=(discarded,)), 1)
    shield = made.put("shield zone", ANT, 1)
    striker = made.put("hand", STRIKER, 1)
    hand = len(made.cards("hand", 1))
    made.begin("attack").answer("attack", "Bear", -1).answer("s_back", "Striker", by=1)
    assert (made.zone_of(shield), made.zone_of(striker)) == ("graveyard", "battle zone")
    assert len(made.cards("hand", 1)) == hand


@pytest.mark.clause("dm", "112.3b")
@pytest.mark.clause("dm", "509.5c")
def test_s_back_is_not_for_other_cards_nor_for_a_card_that_comes_with_the_shield() -> None:
    made = broken()
    made.put("shield zone", card("Fish", civilizations=("water",)), 1)
    made.put("hand", STRIKER, 1)
    assert made.begin("attack").answer("attack", "Bear", -1).ask.kind != "s_back"
    made = broken()
    made.put("battle zone", card("Ram", 5, 5000, "W Breaker"))
    made.put("shield zone", ANT, 1)
    striker = made.put("shield zone", STRIKER, 1)
    made.begin("attack").answer("attack", "Ram", -1).answer("break", striker)
    assert (made.ask.kind, made.zone_of(striker)) == ("attack", "hand")


JUDGE = card("Judge", 7, 5000, abilities=(sabaki_z(CRESTS),))


@pytest.mark.clause("dm", "112.3d")
@pytest.mark.clause("dm", "509.5d")
@pytest.mark.parametrize("with_it", [False, True])
def test_sabaki_z_discards_a_crest_that_came_even_together_with_its_card(with_it: bool) -> None:
    made = broken()
    made.put("battle zone", card("Ram", 5, 5000, "W Breaker"))
    crest = made.put("shield zone", CREST, 1)
    judge = made.put("shield zone" if with_it else "hand", JUDGE, 1)
    made.begin("attack").answer("attack", "Ram", -1)
    if with_it:
        made.answer("break", crest)
    assert (made.ask.kind, made.zone_of(crest)) == ("sabaki_z", "hand")
    made.answer("sabaki_z", "Judge", by=1)
    assert (made.zone_of(crest), made.zone_of(judge)) == ("graveyard", "battle zone")


@pytest.mark.clause("dm", "112.3d")
def test_sabaki_z_does_not_discard_a_crest_that_was_in_hand_before() -> None:
    made = broken()
    made.put("shield zone", ANT, 1)
    made.put("hand", CREST, 1)
    made.put("hand", JUDGE, 1)
    assert made.begin("attack").answer("attack", "Bear", -1).ask.kind != "sabaki_z"


DRAGON = card("Dragon", 7, 7000, abilities=(revolution_change(both(YOURS, cards(name="Bear"))),))


@pytest.mark.clause("dm", "701.26a")
def test_revolution_change_lets_the_new_creature_go_on_attacking_tapped() -> None:
    made = scene()
    dragon, bear = made.put("hand", DRAGON), made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    made.begin("attack").answer("attack", "Bear", -1).answer("declare", "Dragon")
    assert (made.zone_of(dragon), made.zone_of(bear)) == ("battle zone", "hand")
    assert (made.in_play(dragon).rested, made.ask.kind) == (True, "choose_shield")
    made.answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "701.26b")
@pytest.mark.parametrize("why", ["cannot leave", "instead", "no base"])
def test_a_swap_that_one_card_cannot_make_moves_neither(why: str) -> None:
    made = scene()
    guard = Replacement(Leaves(), fx.Draw(3))
    says = {"cannot leave": (cannot("leave"),), "instead": (guard,)}
    bear = card("Bear", 3, 3000, abilities=says.get(why, ()))
    number = made.put("battle zone", bear)
    marks = ("evolution",) if why == "no base" else ()
    dragon = made.put("hand", card("Dragon", 7, 7000, marks=marks, abilities=DRAGON.abilities))
    deck = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Bear", -1).answer("declare", "Dragon")
    assert (made.zone_of(number), made.zone_of(dragon)) == ("battle zone", "hand")
    assert (made.ask.kind, len(made.cards("deck"))) == ("choose_shield", deck)


@pytest.mark.clause("dm", "701.26c")
def test_whole_zones_change_places_even_where_one_is_empty() -> None:
    made = scene(3)
    mana = made.cards("mana zone")
    cast(made, Exchange("hand", "mana zone"))
    assert made.cards("mana zone") == []
    assert set(mana) <= set(made.cards("hand"))


@pytest.mark.clause("dm", "701.26c")
def test_cards_that_cannot_go_stay_and_the_others_are_exchanged() -> None:
    made = scene(1)
    made.put("graveyard", BEAR)
    gr = made.put("hand", card("Gear", marks=("gr",)))
    ant = made.put("hand", ANT)
    cast(made, Exchange("hand", "graveyard"))
    assert made.names("hand") == ["Bear"]
    assert (made.zone_of(ant), made.zone_of(gr)) == ("graveyard", "super GR zone")


SIX = cards(zones=HERE, name="Bear")


@pytest.mark.clause("dm", "604.4")
def test_a_single_effect_of_a_static_ability_happens_at_once_and_again_while_its_condition_holds() -> None:
    made = scene()
    sting = fx.Modify(Each(cards(zones=HERE, name="Bear")), (AddStats((-1000,)),), layer=SUM)
    made.put("battle zone", card("Wasp", abilities=(Continual(sting, There(SIX)),)))
    made.put("graveyard", BEAR)
    back = fx.MoveTo(Each(cards(zones=("graveyard",), name="Bear")), "battle zone")
    lost = fx.If(There(cards(zones=("graveyard",), name="Bear")), fx.Draw(2))
    deck = len(made.cards("deck"))
    cast(made, fx.Do((back, lost)))
    assert "Bear" in made.names("graveyard")
    assert len(made.cards("deck")) == deck - 2


@pytest.mark.clause("dm", "604.4a")
def test_what_changes_cards_for_good_counts_before_a_single_effect() -> None:
    made = scene()
    strong = cards(StatIs("power", "<=", 1000), zones=HERE, name="Ant")
    bane = Continual(fx.Destroy(Each(strong)), There(strong))
    blessing = Static((AddStats((1000,)),), both(YOURS, cards(name="Ant")), layer=SUM)
    ant = made.put("hand", ANT)
    made.put("battle zone", card("Both", abilities=(bane, blessing)))
    made.begin("main").answer("use", "Ant")
    assert (made.zone_of(ant), power(made.game, ant)) == ("battle zone", 2000)


@pytest.mark.clause("dm", "604.4b")
def test_single_effects_are_ordered_by_their_player_the_turn_player_first() -> None:
    made = scene()

    def once(name: str) -> Ability:
        move = fx.MoveTo(Each(SIX), {"Mine": "hand", "Other": "graveyard", "Theirs": "mana zone"}[name])
        then = fx.Do((move, fx.Draw(2))) if name == "Other" else move
        return Continual(then, There(SIX))

    made.put("battle zone", card("Theirs", abilities=(once("Theirs"),)), 1)
    made.put("battle zone", card("Mine", abilities=(once("Mine"),)))
    made.put("battle zone", card("Other", abilities=(once("Other"),)))
    bear = made.put("graveyard", BEAR)
    cast(made, fx.MoveTo(Each(cards(zones=("graveyard",), name="Bear")), "battle zone"))
    assert (made.ask.player, made.offered("apply")) == (0, ["Mine", "Other"])
    deck = len(made.cards("deck"))
    made.answer("apply", "Mine")
    assert (made.zone_of(bear), len(made.cards("deck"))) == ("hand", deck)


@pytest.mark.clause("dm", "604.4")
@pytest.mark.clause("dm", "604.4b")
@pytest.mark.parametrize("first", [0, 1])
def test_each_player_carries_out_all_of_their_single_effects_before_the_other_does(first: int) -> None:
    made = scene()

    def once(name: str) -> Ability:
        prey = cards(zones=HERE, whose="you", name=name)
        return Continual(fx.MoveTo(Each(prey), "graveyard"), There(prey))

    for player in (0, 1):
        names = [f"Prey {player} {place}" for place in (0, 1)]
        made.put(
            "battle zone", card(f"Hunter {player}", abilities=tuple(once(name) for name in names)), player
        )
        for name in names:
            made.put("mana zone", card(name, races=("Prey",)), player)
    prey = cards(zones=("mana zone",), races=frozenset({"Prey"}))
    cast(made, fx.MoveTo(Each(prey), "battle zone"))
    assert (made.ask.player, [option.other for option in made.ask.options]) == (0, [0, 1])
    made.game.answer(first)
    assert (made.ask.player, [option.other for option in made.ask.options]) == (1, [0, 1])
    assert made.names("graveyard")[:2] == [f"Prey 0 {first}", f"Prey 0 {1 - first}"]
    made.game.answer(first)
    assert made.names("graveyard", 1) == [f"Prey 1 {first}", f"Prey 1 {1 - first}"]


@pytest.mark.clause("dm", "603.3a")
def test_what_stands_behind_icons_waits_even_if_a_card_with_an_icon_is_gone() -> None:
    made = scene()

    def icon(name: str, effect: fx.Effect) -> None:
        ability = Activated(effect, name="icon")
        made.put("battle zone", card(name, 1, 1000, "Kizuna", abilities=(ability,)))

    icon("Giver", fx.Draw(2))
    icon("Slayer", fx.Destroy(Each(both(YOURS, cards(name="Giver")))))
    bound = Chosen(both(YOURS, cards(keywords=frozenset({"Kizuna"}))), 2)
    made.put("battle zone", when("attacks", UseIcons(bound), "Binder"))
    deck = len(made.cards("deck"))
    made.begin("attack").answer("attack", "Binder", -1).answer("choose", "Giver")
    made.answer("choose", "Slayer").answer("resolve", "Slayer")
    assert "Giver" in made.names("graveyard")
    assert len(made.cards("deck")) == deck - 2


@pytest.mark.clause("dm", "507.4")
def test_a_creature_that_comes_as_a_blocker_blocks_without_having_blocked() -> None:
    made = scene()
    made.put("battle zone", GIANT)
    made.put("battle zone", ANT)
    wall = made.put("battle zone", WALL, 1)
    spare = card("Spare", 5, 7000, abilities=(Triggered(Blocks(), fx.Draw(1)),))
    number = made.put("hand", spare, 1)
    swap = Triggered(Blocks(YOURS), fx.Swap(Subject(), ThisCard()))
    spare.abilities = (*spare.abilities, Declared(swap.event, swap.effect, zones=("hand",)))
    deck = len(made.cards("deck", 1))
    made.begin("attack").answer("attack", "Giant", -1).answer("block", "Wall").answer("declare", "Spare")
    assert (made.zone_of(wall), made.zone_of(number)) == ("hand", "battle zone")
    assert "Giant" in made.names("graveyard")
    assert len(made.cards("deck", 1)) == deck
