"""Damage in full (6.5, 10.1.4, 11.11, 11.13.5): who deals it, how much, and what takes its place."""

from dataclasses import replace

import pytest

from rules.engine.asks import Procedure
from rules.engine.events import Attacked, Event, LifeChanged, PlayerDamaged
from rules.engine.game import Game
from rules.engine.ids import NO_CARD
from rules.engine.replacement import ReplaceableEvent, RuleReplacement
from rules.games.setcg.definitions import SquareCard
from rules.games.setcg.layers import CHANGES_DAMAGE, POWER
from rules.games.setcg.nodes import (
    Breaks,
    DamagedByEffect,
    DamagedInBattle,
    HurtWithoutBursts,
    PartyAttacks,
    UsesBurst,
)
from rules.games.setcg.play import RULESET
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Ability, Replacement, Triggered
from rules.language.amounts import EventAmount, Minus, Plus
from rules.language.changes import AddStats
from rules.language.filter_shorthand import cards
from rules.language.filters import All, InZone, Named, Other
from rules.language.references import AffectedPlayer, Target, This
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, bolt, forward, other, spell, summon, table
from tests.rules.setcg.printed.scenes import cast, main

THEIRS = cards(zones=("field",), types=frozenset({"forward"}), whose="opponent")
RAIN = summon("Rain", fx.NOTHING, cost=0)
IMP = other("monster", "Imp", cost=0, element="shine")


def watcher(event: ev.Event, effect: fx.Effect | None = None) -> Ability:
    """A card that draws as often as this happens."""
    return Triggered(event, effect or fx.Draw(1))


def fight(mine: tuple[SquareCard, ...], theirs: tuple[SquareCard, ...] = (), *abilities: Ability) -> Scene:
    """All of one's Forwards attack together; the question after their declaration is open."""
    scene = table(20)
    for card in mine:
        scene.put("field", card)
    for card in theirs:
        scene.put("field", card, 1)
    scene.put("field", other("monster", "Owl", abilities=abilities))
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    scene.begin("attack declaration").answer("attack", mine[0].name)
    for card in mine[1:]:
        scene.answer("join", card.name)
    if scene.ask.kind == "party":
        scene.answer("done")
    return scene


def over(scene: Scene) -> Scene:
    """Pass until the attack is over and all that it triggered has resolved."""
    while scene.game.rules.plan[scene.state.step].name != "attack preparation":
        scene.game.answer(0 if scene.ask.kind == "order_triggers" else len(scene.ask.options) - 1)
    return scene


def resolved(scene: Scene) -> Scene:
    """Let what is on the stack resolve up to the next choice."""
    while scene.state.pending and (scene.offers("pass") or scene.ask.kind == "order_triggers"):
        scene.game.answer(0 if scene.ask.kind == "order_triggers" else len(scene.ask.options) - 1)
    return scene


def drawn(scene: Scene) -> int:
    return 20 - len(scene.cards("deck"))


def spark(amount: int, *replacements: RuleReplacement, abilities: tuple[Ability, ...] = ()) -> Scene:
    """A summon deals this much damage to the other player, under these rules and abilities."""
    scene = table(20)
    scene.game.rules = replace(RULESET, replacements=replacements)
    scene.put("field", other("monster", "Owl", abilities=abilities))
    scene.put("hand", summon("Spark", fx.DealDamageToPlayer(amount), cost=0))
    scene.put("hand", IMP)
    scene.record(PlayerDamaged, LifeChanged).begin("main 1").answer("summon", "Spark")
    return scene


def instead(name: str, amount: int | None, event: type[ev.Event] = ev.PlayerTakesDamage) -> RuleReplacement:
    """What prevents damage, to a player if not told otherwise, or makes so much more of it."""

    def change(game: Game, event: ReplaceableEvent, source: int) -> Procedure:
        event.cancelled = amount is None
        event.amount += amount or 0
        yield from ()

    return RuleReplacement(name, "11.13.5.8", event, lambda *_: [-1], change, CHANGES_DAMAGE)


@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.clause("setcg", "6.5.2")
@pytest.mark.clause("setcg", "10.1.4.1")
def test_each_damage_to_a_player_is_told_with_its_source_and_is_no_loss_of_life() -> None:
    scene = spark(2)
    assert scene.life(1) == RULESET.starting_life
    (bolted,) = (card for card, one in enumerate(scene.state.cards) if one.name == "Spark")
    assert scene.log == [PlayerDamaged(1, bolted, 1, False)] * 2
    scene = fight((forward("Knight"), forward("Page"))).record(PlayerDamaged, LifeChanged)
    knight = scene.cards("field")[0]
    over(scene)
    assert scene.log == [PlayerDamaged(1, knight, 1, True)]
    assert [len(scene.cards("damage zone", player)) for player in (0, 1)] == [0, 1]


@pytest.mark.clause("setcg", "6.5.2")
@pytest.mark.clause("setcg", "7.13.2")
def test_each_damage_that_a_player_takes_triggers_once_for_one() -> None:
    watches = watcher(ev.PlayerTakesDamage(side="opponent"), fx.Draw(EventAmount()))
    scene = spark(3, abilities=(watches,))
    assert (drawn(resolved(scene)), len(scene.cards("damage zone", 1))) == (3, 3)


@pytest.mark.clause("setcg", "10.1.4.1")
@pytest.mark.clause("setcg", "10.1.4.3")
@pytest.mark.parametrize("event", [ev.DealsDamage, ev.DamagesPlayer])
def test_each_member_of_a_party_that_is_not_blocked_has_damaged_the_player(
    event: type[ev.DealsDamage],
) -> None:
    watches = watcher(event(cards(whose="you", zones=("field",))))
    assert drawn(over(fight((forward("Knight"), forward("Page")), (), watches))) == 2


@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.clause("setcg", "6.5.3")
@pytest.mark.parametrize(
    ("amount", "more", "taken"), [(2, None, 0), (1, None, 0), (2, 1, 3), (1, 1, 2), (0, 1, 0)]
)
def test_what_takes_the_place_of_damage_to_a_player_needs_damage(
    amount: int, more: int | None, taken: int
) -> None:
    scene = spark(amount, instead("change", more))
    assert len(scene.cards("damage zone", 1)) == taken
    assert len(scene.cards("deck", 1)) == 20 - taken


@pytest.mark.clause("setcg", "6.5.1")
@pytest.mark.clause("setcg", "11.13.5.7")
def test_the_player_who_would_be_damaged_says_which_change_of_it_comes_first() -> None:
    scene = spark(1, instead("one", 1), instead("other", 2))
    assert (scene.ask.kind, scene.ask.player, scene.ask.about) == ("replacement", 1, NO_CARD)
    scene.game.answer(0)
    assert len(scene.cards("damage zone", 1)) == 4


@pytest.mark.clause("setcg", "6.5.2")
@pytest.mark.clause("setcg", "12.4.3")
@pytest.mark.parametrize("player", [0, 1])
def test_who_is_damaged_without_a_deck_loses_at_once(player: int) -> None:
    scene = table(20)
    scene.state.zones[scene.game.rules.zones.index("deck", player)].clear()
    side = "opponent" if player else "you"
    scene.put("hand", summon("Spark", fx.DealDamageToPlayer(3, side), cost=0))
    scene.put("hand", IMP)
    scene.record(PlayerDamaged).begin("main 1").answer("summon", "Spark")
    assert scene.ending is not None
    assert scene.ending[0] == 1 - player
    assert len(scene.log) == 1


@pytest.mark.clause("setcg", "11.12.8")
@pytest.mark.parametrize(("name", "count"), [("Foe", 1), ("Fiend", 0)])
def test_a_forward_that_a_summon_damages_is_seen_to_be_damaged_by_an_effect(name: str, count: int) -> None:
    scene = table(20)
    scene.put("field", forward("Foe", 9000), 1)
    scene.put("field", other("monster", "Owl", abilities=(watcher(DamagedByEffect(Named(name))),)))
    scene.put("hand", bolt(1, cost=0))
    scene.put("hand", RAIN)
    resolved(scene.begin("main 1").answer("summon", "Bolt"))
    assert (scene.in_play(scene.cards("field", 1)[0]).damage, drawn(scene)) == (1, count)


@pytest.mark.clause("setcg", "11.13.5.4")
@pytest.mark.clause("setcg", "11.13.5.8")
@pytest.mark.parametrize(
    ("ability", "received"),
    [
        (Replacement(ev.TakesDamage(), amount=1), 1),
        (Replacement(ev.TakesDamage(), amount=0), 0),
        (Replacement(ev.TakesDamage(), fx.NOTHING), 0),
        (Replacement(ev.TakesDamage(), amount=Plus((EventAmount(), 1))), 3001),
    ],
)
def test_a_forward_receives_what_is_left_of_damage_down_to_one_or_none(
    ability: Ability, received: int
) -> None:
    scene = table(20)
    ox = scene.put("field", forward("Ox", 9000, abilities=(ability,)), 1)
    scene.put("field", other("monster", "Owl", abilities=(watcher(ev.TakesDamage(Named("Ox"))),)))
    scene.put("hand", bolt(3000, cost=0))
    scene.put("hand", RAIN)
    resolved(scene.begin("main 1").answer("summon", "Bolt"))
    assert (scene.in_play(ox).damage, drawn(scene)) == (received, int(received > 0))


@pytest.mark.clause("setcg", "10.1.4.2.1")
def test_a_blocker_deals_each_of_a_party_thousands_and_the_last_what_is_left() -> None:
    mine = tuple(forward(name, 9000) for name in ("Knight", "Page", "Squire"))
    scene = fight(mine, (forward("Foe", 8500),)).do("pass", "pass").answer("block", "Foe").do("pass", "pass")
    assert [option.other for option in scene.ask.options] == [*range(8000, -1, -1000)]
    scene.answer("deal", "Knight", 3000, by=1)
    assert [option.other for option in scene.ask.options] == [*range(5000, -1, -1000)]
    scene.answer("deal", "Page", 1000, by=1)
    assert [scene.in_play(card).damage for card in scene.cards("field")[:3]] == [3000, 1000, 4500]


@pytest.mark.clause("setcg", "15.1.1.10.8")
@pytest.mark.parametrize(("alone", "count"), [(True, 1), (False, 2)])
def test_who_breaks_a_blocker_is_who_attacked_with_those_of_the_party(alone: bool, count: int) -> None:
    mine = (forward("Knight", 9000),) if alone else (forward("Knight", 9000), forward("Page", 1000))
    watches = watcher(Breaks(cards(whose="you", zones=("field",))))
    scene = fight(mine, (forward("Foe", 5000),), watches)
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass")
    if not alone:
        scene.answer("deal", "Knight", 5000)
    assert scene.cards("field", 1) == []
    assert drawn(over(scene)) == count


@pytest.mark.clause("setcg", "15.1.1.10.8")
def test_a_party_has_not_broken_a_blocker_that_returned_to_its_owner_instead_of_damage() -> None:
    home = Replacement(ev.TakesDamage(), fx.MoveTo(This(), "hand"))
    watches = watcher(Breaks(cards(whose="you", zones=("field",))))
    scene = fight((forward("Knight"), forward("Page")), (forward("Foe", 5000, abilities=(home,)),), watches)
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass").answer("deal", "Knight", 0)
    assert (scene.cards("field", 1), "Foe" in scene.names("hand", 1)) == ([], True)
    assert drawn(over(scene)) == 0


@pytest.mark.clause("setcg", "15.1.1.10.8")
@pytest.mark.clause("setcg", "10.1.4.2")
def test_a_forward_that_a_summon_breaks_was_broken_by_nobody_who_damaged_it_before() -> None:
    watches = watcher(Breaks(cards(whose="you", zones=("field",))))
    scene = fight((forward("Knight", 2000), forward("Page", 1000)), (forward("Foe", 5000),), watches)
    scene.put("hand", bolt(2000, cost=0))
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass").answer("deal", "Knight", 0)
    assert scene.in_play(scene.cards("field", 1)[0]).damage == 3000
    scene.answer("summon", "Bolt")
    over(scene)
    assert (scene.cards("field", 1), drawn(scene)) == ([], 0)


@pytest.mark.clause("setcg", "15.1.1.10.8")
def test_a_party_whose_damage_is_nothing_has_not_broken_the_blocker() -> None:
    hard = Replacement(DamagedInBattle(), amount=0)
    watches = watcher(Breaks(cards(whose="you", zones=("field",))))
    scene = fight((forward("Knight"), forward("Page")), (forward("Foe", 3000, abilities=(hard,)),), watches)
    shrink = fx.Modify(Target(), (AddStats((-2000,)),), layer=POWER)
    scene.put("hand", summon("Shrink", shrink, FORWARDS, cost=0))
    scene.in_play(scene.cards("field", 1)[0]).damage = 1000
    scene.do("pass", "pass").answer("block", "Foe").do("pass", "pass").answer("deal", "Knight", 0)
    scene.answer("summon", "Shrink").answer("choose", "Foe")
    over(scene)
    assert (scene.cards("field", 1), drawn(scene)) == ([], 0)


@pytest.mark.clause("setcg", "11.13.5.8")
def test_damage_that_an_ability_raises_is_changed_as_late_as_by_any_other_change() -> None:
    raises = Replacement(ev.TakesDamage(), amount=Plus((EventAmount(), 1000)))
    scene = table(20)
    scene.game.rules = replace(RULESET, replacements=(instead("rule", 2000, ev.TakesDamage),))
    ox = scene.put("field", forward("Ox", 9000, abilities=(raises,)), 1)
    scene.put("hand", bolt(3000, cost=0))
    scene.put("hand", RAIN)
    resolved(scene.begin("main 1").answer("summon", "Bolt"))
    assert (scene.ask.kind, scene.ask.player, len(scene.ask.options)) == ("replacement", 1, 2)
    scene.game.answer(0)
    assert scene.in_play(ox).damage == 6000


def burst(top: SquareCard, *abilities: Ability) -> Scene:
    """A Spark turns this card over for the other player, while such abilities watch."""
    scene = table(20)
    scene.put("deck", top, 1)
    scene.put("field", forward("Foe"), 1)
    scene.put("field", other("monster", "Owl", abilities=abilities))
    scene.put("hand", summon("Spark", fx.DealDamageToPlayer(1), cost=0))
    scene.put("hand", RAIN)
    return resolved(scene.begin("main 1").answer("summon", "Spark"))


@pytest.mark.clause("setcg", "11.11.1")
@pytest.mark.clause("setcg", "11.11.2")
@pytest.mark.parametrize(
    "top",
    [
        other("summon", "Blank", marks=("ex burst",)),
        forward("Hero", marks=("ex burst",)),
        other("summon", "Fire", marks=("ex burst",), abilities=(spell(fx.Destroy(Target()), THEIRS),)),
    ],
)
def test_an_ex_burst_that_has_no_text_or_nothing_to_choose_is_not_offered(top: SquareCard) -> None:
    scene = burst(top)
    assert scene.ask.kind == "main"
    assert scene.names("damage zone", 1) == [top.name]


@pytest.mark.clause("setcg", "11.11.2")
@pytest.mark.parametrize(("side", "count"), [("you", 0), ("opponent", 1)])
def test_who_used_an_ex_burst_is_its_player(side: str, count: int) -> None:
    well = other("summon", "Well", marks=("ex burst",), abilities=(spell(fx.NOTHING),))
    scene = burst(well, watcher(UsesBurst(cards(whose=side)))).answer("yes", by=1)  # type: ignore[arg-type]
    assert drawn(resolved(scene)) == count


@pytest.mark.clause("setcg", "11.11.2")
def test_an_ex_burst_is_used_by_the_player_who_was_damaged() -> None:
    well = other("summon", "Well", marks=("ex burst",), abilities=(spell(fx.NOTHING),))
    scene = burst(well, watcher(UsesBurst(cards(whose="opponent")), fx.Draw(1, AffectedPlayer()))).answer(
        "yes"
    )
    before = len(scene.cards("deck", 1))
    resolved(scene)
    assert (drawn(scene), before - len(scene.cards("deck", 1))) == (0, 1)


@pytest.mark.clause("setcg", "11.11.3")
def test_what_an_ex_burst_chooses_is_chosen_by_it() -> None:
    fire = other(
        "summon", "Fire", marks=("ex burst",), abilities=(spell(fx.DealDamage(Target(), 1000), FORWARDS),)
    )
    scene = table(20)
    scene.put("deck", fire, 1)
    scene.put("field", forward("Knight", abilities=(watcher(ev.Targeted()),)))
    scene.put("hand", summon("Spark", fx.DealDamageToPlayer(1), cost=0))
    scene.put("hand", RAIN)
    resolved(scene.begin("main 1").answer("summon", "Spark")).answer("yes")
    assert (drawn(resolved(scene)), scene.in_play(scene.cards("field")[0]).damage) == (1, 1000)


@pytest.mark.clause("setcg", "10.1.2.5")
@pytest.mark.parametrize(("name", "count"), [("Knight", 1), ("Page", 0)])
def test_a_party_attacks_once_as_the_forward_that_was_chosen_first(name: str, count: int) -> None:
    scene = fight((forward("Knight"), forward("Page")), (), watcher(PartyAttacks(Named(name))))
    assert drawn(over(scene)) == count


@pytest.mark.clause("setcg", "10.1.2.4")
@pytest.mark.parametrize("active", [0, 1])
def test_an_attack_is_told_as_one_of_the_other_player(active: int) -> None:
    scene = table()
    knight = scene.put("field", forward("Knight"), active)
    scene.put("hand", RAIN, active)
    scene.record(Attacked).begin("attack declaration", active=active).answer("attack", "Knight")
    told: list[Event] = [Attacked(knight, NO_CARD, 1 - active)]
    assert scene.log == told


@pytest.mark.clause("setcg", "6.5.2.1")
@pytest.mark.parametrize("points", [1, 2])
def test_damage_that_lets_no_ex_burst_be_used_turns_over_so_many_cards(points: int) -> None:
    ache = summon("Ache", HurtWithoutBursts(points), cost=0)
    scene = table()
    scene.fill("deck", summon("Drop", fx.Draw(), marks=("ex burst",)), 3)
    scene.put("hand", ache)
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Ache")
    while scene.offers("pass") and scene.state.pending:
        scene.answer("pass")
    assert scene.names("damage zone") == ["Drop"] * points


@pytest.mark.clause("setcg", "6.5.2.1")
@pytest.mark.parametrize(("points", "drawn"), [(1, 2), (0, 0)])
def test_no_points_of_damage_are_none_that_was_dealt(points: int, drawn: int) -> None:
    ache = summon("Ache", fx.IfYouDo(HurtWithoutBursts(points), fx.Draw(2)), cost=0)
    scene = table()
    scene.put("hand", ache)
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Ache")
    while scene.offers("pass") and scene.state.pending:
        scene.answer("pass")
    assert len(scene.cards("deck")) == 10 - points - drawn


@pytest.mark.clause("setcg", "11.13.5.8")
@pytest.mark.parametrize(("firm", "damage"), [(True, 3000), (False, 1000)])
def test_damage_that_is_firm_is_not_reduced(firm: bool, damage: int):
    less = Replacement(event=ev.TakesDamage(), amount=Minus(EventAmount(), 2000))
    scene = table()
    foe = scene.put("field", forward("Foe", 9000, abilities=(less,)), 1)
    scene.put("hand", summon("Bolt", fx.DealDamage(Target(), 3000, firm=firm), FORWARDS, cost=0))
    cast(main(scene), "Bolt", foe)
    assert scene.in_play(foe).damage == damage


@pytest.mark.clause("setcg", "11.13.5.1")
def test_another_card_takes_damage_in_place_of_the_one_that_it_was_dealt_to():
    taking = Replacement(event=ev.TakesDamage(All((InZone(("field",)), Other()))), onto=This())
    scene = table()
    taker = scene.put("field", forward("Taker", 9000, abilities=(taking,)))
    foe = scene.put("field", forward("Foe", 9000), 1)
    scene.put("hand", bolt(3000, cost=0))
    cast(main(scene), "Bolt", foe)
    assert (scene.in_play(taker).damage, scene.in_play(foe).damage) == (3000, 0)
