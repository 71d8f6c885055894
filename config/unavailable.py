"""The services that may be unavailable, and their errors; `config.errors` responds to them."""

import errno

from django.db import InterfaceError, OperationalError
from kombu.exceptions import KombuError
from redis.exceptions import RedisError

FULL = (
    "The site’s disk is full, so nothing can be stored right now. "
    "You can still read everything; nothing was changed."
)
NO_DATABASE = "The database is not responding right now. Nothing was changed; try again in a minute."
NO_QUEUE = "A service this needs is not responding right now. Nothing was changed; try again in a minute."
_FULL = {errno.ENOSPC, errno.EDQUOT, errno.EROFS}


class Unavailable(Exception):
    """A service that a request needs does not work, so nothing of the request was stored.

    `code` is for programs, the message for people.
    """

    code = "unavailable"


class DatabaseAway(Unavailable):
    """The database does not respond, or cannot write."""

    code = "database_away"


class QueueAway(Unavailable):
    """Neither the broker nor the cache accepts anything."""

    code = "queue_away"


class DiskFull(Unavailable):
    """Nothing more can be written to the disk."""

    code = "disk_full"


def cause_of(error: BaseException | None) -> Unavailable | None:
    """Return which service is unavailable according to an error; None for a bug."""
    match error:
        case Unavailable():
            return error
        case OperationalError() | InterfaceError():
            if "full" in str(error) or "No space left" in str(error):
                return DiskFull(FULL)
            return DatabaseAway(NO_DATABASE)
        case KombuError() | RedisError():
            return QueueAway(NO_QUEUE)
        case OSError(errno=number) if number in _FULL:
            return DiskFull(FULL)
        case _:
            return None
