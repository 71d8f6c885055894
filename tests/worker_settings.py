"""The site's settings for worker processes of tests: a queue of their own, so no other worker answers."""

import os

from config.settings import *  # noqa: F403

CELERY_TASK_DEFAULT_QUEUE = f"tests-{os.environ.get('TEST_QUEUE', 'celery')}"
