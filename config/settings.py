"""Django's settings.

Without any environment variable the site is *local*: it answers only to this machine, keeps everything in
`var/` and needs no server. Setting ALLOWED_HOSTS makes it *public*: SECRET_KEY becomes required and all of it
goes over HTTPS. CONTRIBUTING.md lists the variables.
"""

import sys
from pathlib import Path

from csp.constants import NONE, SELF
from django.core.exceptions import ImproperlyConfigured

from common import caps
from config import broker, env, mail, storage

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = storage.folder(Path(env.text("VAR_DIR", str(BASE_DIR / "var"))).resolve())

# ---- local or public ----

PUBLIC_HOSTS = env.words("ALLOWED_HOSTS")
PUBLIC = bool(PUBLIC_HOSTS)
DEBUG = env.flag("DEBUG", default=False)
if PUBLIC and DEBUG:
    raise ImproperlyConfigured(
        "DEBUG shows source to visitors, and ALLOWED_HOSTS makes the site public; unset one of them."
    )
SECRET_KEY = storage.secret_key(VAR_DIR, public=PUBLIC)
ALLOWED_HOSTS = PUBLIC_HOSTS or ["localhost", "127.0.0.1", "[::1]"]

HTTPS = env.flag("HTTPS", default=PUBLIC)
CSRF_TRUSTED_ORIGINS = env.words("CSRF_TRUSTED_ORIGINS")
SECURE_SSL_REDIRECT = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = HTTPS
SECURE_HSTS_SECONDS = env.number("HSTS_SECONDS", 31_536_000) if HTTPS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = SECURE_HSTS_SECONDS > 0
SECURE_REFERRER_POLICY = "same-origin"
SESSION_COOKIE_HTTPONLY = True
X_FRAME_OPTIONS = "DENY"

# Only a known proxy may say which address a visitor has, and that the request was encrypted.
ALLAUTH_TRUSTED_PROXY_COUNT = env.number("TRUSTED_PROXIES", 0)
if ALLAUTH_TRUSTED_PROXY_COUNT:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
# Load balancers' health checks come without encryption and without the proxy's headers.
SECURE_REDIRECT_EXEMPT = [r"^healthz$"]

CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [SELF],
        "base-uri": [SELF],
        "form-action": [SELF],
        "object-src": [NONE],
        "frame-ancestors": [NONE],
    }
}

# ---- services ----

INSTALLED_APPS = [
    "config.apps.ConfigConfig",
    "common.apps.CommonConfig",
    "cards.apps.CardsConfig",
    "decks.apps.DecksConfig",
    "simulate.apps.SimulateConfig",
    "accounts.apps.AccountsConfig",
    "events.apps.EventsConfig",
    "django.contrib.admin",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "csp",
    "django_htmx",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "config.compression.PagesCompressed",
    "csp.middleware.CSPMiddleware",
    "config.limits.RetryAfter",
    "config.limits.BodyLimit",
    "config.privacy.AccountsUnkept",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "common.browsers.Browsers",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "config.errors.PartsAway",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "config.mail.for_pages",
                "decks.verdicts.notices.for_pages",
                "events.entry_notices.for_pages",
            ],
        },
    }
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
ASGI_APPLICATION = "config.asgi.application"

# ---- data ----

DATABASES = {"default": storage.database(VAR_DIR)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": storage.cache(VAR_DIR)}

CELERY_BROKER_TRANSPORT_OPTIONS: dict[str, object]
vars().update(broker.settings(VAR_DIR))
CELERY_TASK_IGNORE_RESULT = True  # results are rows in the database, never messages
CELERY_TASK_ACKS_LATE = True
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
# Celery would open a connection to the database for every task; `config.celery` closes those too old.
CELERY_DB_REUSE_MAX = sys.maxsize
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_TIMEOUT = 5
# A page that queues work responds with an error within seconds if the broker is unavailable.
CELERY_TASK_PUBLISH_RETRY_POLICY = {"max_retries": 1, "interval_start": 0.2, "interval_step": 0.3}
CELERY_WORKER_HIJACK_ROOT_LOGGER = False

# ---- batches of games ----

# Chunks of one batch on the queue at a time, and so the maximum number of workers per batch.
BATCH_WINDOW = env.number("BATCH_WINDOW", 32, low=1)
BATCH_ATTEMPTS = 3  # how often a chunk is tried before its batch fails
# In seconds. A chunk takes a few; a worker that plays one longer renews its claim between games.
BATCH_LEASE = env.number("BATCH_LEASE", 30, low=1)  # how long a worker holds a chunk that it is silent about
BATCH_QUIET = env.number("BATCH_QUIET", 60, low=1)  # how long a chunk waits before it is queued once more
BATCH_SWEEP = env.number("BATCH_SWEEP", 5, low=1)  # how often a worker looks for lost work, for all

# ---- imports of card data ----

# In percent: cards that would make more than this share of the legal decks illegal are held.
IMPORT_HOLD_SHARE = env.number("IMPORT_HOLD_SHARE", 5)
# In seconds: how often each process looks for newly activated cards; 0: never on its own.
CATALOGUE_LOOK = env.number("CATALOGUE_LOOK", 5)

CELERY_TIMEZONE = TIME_ZONE = "UTC"
USE_TZ = True
LANGUAGE_CODE = "en"
USE_I18N = False

DATA_UPLOAD_MAX_MEMORY_SIZE = FILE_UPLOAD_MAX_MEMORY_SIZE = caps.REQUEST_BODY
DATA_UPLOAD_MAX_NUMBER_FIELDS = caps.REQUEST_FIELDS
DATA_UPLOAD_MAX_NUMBER_FILES = caps.REQUEST_FILES

# ---- static files ----

STATIC_URL = "static/"
STATICFILES_DIRS = [BASE_DIR / "static"]
STATIC_ROOT = Path(env.text("STATIC_DIR", str(VAR_DIR / "static")))
STATIC_ROOT.mkdir(exist_ok=True)  # whitenoise warns about a missing folder
# A local site serves its files in place; a public one collects them under names with a content hash.
WHITENOISE_USE_FINDERS = not PUBLIC
WHITENOISE_AUTOREFRESH = DEBUG
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"
        if PUBLIC
        else "django.contrib.staticfiles.storage.StaticFilesStorage"
    },
}

# ---- accounts ----

AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]
vars().update(mail.settings())
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email*", "password1*", "password2*"]
ACCOUNT_ADAPTER = "accounts.adapter.Adapter"
# Failed logins are counted by name and address together: see accounts/adapter.py.
ACCOUNT_RATE_LIMITS = {"login": "30/m/ip", "login_failed": "5/300s/key", "signup": "20/h/ip"}
ACCOUNT_LOGOUT_ON_GET = False
# Owners are notified by mail when a password, an address or a second factor changes.
ACCOUNT_EMAIL_NOTIFICATIONS = True
MFA_ADAPTER = "accounts.two_factor.Adapter"
MFA_TOTP_ISSUER = "Rulebound"
# Whether staff must have a second factor to open their pages.
STAFF_TWO_FACTOR = env.flag("STAFF_TWO_FACTOR", default=False)
ACCOUNT_EMAIL_SUBJECT_PREFIX = "[Rulebound] "
LOGIN_URL = "account_login"
# A new account begins with its first deck, or with the list that waited for it.
ACCOUNT_SIGNUP_REDIRECT_URL = "deck-new"
LOGIN_REDIRECT_URL = LOGOUT_REDIRECT_URL = "/"

# ---- the API ----

REST_FRAMEWORK = {
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    # The first one's challenge is sent to clients that did not authenticate.
    "DEFAULT_AUTHENTICATION_CLASSES": [
        "accounts.authentication.BearerToken",
        "rest_framework.authentication.SessionAuthentication",
    ],
    "TEST_REQUEST_DEFAULT_FORMAT": "json",
    # Without a number, throttles would trust whatever address a visitor claims.
    "NUM_PROXIES": ALLAUTH_TRUSTED_PROXY_COUNT,
    # `?format=` names a format of a card game here, not a content type.
    "URL_FORMAT_OVERRIDE": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Rulebound",
    "DESCRIPTION": "Cards, decks, formats, and verdicts on decks with the clauses behind them.",
    "VERSION": "1.0.0",
    "SERVE_INCLUDE_SCHEMA": False,
    "ENUM_NAME_OVERRIDES": {"PlayersEnum": "simulate.games.choices.PLAYERS"},
    "POSTPROCESSING_HOOKS": [
        "drf_spectacular.hooks.postprocess_schema_enums",
        "common.api.openapi.say_what_all_answer",
        "common.api.openapi.show_examples",
    ],
}

# ---- logging ----

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "{levelname} {name}: {message}", "style": "{"}},
    "handlers": {"terminal": {"class": "logging.StreamHandler", "formatter": "plain"}},
    "root": {"handlers": ["terminal"], "level": "INFO"},
    "loggers": {"django": {"handlers": ["terminal"], "level": "INFO", "propagate": False}},
}
