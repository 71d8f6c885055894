"""Forwards of the Square Enix system that watch others attack, block and be damaged in battle."""

import pytest

from rules.games.setcg.nodes import Breaks, DamagedInBattle
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Activated, Triggered
from rules.language.filters import All, Controlled, HasTarget, InZone, Named
from rules.language.references import Target
from tests.rules.printed import written
from tests.rules.setcg.play.made_up import bolt, forward, summon, table
from tests.rules.setcg.printed.scenes import main, resolve

RAIN = summon("Rain", fx.NOTHING, cost=0)


@pytest.mark.clause("setcg", "10.1.4.2")
@pytest.mark.clause("setcg", "10.1.2.4")
@pytest.mark.parametrize(
    ("event", "name"),
    [
        (ev.Attacks, "Knight"),
        (ev.Blocks, "Foe"),
        (ev.Blocked, "Knight"),
        (DamagedInBattle, "Foe"),
        (ev.DealsDamage, "Knight"),
        (Breaks, "Knight"),
    ],
)
@pytest.mark.parametrize("watched", [True, False])
def test_a_forward_watches_what_another_does_in_an_attack(
    event: type[ev.Attacks], name: str, watched: bool
) -> None:
    scene = table(20)
    owl = written("setcg", Triggered(event(Named(name if watched else "Rat")), fx.Draw(3)))
    scene.put("field", forward("Knight", 9000))
    scene.put("field", forward("Owl", abilities=owl), rested=True)
    scene.put("field", forward("Foe", 1000), 1)
    for player in (0, 1):
        scene.put("hand", RAIN, player)
    hand = len(scene.cards("hand"))
    scene.begin("attack declaration").answer("attack", "Knight").do("pass", "pass")
    while scene.ask.kind != "block":
        scene.answer("pass")
    scene.answer("block", "Foe")
    while scene.state.active == 0 and scene.ask.kind not in ("attack", "main"):
        scene.answer("pass")
    assert len(scene.cards("hand")) - hand == (3 if watched else 0)


@pytest.mark.clause("setcg", "11.9.3")
@pytest.mark.parametrize("once", [True, False])
def test_cards_discarded_at_once_count_as_one_only_where_that_is_said(once: bool) -> None:
    event = ev.Discards(Controlled("opponent"))
    owl = written("setcg", Triggered(ev.AtOnce(event) if once else event, fx.Draw(1)))
    scene = table(20)
    scene.put("field", forward("Owl", abilities=owl))
    for name in ("One", "Two", "Three"):
        scene.put("hand", forward(name), 1)
    scene.put("hand", summon("Purge", fx.DiscardHand("opponent"), cost=0))
    resolve(main(scene).answer("summon", "Purge"))
    while scene.state.pending:
        resolve(scene) if scene.offers("pass") else scene.game.answer(0)
    assert len(scene.cards("hand")) == 2 + (1 if once else 4), "Rain and Imp lie there, and what was drawn"


@pytest.mark.clause("setcg", "11.2.3")
@pytest.mark.parametrize("name", ["Knight", "Rat"])
def test_a_summon_is_found_by_the_card_that_it_chose(name: str) -> None:
    wanted = All((InZone(("stack",)), HasTarget(All((InZone(("field",)), Named("Knight"))))))
    owl = written("setcg", Activated(fx.Cancel(Target()), targets=(wanted,)))
    scene = table(20)
    cards = {one: scene.put("field", forward(one, 9000), 1) for one in ("Knight", "Rat")}
    scene.put("field", forward("Owl", abilities=owl), 1)
    scene.put("hand", bolt(2000, cost=0))
    main(scene).answer("summon", "Bolt").answer("choose", cards[name]).answer("pass")
    assert scene.offers("use", "Owl") is (name == "Knight")
    if name == "Knight":
        scene.answer("use", "Owl", by=1)
    resolve(scene)
    assert scene.in_play(cards[name]).damage == (0 if name == "Knight" else 2000)
