"""What the tests of people share: a deck that others see, and comments on it."""

from django.contrib.auth.models import AbstractUser
from django.test import Client

from accounts.models import Comment
from decks.models import Deck
from tests.decks import factories


def signed_in(user: AbstractUser) -> Client:
    """A browser in which this user is signed in."""
    client = Client()
    client.force_login(user)
    return client


def shared_deck(owner: AbstractUser | None = None, visibility: str = "public", name: str = "A deck") -> Deck:
    """An empty deck that others can see."""
    return factories.make_deck(owner, cards={}, visibility=visibility, name=name)


def comment_on(
    deck: Deck, author: AbstractUser | None = None, words: str = "Well built.", **fields: object
) -> Comment:
    """A comment as if it had been written."""
    return Comment.objects.create(deck=deck, author=author or factories.make_user(), words=words, **fields)
