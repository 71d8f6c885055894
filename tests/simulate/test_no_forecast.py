"""Win rates are withheld where too little of a deck is played with its text."""

import re

import pytest
from django.urls import reverse

from rules.construction.deck import Deck
from rules.samples import sample_decks
from simulate.__main__ import main
from simulate.games.text_played import too_little, why_no_forecast
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of

pytestmark = pytest.mark.django_db


@pytest.fixture
def user(client):
    user = factories.make_user()
    client.force_login(user)
    return user


@pytest.fixture
def understand(monkeypatch):
    """Let so many of each deck's forty cards be played with all they print, by the deck's place in a plan."""

    def so_many(*wholes: int) -> None:
        whole = {
            _cards(deck): number for deck, number in zip(sample_decks("dm").values(), wholes, strict=False)
        }
        monkeypatch.setattr("simulate.games.plan.understood", lambda deck: (whole.get(_cards(deck), 40), 40))

    return so_many


def _cards(deck: Deck) -> frozenset[tuple[str, int]]:
    """How many copies of which card a deck has, in whatever order."""
    return frozenset((one.card.id, one.count) for one in deck.entries)


def text(response) -> str:
    return re.sub(r"\s+", " ", response.content.decode())


def headline(shown: str) -> str:
    """What the page says of a pairing before its details."""
    return shown.split('id="rate-title"')[1].split("<details")[0]


def test_four_in_five_cards_are_enough(understand):
    understand(32, 40)
    assert too_little(plan_of(), (0, 1)) == [] and why_no_forecast(plan_of(), (0, 1)) == ""


def test_fewer_are_not_and_each_deck_is_named_once(understand):
    understand(31, 3)
    plan = plan_of()
    one, other = (entry.name for entry in plan.entries)
    assert too_little(plan, (0, 1, 0)) == [0, 1]
    assert why_no_forecast(plan, (0, 1, 0)) == (
        f"Not a forecast: 9 of 40 cards of “{one}” and 37 of 40 cards of “{other}” "
        "are played without all of their text."
    )


def test_the_headline_says_so_in_place_of_a_rate_which_stands_in_the_details(client, user, understand):
    understand(40, 3)
    batch = batches.played(plan_of(pairs=10, chunk_pairs=10), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert "Not a forecast: 37 of 40 cards" in headline(shown)
    assert not re.search(r"\d %", headline(shown)) and "too close to call" not in headline(shown)
    details = shown.split("Show the win rates anyway")[1].split("</section>")[0]
    assert re.search(r"<strong>\d+\.\d %</strong>", details)


def test_with_enough_text_the_rate_is_the_headline(client, user, understand):
    understand(40, 32)
    batch = batches.played(plan_of(pairs=10, chunk_pairs=10), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))
    assert re.search(r"chance-figure figure\">\d+\.\d %", headline(shown)) and "Not a forecast" not in shown


def test_tables_withhold_the_rates_of_pairings_with_such_a_deck_only(client, user, understand):
    understand(40, 3, 40)
    batch = batches.played(plan_of(pairs=30, chunk_pairs=30, decks=3, all_meet=True), owner=user)
    shown = text(client.get(reverse("batch", args=[batch.public_id])))

    def rows(title: str) -> list[bool]:
        """Whether each row of the table under a title shows no rate."""
        table = shown.split(f'id="{title}-title"')[1].split("<tbody>")[1].split("</tbody>")[0]
        return ["Not a forecast" in row for row in table.split("<tr")[1:]]

    assert rows("pairings") == [True, False, True]
    # Each of the three decks met the one of which too little is played.
    assert rows("field") == [True, True, True]
    matrix = shown.split('class="matrix"')[1].split("</table>")[0]
    assert matrix.count("not a forecast") == 4
    assert all(rows("duels"))


def test_a_running_batch_withholds_it_too(client, user, understand):
    understand(40, 3)
    batch = batches.work(batches.started(plan_of(pairs=4, chunk_pairs=2), owner=user), 1)
    shown = text(client.get(reverse("batch-progress", args=[batch.public_id])))
    assert "Not a forecast: too little text is played" in shown and not re.search(r"<strong>\d+\.\d %", shown)


def test_the_form_says_it_before_anything_is_started(client, user, understand):
    understand(40, 3)
    deck = batches.stored(owner=user)
    asked = {"opponent": [f"sample:{list(sample_decks('dm'))[1]}"], "games": "20", "do": "cost"}
    shown = text(client.post(reverse("deck-games", args=[deck.public_id]), asked))
    assert "Not a forecast: 37 of 40 cards" in shown


def test_a_deck_out_of_its_format_plays_and_the_form_says_so(client, user):
    deck = batches.stored(owner=user, format="hall-of-fame", swap=("Burning Mane", "Emeral"))
    asked = {"opponent": ["itself"], "games": "20", "do": "cost"}
    shown = text(client.post(reverse("deck-games", args=[deck.public_id]), asked))
    assert re.search(
        r"“Giants” in Hall of Fame: [a-z ]+\. Games are played by the rulebook, so it can still be played",
        shown,
    )
    started = client.post(reverse("deck-games", args=[deck.public_id]), {**asked, "do": "start"})
    assert started.status_code == 302


def test_programs_are_told_by_a_field_and_in_the_notes(client, user, understand):
    understand(40, 3)
    batch = batches.played(plan_of(pairs=2, chunk_pairs=2), owner=user)
    body = client.get(reverse("batch-results-api", args=[batch.public_id])).json()
    (pairing,) = body["report"]["pairings"]
    assert pairing["forecast"] is False and pairing["rate"] is not None
    assert pairing["notes"][0].startswith("Not a forecast: 37 of 40 cards")


def test_the_command_line_tells_it(capsys, tmp_path, understand):
    understand(3, 3)
    from rules import write_decklist

    deck = next(iter(sample_decks("dm").values()))
    file = tmp_path / "deck.txt"
    file.write_text(write_decklist(deck, "text"))
    assert main(["games", str(file), str(file), "--system", "dm", "--games", "4"]) == 0
    assert "Not a forecast: 37 of 40 cards of “deck”" in capsys.readouterr().out
