"""The form by which a player hands in a list."""

from typing import Any

from django import forms

from common import caps, ids
from common.access import User
from common.forms import offer
from decks import selectors
from decks.forms import ListForm
from decks.models import Deck
from events.models import Entry, Event
from events.services.entries import Details

MOST_DECKS = 200


class HandInForm(ListForm):
    """A player's name and answers, and a deck of theirs or a pasted list. `once` identifies the form."""

    player = forms.CharField(
        max_length=caps.PLAYER_NAME, label="Your name", help_text="As organisers and judges call you."
    )
    mail = forms.EmailField(
        required=False,
        label="E-mail",
        help_text="For your receipt, and if a new list makes your deck illegal. It is used for nothing else.",
    )
    own_deck = forms.CharField(required=False, label="One of your decks")
    publish = forms.BooleanField(
        required=False, label="My list may be published with my place after the event"
    )
    once = forms.CharField(required=False, max_length=ids.LENGTH, widget=forms.HiddenInput)

    def __init__(self, *args: Any, event: Event, user: User, entry: Entry | None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.event, self.user, self.entry = event, user, entry
        self.answers = [f"answer-{place}" for place in range(len(event.questions))]
        for name, question in zip(self.answers, event.questions, strict=True):
            self.fields[name] = forms.CharField(max_length=caps.ANSWER, label=question)
        found = selectors.decks_of(user).filter(system=event.system)
        own = [(deck.public_id, deck.name) for deck in found[:MOST_DECKS]]
        self.fields["own_deck"] = forms.ChoiceField(required=False, label="One of your decks")
        offer(self, "own_deck", [("", "No: a list that I paste"), *own] if own else [])
        self.has_decks = bool(own)
        if user.is_authenticated:
            # Accounts have an address already.
            del self.fields["mail"]
        self.initial = self._initial()

    def _initial(self) -> dict[str, object]:
        entry = self.entry
        if entry is None:
            return {"once": ids.new_id(), "player": "", "own_deck": ""}
        answers = {
            name: entry.answers.get(question, "")
            for name, question in zip(self.answers, self.event.questions, strict=True)
        }
        return {
            "once": entry.once,
            "player": entry.name,
            "mail": entry.mail,
            "publish": entry.publish,
            **answers,
        }

    def clean_once(self) -> str:
        """Return the form's id; a made-up one counts as none."""
        said = str(self.cleaned_data["once"])
        return said if ids.is_id(said) else ids.new_id()

    def clean_own_deck(self) -> Deck | None:
        """Look up the deck: one of the player's own, of the event's game."""
        said = str(self.cleaned_data["own_deck"])
        return selectors.editable_deck_or_none(self.user, said) if said else None

    @property
    def details(self) -> Details:
        """What a valid form says of the player."""
        said = self.cleaned_data
        answers = {
            question: said[name] for name, question in zip(self.answers, self.event.questions, strict=True)
        }
        return Details(said["player"], said.get("mail", ""), said["publish"], answers)
