"""Every page of the site and how it is reached: what the tests of all pages go through.

An address stands here with places for what a scene holds, as `{deck}`; its route follows from it.
A route that answers with no page stands in `NO_PAGES`, and tests/browser/test_axe.py fails for one that is
in neither.
"""

from collections import defaultdict
from dataclasses import dataclass

from django.urls import resolve

from tests.test_permissions import routes

VISITOR, OWNER, NEWCOMER = "visitor", "owner", "newcomer"
CAREFUL, HALFWAY = "who has a second factor", "who has yet to show it"
NOBODY, NOWHERE = "aaaaaaaaaaaaaa", "/nowhere/"

# What each of them opens. The owner has decks of every kind, the newcomer an account and nothing else.
# tests/browser/scene.py makes them.
PAGES: dict[str, tuple[str, ...]] = {
    VISITOR: (
        "/",
        "/?example=fow8",
        "/?example=sve",
        "/check/lists/",
        "/cards/",
        "/cards/?system=fow8&q=the",
        "/cards/?system=fow8&q=typ:resonator&view=list",
        "/cards/?system=fow8&q=(type:resonator&view=text",
        "/cards/?q=zzzz",
        "/cards/syntax/",
        "/world/",
        "/cards/fow8/{card}/",
        "/cards/fow8/{two_faces}/",
        "/systems/fow8/",
        "/systems/dm/",
        "/decks/",
        "/decks/?system=dm",
        "/decks/?q=zzzz",
        "/decks/{deck}/",
        "/decks/{deck}/?format=wanderer&as_of=2018-01-01",
        "/decks/{deck}/?look=cards",
        "/decks/{deck}/?look=stacks",
        "/decks/{deck}/legality/",
        "/decks/{deck}/stats/",
        "/decks/{deck}/stats/?section=all&q=cost<=3+cots:3",
        "/decks/{deck}/v/1/stats/",
        "/decks/{deck}/v/1/legality/",
        "/decks/{deck}/share/",
        "/decks/{deck}/comments/",
        "/decks/{deck}/hands/",
        "/decks/{deck}/hands/?seed=4&drawn=3&want=1+of+cost:1",
        "/decks/{deck}/games/",
        "/decks/{deck}/practice/",
        "/decks/{deck}/history/",
        "/decks/{deck}/compare/",
        "/decks/{deck}/compare/?old=1&new=2",
        "/decks/{deck}/v/1/",
        "/decks/{deck}/sheet/",
        "/decks/{deck}/v/1/sheet/?player=Ann&event=League",
        "/batches/",
        "/practice/",
        "/practice/from-record/",
        "/practice/positions/sve/",
        "/events/",
        "/events/{event}/",
        "/events/{event}/hand-in/",
        "/events/{past}/lists/",
        "/events/{past}/entries/{open}/lists/1/",
        "/events/invitations/{invitation}/",
        "/my-entry/{key}/",
        "/my-entry/{key}/hand-in/",
        "/my-entry/{key}/lists/1/",
        "/events/{event}/receipts/{entry}/1/?code={code}",
        "/events/{played}/results/",
        "/events/{played}/results/{listed}/",
        "/events/{played}/metagame/",
        "/metagame/",
        "/metagame/fow8/constructed/",
        "/metagame/dm/hall-of-fame/",
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
        "/decks/{deck}/edit/?rows=type",
        "/decks/{deck}/bulk/",
        "/decks/{deck}/settings/",
        "/decks/{deck}/share/",
        "/decks/{deck}/keep/",
        "/decks/{deck}/comments/",
        "/decks/{deck}/comments/{comment}/edit/",
        "/decks/{deck}/comments/{comment}/delete/",
        "/decks/{deck}/comments/{others}/report/",
        "/decks/{closed}/comments/",
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
        "/batches/{effect}/",
        "/batches/{batch}/compare/?with={live}",
        "/batches/{batch}/games/0/0/first/?turn=all",
        "/batches/{batch}/games/0/0/first/?step=30&view=both",
        "/batches/{live}/",
        "/practice/",
        "/practice/{practice}/",
        "/practice/{over}/",
        "/practice/{over}/replay/?step=20&view=both",
        "/practice/{over}/replay/?turn=all",
        "/events/",
        "/events/new/",
        "/events/{event}/",
        "/events/{event}/edit/",
        "/events/{event}/delete/",
        "/events/{event}/staff/",
        "/events/{event}/entries/",
        "/events/{event}/entries/?outcome=legal",
        "/events/{event}/hand-in/",
        "/events/{event}/entries/{entry}/",
        "/events/{event}/entries/{entry}/lists/1/",
        "/events/{event}/results/",
        "/events/{event}/checks/",
        "/events/{played}/results/",
        "/events/{played}/results/edit/",
        "/events/{played}/results/import/",
        "/events/{played}/checks/",
        "/events/{played}/checks/{check}/",
        "/notices/",
        "/accounts/",
        "/accounts/delete/",
        "/accounts/blocked/",
        "/accounts/tokens/",
        "/accounts/email/",
        "/accounts/password/change/",
        "/accounts/logout/",
        "/accounts/reauthenticate/",
        "/accounts/2fa/",
        "/accounts/2fa/totp/activate/",
    ),
    NEWCOMER: (
        "/decks/mine/",
        "/batches/",
        "/notices/",
        "/accounts/",
        "/accounts/blocked/",
        "/accounts/tokens/",
        "/events/invitations/{invitation}/",
        "/decks/{deck}/report/",
        "/decks/{deck}/games/",
    ),
    CAREFUL: (
        "/accounts/2fa/",
        "/accounts/2fa/recovery-codes/",
        "/accounts/2fa/recovery-codes/generate/",
        "/accounts/2fa/totp/deactivate/",
        "/accounts/2fa/reauthenticate/",
    ),
    HALFWAY: ("/accounts/2fa/authenticate/",),
}

# Routes that answer with something else than a page of their own, and what that is.
NO_PAGES = {
    "check": "takes the form of the first page, and answers with it",
    "healthz": "a word for a probe",
    "decks-export": "a file",
    "deck-export": "a file",
    "deck-sheet-pdf": "a file",
    "batch-export": "a file",
    "deck-picture": "a picture",
    "deck-version-picture": "a picture",
    "batch-picture": "a picture",
    "event-picture": "a picture",
    "deck-version-name": "takes a form, and leads back",
    "deck-version-restore": "takes a form, and leads back",
    "batch-cancel": "takes a form, and leads back",
    "batch-resume": "takes a form, and leads back",
    "batch-share": "takes a form, and leads back",
    "batch-anew": "takes a form, and leads to the new batch",
    "batch-delete": "takes a form, and leads back",
    "batch-effect": "takes a form, and leads to the new batch",
    "batch-game-practice": "takes a form, and leads to the new game",
    "practice-move": "takes a form, and answers with the page of the game",
    "practice-take-over": "takes a form, and leads to the new game",
    "practice-record": "a file",
    "practice-delete": "takes a form, and leads back",
    "event-join": "leads to the event",
    "event-results-publish": "takes a form, and leads back",
    "event-check-start": "takes a form, and leads to the check",
    "event-offline-script": "a script",
    "event-sheets": "takes a form, and leads to the table or the file",
    "event-sheets-progress": "a part of the table of entries",
    "event-sheets-file": "a file",
    "entries-export": "a file",
    "event-close": "takes a form, and leads back",
    "event-link": "takes a form, and leads back",
    "event-invitation-accept": "takes a form, and leads to the event",
    "batch-games": "leads to the game that was asked for",
    "batch-progress": "a part of the page of a batch",
    "token-revoke": "takes a form, and leads back",
    "notices-read": "takes a form, and leads back",
    "unblock": "takes a form, and leads back",
    "comment-block": "takes a form, and leads back",
    "deck-comments-opening": "takes a form, and leads back",
    "deck-share-rotate": "takes a form, and leads back",
    "deck-clone": "takes a form, and leads to the copy",
    "deck-version-clone": "takes a form, and leads to the copy",
    "deck-short": "leads to the deck",
    "comment": "leads to the comment among the others",
    "card-preview": "a part of the editor",
    "take-out": "a file",
    "mfa_download_recovery_codes": "a file",
    "account_set_password": "leads to the form that changes a password, where there is one",
    "account_confirm_login_code": "off",
}
# Answers for programs, and the pages of staff, which are Django's own.
NO_PAGES_UNDER, NO_PAGES_ENDING = ("api:", "admin:"), "-api"


@dataclass(frozen=True)
class Page:
    """A page as one visitor opens it; `address` has the places of a scene."""

    who: str
    address: str

    def __str__(self) -> str:
        return f"{self.who} at {self.address}"


def every_page() -> list[Page]:
    """Every page, by who opens it."""
    return [Page(who, address) for who, addresses in PAGES.items() for address in addresses]


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
