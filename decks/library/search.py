"""The filters of deck lists in the URL, as removable chips."""

from collections.abc import Mapping
from dataclasses import dataclass

from django import forms
from django.http import QueryDict

import rules
from cards.forms import system_choices
from common import caps
from common.forms import offer
from decks.forms import format_choices
from decks.library.lists import ORDERS, DeckFilter
from decks.verdicts import presentation
from rules.systems import CODES

# The keys in the order of their chips.
_KEYS = ("q", "plays", "system", "format", "legality", "folder", "tag", "by")


@dataclass(frozen=True, slots=True)
class Chip:
    """A chip: one filter in words, with the URL of the page without it."""

    words: str
    address: str


class DeckListForm(forms.Form):
    """The filters of a deck list; all are optional, and invalid ones are ignored."""

    q = forms.CharField(required=False, max_length=caps.SEARCH_TEXT, label="Words")
    plays = forms.CharField(required=False, max_length=caps.CARD_NAME, label="Plays the card")
    system = forms.ChoiceField(required=False, label="Game")
    format = forms.ChoiceField(required=False, label="Format")
    legality = forms.ChoiceField(required=False, label="Legality")
    folder = forms.CharField(required=False, max_length=caps.FOLDER_NAME, label="Folder")
    tag = forms.CharField(required=False, max_length=caps.TAG, label="Tag")
    by = forms.CharField(required=False, max_length=caps.USER_NAME, label="By")
    archived = forms.ChoiceField(required=False, choices=[("", "In use"), ("1", "Archived")])
    order = forms.ChoiceField(required=False, choices=[("", ""), *ORDERS.items()], label="Sort by")

    def __init__(self, asked: QueryDict) -> None:
        super().__init__(asked)
        self.asked = asked
        offer(self, "system", system_choices("All games"))
        code = asked.get("system", "")
        code = code if code in CODES else ""
        offer(self, "format", _formats(code))
        offer(self, "legality", [("", "Any"), *presentation.OUTCOMES.items()])
        self.is_valid()

    @property
    def archived_wanted(self) -> bool:
        """Whether archived decks are requested."""
        return bool(self.said("archived"))

    def said(self, key: str) -> str:
        """Return the value of a filter, "" if missing or invalid."""
        return str(self.cleaned_data.get(key) or "")

    def wanted(self) -> DeckFilter:
        """Return the filters."""
        system, _, form = self.said("format").rpartition(":")
        return DeckFilter(
            words=self.said("q"),
            system=system or self.said("system"),
            format=form,
            tag=self.said("tag"),
            legality=self.said("legality"),
            plays=self.said("plays"),
            owner=self.said("by"),
            folder=self.said("folder"),
            order=self.said("order") or "changed",
        )

    def chips(self, besides: tuple[str, ...] = ()) -> list[Chip]:
        """Return the chips of the filters, except for some keys."""
        return [
            Chip(self._words(key), self.address({key: ""}))
            for key in _KEYS
            if key not in besides and self.said(key)
        ]

    def address(self, changes: Mapping[str, str]) -> str:
        """Return the URL of this list with some filters changed, "" for none, at its first page."""
        kept = {key: self.said(key) for key in (*_KEYS, "archived", "order")} | dict(changes)
        query = QueryDict(mutable=True)
        query.update({key: value for key, value in kept.items() if value})
        return f"?{query.urlencode()}"

    def faults(self) -> list[tuple[str, str, str]]:
        """Return the invalid filters: the label, the value, and the reason."""
        return [
            (str(self.fields[key].label or key), self.asked.get(key, "")[:80], str(error))
            for key, errors in self.errors.items()
            for error in errors
        ]

    def _words(self, key: str) -> str:
        value = self.said(key)
        match key:
            case "q":
                return f"with “{value}”"
            case "plays":
                return f"plays “{value}”"
            case "system":
                return rules.system(value).name
            case "format":
                system, _, form = value.rpartition(":")
                return f"for {rules.formats(system)[form].name}"
            case "legality":
                return presentation.OUTCOMES[value]
            case "folder":
                return f"in “{value}”"
            case "tag":
                return f"tagged “{value}”"
            case _:
                return f"by {value}"


def _formats(system: str) -> list[tuple[str, object]]:
    if not system:
        return format_choices(empty="Any")
    return [("", "Any"), *((f"{system}:{code}", name) for code, name in format_choices(system))]
