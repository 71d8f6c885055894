"""Forms for new decks and for the settings of decks."""

from typing import Any

from django import forms

from common import caps
from common.forms import offer
from decks.forms import ListForm, VisibilityField, format_choices


class DeckForm(ListForm):
    """A new deck, with an optional list, which may name the deck."""

    name = forms.CharField(required=False, max_length=caps.DECK_NAME, label="Name")
    visibility = VisibilityField()


class SettingsForm(forms.Form):
    """A deck's name, description, format and visibility."""

    name = forms.CharField(max_length=caps.DECK_NAME, label="Name")
    description = forms.CharField(
        required=False, max_length=caps.DESCRIPTION, label="Description", widget=forms.Textarea
    )
    format = forms.ChoiceField(label="Format")
    visibility = VisibilityField()
    version = forms.IntegerField(widget=forms.HiddenInput)

    def __init__(self, *args: Any, system: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "format", format_choices(system))
