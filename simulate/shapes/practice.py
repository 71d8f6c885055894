"""Request serializers for practice games."""

from rest_framework import serializers

from common import caps
from common.api.serializers import Asked
from simulate.games.choices import PLAYERS
from simulate.games.positions import MOST_LINES, MOST_NUMBER, MOST_TURNS
from simulate.plan_requests import MOST_SEED
from simulate.services.practice import MOVES
from simulate.shapes.batches import AskedDeck, WholeField

OF_DECKS, OF_RECORD = ("system", "seed", "illegal", "position"), ("answers", "seat")
"""The fields that only go with `decks`, and those that only go with a `record`."""


class AskedSide(Asked):
    """A player's part of a position: the cards of each zone, one a line, life and resources if there are any.

    A zone that is left out stays as setting up the game leaves it.
    """

    zones = serializers.DictField(
        child=serializers.CharField(allow_blank=True, max_length=MOST_LINES, trim_whitespace=False),
        help_text="Lines by the zone's name, such as `2 Name | tapped`, or a number of unknown cards.",
    )
    life = WholeField(required=False, min_value=1, max_value=MOST_NUMBER)
    resources = serializers.ListField(
        child=WholeField(min_value=0, max_value=MOST_NUMBER), required=False, help_text="In the game's order."
    )


class AskedPosition(Asked):
    """A position that the game begins at, from a step of a player's turn on."""

    active = WholeField(min_value=0, max_value=1, help_text="Whose turn it is: 0 is yours.")
    step = serializers.CharField(max_length=40)
    turn = WholeField(min_value=1, max_value=MOST_TURNS)
    sides = AskedSide(many=True, min_length=2, max_length=2)  # type: ignore[call-arg]  # of the list


class AskedPractice(Asked):
    """A new practice game: two decks, yours first, or a record to play on from.

    With a `position`, the cards of the decks lie as it says, and those that they lack are added.
    """

    system = serializers.CharField(required=False, max_length=caps.SYSTEM_CODE)
    decks = AskedDeck(many=True, required=False, min_length=2, max_length=2)  # type: ignore[call-arg]  # of the list
    opponent = serializers.ChoiceField(choices=PLAYERS, default="greedy")
    seed = WholeField(required=False, min_value=0, max_value=MOST_SEED)
    illegal = serializers.BooleanField(default=False, help_text="Play illegal decks too.")
    position = AskedPosition(required=False)
    record = serializers.CharField(
        required=False, max_length=caps.RECORD_TEXT, help_text="A game's record, as one line of JSON."
    )
    answers = WholeField(
        required=False, min_value=0, max_value=100_000, help_text="Of the record, how many answers are kept."
    )
    seat = WholeField(default=0, min_value=0, max_value=1, help_text="Of the record, the seat you take.")

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        if ("record" in attrs) == ("decks" in attrs):
            raise serializers.ValidationError("give either `decks` or a `record`")
        if "decks" in attrs and "system" not in attrs:
            raise serializers.ValidationError({"system": ["This field is required."]})
        start, useless = ("decks", OF_RECORD) if "decks" in attrs else ("record", OF_DECKS)
        for name in useless:
            if name in self.initial_data:
                raise serializers.ValidationError({name: [f"does not go with `{start}`; leave it out"]})
        if "position" in attrs and "illegal" in self.initial_data:
            raise serializers.ValidationError(
                {"illegal": ["does not go with a `position`, whose decks need not be legal; leave it out"]}
            )
        return attrs


class AskedMove(Asked):
    """A move: what to do, in which version of the game."""

    version = WholeField(min_value=1, max_value=1_000_000_000)
    do = serializers.ChoiceField(choices=MOVES)
    choice = WholeField(
        required=False,
        min_value=0,
        max_value=1_000_000,
        help_text="Of an answer, the option's number from 0.",
    )

    def validate(self, attrs: dict[str, object]) -> dict[str, object]:
        if attrs["do"] == "answer" and "choice" not in attrs:
            raise serializers.ValidationError({"choice": ["An answer needs the number of an option."]})
        if attrs["do"] != "answer" and "choice" in attrs:
            raise serializers.ValidationError({"choice": [f"only goes with `answer`, not `{attrs['do']}`"]})
        return attrs
