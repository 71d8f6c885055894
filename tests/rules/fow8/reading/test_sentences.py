"""Made-up sentences in the house style of Force of Will, the trees they mean, and how small changes show."""

import pytest

from rules.cards import Face
from rules.houses import houses_of
from rules.language import effects as fx
from rules.language.abilities import Activated, KeywordAbility, Replacement, Spell, Static, Triggered, Way
from rules.language.amounts import Count, LifeOf, Times
from rules.language.changes import AddStats, ChangeCost, GainKeywords, Restrict
from rules.language.conditions import Compare, Fails, PlayedBy, There
from rules.language.costs import Cost, DiscardCards, Pay, PutAway, PutThisAway, RestThis, TakeCounters
from rules.language.events import Attacks, Enters, Leaves, Moment, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import AnyOf, CostIs, Filter, IsPlayer, Not, OfAttribute
from rules.language.references import (
    Chosen,
    Controller,
    It,
    Joined,
    Subject,
    Target,
    TargetPlayer,
    ThisCard,
    Top,
)
from rules.language.restrictions import Cannot
from rules.reading.house import LONGEST_TEXT
from rules.reading.phrases import narrowed

CHANT = Face("Spark", types=("chant",))
OX = Face("Ox", types=("resonator",))
TO_HAND = "put it into your hand"
LIFE_IS_LOW = Compare(LifeOf(), "<=", 1000)


def such(*parts, **asked):
    """Return a filter with its parts in the order in which they are read."""
    return narrowed(cards(*parts, **asked))


def one(whose="anyone", *parts: Filter, zones=("field",)):
    return such(*parts, zones=zones, whose=whose, types=("resonator",))


RESONATOR, MINE, THEIRS = one(), one("you"), one("opponent")
GROWS = (AddStats((200, 200)),)


def read(text, face=OX, code="fow8"):
    return houses_of(code)["en"].read(text, face)


def spell(effect=fx.NOTHING, *targets, **more):
    return Spell(effect, targets=targets, **more)


CHANTS = {
    "Draw two cards.": spell(fx.Draw(2)),
    "Destroy target resonator.": spell(fx.Destroy(Target()), RESONATOR),
    "Destroy target resonator your opponent controls.": spell(fx.Destroy(Target()), THEIRS),
    "Return target non-light resonator to its owner's hand.": spell(
        fx.MoveTo(Target(), "hand"), one("anyone", Not(OfAttribute(frozenset({"light"}))))
    ),
    "Rest up to two target resonators.": spell(
        fx.Rest(Joined((Target(0), Target(1)))), RESONATOR, RESONATOR, least=0
    ),
    "This card deals 300 damage to target resonator or player.": spell(
        fx.Do((fx.DealDamage(Target(), 300), fx.DealDamageToPlayer(300, TargetPlayer()))),
        AnyOf((RESONATOR, IsPlayer())),
    ),
    "Target player discards a card at random.": spell(
        fx.Discard(1, TargetPlayer(), at_random=True), IsPlayer()
    ),
    "Target resonator gains [+200/-100] until end of turn.\nDraw a card.": spell(
        fx.Do((fx.Modify(Target(), (AddStats((200, -100)),)), fx.Draw(1))), RESONATOR
    ),
    "Resonators you control gain [+200/+200] until end of turn.": spell(fx.ModifyAll(MINE, GROWS)),
    "Draw a card. If your life is 1000 or less, draw three cards instead.": spell(
        fx.If(LIFE_IS_LOW, fx.Draw(3), fx.Draw(1))
    ),
    "You may discard a card. If you do, draw two cards.": spell(
        fx.IfYouDo(fx.May(fx.Discard(1)), fx.Draw(2))
    ),
    "Cancel target spell unless its controller pays {1}.": spell(
        fx.IfPaid(
            Cost((Pay(1),)),
            fx.NOTHING,
            fx.Cancel(Target()),
            Controller(Target()),
        ),
        such(zones=("chase area",)),
    ),
}
OF_RESONATORS = {
    "When this card enters the field ⇒ Draw a card.": Triggered(Enters(), fx.Draw(1)),
    "[Enter] Draw a card.": Triggered(Enters(), fx.Draw(1), clause="1140.2"),
    "When this card enters your field ⇒ It deals 300 damage to target resonator.": Triggered(
        Enters(), fx.DealDamage(Target(), 300), targets=(RESONATOR,)
    ),
    "[Continuous] Whenever this card attacks, you may draw a card.": Triggered(Attacks(), fx.May(fx.Draw(1))),
    "Whenever a resonator enters your field ⇒ It gains [+200/+200] until end of turn.": Triggered(
        Enters(MINE), fx.Modify(Subject(), GROWS)
    ),
    "When this card is put into a graveyard from the field ⇒ Return it to its owner's hand.": Triggered(
        Leaves(destination=("graveyard",)), fx.MoveTo(ThisCard(), "hand")
    ),
    "[Break] Put this card into your field.": Triggered(Moment("break"), fx.MoveTo(ThisCard(), "field")),
    "At the beginning of your main phase ⇒ You gain 100 life.": Triggered(
        Moment("main_begins", "you"), fx.ChangeLife(100)
    ),
    "[Activate] {W}{1}, {Rest}: Destroy target resonator with total cost 2 or less.": Activated(
        fx.Destroy(Target()),
        Cost((Pay(1, "W"), Pay(1), RestThis())),
        targets=(one("anyone", CostIs("<=", 2)),),
    ),
    "Banish this card: Draw a card. Play this ability only once per turn.": Activated(
        fx.Draw(1), Cost((PutThisAway(),)), once_a_turn=True
    ),
    "Remove a hope counter from this card: Draw a card.": Activated(
        fx.Draw(1), Cost((TakeCounters("hope"),))
    ),
    "Other resonators you control gain [Flying].": Static(
        (GainKeywords(frozenset({"Flying"})),),
        such(zones=("field",), whose="you", types=("resonator",), other=True),
    ),
    "This card gains [+100/+100] for each resonator you control.": Static(
        (AddStats((Times(Count(MINE), 100), Times(Count(MINE), 100))),)
    ),
    "This card gains [+200/+200] as long as you control two or more resonators.": Static(
        GROWS, when=There(MINE, 2)
    ),
    "This card cannot be targeted by spells or abilities your opponent controls.": Static(
        (Restrict(Cannot("be targeted", IsPlayer("opponent"))),)
    ),
    "You may pay {1} less to play this card for each resonator you control.": Static(
        (ChangeCost(less=(("any", Count(MINE)),)),)
    ),
    "Play this card only if your life is 1000 or less.": Static(
        (Restrict(Cannot("be played")),), when=Fails(LIFE_IS_LOW), zones=("everywhere",)
    ),
    "As an additional cost to play this card, banish a resonator.": Way(
        cost=Cost((PutAway(MINE),)), must=True
    ),
    "Prevent all damage that would be dealt to this card.": Replacement(
        TakesDamage(), amount=0, name="prevention"
    ),
    "[J-Activate] Discard two cards.": KeywordAbility(
        keyword="Judgment",
        cost=Cost((DiscardCards(2),)),
    ),
}


@pytest.mark.parametrize("text", CHANTS)
def test_what_a_chant_says_is_what_it_does(text):
    reading = read(text, CHANT)
    assert (reading.status, reading.abilities) == ("read", (CHANTS[text],))


@pytest.mark.parametrize("text", OF_RESONATORS)
def test_what_a_resonator_says_is_an_ability(text):
    reading = read(text)
    assert (reading.status, reading.abilities) == ("read", (OF_RESONATORS[text],))


def test_an_awakened_resonator_has_one_ability_more():
    (way, triggered) = read("[Awakening] {W}: [Enter] Draw a card.").abilities
    assert way == Way(cost=Cost((Pay(1, "W"),)), name="awakening", clause="1109.2")
    assert (triggered.event, triggered.condition) == (Enters(), PlayedBy("awakening"))


def test_a_deck_is_searched_and_shuffled():
    (ability,) = read(
        f"[Enter] Search your deck for a resonator, reveal it and {TO_HAND}. Then shuffle your deck."
    ).abilities
    found = Chosen(one("you", zones=("main deck",)), 1, 0)
    assert ability.effect == fx.Do((fx.Reveal(found, fx.MoveTo(It(), "hand")), fx.Shuffle("main deck")))


def test_the_card_on_top_is_taken_where_it_is_of_a_type():
    (ability,) = read(f"[Enter] Reveal the top card of your deck. If it's a resonator, {TO_HAND}.").abilities
    assert isinstance(ability.effect, fx.Reveal)
    assert ability.effect.what == Top()
    assert ability.effect.effect.then == fx.MoveTo(It(), "hand")


def test_stones_that_make_one_of_several_wills_have_an_ability_for_each():
    makes = read("{Rest}: Produce {W} or {R}.").abilities
    assert makes == tuple(Activated(fx.Produce(will), Cost((RestThis(),))) for will in "WR")


@pytest.mark.parametrize(
    ("text", "keywords"),
    [
        ("[Flying]", {"Flying"}),
        ("[Target Attack] (This card can attack recovered ones.)", {"Precision"}),
        ("[Swiftness] [First Strike]", {"Swiftness", "First Strike"}),
        ("[Judgment] {W}{W}{1}", {"Judgment {W}{W}{1}"}),
        ("[Divinity] 10", {"Divinity 10"}),
    ],
)
def test_keywords_stand_for_themselves(text, keywords):
    assert (read(text).status, read(text).keywords) == ("read", keywords)


def test_the_older_book_reads_keywords_of_its_own_and_those_that_cards_explain():
    assert read("[Target Attack]", code="fow5").keywords == {"Precision"}
    assert read("[Remnant]", code="fow5").keywords == {"Remnant"}
    assert read("[Null] - [Flying]", code="fow5").status == "read"
    assert read("[Divinity] 10", code="fow5").status == "unread"
    assert read("[Rune] 2 - [Flying]", code="fow5").status == "unread"


MUTATIONS = [
    ("Draw two cards.", "Draw three cards."),
    ("Destroy target resonator your opponent controls.", "Destroy target resonator you control."),
    ("You may draw a card.", "Draw a card."),
    ("Rest up to two target resonators.", "Rest two target resonators."),
    ("Return target resonator to its owner's hand.", "Put target resonator into its owner's graveyard."),
    ("Destroy target rested resonator.", "Destroy target recovered resonator."),
    ("Destroy target light resonator.", "Destroy target non-light resonator."),
    (
        "Target resonator gains [Flying] until end of turn.",
        "Target resonator loses [Flying] until end of turn.",
    ),
    ("Target player draws a card.", "Your opponent draws a card."),
    (
        "Destroy target resonator with total cost 2 or less.",
        "Destroy target resonator with total cost 2 or more.",
    ),
    (
        "Draw a card. If your life is 1000 or less, draw two cards instead.",
        "Draw a card. If your life is 1000 or less, draw two cards.",
    ),
    ("This card deals 300 damage to each resonator.", "This card deals 300 damage to target resonator."),
]
ON_CARDS = [
    ("When this card enters the field ⇒ Draw a card.", "When this card leaves the field ⇒ Draw a card."),
    (
        "Whenever another resonator enters your field ⇒ Draw a card.",
        "Whenever a resonator enters your field ⇒ Draw a card.",
    ),
    (
        "Whenever a resonator enters your field ⇒ Draw a card.",
        "Whenever a resonator enters the field ⇒ Draw a card.",
    ),
    ("At the end of your turn ⇒ Draw a card.", "At the end of turn ⇒ Draw a card."),
    ("{Rest}: Draw a card. Play this ability only once per turn.", "{Rest}: Draw a card."),
    (
        "This card gains [Flying] as long as you control another resonator.",
        "This card gains [Flying] as long as you control a resonator.",
    ),
    ("Other resonators you control gain [Flying].", "Resonators you control gain [Flying]."),
    ("This card cannot attack.", "This card cannot block."),
    ("{W}, {Rest}: Draw a card.", "{R}, {Rest}: Draw a card."),
    ("{Rest}: Produce {W}{R}.", "{Rest}: Produce {W} or {R}."),
]


@pytest.mark.parametrize(
    ("text", "other", "face"),
    [*((*pair, CHANT) for pair in MUTATIONS), *((*pair, OX) for pair in ON_CARDS)],
)
def test_a_change_of_one_word_changes_the_tree(text, other, face):
    whole, changed = read(text, face), read(other, face)
    assert whole.status == changed.status == "read"
    assert whole.abilities != changed.abilities


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no text"),
        ("Draw a card" * LONGEST_TEXT, "too long"),
        ('Search your deck for "Ox and put it into your hand.', "damaged text"),
        ("Target resonator gains [+200/+200 until end of turn.", "damaged text"),
        ("Colourless green ideas sleep furiously.", "unknown words"),
        ("Card a draw.", "no reading"),
        ("Ziehe eine Karte.", "unknown words"),
        ("Destroy it.", "no reading"),
        ("Target resonator gains [Flying].", "no reading"),
    ],
)
def test_what_cannot_be_read_says_why(text, reason):
    reading = read(text, CHANT)
    assert (reading.status, reading.reason) == ("unread", reason)


def test_what_a_chant_does_is_no_ability_of_a_resonator():
    assert read("Draw a card.", OX).status == "unread"


def test_a_card_is_treated_as_the_stone_that_its_marks_say():
    stone = Face("Spring", types=("magic stone",), marks=("light magic stone",))
    assert read("Treat this card as a light magic stone.", stone).status == "read"
    assert read("Treat this card as a fire magic stone.", stone).status == "unread"
