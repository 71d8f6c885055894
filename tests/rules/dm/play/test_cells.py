"""Creatures of Duel Masters that several cards make up (701.29, 701.31, 805, 812), told as scenes."""

import pytest

from rules.engine.filters_now import matches_now
from rules.games.dm.definitions import DuelistCard
from rules.games.dm.keywords import power
from rules.games.dm.mechanics.cells import COMBINES
from rules.games.dm.nodes import Combine, PutTopCardIntoMana, TurnOver
from rules.language import effects as fx
from rules.language.abilities import Ability, KeywordAbility, Replacement, Triggered
from rules.language.changes import AddStats
from rules.language.conditions import There
from rules.language.events import Attacks, Destroyed, Enters, Leaves, Moment
from rules.language.filter_shorthand import both, cards
from rules.language.filters import CostIs, OfAttribute
from rules.language.references import Each, Subject, This
from tests.rules.dm.play.cards import ANT, card, spell
from tests.rules.dm.play.scenes import HERE, cast, scene
from tests.rules.dm.reading.test_sentences import read
from tests.rules.printed import written
from tests.rules.scenes import Scene

MAY_DRAW = fx.May(fx.Draw(1))


def piece(
    name: str,
    whole: str = "Titan",
    mark: str = "psychic super",
    front: str = "psychic",
    *,
    types: tuple[str, ...] = ("creature",),
    cost: int = 4,
    keywords: tuple[str, ...] = ("Unlink", "T Breaker"),
    abilities: tuple[Ability, ...] = (),
    back_abilities: tuple[Ability, ...] = (),
    civilization: str = "water",
) -> DuelistCard:
    """Return a card of two sides of which the back is shared with others."""
    one = card(
        name, cost, 3000, types=types, marks=(front,), civilizations=(civilization,), abilities=abilities
    )
    other = card(
        whole,
        20,
        12000,
        *keywords,
        marks=(mark,),
        civilizations=("fire", "nature"),
        races=("Giant",),
        abilities=back_abilities,
    )
    one.faces = other.faces = (one, other)
    return one


LINK = Combine(Each(cards(zones=HERE, whose="you", name="Leg")))
(AWAKENS,) = written(
    "dm", Triggered(Moment("turn_begins", "you"), LINK, condition=There(cards(zones=HERE, name="Leg")))
)


def linked(
    *back: Ability, keywords: tuple[str, ...] = ("Unlink", "T Breaker"), legs: int = 2, rested: bool = False
) -> tuple[Scene, int, list[int]]:
    """Return a scene whose turn begins with an awakening link of a head and its legs."""
    made = scene(3)
    head = made.put(
        "battle zone", piece("Head", abilities=(AWAKENS,), back_abilities=back, keywords=keywords)
    )
    below = [
        made.put("battle zone", piece("Leg", back_abilities=back, keywords=keywords)) for _ in range(legs)
    ]
    made.put("battle zone", ANT)
    made.fill("hand", ANT, 2)
    for one in below if rested else ():
        made.state.instances[one].rested = True
    return made, head, below


@pytest.mark.clause("dm", "804.1c")
@pytest.mark.clause("dm", "805.1")
@pytest.mark.parametrize("legs", [0, 1, 2])
def test_psychic_creatures_awaken_together_and_link_to_one_creature(legs: int) -> None:
    made, head, below = linked(legs=legs)
    made.begin("turn start")
    if not legs:
        assert "Head" in made.names("battle zone")
        return
    assert sorted(made.names("battle zone")) == ["Ant", "Titan"]
    assert made.in_play(head).under == tuple(below)
    assert power(made.game, head) == 12000
    assert {"psychic super"} <= made.state.cards[head].marks
    made.until("attack")
    assert made.offers("attack", "Titan", -1)


@pytest.mark.clause("dm", "804.1c")
def test_creatures_that_awaken_together_trigger_once_what_their_other_side_does_then() -> None:
    made, _, _ = linked(*read("When this creature link awakens, draw 2 cards.").abilities)
    before = len(made.cards("deck"))
    made.begin("turn start")
    assert len(made.cards("deck")) == before - 2 - 1, "two, and the card drawn each turn"


@pytest.mark.clause("dm", "805.1b")
@pytest.mark.clause("dm", "805.1e")
@pytest.mark.clause("dm", "805.2")
@pytest.mark.parametrize("goes", [0, 1])
@pytest.mark.parametrize("how", ["destroy", "hand"])
def test_where_it_would_leave_one_cell_goes_back_and_the_others_turn_to_what_they_were(
    goes: int, how: str
) -> None:
    made, head, below = linked(Triggered(Leaves(), fx.Draw(3)), Triggered(Destroyed(), fx.Draw(3)))
    weak = fx.Modify(Each(cards(zones=HERE, name="Titan")), (AddStats((-1000,)),))
    titan = Each(cards(zones=HERE, name="Titan"))
    away = fx.Destroy(titan) if how == "destroy" else fx.MoveTo(titan, "hand")
    made.put("hand", spell("Storm", 1, effect=fx.Do((weak, fx.Rest(titan), away))))
    made.begin("turn start").until("main")
    deck, entered = len(made.cards("deck")), made.in_play(head).entered
    made.answer("use", "Storm")
    assert (made.ask.player, made.ask.kind) == (0, "which_cell")
    gone = [head, below[0]][goes]
    made.answer("part_with", gone)
    assert made.zone_of(gone) == "hyperspatial zone"
    assert made.state.cards[gone].name == ("Head" if gone == head else "Leg")
    staying = [one for one in (head, *below) if one != gone]
    assert [made.zone_of(one) for one in staying] == ["battle zone"] * 2
    assert [made.state.cards[one].cost for one in staying] == [4, 4]
    assert [made.in_play(one).rested for one in staying] == [True, True], "they stay as tapped as it was"
    assert [power(made.game, one) for one in staying] == [2000, 2000], "and under the effects on it"
    assert [made.in_play(one).under for one in staying] == [(), ()], "each lies for itself"
    assert [made.in_play(one).entered for one in staying] == [entered] * 2, "as long there as it was"
    assert len(made.cards("deck")) == deck, "no creature has left"


@pytest.mark.clause("dm", "805.1b")
def test_without_unlinking_it_leaves_as_a_whole() -> None:
    made, head, below = linked(keywords=())
    made.put("hand", spell("Storm", 1, effect=fx.Destroy(Each(cards(zones=HERE, name="Titan")))))
    made.begin("turn start").until("main").answer("use", "Storm")
    assert [made.zone_of(one) for one in (head, *below)] == ["hyperspatial zone"] * 3


@pytest.mark.clause("dm", "805.2a")
def test_of_those_of_an_attacking_creature_one_attacks_on() -> None:
    flees = Triggered(Attacks(), fx.MoveTo(This(), "hand"))
    made, head, below = linked(flees)
    made.begin("turn start").until("attack").answer("attack", "Titan", -1).answer("part_with", head)
    assert (made.ask.player, made.ask.kind) == (0, "goes_on")
    made.answer("attack_on", below[1])
    assert made.ask.kind == "choose_shield"
    assert "attacking" in made.in_play(below[1]).marks
    assert "attacking" not in made.in_play(below[0]).marks
    made.answer("break")
    assert len(made.cards("shield zone", 1)) == 4


@pytest.mark.clause("dm", "805.1c")
@pytest.mark.clause("dm", "805.1e")
@pytest.mark.clause("dm", "109.2b")
def test_a_cell_that_leaves_as_a_card_unlinks_the_others_and_no_creature_has_left() -> None:
    made, head, below = linked(Triggered(Leaves(), fx.Draw(3)))
    made.put("hand", spell("Root", 1, effect=PutTopCardIntoMana(Each(cards(zones=HERE, name="Titan")))))
    made.begin("turn start").until("main")
    deck = len(made.cards("deck"))
    made.answer("use", "Root").answer("part_with", below[1])
    assert made.zone_of(below[1]) == "hyperspatial zone"
    assert sorted(made.names("battle zone")) == ["Ant", "Head", "Leg"]
    assert len(made.cards("deck")) == deck


@pytest.mark.clause("dm", "805.1a")
def test_a_psychic_cell_alone_goes_back_at_once() -> None:
    made = scene()
    lone = made.put("battle zone", piece("Leg"))
    made.put("battle zone", ANT)
    cast(made, TurnOver(Each(cards(zones=HERE, name="Leg"))))
    assert made.zone_of(lone) == "hyperspatial zone"
    assert made.state.cards[lone].name == "Leg"


@pytest.mark.clause("dm", "805.1d")
@pytest.mark.clause("dm", "805.1f")
def test_a_cell_costs_nothing_and_has_the_civilizations_of_the_creature() -> None:
    made, head, below = linked()
    asks = [
        cards(CostIs("=", 0), OfAttribute(frozenset({"nature"}))),
        cards(CostIs(">", 0)),
        cards(OfAttribute(frozenset({"water"}))),
    ]
    made.begin("turn start")
    for one in below:
        assert [matches_now(made.game, one, wanted, 0) for wanted in asks] == [True, False, False]
    assert made.state.cards[head].cost == 20


@pytest.mark.clause("dm", "701.29a")
@pytest.mark.clause("dm", "701.31a")
@pytest.mark.clause("dm", "810.1a")
@pytest.mark.parametrize(
    ("mark", "kinds"),
    [("final forbidden", ["field"] * 5), ("zero dragon", ["ceremony", *["nebula"] * 4])],
)
def test_five_cards_of_two_sides_are_turned_over_and_are_one_creature(mark: str, kinds: list[str]) -> None:
    rest = Combine(Each(both(cards(zones=HERE, whose="you", other=True), cards(subtypes=frozenset({mark})))))
    begins = Triggered(Moment("turn_begins", "you"), rest)
    made = scene()
    numbers = [
        made.put(
            "battle zone",
            piece(f"Piece {place}", "Doom", mark, mark, types=(kind,), abilities=() if place else (begins,)),
        )
        for place, kind in enumerate(kinds)
    ]
    made.put("hand", ANT)
    made.begin("turn start")
    assert made.names("battle zone") == ["Doom"]
    assert made.in_play(numbers[0]).under == tuple(numbers[1:])
    assert made.state.cards[numbers[0]].types == {"creature"}
    made.until("attack")
    assert made.offers("attack", "Doom", -1), "they were there as the turn began"


@pytest.mark.clause("dm", "311.3")
@pytest.mark.parametrize("nebulas", [0, 1])
def test_a_ceremony_lies_in_the_battle_zone_with_nebulas_and_not_alone(nebulas: int) -> None:
    made = scene()
    ceremony = made.put("battle zone", card("Rite", types=("ceremony",)))
    made.fill("battle zone", card("Mist", types=("nebula",)), nebulas)
    made.put("battle zone", ANT)
    cast(made, fx.Draw(1))
    assert made.zone_of(ceremony) == ("battle zone" if nebulas else "graveyard")


def king(name: str, *others: str, abilities: tuple[Ability, ...] = ()) -> DuelistCard:
    """Return a king cell that combines with those of these names to a creature of cost 3."""
    needs = written("dm", *(KeywordAbility(keyword=COMBINES, filter=cards(name=one)) for one in others))
    one = card(name, 0, 0, types=("cell",), marks=("king",), civilizations=("water",), abilities=needs)
    whole = card("King", 3, 9000, marks=("king",), civilizations=("fire", "water"), abilities=abilities)
    one.faces = whole.faces = (one, whole)
    return one


def kings(*abilities: Ability, mana: int = 2, third: str = "mana zone") -> tuple[Scene, list[int]]:
    """Return a scene with a king cell in hand and the others in hand and mana zone."""
    made = scene(mana)
    numbers = [
        made.put("hand", king("Crown", "Orb", "Sword", abilities=abilities)),
        made.put("hand", king("Orb", abilities=abilities)),
    ]
    if third:
        numbers.append(made.put(third, king("Sword", abilities=abilities)))
    made.put("battle zone", ANT)
    return made, numbers


def use_together(made: Scene) -> Scene:
    """Use the king cells as one creature, and pay for it, with the cell in the mana zone first."""
    made.answer("use", "Crown", note="combined")
    while made.ask.kind == "pay_mana":
        made.game.answer(len(made.ask.options) - 1)
    return made


@pytest.mark.clause("dm", "812.1")
@pytest.mark.clause("dm", "812.1c")
@pytest.mark.clause("dm", "701.5a")
@pytest.mark.clause("dm", "301.2")
@pytest.mark.parametrize(
    ("mana", "third", "usable"),
    [(2, "mana zone", True), (1, "mana zone", False), (2, "", False), (3, "hand", False)],
)
def test_king_cells_are_used_together_and_those_in_the_mana_zone_pay_too(
    mana: int, third: str, usable: bool
) -> None:
    made, numbers = kings(Triggered(Enters(), MAY_DRAW), mana=mana, third=third)
    made.begin("main")
    if not usable:
        assert made.ask.kind == "attack", "of these cells none is used alone or unpaid"
        return
    use_together(made)
    assert made.ask.kind == "may", "the creature that came triggers"
    assert made.names("battle zone") == ["Ant", "King"]
    assert made.in_play(numbers[0]).under == tuple(numbers[1:])
    assert all(made.in_play(one).rested for one in made.cards("mana zone"))
    assert len(made.cards("mana zone")) == 2


@pytest.mark.clause("dm", "812.1d")
@pytest.mark.clause("dm", "812.1e")
@pytest.mark.clause("dm", "109.2b")
def test_where_one_king_cell_leaves_the_others_go_to_the_graveyard_and_no_creature_has_left() -> None:
    made, numbers = kings(Triggered(Leaves(), fx.Draw(3)), mana=3)
    made.put("hand", spell("Root", 1, effect=PutTopCardIntoMana(Each(cards(zones=HERE, name="King")))))
    use_together(made.begin("main"))
    deck = len(made.cards("deck"))
    made.answer("use", "Root").answer("part_with", numbers[1])
    assert [made.zone_of(one) for one in numbers] == ["graveyard", "mana zone", "graveyard"]
    assert made.state.cards[numbers[1]].types == {"cell"}
    assert len(made.cards("deck")) == deck


@pytest.mark.clause("dm", "812.1e")
def test_what_is_done_instead_of_the_creature_leaving_is_done_for_a_king_cell_too() -> None:
    stays = Replacement(Leaves(), fx.Rest(Subject()))
    made, numbers = kings(stays, mana=3)
    made.put("hand", spell("Root", 1, effect=PutTopCardIntoMana(Each(cards(zones=HERE, name="King")))))
    use_together(made.begin("main")).answer("use", "Root")
    assert made.zone_of(numbers[0]) == "battle zone"
    assert made.in_play(numbers[0]).rested
    assert made.in_play(numbers[0]).under == tuple(numbers[1:])
