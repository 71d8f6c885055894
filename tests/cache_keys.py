"""Keys that differ from test to test, so that a throttle counted in one test is not felt in the next.

A shared Redis is never emptied: it may hold somebody's data.
"""

import uuid

_test = ""


def start() -> None:
    """Let the keys that follow belong to a new test, in every thread of this process."""
    global _test
    _test = uuid.uuid4().hex


def key(name: str, prefix: str, version: int) -> str:
    """Django's KEY_FUNCTION."""
    return f"tests:{_test}:{prefix}:{version}:{name}"
