"""The forms for checking a list, and many of them."""

from collections.abc import Sequence
from typing import Any

from django import forms

from cards.forms import system_choices
from common.forms import DayField, offer
from decks.forms import ListForm, format_choices, resolve_system
from decks.verdicts.many_lists import KINDS, sent_file
from rules.bundles import Question, SentFile


class CheckForm(ListForm):
    """A deck list to check, on a day."""

    as_of = DayField(label="On the day")

    def clean(self) -> dict[str, object]:
        """Require a list."""
        said = super().clean()
        if not said.get("file") and not said.get("text", "").strip() and "text" not in self.errors:
            self.add_error("text", "Paste a deck list here, or choose a file.")
        return said


class FilesInput(forms.FileInput):
    """A choice of several files."""

    allow_multiple_selected = True

    def value_from_datadict(self, data: Any, files: Any, name: str) -> Any:
        return files.getlist(name) if hasattr(files, "getlist") else files.get(name)


class FilesField(forms.FileField):
    """Any number of files, as a list."""

    widget = FilesInput

    def clean(self, data: Any, initial: Any = None) -> Any:
        return [one for file in data or () if (one := super(FilesField, self).clean(file, initial))]


class ManyListsForm(forms.Form):
    """Files with many lists, or the lists of the page before, and what to check them by."""

    several = FilesField(required=False, label="A ZIP, a table, or several files", allow_empty_file=True)
    folder = FilesField(required=False, label="Or a whole folder", allow_empty_file=True)
    # The names of the folder's files with its folders, which browsers do not send.
    paths = forms.CharField(required=False, widget=forms.HiddenInput)
    lists = forms.CharField(required=False, widget=forms.HiddenInput)
    system = forms.ChoiceField(required=False, label="Game")
    format = forms.ChoiceField(required=False, label="Format")
    as_of = DayField(label="On the day")
    download = forms.ChoiceField(required=False, choices=[(kind, kind) for kind in KINDS])

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "system", system_choices("Detect from each list"))
        offer(self, "format", format_choices(empty="The game’s default"))

    def clean(self) -> dict[str, Any]:
        """Require lists, and resolve system and format."""
        said = super().clean() or {}
        resolve_system(self, said)
        said["sent"] = [*self._sent("several"), *self._sent("folder", said.get("paths", "").splitlines())]
        if not said["sent"] and not said.get("lists") and not self.errors:
            self.add_error("several", "Choose a ZIP, a table or the files of the lists.")
        return said

    @property
    def question(self) -> Question:
        """By what the lists are checked."""
        said = self.cleaned_data
        return Question(said["system"] or None, said["format"] or None, said["as_of"])

    def _sent(self, field: str, paths: Sequence[str] = ()) -> list[SentFile]:
        files = self.cleaned_data.get(field) or []
        names = paths if len(paths) == len(files) else [file.name for file in files]
        sent = [sent_file(name, file.read()) for name, file in zip(names, files, strict=True)]
        # Browsers send the files of a folder in no order.
        return sorted(sent, key=lambda file: file.name)
