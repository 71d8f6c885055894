"""What made-up sentences do once they are read: other bases, cards met, attacks drawn, the next card."""

import pytest

from rules.games.dm.definitions import DuelistCard
from rules.games.dm.nodes import Evolves
from rules.language import effects as fx
from rules.language import events as ev
from rules.language.abilities import Triggered
from rules.language.filters import Named
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card
from tests.rules.dm.play.scenes import scene, tap_first
from tests.rules.dm.printed.test_read_later import price_of, reader
from tests.rules.dm.reading.test_sentences import SPELL, read
from tests.rules.printed import written
from tests.rules.scenes import Scene

PLAYER = -1


def evolved(text: str) -> DuelistCard:
    """Return an evolution creature that goes onto what a text names."""
    reading = read(text)
    assert reading.status == "read", reading
    marks = ("evolution",)
    return card("Spirit", 1, 9000, marks=marks, races=("Dragon",), abilities=reading.abilities)


def flash(text: str) -> DuelistCard:
    """Return a spell that does what a text means."""
    reading = read(text, SPELL)
    assert reading.status == "read", reading
    return card("Flash", 1, 0, types=("spell",), abilities=reading.abilities)


def cast(made: Scene, text: str) -> Scene:
    """Let the turn player cast a spell with a text in the main step."""
    made.put("hand", flash(text))
    return tap_first(made.begin("main").answer("use", "Flash"))


GRAVE = (
    "Graveyard evolution—Choose a fire creature in your graveyard and put this card on top of that creature."
)


@pytest.mark.clause("dm", "801.1")
@pytest.mark.clause("dm", "801.1a")
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
def test_a_creature_evolves_from_a_card_of_the_graveyard(zone: str) -> None:
    made = scene(2)
    base = made.put(zone, BEAR)
    made.put("hand", evolved(GRAVE))
    made.begin("main")
    assert made.offers("use", "Spirit") is (zone == "graveyard")
    if zone == "graveyard":
        tap_first(made.answer("use", "Spirit"))
        assert made.zone_of(base) == ""
        assert made.in_play(made.cards("battle zone")[0]).under == (base,)


@pytest.mark.clause("dm", "801.1")
def test_a_creature_evolves_from_two_cards_of_the_mana_zone() -> None:
    made = scene(2)
    text = (
        "Mana Vortex evolution—Choose 2 water creatures in your mana zone and put this creature on top of "
        "those creatures."
    )
    made.put("hand", evolved(text))
    for name in ("Eel", "Cod"):
        made.put("mana zone", card(name, civilizations=("water",)))
    made.begin("main").answer("use", "Spirit")
    tap_first(made)
    made.answer("evolve", "Eel")
    spirit = made.cards("battle zone")[0]
    assert len(made.in_play(spirit).under) == 2
    assert not made.in_play(spirit).rested


@pytest.mark.clause("dm", "801.1")
@pytest.mark.parametrize("any_race", [True, False])
def test_any_evolution_creature_goes_onto_one_that_says_so(any_race: bool) -> None:
    made = scene(2)
    made.put("hand", evolved("Evolution: Put on one of your water creatures."))
    base = reader("You can put an evolution creature of any race on this creature.")
    made.put("battle zone", base if any_race else BEAR)
    made.begin("main")
    assert made.offers("use", "Spirit") is any_race


@pytest.mark.clause("dm", "506.1b")
@pytest.mark.parametrize("drawn", [True, False])
def test_whoever_attacks_attacks_a_creature_that_draws_attacks_but_need_not_attack(drawn: bool) -> None:
    made = scene()
    text = "Whenever an opponent's creature attacks, they must attack this creature if able."
    made.put("battle zone", reader(text) if drawn else card("Reader"), 1, rested=True)
    made.put("battle zone", BEAR, 1, rested=True)
    made.put("battle zone", GIANT)
    made.begin("attack")
    assert made.offers("attack", "Giant", "Reader")
    assert made.offers("attack", "Giant", PLAYER) is not drawn
    assert made.offers("attack", "Giant", "Bear") is not drawn
    assert made.offers("pass")


@pytest.mark.clause("dm", "506.1b")
@pytest.mark.parametrize("ignored", [True, False])
def test_effects_that_forbid_an_attack_are_ignored(ignored: bool) -> None:
    made = scene()
    humans = reader("This creature can't attack.")
    made.put("battle zone", card("Reader", races=("Human",), abilities=humans.abilities))
    made.put("battle zone", BEAR, 1, rested=True)
    effects = "This turn, ignore any effects that would prevent your Humans from attacking your opponent."
    cast(made, effects if ignored else "Draw a card.").until("attack" if ignored else "charge_mana")
    if ignored:
        assert made.offers("attack", "Reader", PLAYER)
        assert not made.offers("attack", "Reader", "Bear")


@pytest.mark.clause("dm", "301.5")
def test_whoever_ignores_what_keeps_creatures_from_attacking_attacks_players_at_once() -> None:
    made = scene(3)
    made.put("battle zone", BEAR, 1, rested=True)
    made.put("hand", card("Imp", races=("Human",)))
    cast(made, "This turn, ignore any effects that would prevent your Humans from attacking your opponent.")
    tap_first(made.answer("use", "Imp")).until("attack")
    assert made.offers("attack", "Imp", PLAYER)
    assert not made.offers("attack", "Imp", "Bear")


@pytest.mark.clause("dm", "701.9a")
def test_cards_are_revealed_until_one_is_met() -> None:
    made = scene()
    made.put("deck", card("Tree", civilizations=("nature",)))
    made.put("deck", BEAR)
    cast(
        made,
        "Reveal cards from the top of your deck until you reveal a nature creature. Put that creature into "
        "your hand. Put the rest into your graveyard.",
    )
    assert made.names("hand") == ["Tree"]
    assert sorted(made.names("graveyard")) == ["Bear", "Flash"]


@pytest.mark.clause("dm", "701.9a")
def test_several_cards_are_met_or_the_whole_deck_is_revealed() -> None:
    made = scene(deck=2)
    made.put("deck", GIANT)
    made.put("deck", BEAR)
    cast(
        made,
        "Reveal cards from the top of your deck until you reveal 2 creatures that cost 5. Put all revealed "
        "cards into your mana zone.",
    )
    assert made.names("mana zone").count("Giant") == 1
    assert len(made.cards("mana zone")) == 5
    assert made.cards("deck") == []


@pytest.mark.clause("dm", "401.4")
def test_a_chosen_player_shuffles_cards_under_the_deck_and_nobody_orders_them() -> None:
    made = scene()
    gone = [made.put("hand", one, 1) for one in (BEAR, GIANT)]
    cast(made, "Choose a player. That player shuffles their hand and puts it on the bottom of their deck.")
    made.game.answer(1)
    assert sorted(made.cards("deck", 1)[:2]) == sorted(gone)


@pytest.mark.clause("dm", "601.1e")
@pytest.mark.parametrize("before", [True, False])
def test_only_the_next_creature_is_cheaper(before: bool) -> None:
    made = scene(14)
    made.put("hand", flash("This turn, the next creature you summon may cost up to 3 less."))
    for name in ("Titan", "Hill", "Cliff"):
        made.put("hand", card(name, 4, 6000))
    made.begin("main")
    if before:
        assert price_of(made, "Cliff") == 4
    tap_first(made.answer("use", "Flash"))
    assert [price_of(made, name) for name in ("Titan", "Hill")] == [1, 4]


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("whose", ["Your opponent", "You"])
def test_a_player_casts_no_spells_for_the_rest_of_the_turn(whose: str) -> None:
    made = scene(3)
    made.put("hand", card("Word", 1, 0, types=("spell",)))
    made.put("hand", ANT)
    cast(made, f"{whose} can't cast spells this turn.")
    assert made.offers("use", "Word") is (whose == "Your opponent")
    assert made.offers("use", "Ant")


@pytest.mark.clause("dm", "101.2")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_nobody_casts_spells_while_a_creature_forbids_it(zone: str) -> None:
    made = scene(3)
    made.put("battle zone", reader("Players can't cast water spells."), 1)
    made.put("battle zone", reader("You may summon creatures from your graveyard."))
    made.put("hand", card("Word", 1, 0, types=("spell",), civilizations=("water",)))
    made.put("hand", card("Name", 1, 0, types=("spell",)))
    made.put(zone, ANT)
    made.fill("mana zone", card("Eel", civilizations=("water", "fire")), 2)
    assert made.begin("main").offered("use") == ["Name", "Ant"]


@pytest.mark.clause("dm", "101.4")
@pytest.mark.parametrize("chooser", [0, 1])
def test_a_creature_notices_that_the_opponent_chooses_it(chooser: int) -> None:
    made = scene()
    watcher = reader("Whenever your opponent chooses this creature, draw 3 cards.")
    whose, player = ("your opponent's", 1) if chooser == 0 else ("your", 0)
    made.put("battle zone", watcher, player)
    cast(made, f"Tap one of {whose} creatures.")
    assert len(made.cards("hand", player)) - player == (3 if chooser == 0 else 0), "one is drawn in a turn"


@pytest.mark.clause("dm", "801.1")
def test_a_creature_does_something_as_it_evolves() -> None:
    made = scene(2)
    made.put("battle zone", reader("When this creature evolves, draw 3 cards."))
    made.put("hand", evolved("Evolution: Put on one of your fire creatures."))
    tap_first(made.begin("main").answer("use", "Spirit"))
    assert len(made.cards("hand")) == 3


@pytest.mark.clause("dm", "112.3e")
@pytest.mark.parametrize("zone", ["hand", "graveyard"])
def test_a_spell_is_cast_for_no_cost_from_where_it_is_said_to_be(zone: str) -> None:
    made = scene()
    word = made.put(zone, flash("Draw 3 cards."))
    text = "Whenever this creature attacks, you may cast a fire spell from your hand for no cost."
    made.put("battle zone", reader(text))
    made.begin("attack").answer("attack", "Reader", PLAYER).answer("yes")
    assert len(made.cards("hand")) == (3 if zone == "hand" else 0)
    assert made.zone_of(word) == "graveyard"


@pytest.mark.clause("dm", "603.2")
@pytest.mark.parametrize("zone", ["shield zone", "mana zone"])
def test_a_creature_notices_that_a_card_leaves_a_zone(zone: str) -> None:
    made = scene(2)
    made.put("battle zone", reader("Whenever a card leaves your shield zone, draw 3 cards."))
    cards = "one of your shields" if zone == "shield zone" else "a card in your mana zone"
    cast(made, f"Put {cards} into your graveyard.")
    made.game.answer(0)
    assert len(made.cards("hand")) == (3 if zone == "shield zone" else 0)


@pytest.mark.clause("dm", "603.2")
@pytest.mark.parametrize("caster", [0, 1])
def test_whoever_casts_a_spell_discards_a_card(caster: int) -> None:
    made = scene()
    text = "Whenever your opponent casts a spell, he discards a card from his hand."
    made.put("battle zone", reader(text), 1 - caster)
    made.put("hand", BEAR)
    cast(made, "Draw a card.")
    if caster == 0:
        made.answer("choose", "Bear")
    assert len(made.cards("hand")) == (1 if caster == 0 else 2)


@pytest.mark.clause("dm", "101.3")
@pytest.mark.parametrize("cards", [0, 1])
def test_a_creature_is_destroyed_if_its_player_cannot_discard(cards: int) -> None:
    made = scene()
    text = (
        "Whenever this creature attacks, discard a fire card from your hand. If you can't, destroy this "
        "creature."
    )
    made.put("battle zone", reader(text))
    made.fill("hand", BEAR, cards)
    made.begin("attack").answer("attack", "Reader", PLAYER)
    made.until("charge_mana", player=1)
    assert ("Reader" in made.names("battle zone")) is bool(cards)


@pytest.mark.clause("dm", "801.1")
@pytest.mark.parametrize(("event", "text"), [(Evolves, ""), (ev.Targeted, "Tap one of your creatures.")])
@pytest.mark.parametrize("name", ["Bear", "Rat"])
def test_a_creature_watches_another_that_evolves_or_is_chosen(
    event: type[ev.Targeted], text: str, name: str
) -> None:
    made = scene(2)
    owl = card(
        "Owl", civilizations=("water",), abilities=written("dm", Triggered(event(Named(name)), fx.Draw(3)))
    )
    made.put("battle zone", BEAR)
    made.put("battle zone", owl)
    if text:
        cast(made, text).answer("choose", "Bear")
    else:
        made.put("hand", evolved("Evolution: Put on one of your fire creatures."))
        tap_first(made.begin("main").answer("use", "Spirit"))
    assert len(made.cards("hand")) == (3 if name == "Bear" else 0)


@pytest.mark.clause("dm", "302.2")
@pytest.mark.parametrize(("goes", "zone"), [("", "graveyard"), ("to your hand instead", "hand")])
def test_a_spell_goes_elsewhere_after_it_was_cast(goes: str, zone: str) -> None:
    made = scene()
    word = made.put(
        "hand",
        flash(f"Draw a card.\nAfter you cast this spell, return it {goes}." if goes else "Draw a card."),
    )
    tap_first(made.begin("main").answer("use", "Flash"))
    assert made.zone_of(word) == zone


@pytest.mark.clause("dm", "302.2")
def test_a_spell_goes_to_the_mana_zone_tapped_after_it_was_cast() -> None:
    made = scene()
    into = "into your mana zone tapped instead of your graveyard"
    word = made.put("hand", flash(f"Draw 3 cards.\nAfter you cast this spell, put it {into}."))
    tap_first(made.begin("main").answer("use", "Flash"))
    assert made.zone_of(word) == "mana zone"
    assert made.in_play(word).rested


@pytest.mark.clause("dm", "101.4")
@pytest.mark.parametrize("power", [3000, 6000])
def test_a_card_of_the_hand_is_revealed_for_what_follows(power: int) -> None:
    made = scene()
    text = (
        "Whenever this creature attacks, you may reveal a creature that has power 6000 from your hand. "
        "If you do, draw 3 cards."
    )
    made.put("battle zone", reader(text))
    made.put("hand", card("Shown", 1, power))
    made.begin("attack").answer("attack", "Reader", PLAYER).answer("yes")
    assert len(made.cards("hand")) == (4 if power == 6000 else 1)


@pytest.mark.clause("dm", "603.2")
def test_creatures_that_were_chosen_untap_as_the_turn_ends() -> None:
    made = scene()
    bear, giant = (made.put("battle zone", one, rested=True) for one in (BEAR, GIANT))
    cast(made, "Choose up to 1 of your creatures. At the end of the turn, untap it.").answer("choose", "Bear")
    made.until("charge_mana", player=1)
    assert [made.in_play(one).rested for one in (bear, giant)] == [False, True]


@pytest.mark.clause("dm", "101.4")
@pytest.mark.parametrize("named", ["Bear", "Giant"])
def test_all_of_the_name_that_was_chosen_come_back(named: str) -> None:
    made = scene()
    for one in (BEAR, BEAR, GIANT):
        made.put("graveyard", one)
    cast(
        made,
        "Choose a fire creature in your graveyard. Return all fire creatures that have that name from your "
        "graveyard to your hand.",
    ).answer("choose", named)
    assert made.names("hand") == [named] * (2 if named == "Bear" else 1)
