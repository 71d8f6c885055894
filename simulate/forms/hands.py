"""The forms for odds and sample hands."""

from django import forms
from django.http import QueryDict

from simulate.hands.questions import MOST_TURNS
from simulate.hands.samples import MOST_SEED
from simulate.hands.wishes import MOST_TEXT

WISHES = 3
GOING = (("first", "First"), ("second", "Second"))
MULLIGAN = (
    ("optimal", "The best mulligan"),
    ("keep", "Keep every hand"),
)


class OddsForm(forms.Form):
    """Wishes, a turn, who goes first, and the mulligan strategy."""

    turn = forms.IntegerField(required=False, min_value=0, max_value=MOST_TURNS, label="By turn")
    going = forms.ChoiceField(required=False, choices=GOING, label="Going")
    mulligan = forms.ChoiceField(required=False, choices=MULLIGAN, label="Opening hand")

    def __init__(self, asked: QueryDict) -> None:
        super().__init__(asked)
        self.wishes = [wish for wish in asked.getlist("want") if wish.strip()][:WISHES]
        self.keep = asked.get("keep", "").strip()

    @property
    def lines(self) -> list[str]:
        """The wishes for the fields of the page, with empty ones up to their number."""
        return [*self.wishes, *[""] * (WISHES - len(self.wishes))]

    def clean(self) -> dict[str, object]:
        """Check the length of the wishes."""
        said = super().clean() or {}
        if any(len(wish) > MOST_TEXT for wish in (*self.wishes, self.keep)):
            self.add_error(None, f"A wish has at most {MOST_TEXT} characters.")
        return said


class SampleForm(forms.Form):
    """A seed, the cards put back, a turn, and who goes first."""

    seed = forms.IntegerField(
        required=False,
        min_value=0,
        max_value=MOST_SEED,
        label="Seed",
        error_messages={"invalid": "A seed is a whole number."},
    )
    drawn = forms.IntegerField(required=False, min_value=0, max_value=MOST_TURNS)
    side = forms.ChoiceField(required=False, choices=GOING, label="Going")

    def __init__(self, asked: QueryDict) -> None:
        super().__init__(asked)
        self.written = asked.getlist("back")

    def clean(self) -> dict[str, object]:
        """Parse the positions of the cards put back."""
        said = super().clean() or {}
        if not all(place.isdecimal() and len(place) <= 2 for place in self.written):
            self.add_error(None, "Cards are put back by their positions in the hand, from 0.")
            return said
        said["back"] = sorted({int(place) for place in self.written})
        return said
