"""Seals of Duel Masters (116), told as scenes."""

import pytest

from rules.engine import atoms
from rules.engine.atoms import deal_anew
from rules.engine.layers import characteristics
from rules.engine.randomness import Random
from rules.engine.views import sees_card, view
from rules.games.dm.keywords import power
from rules.games.dm.layers import SUM
from rules.games.dm.mechanics.seals import seals_on
from rules.games.dm.movement_departures import pile
from rules.games.dm.nodes import LayOnShield, Seal
from rules.games.dm.play import RULESET
from rules.games.dm.zones import BATTLE, SHIELDS
from rules.language import effects as fx
from rules.language.abilities import Triggered
from rules.language.changes import AddStats
from rules.language.events import Enters
from rules.language.filter_shorthand import both, cards
from rules.language.references import Chosen, Each
from tests.rules.dm.play.cards import ANT, BEAR, GIANT, card, spell
from tests.rules.dm.play.scenes import HERE, THEIRS, YOURS, banner, cast, scene, when
from tests.rules.scenes import Scene

FIRE_COMMAND = card("Lord", 1, 4000, races=("Flame Command",))
WATER_COMMAND = card("Sage", 1, 4000, races=("Cyber Command",), civilizations=("water",))
SEALS = cards(zones=HERE, types=frozenset({"seal"}))


def sealed(*names: str, mana: int = 2) -> Scene:
    """Return a scene with a Bear, an Ant, and water creatures of these names, of the turn player."""
    made = scene(mana)
    made.put("battle zone", BEAR)
    made.put("battle zone", ANT)
    for name in names:
        made.put("battle zone", card(name, 2, 2000, civilizations=("water",)))
    return made


def seal(made: Scene, *names: str, count: int = 1) -> Scene:
    """Seal the turn player's cards of these names by a spell."""
    parts = tuple(Seal(Each(both(YOURS, cards(name=name))), count) for name in names or ("Bear",))
    return cast(made, fx.Do(parts))


@pytest.mark.clause("dm", "116.1")
@pytest.mark.clause("dm", "116.1a")
@pytest.mark.clause("dm", "116.3")
@pytest.mark.clause("dm", "701.24a")
def test_the_top_card_of_the_deck_lies_face_down_on_the_card_in_the_battle_zone() -> None:
    made = sealed()
    top = made.put("deck", GIANT)
    bear = made.cards("battle zone")[0]
    seal(made)
    assert (made.zone_of(top), made.in_play(top).host, made.in_play(top).face_down) == (
        "battle zone",
        bear,
        True,
    )
    assert not sees_card(made.state, RULESET.zones, top, 1)


@pytest.mark.clause("dm", "116.1b")
def test_several_seals_lie_on_a_card_and_it_is_free_only_without_the_last() -> None:
    made = sealed()
    bear = made.cards("battle zone")[0]
    made.put("hand", FIRE_COMMAND)
    made.put("hand", replace_name(FIRE_COMMAND, "Duke"))
    made.put("mana zone", ANT)
    deck = len(made.cards("deck"))
    seal(made, count=2)
    assert len(made.cards("deck")) == deck - 2
    made.answer("use", "Lord")
    assert made.zone_of(bear) == "sealed"
    made.answer("use", "Duke")
    assert made.zone_of(bear) == "battle zone"


def replace_name(definition: object, name: str) -> object:
    """Return an equal card of another name."""
    copy = definition.copy()  # type: ignore[attr-defined]
    copy.name, copy.card_id = name, name.lower()
    copy.faces = (copy,)
    return copy


@pytest.mark.clause("dm", "116.2")
@pytest.mark.clause("dm", "116.2a")
def test_a_sealed_creature_does_not_attack_is_not_chosen_tapped_or_destroyed_and_its_abilities_rest() -> None:
    made = scene(4)
    lord = banner((AddStats((1000,)),), YOURS, SUM, "Lord")
    herald = Triggered(Enters(YOURS), fx.Draw(3))
    lord.abilities = (*lord.abilities, herald)
    number = made.put("battle zone", lord)
    ant = made.put("battle zone", ANT)
    made.put("hand", spell("Nap", 1, effect=fx.Rest(Each(cards(zones=HERE)))))
    made.put("hand", spell("Axe", 1, effect=fx.Destroy(Chosen(YOURS))))
    made.put("hand", card("Late", 1, 1000))
    seal(made, "Lord")
    deck = len(made.cards("deck"))
    assert power(made.game, ant) == 1000
    made.answer("use", "Late")
    assert len(made.cards("deck")) == deck
    made.answer("use", "Nap")
    assert (made.in_play(number).rested, made.in_play(ant).rested) == (False, True)
    made.answer("use", "Axe")
    assert made.offered("choose") == ["Ant", "Late"]
    made.answer("choose", "Late")
    assert made.zone_of(number) == "sealed"


@pytest.mark.clause("dm", "116.2a")
def test_a_sealed_creature_neither_attacks_blocks_nor_untaps() -> None:
    made = scene(2)
    made.put("battle zone", card("Wall", 1, 3000, "Blocker"), 1)
    bear = made.put("battle zone", BEAR, rested=True)
    ant = made.put("battle zone", ANT, rested=True)
    made.put("battle zone", GIANT)
    cast(
        made,
        fx.Do((Seal(Each(both(THEIRS, cards(name="Wall")))), Seal(Each(both(YOURS, cards(name="Bear")))))),
    )
    made.until("attack")
    assert made.offered("attack") == ["Giant"]
    made.answer("attack", "Giant", -1)
    assert made.ask.kind == "choose_shield"
    made.until("charge_mana", player=1).until("charge_mana", player=0)
    assert (made.in_play(ant).rested, made.in_play(bear).rested) == (False, True)


@pytest.mark.clause("dm", "116.3a")
@pytest.mark.clause("dm", "701.23a")
def test_an_effect_that_chooses_a_card_may_choose_a_seal_and_so_remove_it() -> None:
    made = sealed()
    top = made.put("deck", GIANT)
    bear = made.cards("battle zone")[0]
    made.put("hand", spell("Wind", 1, effect=fx.MoveTo(Chosen(cards(zones=HERE, whose="you")), "hand")))
    seal(made)
    made.answer("use", "Wind")
    assert made.offers("choose", top)
    assert not made.offers("choose", bear)
    made.answer("choose", top)
    assert (made.zone_of(top), made.state.cards[top].name) == ("hand", "Giant")
    assert made.zone_of(bear) == "battle zone"


@pytest.mark.clause("dm", "200.3b")
def test_a_seal_costs_nothing_and_has_no_other_characteristics() -> None:
    made = sealed()
    top = made.put("deck", GIANT)
    seal(made)
    now = characteristics(made.game, top)
    assert (now.cost, now.name, now.attributes, now.races, now.keywords) == (
        0,
        "",
        (),
        frozenset(),
        frozenset(),
    )
    assert not now.types & {"creature", "spell"}


@pytest.mark.clause("dm", "116.4")
@pytest.mark.clause("dm", "116.4a")
@pytest.mark.clause("dm", "116.4b")
@pytest.mark.clause("dm", "701.23b")
@pytest.mark.clause("dm", "703.4j")
def test_a_command_removes_one_seal_from_a_card_of_its_civilization() -> None:
    made = sealed("Fish", mana=1)
    made.put("battle zone", replace_name(BEAR, "Cub"))  # type: ignore[arg-type]
    made.put("mana zone", ANT)
    made.put("hand", FIRE_COMMAND)
    tops = [made.put("deck", GIANT) for _ in range(3)]
    seal(made, "Bear", "Fish", "Cub").answer("use", "Lord")
    assert (made.ask.kind, made.offered("unseal"), len(made.ask.options)) == ("unseal", ["Bear", "Cub"], 2)
    made.answer("unseal", "Cub", by=0)
    assert "Cub" in made.names("battle zone")
    assert made.names("sealed") == ["Bear", "Fish"]
    assert [made.zone_of(one) for one in tops].count("graveyard") == 1


@pytest.mark.clause("dm", "116.4a")
@pytest.mark.clause("dm", "116.4b")
def test_a_command_of_another_civilization_or_player_and_other_creatures_remove_no_seal() -> None:
    for comer in (WATER_COMMAND, card("Plain")):
        made = sealed()
        made.put("hand", comer)
        made.put("mana zone", card("Pond", civilizations=("water",)))
        seal(made).answer("use", comer.name)
        assert made.names("sealed") == ["Bear"]
    made = sealed()
    made.put("graveyard", FIRE_COMMAND, 1)
    back = fx.MoveTo(Each(cards(zones=("graveyard",), whose="opponent")), "battle zone")
    cast(made, fx.Do((Seal(Each(both(YOURS, cards(name="Bear")))), back)))
    assert "Lord" in made.names("battle zone", 1)
    assert made.names("sealed") == ["Bear"]


@pytest.mark.clause("dm", "116.2")
def test_a_card_is_as_it_was_when_its_last_seal_is_gone() -> None:
    made = scene(5)
    bear = made.put("battle zone", BEAR, rested=True, entered=2)
    made.put("battle zone", ANT)
    stronger = fx.Modify(Each(both(YOURS, cards(name="Bear"))), (AddStats((2000,)),), layer=SUM)
    free = fx.MoveTo(Each(SEALS), "graveyard")
    hand = len(made.cards("hand"))
    herald = when("enters", fx.Draw(1), "Herald", watches=YOURS)
    made.put("battle zone", herald)
    cast(made, fx.Do((stronger, Seal(Each(both(YOURS, cards(name="Bear")))), free)))
    assert (made.zone_of(bear), made.in_play(bear).rested, made.in_play(bear).entered) == (
        "battle zone",
        True,
        2,
    )
    assert (power(made.game, bear), len(made.cards("hand"))) == (5000, hand)


def test_who_does_not_see_a_seal_or_the_cards_of_a_shield_is_dealt_others_in_thought() -> None:
    made = sealed()
    buried = cards(zones=("graveyard",), name="Pad")
    made.put("graveyard", card("Pad"))
    for zone in ("deck", "shield zone"):
        for card_number, old in enumerate(made.cards(zone)):
            made.state.cards[old] = card(f"{zone} {card_number}")
    bear, shield = made.cards("battle zone")[0], made.cards("shield zone")[0]
    castle = made.put("shield zone", card("Keep", types=("castle",)))
    made.put("hand", spell("Plus", 0, effect=LayOnShield(Each(buried))))
    atoms.enter(made.game, castle, 0)
    atoms.attach(made.game, castle, shield)
    seal(made)
    made.answer("use", "Plus").answer("fortify", shield)
    made.until("charge_mana")
    seen: list[tuple[str, str]] = []
    for number in range(6):
        copy = made.game.fork()
        state = copy.state
        before = view(state, RULESET.zones, 1)
        deal_anew(state, RULESET.zones, 1, Random(number))
        assert view(state, RULESET.zones, 1) == before
        (one,) = seals_on(copy, bear)
        assert (state.where[one], state.cards[one].card_id) == (2 * BATTLE, "seal")
        under = state.instances[castle].host
        assert state.zones[2 * SHIELDS][0] == under
        (laid,) = pile(copy, under)
        seen.append((state.cards[one].faces[0].name, state.cards[laid].name))
        assert sorted(front.faces[0].name for front in state.cards) == sorted(
            front.faces[0].name for front in made.state.cards
        )
    assert len({name for name, _ in seen}) > 2
    assert len({name for _, name in seen}) > 2
