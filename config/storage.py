"""Where the site keeps its data: the database, the cache, and the key that signs sessions."""

import os
import secrets
from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured

from config import env

# BEGIN IMMEDIATE takes the write lock at the start of a transaction. The default, DEFERRED, takes it at the
# first write, which fails at once when another process wrote in between, however long the busy timeout.
SQLITE_OPTIONS = {
    "transaction_mode": "IMMEDIATE",
    "timeout": 20,
    "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
}


def database(var: Path) -> dict[str, Any]:
    """The settings of the one database: DATABASE_URL, or an SQLite file in `var`."""
    address = env.url("DATABASE_URL", ("postgres", "postgresql", "sqlite"))
    if address is None:
        return {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": var / "rulebound.sqlite3",
            "OPTIONS": SQLITE_OPTIONS,
        }
    settings: dict[str, Any] = dict(dj_database_url.parse(env.text("DATABASE_URL")))
    if address.scheme == "sqlite":
        folder = Path(settings["NAME"]).parent
        if not folder.is_dir():
            raise ImproperlyConfigured(
                f"DATABASE_URL names a file in a folder that does not exist: {folder}. "
                "Make the folder, or correct the address; an absolute path has four slashes: sqlite:////…"
            )
        settings["OPTIONS"] = SQLITE_OPTIONS
    else:
        settings |= {"CONN_MAX_AGE": 60, "CONN_HEALTH_CHECKS": True}
    return settings


def cache(var: Path) -> dict[str, Any]:
    """The settings of the one cache: CACHE_URL, or files in `var` that all processes here share."""
    address = env.url("CACHE_URL", ("redis", "rediss"))
    if address is None:
        return {
            "BACKEND": "django.core.cache.backends.filebased.FileBasedCache",
            "LOCATION": str(var / "cache"),
            "OPTIONS": {"MAX_ENTRIES": 5000},
        }
    return {"BACKEND": "django.core.cache.backends.redis.RedisCache", "LOCATION": env.text("CACHE_URL")}


def secret_key(var: Path, *, public: bool) -> str:
    """The key that signs sessions: SECRET_KEY, or for a local site one made once and kept in `var`."""
    if key := env.text("SECRET_KEY"):
        return key
    if public:
        raise ImproperlyConfigured(
            "ALLOWED_HOSTS is set, so the site is public, and a public site needs SECRET_KEY. Make one with: "
            "python -c 'import secrets; print(secrets.token_urlsafe(50))'"
        )
    kept = var / "secret-key"
    # Written aside and linked into place: of two processes starting at once, both read the same whole key.
    if not kept.exists():
        draft = var / f"secret-key.{os.getpid()}"
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(50))
        try:
            os.link(draft, kept)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return kept.read_text()
