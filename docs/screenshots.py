"""Take the pictures of README from a running site, or with --all pictures of every page, to look at them.

    make run                                                     in one terminal
    .venv/bin/python docs/screenshots.py http://127.0.0.1:8000   in another

The site gets an account and a deck for it. Needs Chromium and what requirements-dev.txt installs.
"""

import argparse
import secrets
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

HERE = Path(__file__).parent
LOOKS = {
    "light": {"viewport": {"width": 1360, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1360, "height": 900}, "color_scheme": "dark"},
    "phone": {"viewport": {"width": 380, "height": 800}, "color_scheme": "light"},
}


def main() -> None:
    """Read the arguments and take the pictures."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("address", help="where the site runs")
    arguments.add_argument("--all", type=Path, metavar="FOLDER", help="pictures of every page, into a folder")
    asked = arguments.parse_args()
    path = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        page = _visit(browser, asked.address, "light")
        editor = _made_deck(page)
        if asked.all:
            asked.all.mkdir(parents=True, exist_ok=True)
            _every_page(browser, asked.address, page, editor, asked.all)
        else:
            _for_readme(page, editor)
        browser.close()


def _visit(browser: Browser, address: str, look: str, state: object = None) -> Page:
    context = browser.new_context(base_url=address, storage_state=state, **LOOKS[look])  # type: ignore[arg-type]
    page = context.new_page()
    page.set_default_timeout(15_000)
    return page


def _made_deck(page: Page) -> str:
    """Sign up, save the example as a deck, and return the address of its editor."""
    page.goto("/?example=fow8")
    page.get_by_role("button", name="Save as a deck").click()
    page.goto("/accounts/signup/?next=/decks/new/")
    page.get_by_label("Username").fill(f"player-{secrets.token_hex(3)}")
    page.get_by_label("Email").fill(f"{secrets.token_hex(6)}@example.org")
    for field in page.locator("input[type=password]").all():
        field.fill("seven-mirrored-towers")
    page.get_by_role("button", name="Sign up").click()
    page.get_by_label("Name", exact=True).fill("Bahamut, with slips")
    page.get_by_role("button", name="Store this deck").click()
    page.wait_for_url("**/decks/*/")
    return page.url + "edit/"


def _for_readme(page: Page, editor: str) -> None:
    page.set_viewport_size({"width": 940, "height": 1000})
    page.goto(editor.removesuffix("edit/") + "legality/?format=wanderer&as_of=2017-04-15")
    box = page.locator(".verdict").bounding_box()
    assert box is not None
    around = {
        "x": box["x"] - 20,
        "y": box["y"] - 14,
        "width": box["width"] + 40,
        "height": box["height"] + 14,
    }
    page.screenshot(path=HERE / "legality-panel.png", full_page=True, clip=around)
    page.set_viewport_size({"width": 1500, "height": 1000})
    page.goto(editor + "?q=laev")
    page.screenshot(path=HERE / "editor.png")


def _every_page(browser: Browser, address: str, made: Page, editor: str, folder: Path) -> None:
    deck = editor.removesuffix("edit/")
    pages = {
        "home": "/",
        "example": "/?example=fow8",
        "example-dm": "/?example=dm",
        "example-sve": "/?example=sve",
        "cards": "/cards/",
        "cards-fow": "/cards/?system=fow8&q=magic&type=resonator",
        "cards-dm": "/cards/?system=dm&order=-cost",
        "cards-sve": "/cards/?system=sve",
        "cards-none": "/cards/?q=zzzzzz",
        "cards-asked": "/cards/?q=type:resonator+cost<%3D2+legal:wanderer+-race:dragon&system=fow8&view=text",
        "cards-fault": "/cards/?q=dragon+(type:resonator&system=fow8",
        "cards-syntax": "/cards/syntax/",
        "card": "/cards/fow8/CMF-005/",
        "card-setcg": "/cards/setcg/1-009C/",
        "system": "/systems/fow8/",
        "system-sve": "/systems/sve/",
        "public": "/decks/",
        "mine": "/decks/mine/",
        "new": "/decks/new/?system=dm",
        "deck": deck,
        "hands": deck + "hands/?seed=4&drawn=2&want=1+of+cost:2",
        "edit": editor,
        "edit-find": editor + "?q=laev",
        "bulk": deck + "bulk/",
        "games": deck + "games/",
        "history": deck + "history/",
        "version": deck + "v/1/",
        "sheet": deck + "sheet/?player=Alex&event=League",
        "settings": deck + "settings/",
        "batches": "/batches/",
        "tokens": "/accounts/tokens/",
        "email": "/accounts/email/",
        "missing": "/nowhere/",
    }
    strangers = {
        "login": "/accounts/login/",
        "signup": "/accounts/signup/",
        "reset": "/accounts/password/reset/",
    }
    state = made.context.storage_state()
    for look in LOOKS:
        for kept, addresses in ((state, pages), (None, strangers)):
            page = _visit(browser, address, look, kept)
            for name, path in addresses.items():
                page.goto(path)
                page.screenshot(path=folder / f"{name}-{look}.png", full_page=True)
                over = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
                if over > 0:
                    print(f"{name} {look}: {over} px wider than the window")
            page.context.close()


if __name__ == "__main__":
    main()
