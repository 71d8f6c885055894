"""The queue between the site and its worker: Redis by BROKER_URL, or else files in a folder.

The files are kombu's filesystem transport. It moves a message between folders by renaming, which is only
whole when all of them lie on one mount; `config.checks` looks at that.
"""

import time
from pathlib import Path
from typing import Any

from config import env

# Messages that a worker took stay this long in the `taken` folder, to look at when something went wrong.
KEEP_TAKEN_SECONDS = 3600


def settings(var: Path) -> dict[str, Any]:
    """Celery's settings for the broker, by their names under the CELERY_ prefix."""
    address = env.url("BROKER_URL", ("redis", "rediss", "filesystem"))
    if address is not None and address.scheme != "filesystem":
        return {
            "CELERY_BROKER_URL": env.text("BROKER_URL"),
            "CELERY_BROKER_TRANSPORT_OPTIONS": {"socket_timeout": 10},
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
        # Answers to remote control would stay as files for ever when nobody reads them.
        "CELERY_WORKER_ENABLE_REMOTE_CONTROL": False,
    }


def folders(options: dict[str, Any]) -> list[Path]:
    """The folders that transport options name; none for a broker that is a server."""
    names = ("data_folder_in", "data_folder_out", "control_folder", "processed_folder")
    return [Path(options[name]) for name in dict.fromkeys(names) if name in options]


def make_folders(options: dict[str, Any]) -> None:
    """Make the folders that the transport expects to find."""
    for folder in folders(options):
        folder.mkdir(parents=True, exist_ok=True)


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
