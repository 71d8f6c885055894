"""The forms for tags, folders and visibility."""

from django import forms

from common import caps
from decks.forms import VisibilityField


class VisibilityForm(forms.Form):
    """Who may see a deck, and whether they may see its whole history."""

    visibility = VisibilityField()
    open_history = forms.BooleanField(required=False, label="Show the whole history")
    version = forms.IntegerField(widget=forms.HiddenInput)


class KeepingForm(forms.Form):
    """A deck's tags separated by commas, its folder, and whether it is archived."""

    tags = forms.CharField(required=False, max_length=caps.DECK_TAGS * (caps.TAG + 10), label="Tags")
    folder = forms.CharField(required=False, max_length=caps.FOLDER_NAME, label="Folder")
    archived = forms.BooleanField(required=False, label="Archived")
