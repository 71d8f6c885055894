"""Shared forms of pages, with their error messages."""

from typing import Any

from django import forms
from django.utils.functional import cached_property

import rules
from cards.forms import system_choices
from common import caps
from common.access import PRIVATE, VISIBILITIES
from common.forms import DayField, offer

_VISIBILITY_HINTS = {
    "private": "Nobody else can open it, even with the link.",
    "unlisted": "Anyone with the link can open it; it is not listed.",
    "public": "It is in the list of public decks.",
}


def format_choices(system: str = "", empty: str = "") -> list[tuple[str, object]]:
    """Return the format choices as `system:format`: of one system by code, or of all, grouped."""
    if system:
        return [(form.code, form.name) for form in rules.formats(system).values()]
    groups = [
        (of.name, [(f"{of.code}:{form.code}", form.name) for form in rules.formats(of.code).values()])
        for of in rules.systems()
    ]
    return [("", empty), *groups]


def resolve_system(form: forms.Form, said: dict[str, Any]) -> None:
    """Split a chosen format into its system and code; an error if another system was chosen."""
    system, _, code = said.get("format", "").rpartition(":")
    if system and said.get("system") not in ("", system):
        names = dict(system_choices(""))
        form.add_error("format", f"This is a format of {names[system]}, and the game chosen is another.")
    said["system"], said["format"] = system or said.get("system", ""), code


class ListForm(forms.Form):
    """A deck list, pasted or as a file, with its system and format, either of which may imply the other."""

    text = forms.CharField(required=False, strip=False, label="Deck list")
    file = forms.FileField(required=False, label="or a file", allow_empty_file=True)
    # A file with several decks, from which another one is requested.
    source = forms.CharField(required=False, strip=False)
    deck = forms.IntegerField(required=False, min_value=1, max_value=caps.DECKS_IN_FILE)
    another = forms.CharField(required=False)
    system = forms.ChoiceField(required=False, label="Game")
    format = forms.ChoiceField(required=False, label="Format")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "system", system_choices("Detect from the list"))
        offer(self, "format", format_choices(empty="The game’s default"))

    def clean(self) -> dict[str, Any]:
        """Resolve system and format."""
        said = super().clean() or {}
        resolve_system(self, said)
        return said

    @cached_property
    def data_or_text(self) -> str | bytes:
        """The deck list: the file if one was chosen, otherwise the text."""
        file = self.cleaned_data.get("file")
        if file:
            data: bytes = file.read()
            return data
        return str(self.cleaned_data["source" if self._is_another else "text"])

    @property
    def place(self) -> int:
        """The index of the deck in a file with several."""
        return (self.cleaned_data.get("deck") or 1) - 1 if self._is_another else 0

    @property
    def _is_another(self) -> bool:
        return bool(self.cleaned_data.get("another") and self.cleaned_data.get("source"))

    @property
    def filename(self) -> str:
        """The name of the file, "" for pasted text."""
        file = self.cleaned_data.get("file")
        return file.name if file else ""


class VisibilityField(forms.ChoiceField):
    """Who may see a deck, with an explanation of each choice."""

    def __init__(self) -> None:
        super().__init__(
            choices=VISIBILITIES, initial=PRIVATE, label="Who may see it", widget=forms.RadioSelect
        )
        self.hints = _VISIBILITY_HINTS


class LegalityForm(forms.Form):
    """The format and day to check a deck by, if not its own and today."""

    format = forms.ChoiceField(
        required=False,
        label="Format",
        error_messages={"invalid_choice": "This game has no such format; choose one from the list."},
    )
    as_of = DayField(label="On the day")

    def __init__(self, *args: Any, system: str, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "format", format_choices(system))
