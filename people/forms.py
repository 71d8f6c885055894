"""What is asked before a token is made."""

from django import forms

from decks import caps


class TokenForm(forms.Form):
    """What a token is for, and how long it works."""

    name = forms.CharField(label="What it is for", max_length=caps.TOKEN_NAME)
    days = forms.TypedChoiceField(
        label="How long it works",
        coerce=int,
        choices=[(30, "30 days"), (90, "90 days"), (365, "A year")],
        initial=90,
    )
