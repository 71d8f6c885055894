"""Every page in a real browser: no faults, no scrolling sideways, light and dark."""

from dataclasses import replace

import pytest

from decks.editing import services
from decks.examples import example
from tests.browser.conftest import sign_in
from tests.decks import factories
from tests.simulate import batches
from tests.simulate.plans import plan_of

pytestmark = [pytest.mark.browser, pytest.mark.django_db(transaction=True)]

WIDTHS = (380, 768, 1200, 1920)


@pytest.fixture
def addresses(watched, live_server) -> list[str]:
    """Every page that a signed-in player can open, with a deck that has every kind of fault."""
    user = factories.make_user("a-player-with-a-name-of-some-length")
    deck = services.create_deck(
        owner=user, system="fow8", name="Bahamut" * 12, visibility="public", text=example("fow8")
    )
    factories.make_deck(user, code="fow8", name="W" * 100)
    sign_in(watched.context, live_server, user)
    at = f"/decks/{deck.public_id}/"
    names = [replace(entry, name=entry.name * 8) for entry in plan_of(decks=3).entries]
    plan = replace(plan_of(pairs=4, chunk_pairs=4, decks=3, all_meet=True), entries=tuple(names))
    batch, live = batches.played(plan, owner=user), batches.work(batches.started(owner=user), 1)
    games = f"/batches/{batch.public_id}/"
    return [
        *("/", "/?example=fow8", "/?example=sve", "/cards/", "/cards/?system=fow8&q=the", "/cards/?q=zzzz"),
        *(
            "/cards/fow8/VS01-026/",
            "/systems/fow8/",
            "/systems/dm/",
            "/decks/",
            "/decks/mine/",
            "/decks/new/",
        ),
        *(
            f"{at}stats/?section=all",
            f"{at}v/1/stats/",
            f"{at}hands/",
            f"{at}games/",
            f"{at}hands/?seed=4&drawn=3&want=1+of+cost:1",
            at,
            f"{at}edit/",
            f"{at}edit/?q=the",
            f"{at}bulk/",
            f"{at}settings/",
            f"{at}history/",
            f"{at}v/1/",
            f"{at}compare/",
        ),
        *("/batches/", games, f"/batches/{live.public_id}/", f"{games}games/0/0/first/?turn=all"),
        f"{games}compare/?with={live.public_id}",
        *("/accounts/email/", "/accounts/password/change/", "/accounts/logout/"),
    ]


@pytest.mark.parametrize("width", WIDTHS)
def test_no_page_scrolls_sideways_or_reports_a_fault(watched, addresses, width):
    watched.set_viewport_size({"width": width, "height": 800})
    for address in addresses:
        assert watched.goto(address).status == 200
        over = watched.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert over <= 0, f"{address} is {over} px too wide"


def test_every_page_names_its_controls_and_has_one_heading_of_the_first_rank(watched, addresses):
    for address in addresses:
        watched.goto(address)
        nameless = watched.evaluate(
            """['input:not([type=hidden])', 'select', 'textarea', 'button', 'summary', 'a']
               .flatMap((kind) => [...document.querySelectorAll(kind)])
               .filter((one) => !one.hidden && !one.labels?.length)
               .filter((one) => !one.ariaLabel && !one.textContent.trim())
               .map((one) => one.outerHTML)"""
        )
        assert nameless == [], address
        assert watched.locator("h1").count() == 1, address
        doubled = watched.evaluate(
            """[...document.querySelectorAll('[id]')].map((one) => one.id)
               .filter((id, place, all) => all.indexOf(id) !== place)"""
        )
        assert doubled == [], address


@pytest.mark.parametrize("width", WIDTHS)
def test_labels_of_one_row_of_the_form_on_the_first_page_are_at_one_height(watched, width):
    watched.set_viewport_size({"width": width, "height": 800})
    watched.goto("/")
    tops = watched.evaluate(
        """[...document.querySelectorAll('#check-form .fields .field')].map((one) =>
             [one.getBoundingClientRect().bottom, one.querySelector('label').getBoundingClientRect().top])"""
    )
    rows: dict[int, set[int]] = {}
    for bottom, top in tops:
        rows.setdefault(round(bottom), set()).add(round(top))
    assert len(tops) == 4 and all(len(found) == 1 for found in rows.values()), rows


@pytest.mark.parametrize(("scheme", "dark"), [("light", False), ("dark", True)])
def test_the_pages_follow_the_systems_light_or_dark(watched, tmp_path, scheme, dark):
    watched.emulate_media(color_scheme=scheme)
    watched.goto("/?example=fow8")
    ground, ink = watched.evaluate(
        """[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.body).color]
           .map((colour) => colour.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0))"""
    )
    assert (ground < ink) is dark
    picture = tmp_path / f"{scheme}.png"
    watched.screenshot(path=picture, full_page=True)
    assert picture.stat().st_size > 10_000


def test_the_marks_are_drawn_and_not_only_asked_for(watched):
    watched.goto("/")
    drawn = watched.evaluate(
        "[...document.querySelectorAll('.system-tile > .mark')].map((mark) => mark.getBBox().width)"
    )
    assert len(drawn) == 5
    assert all(width > 10 for width in drawn)


def test_each_system_has_a_colour_of_its_own(watched):
    watched.goto("/")
    hues = watched.evaluate(
        "[...document.querySelectorAll('.system-tile > .mark')].map((mark) => getComputedStyle(mark).color)"
    )
    assert len(set(hues)) == 5


def test_motion_stops_for_those_who_ask(watched):
    watched.emulate_media(reduced_motion="reduce")
    watched.goto("/")
    moving = watched.evaluate(
        """[...document.querySelectorAll('*')].filter((one) =>
             parseFloat(getComputedStyle(one).transitionDuration) > 0).length"""
    )
    assert moving == 0


def test_how_a_card_stands_in_a_format_is_framed_in_the_colour_of_its_word(watched):
    factories.store_cards("fow8", ["CMF-005"])
    watched.goto("/cards/fow8/CMF-005/")
    colours = watched.evaluate(
        """Object.fromEntries([...document.querySelectorAll('.standing')].map((one) =>
             [one.dataset.standing, [getComputedStyle(one).color, getComputedStyle(one).borderTopColor]]))"""
    )
    assert {"legal", "outside"} <= colours.keys()
    assert [word for word, (text, frame) in colours.items() if text != frame] == []
    assert len({text for text, _ in colours.values()}) == len(colours)
