"""The random ids of decks and their short codes: they can be shared, and cannot be guessed from another."""

import re
import secrets

# Letters and digits without those that are easily read as one another.
_ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 14
CODE_LENGTH = 8
_SHAPE = re.compile(rf"[{_ALPHABET}]{{{LENGTH}}}")
_CODE = re.compile(rf"[{_ALPHABET}]{{{CODE_LENGTH}}}")


def new_id() -> str:
    """Return a new id of 14 letters and digits, about 80 random bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Tell whether a text is shaped like an id, so that nothing else is ever looked up."""
    return _SHAPE.fullmatch(text) is not None


def new_code() -> str:
    """Return a new code of 8 letters and digits, about 46 random bits, short enough to be typed."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Tell whether a text is shaped like a short code."""
    return _CODE.fullmatch(text) is not None
