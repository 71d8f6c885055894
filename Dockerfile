# The site as one image, for every part of compose.yaml: docker build -t rulebound .
# It runs as an ordinary user and needs nothing writable but /tmp.

FROM python:3.11-slim-bookworm AS base
ENV PATH=/venv/bin:$PATH PYTHONUNBUFFERED=1

# ---- what it runs on, exactly as locked ----
FROM base AS packages
COPY requirements.lock /
RUN python -m venv /venv \
 && pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: \
      --requirement /requirements.lock

# ---- the program, with its static files under names that follow their content ----
FROM base AS program
COPY --from=packages /venv /venv
COPY . /site
WORKDIR /site
RUN SECRET_KEY=of-no-use-once-built ALLOWED_HOSTS=build VAR_DIR=/tmp/build STATIC_DIR=/static \
      python manage.py collectstatic --no-input \
 && python -m compileall -q /site /venv

# ---- the engine as machine code, by the compiler of the tools ----
FROM base AS wheel
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
COPY requirements-dev.lock /
RUN python -m venv /venv \
 && pip install --no-cache-dir --disable-pip-version-check --require-hashes --only-binary :all: \
      --requirement /requirements-dev.lock
COPY . /site
WORKDIR /site
RUN python -m config.wheel /wheel

# ---- what is run ----
FROM base AS site
# pg_dump and pg_restore of the version of compose.yaml's PostgreSQL, for backups; fonts for pictures, also Japanese.
RUN apt-get update \
 && apt-get install --yes --no-install-recommends postgresql-client-15 fonts-dejavu-core fonts-vlgothic \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin rulebound
COPY --from=packages /venv /venv
COPY --from=program /static /static
COPY --from=program /site /site
COPY --from=wheel /wheel /wheel
WORKDIR /site
ENV PYTHONDONTWRITEBYTECODE=1 VAR_DIR=/tmp/rulebound STATIC_DIR=/static RULES_WHEEL=/wheel
USER 10001
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=10s --start-period=30s CMD ["python", "-m", "config.probe"]
CMD ["gunicorn", "config.wsgi", "--bind", "0.0.0.0:8000", "--workers", "2", "--threads", "4", "--no-control-socket"]
