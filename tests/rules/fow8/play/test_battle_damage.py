"""Battles of Force of Will in full: who attacks what, which damage is dealt to whom, and what comes of it."""

import pytest

from rules.engine.events import Attacked, Damaged, PlayerDamaged
from rules.games.fow8.damage import PREVENTION
from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Spell, Triggered
from rules.language.amounts import EventAmount, Plus
from rules.language.changes import AddStats
from rules.language.durations import UntilMoment
from rules.language.events import (
    By,
    DamagesPlayer,
    DealsDamage,
    Destroyed,
    LosesLife,
    Moves,
    PlayerTakesDamage,
    TakesDamage,
)
from rules.language.filter_shorthand import both, cards
from rules.language.references import AffectedPlayer, Each, Subject, Target
from tests.rules.fow8.play.made_up import FIRE, FREE, LIGHT, PLAYED_BY, chant, face, quiet, resonator
from tests.rules.scenes import Scene

RESONATORS = cards(zones=("field",), types=frozenset({"resonator"}))
MINE = both(RESONATORS, cards(whose="you"))
THEIRS = both(RESONATORS, cards(whose="opponent"))
OX = resonator("Ox", 500, 900)
ELK = resonator("Elk", 300, 700)
FALL = chant("Fall", "Quickcast", spell=Spell(fx.Destroy(Target()), targets=(RESONATORS,)))
FLASH = chant("Flash", "Quickcast")
OPPONENT = -1


def first_of_all(card, player, **more):
    """Return a scene in which this card of a player has the number 0, and that number."""
    scene = Scene(PLAYED_BY[-1])
    number = scene.put("field", card, player, **more)
    for one in (0, 1):
        scene.fill("main deck", resonator("Drawn", cost="{9}"), 12, one)
        scene.fill("magic stone deck", LIGHT, 5, one)
        scene.put("hand", FREE, one)
    return scene, number


def bell(*events):
    """Return a regalia that gains its player 100 life, 1000 life as one event and the next happen."""
    gains = tuple(Triggered(one, fx.ChangeLife(100 * 10**place)) for place, one in enumerate(events))
    return face("Bell", "regalia", abilities=gains)


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.parametrize("player", [0, 1])
def test_an_attack_is_one_on_the_opponent_or_on_a_card(player):
    other = 1 - player
    scene, target = first_of_all(ELK, other, rested=True)
    scene.record(Attacked)
    ox, fox = (scene.put("field", card, player) for card in (OX, resonator("Fox", 100, 900)))
    scene.begin("main", active=player).answer("battle").answer("attack", ox, OPPONENT)
    scene.until("main", player).answer("battle").answer("attack", fox, target, by=player)
    assert scene.log == [Attacked(ox, -1, other), Attacked(fox, target, -1)]
    assert [scene.in_play(card).rested for card in (ox, fox)] == [True, True]


@pytest.mark.clause("fow8", "803.5")
@pytest.mark.clause("fow8", "803.3")
@pytest.mark.parametrize("player", [0, 1])
def test_whoever_attacks_or_blocks_pays_for_it(player):
    mobile = resonator("Mobile", 500, 900, "Mobilize {R}")
    scene = quiet()
    stones = [scene.put("field", FIRE, one) for one in (player, 1 - player)]
    attacker, blocker = (scene.put("field", mobile, one) for one in (player, 1 - player))
    scene.begin("main", active=player).answer("battle").answer("attack", attacker, by=player)
    assert [scene.in_play(stone).rested for stone in stones] == [True, False]
    scene.answer("block", blocker, by=1 - player)
    assert [scene.in_play(stone).rested for stone in stones] == [True, True]


@pytest.mark.clause("fow8", "803.4")
def test_who_has_nothing_left_to_attack_with_forfeits_without_being_asked():
    scene = quiet()
    ox = scene.put("field", OX)
    scene.put("hand", FALL, 1)
    scene.begin("main").answer("battle").answer("play", "Fall", by=1)
    assert (scene.ask.kind, scene.ask.player, scene.zone_of(ox)) == ("main", 0, "graveyard")
    assert (scene.life(1), scene.offers("battle")) == (4000, False)


@pytest.mark.clause("fow8", "806.2")
@pytest.mark.clause("fow8", "806.2b")
@pytest.mark.clause("fow8", "806.2a-ii")
@pytest.mark.parametrize("fast", [False, True])
def test_an_attacked_resonator_is_dealt_battle_damage_and_deals_its_own(fast):
    scene, target = first_of_all(ELK, 1, rested=True)
    scene.record(Damaged, PlayerDamaged)
    ox = scene.put("field", resonator("Ox", 500, 900, *(["First Strike"] if fast else [])))
    scene.begin("main").answer("battle").answer("attack", ox, target)
    assert scene.log == [Damaged(target, ox, 500, True), Damaged(ox, target, 300, True)]
    assert (scene.life(), scene.life(1)) == (4000, 4000)


@pytest.mark.clause("fow8", "806.2")
@pytest.mark.clause("fow8", "806.2a-i")
@pytest.mark.clause("fow8", "806.2b")
@pytest.mark.parametrize("attack", [500, 1200])
def test_a_blocker_alone_is_dealt_all_of_the_damage_of_an_attacker_without_pierce(attack):
    scene, guard = first_of_all(ELK, 1)
    scene.record(Damaged, PlayerDamaged)
    ox = scene.put("field", resonator("Ox", attack, 900))
    scene.begin("main").answer("battle").answer("attack", ox, OPPONENT).answer("block", guard, by=1)
    assert (scene.ask.kind, scene.ask.player) == ("main", 0)
    assert scene.log == [Damaged(guard, ox, attack, True), Damaged(ox, guard, 300, True)]


@pytest.mark.clause("fow8", "806.2a-ii")
@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.clause("fow8", "806.2")
def test_the_opponent_is_dealt_battle_damage_by_whoever_attacks_them():
    scene = quiet().record(Damaged, PlayerDamaged)
    ox, fox = scene.put("field", OX), scene.put("field", resonator("Fox", 200, 200), 1)
    scene.begin("main").answer("battle").answer("attack", ox, OPPONENT).until("main", 1)
    scene.answer("battle").answer("attack", fox, OPPONENT, by=1).until("main")
    assert scene.log == [PlayerDamaged(1, ox, 500, True), PlayerDamaged(0, fox, 200, True)]


@pytest.mark.clause("fow8", "806.2a-i")
def test_where_a_blocker_takes_all_of_the_damage_nothing_is_dealt_to_what_was_attacked():
    """Nor could anything be done in place of that."""
    shield = Replacement(PlayerTakesDamage("you"), fx.ChangeLife(700))
    scene = quiet()
    scene.put("field", face("Shield", "regalia", abilities=(shield,)), 1)
    ox, guard = scene.put("field", OX), scene.put("field", ELK, 1)
    scene.begin("main").answer("battle").answer("attack", ox).answer("block", guard)
    assert scene.life(1) == 4000
    scene.until("main", 1).until("main", 0).answer("battle").answer("attack", ox).until("main")
    assert scene.life(1) == 4700


@pytest.mark.clause("fow8", "806.2b")
@pytest.mark.clause("fow8", "1105.2")
def test_a_resonator_that_is_attacked_or_blocks_explodes_too():
    bomb = resonator("Bomb", 100, 900, "Explode")
    for attacked in (False, True):
        scene = quiet()
        ox, foe = scene.put("field", resonator("Ox", 100, 900)), scene.put("field", bomb, 1, rested=attacked)
        scene.begin("main").answer("battle").answer("attack", ox, foe if attacked else OPPONENT)
        scene.until("main") if attacked else scene.answer("block", foe)
        assert (scene.zone_of(ox), scene.zone_of(foe)) == ("graveyard", "graveyard")


@pytest.mark.clause("fow8", "1007.1")
@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.clause("fow8", "105.4")
@pytest.mark.parametrize("player", [0, 1])
def test_damage_is_seen_by_what_waits_for_it_on_the_side_that_it_is_dealt_to_and_on_no_other(player):
    """A card that deals damage and one that is dealt it, a player who is dealt it and loses life by it."""
    other = 1 - player
    hurt = both(RESONATORS, cards(whose="you"))
    scene, target = first_of_all(ELK, other, rested=True)
    fox, cub = (scene.put("field", resonator(name, 200, 900, "Drain"), player) for name in ("Fox", "Cub"))
    scene.put("field", bell(DamagesPlayer(MINE), DealsDamage(MINE)), player)
    scene.put("field", bell(PlayerTakesDamage("you"), LosesLife("you")), other)
    scene.put("field", bell(TakesDamage(hurt)), other)
    scene.begin("main", active=player).answer("battle").answer("attack", fox, OPPONENT)
    settle(scene)
    # Drain and who damaged a player gain on one side, being damaged and losing life on the other.
    assert (scene.life(player), scene.life(other)) == (4000 + 200 + 100, 4000 - 200 + 100 + 1000)
    scene.answer("battle").answer("attack", cub, target)
    settle(scene)
    assert (scene.life(player), scene.life(other)) == (4300 + 200 + 1000, 4900 + 100)


def settle(scene):
    """Let all that has triggered resolve, whatever comes first."""
    while scene.state.pending or scene.ask.kind in ("triggered", "priority"):
        scene.answer("pass") if scene.offers("pass") else scene.game.answer(0)


@pytest.mark.clause("fow8", "1007.1")
@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.clause("fow8", "1007.3")
@pytest.mark.parametrize("amount", [0, 100])
def test_damage_of_nothing_is_not_dealt(amount):
    blow = fx.Do((fx.DealDamage(Each(MINE), amount), fx.DealDamageToPlayer(amount, "you")))
    scene = quiet().record(Damaged, PlayerDamaged)
    scene.put("field", OX)
    scene.put("field", bell(TakesDamage(MINE), PlayerTakesDamage("you")))
    scene.put("hand", chant("Blow", spell=Spell(blow)))
    scene.begin("main").answer("play", "Blow")
    settle(scene)
    assert (len(scene.log), scene.life()) == ((2, 5000) if amount else (0, 4000))


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "1007.2")
def test_only_damage_to_a_player_is_replaced_where_no_card_is_meant():
    """The first card of all, which nobody deals any damage, has nothing to do with it."""
    guarded = Replacement(TakesDamage(RESONATORS), fx.ChangeLife(9000))
    more = Replacement(PlayerTakesDamage("anyone"), amount=Plus((EventAmount(), 300)))
    scene, _ = first_of_all(ELK, 1)
    scene.put("field", face("Shrine", "regalia", abilities=(guarded, more)), 1)
    scene.put("hand", chant("Blow", spell=Spell(fx.DealDamageToPlayer(200))))
    scene.begin("main").answer("play", "Blow")
    assert (scene.life(), scene.life(1)) == (4000, 3500)


BLEEDING = fx.Modify(Each(RESONATORS), (AddStats((0, 300)),), UntilMoment("end of battle"), layer="values")


@pytest.mark.clause("fow8", "807.3")
@pytest.mark.clause("fow8", "807.3a")
@pytest.mark.clause("fow8", "807.3b")
def test_what_comes_of_the_end_of_the_battle_can_still_be_answered():
    """What keeps a hurt resonator alive until the end of the battle ends, and another mourns it."""
    scene = quiet()
    ox = scene.put("field", resonator("Ox", 500, 500), damage=300)
    scene.put("field", ELK, 1)
    mourn = Triggered(Destroyed(MINE), fx.ChangeLife(700))
    scene.put("field", face("Shrine", "regalia", abilities=(mourn,)))
    scene.put("hand", chant("Brace", "Quickcast", spell=Spell(BLEEDING)))
    for player in (0, 1):
        scene.put("hand", FLASH, player)
    scene.begin("main").answer("battle").answer("play", "Brace", by=0)
    scene.until("attack").answer("attack", ox).until("block").answer("block", "Elk")
    seen = []
    while scene.ask.kind == "priority":
        seen.append((scene.ask.clause, scene.ask.player, scene.zone_of(ox), scene.life()))
        scene.answer("pass")
    assert [one for one in seen if one[0] == "807.3b"] == [
        ("807.3b", player, "graveyard", life) for life in (4000, 4700) for player in (0, 1)
    ]
    assert (scene.ask.kind, scene.zone_of(ox), scene.life()) == ("main", "graveyard", 4700)


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "1204.1")
@pytest.mark.clause("fow8", "1301.1c")
def test_a_death_that_is_always_replaced_and_leaves_the_card_as_it_was_is_a_draw():
    undying = Replacement(Destroyed(), fx.ChangeLife(100))
    scene = quiet()
    scene.put("field", resonator("Ox", 500, 500, abilities=(undying,)))
    scene.put("hand", chant("Blow", spell=Spell(fx.DealDamage(Each(MINE), 500))))
    scene.begin("main").answer("play", "Blow")
    assert scene.ending == (-1, "loop")


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "1204.1")
def test_no_card_destroys_a_resonator_that_falls_by_its_damage():
    seal = Replacement(Moves(cards(), ("graveyard",)), destination="removed area")
    blamed = Triggered(By(Destroyed(RESONATORS), cards()), fx.ChangeLife(1000))
    mourned = Triggered(Destroyed(RESONATORS), fx.ChangeLife(100))
    scene, _ = first_of_all(ELK, 1)
    scene.put("field", face("Seal", "regalia", abilities=(seal, blamed, mourned)))
    ox = scene.put("field", OX)
    scene.put("hand", chant("Blow", spell=Spell(fx.DealDamage(Each(MINE), 900))))
    scene.begin("main").answer("play", "Blow")
    settle(scene)
    assert (scene.zone_of(ox), scene.life()) == ("removed area", 4100)


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "1204.2")
def test_a_death_that_is_replaced_by_healing_happens_only_once():
    heals = Replacement(Destroyed(MINE), fx.Do((fx.Heal(Each(MINE)), fx.ChangeLife(100))))
    scene = quiet()
    scene.put("field", face("Shrine", "regalia", abilities=(heals,)))
    eternal = scene.put("field", resonator("Rock", 500, 500, "Eternal"), 1)
    ox = scene.put("field", OX)
    scene.put("hand", chant("Blow", spell=Spell(fx.DealDamage(Each(RESONATORS), 900))))
    scene.begin("main").answer("play", "Blow")
    assert (scene.in_play(ox).damage, scene.life(), scene.in_play(eternal).damage) == (0, 4100, 900)


@pytest.mark.clause("fow8", "1202.1")
@pytest.mark.clause("fow8", "1205.1")
@pytest.mark.clause("fow8", "105.4a")
@pytest.mark.parametrize(
    ("life", "lost", "left"), [(4000, 3999, 100), (4000, 50, 4000), (10100, 50, 10100), (10000, 1, 10000)]
)
def test_who_has_any_life_left_has_it_rounded_up_and_has_not_lost(life, lost, left):
    scene = quiet()
    scene.give(0, life=life)
    scene.put("hand", chant("Bleed", spell=Spell(fx.LoseLife(lost, "you"))))
    scene.begin("main").answer("play", "Bleed")
    assert (scene.ending, scene.life(), scene.life(1)) == (None, left, 4000)


@pytest.mark.clause("fow8", "1007.2")
@pytest.mark.clause("fow8", "105.4")
def test_damage_to_a_player_is_done_to_no_card():
    """What would befall a card for it befalls none, and whoever is damaged is known."""
    fates = [
        Triggered(event, fx.Destroy(Subject())) for event in (PlayerTakesDamage("you"), LosesLife("you"))
    ]
    scene, guard = first_of_all(resonator("Guard", 100, 5000), 1, rested=True)
    scene.put("field", face("Curse", "regalia", abilities=tuple(fates)), 1)
    snake = scene.put("field", resonator("Snake", 500, 900, "Bane"))
    consoles = Triggered(DamagesPlayer(MINE), fx.ChangeLife(100, AffectedPlayer()))
    scene.put("field", face("Altar", "regalia", abilities=(consoles,)))
    scene.begin("main").answer("battle").answer("attack", snake, OPPONENT)
    settle(scene)
    assert (scene.zone_of(guard), scene.life(), scene.life(1)) == ("field", 4000, 3600)


@pytest.mark.clause("fow8", "910.1")
@pytest.mark.clause("fow8", "1007.2")
def test_what_is_done_in_place_of_damage_to_a_player_is_done_to_no_card():
    instead = Replacement(PlayerTakesDamage("you"), fx.Do((fx.Destroy(Subject()), fx.ChangeLife(100))))
    scene, guard = first_of_all(ELK, 1)
    scene.put("field", face("Shrine", "regalia", abilities=(instead,)), 1)
    scene.put("hand", chant("Blow", spell=Spell(fx.DealDamageToPlayer(200))))
    scene.begin("main").answer("play", "Blow")
    assert (scene.zone_of(guard), scene.life(1)) == ("field", 4100)


@pytest.mark.clause("fow8", "910.2")
@pytest.mark.clause("fow8", "910.2a")
def test_who_deals_damage_with_the_first_card_of_all_chooses_what_prevents_none_of_it():
    hurts = Replacement(TakesDamage(MINE), amount=Plus((EventAmount(), 100)), name="more")
    worse = Replacement(TakesDamage(MINE), amount=Plus((EventAmount(), 300)), name="much more")
    spares = Replacement(TakesDamage(MINE), amount=0, name=PREVENTION)
    volley = Activated(fx.DealDamage(Each(THEIRS), 200), once_a_turn=True)
    scene, archer = first_of_all(resonator("Archer", abilities=(volley,)), 0)
    ox = scene.put("field", resonator("Ox", 500, 2000), 1)
    scene.put("field", face("Shrine", "regalia", abilities=(hurts, spares, worse)), 1)
    scene.put("hand", FLASH, 1)
    scene.begin("main").answer("use", archer).until("replacement")
    assert (archer, scene.ask.player, len(scene.ask.options)) == (0, 0, 2)
    scene.game.answer(1)
    assert scene.in_play(ox).damage == 0
