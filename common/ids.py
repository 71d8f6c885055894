"""Random ids and short codes of decks, which can be shared and not guessed."""

import re
import secrets

# Letters and digits, without those that look alike.
_ALPHABET = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH = 14
CODE_LENGTH = 8
_SHAPE = re.compile(rf"[{_ALPHABET}]{{{LENGTH}}}")
_CODE = re.compile(rf"[{_ALPHABET}]{{{CODE_LENGTH}}}")


def new_id() -> str:
    """Return a new id of 14 letters and digits, about 80 random bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(LENGTH))


def is_id(text: str) -> bool:
    """Return whether a text has the form of an id, so that nothing else is ever looked up."""
    return _SHAPE.fullmatch(text) is not None


def new_code() -> str:
    """Return a new code of 8 letters and digits, about 46 random bits, short enough to type."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(CODE_LENGTH))


def is_code(text: str) -> bool:
    """Return whether a text has the form of a short code."""
    return _CODE.fullmatch(text) is not None
