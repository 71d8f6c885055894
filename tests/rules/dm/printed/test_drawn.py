"""Printed abilities of Duel Masters that chance picked, and scenes of what they brought up."""

from random import Random

import pytest

from rules.engine.events import Revealed
from rules.games.dm.definitions import DuelistCard
from rules.language import effects as fx
from rules.language.abilities import Activated, Spell, Triggered
from rules.language.conditions import There
from rules.language.events import Enters
from rules.language.filter_shorthand import cards
from rules.language.references import Chosen, Each, It
from tests.rules.dm.play.cards import ANT, card, spell
from tests.rules.dm.play.scenes import scene
from tests.rules.dm.printed.bearers import THEIR_HAND, THEIR_MANA, YOUR_MANA, bearer
from tests.rules.dm.printed.drawn import DRAWN, TAPPED
from tests.rules.printed import printed, written


def drawn(card_id: str, name: str) -> DuelistCard:
    """Return a creature with what a card that was drawn prints."""
    return card(name, 1, 2000, abilities=printed("dm", card_id, *DRAWN[card_id]))


@pytest.mark.parametrize("card_id", DRAWN)
def test_it_is_said_and_played_on_to_some_end_whatever_players_answer(card_id: str) -> None:
    abilities = printed("dm", card_id, *DRAWN[card_id])
    casts = any(isinstance(one, Spell) for one in abilities)
    bearer = card("Bearer", 1, 0 if casts else 4000, types=("spell",) if casts else ("creature",))
    bearer.abilities = abilities
    bearer.sort_abilities()
    for seed in range(3):
        made = scene(8)
        for zone in ("hand", "graveyard", "mana zone") if casts else ("hand", "battle zone", "graveyard"):
            made.put(zone, bearer)
        for player in (0, 1):
            made.fill("hand", ANT, 2, player)
            made.fill("shield zone", ANT, 3, player)
            made.put("graveyard", ANT, player)
            for power in (1000, 3000, 6000):
                made.put("battle zone", card("Ox", 1, power, "Blocker", races=("Armored Dragon",)), player)
        made.put("hand", spell("Strike", 1, effect=fx.Destroy(Each(cards(zones=("battle zone",))))))
        before = len(made.state.cards)
        random = Random(seed)
        made.begin("main")
        for _ in range(40):
            if made.ending is None and made.state.turn < 7:
                made.game.answer(random.randrange(len(made.ask.options)))
        assert sum(map(len, made.state.zones)) == before, "no card is lost"


@pytest.mark.clause("dm", "101.2")
@pytest.mark.clause("dm", "602.3")
@pytest.mark.parametrize("banned", [True, False])
def test_nobody_uses_tap_abilities_while_a_creature_says_so(banned: bool) -> None:
    made = scene()
    monk = made.put("battle zone", drawn("ja-DM-14-7", "Monk"))
    if banned:
        made.put("battle zone", drawn("en-DM-11-39", "Lizard"), 1)
    made.begin("main").until("attack")
    assert made.offers("attack", monk)
    assert made.offers("activate", monk) is not banned


@pytest.mark.clause("dm", "110.4")
@pytest.mark.clause("dm", "602.1")
@pytest.mark.parametrize("mana", [6, 7])
def test_a_tap_ability_that_asks_for_mana_is_there_only_with_it(mana: int) -> None:
    draws = written("dm", Activated(fx.Draw(1), TAPPED, when=There(YOUR_MANA, 7)))
    made = scene(mana)
    monk = made.put("battle zone", card("Monk", 1, 2000, abilities=draws))
    made.begin("main").until("attack")
    assert made.offers("activate", monk) is (mana == 7)


@pytest.mark.clause("dm", "603.4")
@pytest.mark.parametrize(("power", "goes"), [(2000, True), (3000, False)])
def test_only_a_creature_weaker_than_the_attacker_returns_to_hand(power: int, goes: bool) -> None:
    fish = printed("dm", "ja-DM-14-48", *DRAWN["ja-DM-14-48"])
    made = scene()
    mine = made.put("battle zone", card("Fish", 1, 3000, abilities=fish))
    ox = made.put("battle zone", card("Ox", 1, power), 1)
    made.fill("shield zone", ANT, 2, 1)
    made.begin("attack").answer("attack", mine, -1)
    assert (made.zone_of(ox) == "hand") is goes


def test_a_look_at_shields_shows_them_to_nobody_else_and_no_longer() -> None:
    made = scene(8)
    made.record(Revealed)
    shields = made.fill("shield zone", ANT, 2, 1)
    made.put("hand", drawn("ja-DM-14-82", "Spy"))
    made.begin("main").answer("use", "Spy").until("may").answer("yes").answer("choose", other=1)
    assert not made.log, "the other player sees nothing"
    assert not made.state.shown
    assert [made.zone_of(one) for one in shields] == ["shield zone"] * 2


@pytest.mark.parametrize("said", ["yes", "no"])
def test_of_the_opponents_hand_that_is_seen_a_card_may_be_exchanged_for_one_of_their_mana(said: str) -> None:
    look = fx.Reveal(
        Each(THEIR_HAND), fx.May(fx.MoveTo(Chosen(THEIR_HAND, among=It()), "mana zone")), to="you"
    )
    swap = fx.IfYouDo(look, fx.MoveTo(Chosen(THEIR_MANA), "hand"))
    made = scene()
    ox = made.put("hand", card("Ox", 1, 3000), 1)
    root = made.put("mana zone", card("Root"), 1)
    made.put("hand", bearer("en-DM-10-49", Triggered(Enters(), swap)))
    made.begin("main").answer("use", "Bearer").answer(said)
    if said == "yes":
        made.until("choose_cards").answer("choose", root)
    assert (made.zone_of(ox), made.zone_of(root)) == (
        ("mana zone", "hand") if said == "yes" else ("hand", "mana zone")
    )
