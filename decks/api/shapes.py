"""The shapes of answers, for the description of the API; the answers themselves are plain data."""

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
    source = serializers.CharField(allow_blank=True)


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
    source = serializers.CharField()


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
    source = serializers.CharField()
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
