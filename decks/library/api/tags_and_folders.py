"""Tags, folders and the archive over the API. None of it makes a version."""

from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework import exceptions, serializers
from rest_framework.request import Request
from rest_framework.response import Response

from common import access, caps
from common.api import answers
from common.api.base import HIDDEN, REFUSED
from common.api.described import described
from common.api.serializers import Asked, Json
from decks import selectors
from decks.api.base import View, deck_response, found_or_404
from decks.library import lists, tags_and_folders
from decks.library.api import library_shapes
from decks.models import Deck


class TagsField(serializers.ListField):
    """Tags, each without a comma."""

    def __init__(self, *, help_text: str | None = None) -> None:
        # The limits on tags are checked where they are stored.
        child = serializers.CharField(max_length=4 * caps.TAG)
        super().__init__(child=child, required=False, max_length=4 * caps.DECK_TAGS, help_text=help_text)


class Keeping(Asked):
    """A deck's tags, folder and archive state; omitted fields stay as they are."""

    tags = TagsField(help_text="All tags of the deck, in order.")
    folder = serializers.CharField(required=False, allow_blank=True, max_length=4 * caps.FOLDER_NAME)
    archived = serializers.BooleanField(required=False)


class ShelfChange(Asked):
    """Changes to several decks at once."""

    decks = serializers.ListField(
        child=serializers.CharField(max_length=20), min_length=1, max_length=caps.DECKS_PER_USER
    )
    add_tags = TagsField()
    remove_tags = TagsField()
    folder = serializers.CharField(required=False, allow_blank=True, max_length=4 * caps.FOLDER_NAME)
    archived = serializers.BooleanField(required=False)

    def validate(self, attrs: Json) -> Json:
        if len(attrs) == 1:
            raise serializers.ValidationError("say what to do with these decks")
        return attrs


class FolderName(Asked):
    """A folder of yours and its new name; an empty name dissolves the folder."""

    folder = serializers.CharField(max_length=4 * caps.FOLDER_NAME)
    name = serializers.CharField(allow_blank=True, max_length=4 * caps.FOLDER_NAME)


class KeepingView(View):
    """A deck's tags and folder."""

    @extend_schema(
        operation_id="keeping_read",
        summary="Read a deck's tags and folder",
        responses={200: described(library_shapes.Keeping), **HIDDEN},
    )
    def get(self, request: Request, public_id: str) -> Response:
        """Return the tags and folder of a deck of yours, and whether it is archived."""
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        return deck_response(deck, _keeping_json(deck))

    @extend_schema(
        operation_id="keeping_change",
        summary="Change a deck's tags and folder",
        request=Keeping,
        responses={200: described(library_shapes.Keeping), **REFUSED, **HIDDEN},
    )
    def patch(self, request: Request, public_id: str) -> Response:
        """Set a deck's tags, folder and archive state. This makes no new version of the deck."""
        deck = found_or_404(selectors.editable_deck_or_none(request.user, public_id))
        said = Keeping(data=request.data)
        said.is_valid(raise_exception=True)
        tags_and_folders.keep_deck(
            deck=deck, user=request.user, **{**_keeping_json(deck), **said.validated_data}
        )
        deck.refresh_from_db(fields=["folder", "archived"])
        return deck_response(deck, _keeping_json(deck))


class ShelfView(View):
    """The tags and folders of one's own decks."""

    @extend_schema(
        operation_id="shelf_read",
        summary="List your folders and tags",
        parameters=[OpenApiParameter("archived", bool, description="Folders and tags of archived decks.")],
        responses={200: described(library_shapes.Shelf), **answers.problems(401)},
    )
    def get(self, request: Request) -> Response:
        """Return your folders and tags, each with its number of decks."""
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        away = request.query_params.get("archived", "") in {"1", "true", "True"}
        return _shelf_response(request, away)

    @extend_schema(
        operation_id="shelf_change",
        summary="Tag, move or archive several decks",
        request=ShelfChange,
        responses={200: described(library_shapes.Shelf), **REFUSED, **HIDDEN},
    )
    def patch(self, request: Request) -> Response:
        """Tag, move or archive several decks of yours: all of them, or none."""
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        said = ShelfChange(data=request.data)
        said.is_valid(raise_exception=True)
        wanted = said.validated_data
        tags_and_folders.sort_decks(
            deck_ids=wanted["decks"],
            user=request.user,
            add=wanted.get("add_tags", ()),
            remove=wanted.get("remove_tags", ()),
            folder=wanted.get("folder"),
            archived=wanted.get("archived"),
        )
        return _shelf_response(request, archived=False)


class FolderView(View):
    """The name of a folder."""

    @extend_schema(
        operation_id="shelf_rename",
        summary="Rename a folder",
        request=FolderName,
        responses={200: described(library_shapes.Shelf), **REFUSED},
    )
    def post(self, request: Request) -> Response:
        """Rename a folder of yours. The name of another folder merges the two."""
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        said = FolderName(data=request.data)
        said.is_valid(raise_exception=True)
        tags_and_folders.rename_folder(user=request.user, **said.validated_data)
        return _shelf_response(request, archived=False)


def _shelf_response(request: Request, archived: bool) -> Response:
    shelf = lists.shelf(request.user, archived)
    answer: library_shapes.Shelf = {
        "decks": shelf.decks,
        "archived": shelf.archived,
        "folders": [{"name": name, "decks": decks} for name, decks in shelf.folders],
        "tags": [{"name": name, "decks": decks} for name, decks in shelf.tags],
    }
    response = Response(answer)
    access.keep_private(response)
    return response


def _keeping_json(deck: Deck) -> library_shapes.Keeping:
    tags = deck.tags.order_by("slot").values_list("name", flat=True)
    return {"tags": list(tags), "folder": deck.folder, "archived": deck.archived}
