"""Settings, addresses and the Celery app: how the site is put together."""

from config.celery import app as celery_app

__all__ = ["celery_app"]
