"""Pictures as responses: drawn once, kept by what is on them."""

from dataclasses import asdict
from hashlib import sha256
from json import dumps

from django.core.cache import cache
from django.http import HttpRequest, HttpResponse, HttpResponseNotModified
from django.utils.http import parse_etags

from common.access import Shown, keep_private
from common.pictures.drawing import DRAWING, Picture, draw

_KEPT = 24 * 3600


def png_response(request: HttpRequest, picture: Picture, shown: Shown | None) -> HttpResponse:
    """Return a picture as a PNG with its ETag, or 304 if the visitor has it.

    `shown` decides whether caches may keep it, like the page that it is about.
    """
    digest = sha256(dumps([DRAWING, asdict(picture)]).encode()).hexdigest()[:32]
    tag = f'"{digest}"'
    if tag in parse_etags(request.headers.get("If-None-Match", "")):
        response: HttpResponse = HttpResponseNotModified()
    else:
        response = HttpResponse(_png(digest, picture), content_type="image/png")
    response["ETag"] = tag
    keep_private(response, shown)
    return response


def _png(digest: str, picture: Picture) -> bytes:
    key = f"picture-{digest}"
    kept = cache.get(key)
    if isinstance(kept, bytes):
        return kept
    drawn = draw(picture)
    cache.set(key, drawn, _KEPT)
    return drawn
