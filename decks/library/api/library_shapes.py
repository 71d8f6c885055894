"""The shapes of answers about how decks are kept, shared and noticed."""

from rest_framework import serializers

from common.api.answers import Base


class KeepingShape(Base):
    """How its owner keeps a deck."""

    tags = serializers.ListField(child=serializers.CharField())
    folder = serializers.CharField(allow_blank=True)
    archived = serializers.BooleanField()


class SortedShape(Base):
    """A folder or a tag, with how many decks have it."""

    name = serializers.CharField()
    decks = serializers.IntegerField()


class ShelfShape(Base):
    """What a person's decks are sorted into; `decks` are in use, `archived` put away."""

    decks = serializers.IntegerField()
    archived = serializers.IntegerField()
    folders = SortedShape(many=True)
    tags = SortedShape(many=True)


class InspirationShape(Base):
    """What a deck was copied from; `deck` is null where it is gone or not shown to you."""

    deck = serializers.CharField(allow_null=True)
    version = serializers.IntegerField()
    words = serializers.CharField()


class ShareShape(Base):
    """The links of a deck; `version` stays with its newest version whatever becomes of the deck."""

    visibility = serializers.CharField()
    short = serializers.URLField()
    version = serializers.URLField()
    copies = serializers.IntegerField()
    inspired_by = InspirationShape(allow_null=True)


class TurnShape(Base):
    """A deck that is another word from some day on."""

    deck = serializers.CharField()
    deck_name = serializers.CharField()
    before = serializers.CharField()
    after = serializers.CharField()
    format = serializers.CharField()
    day = serializers.DateField()


class NoticeShape(TurnShape):
    """What was told of a deck; `because` is list or cards, `says` why in sentences."""

    id = serializers.IntegerField()
    because = serializers.CharField()
    says = serializers.ListField(child=serializers.CharField())
    made = serializers.DateTimeField()
    read = serializers.DateTimeField(allow_null=True)


class ReadShape(Base):
    """How many notices were marked as read, and how many are left."""

    marked = serializers.IntegerField()
    unread = serializers.IntegerField()
