"""The shapes of answers, for the description of the API; the answers themselves are plain data."""

from rest_framework import serializers

from common.api.answers import Base


class UnresolvedShape(Base):
    """A line of a deck list that is no known card."""

    line = serializers.IntegerField()
    text = serializers.CharField()
    why = serializers.CharField()
    detail = serializers.CharField()
    section = serializers.CharField(allow_null=True)
    suggestions = serializers.ListField(child=serializers.CharField())


class KeptLineShape(UnresolvedShape):
    """An unresolved line as a deck keeps it: with how many copies it speaks of, and where."""

    count = serializers.IntegerField()
    section = serializers.CharField(allow_blank=True)
    heading = serializers.CharField(
        allow_blank=True, required=False, help_text="The heading above it that nobody can read."
    )


class DeckRowShape(Base):
    """What lists say of a deck."""

    id = serializers.CharField()
    owner = serializers.CharField()
    system = serializers.CharField()
    name = serializers.CharField()
    description = serializers.CharField()
    format = serializers.CharField()
    visibility = serializers.CharField()
    open_history = serializers.BooleanField()
    version = serializers.IntegerField()
    created = serializers.DateTimeField()
    updated = serializers.DateTimeField()


class ListedDeckShape(DeckRowShape):
    """A deck in a list, with the number of its cards; where it is kept is said to its owner alone."""

    cards = serializers.IntegerField()
    tags = serializers.ListField(child=serializers.CharField())
    verdict = serializers.CharField()
    folder = serializers.CharField(required=False, allow_blank=True)
    archived = serializers.BooleanField(required=False)


class DeckCardShape(Base):
    """Some copies of a card in a section."""

    card = serializers.CharField()
    name = serializers.CharField()
    quantity = serializers.IntegerField()


class DeckShape(DeckRowShape):
    """A deck with all it holds, by section code; `considering` is only thought of, and never counts."""

    sections = serializers.DictField(child=DeckCardShape(many=True))
    considering = DeckCardShape(many=True)
    unresolved = KeptLineShape(many=True)
    warnings = serializers.ListField(
        child=serializers.CharField(), help_text="What was said of the list that the cards came from."
    )


class OutsideShape(Base):
    """A line under a heading that is no part of the deck, such as a maybeboard."""

    section = serializers.CharField()
    line = serializers.IntegerField()
    text = serializers.CharField()
    count = serializers.IntegerField()
    card_id = serializers.CharField(allow_null=True)
    name = serializers.CharField(allow_null=True)


class IgnoredShape(Base):
    """A line that names no card, with the reason why it was passed over."""

    line = serializers.IntegerField()
    text = serializers.CharField()
    why = serializers.CharField()


class ImportShape(Base):
    """What was understood of a deck list; `text` is the same list as plain text."""

    system = serializers.CharField()
    file_format = serializers.CharField()
    detected = serializers.CharField()
    name = serializers.CharField(allow_blank=True)
    notes = serializers.ListField(child=serializers.CharField())
    text = serializers.CharField()
    sections = serializers.DictField(child=DeckCardShape(many=True))
    unresolved = KeptLineShape(many=True)
    outside = OutsideShape(many=True)
    ignored = IgnoredShape(many=True)
    decks = serializers.ListField(
        child=serializers.CharField(), help_text="The decks of a file with several."
    )
    deck = serializers.IntegerField(help_text="Which of them was read, counting from 1.")


class ListShape(Base):
    """The list behind a finding."""

    format = serializers.CharField()
    name = serializers.CharField()
    date = serializers.DateField(allow_null=True)
    source = serializers.CharField()  # type: ignore[assignment]  # the name of a field of ours


class FindingShape(Base):
    """One thing wrong, missing or unknown. `actual` and `allowed` are numbers where the rule counts."""

    code = serializers.CharField()
    severity = serializers.CharField(help_text="illegal, incomplete or unknown")
    standing = serializers.CharField(
        allow_null=True,
        help_text="How its cards stand: banned, limited, not in the pool, not yet released, "
        "not in the region, unknown to us.",
    )
    clauses = serializers.ListField(child=serializers.CharField())
    section = serializers.CharField(allow_null=True)
    cards = serializers.ListField(child=serializers.CharField())
    card_ids = serializers.ListField(child=serializers.CharField())
    actual = serializers.JSONField()
    allowed = serializers.JSONField()
    list = ListShape(allow_null=True)
    rule = serializers.CharField()
    message = serializers.CharField()


class SectionCountShape(Base):
    """How full a section is, and how that stands to its limits."""

    title = serializers.CharField()
    count = serializers.IntegerField()
    minimum = serializers.IntegerField()
    maximum = serializers.IntegerField(allow_null=True)
    allowed = serializers.CharField()
    replaced_by = serializers.CharField(allow_null=True)
    state = serializers.CharField()
    optional = serializers.BooleanField()


class ListKnownShape(Base):
    """Around a day on which a list is not recorded whole: the last day before and the first after it."""

    until = serializers.DateField(allow_null=True)
    since = serializers.DateField(allow_null=True)
    sentence = serializers.CharField()


class GlanceShape(Base):
    """A verdict in a few words; `problems` counts what makes the deck illegal."""

    format = serializers.CharField()
    name = serializers.CharField()
    status = serializers.CharField(help_text="tournament, rulebook, casual, retired or limited")
    verdict = serializers.CharField()
    findings = serializers.IntegerField()
    problems = serializers.IntegerField()
    says = serializers.CharField()
    list_date = serializers.DateField(allow_null=True)
    list_known = ListKnownShape(allow_null=True)


class NameShape(Base):
    """A name that several cards bear: the one that was judged, and all of them."""

    name = serializers.CharField()
    card_id = serializers.CharField()
    card_ids = serializers.ListField(child=serializers.CharField())


class VerdictShape(Base):
    """The judgement of one deck in one format on one day."""

    system = serializers.CharField()
    format = serializers.CharField()
    as_of = serializers.DateField()
    list_date = serializers.DateField(allow_null=True)
    list_known = ListKnownShape(allow_null=True)
    verdict = serializers.CharField(help_text="legal, illegal, incomplete or unknown")
    sections = serializers.DictField(child=SectionCountShape())
    findings = FindingShape(many=True)
    names = NameShape(many=True, help_text="Names of several cards, where the list gives no number.")
    unresolved = UnresolvedShape(many=True)


class CheckShape(VerdictShape):
    """The judgement of a deck list, with what its reader says of it; those parts only for a text.

    `headline` says in one line how the deck stands in each tournament format of today, `formats` how in all.
    """

    headline = serializers.CharField(allow_blank=True)
    formats = GlanceShape(many=True)
    file_format = serializers.CharField(required=False)
    detected = serializers.CharField(required=False)
    name = serializers.CharField(required=False)
    notes = serializers.ListField(child=serializers.CharField(), required=False)
    outside = OutsideShape(many=True, required=False)
    ignored = IgnoredShape(many=True, required=False)
    decks = serializers.ListField(child=serializers.CharField(), required=False)
    deck = serializers.IntegerField(required=False)
