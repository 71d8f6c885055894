"""Printed replacements of damage, of being destroyed and of where cards go, told as scenes."""

import pytest

from rules.language import effects as fx
from rules.language.abilities import Activated, Replacement, Spell
from rules.language.amounts import EventAmount, Minus, Times
from rules.language.costs import Cost, RestThis
from rules.language.events import By, PlayerTakesDamage, TakesDamage
from rules.language.filter_shorthand import both, cards
from rules.language.filters import HostOf, Named, OfAttribute, OfRace
from rules.language.references import Each, Subject, Target, This
from tests.rules.fow5.printed.made_up import (
    MINE,
    RESONATORS,
    THIS,
    addition,
    beast,
    printed,
    quiet,
    spell,
)

HOST = HostOf(THIS)
HUMANS = both(RESONATORS, OfRace(frozenset({"Human"})))
KILL = Spell(fx.Destroy(Target()), targets=(RESONATORS,))


def bolt(amount: int) -> Spell:
    """Return a text that deals so much damage to a resonator."""
    return Spell(fx.DealDamage(Target(), amount), targets=(RESONATORS,))


def test_damage_to_the_card_with_an_addition_is_dealt_less_a_part() -> None:
    part = fx.DealDamage(Subject(), Minus(EventAmount(), 500))
    texts = printed("TAT-059", Replacement(TakesDamage(HOST), part, name="prevention"))
    for amount, damage in ((300, 0), (700, 200)):
        scene = quiet()
        card = scene.put("field", beast("Ox", 500, 2000))
        scene.put("hand", addition(*texts))
        scene.put("hand", spell(bolt(amount)))
        scene.begin("main").answer("play", "Cloak").answer("play", "Word")
        assert scene.in_play(card).damage == damage


@pytest.mark.clause("fow5", "10.6#2")
def test_what_a_card_would_deal_is_dealt_double_and_what_others_deal_is_not() -> None:
    twice = Replacement(
        By(PlayerTakesDamage("opponent"), THIS), fx.DealDamageToPlayer(Times(EventAmount(), 2), "opponent")
    )
    texts = printed("TAT-019", twice)
    for name, life in (("Fury", 3000), ("Ox", 3500)):
        scene = quiet()
        scene.put("field", beast("Fury", abilities=texts))
        scene.put("field", beast("Ox"))
        scene.begin("main").answer("battle").answer("attack", name).until("main", 0)
        assert scene.life(1) == life


def test_damage_to_a_card_of_a_name_is_dealt_to_another_card_in_its_place() -> None:
    queen = both(MINE, Named("Queen"))
    texts = printed("TAT-022", Replacement(TakesDamage(queen), fx.DealDamage(This(), EventAmount())))
    for player, taken in ((0, (0, 300)), (1, (300, 0))):
        scene = quiet()
        lady = scene.put("field", beast("Queen", 500, 2000), player)
        page = scene.put("field", beast("Page", 500, 2000, abilities=texts))
        scene.put("hand", spell(bolt(300)))
        scene.begin("main").answer("play", "Word").answer("target", lady)
        assert (scene.in_play(lady).damage, scene.in_play(page).damage) == taken


def test_damage_of_an_attribute_is_prevented_from_the_card_with_an_addition() -> None:
    dark = By(TakesDamage(HOST), OfAttribute(frozenset({"darkness"})))
    texts = printed("TAT-009", Replacement(dark, fx.NOTHING, name="prevention"))
    for attribute, damage in (("darkness", 0), ("fire", 300)):
        scene = quiet()
        card = scene.put("field", beast("Ox", 500, 2000))
        scene.put("hand", addition(*texts))
        word = spell(bolt(300))
        word.attributes = (attribute,)
        scene.put("hand", word)
        scene.begin("main").answer("play", "Cloak").answer("play", "Word")
        assert scene.in_play(card).damage == damage


def test_damage_of_spells_to_ones_own_resonators_is_prevented_and_that_of_cards_is_not() -> None:
    spells = By(TakesDamage(MINE), cards(types=("chant",)))
    texts = printed("MOA-038", Replacement(spells, fx.NOTHING, name="prevention"))
    scene = quiet()
    scene.put("field", addition(*texts, mark="field"))
    card = scene.put("field", beast("Ox", 500, 2000))
    theirs = scene.put("field", beast("Elk", 500, 2000), 1)
    burn = Activated(fx.DealDamage(Target(), 200), Cost((RestThis(),)), targets=(RESONATORS,))
    scene.put("field", beast("Imp", 100, 2000, abilities=(burn,)))
    both_hit = Spell(fx.DealDamage(Each(RESONATORS), 300))
    scene.put("hand", spell(both_hit))
    scene.begin("main").answer("play", "Word").answer("pass")
    assert (scene.in_play(card).damage, scene.in_play(theirs).damage) == (0, 300)
    scene.answer("use", "Imp").answer("target", card)
    assert scene.in_play(card).damage == 200
