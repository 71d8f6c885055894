"""What all tests share: services that may be absent, a browser, and a cache that starts empty."""

import os
import shutil
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings

from rules.engine.clauses import count_clauses
from tests import cache_keys, clause_table

count_clauses()

ROOT = Path(__file__).resolve().parent.parent

# Under CI nothing may be skipped for want of a service or a browser.
STRICT = os.environ.get("CI", "").lower() in {"1", "true", "yes"}

REDIS = os.environ.get("TEST_REDIS_URL", "redis://127.0.0.1:6379")

_CHROMIUM = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
_CHROMIUM_ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def missing(what: str) -> None:
    """Skip the test that needs `what`, or fail it under CI."""
    if STRICT:
        pytest.fail(f"CI is set and {what}", pytrace=False)
    pytest.skip(what)


def answers(host: str, port: int) -> bool:
    """Whether something listens there."""
    try:
        with socket.create_connection((host, port), timeout=2):
            return True
    except OSError:
        return False


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--services", action="store_true", help="only tests whose outcome services could change")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    alone = [item for item in items if not _in_this_run(item, config.getoption("--services"))]
    if alone:
        config.hook.pytest_deselected(items=alone)
        items[:] = [item for item in items if item not in set(alone)]
    known = {system: set(clause_table.inventory(system)) for system in clause_table.systems()}
    for item in items:
        for mark in item.iter_markers("clause"):
            if len(mark.args) != 2 or mark.args[1] not in known.get(mark.args[0], ()):
                raise pytest.UsageError(f"{item.nodeid} cites {mark.args}, which is no clause of a rulebook")


def _in_this_run(item: pytest.Item, services: bool) -> bool:
    """Whether this database can show the test, and whether the services could change its outcome."""
    engine = settings.DATABASES["default"]["ENGINE"]
    if any(item.get_closest_marker(one) and one not in engine for one in ("sqlite", "postgresql")):
        return False
    if not services:
        return True
    stored = item.get_closest_marker("django_db") or {"db", "transactional_db"} & set(item.fixturenames)  # type: ignore[attr-defined]
    return bool(stored) and not item.get_closest_marker("once")


@pytest.fixture(autouse=True)
def _fresh_cache() -> None:
    cache_keys.start()


@pytest.fixture(scope="session")
def chromium() -> Iterator["object"]:
    """A running Chromium of the system, driven by Playwright."""
    from playwright.sync_api import expect, sync_playwright

    # What waits longer only waits longer where the machine is busy.
    expect.set_options(timeout=15_000)
    path = _chromium()
    # Playwright keeps an event loop in this thread from here on, and Django would refuse its database there.
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=_CHROMIUM_ARGUMENTS)
        yield browser
        browser.close()


def _chromium() -> str:
    path = next((found for name in _CHROMIUM if (found := shutil.which(name))), None)
    if path is None:
        missing("there is no Chromium on the PATH (Debian: apt-get install chromium)")
    return str(path)


@pytest.fixture
def scriptless(chromium) -> Iterator["object"]:
    """A Chromium without scripts, which heeds `<noscript>`, as one that is told to run none does not."""
    arguments = [*_CHROMIUM_ARGUMENTS, "--blink-settings=scriptEnabled=false"]
    browser = chromium.browser_type.launch(executable_path=_chromium(), args=arguments)
    yield browser
    browser.close()


@pytest.fixture
def page(chromium, live_server) -> Iterator["object"]:
    """A page of the running site, at 1200 × 900; addresses may be paths. Faults of its scripts fail."""
    context = chromium.new_context(base_url=live_server.url, viewport={"width": 1200, "height": 900})
    context.set_default_timeout(15_000)
    opened = context.new_page()
    faults: list[str] = []
    opened.on("pageerror", lambda error: faults.append(str(error)))
    opened.on(
        "console",
        lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None,
    )
    yield opened
    context.close()
    assert faults == [], "the page reported errors of its scripts or its content security policy"
