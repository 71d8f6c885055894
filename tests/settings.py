"""The site's settings, with data that is thrown away after the tests."""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

# Each process of a parallel run has a folder, and so a database, of its own.
_FOLDER = Path(tempfile.mkdtemp(prefix="rulebound-tests-"))
atexit.register(shutil.rmtree, _FOLDER, ignore_errors=True)
os.environ["VAR_DIR"] = str(_FOLDER)

# Variables of a public site would change what the tests see; the services' addresses are meant to.
for _name in ("ALLOWED_HOSTS", "DEBUG", "HTTPS", "EMAIL_URL", "TRUSTED_PROXIES", "SECRET_KEY"):
    os.environ.pop(_name, None)

from config.settings import *  # noqa: E402, F403
from config.settings import CACHES, DATABASES  # noqa: E402

# On disk, not in memory: the live server's threads and real worker processes open the same database.
if "sqlite" in DATABASES["default"]["ENGINE"]:
    DATABASES["default"]["TEST"] = {"NAME": _FOLDER / "test.sqlite3"}
# A connection that outlives its thread would keep the test database from being dropped.
DATABASES["default"]["CONN_MAX_AGE"] = 0

CACHES["default"]["KEY_FUNCTION"] = "tests.cache_keys.key"
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # quick; the passwords are the tests'
CATALOGUE_LOOK = 0  # tests that import cards look themselves; for all others the numbers of queries are fixed
# Files are looked up as they are asked for; each new client would read all of them otherwise.
WHITENOISE_AUTOREFRESH = True
