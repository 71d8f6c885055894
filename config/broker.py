"""The queue between the site and its workers: Redis or RabbitMQ by BROKER_URL, otherwise files in a folder.

The files are kombu's filesystem transport. It moves a message between folders by renaming, which is only
atomic if all of them are on one mount; `config.checks` checks that.
"""

import time
from collections.abc import Mapping
from pathlib import Path

from amqp.exceptions import AMQPError
from kombu import Connection, Exchange, Queue
from kombu.exceptions import KombuError
from kombu.transport.filesystem import LOCK_EX, lock, unlock  # type: ignore[attr-defined]
from redis.exceptions import RedisError

from config import env, storage

# The errors of any broker that does not accept a message.
AWAY = (KombuError, AMQPError, RedisError, OSError)
# How long a page waits for RabbitMQ to confirm a message.
ANSWER_SECONDS = 2
# Delivered messages stay this long in the `taken` folder, for debugging.
KEEP_TAKEN_SECONDS = 3600
# Celery's name for its queue and exchange.
QUEUE = "celery"


def settings(var: Path) -> dict[str, object]:
    """Celery's settings for the broker, by their names under the CELERY_ prefix."""
    address = env.url("BROKER_URL", ("redis", "rediss", "amqp", "amqps", "filesystem"))
    if address is not None and address.scheme.startswith("amqp"):
        return {
            "CELERY_BROKER_URL": env.text("BROKER_URL"),
            "CELERY_BROKER_TRANSPORT_OPTIONS": {
                # A message counts as sent once the server confirms it.
                "confirm_publish": True,
                # In seconds. A server with a full disk accepts connections and then stays silent.
                "read_timeout": ANSWER_SECONDS,
                "write_timeout": ANSWER_SECONDS,
            },
        }
    if address is not None and address.scheme != "filesystem":
        return {
            "CELERY_BROKER_URL": env.text("BROKER_URL"),
            "CELERY_BROKER_TRANSPORT_OPTIONS": {
                "socket_timeout": 10,
                # A lost worker's message goes to another one after a minute instead of an hour. A task that
                # takes longer is delivered twice, which every task here must tolerate anyway.
                "visibility_timeout": 60,
                "unacked_restore_interval": 5,
                "unacked_restore_throttle": 1,
            },
        }
    queue = var / "broker"
    return {
        "CELERY_BROKER_URL": "filesystem://localhost//",
        "CELERY_BROKER_TRANSPORT_OPTIONS": {
            # One folder for both: the site's output is the worker's input.
            "data_folder_in": str(queue / "messages"),
            "data_folder_out": str(queue / "messages"),
            "control_folder": str(queue / "control"),
            # Without this, messages pass through the system's temporary folder, which may be another mount.
            "store_processed": True,
            "processed_folder": str(queue / "taken"),
            "polling_interval": 0.1,
        },
        # One process per worker. Because this transport has no event loop, the children of a worker would
        # share a lock, and a killed child would hold it for ever.
        "CELERY_WORKER_POOL": "solo",
        # Replies to remote control would stay as files for ever if nobody reads them.
        "CELERY_WORKER_ENABLE_REMOTE_CONTROL": False,
    }


def folders(options: Mapping[str, object]) -> list[Path]:
    """The folders in the transport options; none for a broker that is a server."""
    names = ("data_folder_in", "data_folder_out", "control_folder", "processed_folder")
    return [Path(str(options[name])) for name in dict.fromkeys(names) if name in options]


def make_folders(options: Mapping[str, object]) -> None:
    """Create the folders that the transport expects, and in them the file that names the queue."""
    for folder in folders(options):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        storage.keep_private(folder)
    if "control_folder" in options:
        _name_queue(options)


def _name_queue(options: Mapping[str, object]) -> None:
    """Let one process at a time write the queue's name.

    The transport creates that file first and locks it afterwards: of two processes that start together, the
    second would read an empty file and crash.
    """
    control = Path(str(options["control_folder"]))
    named = control / f"{QUEUE}.exchange"
    with (control / "naming.lock").open("w") as turn:
        lock(turn, LOCK_EX)
        try:
            if named.exists() and named.stat().st_size:
                return
            named.unlink(missing_ok=True)
            with Connection("filesystem://", transport_options=dict(options)) as link:
                # The transport remembers, for all folders alike, that it named the queue.
                link.default_channel.state.clear()  # type: ignore[attr-defined]
                Queue(QUEUE, Exchange(QUEUE), routing_key=QUEUE)(link.default_channel).declare()
        finally:
            unlock(turn)


def prune(options: Mapping[str, object]) -> int:
    """Remove messages that were delivered long ago, and return how many."""
    taken = options.get("processed_folder")
    if taken is None:
        return 0
    removed = 0
    limit = time.time() - KEEP_TAKEN_SECONDS
    for message in Path(str(taken)).glob("*.msg"):
        try:
            if message.stat().st_mtime < limit:
                message.unlink()
                removed += 1
        except FileNotFoundError:
            continue  # another worker process pruned it first
    return removed
