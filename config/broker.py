"""The queue between the site and its workers: Redis or RabbitMQ by BROKER_URL, or else files in a folder.

The files are kombu's filesystem transport. It moves a message between folders by renaming, which is only
whole when all of them lie on one mount; `config.checks` looks at that.
"""

import time
from pathlib import Path
from typing import Any

from amqp.exceptions import AMQPError
from kombu import Connection, Exchange, Queue
from kombu.exceptions import KombuError
from kombu.transport.filesystem import LOCK_EX, lock, unlock  # type: ignore[attr-defined]
from redis.exceptions import RedisError

from config import env, storage

# What says that the broker does not take a message, whichever it is.
AWAY = (KombuError, AMQPError, RedisError, OSError)
# How long a page waits for a RabbitMQ to say that it has a message.
ANSWER_SECONDS = 2
# Messages that a worker took stay this long in the `taken` folder, to look at when something went wrong.
KEEP_TAKEN_SECONDS = 3600
# The name that Celery gives to its queue and to the exchange before it.
QUEUE = "celery"


def settings(var: Path) -> dict[str, Any]:
    """Celery's settings for the broker, by their names under the CELERY_ prefix."""
    address = env.url("BROKER_URL", ("redis", "rediss", "amqp", "amqps", "filesystem"))
    if address is not None and address.scheme.startswith("amqp"):
        return {
            "CELERY_BROKER_URL": env.text("BROKER_URL"),
            "CELERY_BROKER_TRANSPORT_OPTIONS": {
                # A message counts as sent once the server says that it has it.
                "confirm_publish": True,
                # In seconds. A server whose disk is full takes connections and says nothing more.
                "read_timeout": ANSWER_SECONDS,
                "write_timeout": ANSWER_SECONDS,
            },
        }
    if address is not None and address.scheme != "filesystem":
        return {
            "CELERY_BROKER_URL": env.text("BROKER_URL"),
            "CELERY_BROKER_TRANSPORT_OPTIONS": {
                "socket_timeout": 10,
                # What a lost worker had taken goes to another one after a minute instead of an hour. A task
                # that takes longer is given out twice, which every task here has to bear anyway.
                "visibility_timeout": 60,
                "unacked_restore_interval": 5,
                "unacked_restore_throttle": 1,
            },
        }
    queue = var / "broker"
    return {
        "CELERY_BROKER_URL": "filesystem://localhost//",
        "CELERY_BROKER_TRANSPORT_OPTIONS": {
            # One folder for both: what the site puts out is what the worker takes in.
            "data_folder_in": str(queue / "messages"),
            "data_folder_out": str(queue / "messages"),
            "control_folder": str(queue / "control"),
            # Without this, messages pass through the system's temporary folder, which may be another mount.
            "store_processed": True,
            "processed_folder": str(queue / "taken"),
            "polling_interval": 0.1,
        },
        # One process a worker. Without an event loop, which this transport has none of, the children of a
        # worker share a lock on what is to be done, and one that is killed would take it along for ever.
        "CELERY_WORKER_POOL": "solo",
        # Answers to remote control would stay as files for ever when nobody reads them.
        "CELERY_WORKER_ENABLE_REMOTE_CONTROL": False,
    }


def folders(options: dict[str, Any]) -> list[Path]:
    """The folders that transport options name; none for a broker that is a server."""
    names = ("data_folder_in", "data_folder_out", "control_folder", "processed_folder")
    return [Path(options[name]) for name in dict.fromkeys(names) if name in options]


def make_folders(options: dict[str, Any]) -> None:
    """Make the folders that the transport expects to find, and in them the file that names the queue."""
    for folder in folders(options):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        storage.keep_private(folder)
    if "control_folder" in options:
        _name_queue(options)


def _name_queue(options: dict[str, Any]) -> None:
    """Let one process at a time write which queue there is.

    The transport makes that file first and locks it afterwards: of two processes that start together, the
    second would read nothing and end.
    """
    control = Path(options["control_folder"])
    named = control / f"{QUEUE}.exchange"
    with (control / "naming.lock").open("w") as turn:
        lock(turn, LOCK_EX)
        try:
            if named.exists() and named.stat().st_size:
                return
            named.unlink(missing_ok=True)
            with Connection("filesystem://", transport_options=options) as link:
                # The transport remembers, for all folders alike, that it named the queue.
                link.default_channel.state.clear()  # type: ignore[attr-defined]
                Queue(QUEUE, Exchange(QUEUE), routing_key=QUEUE)(link.default_channel).declare()
        finally:
            unlock(turn)


def prune(options: dict[str, Any]) -> int:
    """Remove messages that were taken long ago, and return how many."""
    taken = options.get("processed_folder")
    if taken is None:
        return 0
    removed = 0
    limit = time.time() - KEEP_TAKEN_SECONDS
    for message in Path(taken).glob("*.msg"):
        try:
            if message.stat().st_mtime < limit:
                message.unlink()
                removed += 1
        except FileNotFoundError:
            continue  # another worker process pruned it first
    return removed
