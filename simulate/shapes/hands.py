"""Request serializers for hands."""

from rest_framework import serializers

from common.api.serializers import Asked
from simulate.hands.questions import MOST_TURNS, MOST_WISHES, MULLIGANS
from simulate.hands.samples import MOST_SEED
from simulate.hands.wishes import MOST_TEXT


class AskedDraws(Asked):
    """By which turn, and going second or first."""

    turn = serializers.IntegerField(required=False, min_value=0, max_value=MOST_TURNS, default=0)
    second = serializers.BooleanField(required=False, default=False)


class AskedOdds(AskedDraws):
    """Wishes and the mulligan strategy."""

    want = serializers.ListField(
        child=serializers.CharField(max_length=MOST_TEXT), min_length=1, max_length=MOST_WISHES
    )
    keep = serializers.ListField(
        child=serializers.CharField(max_length=MOST_TEXT), required=False, max_length=MOST_WISHES
    )
    mulligan = serializers.ChoiceField(choices=MULLIGANS, required=False, default="optimal")


class AskedSample(AskedDraws):
    """A seed, and the positions of the cards put back."""

    seed = serializers.IntegerField(min_value=0, max_value=MOST_SEED)
    back = serializers.ListField(
        child=serializers.IntegerField(min_value=0, max_value=99), required=False, max_length=20
    )


class AskedTable(Asked):
    """The number of turns in the table."""

    turns = serializers.IntegerField(required=False, min_value=1, max_value=MOST_TURNS, default=10)
