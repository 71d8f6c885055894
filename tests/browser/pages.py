"""Every page of the site and how it is reached: what the tests of all pages go through.

An address stands here with places for what a scene holds, as `{deck}`; its route follows from it.
A route that answers with no page stands in `NO_PAGES`, and tests/browser/test_axe.py fails for one that is
in neither.
"""

from collections import defaultdict
from dataclasses import dataclass, replace

from django.contrib.auth.models import AbstractUser
from django.urls import resolve

from decks import bridge, services
from decks.examples import example
from decks.models import Deck
from tests.decks import factories
from tests.decks.test_permissions import routes
from tests.simulate import batches
from tests.simulate.plans import plan_of

OWNER, NEWCOMER, VISITOR = "owner", "newcomer", "visitor"
NOBODY, NOWHERE = "aaaaaaaaaaaaaa", "/nowhere/"

# What each of them opens. The owner has decks of every kind, the newcomer an account and nothing else.
PAGES: dict[str, tuple[str, ...]] = {
    VISITOR: (
        "/",
        "/?example=fow8",
        "/?example=sve",
        "/cards/",
        "/cards/?system=fow8&q=the",
        "/cards/?system=fow8&q=typ:resonator&view=list",
        "/cards/?system=fow8&q=(type:resonator&view=text",
        "/cards/?q=zzzz",
        "/cards/syntax/",
        "/cards/fow8/{card}/",
        "/cards/fow8/{two_faces}/",
        "/systems/fow8/",
        "/systems/dm/",
        "/decks/",
        "/decks/?system=dm",
        "/decks/{deck}/",
        "/decks/{deck}/?format=wanderer&as_of=2018-01-01",
        "/decks/{deck}/legality/",
        "/decks/{deck}/stats/",
        "/decks/{deck}/stats/?section=all&q=cost<=3+cots:3",
        "/decks/{deck}/v/1/stats/",
        "/decks/{deck}/hands/",
        "/decks/{deck}/hands/?seed=4&drawn=3&want=1+of+cost:1",
        "/decks/{deck}/games/",
        "/decks/{deck}/history/",
        "/decks/{deck}/compare/",
        "/decks/{deck}/compare/?from=1&to=2",
        "/decks/{deck}/v/1/",
        "/decks/{deck}/sheet/",
        "/decks/{deck}/v/1/sheet/?player=Ann&event=League",
        "/batches/",
        "/accounts/login/",
        "/accounts/signup/",
        "/accounts/password/reset/",
        "/accounts/password/reset/done/",
        "/accounts/password/reset/key/1-no-key/",
        "/accounts/password/reset/key/done/",
        "/accounts/confirm-email/",
        "/accounts/confirm-email/no-key/",
        "/accounts/inactive/",
        NOWHERE,
    ),
    OWNER: (
        "/decks/mine/",
        "/decks/new/?system=dm",
        "/decks/{deck}/",
        "/decks/{deck}/edit/",
        "/decks/{deck}/edit/?q=the",
        "/decks/{deck}/bulk/",
        "/decks/{deck}/settings/",
        "/decks/{deck}/delete/",
        "/decks/{deck}/history/",
        "/decks/{empty}/",
        "/decks/{empty}/edit/",
        "/decks/{empty}/stats/",
        "/decks/{empty}/hands/",
        "/decks/{empty}/games/",
        "/decks/{empty}/sheet/",
        "/batches/",
        "/batches/{batch}/",
        "/batches/{batch}/compare/?with={live}",
        "/batches/{batch}/games/0/0/first/?turn=all",
        "/batches/{live}/",
        "/accounts/tokens/",
        "/accounts/email/",
        "/accounts/password/change/",
        "/accounts/logout/",
        "/accounts/reauthenticate/",
    ),
    NEWCOMER: (
        "/decks/mine/",
        "/batches/",
        "/accounts/tokens/",
    ),
}

# Routes that answer with something else than a page of their own, and what that is.
NO_PAGES = {
    "check": "takes the form of the first page, and answers with it",
    "healthz": "a word for a probe",
    "decks-export": "a file",
    "deck-export": "a file",
    "deck-sheet-pdf": "a file",
    "batch-export": "a file",
    "deck-version-name": "takes a form, and leads back",
    "deck-version-restore": "takes a form, and leads back",
    "batch-cancel": "takes a form, and leads back",
    "batch-share": "takes a form, and leads back",
    "batch-delete": "takes a form, and leads back",
    "batch-games": "leads to the game that was asked for",
    "batch-progress": "a part of the page of a batch",
    "token-revoke": "takes a form, and leads back",
    "account_set_password": "leads to the form that changes a password, where there is one",
    "account_confirm_login_code": "off",
}
# Answers for programs, and the pages of staff, which are Django's own.
NO_PAGES_UNDER, NO_PAGES_ENDING = ("api:", "admin:"), "-api"


@dataclass(frozen=True)
class Page:
    """A page as one visitor opens it."""

    who: str
    address: str

    def __str__(self) -> str:
        return f"{self.who} at {self.address}"


@dataclass(frozen=True)
class Scene:
    """What the pages are about, and who looks at them."""

    users: dict[str, AbstractUser]
    places: dict[str, str]
    deck: Deck

    def pages(self) -> list[Page]:
        """Every page, with the addresses of this scene."""
        return [Page(who, one.format(**self.places)) for who, all_of in PAGES.items() for one in all_of]


def make_scene(samples: int = 3) -> Scene:
    """Decks with every kind of fault, long names, batches that are over and on their way."""
    users = {who: factories.make_user(f"{who}-with-a-name-of-some-length") for who in (OWNER, NEWCOMER)}
    owner = users[OWNER]
    two_faces, named = _of_two_faces(), bridge.read(example("fow8"), "fow8").deck.entries
    factories.store_cards("fow8", ["VS01-026", two_faces, *(entry.card.id for entry in named)])
    deck = services.create_deck(
        owner=owner, system="fow8", name="Bahamut " * 12, visibility="public", text=example("fow8")
    )
    row = deck.rows.select_related("card").first()
    services.remove_card(deck=deck, user=owner, section=row.section, card_id=row.card.card_id, version=1)
    empty = services.create_deck(owner=owner, system="dm", name="Empty", text="")
    batches.stored(owner=owner, visibility="public", description="Big ones.\n\nAnd *more*.")
    names = [replace(entry, name=entry.name * 8) for entry in plan_of(decks=samples).entries]
    plan = replace(plan_of(pairs=4, chunk_pairs=4, decks=samples, all_meet=True), entries=tuple(names))
    batch, live = batches.played(plan, owner=owner), batches.work(batches.started(owner=owner), 1)
    places = {
        "deck": deck.public_id,
        "empty": empty.public_id,
        "batch": batch.public_id,
        "live": live.public_id,
        "card": "VS01-026",
        "two_faces": two_faces,
    }
    return Scene(users, places, deck)


def unlisted_routes() -> list[str]:
    """Routes of which this file says neither the page nor that there is none."""
    known = {_route(address) for addresses in PAGES.values() for address in addresses} | set(NO_PAGES)
    return sorted(
        name
        for name in set(routes())
        if name not in known and "^" not in name
        if not name.startswith(NO_PAGES_UNDER) and not name.endswith(NO_PAGES_ENDING)
    )


def _route(address: str) -> str:
    path = address.partition("?")[0].format_map(defaultdict(lambda: NOBODY))
    return "" if path == NOWHERE else resolve(path).view_name


def _of_two_faces() -> str:
    cards = (card.id for card in bridge.system("fow8").catalogue() if len(card.faces) > 1)
    return next(cards)
