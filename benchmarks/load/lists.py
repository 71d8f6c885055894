"""How long the database takes for each list, filter and search of a site with very many decks.

    python -m benchmarks.load.lists DECKS

It fills the database that DATABASE_URL names, asks every page some times through the site's own views, and
prints the median of what its statements took together. 50 ms are aimed at.
"""

import re
import sys
import time
from collections.abc import Callable
from html import unescape
from pathlib import Path
from statistics import median
from urllib.parse import unquote, urlencode

import django
from django.test import Client

AIM, TIMES = 50, 5
_SEARCHES = Path(__file__).parent / "searches.txt"
_DEEP = 40
"""How many pages are turned before a deep one is measured; what it takes does not depend on it."""


class Watch:
    """Adds up how long the database takes, in milliseconds."""

    def __init__(self) -> None:
        self.spent = 0.0

    def __call__(self, execute: Callable[..., object], *arguments: object) -> object:
        began = time.perf_counter()
        try:
            return execute(*arguments)
        finally:
            self.spent += (time.perf_counter() - began) * 1000


def main(decks: int) -> int:
    """Fill, ask, and print; return 1 if anything took longer than aimed at."""
    django.setup()
    from benchmarks.load import many

    began = time.monotonic()
    many.fill(decks)
    print(f"{decks:,} decks stored in {time.monotonic() - began:.0f} s")
    slow = 0
    for what, took in measured().items():
        slow += took > AIM
        print(f"{took:8.1f} ms  {what}{'  above the aim' if took > AIM else ''}", flush=True)
    return int(slow > 0)


def measured() -> dict[str, float]:
    """Return the milliseconds of the database for each page, the slowest first."""
    client = Client(SERVER_NAME="localhost")
    found = {what: _milliseconds(client, address) for what, address in addresses().items()}
    for order in ("changed", "created", "name"):
        found[f"decks by {order}, page {_DEEP}"] = _milliseconds(
            client, _turned(client, f"/decks/?order={order}")
        )
    return dict(sorted(found.items(), key=lambda one: -one[1]))


def addresses() -> dict[str, str]:
    """Return what is asked in words, with its address: of each kind something common and something rare."""
    from django.db.models.functions import MD5

    from cards.models import Card
    from decks.models import Deck

    one = Deck.objects.order_by("pk")[0]
    # `many` gives the cards of a game to decks in this order, the first to by far the most.
    cards = list(Card.objects.filter(system=one.system).order_by(MD5("card_id")))
    often, seldom = cards[0], cards[-1]
    word, other, _ = one.name.split()
    form = {"system": one.system, "format": f"{one.system}:{one.format}"}
    lists = {
        "all": {},
        "by name": {"order": "name"},
        "newest": {"order": "created"},
        "of a game": {"system": "sve"},
        "of a game, by name": {"system": "sve", "order": "name"},
        "of a format": form,
        "of a format, by name": {**form, "order": "name"},
        "legal": {"legality": "legal"},
        "not finished": {"legality": "incomplete"},
        "unknown, which is rare": {"legality": "unknown"},
        "unknown, by name": {"legality": "unknown", "order": "name"},
        "with a word": {"q": word},
        "with two words": {"q": f"{word} {other}"},
        "with two letters": {"q": word[:2]},
        "with a number": {"q": "77777"},
        "with a word nobody used": {"q": "qqqqqq"},
        "with a frequent tag": {"tag": "tag 0"},
        "with a rare tag": {"tag": "tag 199"},
        "that play a frequent card": {"plays": often.name},
        "that play a rare card": {"plays": seldom.name},
        "that play a card nobody has": {"plays": "qqqqqq"},
        "of a person": {"by": "player77"},
        "of a game, legal, with a word": {"system": one.system, "legality": "legal", "q": word},
    }
    asked = {f"decks: {what}": f"/decks/?{urlencode(filters)}" for what, filters in lists.items()}
    asked["a frequent card"] = f"/cards/{often.system}/{often.card_id}/"
    asked["a rare card"] = f"/cards/{seldom.system}/{seldom.card_id}/"
    asked["a deck"] = one.get_absolute_url()
    lines = _SEARCHES.read_text(encoding="utf-8").splitlines()
    return asked | {f"cards: {unquote(one)}": f"/cards/?{one}" for one in lines if one and one[0] != "#"}


def _turned(client: Client, address: str) -> str:
    for _ in range(_DEEP - 1):
        link = re.search(r'rel="next" href="([^"]+)"', client.get(address).content.decode())
        assert link is not None, "the decks are too few to turn so many pages"
        address = f"/decks/{unescape(link[1])}"
    return address


def _milliseconds(client: Client, address: str) -> float:
    from django.db import connection

    took = []
    for _ in range(TIMES):
        watch = Watch()
        with connection.execute_wrapper(watch):
            response = client.get(address)
        assert response.status_code == 200, address
        took.append(watch.spent)
    return median(took)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
