"""Take pictures of every page of a running site: those of README and PAGES.md, or with --all more to look at.

    make run                                                     in one terminal
    .venv/bin/python docs/screenshots.py http://127.0.0.1:8000   in another

The site gets two accounts, with decks, comments, a batch of games and an event. Needs Chromium and what
requirements-dev.txt installs.
"""

import argparse
import secrets
import shutil
from pathlib import Path
from typing import Any

from event_scene import announce, play
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

HERE = Path(__file__).parent
GAMES = HERE.parent / "rules" / "games"
LIGHT: dict[str, Any] = {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"}
LOOKS: dict[str, dict[str, Any]] = {
    "light": LIGHT,
    "dark": {**LIGHT, "color_scheme": "dark"},
    "phone": {**LIGHT, "viewport": {"width": 380, "height": 800}},
}
# In the pictures that are kept, what comes further down looks like what stands above it.
TALLEST = 1300
# Pages that are kept as a phone shows them too.
PHONE = (
    *("home-judged", "cards", "deck", "edit", "mine", "stats", "hands", "game", "practice"),
    *("check", "hand-in"),
)
# A card of the deck of giants whose worth is asked, and the one that takes its place.
ASKED, INSTEAD = "en-DM-01-S10", "en-DM-01-90"
WORDS = "seven-mirrored-towers"

PAGES = {
    "home": "/",
    "home-judged": "/?example=fow8",
    "many-lists": "/check/lists/",
    "cards": "/cards/?q=type:resonator+cost<%3D2+-race:dragon&system=fow8",
    "cards-list": "/cards/?q=civ:fire+cost<%3D3&system=dm&view=list",
    "cards-fault": "/cards/?q=dragon+(type:resonator&system=fow8",
    "cards-none": "/cards/?q=zzzzzz",
    "cards-syntax": "/cards/syntax/",
    "card": "/cards/fow8/CMF-005/",
    "card-setcg": "/cards/setcg/1-009C/",
    "system": "/systems/fow8/",
    "public": "/decks/",
    "mine": "/decks/mine/",
    "new": "/decks/new/?system=dm",
    "deck": "{deck}",
    "edit": "{deck}edit/?q=laev",
    "bulk": "{deck}bulk/",
    "stats": "{deck}stats/",
    "hands": "{deck}hands/?seed=4&drawn=2&want=1+of+type:resonator",
    "games": "{giants}games/",
    "practice-new": "{giants}practice/",
    "practice": "{practice}",
    "practice-position": "/practice/positions/dm/",
    "sheet": "{deck}sheet/?player=Alex&event=League",
    "history": "{deck}history/",
    "compare": "{deck}compare/?old=1&new=4",
    "version": "{deck}v/1/",
    "comments": "{deck}comments/",
    "share": "{deck}share/",
    "settings": "{deck}settings/",
    "delete": "{deck}delete/",
    "batches": "/batches/",
    "batch": "{batch}",
    "card-worth": "{worth}",
    "game": "{batch}games/0/0/first/?turn=7",
    "events": "/events/",
    "event": "{event}",
    "event-new": "/events/new/",
    "staff": "{event}staff/",
    "entries": "{event}entries/",
    "entry": "{entry}",
    "checks": "{event}checks/",
    "check": "{check}",
    "results-enter": "{event}results/edit/",
    "notices": "/notices/",
    "account": "/accounts/",
    "tokens": "/accounts/tokens/",
    "email": "/accounts/email/",
    "second-factor": "/accounts/2fa/",
    "second-factor-new": "/accounts/2fa/totp/activate/",
    "leaving": "/accounts/delete/",
    "missing": "/nowhere/",
}
STRANGERS = {
    "login": "/accounts/login/",
    "signup": "/accounts/signup/",
    "reset": "/accounts/password/reset/",
    "hand-in": "{event}hand-in/",
    "my-entry": "{my_entry}",
    "results": "{event}results/",
    "event-metagame": "{event}metagame/",
    "metagame": "/metagame/",
    "metagame-format": "/metagame/dm/construction/",
}
# What somebody else with an account sees.
OTHERS = {
    "deck-of-another": "{giants}",
    "report": "{giants}report/",
}


def main() -> None:
    """Read the arguments and take the pictures."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("address", help="where the site runs")
    arguments.add_argument(
        "--all", type=Path, metavar="FOLDER", help="every page in every look, into a folder"
    )
    asked = arguments.parse_args()
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        states, places = _made(browser, asked.address)
        folder = asked.all or HERE / "pages"
        folder.mkdir(parents=True, exist_ok=True)
        for look in LOOKS:
            if asked.all or look != "dark":
                _every_page(browser, asked.address, states, places, folder, look, bool(asked.all))
        if not asked.all:
            _for_readme(_opened(browser, asked.address, LIGHT, states[0]).new_page(), places["deck"])
        browser.close()


def _opened(browser: Browser, address: str, look: dict[str, Any], state: Any = None) -> BrowserContext:
    context = browser.new_context(base_url=address, storage_state=state, **look)
    context.set_default_timeout(30_000)
    return context


# ---- what there is to see ----


def _made(browser: Browser, address: str) -> tuple[list[Any], dict[str, str]]:
    """Two players, decks, what they say about them, and games: their sessions, and what addresses name."""
    context = _opened(browser, address, LIGHT)
    page = context.new_page()
    _sign_up(page, "alex")
    page.goto("/?example=fow8")
    page.get_by_role("button", name="Save as a deck").click()
    page.get_by_label("Name", exact=True).fill("Bahamut, with slips")
    page.get_by_role("radio", name="Everyone").check()
    page.get_by_role("button", name="Save deck").click()
    page.wait_for_url("**/decks/*/")
    deck = page.url.removeprefix(address.rstrip("/"))
    for number, (code, sample, name, folder, tags) in enumerate(
        (
            ("dm", "nature-giants", "Green giants", "League", "ramp, big"),
            ("dm", "fire-nature-rush", "Fire and nature rush", "League", "fast"),
            ("sve", "dragon-wings", "Dragoncraft", "", "tournament"),
            ("setcg", "ice-aqua-knights", "Knights of ice and water", "", "control"),
            ("fow8", "light-angels", "Angels", "", "tournament, fast"),
        )
    ):
        text = (GAMES / code / "decks" / f"{sample}.txt").read_text(encoding="utf-8")
        made = _sent(
            page, "/api/decks/", {"system": code, "name": name, "text": text, "visibility": "public"}
        )
        page.goto(f"/decks/{made['id']}/settings/")
        page.locator("#id_tags").fill(tags)
        page.locator("#id_folder").fill(folder)
        page.locator("#id_folder").press("Enter")
        page.wait_for_load_state()
        if number == 0:
            giants = f"/decks/{made['id']}/"
    _change(page, deck)
    other = _opened(browser, address, LIGHT)
    _talk(
        other.new_page(),
        deck,
        "kim",
        "Have you tried **four** stones of fire instead? It *felt* steadier to me.",
    )
    others = other.storage_state()
    other.close()
    _talk(
        page, deck, "", "> Have you tried four stones of fire?\n\nThe side deck needs the wind, I am afraid."
    )
    batch = _sent(
        page,
        "/api/batches/",
        {
            "system": "dm",
            "decks": [
                {"deck": giants.split("/")[2]},
                {"sample": "fire-nature-rush"},
                {"sample": "light-water-walls"},
            ],
            "games": 200,
            "seed": 7,
        },
    )
    worth = _sent(
        page,
        "/api/batches/",
        {
            "system": "dm",
            "decks": [{"deck": giants.split("/")[2]}, {"sample": "fire-nature-rush"}],
            "games": 100,
            "seed": 7,
            "effect": {"card": ASKED, "replacement": INSTEAD},
        },
    )
    practice = _played(page, giants.split("/")[2])
    visitors = _opened(browser, address, LIGHT)
    event, begins = announce(page, visitors)
    visitors.close()
    for one in (batch, worth):
        page.goto(f"/batches/{one['id']}/")
        page.get_by_text("games counted").wait_for(timeout=180_000)
    event |= play(page, event["event"], begins)
    page.goto("/accounts/reauthenticate/")
    page.locator("input[type=password]").fill(WORDS)
    page.locator("input[type=password]").press("Enter")
    page.wait_for_load_state()
    state = context.storage_state()
    context.close()
    return [state, others, None], {
        "deck": deck,
        "giants": giants,
        "batch": f"/batches/{batch['id']}/",
        "worth": f"/batches/{worth['id']}/",
        "practice": practice,
        **event,
    }


def _played(page: Page, deck: str) -> str:
    """Play some turns of a practice game, and return its address."""
    decks = [{"deck": deck}, {"sample": "fire-nature-rush"}]
    game = _sent(page, "/api/practice/", {"system": "dm", "decks": decks, "seed": 7})
    for _ in range(9):
        move = {"version": game["version"], "do": "answer", "choice": 0}
        game = _sent(page, f"/api/practice/{game['id']}/moves/", move)
    return f"/practice/{game['id']}/"


def _sign_up(page: Page, name: str) -> None:
    page.goto("/accounts/signup/")
    page.get_by_label("Username").fill(f"{name}-{secrets.token_hex(2)}")
    page.get_by_label("Email").fill(f"{secrets.token_hex(6)}@example.org")
    for field in page.locator("input[type=password]").all():
        field.fill(WORDS)
    page.get_by_role("button", name="Sign up").click()
    page.get_by_role("link", name="My decks").wait_for()


def _sent(page: Page, address: str, said: dict[str, Any]) -> dict[str, Any]:
    """Post to the API as the page's visitor."""
    token = next(one["value"] for one in page.context.cookies() if one["name"] == "csrftoken")
    answer = page.request.post(address, data=said, headers={"X-CSRFToken": token})
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def _change(page: Page, deck: str) -> None:
    """A few changes for the history, the first of them with a name."""
    page.goto(f"{deck}edit/")
    for words in ("Remove one Laevateinn, the Demon Sword", "Remove one Rukh Egg", "Remove one Thunder"):
        page.get_by_role("button", name=words, exact=True).click()
        page.wait_for_load_state("networkidle")
    page.goto(f"{deck}history/")
    page.locator("#v1 summary", has_text="name").first.click()
    page.locator("#v1 input[name=name]").fill("Before the league")
    page.locator("#v1 input[name=name]").press("Enter")
    page.wait_for_load_state()


def _talk(page: Page, deck: str, name: str, words: str) -> None:
    if name:
        _sign_up(page, name)
    page.goto(f"{deck}comments/")
    page.get_by_label("Your comment").fill(words)
    page.get_by_role("button", name="Comment", exact=True).click()
    page.locator("article, li").get_by_text(words[-12:]).first.wait_for()


# ---- the pictures ----


def _every_page(
    browser: Browser,
    address: str,
    states: list[Any],
    places: dict[str, str],
    folder: Path,
    look: str,
    whole: bool,
) -> None:
    for kept, addresses in zip(states, (PAGES, OTHERS, STRANGERS), strict=True):
        context = _opened(browser, address, LOOKS[look], kept)
        page = context.new_page()
        for name, path in addresses.items():
            if look == "phone" and not whole and name not in PHONE:
                continue
            page.goto(path.format(**places))
            page.wait_for_load_state("networkidle")
            _kept(page, folder / f"{name}{'' if look == 'light' else '-' + look}.png", whole)
            over = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
            if over > 0:
                print(f"{name} {look}: {over} px wider than the window")
        context.close()


def _kept(page: Page, path: Path, whole: bool) -> None:
    """Take a picture and make it small."""
    size = page.viewport_size
    assert size is not None
    height = page.evaluate("document.documentElement.scrollHeight")
    clip = {"x": 0, "y": 0, "width": size["width"], "height": height if whole else min(height, TALLEST)}
    page.screenshot(path=path, full_page=True, clip=clip)  # type: ignore[arg-type]
    _small(path)


def _small(path: Path) -> None:
    """Store a picture with the few colours that it needs."""
    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(48, kmeans=1, dither=Image.Dither.NONE)
    few.save(path, optimize=True)


def _for_readme(page: Page, deck: str) -> None:
    page.set_viewport_size({"width": 940, "height": 1000})
    page.goto(deck + "legality/?format=wanderer&as_of=2017-04-15")
    box = page.locator(".verdict").bounding_box()
    assert box is not None
    around = {
        "x": box["x"] - 20,
        "y": box["y"] - 14,
        "width": box["width"] + 40,
        "height": box["height"] + 14,
    }
    page.screenshot(path=HERE / "legality-panel.png", full_page=True, clip=around)  # type: ignore[arg-type]
    page.set_viewport_size({"width": 1500, "height": 1000})
    page.goto(deck + "edit/?q=laev")
    page.screenshot(path=HERE / "editor.png")
    for name in ("legality-panel", "editor"):
        _small(HERE / f"{name}.png")


if __name__ == "__main__":
    main()
