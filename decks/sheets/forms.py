"""A sheet's details besides the deck; they are in the URL, and not stored."""

from django import forms

from common import text
from common.forms import DayField

_LONGEST = 80


class _LineField(forms.CharField):
    def __init__(self, label: str) -> None:
        super().__init__(required=False, max_length=_LONGEST, label=label)

    def clean(self, value: object) -> str:
        """Return the text as one line, without invisible characters or direction marks."""
        return text.clean_line(str(super().clean(value)))


class CodeForm(forms.Form):
    """The verification code of a printed sheet."""

    code = _LineField("Code on a printed sheet")


class SheetForm(forms.Form):
    """The event and the player, for the sheet's header."""

    player = _LineField("Player")
    event = _LineField("Event")
    place = _LineField("Place")
    day = DayField(label="Day")

    def words(self) -> dict[str, str]:
        """Return the header's values by label; empty ones are to be filled in by hand."""
        given = getattr(self, "cleaned_data", {})
        return {str(field.label): str(given.get(name) or "") for name, field in self.fields.items()}
