"""The form on the home page for checking a list."""

from common.forms import DayField
from decks.forms import ListForm


class CheckForm(ListForm):
    """A deck list to check, on a day."""

    as_of = DayField(label="On the day")

    def clean(self) -> dict[str, object]:
        """Require a list."""
        said = super().clean()
        if not said.get("file") and not said.get("text", "").strip() and "text" not in self.errors:
            self.add_error("text", "Paste a deck list here, or choose a file.")
        return said
