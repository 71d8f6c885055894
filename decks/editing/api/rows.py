"""The cards of a deck over the API: several changes at once, all or none."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from common import caps
from common.api.base import HIDDEN, REFUSED
from common.api.described import described
from common.api.serializers import Asked, Json
from decks import selectors
from decks.api import problems, shapes
from decks.api.base import IF_MATCH, STALE, View, deck_response, found_or_404, version_of
from decks.api.serializers import VersionField, deck_json
from decks.editing import services

# The required fields of each change, besides the card.
_NEEDS = {"add": (), "set": ("section", "quantity"), "move": ("section", "to"), "remove": ("section",)}
_MAY_HAVE = {"add": ("section", "quantity"), "move": ("quantity",)}


class CardChangeField(Asked):
    """One change: `add` copies, `set` how many there are, `move` some or all elsewhere, `remove` all.

    Sections are given by code; `considering` has cards that are not in the deck.
    """

    do = serializers.ChoiceField(choices=list(_NEEDS))
    card = serializers.CharField(max_length=caps.CARD_ID, help_text="The card's id.")
    section = serializers.CharField(
        required=False, max_length=caps.SECTION_CODE, help_text="For `add`, default: where the card belongs."
    )
    to = serializers.CharField(
        required=False, max_length=caps.SECTION_CODE, help_text="The section to move to."
    )
    quantity = serializers.IntegerField(
        required=False,
        min_value=0,
        max_value=caps.QUANTITY,
        help_text="Default: one copy for `add`, all for `move`.",
    )

    def validate(self, attrs: Json) -> Json:
        do = attrs["do"]
        may_have = {"do", "card", *_NEEDS[do], *_MAY_HAVE.get(do, ())}
        wrong = {name: [f"{do!r} needs it"] for name in _NEEDS[do] if name not in attrs}
        wrong |= {name: [f"{do!r} has no use for it"] for name in attrs if name not in may_have}
        if do == "add" and attrs.get("quantity") == 0:
            wrong["quantity"] = ["'add' adds at least one copy"]
        if wrong:
            raise serializers.ValidationError(wrong)
        return attrs


class CardChanges(Asked):
    """Changes to a deck's cards, applied in order. `version` is the one you looked at."""

    changes = CardChangeField(many=True, min_length=1, max_length=caps.CARD_CHANGES)  # type: ignore[call-arg]  # of the list
    version = VersionField()


class DeckCardsView(View):
    """The cards of a deck."""

    @extend_schema(
        operation_id="decks_change_cards",
        summary="Change cards of a deck",
        parameters=[IF_MATCH],
        request=CardChanges,
        responses={200: described(shapes.Deck), **REFUSED, **HIDDEN, **STALE},
    )
    def patch(self, request: Request, public_id: str) -> Response:
        """Add, set, move and remove cards in a deck of yours: all changes are made, or none.

        This makes one new version. Give the version you looked at, in If-Match or in the body.
        """
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        said = CardChanges(data=request.data)
        said.is_valid(raise_exception=True)
        version, status = version_of(request, said.validated_data)
        try:
            changed = services.change_cards(
                deck=deck,
                user=request.user,
                changes=[_change(one) for one in said.validated_data["changes"]],
                version=version,
            )
        except services.StaleDeck as error:
            raise problems.Stale(error, status) from error
        return deck_response(changed, deck_json(changed))


def _change(said: Json) -> services.CardChange:
    return services.CardChange(
        do=said["do"],
        card_id=said["card"],
        section=said.get("section", ""),
        to=said.get("to", ""),
        quantity=said.get("quantity"),
    )
