"""The forms of accounts, comments and reports."""

from django import forms

from accounts.models import ApiToken, Report
from common import caps


class TokenForm(forms.Form):
    """A token's purpose, permissions and lifetime."""

    name = forms.CharField(label="Purpose", max_length=caps.TOKEN_NAME)
    scope = forms.ChoiceField(
        label="Permissions",
        choices=ApiToken.Scope.choices,
        initial=ApiToken.Scope.READ,
        widget=forms.RadioSelect,
        error_messages={"required": "Choose what the token may do."},
    )
    days = forms.TypedChoiceField(
        label="Valid for",
        coerce=int,
        choices=[(30, "30 days"), (90, "90 days"), (365, "A year")],
        initial=90,
    )


class CommentForm(forms.Form):
    """A comment on a deck."""

    words = forms.CharField(
        label="Your comment",
        max_length=caps.COMMENT,
        strip=False,
        widget=forms.Textarea(attrs={"rows": 5, "class": "prose"}),
        help_text="Markdown: **bold**, *soft*, `code`, - lists, > quotes, [words](https://…).",
        error_messages={"required": "Write a comment first."},
    )


class ReportForm(forms.Form):
    """A report's reason and details."""

    reason = forms.ChoiceField(
        label="What is the problem?",
        choices=Report.Reason.choices,
        widget=forms.RadioSelect,
        error_messages={"required": "Choose a reason."},
    )
    words = forms.CharField(
        label="In your words",
        max_length=caps.REPORT,
        required=False,
        widget=forms.Textarea(attrs={"rows": 4, "class": "prose"}),
    )


class LeavingForm(forms.Form):
    """The confirmation of deleting an account, and whether its comments are deleted too."""

    with_comments = forms.BooleanField(label="Delete my comments too", required=False)
    sure = forms.BooleanField(
        label="Yes, permanently delete my account",
        error_messages={"required": "Nothing was deleted. Tick the box to confirm."},
    )
