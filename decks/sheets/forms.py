"""What a sheet says beside the deck; the address carries it, and nothing of it is stored."""

from django import forms

from common import text
from common.forms import DayField

_LONGEST = 80


class _LineField(forms.CharField):
    def __init__(self, label: str) -> None:
        super().__init__(required=False, max_length=_LONGEST, label=label)

    def clean(self, value: object) -> str:
        """One line, without characters that do not show or turn the writing around."""
        return text.clean_line(str(super().clean(value)))


class CodeForm(forms.Form):
    """The check code of a printed sheet."""

    code = _LineField("Code on a printed sheet")


class SheetForm(forms.Form):
    """The event and the player, for the head of a sheet."""

    player = _LineField("Player")
    event = _LineField("Event")
    place = _LineField("Place")
    day = DayField(label="Day")

    def words(self) -> dict[str, str]:
        """Return the words of a sheet's head by their labels; a blank is left to be written by hand."""
        given = getattr(self, "cleaned_data", {})
        return {str(field.label): str(given.get(name) or "") for name, field in self.fields.items()}
