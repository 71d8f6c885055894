"""Rule processes (12.4) and effects that change cards or damage (4.3, 11.13)."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.continuous_effects import Lasting
from rules.engine.game import Game
from rules.engine.layers import characteristics
from rules.engine.replacement import ReplaceableEvent, RuleReplacement
from rules.games.setcg.definitions import SquareCard
from rules.games.setcg.keywords import power
from rules.games.setcg.layers import CHANGES_DAMAGE, SELF_SUBSTITUTION, SETS_DAMAGE
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Static
from rules.language.amounts import Count
from rules.language.changes import AddRaces, AddStats, AddTypes, GainKeywords, SetStats
from rules.language.durations import ALWAYS, END_OF_TURN
from rules.language.events import TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Each, Target
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, backup, bolt, forward, other, summon, table, when

IMP = other("monster", "Imp", cost=0, element="shine")


def settled(*cards: SquareCard) -> Scene:
    """A first main phase after the rule processes saw these cards on the field."""
    scene = table()
    for card in cards:
        scene.put("field", card)
    scene.put("hand", IMP)
    return scene.begin("main 1")


@pytest.mark.clause("setcg", "12.1")
@pytest.mark.clause("setcg", "12.4.4")
@pytest.mark.clause("setcg", "4.3")
@pytest.mark.parametrize(("strength", "left"), [(1000, ["Knight"]), (0, []), (-1000, [])])
def test_a_forward_with_power_zero_or_less_goes_to_the_break_zone(strength: int, left: list[str]) -> None:
    assert settled(forward("Knight", strength)).names("field") == left


def test_a_backup_has_no_power_and_stays() -> None:
    assert settled(backup()).names("field") == ["Clerk"]


@pytest.mark.clause("setcg", "12.4.5")
@pytest.mark.parametrize(("hurt", "left"), [(4000, ["Knight"]), (5000, []), (6000, [])])
def test_a_forward_breaks_with_damage_equal_to_its_power(hurt: int, left: list[str]) -> None:
    scene = table()
    scene.put("field", forward("Knight", 5000), damage=hurt)
    scene.put("hand", IMP)
    assert scene.begin("main 1").names("field") == left


@pytest.mark.clause("setcg", "12.4.6")
@pytest.mark.clause("setcg", "5.2.2.1")
def test_all_characters_of_one_name_without_the_icon_go_to_the_break_zone() -> None:
    scene = settled(forward("Hero"), other("monster", "Hero"), forward("Sage"))
    assert scene.names("field") == ["Sage"]
    soldiers = settled(*(forward("Hero", marks=("common soldier",)),) * 3)
    assert len(soldiers.cards("field")) == 3
    mixed = settled(forward("Hero", marks=("common soldier",)), forward("Hero"))
    assert len(mixed.cards("field")) == 2


@pytest.mark.clause("setcg", "12.4.6")
@pytest.mark.clause("setcg", "5.2.2.2")
def test_a_half_of_a_name_with_a_slash_is_the_same_name() -> None:
    assert settled(forward("Hero/Fool"), forward("Fool")).names("field") == []


def test_namesakes_of_two_players_stay() -> None:
    scene = table()
    scene.put("field", forward("Hero"))
    scene.put("field", forward("Hero"), 1)
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.names("field") == scene.names("field", 1) == ["Hero"]


@pytest.mark.clause("setcg", "12.4.7")
def test_two_cards_of_light_and_dark_together_go_to_the_break_zone() -> None:
    assert settled(forward("Sun", element="shine"), forward("Moon", element="dark")).names("field") == []
    assert settled(forward("Sun", element="shine"), forward("Fire")).names("field") == ["Sun", "Fire"]


@pytest.mark.clause("setcg", "12.4.8")
@pytest.mark.clause("setcg", "5.2.3.1.3.6")
def test_an_item_on_nobody_or_on_a_character_that_cannot_have_it_goes_to_the_break_zone() -> None:
    assert settled(other("weapon", "Sword"), forward()).names("break zone") == ["Sword"]
    scene = table()
    clerk = scene.put("field", backup())
    scene.in_play(scene.put("field", other("weapon", "Sword"))).host = clerk
    knight = scene.put("field", forward())
    scene.in_play(scene.put("field", other("weapon", "Axe"))).host = knight
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.names("break zone") == ["Sword"]
    assert scene.names("field") == ["Clerk", "Knight", "Axe"]


@pytest.mark.clause("setcg", "12.4.8")
def test_the_item_of_a_forward_that_breaks_follows_it() -> None:
    scene = table()
    knight = scene.put("field", forward("Knight", 0))
    scene.in_play(scene.put("field", other("weapon", "Axe"))).host = knight
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.names("break zone") == ["Knight", "Axe"]


@pytest.mark.clause("setcg", "12.4.9")
@pytest.mark.clause("setcg", "5.2.3.1.3.4")
def test_two_items_of_one_type_on_a_character_both_go_and_of_two_types_both_stay() -> None:
    for kind, left in (("weapon", ["Knight"]), ("armor", ["Knight", "Axe", "Second"])):
        scene = table()
        knight = scene.put("field", forward())
        for item in (other("weapon", "Axe"), other(kind, "Second")):
            scene.in_play(scene.put("field", item)).host = knight
        scene.put("hand", IMP)
        assert scene.begin("main 1").names("field") == left


@pytest.mark.clause("setcg", "7.12.1.2")
def test_two_formations_of_one_player_both_go_to_the_break_zone() -> None:
    scene = settled(other("formation", "Wedge"), other("formation", "Line"))
    assert scene.names("break zone") == ["Wedge", "Line"]


@pytest.mark.clause("setcg", "12.3")
@pytest.mark.clause("setcg", "11.1.3")
def test_all_rule_processes_that_are_due_happen_as_one_event() -> None:
    greeting = when("leaves", fx.Draw(1), watches=cards(zones=("field",), other=True))
    scene = table()
    scene.put("field", forward("First", 0, abilities=(greeting,)))
    scene.put("field", forward("Second", 0, abilities=(greeting,)))
    scene.put("hand", IMP)
    scene.begin("main 1").until("main")
    assert scene.names("field") == []
    assert scene.names("hand") == ["Imp", "Card", "Card"]


@pytest.mark.clause("setcg", "12.3")
def test_what_rule_processes_bring_about_is_processed_in_turn() -> None:
    others = cards(zones=("field",), other=True)
    banner = Static((AddStats((2000,)),), others, layer="power")
    scene = table()
    scene.put("field", forward("Flag", -2000, abilities=(banner,)))
    young = scene.put("field", forward("Calf", 1000), damage=2000)
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert scene.zone_of(young) == "break zone"


@pytest.mark.clause("setcg", "4.3")
def test_a_negative_power_counts_as_it_is_when_it_is_changed() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf", 3000))
    for amount in (-5000, 4000):
        scene.state.lasting.append(
            Lasting(-1, 0, 1, "power", AddStats((amount,)), END_OF_TURN, frozenset({calf}))
        )
    assert power(scene.game, calf) == 2000


@pytest.mark.clause("setcg", "11.13.4.6")
def test_continuous_effects_apply_by_what_they_change_and_power_last() -> None:
    scene = table()
    imp = scene.put("field", other("monster", "Imp"))
    forwards = cards(zones=("field",), types=frozenset({"forward"}))
    stronger = Lasting(-1, 0, 1, "power", AddStats((5000,)), ALWAYS, None, forwards)
    becomes = Lasting(-1, 0, 2, "type", AddTypes(frozenset({"forward"})), ALWAYS, frozenset({imp}))
    scene.state.lasting += [stronger, becomes]
    assert power(scene.game, imp) == 5000


@pytest.mark.clause("setcg", "11.13.4.9")
@pytest.mark.clause("setcg", "11.13.4.12")
@pytest.mark.clause("setcg", "11.13.4.13")
def test_of_one_kind_independent_effects_come_first_then_the_older_ones() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf", 3000))
    sets = SetStats((8000,))
    adds = AddStats((1000,))
    for stamps, result in (((1, 2), 9000), ((2, 1), 8000)):
        scene.state.lasting = [
            Lasting(-1, 0, stamps[0], "power", sets, ALWAYS, frozenset({calf})),
            Lasting(-1, 0, stamps[1], "power", adds, ALWAYS, frozenset({calf})),
        ]
        scene.state.version += 1
        assert power(scene.game, calf) == result
    elves = cards(zones=("field",), races=frozenset({"Elf"}))
    scene.state.lasting = [
        Lasting(-1, 0, 1, "type", GainKeywords(frozenset({"brave"})), ALWAYS, None, elves),
        Lasting(-1, 0, 2, "type", AddRaces(frozenset({"Elf"})), ALWAYS, frozenset({calf})),
    ]
    scene.state.version += 1
    assert "brave" in characteristics(scene.game, calf).keywords


@pytest.mark.clause("setcg", "11.13.4.2")
def test_an_effect_of_a_summon_changes_only_the_cards_that_were_there() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf", 3000))
    grow = fx.Modify(Each(FORWARDS), (AddStats((1000,)),), layer="power")
    scene.put("hand", summon("Grow", grow, cost=0))
    scene.put("hand", forward("Late", 3000, cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Grow").answer("play", "Late")
    assert [power(scene.game, card) for card in scene.cards("field")] == [4000, 3000]
    assert power(scene.game, calf) == 4000


@pytest.mark.clause("setcg", "11.13.4.1")
@pytest.mark.clause("setcg", "11.13.3.1")
def test_a_continuous_effect_lasts_as_it_says_and_a_one_shot_effect_is_over_at_once() -> None:
    scene = table()
    calf = scene.put("field", forward("Calf", 3000))
    forever = fx.Modify(Target(), (AddStats((1000,)),), ALWAYS, layer="power")
    scene.put("hand", summon("Grow", forever, FORWARDS, cost=0))
    scene.put("hand", bolt(1000, cost=0))
    scene.put("hand", IMP)
    scene.put("hand", other("monster", "Elf", cost=0, element="shine"), 1)
    scene.begin("main 1").answer("summon", "Grow").answer("summon", "Bolt")
    assert (power(scene.game, calf), scene.in_play(calf).damage, len(scene.state.lasting)) == (4000, 1000, 1)
    scene.until("main", 1)
    assert (power(scene.game, calf), scene.in_play(calf).damage) == (4000, 0)


def sets_to(amount: int) -> Replacement:
    def change(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.amount = amount
        yield from ()

    return RuleReplacement("set", "11.13.5.8", TakesDamage, lambda *_: [-1], change, SETS_DAMAGE)


def changes_by(amount: int) -> Replacement:
    def change(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.amount = max(0, event.amount + amount)
        yield from ()

    return RuleReplacement(f"by {amount}", "11.13.5.8", TakesDamage, lambda *_: [-1], change, CHANGES_DAMAGE)


def hurt(amount: int, *replacements: Replacement, choices: tuple[int, ...] = ()) -> int:
    """Deal damage to a Forward under these substitution effects and return what it received."""
    scene = table()
    scene.game.rules = replace(RULESET, replacements=replacements)
    ox = scene.put("field", forward("Ox", 9000))
    scene.put("hand", bolt(amount, cost=0))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Bolt")
    for choice in choices:
        assert (scene.ask.kind, scene.ask.player) == ("replacement", 0)
        scene.game.answer(choice)
    return scene.in_play(ox).damage


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.clause("setcg", "11.13.5.4")
@pytest.mark.clause("setcg", "11.13.5.5")
def test_a_substitution_takes_the_place_of_the_event_and_applies_once() -> None:
    assert hurt(3000, changes_by(1000)) == 4000
    assert hurt(3000, changes_by(-9000)) == 0


@pytest.mark.clause("setcg", "11.13.5.8")
def test_damage_is_set_before_it_is_raised_or_lowered() -> None:
    assert hurt(5000, changes_by(1000), sets_to(2000)) == 3000


@pytest.mark.clause("setcg", "11.13.5.7")
@pytest.mark.clause("setcg", "11.13.5.8.1")
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_of_the_card_orders_the_others_and_raised_damage_is_raised_even_from_nothing(
    first: int,
) -> None:
    received = hurt(1000, changes_by(-1000), changes_by(1000), choices=(first,))
    assert received == 1000


@pytest.mark.clause("setcg", "11.13.5.6")
@pytest.mark.clause("setcg", "11.13.5.7")
def test_an_effects_own_substitution_comes_before_any_other() -> None:
    own = replace(changes_by(1000), rank=SELF_SUBSTITUTION)
    assert hurt(5000, sets_to(2000), own) == 2000


@pytest.mark.clause("setcg", "11.9.16")
@pytest.mark.clause("setcg", "11.13.5.4")
@pytest.mark.parametrize(("amount", "drawn"), [(0, 1), (-9000, 0)])
def test_an_event_that_was_replaced_triggers_nothing(amount: int, drawn: int) -> None:
    scene = table()
    scene.game.rules = replace(RULESET, replacements=(changes_by(amount),))
    burning = Activated(fx.DealDamage(Target(), 1000), targets=(FORWARDS,), once_a_turn=True)
    scene.put("field", forward("Sage", 9000, abilities=(burning, when("deals_damage", fx.Draw(1)))))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("use", "Sage")
    assert len(scene.cards("hand")) == 1 + drawn


@pytest.mark.clause("setcg", "11.13.4.8")
@pytest.mark.clause("setcg", "11.13.4.10")
@pytest.mark.parametrize(("order", "strength"), [((0, 1), 9000), ((1, 0), 8000)])
def test_a_field_ability_is_as_old_as_its_card_on_the_field(order: tuple[int, int], strength: int) -> None:
    others = cards(zones=("field",), types=frozenset({"forward"}))
    changes = ((SetStats((8000,)),), (AddStats((1000,)),))
    scene = table()
    calf = scene.put("field", forward("Calf", 3000))
    for place in order:
        banner = Static(changes[place], others, layer="power")
        scene.put("field", other("monster", f"Flag {place}", abilities=(banner,)))
    scene.put("hand", IMP)
    scene.begin("main 1")
    assert power(scene.game, calf) == strength


@pytest.mark.clause("setcg", "11.13.5.8.2")
def test_where_no_damage_is_dealt_none_is_changed() -> None:
    assert hurt(0, changes_by(1000)) == 0


@pytest.mark.clause("setcg", "11.13.5.3")
def test_damage_that_was_dealt_is_not_substituted_by_what_comes_later() -> None:
    def shields(game: Game, event: ReplaceableEvent) -> list[int]:
        return [card for card in game.state.instances if game.state.cards[card].name == "Shield"]

    def prevent(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.cancelled = True
        yield from ()

    scene = table()
    halt = RuleReplacement("halt", "11.13.5.2", TakesDamage, shields, prevent, CHANGES_DAMAGE)
    scene.game.rules = replace(RULESET, replacements=(halt,))
    ox = scene.put("field", forward("Ox", 9000))
    for card in (bolt(3000, "First", cost=0), bolt(4000, "Second", cost=0), IMP):
        scene.put("hand", card)
    scene.put("hand", other("monster", "Shield", cost=0))
    scene.begin("main 1").answer("summon", "First").answer("pass")
    assert scene.in_play(ox).damage == 3000
    scene.answer("play", "Shield")
    assert scene.in_play(ox).damage == 3000
    scene.answer("summon", "Second").until("main")
    assert scene.in_play(ox).damage == 3000


@pytest.mark.clause("setcg", "11.12.9")
def test_a_number_that_varies_is_counted_once_when_the_summon_resolves() -> None:
    scene = table()
    held = cards(zones=("hand",), whose="you")
    scene.put("hand", summon("Flood", fx.Draw(Count(held)), cost=0))
    scene.put("hand", summon("Rain", fx.Draw(2), cost=0))
    scene.put("hand", summon("Idle", fx.Draw(1), cost=0))
    scene.put("hand", summon("Rain", fx.Draw(1), cost=0), 1)
    scene.begin("main 1").answer("summon", "Flood").answer("summon", "Rain").do("pass", "pass")
    assert len(scene.cards("hand")) == 3
    scene.do("pass", "pass")
    assert len(scene.cards("hand")) == 6
