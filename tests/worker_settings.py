"""The site's settings for worker processes of tests: a queue of their own, so no other worker answers."""

import os

from config.settings import *  # noqa: F403

CELERY_TASK_DEFAULT_QUEUE = f"tests-{os.environ.get('TEST_QUEUE', 'celery')}"

# Tests that lock the database do not want to wait as long as a visitor would.
if busy := os.environ.get("TEST_BUSY_SECONDS"):
    _options = DATABASES["default"].setdefault("OPTIONS", {})  # noqa: F405
    if "sqlite" in DATABASES["default"]["ENGINE"]:  # noqa: F405
        _options["timeout"] = float(busy)
    else:
        _options["options"] = f"-c lock_timeout={int(float(busy) * 1000)}"
