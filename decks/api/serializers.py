"""The API's JSON: what requests contain, and functions for responses."""

from collections.abc import Mapping

from rest_framework import serializers

import rules
from common import caps
from common.access import VISIBILITIES
from common.api.serializers import Asked, Json
from decks import files, values
from decks.api import shapes
from decks.editing.choices import Choice, settled
from decks.models import Deck
from rules.construction.deck import merged

# ---- requests ----


class VersionField(serializers.IntegerField):
    """The version of a deck that the client looked at."""

    def __init__(self) -> None:
        super().__init__(required=False, min_value=1, max_value=2_000_000_000)


class CardCount(Asked):
    """Copies of a card, given by id, collector's number or name."""

    card = serializers.CharField(max_length=caps.CARD_NAME)
    # Responses name the card next to its id, so that a deck can be sent back unchanged.
    name = serializers.CharField(read_only=True)
    quantity = serializers.IntegerField(min_value=1, max_value=caps.QUANTITY, default=1)


class SectionsField(serializers.DictField):
    """Cards by section code."""

    child = CardCount(many=True)

    def to_internal_value(self, data: Json) -> dict[str, list[tuple[str, int]]]:
        found = super().to_internal_value(data)
        if sum(len(cards) for cards in found.values()) > caps.DECK_ROWS:
            raise serializers.ValidationError(f"a deck has at most {caps.DECK_ROWS} rows")
        return {code: [(row["card"], row["quantity"]) for row in cards] for code, cards in found.items()}


class LineChoice(Asked):
    """What to do with an unresolved line: replace it with `card`, leave it out, or else keep it."""

    line = serializers.IntegerField(min_value=0, max_value=2_000_000_000)
    text = serializers.CharField(
        max_length=caps.LIST_LINE,
        allow_blank=True,
        trim_whitespace=False,
        help_text="The line's text, as returned.",
    )
    card = serializers.CharField(
        required=False, allow_blank=True, max_length=caps.CARD_NAME, help_text="A suggestion, or any card."
    )
    leave_out = serializers.BooleanField(default=False)

    def validate(self, attrs: Json) -> Json:
        if attrs.get("card") and attrs["leave_out"]:
            raise serializers.ValidationError("name a card or leave the line out, not both")
        return attrs


class DeckPlace(serializers.IntegerField):
    """Which deck of a file with several, counting from 1."""

    def __init__(self) -> None:
        super().__init__(required=False, min_value=1, max_value=caps.DECKS_IN_FILE)


class ContentFields(Asked):
    """The contents of a deck: a deck list in any supported format, or sections with cards."""

    text = serializers.CharField(
        required=False,
        trim_whitespace=False,
        allow_blank=True,
        help_text="A deck list, in any supported format.",
    )
    sections = SectionsField(required=False, help_text="Cards by section code, instead of a text.")

    def validate(self, attrs: Json) -> Json:
        if "text" in attrs and "sections" in attrs:
            raise serializers.ValidationError("give the deck as text or as sections, not both")
        return attrs


class StoredContent(ContentFields):
    """Contents to store, with choices about unresolved lines."""

    choices = LineChoice(  # type: ignore[call-arg]  # of the list
        many=True,
        required=False,
        max_length=caps.UNRESOLVED,
        help_text="What to do with unresolved lines of the text, as `POST /api/import/` returned them.",
    )

    def validate(self, attrs: Json) -> Json:
        attrs = super().validate(attrs)
        if attrs.get("choices") and "text" not in attrs:
            raise serializers.ValidationError({"choices": ["choices are about the lines of a text"]})
        return attrs


class CheckRequest(ContentFields):
    """A deck to check. Without a system, the one that knows most of its cards is used."""

    system = serializers.CharField(required=False, allow_null=True, allow_blank=True, max_length=50)
    format = serializers.CharField(required=False, allow_null=True, allow_blank=True, max_length=50)
    as_of = serializers.DateField(required=False, allow_null=True)
    deck = DeckPlace()

    def validate(self, attrs: Json) -> Json:
        attrs = super().validate(attrs)
        if "text" not in attrs and "sections" not in attrs:
            raise serializers.ValidationError("give the deck to check, as text or as sections")
        if "sections" in attrs and not attrs.get("system"):
            raise serializers.ValidationError({"system": ["sections need the system they belong to"]})
        return attrs


class ImportRequest(Asked):
    """A deck list to parse. Without a system, the one that knows most of its cards is used."""

    text = serializers.CharField(trim_whitespace=False, help_text="A deck list, in any supported format.")
    system = serializers.CharField(required=False, allow_null=True, allow_blank=True, max_length=50)
    deck = DeckPlace()


class ImportUpload(Asked):
    """A deck list as a file."""

    file = serializers.FileField(required=False, allow_empty_file=True)
    text = serializers.CharField(required=False, trim_whitespace=False, allow_blank=True)
    system = serializers.CharField(required=False, allow_blank=True, max_length=50)
    deck = DeckPlace()

    def to_internal_value(self, data: object) -> Json:
        if isinstance(data, Mapping):
            # An empty form field means no choice.
            data = {name: value for name, value in data.items() if value != "" or name == "text"}
        return super().to_internal_value(data)

    def validate(self, attrs: Json) -> Json:
        if ("file" in attrs) == bool(attrs.get("text")):
            raise serializers.ValidationError("give the deck list as file or as text, one of them")
        return attrs


class CheckUpload(ImportUpload):
    """A deck list as a file, with the system and format to check it by."""

    format = serializers.CharField(required=False, allow_blank=True, max_length=50)
    as_of = serializers.DateField(required=False, allow_null=True)


class DeckChange(StoredContent):
    """Changes to a deck; omitted fields stay as they are. `version` is the one you looked at."""

    name = serializers.CharField(required=False, max_length=caps.DECK_NAME)
    description = serializers.CharField(
        required=False, allow_blank=True, max_length=caps.DESCRIPTION, trim_whitespace=False
    )
    format = serializers.CharField(required=False, max_length=caps.FORMAT_CODE)
    visibility = serializers.ChoiceField(required=False, choices=VISIBILITIES)
    open_history = serializers.BooleanField(
        required=False, help_text="Whether others see every version, not only the newest and the named ones."
    )
    version = VersionField()


class DeckNew(StoredContent):
    """A deck to store; it is private unless it says otherwise."""

    system = serializers.CharField(max_length=50)
    name = serializers.CharField(max_length=caps.DECK_NAME)
    description = serializers.CharField(
        required=False, allow_blank=True, max_length=caps.DESCRIPTION, trim_whitespace=False
    )
    format = serializers.CharField(required=False, allow_blank=True, max_length=caps.FORMAT_CODE)
    visibility = serializers.ChoiceField(required=False, choices=VISIBILITIES)


def content_of(system: str, data: Json) -> Json:
    """Return a request's contents, with warnings about them; nothing if it has none."""
    if "sections" in data:
        return {"content": values.from_sections(system, data["sections"]), "warnings": ()}
    if "text" in data:
        choices = [Choice(**one) for one in data.get("choices", ())]
        reading = files.read(data["text"], system)
        return {"content": settled(reading.deck, choices), "warnings": reading.warnings}
    return {}


# ---- answers ----


def deck_row_json(deck: Deck) -> shapes.DeckRow:
    """Return a deck as shown in lists."""
    return {
        "id": deck.public_id,
        "owner": deck.owner.get_username() if deck.owner else "",
        "system": deck.system,
        "name": deck.name,
        "description": deck.description,
        "format": deck.format,
        "visibility": deck.visibility,
        "open_history": deck.open_history,
        "version": deck.version,
        "created": deck.created.isoformat(),
        "updated": deck.updated.isoformat(),
    }


def content_json(value: rules.Deck) -> shapes.Content:
    """Return the contents of a deck that is not stored."""
    sections: dict[str, list[shapes.DeckCard]] = {
        section.code: [] for section in rules.system(value.system).sections
    }
    for entry in merged(value.entries):
        sections[entry.section].append(
            {"card": entry.card.id, "name": entry.card.name, "quantity": entry.count}
        )
    return {"sections": sections, "unresolved": [values.unresolved_to_json(one) for one in value.unresolved]}


def deck_json(deck: Deck) -> shapes.Deck:
    """Return a deck with its contents."""
    sections: dict[str, list[shapes.DeckCard]] = {
        section.code: [] for section in rules.system(deck.system).sections
    }
    for row in values.rows_of(deck):
        sections[row.section].append(
            {"card": row.card.card_id, "name": row.card.name, "quantity": row.quantity}
        )
    considering: list[shapes.DeckCard] = [
        {"card": row.card.card_id, "name": row.card.name, "quantity": row.quantity}
        for row in deck.considered.in_order()
    ]
    return {
        **deck_row_json(deck),
        "sections": sections,
        "considering": considering,
        "unresolved": deck.unresolved,
        "warnings": deck.warnings,
    }
