"""The shapes of a batch's figures. Rates lie between 0 and 1, each with its interval of 95 %."""

from typing import Any

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

Base = serializers.Serializer[Any]
NUMBER = {"type": "number", "format": "double"}
WHOLE = {"type": "integer"}


def _maybe(**more: Any) -> dict[str, Any]:
    """Describe a rate with more to it that may be null, which no serializer in a list can say."""
    properties = {"value": NUMBER, "low": NUMBER, "high": NUMBER, "games": WHOLE, **more}
    return {"type": "object", "nullable": True, "properties": properties, "required": sorted(properties)}


class RateShape(Base):
    """A rate with its interval of 95 % and its number of games."""

    value = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()
    games = serializers.IntegerField()


class WonShape(RateShape):
    """A rate with how many games, or half games, were won."""

    won = serializers.FloatField()


class BandShape(Base):
    """A confidence sequence of 95 %, which may be looked at at any time."""

    low = serializers.FloatField()
    high = serializers.FloatField()
    games = serializers.IntegerField()


class HeadlineShape(Base):
    """How a pairing stands, from the side of its first deck."""

    decks = serializers.ListField(child=serializers.IntegerField())
    names = serializers.ListField(child=serializers.CharField())
    games = serializers.IntegerField()
    planned = serializers.IntegerField()
    resolved = serializers.IntegerField()
    wins = serializers.IntegerField()
    draws = serializers.IntegerField()
    losses = serializers.IntegerField()
    unresolved = serializers.IntegerField()
    rate = RateShape(allow_null=True)
    live = BandShape()


class EntryShape(Base):
    """A deck, and how many of its cards are played with all they print."""

    name = serializers.CharField()
    understood = serializers.IntegerField()
    cards = serializers.IntegerField()


class BoundsShape(Base):
    """Between what the rate lies however the games without a result had ended."""

    games = serializers.IntegerField()
    lowest = serializers.FloatField()
    highest = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()


class PairsShape(Base):
    """The score from whole pairs of games."""

    value = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()
    error = serializers.FloatField()
    pairs = serializers.IntegerField()


class GoingFirstShape(Base):
    """What going first is worth, as a difference of rates."""

    value = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()
    paired = serializers.BooleanField()
    first = WonShape(allow_null=True)
    second = WonShape(allow_null=True)
    whoever = WonShape(allow_null=True)


class LengthsShape(Base):
    """How many turns games took; the interval is that of the median."""

    games = serializers.IntegerField()
    median = serializers.FloatField()
    low = serializers.IntegerField()
    high = serializers.IntegerField()
    mean = serializers.FloatField()
    least = serializers.IntegerField()
    most = serializers.IntegerField()
    histogram = serializers.ListField(
        child=serializers.ListField(child=serializers.IntegerField()), help_text="Turns, and games."
    )


class EndShape(Base):
    """A reason for which games ended; the intervals hold for all reasons at once."""

    reason = serializers.CharField()
    games = serializers.IntegerField()
    share = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()


class CrashShape(Base):
    """A failure of the engine, with the seeds of a few deals in which it came."""

    reason = serializers.CharField()
    games = serializers.IntegerField()
    seeds = serializers.ListField(child=serializers.IntegerField())


@extend_schema_field(
    {
        "type": "array",
        "items": _maybe(won=NUMBER, mean_cards=NUMBER, by_cards={"type": "array", "items": WHOLE}),
        "description": "For each deck how often its opening hand was changed, and games by how many cards "
        "were given back; null in a game that lets nobody change it.",
    }
)
class MulligansField(serializers.JSONField):
    """How often the opening hands of both decks were changed."""


class SeenShape(WonShape):
    """How games went in which a card was seen so, and the others; `adjusted` is for all cards of the deck."""

    without = serializers.FloatField(required=False)
    difference = serializers.FloatField(required=False)
    p = serializers.FloatField(required=False)
    adjusted = serializers.FloatField(required=False)
    apart = serializers.BooleanField(required=False)


class CardFiguresShape(Base):
    """A card of a deck: in the opening hand, drawn, played."""

    card = serializers.CharField()
    name = serializers.CharField()
    copies = serializers.IntegerField()
    opening = SeenShape(allow_null=True)
    drawn = SeenShape(allow_null=True)
    played = SeenShape(allow_null=True)


class MeanShape(Base):
    """A mean at the end of a deck's own turn, over the games that got there."""

    turn = serializers.IntegerField()
    games = serializers.IntegerField()
    mean = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()


class CurvesShape(Base):
    """What a deck had turn by turn; a figure that the game does not have is left out."""

    means = MeanShape(many=True, required=False)
    hand = MeanShape(many=True, required=False)
    life = MeanShape(many=True, required=False)


class PairingShape(HeadlineShape):
    """All figures of a pairing, from the side of its first deck; lists of two are for its two decks."""

    elo = serializers.FloatField(allow_null=True)
    apart = serializers.BooleanField()
    bounds = BoundsShape(allow_null=True)
    pairs = PairsShape(allow_null=True)
    going_first = GoingFirstShape(allow_null=True)
    turns = LengthsShape(allow_null=True)
    decisions = serializers.FloatField()
    ends = EndShape(many=True)
    unfinished = serializers.DictField(child=serializers.IntegerField())
    crashes = CrashShape(many=True)
    mulligans = MulligansField()
    cards = serializers.ListField(child=CardFiguresShape(many=True))
    means = serializers.CharField(allow_blank=True)
    curves = serializers.ListField(child=CurvesShape())
    checksum = serializers.IntegerField()
    notes = serializers.ListField(child=serializers.CharField())


class FieldShape(Base):
    """How a deck did against all others."""

    deck = serializers.IntegerField()
    opponents = serializers.IntegerField()
    games = serializers.IntegerField()
    rate = RateShape(allow_null=True)


@extend_schema_field(
    {
        "type": "array",
        "items": {"type": "array", "items": _maybe(apart={"type": "boolean"})},
        "description": "A row for each deck, with the decks it meets as columns; null where they do not "
        "meet. `apart` when the interval, right for all matchups at once, leaves out one half.",
    }
)
class CellsField(serializers.JSONField):
    """The matchups of all decks."""


class MatrixShape(Base):
    """Every matchup: a row is a deck, a column one it meets."""

    alpha = serializers.FloatField()
    pairings = serializers.IntegerField()
    cells = CellsField()


class DuelShape(Base):
    """Two decks against the same opponent, by games from the same seeds: the difference of their rates.

    `saved` says how many times as many games it would have taken without common seeds.
    """

    decks = serializers.ListField(child=serializers.IntegerField())
    opponent = serializers.IntegerField()
    value = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()
    games = serializers.IntegerField()
    blocks = serializers.IntegerField()
    apart = serializers.BooleanField()
    saved = serializers.FloatField(allow_null=True)


class ReportShape(Base):
    """All figures of a batch."""

    system = serializers.CharField()
    seed = serializers.IntegerField()
    players = serializers.ListField(child=serializers.CharField())
    planned = serializers.IntegerField()
    games = serializers.IntegerField()
    entries = EntryShape(many=True)
    pairings = PairingShape(many=True)
    field = FieldShape(many=True, allow_null=True)
    matrix = MatrixShape(allow_null=True)
    duels = DuelShape(many=True)
