"""Options with targets of their own, and players among those that are chosen, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Ability, Activated, Mode, Spell, Way
from rules.language.amounts import Count, Share, X
from rules.language.conditions import There
from rules.language.costs import Cost, DiscardCards, Pay, PayX
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, CostIs, IsPlayer
from rules.language.references import Target, TargetPlayer
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.setcg.play import keyword_abilities
from tests.rules.setcg.play.made_up import FORWARDS, WOOD, backup, forward, other, table, when

THEIRS = cards(zones=("field",), types=frozenset({"forward"}), whose="opponent")
MODES = (Mode(fx.Destroy(Target()), (THEIRS,)), Mode(fx.Draw(1)), Mode(fx.Draw(3)))
IMP = forward("Imp", cost=0)
"""A card that can always be played, so that the main phase goes on."""
DEALT = fx.Do((fx.DealDamage(Target(0), Share(0)), fx.DealDamage(Target(1), Share(1))))
DISCARD = Cost((DiscardCards(1),))
VERBS = {"summon": "summon", "action": "use", "auto": "play", "flash": "use", "way": "play"}
KINDS = pytest.mark.parametrize(
    "kind",
    [
        pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.5")),
        pytest.param("action", marks=pytest.mark.clause("setcg", "11.7.6")),
        pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.8")),
        pytest.param("flash", marks=pytest.mark.clause("setcg", "11.7.6")),
        pytest.param("way", marks=pytest.mark.clause("setcg", "11.3.3")),
    ],
)


def with_text(kind: str, effect: fx.Effect = fx.NOTHING, **more: object) -> Scene:
    """Return a scene in which a summon, an ability or what a character does as it comes can be played."""
    scene = table()
    scene.put("hand", IMP)
    text: Ability
    if kind == "summon":
        scene.put("hand", other("summon", "Subject", cost=0, abilities=(Spell(effect, **more),)))  # type: ignore[arg-type]
    elif kind == "action":
        scene.put("field", forward("Subject", abilities=(Activated(effect, **more),)))  # type: ignore[arg-type]
    elif kind == "flash":
        scene.put(
            "hand", forward("Subject", cost=9, abilities=(keyword_abilities.flash(effect, Cost(), **more),))
        )  # type: ignore[arg-type]
    else:
        text = Way(effect, **more) if kind == "way" else when("enters", effect, **more)  # type: ignore[arg-type]
        scene.put("hand", forward("Subject", cost=0, abilities=(text,)))
    return scene


def played(scene: Scene, kind: str) -> Scene:
    return scene.begin("main 1").answer(VERBS[kind], "Subject")


def done(scene: Scene) -> Scene:
    """Let everything on the stack resolve."""
    while scene.state.pending:
        scene.answer("pass")
    return scene


@KINDS
def test_an_option_is_chosen_and_then_its_own_target(kind: str) -> None:
    scene = with_text(kind, modes=MODES)
    foes = [scene.put("field", forward(name), 1) for name in ("Foe", "Fiend")]
    played(scene, kind)
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("choose_effect", [0, 1, 2])
    scene.answer("choose", other=0)
    assert scene.ask.kind == "choose"
    done(scene.answer("choose", foes[1]))
    assert [scene.zone_of(foe) for foe in foes] == ["field", "break zone"]
    assert len(scene.cards("deck")) == 10, "the other options are not there"


@pytest.mark.parametrize("kind", ["summon", "action", "auto", "flash"])
@pytest.mark.clause("setcg", "11.2.12")
@pytest.mark.clause("setcg", "11.7.12")
@pytest.mark.clause("setcg", "11.9.4")
def test_an_option_with_nothing_to_choose_is_not_offered(kind: str) -> None:
    scene = played(with_text(kind, modes=MODES), kind)
    assert [option.other for option in scene.ask.options] == [1, 2]
    done(scene.answer("choose", other=2))
    assert len(scene.cards("deck")) == 7
    bare = with_text(kind, modes=MODES, choose=3)
    if kind == "auto":
        played(bare, kind)
        assert (bare.state.pending, len(bare.cards("deck"))) == ([], 10)
    else:
        assert not bare.begin("main 1").offers(VERBS[kind], "Subject")


@pytest.mark.clause("setcg", "11.2.12")
@pytest.mark.parametrize("spell", [(), (Spell(fx.Draw(1)),)], ids=["alone", "besides"])
@pytest.mark.parametrize("foes", [0, 1])
def test_a_summon_is_offered_only_with_all_that_it_does_for_nothing_besides(
    spell: tuple[Ability, ...], foes: int
) -> None:
    aimed = (Mode(fx.Destroy(Target()), (THEIRS,)), Mode(fx.Rest(Target()), (THEIRS,)))
    scene = table()
    scene.put("hand", IMP)
    scene.put("hand", other("summon", "Subject", cost=0, abilities=(*spell, Way(modes=aimed))))
    scene.fill("field", forward("Foe"), foes, 1)
    scene.begin("main 1")
    assert scene.offers("summon", "Subject") is bool(foes)
    if foes:
        done(scene.answer("summon", "Subject").answer("choose", other=0))
        assert scene.names("break zone", 1) == ["Foe"]


@KINDS
def test_two_of_three_options_are_carried_out(kind: str) -> None:
    scene = with_text(kind, modes=MODES, choose=2)
    foe = scene.put("field", forward("Foe"), 1)
    done(played(scene, kind).answer("choose", other=1).answer("choose", other=0))
    assert (scene.zone_of(foe), len(scene.cards("deck"))) == ("break zone", 9)


@pytest.mark.clause("setcg", "11.12.4.1")
@pytest.mark.parametrize("choose", [1, 2])
def test_of_effects_that_choose_nothing_an_auto_ability_has_one_only_as_it_resolves(choose: int) -> None:
    draws = tuple(Mode(fx.Draw(number)) for number in (1, 2, 4))
    scene = with_text("auto", modes=draws, choose=choose)
    scene.put("hand", other("summon", "Rain", cost=0, abilities=(Spell(fx.Draw(1)),)))
    played(scene, "auto")
    assert (scene.ask.kind, len(scene.state.pending)) == ("main", 1)
    scene.answer("pass")
    assert (scene.ask.kind, scene.ask.player, scene.ask.clause) == ("choose_effect", 0, "11.12.4.1")
    scene.answer("choose", other=2)
    if choose == 2:
        scene.answer("choose", other=1)
    assert (scene.ask.kind, len(scene.cards("deck"))) == ("main", 6 if choose == 1 else 4)


BESIDES = {
    "an option": (Way(cost=DISCARD, modes=(Mode(fx.Draw(4)), Mode(fx.Draw(5))), name="more"), 5),
    "an aimed option": (Way(cost=DISCARD, modes=MODES, name="more"), 8),
    "a target": (Way(fx.Destroy(Target()), DISCARD, targets=(THEIRS,), name="more"), 9),
}
"""What is paid for besides drawing a card, and how many cards are left in the deck then."""


@pytest.mark.parametrize("what", BESIDES)
@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("summon", marks=pytest.mark.clause("setcg", "11.2.5")),
        pytest.param("action", marks=pytest.mark.clause("setcg", "11.7.6")),
        pytest.param("auto", marks=pytest.mark.clause("setcg", "11.9.8")),
    ],
)
@pytest.mark.clause("setcg", "11.2.3")
@pytest.mark.clause("setcg", "11.7.5")
def test_what_is_paid_for_besides_has_options_and_targets_of_its_own(kind: str, what: str) -> None:
    more, left = BESIDES[what]
    scene = table()
    for card in (IMP, WOOD):
        scene.put("hand", card)
    foe = scene.put("field", forward("Foe"), 1)
    if kind == "summon":
        scene.put("hand", other("summon", "Subject", cost=0, abilities=(Spell(fx.Draw(1)), more)))
    elif kind == "action":
        scene.put("field", forward("Subject", abilities=(Activated(fx.Draw(1), ways=(more,)),)))
    else:
        scene.put("hand", forward("Subject", cost=0, abilities=(when("enters", fx.Draw(1), ways=(more,)),)))
    played(scene, kind)
    while scene.offers("yes"):
        scene.answer("yes")
    if more.modes:
        assert [option.other for option in scene.ask.options] == list(range(len(more.modes)))
        scene.answer("choose", other=0 if what == "an option" else 1)
    if scene.ask.kind == "discard_for_cost":
        scene.answer("discard", "Wood")
    done(scene)
    assert (len(scene.cards("deck")), scene.zone_of(foe)) == (
        left,
        "break zone" if what == "a target" else "field",
    )


@pytest.mark.clause("setcg", "11.11.3")
def test_the_options_of_an_ex_burst_are_chosen_too() -> None:
    scene = table()
    burst = other("summon", "Burst", marks=("ex burst",), abilities=(Spell(modes=MODES),))
    scene.put("deck", burst, 1)
    foe = scene.put("field", forward("Foe"))
    scene.put(
        "hand", other("summon", "Spark", cost=0, abilities=(Spell(fx.DealDamageToPlayer(1, "opponent")),))
    )
    scene.begin("main 1").answer("summon", "Spark").until("ex_burst", 1).answer("yes")
    assert (scene.ask.kind, scene.ask.player) == ("choose_effect", 1)
    scene.answer("choose", other=0)
    assert scene.zone_of(foe) == "break zone"


EITHER = AnyOf((FORWARDS, IsPlayer("opponent")))


@pytest.mark.parametrize("kind", ["summon", "action", "auto", "way"])
@pytest.mark.clause("setcg", "11.2.3")
@pytest.mark.clause("setcg", "11.7.5")
@pytest.mark.clause("setcg", "11.9.8")
def test_a_forward_or_a_player_is_chosen_where_the_text_says_so(kind: str) -> None:
    burn = fx.Do((fx.Destroy(Target()), fx.DealDamageToPlayer(1, TargetPlayer())))
    for place, zone, dealt in ((0, "break zone", 0), (-1, "field", 1)):
        scene = with_text(kind, burn, targets=(EITHER,))
        foe = scene.put("field", forward("Foe"), 1)
        played(scene, kind)
        chosen = next(
            number
            for number, option in enumerate(scene.ask.options)
            if (option.card == foe if place == 0 else option.card < 0)
        )
        scene.game.answer(chosen)
        done(scene)
        assert (scene.zone_of(foe), len(scene.cards("damage zone", 1))) == (zone, dealt)


@pytest.mark.clause("setcg", "11.9.12")
def test_an_auto_ability_with_options_divides_among_its_own_targets() -> None:
    modes = (Mode(fx.Rest(Target()), (THEIRS,)), Mode(fx.Draw(1)))
    scene = with_text("auto", DEALT, targets=(THEIRS, THEIRS), divides=5, modes=modes)
    foes = [scene.put("field", forward(name, 9000), 1) for name in ("Foe", "Fiend")]
    played(scene, "auto").answer("choose", foes[0]).answer("choose", other=0).answer("choose", foes[1])
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("divide", [4, 3, 2, 1])
    done(scene.answer("allot", foes[0], 4))
    assert [scene.in_play(foe).damage for foe in foes] == [4, 1]
    assert scene.in_play(foes[1]).rested


@pytest.mark.clause("setcg", "11.2.6")
def test_x_is_no_less_than_the_cost_of_what_was_chosen_asks() -> None:
    small = cards(CostIs("<=", X()), zones=("field",), types=frozenset({"forward"}), whose="opponent")
    scene = table()
    snipe = other("summon", "Snipe", cost=0, x=1, abilities=(Spell(fx.Destroy(Target()), targets=(small,)),))
    scene.put("hand", snipe)
    foe = scene.put("field", forward("Foe", cost=2), 1)
    scene.put("field", forward("Titan", cost=9), 1)
    for _ in range(2):
        scene.put("hand", WOOD)
    scene.begin("main 1").answer("summon", "Snipe")
    assert (scene.ask.kind, [option.other for option in scene.ask.options]) == ("choose_x", [2, 3, 4])
    scene.answer("x", other=2)
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    done(scene)
    assert scene.zone_of(foe) == "break zone"


@pytest.mark.clause("setcg", "11.7.7")
def test_an_x_that_a_text_tells_is_not_asked_for() -> None:
    scene = table()
    text = Activated(fx.Draw(X()), Cost((PayX(),)), x=Count(THEIRS))
    scene.put("field", forward("Subject", abilities=(text,)))
    scene.put("hand", WOOD)
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    scene.begin("main 1").answer("use", "Subject")
    done(scene)
    assert ("Wood" in scene.names("break zone"), len(scene.cards("deck"))) == (True, 8)


@pytest.mark.clause("setcg", "11.7.7")
@pytest.mark.parametrize("clerks", [1, 2])
def test_cp_for_an_x_that_a_text_tells_is_asked_of_who_has_that_much(clerks: int) -> None:
    scene = table()
    text = Activated(fx.Draw(X()), Cost((Pay(X()),)), x=Count(THEIRS))
    scene.put("field", forward("Subject", abilities=written("setcg", text)))
    scene.fill("field", backup("Clerk"), clerks)
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name), 1)
    scene.put("hand", forward("Gleam", cost=0, element="shine"))
    assert scene.begin("main 1").offers("use", "Subject") is (clerks == 2)


@pytest.mark.clause("setcg", "11.11.3")
def test_an_ex_burst_does_as_much_as_the_x_that_its_text_tells() -> None:
    scene = table()
    draws = Spell(fx.Draw(X()), x=Count(THEIRS))
    scene.put("deck", other("summon", "Burst", marks=("ex burst",), abilities=(draws,)), 1)
    for name in ("Foe", "Fiend"):
        scene.put("field", forward(name))
    scene.put("hand", other("summon", "Spark", cost=0, abilities=(Spell(fx.DealDamageToPlayer(1)),)))
    scene.put("hand", IMP)
    scene.begin("main 1").answer("summon", "Spark").until("ex_burst", 1).answer("yes")
    assert len(scene.cards("hand", 1)) == 2


@pytest.mark.clause("setcg", "11.3.4")
def test_what_is_paid_besides_has_its_own_options_and_targets() -> None:
    more = Way(cost=Cost((DiscardCards(1),)), modes=MODES, name="more")
    scene = table()
    scene.put("hand", forward("Subject", cost=0, abilities=(more,)))
    scene.put("hand", WOOD)
    foe = scene.put("field", forward("Foe"), 1)
    scene.begin("main 1").answer("play", "Subject").answer("yes").answer("choose", other=0)
    assert (scene.zone_of(foe), "Wood" in scene.names("break zone")) == ("break zone", True)


@pytest.mark.clause("setcg", "11.12.4")
def test_what_a_summon_says_with_a_condition_is_carried_out_only_if_that_holds() -> None:
    for foes, drawn in ((1, 0), (2, 2)):
        scene = with_text("summon", fx.Draw(2), when=There(THEIRS, 2))
        for place in range(foes):
            scene.put("field", forward(f"Foe {place}"), 1)
        done(played(scene, "summon"))
        assert len(scene.cards("deck")) == 10 - drawn


@pytest.mark.clause("setcg", "11.3.4")
def test_another_cost_with_a_condition_is_offered_only_if_that_holds() -> None:
    free = Way(instead=True, name="free", when=There(THEIRS, 2))
    for foes, offered in ((1, False), (2, True)):
        scene = table()
        scene.put("hand", forward("Subject", cost=3, abilities=(free,)))
        scene.put("hand", IMP)
        for place in range(foes):
            scene.put("field", forward(f"Foe {place}"), 1)
        assert scene.begin("main 1").offers("play", "Subject") is offered


@pytest.mark.clause("setcg", "11.3.3")
@pytest.mark.parametrize(
    ("backups", "said", "dulled", "drawn"), [(2, "", 2, 1), (5, "yes", 2, 1), (5, "no", 5, 0)]
)
def test_a_way_that_only_saves_cp_is_taken_by_whoever_cannot_pay_without_it(
    backups: int, said: str, dulled: int, drawn: int
) -> None:
    scene = table()
    scene.put("hand", forward("Subject", cost=5, abilities=(Way(fx.Draw(1), less=3, name="cheaper"),)))
    scene.put("hand", IMP)
    paying = [scene.put("field", other("backup", f"Backup {place}")) for place in range(backups)]
    scene.begin("main 1").answer("play", "Subject")
    if said:
        scene.answer(said)
    while scene.ask.kind == "pay":
        scene.game.answer(0)
    done(scene)
    assert sum(scene.in_play(backup).rested for backup in paying) == dulled
    assert len(scene.cards("deck")) == 10 - drawn


@pytest.mark.clause("setcg", "11.7.6")
def test_an_option_may_need_fewer_targets_than_it_has():
    both = fx.Do((fx.Destroy(Target(0)), fx.Destroy(Target(1))))
    modes = (Mode(both, (THEIRS, THEIRS), least=0), Mode(fx.Draw(1)))
    scene = table()
    foes = [scene.put("field", forward(name), 1) for name in ("Ann", "Ben")]
    scene.put("hand", IMP)
    scene.put("field", forward("Hero", abilities=(Activated(fx.NOTHING, modes=modes),)))
    scene.begin("main 1").answer("use", "Hero")
    scene.game.answer(0)
    scene.answer("choose", "Ann")
    scene.answer("done")
    while scene.state.pending:
        scene.answer("pass")
    assert [scene.zone_of(foe) for foe in foes] == ["break zone", "field"]
