"""Made-up texts on who chooses a card, on EX Bursts and on changed damage, read and then played."""

import pytest

from rules.games.setcg.definitions import EX_BURST
from rules.language import effects as fx
from rules.language.references import Target
from tests.rules.setcg.play.made_up import FORWARDS, backup, forward, other, summon, table
from tests.rules.setcg.printed.scenes import SLAY, cast, end_turn, enter, main, pick, resolve, strength
from tests.rules.setcg.reading.test_played import read

BURST = summon("Quake", fx.Destroy(Target()), FORWARDS, cost=0, marks=(EX_BURST,))


@pytest.mark.clause("setcg", "11.11.1")
@pytest.mark.parametrize("guarded", [True, False])
def test_a_guarded_forward_is_not_chosen_by_an_ex_burst(guarded: bool):
    text = "{}: During this turn, the Forwards you control cannot be chosen by EX Bursts."
    hurts = "{}: Anselm deals your opponent 1 point of damage."
    scene = table()
    wall = scene.put("field", backup("Wall", abilities=read(text.format("《ダル》"), "backup")))
    tower = scene.put("field", backup("Anselm", abilities=read(hurts.format("《ダル》"), "backup")))
    hero = scene.put("field", forward("Hero"))
    foe = scene.put("field", forward("Foe"), 1)
    scene.put("deck", BURST, 1)
    main(scene)
    if guarded:
        resolve(scene.answer("use", wall))
    resolve(scene.answer("use", tower))
    scene.answer("yes", by=1)
    if not guarded:
        assert sorted(scene.offered("choose")) == ["Foe", "Hero"]
        scene.answer("choose", hero)
    resolve(scene)
    assert scene.zone_of(hero) == ("field" if guarded else "break zone")
    assert scene.zone_of(foe) == ("break zone" if guarded else "field")


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize("by", ["summon", "ability"])
def test_being_chosen_triggers_by_a_summon_or_by_an_ability(by: str):
    texts = {
        "summon": "When Anselm is chosen by a Summon of your opponent,"
        " deal 1 point of damage to your opponent.",
        "ability": "When Anselm is chosen by an ability of a Character your opponent controls,"
        " break that Character.",
    }
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(texts[by])), 1)
    text = "《0》: Choose 1 Forward. Dull it. You can only use this ability once per turn."
    clerk = scene.put("field", other("monster", "Clerk", abilities=read(text, "monster")))
    scene.put("hand", summon("Drop", fx.Rest(Target()), FORWARDS, cost=0))
    main(scene)
    resolve(pick(scene.answer("use", clerk), *([hero] if scene.ask.kind == "choose" else [])))
    assert scene.zone_of(clerk) == ("break zone" if by == "ability" else "field")
    cast(scene, "Drop", hero)
    assert len(scene.cards("damage zone")) == (1 if by == "summon" else 0)


@pytest.mark.clause("setcg", "11.9.17.1")
@pytest.mark.parametrize(("cost", "stays"), [(3, True), (4, False)])
def test_only_a_cheap_effect_is_cancelled(cost: int, stays: bool):
    text = (
        "When Anselm is chosen by your opponent's Summon of cost 3 or less"
        " or an ability of their Character of cost 3 or less, cancel its effect."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1)
    strike = read("《0》: Choose 1 Forward. Break it.", "monster")
    reaper = scene.put("field", other("monster", "Reaper", cost=cost, abilities=strike))
    main(scene).answer("use", reaper)
    if scene.ask.kind == "choose":
        scene.answer("choose", hero)
    resolve(scene)
    assert (scene.zone_of(hero) == "field") is stays


@pytest.mark.clause("setcg", "11.9.17.1")
def test_the_first_summon_of_the_other_player_has_no_effect():
    text = (
        "During each turn, when your opponent casts a Summon for the first time in that turn,"
        " cancel its effect."
    )
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)), 1)
    foes = [scene.put("field", forward(f"Foe {number}"), 1) for number in range(2)]
    scene.put("hand", SLAY)
    scene.put("hand", summon("Slay Again", fx.Destroy(Target()), FORWARDS, cost=0))
    main(scene)
    cast(scene, "Slay", foes[0])
    cast(scene, "Slay Again", foes[1])
    assert [scene.zone_of(foe) for foe in foes] == ["field", "break zone"]


@pytest.mark.clause("setcg", "11.13.4.1")
def test_no_cheap_forward_can_attack_this_turn():
    text = "《0》: No Forward of cost 2 or less can attack this turn."
    scene = table()
    tower = scene.put("field", other("monster", "Tower", abilities=read(text, "monster")))
    cheap, dear = scene.put("field", forward("Cheap", cost=2)), scene.put("field", forward("Dear", cost=3))
    resolve(main(scene).answer("use", tower))
    while scene.ask.kind != "attack":
        scene.answer("pass")
    assert scene.offers("attack", dear)
    assert not scene.offers("attack", cheap)


@pytest.mark.clause("setcg", "11.13.4.1")
def test_what_lasts_until_the_next_turn_ends_keeps_a_forward_from_attacking_then():
    text = (
        "When Anselm enters the field, choose 1 Forward."
        " It cannot attack or block until the end of the next turn."
    )
    scene = table()
    foe = scene.put("field", forward("Foe"), 1)
    scene.fill("deck", forward("Page"), 9)
    scene.fill("deck", forward("Page"), 9, 1)
    enter(scene, *read(text), name="Anselm")
    if scene.ask.kind == "choose":
        scene.answer("choose", foe)
    resolve(scene)
    end_turn(scene)
    while scene.ask.kind not in ("attack", "main") or not scene.offers("pass"):
        scene.game.answer(0)
    turn, seen = scene.state.turn, []
    while scene.state.turn == turn:
        seen.append(scene.offers("attack", foe))
        scene.game.answer(len(scene.ask.options) - 1)
    assert not any(seen)
    while scene.state.turn < turn + 2:
        scene.game.answer(len(scene.ask.options) - 1)
    turn, seen = scene.state.turn, []
    while scene.state.turn == turn:
        seen.append(scene.offers("attack", foe))
        scene.game.answer(len(scene.ask.options) - 1)
    assert any(seen), "that turn is over"


@pytest.mark.clause("setcg", "11.13.5.8")
@pytest.mark.parametrize(
    ("text", "damage"),
    [
        ("During this turn, the damage dealt to it is increased by 2000 instead.", 5000),
        ("During this turn, if it is dealt damage less than its power, the damage becomes 0 instead.", 0),
    ],
)
def test_damage_dealt_to_a_chosen_forward_changes(text: str, damage: int):
    scene = table()
    foe = scene.put("field", forward("Foe", 9000), 1)
    tower = scene.put(
        "field", other("monster", "Tower", abilities=read(f"《0》: Choose 1 Forward. {text}", "monster"))
    )
    scene.put("hand", summon("Drop", fx.DealDamage(Target(), 3000), FORWARDS, cost=0))
    main(scene).answer("use", tower)
    if scene.ask.kind == "choose":
        scene.answer("choose", foe)
    resolve(scene)
    cast(scene, "Drop", foe)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.13.5.8")
def test_only_the_next_damage_of_a_forward_is_doubled():
    text = (
        "{}: Choose 1 Job Knight."
        " During this turn, the next damage it deals to a Forward becomes double the damage instead."
    )
    hits = "《0》: Choose 1 Forward opponent controls. Deal it 1000 damage."
    scene = table()
    tower = scene.put("field", backup("Anselm", abilities=read(text.format("《ダル》"), "backup")))
    knight = scene.put("field", forward("Knight", jobs=("Knight",), abilities=read(hits)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    resolve(main(scene).answer("use", tower))
    resolve(scene.answer("use", knight))
    assert scene.in_play(foe).damage == 2000
    resolve(scene.answer("use", knight))
    assert scene.in_play(foe).damage == 3000


@pytest.mark.clause("setcg", "11.13.5.8")
@pytest.mark.parametrize(("element", "damage"), [("fire", 4000), ("ice", 3000)])
def test_only_damage_of_ones_own_summons_of_an_element_is_increased(element: str, damage: int):
    text = "If a Forward is dealt damage by your Fire Summon, the damage increases by 1000 instead."
    scene = table()
    scene.put("field", forward("Anselm", abilities=read(text)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", summon("Drop", fx.DealDamage(Target(), 3000), FORWARDS, cost=0, element=element))
    main(scene)
    cast(scene, "Drop", foe)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.13.5.1")
def test_a_counter_is_spent_on_damage_that_becomes_nothing():
    text = (
        "If a Monster Counter is placed on Anselm, Anselm gains"
        ' "If Anselm is dealt damage, remove 1 Monster Counter from Anselm and the damage becomes 0 instead."'
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 9000, abilities=read(text)), counters={"monster": 1})
    for _ in range(2):
        scene.put("hand", summon("Drop", fx.DealDamage(Target(), 3000), FORWARDS, cost=0))
    main(scene)
    cast(scene, "Drop", hero)
    assert scene.in_play(hero).damage == 0
    assert not (scene.in_play(hero).counters or {}).get("monster")
    cast(scene, "Drop", hero)
    assert scene.in_play(hero).damage == 3000


@pytest.mark.clause("setcg", "11.13.5.1")
@pytest.mark.parametrize("active", [True, False])
def test_an_active_card_is_dulled_in_place_of_damage_to_its_player(active: bool):
    text = "If you receive damage while Anselm is active, dull Anselm. The damage becomes 0 instead."
    hurts = "《0》: Tower deals your opponent 1 point of damage."
    scene = table()
    hero = scene.put("field", forward("Anselm", abilities=read(text)), 1, rested=not active)
    bolt = read(hurts.replace("Tower", "Anselm"), "monster")
    tower = scene.put("field", other("monster", "Tower", abilities=bolt))
    scene.fill("deck", forward("Page"), 3, 1)
    resolve(main(scene).answer("use", tower))
    assert len(scene.cards("damage zone", 1)) == (0 if active else 1)
    assert scene.in_play(hero).rested


@pytest.mark.clause("setcg", "11.13.4.1")
@pytest.mark.parametrize(("points", "own", "others"), [(1, 5000, 7000), (2, 8000, 8000)])
def test_another_field_ability_works_instead_on_a_condition(points: int, own: int, others: int):
    text = (
        "The Forwards other than Anselm you control gain +2000 power."
        " If you have received 2 points of damage or more, the Forwards you control gain +3000 power instead."
    )
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, abilities=read(text)))
    knight = scene.put("field", forward("Knight", 5000))
    scene.fill("damage zone", forward("Page"), points)
    main(scene)
    assert (strength(scene, hero), strength(scene, knight)) == (own, others)


@pytest.mark.clause("setcg", "11.13.4.1")
@pytest.mark.parametrize(("job", "power"), [("Knight", 6000), ("Thief", 5000)])
def test_forwards_are_stronger_only_if_all_have_the_job(job: str, power: int):
    text = "If all the Forwards you control have Job Knight, they gain +1000 power."
    scene = table()
    hero = scene.put("field", forward("Anselm", 5000, jobs=("Knight",), abilities=read(text)))
    scene.put("field", forward("Other", jobs=(job,)))
    main(scene)
    assert strength(scene, hero) == power
