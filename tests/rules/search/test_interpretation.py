"""What searches mean: in the words of each game, told in words, and matched to cards in memory."""

from dataclasses import replace
from datetime import date

import pytest

from rules.cards import Catalogue, Printing
from rules.construction.card_legality import CardLegalities
from rules.construction.formats import Edition, Format, ListRow, Pool
from rules.search import DeckCards, SearchVocabulary, fits, read, search_vocabulary, understand
from rules.search.vocabulary import vocabulary_of
from rules.spoken import spoken
from rules.systems import formats, system, systems
from tests.made_up_cards import made_up

CARDS = [
    made_up(
        "1-001", "Émilie, the Red", types=("forward",), attributes=("fire",), races=("Witch",), total_cost=3
    ),
    made_up(
        "1-002", "Zero's Friend", types=("forward",), attributes=("aqua", "fire"), values={"power": 7000}
    ),
    made_up("1-003", "Zero", "Zero Awake", types=("backup",), marks=("ex burst",), total_cost=5),
    made_up(
        "2-001",
        "炎竜",
        types=("summon",),
        attributes=("thunder",),
        keywords=("Haste", "Warp {2}"),
        total_cost=10,
        printings=[Printing("2", "2-001", "R", "ja"), Printing("PR Extra", "P-77", "S")],
        titles=("VII",),
    ),
]
ALL = ["1-001", "1-002", "1-003", "2-001"]


def search(text: str, **more):
    of = system("setcg")
    here = SearchVocabulary(of, formats("setcg"), vocabulary_of(CARDS))
    return understand(read(text), [here], **more)


def found(text: str, **more) -> list[str]:
    meant = search(text, **more)
    assert [one for one in meant.warnings if one.term] == []
    return [card.id for card in CARDS if fits(meant.condition, "setcg", card)]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", ALL),
        ("emilie", ["1-001"]),
        ("ＥＭＩＬＩＥ", ["1-001"]),
        ("zero", ["1-002", "1-003"]),
        ("zero’s", ["1-002"]),
        ("zero & friend", ["1-002"]),
        ("zero / friend", ["1-002"]),
        ("friend ♪", ["1-002"]),
        ("-(zero & friend) zero", ["1-003"]),
        ("zero (& ♪)", []),
        ("&", []),
        ("awake", ["1-003"]),
        ("炎竜", ["2-001"]),
        ("竜", ["2-001"]),
        ('"zero awake"', ["1-003"]),
        ('"awake zero"', []),
        ("awake zero", ["1-003"]),
        ("name=zero", ["1-003"]),
        ("name!=zero", ["1-001", "1-002", "2-001"]),
        ("1-00", ["1-001", "1-002", "1-003"]),
        ("number:p-7", ["2-001"]),
        ("number=p-7", []),
        ("number:001", []),
        ("type:forward", ["1-001", "1-002"]),
        ("type:forward|summon", ["1-001", "1-002", "2-001"]),
        ("type!=forward", ["1-003", "2-001"]),
        ("-type:forward", ["1-003", "2-001"]),
        ("element:lightning", ["2-001"]),
        ("attribute:water -fire", []),
        ('attribute:water -"fire"', ["1-002"]),
        ("attribute:none", ["1-003"]),
        ("job:wit", ["1-001"]),
        ("job=witch", ["1-001"]),
        ("keyword:warp", ["2-001"]),
        ("is:ex", ["1-003"]),
        ("is:two-faced", ["1-003"]),
        ("mark:ex", ["1-003"]),
        ("set:PR", ["2-001"]),
        ('set:"pr extra"', ["2-001"]),
        ("rarity:s", ["2-001"]),
        ("region:ja title:VII", ["2-001"]),
        ("cost<=3", ["1-001"]),
        ("cost<5", ["1-001"]),
        ("cost>3", ["1-003", "2-001"]),
        ("cost>=5 cost<10", ["1-003"]),
        ("cost:3|5", ["1-001", "1-003"]),
        ("cost!=3", ["1-002", "1-003", "2-001"]),
        ("power>=7000", ["1-002"]),
        ("system:setcg zero", ["1-002", "1-003"]),
        ("emilie OR 炎竜", ["1-001", "2-001"]),
        ("-(emilie OR zero)", ["2-001"]),
        ("(emilie OR zero) fire", ["1-001", "1-002"]),
        ('(emilie OR zero) "fire"', []),
        ("(type:forward OR cost:5) -job:witch", ["1-002", "1-003"]),
    ],
)
def test_a_search_finds_these_cards(text, ids):
    assert found(text) == ids


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("zero type:forward", ["“zero”", "type is forward"]),
        ("element:lightning", ["element is Lightning"]),
        ("job:witch cost<=3", ["job is Witch", "cost at most 3"]),
        ("-type:forward|backup", ["type is not forward or backup"]),
        ("-(zero OR type:summon) power:7000", ["not (“zero” or type is summon)", "power is 7000"]),
        ("-cost>3", ["not cost above 3"]),
        ("name:a number:1", ["name has “a”", "number begins with 1"]),
        ("legal:l3 asof:2018-10-24", ["legal in L3", "as of 2018-10-24"]),
    ],
)
def test_a_search_is_told_in_words_part_by_part(text, words):
    assert [chip.words for chip in search(text).chips] == words


def test_each_part_can_be_left_out():
    chips = search("zero (a OR type:forward) cost<=3 asof:2018-10-24").chips
    assert [chip.without for chip in chips] == [
        "(a OR type:forward) cost<=3 asof:2018-10-24",
        "zero cost<=3 asof:2018-10-24",
        "zero (a OR type:forward) asof:2018-10-24",
        "zero (a OR type:forward) cost<=3",
    ]


@pytest.mark.parametrize(
    ("text", "said", "instead"),
    [
        ("zero typ:forward", "no key “typ”", "zero type:forward"),
        ("zero type:forwrd", "has the type “forwrd”", "zero type:forward"),
        ("zero -element:lightnin", "has the element “lightnin”", "zero -element:Lightning"),
        ("zero cost<=x", "not a number to compare", ""),
        ("zero cost:٣", "not a number to compare", ""),
        ("zero type>=forward", "only numbers can be compared", ""),
        ("zero divinity>1", "no key “divinity”", ""),
        ("zero atk>1", "no card here has the stat “attack”", ""),
        ("zero legal:standart", "has no format “standart”", "zero legal:standard"),
        ("zero does:drwa", "nothing that cards do in", "zero does:draw"),
        ("zero trigger:entres", "is called “entres”; there are", "zero trigger:enters"),
        ("zero does>draw", "only numbers can be compared", "zero does:draw"),
        ("zero is:unred", "nothing is called “unred”", "zero is:unread"),
        ("zero is:bannd", "nothing is called “bannd”", "zero is:banned"),
        ("zero system:setg", "there is no game “setg”", "zero system:setcg"),
        ("zero asof:yesterday", "is not a date", ""),
        ("zero (a OR asof:2018-10-24)", "outside of parentheses", ""),
        ("zero in:abc", "no decks to look in", ""),
        ("zero qqqq:1", "no key “qqqq”", 'zero "qqqq:1"'),
    ],
)
def test_what_is_not_understood_is_left_out_with_a_suggestion(text, said, instead):
    meant = search(text)
    assert said in meant.warnings[0].words
    assert meant.warnings[0].instead == instead or not instead
    kept = [card.id for card in CARDS if fits(meant.condition, "setcg", card)]
    assert {"1-002", "1-003"} & set(kept)


def test_only_cards_of_decks_that_may_be_seen_are_found():
    decks = {"abc": DeckCards("My deck", "setcg", ("1-002", "2-001"))}
    assert found("in:abc zero", deck=decks.get) == ["1-002"]
    assert found("in:/decks/abc/ -zero", deck=decks.get) == ["2-001"]
    assert "there is no deck “xyz”" in search("in:xyz", deck=decks.get).warnings[0].words


def test_a_search_that_names_a_game_is_understood_in_its_words():
    realms = [search_vocabulary(of, *formats(of.code).values()) for of in systems()]
    everywhere = understand(read("class:neutral"), realms, usual=("setcg", "sve"))
    assert everywhere.systems == ("setcg", "sve")
    named = understand(read("system:fow5 attribute:dark"), realms, usual=("setcg", "sve"))
    assert named.systems == ("fow5",)
    assert [chip.words for chip in named.chips] == ["game is Force of Will (5.01)", "attribute is darkness"]


# ---- formats ----


def form(**more) -> Format:
    settings = {"pools": (), "rows": (), "gaps": ()} | more
    return Format(
        system="setcg",
        code="made",
        name="Made up",
        about="",
        formats=("made",),
        region="",
        source="a source",
        sections={},
        parameters={},
        repeals=frozenset(),
        adds=(),
        **settings,
    )


def row(kind: str, card: str, since: date | None = None, until: date | None = None, **more) -> ListRow:
    return ListRow(format="made", source="a list", kind=kind, cards=(card,), since=since, until=until, **more)


def of_made_up():
    """The system with the made-up cards in the place of its own."""
    held = Catalogue(CARDS)
    return replace(system("setcg"), catalogue=lambda: held)


DAY = date(2020, 1, 1)
LATER = date(2021, 1, 1)


def words(made: Format, as_of: date | None = None) -> dict[str, str]:
    legalities = CardLegalities(of_made_up(), made, as_of)
    return {card.id: legalities.of(card).word for card in CARDS}


def test_rows_of_a_list_put_cards_as_they_say():
    made = form(
        rows=(
            row("banned", "1-001", DAY),
            row("limited", "1-002", DAY, copies=2),
            row("undated", "1-003", DAY),
            row("banned", "2-001", DAY, LATER),
        )
    )
    assert words(made, date(2019, 12, 31)) == dict.fromkeys(ALL, "legal")
    assert list(words(made, DAY).values()) == ["banned", "limited", "unknown", "banned"]
    assert list(words(made, LATER).values()) == ["banned", "limited", "unknown", "legal"]
    legality = CardLegalities(of_made_up(), made, DAY).of(CARDS[1])
    assert (legality.copies, legality.list.date, legality.list.source) == (2, DAY, "a list")


def test_a_card_of_no_admitted_set_is_outside_and_one_of_an_unsure_set_is_unknown():
    pool = Pool(format="made", source="a list", sets=frozenset({"1"}), unsure=frozenset({"2"}), since=DAY)
    made = form(pools=(pool,), rows=(row("banned", "2-001", LATER),))
    assert list(words(made, DAY).values()) == ["legal", "legal", "legal", "unknown"]
    assert words(made, LATER)["2-001"] == "banned"
    assert set(words(made, date(2019, 1, 1)).values()) == {"unknown"}
    only = form(pools=(Pool(format="made", source="a list", sets=frozenset({"2"})),))
    assert list(words(only).values()) == ["outside", "outside", "outside", "legal"]
    assert Edition(only, None).sets == {"2"}


def test_a_row_for_one_section_or_for_a_group_only_limits():
    made = form(
        rows=(
            row("banned", "1-001", sections=("main",)),
            row("choice", "1-002", copies=1),
            row("limited", "1-003", copies=0),
        )
    )
    assert list(words(made).values()) == ["limited", "limited", "banned", "legal"]


def test_real_lists_are_searched_by_format_and_day():
    here = [search_vocabulary(system("fow8"), *formats("fow8").values())]

    def count(text: str) -> int:
        meant = understand(read(text), here)
        assert [one for one in meant.warnings if one.term] == []
        return sum(fits(meant.condition, "fow8", card) for card in system("fow8").catalogue())

    banned = count("banned:wanderer asof:2018-10-24")
    assert banned > 0
    assert count("banned:wanderer asof:2012-01-01") == 0
    assert (
        count("legal:grimm banned:wanderer asof:2018-10-24")
        + count("-legal:grimm banned:wanderer asof:2018-10-24")
        == banned
    )


def test_what_nobody_recorded_is_said():
    here = [search_vocabulary(system("fow8"), *formats("fow8").values())]
    meant = understand(read("legal:wanderer asof:2018-10-24"), here)
    assert any("not recorded whole" in one.words and not one.term for one in meant.warnings)


@pytest.fixture
def everywhere():
    return [search_vocabulary(of, *formats(of.code).values()) for of in systems()]


@pytest.mark.parametrize(
    ("text", "chip"),
    [
        ("does:draw", "does draw cards"),
        ("-does:draw", "does not draw cards"),
        ("does:draw|search system:sve", "does draw cards or search a deck for cards"),
        ("trigger:fanfare system:sve", "an ability is triggered when a card enters the field"),
        ("-trigger:enters system:fow8", "no ability is triggered when a card enters the field"),
        ("is:read", "text is read whole"),
        ("-is:partly", "text is not read in part"),
        ("is:notext", "text is not at hand"),
        ('text:"draw a card"', "text has “draw a card”"),
    ],
)
def test_what_was_read_is_echoed_in_the_words_of_its_game(everywhere, text, chip):
    assert understand(read(text), everywhere).chips[0].words == chip


def test_a_word_finds_in_each_game_what_it_means_there(everywhere):
    # To break a card is to destroy it in one game; in another, shields are broken.
    meant = understand(read("does:destroy"), everywhere)
    shields = understand(read("does:break system:dm -does:destroy"), everywhere)
    cards = [card for card in system("dm").catalogue() if fits(shields.condition, "dm", card)]
    assert cards
    assert not [card.id for card in cards if fits(meant.condition, "dm", card)]
    broken = [card for card in system("setcg").catalogue() if fits(meant.condition, "setcg", card)]
    assert len(broken) > 100


def test_how_much_of_a_card_is_read_is_one_of_four_words(everywhere):
    cards = list(system("sve").catalogue())
    sets = [
        {card.id for card in cards if fits(understand(read(f"is:{word}"), everywhere).condition, "sve", card)}
        for word in ("read", "partly", "unread", "notext")
    ]
    assert sum(map(len, sets)) == len(cards) == len(set().union(*sets))
    assert all(sets)


def test_our_words_are_searched_for_a_text(everywhere):
    meant = understand(read('text:"DRAW, a card" system:sve'), everywhere)
    found = [card for card in system("sve").catalogue() if fits(meant.condition, "sve", card)]
    assert found
    assert all(
        any("draw a card" in sentence.lower() for side in spoken("sve", card) for sentence in side.sentences)
        for card in found
    )
