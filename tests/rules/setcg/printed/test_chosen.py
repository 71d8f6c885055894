"""What real cards do as they are chosen, and what they cancel on the stack (11.7.5, 11.9, 11.12)."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.changes import AddStats, ChangeController
from rules.language.conditions import Is
from rules.language.costs import Cost, DiscardCards, Pay, RestThis
from rules.language.durations import ALWAYS
from rules.language.events import AnyEvent, Attacks, By, During, Nth, Plays, Targeted
from rules.language.filter_shorthand import cards
from rules.language.filters import Filter, HasStatus, Not, OfType
from rules.language.references import Cause, Controller, OtherThan, Subject, Target, This
from tests.rules.scenes import Scene
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, bolt, forward, other, summon, table
from tests.rules.setcg.printed.scenes import (
    FIELD,
    FOE,
    entering,
    main,
    read,
    resolve,
    strength,
)

THEIRS = cards(whose="opponent")
SUMMONS = cards(types=("summon",), whose="opponent")
ABILITIES = cards(Not(OfType(frozenset({"summon"}))), whose="opponent")
BY_FOE = By(Targeted(), THEIRS)
SHOOT = Activated(fx.DealDamage(Target(), 1000), Cost(), targets=(FORWARDS,))
ARCHER = backup("Archer", abilities=(SHOOT,))


def aimed(scene: Scene, by: str, at: int, player: int = 0) -> Scene:
    """Choose a Forward by a Summon or by an ability of the turn player, up to the next question."""
    scene.put("hand", bolt(1000, cost=0), player)
    scene.put("field", ARCHER, player)
    scene.put("field", forward("Decoy", 9000), 1 - player)
    main(scene, active=player)
    scene.answer("summon", "Bolt") if by == "Summon" else scene.answer("use", "Archer")
    return scene.answer("choose", at)


@pytest.mark.clause("setcg", "11.7.5")
@pytest.mark.clause("setcg", "11.7.11")
@pytest.mark.parametrize(("by", "owner"), [("Summon", 1), ("ability", 1), ("ability", 0)])
def test_who_chooses_a_reaper_of_the_opponent_discards_before_that_resolves(by: str, owner: int) -> None:
    reaps = Triggered(BY_FOE, fx.Discard(1, OtherThan(Controller(This()))))
    scene = table()
    reaper = scene.put("field", forward("Reaper", 9000, abilities=read("2-039C", reaps)), owner)
    scene.put("hand", WOOD)
    aimed(scene, by, reaper)
    if owner == 1:
        assert [scene.state.cards[one.card].name for one in scene.state.pending][-1] == "Reaper"
        scene.do("pass", "pass").answer("choose", "Wood")
    else:
        assert len(scene.state.pending) == 1
    resolve(scene)
    assert scene.in_play(reaper).damage == 1000


@pytest.mark.clause("setcg", "11.7.5")
@pytest.mark.parametrize(("cause", "by", "grown"), [(SUMMONS, "Summon", 2000), (SUMMONS, "ability", 0)])
def test_a_tiger_grows_as_a_summon_chooses_it(cause: Filter, by: str, grown: int) -> None:
    grows = Triggered(By(Targeted(), cause), fx.Modify(This(), (AddStats((2000,)),)))
    scene = table()
    tiger = scene.put("field", forward("Tiger", 9000, abilities=read("2-039C", grows)), 1)
    resolve(aimed(scene, by, tiger))
    assert strength(scene, tiger) == 9000 + grown


@pytest.mark.parametrize("by", ["Summon", "ability"])
def test_a_rebel_goes_over_to_who_chose_it_by_an_ability(by: str) -> None:
    leaves = fx.Modify(This(), (ChangeController("opponent"),), ALWAYS)
    scene = table()
    abilities = read("24-090L", Triggered(By(Targeted(), ABILITIES), leaves))
    leon = scene.put("field", forward("Leon", 9000, abilities=abilities), 1)
    resolve(aimed(scene, by, leon))
    assert scene.in_play(leon).controller == (1 if by == "Summon" else 0)


@pytest.mark.parametrize(("paid", "damage"), [(True, 1000), (False, 0)])
@pytest.mark.parametrize("by", ["Summon", "ability"])
def test_a_queens_guard_cancels_what_chooses_it_unless_the_opponent_discards(
    paid: bool, damage: int, by: str
) -> None:
    unless = fx.IfPaid(Cost((DiscardCards(1),)), fx.NOTHING, fx.Cancel(Cause()), by="opponent")
    scene = table()
    kuja = scene.put("field", forward("Kuja", 9000, abilities=read("26-026R", Triggered(BY_FOE, unless))), 1)
    scene.put("hand", WOOD)
    aimed(scene, by, kuja).do("pass", "pass")
    assert scene.ask.player == 0
    scene.answer("yes" if paid else "no")
    if paid:
        scene.answer("discard", "Wood")
    resolve(scene)
    assert scene.in_play(kuja).damage == damage
    assert ("Bolt" in scene.names("break zone")) is (by == "Summon")


@pytest.mark.clause("setcg", "11.12.10")
def test_only_the_first_choice_of_a_turn_is_cancelled() -> None:
    first = Triggered(Nth(BY_FOE, 1), fx.Cancel(Cause()))
    scene = table()
    illua = scene.put("field", forward("Illua", 9000, abilities=read("5-099H", first)), 1)
    resolve(aimed(scene, "Summon", illua))
    assert scene.in_play(illua).damage == 0
    resolve(scene.answer("use", "Archer").answer("choose", illua))
    assert scene.in_play(illua).damage == 1000


@pytest.mark.clause("setcg", "11.2.11")
@pytest.mark.parametrize(("active", "drawn"), [(1, 1), (0, 0)])
def test_a_princess_draws_as_she_is_chosen_in_the_opponents_turn_once(active: int, drawn: int) -> None:
    draws = Triggered(During(Targeted(), "opponent"), fx.May(fx.Draw(1)), once_a_turn=True)
    scene = table()
    sarah = scene.put("field", forward("Sarah", 9000, abilities=read("26-026R", draws)))
    aimed(scene, "Summon", sarah, active)
    while scene.state.pending:
        scene.answer("yes") if scene.offers("yes") else scene.answer("pass")
    assert len(scene.cards("deck")) == 10 - drawn


def test_a_behemoth_breaks_the_forward_whose_ability_chose_it() -> None:
    breaks = Triggered(By(Targeted(), cards(types=("forward",))), fx.Destroy(Cause()))
    scene = table()
    behemoth = scene.put("field", forward("Behemoth", 9000, abilities=read("24-090L", breaks)), 1)
    scene.put("field", forward("Sniper", abilities=(SHOOT,)))
    main(scene).answer("use", "Sniper").answer("choose", behemoth)
    scene.do("pass", "pass")
    assert "Sniper" in scene.names("break zone")
    resolve(scene)
    assert scene.in_play(behemoth).damage == 1000, "its ability was on the stack already"


AUTO = cards(HasStatus("waiting with an auto-ability"), zones=(*FIELD, "break zone"))


@pytest.mark.clause("setcg", "11.6.2")
@pytest.mark.parametrize("kind", ["auto", "action"])
def test_a_sarah_cancels_an_auto_ability_and_no_action_ability(kind: str) -> None:
    unless = fx.IfPaid(Cost((Pay(2),)), fx.NOTHING, fx.Cancel(Target()), by="opponent")
    theirs = cards(HasStatus("waiting with an auto-ability"), zones=FIELD, whose="opponent")
    stops = Activated(unless, Cost((RestThis(),)), targets=(theirs,))
    scene = table()
    scene.put("field", forward("Sarah", abilities=read("19-024L", stops)), 1)
    scene.put("hand", forward("Herald", cost=0, abilities=(entering(fx.Draw(1)),)))
    scene.put("field", backup("Scribe", abilities=(Activated(fx.Draw(1), Cost((RestThis(),))),)))
    main(scene)
    scene.answer("play", "Herald") if kind == "auto" else scene.answer("use", "Scribe")
    scene.answer("pass")
    assert scene.offers("use", "Sarah") is (kind == "auto")
    if kind == "auto":
        scene.answer("use", "Sarah").do("pass", "pass")
        if scene.ask.kind == "may_pay":
            scene.answer("no")
    resolve(scene)
    assert len(scene.cards("deck")) == (10 if kind == "auto" else 9)


def test_a_summon_cancels_an_auto_ability_and_burns_the_forward_that_it_came_from() -> None:
    forward_of_it = fx.If(Is(Target(), cards(types=("forward",))), fx.DealDamage(Target(), 8000))
    ends = Spell(fx.Do((fx.Cancel(Target()), forward_of_it)), targets=(AUTO,))
    scene = table()
    scene.put("hand", other("summon", "Amaterasu", cost=0, abilities=read("12-002H", ends)), 1)
    scene.put("hand", forward("Herald", 9000, cost=0, abilities=(entering(fx.Draw(1)),)))
    main(scene).answer("play", "Herald").answer("pass").answer("summon", "Amaterasu")
    resolve(scene)
    herald = scene.cards("field")[0]
    assert (scene.in_play(herald).damage, len(scene.cards("deck"))) == (8000, 10)


@pytest.mark.clause("setcg", "11.2.2")
def test_a_summon_that_was_cast_is_cancelled_by_who_waited_for_it() -> None:
    sees = Triggered(
        Plays(cards(types=("summon",))),
        fx.IfYouDo(fx.MoveTo(This(), "break zone"), fx.Cancel(Subject())),
    )
    scene = table()
    scene.put("field", other("monster", "Clione", abilities=read("4-125C", sees)), 1)
    scene.put("hand", summon("Well", fx.Draw(1), cost=0))
    resolve(main(scene).answer("summon", "Well"))
    assert len(scene.cards("deck")) == 10
    assert (scene.names("break zone"), scene.names("break zone", 1)) == (["Well"], ["Clione"])


def test_those_who_attack_or_are_chosen_by_the_opponent_do_the_same() -> None:
    burns = fx.DealDamage(Target(), 10000)
    both = Triggered(AnyEvent((Attacks(), BY_FOE)), burns, targets=(FOE,))
    scene = table()
    aeon = scene.put("field", forward("Aeon", 9000, abilities=read("11-015L", both)), 1)
    foe = scene.put("field", forward("Foe", 9000))
    resolve(aimed(scene, "ability", aeon))
    assert scene.zone_of(foe) == "break zone"


@pytest.mark.parametrize(("jobs", "woken"), [(("Sky Pirate",), True), ((), False)])
def test_backups_wake_as_a_pirate_beside_them_is_chosen(jobs: tuple[str, ...], woken: bool) -> None:
    pirate = cards(zones=FIELD, whose="you", races=("Sky Pirate",))
    backups = cards(zones=FIELD, types=("backup",))
    wakes = Triggered(By(Targeted(pirate), THEIRS), fx.Recover(Target()), targets=(backups,), least=0)
    scene = table()
    scene.put("field", forward("Penelo", 9000, abilities=read("14-125L", wakes)), 1)
    vaan = scene.put("field", forward("Vaan", 9000, jobs=jobs), 1)
    clerk = scene.put("field", backup("Clerk"), 1, rested=True)
    aimed(scene, "Summon", vaan)
    if woken:
        scene.answer("choose", clerk)
    resolve(scene)
    assert scene.in_play(clerk).rested is not woken
