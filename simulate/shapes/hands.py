"""The shapes of answers about hands, and what may be asked, for the API and its description."""

from typing import Any

from rest_framework import serializers

from simulate.hands.questions import MOST_TURNS, MOST_WISHES, MULLIGANS
from simulate.hands.samples import MOST_SEED
from simulate.hands.wishes import MOST_TEXT

Base = serializers.Serializer[Any]


class AskedDraws(Base):
    """By which turn, and going second or first."""

    turn = serializers.IntegerField(required=False, min_value=0, max_value=MOST_TURNS, default=0)
    second = serializers.BooleanField(required=False, default=False)


class AskedOdds(AskedDraws):
    """Wishes and what is done with the opening hand."""

    want = serializers.ListField(
        child=serializers.CharField(max_length=MOST_TEXT), min_length=1, max_length=MOST_WISHES
    )
    keep = serializers.ListField(
        child=serializers.CharField(max_length=MOST_TEXT), required=False, max_length=MOST_WISHES
    )
    mulligan = serializers.ChoiceField(choices=MULLIGANS, required=False, default="optimal")


class AskedSample(AskedDraws):
    """A seed, and the places of the cards put back."""

    seed = serializers.IntegerField(min_value=0, max_value=MOST_SEED)
    back = serializers.ListField(
        child=serializers.IntegerField(min_value=0, max_value=99), required=False, max_length=20
    )


class AskedTable(Base):
    """How many turns the table has."""

    turns = serializers.IntegerField(required=False, min_value=1, max_value=MOST_TURNS, default=10)


class ChanceShape(Base):
    """An exact chance: as a fraction, and as the nearest number."""

    exact = serializers.CharField()
    chance = serializers.FloatField()


class GroupShape(Base):
    """Cards that a question does not tell apart."""

    name = serializers.CharField()
    count = serializers.IntegerField()


class PolicyRowShape(Base):
    """With this hand, by counts of the groups, keep these; and the chance that there is then."""

    hand = serializers.ListField(child=serializers.IntegerField())
    keep = serializers.ListField(child=serializers.IntegerField())
    put_back = serializers.ListField(child=serializers.IntegerField())
    likely = ChanceShape()
    then = ChanceShape()


class SampledShape(Base):
    """How an answer that is not exact came about; its interval is of 95 %."""

    interval = serializers.ListField(child=serializers.FloatField())
    games = serializers.IntegerField()
    seed = serializers.IntegerField()
    policy_found_by_trial = serializers.BooleanField()


class SectionOddsShape(Base):
    """The question about one section of the deck, its answer and the policy behind it."""

    section = serializers.CharField()
    title = serializers.CharField()
    wishes = serializers.ListField(child=serializers.CharField())
    groups = GroupShape(many=True)
    hand = serializers.IntegerField()
    mulligan = serializers.CharField()
    policy = serializers.CharField()
    draws = serializers.ListField(child=serializers.IntegerField())
    exact = serializers.CharField(allow_null=True)
    chance = serializers.FloatField()
    steps = serializers.IntegerField()
    sampled = SampledShape(allow_null=True)
    table = PolicyRowShape(many=True)
    clauses = serializers.ListField(child=serializers.CharField())


class OddsShape(Base):
    """The chance that all wishes come true, and each section's part in it."""

    exact = serializers.CharField(allow_null=True)
    chance = serializers.FloatField()
    interval = serializers.ListField(child=serializers.FloatField(), allow_null=True)
    sections = SectionOddsShape(many=True)


class DealShape(Base):
    """How a section is dealt and drawn from."""

    hand = serializers.IntegerField()
    mulligan = serializers.CharField()
    aside = serializers.IntegerField()
    first_turn = serializers.IntegerField()
    second_turn = serializers.IntegerField()
    draw = serializers.IntegerField()
    clauses = serializers.ListField(child=serializers.CharField())


class ByTurnShape(Base):
    """Chances by each turn from the first on, as far as the cards of the deck last."""

    first = serializers.ListField(child=ChanceShape())
    second = serializers.ListField(child=ChanceShape())


class CardChancesShape(Base):
    """The chances to see at least one copy of a card."""

    card = serializers.CharField()
    name = serializers.CharField()
    count = serializers.IntegerField()
    opening = ChanceShape(allow_null=True)
    after_mulligan = ChanceShape(allow_null=True)
    by_turn = ByTurnShape()
    by_turn_after_mulligan = ByTurnShape()


class HandTableShape(Base):
    """One section that is dealt, with all its cards."""

    section = serializers.CharField()
    title = serializers.CharField()
    cards = serializers.IntegerField()
    deal = DealShape()
    rows = CardChancesShape(many=True)


class DealtCardShape(Base):
    """One card that was dealt."""

    card = serializers.CharField()
    name = serializers.CharField()


class SampleShape(Base):
    """One section as it was dealt; `put_back` are places in the opening hand, from 0."""

    section = serializers.CharField()
    title = serializers.CharField()
    aside = DealtCardShape(many=True)
    opening = DealtCardShape(many=True)
    put_back = serializers.ListField(child=serializers.IntegerField())
    replaced = DealtCardShape(many=True)
    turns = serializers.ListField(child=DealtCardShape(many=True))
    left = serializers.IntegerField()
    short = serializers.BooleanField()
