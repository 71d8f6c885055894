"""How a deck is kept and shown, as its pages send it."""

from django import forms

from common import caps
from decks.forms import VisibilityField


class VisibilityForm(forms.Form):
    """Who may see a deck, and whether they may see all it went through."""

    visibility = VisibilityField()
    open_history = forms.BooleanField(required=False, label="Show the whole history")
    version = forms.IntegerField(widget=forms.HiddenInput)


class KeepingForm(forms.Form):
    """How its owner keeps a deck: tags with commas between them, a folder, in use or put away."""

    tags = forms.CharField(required=False, max_length=caps.DECK_TAGS * (caps.TAG + 10), label="Tags")
    folder = forms.CharField(required=False, max_length=caps.FOLDER_NAME, label="Folder")
    archived = forms.BooleanField(required=False, label="Archived")
