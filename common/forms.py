"""Form fields that several apps share."""

from collections.abc import Iterable

from django import forms


class DayField(forms.DateField):
    """An optional day, with the browser's date picker."""

    def __init__(self, label: str | None = None) -> None:
        super().__init__(
            required=False,
            input_formats=["%Y-%m-%d"],
            widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
            error_messages={"invalid": "Write the day as 2018-10-24."},
            label=label,
        )


def offer(form: forms.Form, name: str, choices: Iterable[tuple[str, object]]) -> None:
    """Set the choices of a form's field, which depend on what the form is about."""
    field = form.fields[name]
    if not isinstance(field, forms.ChoiceField):
        raise TypeError(f"{name} of {type(form).__name__} offers no choices")
    field.choices = list(choices)
