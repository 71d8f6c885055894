"""What made-up sentences do that combine known phrases: cards seen, revealed, under a creature."""

import pytest

from rules.cards import Face
from rules.games.dm.reading.house import houses
from rules.language.abilities import Spell
from rules.language.effects import Effect
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import cast, scene, tap_first
from tests.rules.dm.play.test_stacks import stacked
from tests.rules.dm.printed.test_read_later import reader

LOOK = "Look at the top 3 cards of your deck."
REST = "Put the rest on the bottom of your deck in any order."


def done(text: str) -> Effect:
    """Return what a spell does."""
    (ability,) = houses()["en"].read(text, Face("Flash", ("spell",))).abilities
    assert isinstance(ability, Spell)
    return ability.effect


@pytest.mark.clause("dm", "401.4")
@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("You may put up to 2 of them into your mana zone.", 2),
        ("You may put one of them into your mana zone.", 1),
        ("You may choose a creature from among them and put it into your mana zone.", 1),
    ],
)
@pytest.mark.parametrize("taken", [0, 1, 2])
def test_as_many_of_the_cards_seen_go_as_the_text_allows(text: str, most: int, taken: int) -> None:
    made = scene()
    cast(made, done(f"{LOOK} {text} {REST}"))
    for _ in range(min(taken, most)):
        made.answer("choose", "Ant")
    if taken < most:
        made.answer("done")
    assert len(made.cards("mana zone")) == 1 + min(taken, most)


@pytest.mark.clause("dm", "403.4")
@pytest.mark.parametrize("taken", [0, 1])
def test_for_each_card_taken_from_under_a_creature_something_happens(taken: int) -> None:
    made = scene()
    own = reader(
        "Whenever this creature attacks, you may put up to 3 cards under this creature into your graveyard. "
        "For each card put into your graveyard in this way, draw 2 cards."
    )
    _, under = stacked(made, own, BEAR)
    made.begin("attack").answer("attack", "Reader", -1)
    if made.ask.kind == "may":
        made.answer("yes")
    made.answer("choose", "Bear") if taken else made.answer("done")
    assert (under in made.cards("graveyard")) is bool(taken)
    assert len(made.cards("hand")) == 2 * taken


@pytest.mark.clause("dm", "401.7")
def test_each_player_shuffles_cards_of_several_zones_into_the_deck() -> None:
    made = scene()
    kept = made.put(
        "battle zone",
        reader(
            "Whenever this creature attacks, each player puts all cards in their hand, battle zone and "
            "graveyard other than this creature into their owners' decks and shuffles it."
        ),
    )
    gone = [made.put(zone, BEAR, side) for side in (0, 1) for zone in ("hand", "battle zone", "graveyard")]
    made.begin("attack").answer("attack", "Reader", -1).until("choose_shield")
    assert {made.zone_of(one) for one in gone} == {"deck"}
    assert made.zone_of(kept) == "battle zone"
    assert len(made.cards("mana zone")) == 1 and len(made.cards("shield zone", 1)) == 5


@pytest.mark.clause("dm", "701.9a")
def test_for_each_card_revealed_another_creature_that_costs_no_more_returns() -> None:
    made = scene()
    made.put(
        "battle zone",
        reader(
            "Whenever this creature attacks, reveal any number of cards in your hand. For each card "
            "revealed, choose one of your opponent's creatures that costs the same as or less than that "
            "revealed card "
            "and return it to its owner's hand."
        ),
    )
    cheap, dear = card("Cheap", 1), card("Dear", 4)
    for one in (cheap, dear):
        made.put("hand", one)
    large, small = made.put("battle zone", card("Large", 4), 1), made.put("battle zone", card("Small", 1), 1)
    made.begin("attack").answer("attack", "Reader", -1)
    made.answer("choose", "Cheap").answer("done").until("choose_shield")
    assert made.zone_of(small) == "hand" and made.zone_of(large) == "battle zone"


@pytest.mark.clause("dm", "701.9a")
@pytest.mark.parametrize("top", ["creature", "spell"])
@pytest.mark.parametrize("does", ["yes", "no"])
def test_what_follows_if_you_do_is_one_of_two_things(top: str, does: str) -> None:
    made = scene()
    made.put(
        "battle zone",
        reader(
            "Whenever this creature attacks, you may destroy one of your other creatures. If you do, reveal "
            "the top card of your deck. If it's a creature, put it into your hand. Otherwise, put it into "
            "your mana zone."
        ),
    )
    made.put("battle zone", ANT)
    first = made.put("deck", GIANT if top == "creature" else spell("Bolt"))
    made.begin("attack").answer("attack", "Reader", -1).answer(does).until("choose_shield")
    where = {"creature": "hand", "spell": "mana zone"}[top] if does == "yes" else "deck"
    assert made.zone_of(first) == where


@pytest.mark.clause("dm", "601.1e")
def test_a_creature_that_was_summoned_is_spoken_of_once_it_is_there() -> None:
    made = scene(3)
    made.put(
        "battle zone",
        reader("Whenever you summon a creature during your turn, return it to its owner's hand."),
    )
    came = made.put("hand", BEAR)
    tap_first(made.begin("main").answer("use", "Bear"))
    assert made.zone_of(came) == "hand"
    assert sum(made.in_play(one).rested for one in made.cards("mana zone")) > 0
