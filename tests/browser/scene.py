"""A site with something to see on every page, and everybody who looks at them."""

from dataclasses import dataclass, replace
from datetime import date, timedelta

from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP, generate_totp_secret
from django.contrib.auth.models import AbstractUser
from django.test import Client

import rules
from accounts import services as account_services
from accounts.models import Block
from decks import files
from decks.editing import services
from decks.examples import example
from decks.library import sharing, tags_and_folders
from decks.models import Deck, Notice
from events.models import DeckCheck, Entry, Event, Invitation
from events.receipts import code_of
from events.services import staff
from events.services.checks import SentPart, start_check, store_part
from simulate.models import PracticeGame
from simulate.services.practice import Matchup, choose, concede, start_practice, think
from tests.browser.pages import CAREFUL, HALFWAY, NEWCOMER, NOWHERE, OWNER, VISITOR, Page, every_page
from tests.decks import factories
from tests.events.floor_scenes import begun, hand_in, published
from tests.events.scenes import add_staff, enter, five_copies, key_of, make_event, moved
from tests.simulate import batches
from tests.simulate.effects import effect_plan
from tests.simulate.plans import plan_of


@dataclass(frozen=True)
class Scene:
    """Who looks at the pages, each with a session, and what stands in the addresses."""

    clients: dict[str, Client]
    places: dict[str, str]
    deck: Deck

    def pages(self) -> list[Page]:
        """Every page, with the addresses of this scene."""
        return [replace(page, address=page.address.format(**self.places)) for page in every_page()]

    def status(self, page: Page) -> int:
        """What the page is to answer."""
        return 404 if page.address == NOWHERE else 200


def make_scene(more: int = 1) -> Scene:
    """Decks with faults and long names, batches, comments; `more` of what there may be many of."""
    owner, newcomer, careful = (_somebody(who) for who in ("owner", "newcomer", "careful"))
    deck = _full_deck(owner, more)
    closed = services.create_deck(owner=owner, system="dm", name="Empty", text="", visibility="public")
    account_services.close_discussion(deck=closed, user=owner)
    own = account_services.write_comment(deck=deck, user=owner, words="Mine: *the first*\n\n- one\n- two")
    for number in range(more):
        other = factories.make_user()
        said = account_services.write_comment(deck=deck, user=other, words=f"> quoted\n\n**Number** {number}")
        Block.objects.create(owner=owner, blocked=factories.make_user())
        account_services.make_token(user=owner, name=f"Program {number}", days=30)
        made = batches.stored(owner=owner, visibility="public", name=f"Giants {number}", description="Big.")
        tags_and_folders.keep_deck(
            deck=made, user=owner, tags=[f"tag {number}", "big"], folder="League", archived=False
        )
        sharing.clone_deck(kept=deck.versions.first(), user=other)
        Notice.objects.create(
            owner=owner,
            deck=made,
            cause=f"list-{number}",
            format=made.format,
            day=date(2030, 1, 1),
            before="legal",
            after="illegal",
            says=["A card is banned."],
        )
    names = [replace(entry, name=entry.name * 8) for entry in plan_of(decks=3).entries]
    plan = replace(plan_of(pairs=4, chunk_pairs=4, decks=3, all_meet=True), entries=tuple(names))
    batch = batches.played(plan, owner=owner)
    live = [batches.work(batches.started(plan_of(seed=8 + n), owner=owner), 1) for n in range(more)][-1]
    about = effect_plan(30, 30, opponents=2)
    names = [replace(entry, name=f"{entry.name} {place} " * 3) for place, entry in enumerate(about.entries)]
    effect = batches.played(replace(about, entries=tuple(names)), owner=owner)
    practice, over = (_practice_game(owner) for _ in range(2))
    concede(row=over, version=over.version)
    event, invitation = _event(owner, more)
    receipts = [
        enter(event, name=f"Player {number} " * 4, text=five_copies(), answers={"Player number": "4711"})
        for number in range(more)
    ]
    played, listed, check = _played_event(owner, more)
    past = make_event(owner, name="Opened " * 10, sealing="open", visibility="public")
    opened = [enter(past, name=f"Player {number}") for number in range(more)]
    moved(past, timedelta(days=21))
    places = {
        "past": past.public_id,
        "open": opened[0].entry.public_id,
        "entry": receipts[0].entry.public_id,
        "key": key_of(receipts[0]),
        "code": code_of(receipts[0].entry, receipts[0].kept),
        "played": played.public_id,
        "listed": listed.public_id,
        "check": check.public_id,
        "event": event.public_id,
        "invitation": invitation.code,
        "practice": practice.public_id,
        "over": over.public_id,
        "deck": deck.public_id,
        "empty": closed.public_id,
        "closed": closed.public_id,
        "comment": own.public_id,
        "others": said.public_id,
        "batch": batch.public_id,
        "effect": effect.public_id,
        "live": live.public_id,
        "card": "VS01-026",
        "two_faces": _of_two_faces(),
    }
    TOTP.activate(careful, generate_totp_secret())
    RecoveryCodes.activate(careful)
    clients = {
        VISITOR: Client(),
        OWNER: _signed_in(owner),
        NEWCOMER: _signed_in(newcomer),
        CAREFUL: _signed_in(careful),
        HALFWAY: _halfway_in(careful),
    }
    return Scene(clients, places, deck)


def _event(owner: AbstractUser, more: int) -> tuple[Event, Invitation]:
    """An event with a long name, and `more` judges and open invitations."""
    event = make_event(
        owner,
        name="Championship " * 7,
        visibility="public",
        legal_only=False,
        questions=("Player number",),
        questions_use="Passed on to the league.",
    )
    for _ in range(more):
        add_staff(event, factories.make_user())
        invitation = staff.invite(event=event, user=owner, role="judge")
    return event, invitation


def _played_event(owner: AbstractUser, more: int) -> tuple[Event, Entry, DeckCheck]:
    """An event with results of long names, a published list, and a deck check that another judge noted in."""
    event = begun(owner, name="Played " * 14, system="fow8", format="constructed", visibility="public")
    judge = _somebody("judge")
    add_staff(event, judge)
    rulers, cards = (factories.some_ids("fow8", 3 + more, section) for section in ("ruler", "main"))
    entries = [
        hand_in(event, f"Player {number} " * 4, {"ruler": {ruler: 1}, "main": {card: 4, cards[0]: 4}})
        for number, (ruler, card) in enumerate(zip(rulers[1:], cards[1:], strict=True))
    ]
    published(event, owner, *entries)
    check = start_check(entry=entries[0], user=judge)
    part = SentPart("j" * 14, 1, {"0": 1, "1": 5}, {"1": "One copy is too many. " * 4}, "Sleeves are worn.")
    store_part(deck_check=check, user=judge, part=part)
    return event, entries[0], check


def _practice_game(owner: AbstractUser) -> PracticeGame:
    """A practice game some way into it, between decks with long names."""
    one, other = (replace(entry, name=f"{entry.name} " * 4) for entry in plan_of().entries)
    game = start_practice(owner=owner, matchup=Matchup("dm", (one, other), "greedy", 7))
    think(row=game, version=game.version)
    for _ in range(12):
        choose(row=game, version=game.version, choice=0)
    return game


def _somebody(who: str) -> AbstractUser:
    return factories.make_user(f"{who}-with-a-name-of-some-length-{factories.make_user().pk}")


def _signed_in(user: AbstractUser) -> Client:
    """Sign in, and say the password once more, so that it is not asked for by any page."""
    client = Client()
    client.force_login(user)
    client.post("/accounts/reauthenticate/", {"password": factories.PASSWORD})
    return client


def _halfway_in(user: AbstractUser) -> Client:
    """Sign in by name and password, where a second factor is asked for next."""
    client = Client()
    client.post("/accounts/login/", {"login": user.username, "password": factories.PASSWORD})
    return client


def _full_deck(owner: AbstractUser, more: int) -> Deck:
    """The example with all its faults, and `more` cards, considered ones and versions."""
    named = files.read(example("fow8"), "fow8").deck.entries
    added = factories.some_ids("fow8", more, "main")
    factories.store_cards("fow8", ["VS01-026", _of_two_faces(), *added, *(one.card.id for one in named)])
    deck = services.create_deck(
        owner=owner, system="fow8", name="Bahamut " * 12, visibility="public", text=example("fow8")
    )
    for number, card in enumerate(added):
        for place, section in enumerate(("main", "considering")):
            services.add_card(
                deck=deck, user=owner, section=section, card_id=card, version=2 * number + place + 1
            )
    Deck.objects.filter(pk=deck.pk).update(open_history=True)
    deck.refresh_from_db()
    return deck


def _of_two_faces() -> str:
    return next(card.id for card in rules.system("fow8").catalogue() if len(card.faces) > 1)
