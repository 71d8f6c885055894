"""English texts of Shadowverse: Evolve: the one tree of a sentence, what changes it, what is refused."""

import pytest

from rules.cards import Face
from rules.games.sve.keywords import ANY_CARD, search_deck
from rules.games.sve.nodes import Evolves, GoesToCemetery
from rules.games.sve.reading.lexicon import tokens
from rules.houses import houses_of
from rules.language.abilities import Activated, KeywordAbility, Mode, Replacement, Spell, Static, Triggered
from rules.language.amounts import Count, ResourcesOf
from rules.language.changes import AddStats, ChangeCost, GainKeywords
from rules.language.conditions import Compare, There
from rules.language.costs import Cost, DiscardCards, MoveCard, Pay, RestThis
from rules.language.durations import ALWAYS
from rules.language.effects import (
    ChangeLife,
    Create,
    DealDamage,
    DealDamageToPlayer,
    Destroy,
    Do,
    Draw,
    If,
    IfPaid,
    Let,
    Look,
    May,
    Modify,
    MoveTo,
    Reveal,
)
from rules.language.events import During, Enters, Moment, Plays, TakesDamage
from rules.language.filter_shorthand import cards
from rules.language.filters import CostIs, OneOf
from rules.language.references import Chosen, Each, It, Subject, Target, TargetPlayer, This, ThisCard
from rules.reading.clauses import mentions
from tests.rules.sve.play.made_up import BEAR, ENEMY, OWN, WOLF, follower, points, table

HOUSE = houses_of("sve")["en"]
FOLLOWER, SPELL = Face("Made Up", ("follower",)), Face("Made Up", ("spell",))
FAIRY = dict(tokens())["Fairy"]
DECK = "deck area"
BELOW = MoveTo(Each(cards(OneOf(It()), zones=(DECK,))), DECK, "bottom")


def read(text: str, face: Face = FOLLOWER) -> tuple[object, ...] | None:
    """Return the abilities and keywords of a text that is read whole, None for any other."""
    reading = HOUSE.read(text, face)
    return (*reading.abilities, *sorted(reading.keywords)) if reading.status == "read" else None


READ = {
    "Ward. Storm.": ("Storm", "Ward"),
    "{[evolve]} {[cost02]}: Evolve this follower.": (
        KeywordAbility(keyword="Evolve", cost=Cost((Pay(2, "play points"),))),
        "Evolve",
    ),
    "{[fanfare]} Draw 2 cards.": (Triggered(event=Enters(), effect=Draw(2)),),
    "{[lastwords]} Put this into its owner's EX area.": (
        Triggered(event=GoesToCemetery(), effect=MoveTo(ThisCard(), "EX area")),
    ),
    "On Evolve - Select an enemy follower on the field and destroy it.": (
        Triggered(event=Evolves(), effect=Destroy(Target()), targets=(ENEMY,)),
    ),
    "{[fanfare]} Discard a card: Draw a card.": (
        Triggered(event=Enters(), effect=Draw(1), cost=Cost((DiscardCards(),))),
    ),
    "{[fanfare]} If Overflow is active for you, draw 2 cards.": (
        Triggered(
            event=Enters(),
            effect=If(Compare(ResourcesOf("max play points"), ">=", 7), Draw(2)),
        ),
    ),
    "{[fanfare]} Select a follower in your cemetery. Summon it and give it Rush.": (
        Triggered(
            event=Enters(),
            effect=Let(
                "it",
                MoveTo(Target(), "field"),
                Modify(It(), (GainKeywords(frozenset({"Rush"})),), ALWAYS),
            ),
            targets=(cards(zones=("cemetery",), whose="you", types=("follower",)),),
        ),
    ),
    "Whenever another follower is put onto your field, give it {[attack]}+1.": (
        Triggered(
            event=Enters(cards(whose="you", types=("follower",), other=True)),
            effect=Modify(Subject(), (AddStats((1, 0)),), ALWAYS),
        ),
    ),
    "At the start of your end phase, give your leader {[defense]}+1.": (
        Triggered(event=Moment("end phase", "you"), effect=ChangeLife(1)),
    ),
    "Once on each of your turns, when you play a spell, draw a card.": (
        Triggered(
            event=During(Plays(cards(whose="you", types=("spell",)))), effect=Draw(1), once_a_turn=True
        ),
    ),
    "Activate {[cost01]}, {[engage]}: Summon a Fairy token. Activate only once per turn.": (
        Activated(
            effect=Create(FAIRY, "field"),
            cost=Cost((Pay(1, "play points"), RestThis())),
            once_a_turn=True,
        ),
    ),
    "This costs 2 less to play if there are at least 3 Beast cards in your cemetery.": (
        Static(
            (ChangeCost(less=(("play points", 2),)),),
            when=There(cards(zones=("cemetery",), whose="you", races=("Beast",)), 3),
            zones=("hand", "EX area"),
        ),
    ),
    "During your turn, this follower doesn't take damage.": (Replacement(event=During(TakesDamage())),),
    "{[fanfare]} Search your deck for a follower that costs 2 or less and summon it.": (
        Triggered(
            event=Enters(),
            effect=search_deck(
                cards(CostIs("<=", 2), zones=(DECK,), whose="you", types=("follower",)), "field"
            ),
        ),
    ),
}


@pytest.mark.parametrize("text", READ)
def test_a_sentence_has_its_one_tree(text):
    assert read(text) == READ[text]


def test_looking_shows_what_is_taken_and_puts_the_rest_below():
    take = "From among them, you may reveal a follower and add it to your hand."
    text = (
        f"Look at the top 9 cards of your deck. {take} Put the rest on the bottom of your deck in any order."
    )
    taken = Chosen(cards(zones=(DECK,), types=("follower",)), 1, 0, among=It())
    shown = Reveal(taken, MoveTo(It("found"), "hand"), name="found")
    assert read(text, SPELL) == (Spell(effect=Look(9, Do((shown, BELOW)))),)


def test_options_are_chosen_as_the_ability_is_played_each_with_its_own_targets():
    text = (
        "{[fanfare]} Choose one. (1) Draw a card. (2) Select an enemy follower on the field and destroy it."
    )
    modes = (Mode(Draw(1)), Mode(Destroy(Target()), (ENEMY,)))
    assert read(text) == (Triggered(event=Enters(), modes=modes),)


def test_what_hits_a_follower_or_a_leader_hits_whichever_was_selected():
    (burn,) = read("Select an enemy follower on the field or enemy leader. Deal 12 damage to it.", SPELL)
    assert burn.effect == Do((DealDamage(Target(), 12), DealDamageToPlayer(12, TargetPlayer())))


def test_it_is_the_card_that_was_put_somewhere_and_not_the_one_that_says_so():
    given = "If it's a follower, give it {[attack]}+1."
    (effect,) = (
        one.effect for one in read(f"{{[fanfare]}} Put the top card of your deck into your EX area. {given}")
    )
    assert isinstance(effect, Let)
    assert isinstance(effect.effect.then.what, It)


MUTATED = [
    ("{[fanfare]} Draw 2 cards.", ("2", "3")),
    ("{[fanfare]} You may draw a card.", ("You may draw", "Draw")),
    ("{[fanfare]} Deal 2 damage to your leader.", ("your leader", "each enemy leader")),
    ("{[fanfare]} Select up to 2 enemy followers on the field and destroy them.", ("up to ", "")),
    ("{[fanfare]} Select a follower on your field and give it Storm.", ("a follower", "another follower")),
    ("{[fanfare]} Select a card in your cemetery and banish it.", ("your cemetery", "your EX area")),
    ("{[fanfare]} Give this follower Storm until end of turn.", (" until end of turn", "")),
    ("Whenever you discard a card, draw a card.", ("Whenever", "During your turn, whenever")),
    ("Whenever you discard a card, draw a card.", ("Whenever", "Once per turn, when")),
    ("{[fanfare]} Draw a card.", ("{[fanfare]}", "{[lastwords]}")),
    ("{[fanfare]} {[cost01]}: Draw a card.", ("01", "02")),
    ("{[evolve]} {[cost01]}: Evolve this follower.", ("01", "02")),
    ("{[fanfare]} Each opponent discards a card.", ("a card", "a random card")),
    ("{[fanfare]} If Overflow is active for you, draw a card.", ("is active", "isn't active")),
    ("{[fanfare]} Select an amulet that costs 2 or less in your cemetery and summon it.", ("less", "more")),
    ("{[fanfare]} Deal 1 damage to your leader. Combo (3): Deal 2 damage instead.", (" instead", "")),
    ("Activate {[cost01]}: Draw a card. Activate only once per turn.", (" Activate only once per turn.", "")),
]


@pytest.mark.parametrize(("text", "change"), MUTATED, ids=str)
def test_what_a_word_changes_changes_the_tree(text, change):
    first, second = read(text), read(text.replace(*change))
    assert first is not None
    assert second != first


def test_x_is_what_the_text_says_and_never_open():
    amount = Count(cards(zones=("hand",), whose="you"))
    told = read("{[fanfare]} Draw X cards. X equals the number of cards in your hand.")
    assert told == (Triggered(event=Enters(), effect=Draw(amount)),)
    assert read("{[fanfare]} Draw X cards.") is None


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{[fanfare]} Draw a card, perhaps.",
        "{[fanfare]} Discard a card. Give it Storm.",
        "{[fanfare]} Select an enemy follower and destroy it.",
        "Draw a card.",
        "【ファンファーレ】1枚引く。",
        "<b>Ward.</b>",
        "Draw a card. " * 350,
        "x" * 100_000,
    ],
)
def test_what_is_not_certain_is_refused(text):
    assert read(text) is None


@pytest.mark.parametrize("text", ["{[fanfare Draw a card.", "{[fanfare]} Draw a card (or two."])
def test_a_text_that_is_cut_off_is_damaged(text):
    assert HOUSE.read(text, FOLLOWER).reason == "damaged text"


@pytest.mark.parametrize("mine", [2, 1])
def test_a_text_that_was_read_is_played(mine):
    text = (
        "{[fanfare]} Select an enemy follower on the field. Deal 7 damage to it. If there are at least 3 "
        "followers on your field, deal 8 damage instead."
    )
    scene = table()
    bear = scene.put("field", follower("Ox", 1, 9), 1)
    scene.fill("field", WOLF, mine)
    scene.put("hand", follower("Guard", abilities=HOUSE.read(text, FOLLOWER).abilities))
    scene.begin("main phase").answer("play", "Guard")
    assert scene.in_play(bear).damage == (8 if mine == 2 else 7)


@pytest.mark.parametrize("said", ["yes", "no"])
def test_what_may_be_done_is_asked(said):
    text = "{[fanfare]} You may banish a card from your cemetery. If you do, draw a card."
    scene = table()
    scene.put("cemetery", BEAR)
    scene.put("field", WOLF)
    scene.put("hand", follower("Guard", abilities=HOUSE.read(text, FOLLOWER).abilities))
    scene.begin("main phase").answer("play", "Guard").answer(said)
    assert len(scene.cards("hand")) == len(scene.cards("banished zone")) == (said == "yes")
    assert points(scene) == 4


def test_the_turn_player_alone_is_asked_of_followers_of_their_own():
    (ability,) = read("{[fanfare]} Select a follower on your field and give it {[attack]}+1/{[defense]}+2.")
    assert ability.targets == (OWN,)
    assert ability.effect == Modify(Target(), (AddStats((1, 2)),), ALWAYS)
    assert read("{[fanfare]} Give this follower {[attack]}+1/{[defense]}+2.")[0].effect.what == This()
    assert read("When this card is discarded, you may put it into your EX area.")[0].effect == May(
        MoveTo(ThisCard(), "EX area")
    )


def test_cards_are_banished_one_by_one_for_a_cost():
    (ability,) = read("Activate banish 2 cards from your cemetery: Draw a card.")
    part = MoveCard(cards(zones=("cemetery",), whose="you"), "banished zone")
    assert ability.cost == Cost((part, part))


@pytest.mark.clause("sve", "10.6.2.3.2.1")
@pytest.mark.parametrize(("first", "damage"), [(1, [1, 2]), (2, [2, 1])])
def test_damage_is_divided_among_those_that_were_selected(first, damage):
    text = (
        "{[fanfare]} Select up to 2 unevolved enemy followers on the field"
        " and deal 3 damage divided between them."
    )
    scene = table()
    oxen = scene.fill("field", follower("Ox", 1, 9), 2, 1)
    scene.put("field", WOLF)
    scene.put("hand", follower("Guard", abilities=HOUSE.read(text, FOLLOWER).abilities))
    scene.begin("main phase").answer("play", "Guard").answer("target", oxen[0]).answer("target", oxen[1])
    scene.answer("allot", other=first)
    assert [scene.in_play(one).damage for one in oxen] == damage


@pytest.mark.clause("sve", "10.6.2.3")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        (
            "en",
            "Choose one. (1) Draw a card. (2) Discard a card: Select an enemy follower on the field "
            "and destroy it. Draw 3 cards.",
        ),
        (
            "ja",
            "下記から1つチョイスする。【1】1枚引く。【2】手札1枚を捨てる：相手の場のフォロワー1体を選ぶ。"
            "それを破壊する。3枚引く。",
        ),
    ],
)
def test_targets_after_a_cost_are_chosen_as_the_card_is_played(language: str, text: str) -> None:
    reading = houses_of("sve")[language].read(text, SPELL)
    paid = IfPaid(Cost((DiscardCards(),)), Do((Destroy(Target()), Draw(3))))
    assert reading.abilities == (Spell(modes=(Mode(Draw()), Mode(paid, (ENEMY,)))),)


def test_a_leader_alone_that_is_selected_is_dealt_damage_as_a_player() -> None:
    (ability,) = HOUSE.read("Select an enemy leader and deal it 4 damage.", SPELL).abilities
    assert ability.effect == DealDamageToPlayer(4, TargetPlayer(0))


def test_up_to_so_many_cards_of_any_kind_are_not_those_that_must_be_found() -> None:
    some, all_of_them = (
        HOUSE.read(f"Search your deck for {wanted}, add them to your hand.", SPELL)
        for wanted in ("up to 2 cards", "2 cards")
    )
    assert (some.status, all_of_them.status) == ("read", "unread")
    assert mentions(some.abilities, Chosen(ANY_CARD, 2, 0))
