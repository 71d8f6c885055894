"""Request serializers for batches."""

from rest_framework import serializers

from common import caps
from common.access import PRIVATE, UNLISTED
from common.api.serializers import Asked
from simulate.games.choices import PLAYERS
from simulate.plan_requests import MOST_SEED


class WholeField(serializers.IntegerField):
    """A whole number, whose error quotes the input."""

    def to_internal_value(self, data: object) -> int:
        low, high = int(self.min_value or 0), int(self.max_value or 0)
        if type(data) is not int or not low <= data <= high:
            said = f"{data:,}" if type(data) is int and abs(data) < 10**40 else repr(data)[:80]
            raise serializers.ValidationError(f"{said} is not a whole number from {low:,} to {high:,}")
        return data


class SeenField(serializers.CharField):
    """Who may see a batch: only its owner, or anyone with the link; batches are never listed for others."""

    def to_internal_value(self, data: object) -> str:
        if data not in (PRIVATE, UNLISTED):
            raise serializers.ValidationError(f"{repr(data)[:80]} is neither {PRIVATE} nor {UNLISTED}")
        return str(data)


class PrivateDecksField(serializers.ChoiceField):
    """How others see the private decks in a shared batch."""

    def __init__(self) -> None:
        super().__init__(
            choices=("hide", "show"),
            required=False,
            help_text="Needed to share a batch with private decks: `hide` shows each as “a private deck”.",
        )


class AskedDeck(Asked):
    """A deck in a batch: exactly one of a stored deck's id, a sample deck's code, or a deck list."""

    deck = serializers.CharField(required=False, max_length=80)
    sample = serializers.CharField(required=False, max_length=80)
    text = serializers.CharField(required=False, trim_whitespace=False)
    name = serializers.CharField(required=False, max_length=caps.DECK_NAME)

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        if sum(name in attrs for name in ("deck", "sample", "text")) != 1:
            raise serializers.ValidationError("give exactly one of `deck`, `sample` and `text`")
        return attrs


STOPS = {"precision": ("half", "alpha"), "sprt": ("p0", "p1", "alpha", "beta")}
"""The kinds of stopping rules, and the numbers that each is given by."""


class AskedStop(Asked):
    """A stopping rule: a precision `half`, or a sequential test of the rate `p0` against `p1`."""

    kind = serializers.ChoiceField(choices=tuple(STOPS))
    half = serializers.FloatField(required=False, help_text="Of a precision; 0.05 if omitted.")
    p0 = serializers.FloatField(required=False, help_text="Of a test; 0.5 if omitted.")
    p1 = serializers.FloatField(required=False, help_text="Of a test; 0.55 if omitted.")
    alpha = serializers.FloatField(required=False, help_text="0.05 if omitted.")
    beta = serializers.FloatField(required=False, help_text="Of a test; 0.05 if omitted.")

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        kind = str(attrs["kind"])
        for name in attrs:
            if name != "kind" and name not in STOPS[kind]:
                said = f"a stop by {kind} has no {name}; it has {', '.join(STOPS[kind])}"
                raise serializers.ValidationError({name: [said]})
        return attrs


class AskedEffect(Asked):
    """A card of the first deck, and what replaces each copy: another card, or nothing but its missing text.

    Both by name, number or id. Without a replacement the copies stay in the deck, with their cost, type and
    stats, and are played as if they had no text; the list is checked as it is.
    """

    card = serializers.CharField(max_length=200)
    replacement = serializers.CharField(required=False, allow_blank=True, max_length=200)


class AskedBatch(Asked):
    """A new batch: the first deck against the others, or all against each other."""

    system = serializers.CharField(max_length=caps.SYSTEM_CODE)
    decks = AskedDeck(many=True, allow_empty=False, max_length=caps.BATCH_DECKS)  # type: ignore[call-arg]  # of the list
    meet = serializers.ChoiceField(choices=("gauntlet", "matrix"), default="gauntlet")
    games = WholeField(
        required=False, min_value=1, max_value=1_000_000, help_text="Games per pairing, rounded up to pairs."
    )
    stop = AskedStop(required=False)
    effect = AskedEffect(required=False)
    players = serializers.ListField(
        child=serializers.ChoiceField(choices=PLAYERS), min_length=2, max_length=2, required=False
    )
    seed = WholeField(required=False, min_value=0, max_value=MOST_SEED)
    illegal = serializers.BooleanField(default=False, help_text="Play illegal decks too.")
    visibility = SeenField(default=PRIVATE)
    private_decks = PrivateDecksField()

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        if "games" not in attrs and "stop" not in attrs:
            raise serializers.ValidationError("give `games`, or a rule to `stop` by, or both")
        return attrs


class AskedShare(Asked):
    """Who may see a batch, and how others see the private decks in it."""

    visibility = SeenField()
    private_decks = PrivateDecksField()
