"""The shapes of batches, and of what may be asked of them, for the API and its description."""

from typing import Any

from rest_framework import serializers

from common import caps
from common.access import PRIVATE, UNLISTED
from simulate.games.choices import PLAYERS
from simulate.plan_requests import MOST_SEED
from simulate.shapes.report import EntryShape, HeadlineShape, ReportShape

Base = serializers.Serializer[Any]


class WholeField(serializers.IntegerField):
    """A whole number; the complaint quotes what was given instead."""

    def to_internal_value(self, data: Any) -> int:
        low, high = int(self.min_value or 0), int(self.max_value or 0)
        if type(data) is not int or not low <= data <= high:
            said = f"{data:,}" if type(data) is int and abs(data) < 10**40 else repr(data)[:80]
            raise serializers.ValidationError(f"{said} is no whole number from {low:,} to {high:,}")
        return data


class SeenField(serializers.CharField):
    """Who may see a batch: only its owner, or whoever knows its address; no list shows batches of others."""

    def to_internal_value(self, data: Any) -> str:
        if data not in (PRIVATE, UNLISTED):
            raise serializers.ValidationError(f"{repr(data)[:80]} is neither {PRIVATE} nor {UNLISTED}")
        return str(data)


class PrivateDecksField(serializers.ChoiceField):
    """How others see the private decks in a batch that is shared."""

    def __init__(self) -> None:
        super().__init__(
            choices=("hide", "show"),
            required=False,
            help_text="Needed to share a batch with private decks: `hide` shows each as “a private deck”.",
        )


# ---- what may be asked ----


class AskedDeck(Base):
    """A deck that takes part: exactly one of a stored deck's id, a sample deck's code, or a deck list."""

    deck = serializers.CharField(required=False, max_length=80)
    sample = serializers.CharField(required=False, max_length=80)
    text = serializers.CharField(required=False, trim_whitespace=False)
    name = serializers.CharField(required=False, max_length=caps.DECK_NAME)

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if sum(name in attrs for name in ("deck", "sample", "text")) != 1:
            raise serializers.ValidationError("give exactly one of `deck`, `sample` and `text`")
        return attrs


class AskedStop(Base):
    """A rule to stop by: a precision `half`, or a sequential test of the rate `p0` against `p1`."""

    kind = serializers.ChoiceField(choices=("precision", "sprt"))
    half = serializers.FloatField(required=False)
    p0 = serializers.FloatField(required=False)
    p1 = serializers.FloatField(required=False)
    alpha = serializers.FloatField(required=False)
    beta = serializers.FloatField(required=False)


class AskedBatch(Base):
    """A new batch: the first deck against the others, or all of them against each other."""

    system = serializers.CharField(max_length=caps.SYSTEM_CODE)
    decks = AskedDeck(many=True, allow_empty=False, max_length=caps.BATCH_DECKS)  # type: ignore[call-arg]  # of the list
    meet = serializers.ChoiceField(choices=("gauntlet", "matrix"), default="gauntlet")
    games = WholeField(
        required=False, min_value=1, max_value=1_000_000, help_text="Of each pairing, rounded up to pairs."
    )
    stop = AskedStop(required=False)
    players = serializers.ListField(
        child=serializers.ChoiceField(choices=PLAYERS), min_length=2, max_length=2, required=False
    )
    seed = WholeField(required=False, min_value=0, max_value=MOST_SEED)
    illegal = serializers.BooleanField(
        default=False, help_text="Play decks that break rules of construction too."
    )
    visibility = SeenField(default=PRIVATE)
    private_decks = PrivateDecksField()

    def validate(self, attrs: dict[str, Any]) -> dict[str, Any]:
        if "games" not in attrs and "stop" not in attrs:
            raise serializers.ValidationError("give `games`, or a rule to `stop` by, or both")
        return attrs


class AskedShare(Base):
    """Who may see a batch, and how others see the private decks in it."""

    visibility = SeenField()
    private_decks = PrivateDecksField()


# ---- what is answered ----


class DecisionShape(Base):
    """Why a batch ended early."""

    kind = serializers.CharField()
    words = serializers.CharField()
    outcomes = serializers.ListField(child=serializers.CharField())


class BatchDeckShape(Base):
    """A deck of a batch as it was when the batch was started, with the verdict of its rulebook then."""

    name = serializers.CharField()
    version = serializers.IntegerField(allow_null=True)
    verdict = serializers.CharField()


class AboutBatchShape(Base):
    """What a batch is."""

    id = serializers.CharField()
    system = serializers.CharField()
    state = serializers.ChoiceField(choices=("waiting", "running", "done", "decided", "cancelled", "failed"))
    visibility = serializers.CharField()
    created = serializers.DateTimeField()
    started = serializers.DateTimeField(allow_null=True)
    ended = serializers.DateTimeField(allow_null=True)
    decision = DecisionShape(allow_null=True)
    reason = serializers.CharField(allow_blank=True)
    decks = BatchDeckShape(many=True)


class ProgressShape(AboutBatchShape):
    """How far a batch is: its figures are those of the games counted so far."""

    seed = serializers.IntegerField()
    players = serializers.ListField(child=serializers.CharField())
    entries = EntryShape(many=True)
    games = serializers.IntegerField()
    planned = serializers.IntegerField()
    seconds_left = serializers.FloatField(allow_null=True)
    pairings = HeadlineShape(many=True)
    results = serializers.CharField(help_text="The address of all figures.")


class ListedBatchShape(AboutBatchShape):
    """A batch in a list."""

    progress = serializers.FloatField(help_text="The share of its games that is counted, from 0 to 1.")


class EditionShape(Base):
    """An edition of the rules, and how many of the counted games were played by it."""

    rules = serializers.CharField()
    games = serializers.IntegerField()
    current = serializers.BooleanField(help_text="Whether the site plays by it now.")


class ResultsShape(AboutBatchShape):
    """A batch with all its figures: for every pairing rates, lengths, reasons, cards, curves.

    Figures of more than one edition mix games of different rules.
    """

    editions = EditionShape(many=True)
    report = ReportShape()


class StepShape(Base):
    """One thing of a game that is told."""

    number = serializers.IntegerField()
    kind = serializers.CharField()
    turn = serializers.IntegerField()
    active = serializers.IntegerField()
    phase = serializers.CharField(allow_blank=True)
    phase_clause = serializers.CharField(allow_blank=True)
    who = serializers.IntegerField()
    words = serializers.CharField()
    clause = serializers.CharField(allow_blank=True)
    answers = serializers.IntegerField()
    life = serializers.ListField(child=serializers.IntegerField())
    hands = serializers.ListField(child=serializers.IntegerField())
    decks = serializers.ListField(child=serializers.IntegerField())


class GameAskedShape(Base):
    """A game that a worker is to play again before it can be told."""

    state = serializers.CharField(help_text="`waiting`, until it is there.")


class GameShape(Base):
    """A game told step by step; seats count from 0, and -1 is nobody."""

    names = serializers.ListField(child=serializers.CharField())
    players = serializers.ListField(child=serializers.CharField())
    seed = serializers.IntegerField()
    first = serializers.IntegerField()
    winner = serializers.IntegerField()
    reason = serializers.CharField()
    finished = serializers.BooleanField()
    turns = serializers.IntegerField()
    fingerprint = serializers.CharField(allow_blank=True)
    steps = StepShape(many=True)
