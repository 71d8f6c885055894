"""The shapes of answers about cards, systems and formats, for the description of the API."""

from rest_framework import serializers

from common.api.answers import Base


class FaceShape(Base):
    """One printed side of a card, facts only; what is empty is left out."""

    name = serializers.CharField()
    types = serializers.ListField(child=serializers.CharField(), required=False)
    marks = serializers.ListField(child=serializers.CharField(), required=False)
    cost = serializers.CharField(required=False)
    total_cost = serializers.IntegerField(required=False)
    attributes = serializers.ListField(child=serializers.CharField(), required=False)
    races = serializers.ListField(child=serializers.CharField(), required=False)
    values = serializers.DictField(required=False)
    keywords = serializers.ListField(child=serializers.CharField(), required=False)


class CardShape(Base):
    """A card with all its faces; `printings` are lists of set, number, rarity and region."""

    system = serializers.CharField()
    id = serializers.CharField()
    faces = FaceShape(many=True)
    printings = serializers.ListField(child=serializers.ListField(child=serializers.CharField()))
    aliases = serializers.ListField(child=serializers.CharField(), required=False)
    foreign_ids = serializers.ListField(child=serializers.CharField(), required=False)
    titles = serializers.ListField(child=serializers.CharField(), required=False)
    rules = serializers.ListField(child=serializers.DictField(), required=False)


class WarningShape(Base):
    """What of a search was left out or is not certain; `instead` is the search that was probably meant."""

    term = serializers.CharField(allow_blank=True)
    message = serializers.CharField()
    instead = serializers.CharField(allow_blank=True)


class SearchShape(Base):
    """A search as it was understood: its text, the games searched, and its parts in words."""

    text = serializers.CharField(allow_blank=True)
    systems = serializers.ListField(child=serializers.CharField())
    words = serializers.ListField(child=serializers.CharField())
    warnings = WarningShape(many=True)


class CardsFoundShape(Base):
    """One page of the cards that a search finds."""

    count = serializers.IntegerField()
    next = serializers.URLField(allow_null=True)
    search = SearchShape()
    results = CardShape(many=True)


class ListedShape(Base):
    """The list that says how a card stands."""

    format = serializers.CharField()
    date = serializers.DateField(allow_null=True)
    source = serializers.CharField(allow_blank=True)  # type: ignore[assignment]  # the name of a field of ours


class StandingShape(Base):
    """How a card stands in one format: legal, limited, banned, outside of its pool, or unknown to us."""

    format = serializers.CharField()
    name = serializers.CharField()
    standing = serializers.CharField()
    copies = serializers.IntegerField(allow_null=True)
    note = serializers.CharField(allow_blank=True)
    list = ListedShape()
    gaps = serializers.ListField(child=serializers.CharField())


class ExplainedShape(Base):
    """A printed keyword: what it does in our words, and the clauses that say so, if the rulebook has any."""

    keyword = serializers.CharField()
    says = serializers.CharField(allow_blank=True)
    clauses = serializers.ListField(child=serializers.CharField())


class CardDetailShape(CardShape):
    """A card, with the sections of a deck that may hold it, how formats treat it, and how it is played."""

    sections = serializers.ListField(child=serializers.CharField())
    formats = StandingShape(many=True)
    explained = ExplainedShape(many=True)
    played_whole = serializers.BooleanField(allow_null=True)


class FormatShape(Base):
    """A format: whose list it follows, and on which days something about it changed."""

    system = serializers.CharField()
    code = serializers.CharField()
    name = serializers.CharField()
    about = serializers.CharField()
    status = serializers.CharField(help_text="tournament, rulebook, casual, retired or limited")
    extends = serializers.ListField(child=serializers.CharField())
    default = serializers.BooleanField()
    region = serializers.CharField()
    source = serializers.CharField()  # type: ignore[assignment]  # the name of a field of ours
    dates = serializers.ListField(child=serializers.DateField())


class SectionShape(Base):
    """A section that decks of a system have, with the rulebook's limits."""

    code = serializers.CharField()
    title = serializers.CharField()
    minimum = serializers.IntegerField()
    maximum = serializers.IntegerField(allow_null=True)
    allowed = serializers.CharField()
    optional = serializers.BooleanField()
    clauses = serializers.ListField(child=serializers.CharField())


class SystemShape(Base):
    """One of the rule systems."""

    code = serializers.CharField()
    name = serializers.CharField()
    rulebook = serializers.CharField()
    identity = serializers.CharField()
    sections = SectionShape(many=True)
    default_format = serializers.CharField()
    formats = serializers.ListField(child=serializers.CharField())


class SystemDetailShape(SystemShape):
    """A system with the facts of its cards: by kind, each value with how many cards have it."""

    facets = serializers.DictField(child=serializers.ListField(child=serializers.ListField()))
