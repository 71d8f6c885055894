"""The forms of card pages."""

from typing import Any

from django import forms

import rules
from common import caps
from common.forms import DayField, offer


def system_choices(empty: str) -> list[tuple[str, str]]:
    """Return the system choices, after an empty choice with this label if given."""
    systems = [(of.code, of.name) for of in rules.systems()]
    return [("", empty), *systems] if empty else systems


class CardSearchForm(forms.Form):
    """The fields of a card search, all optional."""

    q = forms.CharField(required=False, max_length=caps.SEARCH_TEXT, label="Search")
    system = forms.ChoiceField(required=False)
    cost_min = forms.IntegerField(required=False, min_value=0, max_value=99, label="Cost from")
    cost_max = forms.IntegerField(required=False, min_value=0, max_value=99, label="Cost to")
    order = forms.CharField(required=False, max_length=20)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "system", system_choices("All games"))


class DayOnlyForm(forms.Form):
    """The day for a page."""

    as_of = DayField(label="On the day")
