"""What chats show beside a link to a page: a title, a sentence and a picture."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LinkPreview:
    """The preview of a page; `picture` is the path of its picture, `says` a sentence."""

    title: str
    says: str
    picture: str
