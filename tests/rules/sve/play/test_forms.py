"""The forms in which abilities are written (10.1.1, 10.2.1.3.1, 10.4.7.1, 5.17.1.1), and what each does."""

import pytest

from rules.dialects import terms_of
from rules.games.sve.payment_rites import EARTH_RITE
from rules.language.abilities import Ability, Activated, Mode, Replacement, Spell, Static, Triggered
from rules.language.changes import AddStats
from rules.language.costs import Cost, DiscardCards, Pay
from rules.language.effects import ChangeLife, DealDamageToPlayer, Destroy, Do, Draw
from rules.language.events import Enters, Moment, PlayerTakesDamage
from rules.language.filter_shorthand import cards
from rules.language.references import Target
from rules.language.words import say
from tests.rules.printed import written
from tests.rules.scenes import Scene
from tests.rules.sve.play.made_up import (
    ANT,
    BEAR,
    ENEMY,
    OWN,
    WOLF,
    amulet,
    card,
    follower,
    points,
    spell,
    table,
)

TERMS = terms_of("sve")


def said(*abilities: Ability) -> str:
    """Return abilities in words, after the game has taken them."""
    return " ".join(say(ability, TERMS) for ability in written("sve", *abilities))


@pytest.mark.clause("sve", "10.1.1.1.1")
def test_what_is_written_as_a_cost_and_an_effect_is_done_when_a_player_pays_for_it() -> None:
    prays = Activated(ChangeLife(3), Cost((Pay(2, "play points"),)))
    assert said(prays) == "Pay 2 play points: gain 3 leader's defense."
    scene = table(5)
    scene.put("field", amulet("Altar", abilities=(prays,)))
    scene.put("field", WOLF)
    scene.begin("main phase")
    assert (scene.life(), scene.offered("activate")) == (20, ["Altar"]), "nothing is done unless it is played"
    scene.answer("activate", "Altar")
    assert (scene.life(), points(scene)) == (23, 3)
    scene.answer("activate", "Altar")
    assert not scene.offers("activate"), "one point does not pay for it"


@pytest.mark.clause("sve", "10.1.1.2.1")
def test_what_is_written_with_an_event_is_done_each_time_that_happens_and_at_no_other() -> None:
    hums = Triggered(Enters(OWN), ChangeLife(1))
    wakes = Triggered(Moment("end phase", "you"), ChangeLife(10))
    assert said(hums).startswith("When a follower you control")
    assert said(wakes) == "When your end phase begins, gain 10 leader's defense."
    scene = table(5)
    scene.put("field", amulet("Organ", abilities=(hums, wakes)))
    scene.put("hand", ANT)
    scene.put("hand", BEAR)
    scene.put("hand", spell("Song", Draw(1)))
    scene.begin("main phase")
    assert not scene.offers("activate"), "nobody plays it of their own accord"
    for name, life in (("Ant", 21), ("Song", 21), ("Bear", 22)):
        assert scene.answer("play", name).life() == life
    scene.until("main", 1)
    assert scene.life() == 32


@pytest.mark.clause("sve", "10.1.1.3.1")
def test_what_is_written_in_neither_form_is_so_all_the_time() -> None:
    leads = Static((AddStats((2, 0)),), affects=cards(OWN, other=True))
    words = said(leads)
    assert ":" not in words
    assert not words.startswith(("When", "At the start"))
    scene = table(5)
    scene.put("field", follower("Marshal", abilities=(leads,)), entered=5)
    wolf = scene.put("field", WOLF)
    scene.begin("main phase")
    assert (scene.offers("activate"), scene.state.pending) == (False, []), "it is not played, by anybody"
    scene.answer("attack", wolf, -1)
    assert scene.life(1) == 15, "three and two"


@pytest.mark.clause("sve", "10.2.1.3.1")
def test_what_is_written_with_instead_happens_in_place_of_the_event() -> None:
    mirrors = Replacement(PlayerTakesDamage("you"), Draw(2))
    assert "instead" in said(mirrors)
    scene = table(5)
    scene.put("field", amulet("Mirror", abilities=(mirrors,)))
    scene.put("field", WOLF)
    for name, effect in (("Burn", DealDamageToPlayer(4, "you")), ("Rot", ChangeLife(-4))):
        scene.put("hand", spell(name, effect))
    scene.begin("main phase").answer("play", "Burn")
    assert (scene.life(), scene.names("hand")) == (20, ["Rot", "Filler", "Filler"])
    scene.answer("play", "Rot")
    assert (scene.life(), scene.names("hand")) == (16, ["Filler", "Filler"]), "that is no damage"


def arriving(ability: Ability) -> Scene:
    """Return a scene in which a follower with this ability has just been played, with a spell in hand."""
    written("sve", ability)
    scene = table(5)
    scene.put("field", amulet("Sigil", "Stack"), counters={"Stack": 2})
    scene.put("hand", spell("Song", Draw(1)))
    scene.put("hand", follower("Bard", abilities=(ability,)))
    return scene.begin("main phase").answer("play", "Bard")


@pytest.mark.clause("sve", "10.4.7.1")
def test_a_keyword_in_front_of_a_colon_costs_nothing() -> None:
    scene = arriving(Triggered(Enters(), ChangeLife(2), clause="12.4.1"))
    assert (scene.ask.kind, scene.life(), scene.names("hand")) == ("main", 22, ["Song"])


@pytest.mark.clause("sve", "10.4.7.1")
@pytest.mark.parametrize(("answer", "life", "hand"), [("yes", 22, []), ("no", 20, ["Song"])])
def test_a_cost_after_a_keyword_is_paid_or_not(answer: str, life: int, hand: list[str]) -> None:
    scene = arriving(Triggered(Enters(), ChangeLife(2), Cost((DiscardCards(1),)), clause="12.4.1"))
    assert scene.ask.kind == "pay_cost"
    scene.answer(answer)
    assert (scene.life(), scene.names("hand")) == (life, hand)


@pytest.mark.clause("sve", "10.4.7.1")
@pytest.mark.parametrize(("answer", "life", "left"), [("yes", 22, 1), ("no", 20, 2)])
def test_earth_rite_in_front_of_a_colon_is_itself_a_cost(answer: str, life: int, left: int) -> None:
    scene = table(5)
    sigil = scene.put("field", amulet("Sigil", "Stack"), counters={"Stack": 2})
    rite = written("sve", Spell(ChangeLife(2), clause=EARTH_RITE))
    scene.put("hand", card("Rite", ("spell",), abilities=rite))
    scene.begin("main phase").answer("play", "Rite")
    assert scene.ask.kind == "earth_rite"
    scene.answer(answer)
    assert (scene.life(), scene.in_play(sigil).counters) == (life, {"Stack": left})


@pytest.mark.clause("sve", "5.17.1.1")
@pytest.mark.parametrize(("number", "life", "hand", "foes"), [(0, 22, 2, 1), (1, 25, 0, 0)])
def test_an_option_is_all_that_stands_up_to_the_next_one_or_the_end(
    number: int, life: int, hand: int, foes: int
) -> None:
    first = Mode(Do((Draw(2), ChangeLife(2))))
    last = Mode(Do((Destroy(Target()), ChangeLife(5))), (ENEMY,))
    edict = Spell(modes=(first, last))
    words = said(edict)
    opening, *options = words.split(" • ")
    assert opening.startswith("Choose one of these")
    assert [one.count(".") for one in options] == [2, 2]
    scene = table(5)
    scene.put("field", BEAR, 1)
    scene.put("field", WOLF)
    scene.put("hand", card("Edict", ("spell",), abilities=(edict,)))
    scene.begin("main phase").answer("play", "Edict").answer("choose", other=number)
    assert (scene.life(), len(scene.cards("hand")), len(scene.cards("field", 1))) == (life, hand, foes)
