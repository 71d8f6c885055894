"""The shapes of answers about versions of decks."""

from rest_framework import serializers

from common.api.answers import Base
from decks.api.shapes import DeckCardShape, KeptLineShape


class CardChangeShape(Base):
    """How many copies of a card came in or, below zero, went out.

    A line that is not understood has neither card nor section. `title` is the section's, in words.
    """

    section = serializers.CharField(allow_blank=True)
    title = serializers.CharField()
    card = serializers.CharField(allow_blank=True)
    name = serializers.CharField()
    amount = serializers.IntegerField()


class VersionRowShape(Base):
    """What lists say of a version; `repeats` is the number of the version that was restored by it."""

    number = serializers.IntegerField()
    name = serializers.CharField(allow_blank=True)
    made = serializers.DateTimeField()
    made_by = serializers.CharField(allow_null=True, help_text="null for the site's staff")
    repeats = serializers.IntegerField(allow_null=True)
    format = serializers.CharField()


class VersionShape(VersionRowShape):
    """A version with what it changed."""

    changes = CardChangeShape(many=True)
    added = serializers.IntegerField()
    removed = serializers.IntegerField()


class VersionDetailShape(VersionShape):
    """A version with all that the deck held then."""

    deck = serializers.CharField()
    system = serializers.CharField()
    sections = serializers.DictField(child=DeckCardShape(many=True))
    considering = DeckCardShape(many=True)
    unresolved = KeptLineShape(many=True)


class SideShape(VersionRowShape):
    """One side of a comparison."""

    deck = serializers.CharField()
    deck_name = serializers.CharField()


class ComparisonShape(Base):
    """What leads from `a` to `b`."""

    a = SideShape()
    b = SideShape()
    changes = CardChangeShape(many=True)
    added = serializers.IntegerField()
    removed = serializers.IntegerField()
