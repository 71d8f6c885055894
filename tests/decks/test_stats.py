"""The figures of decks: by hand for a small deck of each game, and laws over all of them."""

import re
from collections import Counter

import pytest
from django.contrib.auth.models import AnonymousUser
from django.urls import reverse

import rules
from decks import stats, values
from decks.editing import services
from decks.models import Deck, DeckVersion
from decks.stats.charts import percent
from decks.stats.summary import of_value
from rules.cards import Card, Face, Printing
from rules.construction.deck import Unresolved
from rules.samples import sample_decks
from rules.systems import CODES
from tests.decks import factories
from tests.made_up_cards import made_up

pytestmark = [pytest.mark.django_db, pytest.mark.once]

NOBODY = AnonymousUser()


def card(name: str, *more: Face, rarity: str = "", **facts: object) -> Card:
    return made_up(name, name, *more, printings=[Printing("A", name, rarity)], **facts)


def deck(code: str, *rows: tuple[int, str, Card], lost: int = 0) -> rules.Deck:
    """A deck of these copies in these sections, with so many lines that are no card."""
    entries = tuple(rules.Entry(section, one, copies) for copies, section, one in rows)
    lines = (Unresolved(1, "4 Nothing Known", "unknown_card", (), 4, "main"),) * lost
    return rules.Deck(code, entries, lines)


def charts(value: rules.Deck, section: str = "", text: str = "") -> dict[str, stats.Chart]:
    return {chart.code: chart for chart in of_value(value, NOBODY, section, text).charts}


def table(chart: stats.Chart) -> dict[str, dict[str, int]]:
    """A chart as its series by title, each with its rows that are not 0."""
    return {
        one.title: {row.label: n for row, n in zip(chart.rows, one.values, strict=True) if n}
        for one in chart.series
    }


# ---- five small decks, counted by hand ----

STONES = (
    (3, "stone", card("Red stone", types=("magic stone",), values={"produces": "R"})),
    (2, "stone", card("Red or blue stone", types=("magic stone",), values={"produces": "RU"})),
)


def force_of_will(code: str) -> rules.Deck:
    return deck(
        code,
        (1, "ruler", card("Ruler", Face("Other side"), types=("ruler",), attributes=("fire",), total_cost=0)),
        (
            4,
            "main",
            card("A", cost="{R}", total_cost=1, attributes=("fire",), races=("Elf",), types=("resonator",)),
        ),
        (3, "main", card("B", cost="{R}{R}{2}", total_cost=4, attributes=("fire",), types=("chant",))),
        (2, "main", card("C", cost="{U}{G}", total_cost=2, attributes=("water", "wind"), types=("chant",))),
        (1, "main", card("D", cost="{X}{1}", total_cost=1, types=("regalia",))),
        *STONES,
    )


@pytest.mark.parametrize("code", ["fow8", "fow5"])
def test_force_of_will_stones_against_the_symbols_of_costs(code):
    found = charts(force_of_will(code))
    assert table(found["curve"]) == {
        "fire": {"1": 4, "4": 3},
        "several": {"2": 2},
        "void": {"1": 1},
        "All": {"1": 5, "2": 2, "4": 3},
    }
    assert found["curve"].sentence == "Median cost 1.5, mean 2.1; 70 % fire."
    assert found["curve"].notes == ("1 card has X in its cost, which counts as nothing.",)
    assert table(found["attributes"]) == {
        "Only this attribute": {"fire": 7, "void": 1},
        "Together with others": {"water": 2, "wind": 2},
        "Either": {"fire": 7, "water": 2, "wind": 2, "void": 1},
    }
    # 4 × {R}, 3 × {R}{R}, 2 × {U}{G}: ten red symbols, two blue, two green. Five stones give red.
    assert table(found["sources"]) == {
        "Cards that give it": {"fire": 5, "water": 2},
        "of which give another instead": {"fire": 2, "water": 2},
        "Required by costs": {"fire": 10, "water": 2, "wind": 2},
        "by this many cards": {"fire": 7, "water": 2, "wind": 2},
        "of which cost 3 or less": {"fire": 4, "water": 2, "wind": 2},
    }
    assert found["sources"].sentence == "Costs ask for wind (2 cards), which nothing in the deck gives."
    assert table(found["turns"])["Together"] == {"1": 5, "2": 7, "3": 7, "4": 10}
    assert table(found["types"]) == {"Cards": {"chant": 5, "resonator": 4, "regalia": 1}}
    assert found["races"].sentence == "4 cards of 10 have a race/trait; most often Elf (4)."


def test_stones_have_no_printed_cost_and_stand_apart_from_the_curve():
    found = charts(force_of_will("fow8"), section="all")
    assert found["curve"].notes[0] == "6 cards have no printed cost and are not in the curve."
    assert charts(force_of_will("fow8"), section="stone")["curve"].sentence == (
        "No card here has a printed cost."
    )


def test_square_enix_backups_and_discards_pay_but_shine_and_dark_never():
    value = deck(
        "setcg",
        (3, "main", card("A", types=("backup",), cost="2", total_cost=2, attributes=("fire",))),
        (
            4,
            "main",
            card(
                "B", types=("forward",), cost="4", total_cost=4, attributes=("fire", "ice"), races=("Knight",)
            ),
        ),
        (2, "main", card("C", types=("forward",), cost="7", total_cost=7, attributes=("dark",))),
    )
    found = charts(value)
    assert table(found["sources"]) == {
        "Cards that give it": {"fire": 7, "ice": 4},
        "of which backups": {"fire": 3},
        "of which give another instead": {"fire": 4, "ice": 4},
        "Required by costs": {"fire": 7, "ice": 4},
        "by this many cards": {"fire": 7, "ice": 4},
        "of which cost 3 or less": {"fire": 3},
    }
    assert "A card discarded pays 2; backups on the field pay 1 in every turn." in found["sources"].notes
    assert "2 cards of them can never pay (shine and dark)." in found["sources"].notes
    assert found["attributes"].title == "By element"
    assert table(found["races"]) == {"Cards": {"Knight": 4}}
    assert "turns" not in found


def test_duel_masters_every_card_is_mana_and_a_twinpact_counts_once():
    copy = (
        Face("Beast", types=("creature",), cost="5", total_cost=5, attributes=("nature",)),
        Face("Song", types=("spell",), cost="2", total_cost=2, attributes=("light",)),
    )
    whole = card(
        "Beast / Song",
        *copy,
        types=("creature", "spell"),
        cost="5/2",
        total_cost=5,
        attributes=("nature", "light"),
        values={"power": 4000},
        rarity="rare",
    )
    value = deck(
        "dm",
        (4, "main", whole),
        (3, "main", card("Wall", types=("creature",), cost="2", total_cost=2, attributes=("light",))),
        (2, "main", card("Grey", types=("creature",), cost="9", total_cost=9, values={"power": 12500})),
        (1, "hyperspatial", card("Cell", types=("cell",), attributes=("fire",))),
    )
    found = charts(value)
    assert table(found["curve"])["All"] == {"2": 3, "5": 4, "9": 2}
    assert found["curve"].notes == (
        "4 cards have another face with a cost of its own; they count once, by the front.",
    )
    assert table(found["sources"])["Cards that give it"] == {"light": 7, "nature": 4}
    assert table(found["sources"])["of which give another instead"] == {"light": 4, "nature": 4}
    assert table(found["types"]) == {"Cards": {"creature": 5, "creature / spell": 4}}
    assert table(found["stats"]) == {"Power": {"4000–4999": 4, "12000–12999": 2}}
    assert table(found["rarity"]) == {"Cards": {"rare": 4, "not recorded": 5}}
    assert found["turns"].sentence == "By turn 5, 7 of 9 cards can be paid for."


def test_shadowverse_evolve_what_play_points_pay_for_turn_by_turn():
    value = deck(
        "sve",
        (1, "leader", card("Leader", types=("leader",), attributes=("swordcraft",))),
        (
            3,
            "main",
            card(
                "Page",
                types=("follower",),
                cost="1",
                total_cost=1,
                attributes=("swordcraft",),
                values={"attack": 2, "defense": 1},
            ),
        ),
        (
            2,
            "main",
            card(
                "Angel",
                types=("follower",),
                cost="3",
                total_cost=3,
                attributes=("neutral",),
                values={"attack": 2, "defense": 4},
            ),
        ),
        (1, "main", card("End", types=("spell",), cost="12", total_cost=12, attributes=("swordcraft",))),
        (2, "evolve", card("Page II", types=("follower",), attributes=("swordcraft",))),
    )
    found = charts(value)
    assert "sources" not in found
    assert table(found["attributes"]) == {"Cards": {"swordcraft": 4, "neutral": 2}}
    assert found["attributes"].sentence == "67 % swordcraft and 33 % neutral."
    together = table(found["turns"])["Together"]
    assert (together["1"], together["2"], together["3"], together["10"]) == (3, 3, 5, 5)
    assert found["turns"].notes[-1] == "1 card costs more than 10."
    assert table(found["stats"]) == {"Attack": {"2": 5}, "Defense": {"1": 3, "4": 2}}
    assert found["rarity"].rows == ()
    evolved = charts(value, section="evolve")
    assert evolved["curve"].sentence == "No card here has a printed cost."


# ---- laws ----


@pytest.fixture(params=CODES)
def stored(request) -> Deck:
    """A bundled deck of a game, stored."""
    value = next(iter(sample_decks(request.param).values()))
    factories.store_cards(request.param, [entry.card.id for entry in value.entries])
    return services.create_deck(
        owner=factories.make_user(), system=value.system, name="Sample", content=value, visibility="public"
    )


FILTERS = ("cost<=2", "cost>3 OR type:{type}", "-cost=1", "attribute:{attribute}", "name:a -cost:2")


def cells(chart: stats.Chart) -> list[tuple[str, str, int]]:
    return [(title, label, n) for title, held in table(chart).items() for label, n in held.items()]


def test_what_is_charted_adds_up_to_what_the_section_holds(stored):
    sections = dict.fromkeys([*(one.code for one in rules.system(stored.system).sections), "all"])
    for section in sections:
        found = stats.of_deck(stored, NOBODY, section)
        copies = sum(row.quantity for row in stored.rows.all() if section in ("all", row.section))
        assert found.counted == found.held == copies
        if not copies:
            assert found.charts == ()
            continue
        by = {chart.code: chart for chart in found.charts}
        entries = [one for one in values.to_rules(stored).entries if section in ("all", one.section)]
        without = sum(one.count for one in entries if not one.card.front.cost)
        stacks = [one for one in by["curve"].series if one.drawn]
        assert sum(sum(one.values) for one in stacks) + without == copies
        assert sum(by["types"].series[0].values) == copies


@pytest.mark.parametrize("filter", FILTERS)
def test_what_a_search_finds_and_what_it_leaves_out_are_all_there_is(stored, filter):
    fronts = [one.card.front for one in values.to_rules(stored).entries if one.section == "main"]
    text = filter.format(type=fronts[0].types[0], attribute=fronts[-1].attributes[0])
    everything, found, rest = (stats.of_deck(stored, NOBODY, "", said) for said in ("", text, f"-({text})"))
    assert found.search.warnings == rest.search.warnings == ()
    assert found.counted + rest.counted == everything.counted == everything.held
    parts: Counter[tuple[str, str, str]] = Counter()
    for chart in (*found.charts, *rest.charts):
        for title, label, n in cells(chart):
            parts[chart.code, title, label] += n
    for chart in everything.charts:
        for title, label, n in cells(chart):
            # What gives is the whole deck's each time, and what can be paid ends where costs do.
            if chart.code in ("types", "races", "rarity") or title == "Required by costs":
                assert parts[chart.code, title, label] == n


def test_an_empty_search_narrows_nothing(stored):
    assert stats.of_deck(stored, NOBODY, "", "   ").charts == stats.of_deck(stored, NOBODY).charts


def test_what_pays_stays_whole_whatever_the_search_leaves():
    value = force_of_will("fow8")
    narrowed = table(charts(value, text="cost>=4")["sources"])
    assert narrowed["Cards that give it"] == {"fire": 5, "water": 2}
    assert narrowed["Required by costs"] == {"fire": 6}


# ---- honest totals and clear refusals ----


def test_lines_that_are_no_card_and_cards_only_considered_are_not_counted_but_said(client):
    ids = factories.some_ids("setcg", 2, "main")
    held = factories.make_deck(cards={"main": {ids[0]: 3}}, visibility="public")
    services.set_quantity(
        deck=held, user=held.owner, section="considering", card_id=ids[0], quantity=2, version=held.version
    )
    held.refresh_from_db()
    held.unresolved = [values.unresolved_to_json(deck("setcg", lost=1).unresolved[0])]
    held.save()
    found = stats.of_deck(held, NOBODY)
    assert (found.counted, found.unresolved, found.considered) == (3, 1, 2)
    page = client.get(reverse("deck-stats", args=[held.public_id])).content.decode()
    said = " ".join(re.sub(r"<[^>]+>", "", page).split())
    assert "3 cards counted. Not counted: 1 line not resolved to a card." in said
    assert "Not counted: 2 cards only considered." in said


def test_an_empty_deck_has_words_and_no_chart(client):
    page = client.get(reverse("deck-stats", args=[factories.make_deck(visibility="public").public_id]))
    assert "This section has no cards, so there is nothing to chart." in page.content.decode()
    assert b"<figure" not in page.content


def test_every_chart_has_caption_sentence_and_table_without_a_script(client, stored):
    page = client.get(reverse("deck-stats", args=[stored.public_id])).content.decode()
    shown = stats.of_deck(stored, NOBODY).shown
    assert len(shown) >= 5
    assert page.count("<figure") == page.count("<figcaption") == page.count("<table") == len(shown)
    for chart in shown:
        assert chart.sentence.endswith(".")
        assert f'<p class="chart-says">{chart.sentence}' in page.replace("&lt;", "<")


def test_a_version_keeps_its_figures(client, stored):
    client.force_login(stored.owner)
    first = stats.of_deck(stored, NOBODY)
    row = stored.rows.filter(section="main").first()
    services.remove_card(
        deck=stored, user=stored.owner, section="main", card_id=row.card.card_id, version=stored.version
    )
    changed = Deck.objects.get(pk=stored.pk)
    assert stats.of_deck(changed, NOBODY).counted == first.counted - row.quantity
    assert stats.of_version(DeckVersion.objects.get(deck=stored, number=1), NOBODY).charts == first.charts
    page = client.get(reverse("deck-version-stats", args=[stored.public_id, 1]))
    assert f'<strong class="figure">{first.counted}</strong>' in page.content.decode()
    assert client.get(reverse("deck-version-stats", args=[stored.public_id, 9])).status_code == 404


@pytest.mark.parametrize(
    ("query", "status", "says"),
    [
        ("?section=attic", 400, "has no section &#x27;attic&#x27;; there are main, all"),
        ("?section=%00", 400, "there are main, all"),
        ("?q=" + "a" * 501, 400, "The search has 501 characters; at most 500 are read"),
        ("?q=(cost", 200, "This search cannot be read: these parentheses are not closed"),
        ("?q=cots:3", 200, "there is no key “cots”"),
        ("?q=%00", 200, "counted"),
        ("?q=cost>99", 200, "No cards here match the search."),
    ],
)
def test_what_cannot_be_read_is_quoted_and_never_breaks_the_page(client, query, status, says):
    held = factories.make_deck(cards=factories.legal_cards(), visibility="public")
    page = client.get(reverse("deck-stats", args=[held.public_id]) + query)
    assert page.status_code == status
    assert says in page.content.decode()


def test_the_api_answers_with_the_same_tables(client, stored):
    address = reverse("api:deck-stats", args=[stored.public_id])
    answer = client.get(address, {"q": "cost<=3", "section": "all"}).json()
    found = stats.of_deck(stored, NOBODY, "all", "cost<=3")
    assert answer["charts"] == [chart.as_json() for chart in found.charts]
    assert answer["search"]["words"] == ["cost at most 3"]
    for query, field in (
        ({"section": "attic"}, "section"),
        ({"version": "99"}, "version"),
        ({"x": "1"}, "x"),
    ):
        refused = client.get(address, query)
        assert (refused.status_code, refused.json()["errors"][0]["field"]) == (400, field)
    assert client.get(address, {"q": "(cost"}).json()["code"] == "bad_query"


def test_a_search_looks_up_only_the_words_of_its_game(client, stored, django_assert_max_num_queries):
    address = reverse("deck-stats", args=[stored.public_id])
    client.get(address, {"q": "cost<=3"})
    with django_assert_max_num_queries(5):
        assert client.get(address, {"q": "cost<=3", "section": "all"}).status_code == 200


def test_little_is_not_called_nothing_and_nearly_all_not_everything():
    assert [percent(n, 400) for n in (0, 1, 2, 200, 399, 400)] == [
        *("0 %", "under 1 %", "1 %", "50 %", "over 99 %", "100 %"),
    ]


def test_another_version_stands_beside_what_the_deck_holds(client, stored):
    client.force_login(stored.owner)
    row = stored.rows.filter(section="main").first()
    cost, gone = row.card.front["total_cost"], row.quantity
    services.remove_card(
        deck=stored, user=stored.owner, section="main", card_id=row.card.card_id, version=stored.version
    )
    changed = Deck.objects.get(pk=stored.pk)
    now, before = stats.of_deck(changed, NOBODY), stats.of_version(changed.versions.get(number=1), NOBODY)
    found = {chart.code: chart for chart in stats.compared(now, before, "Version 1").charts}
    for chart in before.charts:
        if chart.kind == "stacked" and chart.rows:
            own = [one for one in chart.series if one.drawn]
            totals = {
                label.label: n
                for place, label in enumerate(chart.rows)
                if (n := sum(one.values[place] for one in own))
            }
            assert table(found[chart.code])["Version 1"] == totals
    curve = found["curve"]
    assert [int(one.label) for one in curve.rows] == sorted(int(one.label) for one in curve.rows)
    place = [one.label for one in curve.rows].index(str(cost))
    drawn = sum(one.values[place] for one in curve.series if one.drawn and not one.beside)
    assert drawn == curve.series[-1].values[place] - gone
    page = client.get(reverse("deck-stats", args=[stored.public_id]), {"beside": "1"})
    assert b"data-beside>Version 1</th>" in page.content
    api = client.get(reverse("api:deck-stats", args=[stored.public_id]), {"beside": "1"}).json()
    assert api["charts"] == [chart.as_json() for chart in found.values()]


@pytest.mark.parametrize("said", ["9", "x", "\0", "1" * 30, "²"])
def test_a_version_that_is_not_kept_cannot_stand_beside(client, said):
    held = factories.make_deck(cards=factories.legal_cards(), visibility="public")
    page = client.get(reverse("deck-stats", args=[held.public_id]), {"beside": said})
    assert page.status_code == 400
    assert "to put beside it; the newest is 1" in page.content.decode()
