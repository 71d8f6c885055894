"""Every page as axe-core sees it: light and dark, on a phone and on a wide screen."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from tests.browser import pages
from tests.browser.conftest import take_session
from tests.browser.scene import make_scene

WIDE, PHONE = {"width": 1400, "height": 900}, {"width": 380, "height": 800}
# With a page as it comes up, its colours in the other scheme are looked at too.
CONTRAST = {"runOnly": ["color-contrast"], "resultTypes": ["violations"]}
ALL = {"resultTypes": ["violations"]}
GRAVE = ("serious", "critical", "moderate")


def test_every_route_has_a_page_here_or_none_at_all():
    assert pages.unlisted_routes() == [], "say in tests/browser/pages.py how these pages are reached"


def faults(page: Any, options: dict[str, Any]) -> list[str]:
    """What axe-core finds grave on the page as it stands."""
    return [
        f"{found['impact']} {found['id']}: {found['help']}\n      "
        + "\n      ".join(f"{node['target']} {node['html'][:160]}" for node in found["nodes"][:4])
        for found in Axe().run(page, options=options).response["violations"]
        if found["impact"] in GRAVE
    ]


@pytest.mark.browser
@pytest.mark.django_db(transaction=True)
@pytest.mark.parametrize(
    ("size", "scheme", "other"), [(WIDE, "light", "dark"), (PHONE, "dark", "light")], ids=["wide", "phone"]
)
def test_no_page_scrolls_sideways_and_axe_finds_nothing_grave_on_any(
    chromium, live_server, size, scheme, other
):
    there = make_scene(more=2)
    found: dict[str, list[str]] = {}
    contexts = {}
    for who, client in there.clients.items():
        # axe-core is put into the page as a script, which the site's policy refuses.
        contexts[who] = chromium.new_context(base_url=live_server.url, viewport=size, bypass_csp=True)
        contexts[who].set_default_timeout(30_000)
        take_session(contexts[who], live_server, client)
    opened = {who: context.new_page() for who, context in contexts.items()}
    for one in there.pages():
        page = opened[one.who]
        page.emulate_media(color_scheme=other)
        answer = page.goto(one.address)
        assert answer.request.redirected_from is None, f"{one} leads elsewhere"
        assert answer.status == there.status(one), one
        said = faults(page, CONTRAST)
        over = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        if over > 0:
            said.append(f"{over} px too wide")
        page.emulate_media(color_scheme=scheme)
        # What is folded away is looked at as well.
        page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
        said += faults(page, ALL)
        if said:
            found[str(one)] = said
    for context in contexts.values():
        context.close()
    assert found == {}, "\n".join(f"{where}\n    " + "\n    ".join(said) for where, said in found.items())
