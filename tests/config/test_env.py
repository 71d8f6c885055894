"""Environment variables are read strictly, and what is wrong with one is said."""

import pytest
from django.core.exceptions import ImproperlyConfigured

from config import env, mail, storage


@pytest.mark.parametrize(("value", "expected"), [("1", True), ("Yes", True), ("off", False), ("", True)])
def test_a_flag_is_yes_or_no_and_an_empty_one_is_the_default(monkeypatch, value, expected):
    monkeypatch.setenv("DEBUG", value)
    assert env.flag("DEBUG", default=True) is expected


def test_a_flag_of_another_word_is_quoted(monkeypatch):
    monkeypatch.setenv("DEBUG", "maybe")
    with pytest.raises(ImproperlyConfigured, match="DEBUG='maybe' is neither yes nor no"):
        env.flag("DEBUG", default=False)


@pytest.mark.parametrize("value", ["-1", "1.5", "many", "٣x"])
def test_a_number_that_is_none_is_quoted(monkeypatch, value):
    monkeypatch.setenv("TRUSTED_PROXIES", value)
    with pytest.raises(ImproperlyConfigured, match=f"TRUSTED_PROXIES='{value}'"):
        env.number("TRUSTED_PROXIES", 0)


def test_words_are_split_at_commas_without_blanks(monkeypatch):
    monkeypatch.setenv("ALLOWED_HOSTS", " a.example, b.example ,")
    assert env.words("ALLOWED_HOSTS") == ["a.example", "b.example"]


@pytest.mark.parametrize("value", ["mysql://u:hunter2@h/d", "127.0.0.1:6379", "redis"])
def test_an_address_of_another_kind_is_refused_without_showing_its_password(monkeypatch, value):
    monkeypatch.setenv("DATABASE_URL", value)
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL starts with") as caught:
        env.url("DATABASE_URL", ("postgres", "sqlite"))
    assert "hunter2" not in str(caught.value)


def test_without_an_address_the_database_is_a_file_that_takes_its_write_lock_at_once(monkeypatch, tmp_path):
    monkeypatch.delenv("DATABASE_URL", raising=False)
    database = storage.database(tmp_path)
    assert database["NAME"] == tmp_path / "rulebound.sqlite3"
    assert database["OPTIONS"]["transaction_mode"] == "IMMEDIATE"
    assert "journal_mode=WAL" in database["OPTIONS"]["init_command"]


def test_a_postgresql_address_is_read_with_its_parts(monkeypatch, tmp_path):
    monkeypatch.setenv("DATABASE_URL", "postgres://ann:p%40ss@db.example:5433/cards")
    database = storage.database(tmp_path)
    assert database["ENGINE"].endswith("postgresql")
    assert (database["USER"], database["PASSWORD"], database["HOST"], database["PORT"], database["NAME"]) == (
        *("ann", "p@ss", "db.example", 5433, "cards"),
    )


def test_the_key_of_a_local_site_is_made_once_and_readable_by_nobody_else(monkeypatch, tmp_path):
    monkeypatch.delenv("SECRET_KEY", raising=False)
    first = storage.secret_key(tmp_path, public=False)
    assert len(first) >= 50
    assert storage.secret_key(tmp_path, public=False) == first
    assert [path.name for path in tmp_path.iterdir()] == ["secret-key"]
    assert (tmp_path / "secret-key").stat().st_mode & 0o077 == 0


def test_a_public_site_needs_a_key_of_its_own(monkeypatch, tmp_path):
    monkeypatch.delenv("SECRET_KEY", raising=False)
    with pytest.raises(ImproperlyConfigured, match="needs SECRET_KEY"):
        storage.secret_key(tmp_path, public=True)


def test_a_mail_server_makes_confirming_mandatory(monkeypatch):
    monkeypatch.setenv("EMAIL_URL", "smtp://ann:p%40ss@mail.example")
    read = mail.settings()
    assert (read["EMAIL_HOST"], read["EMAIL_PORT"], read["EMAIL_HOST_PASSWORD"]) == (
        "mail.example",
        587,
        "p@ss",
    )
    assert read["EMAIL_USE_TLS"] and read["ACCOUNT_EMAIL_VERIFICATION"] == "mandatory"


@pytest.mark.parametrize(
    ("address", "port", "tls", "ssl"),
    [
        ("smtp://mail.example", 587, True, False),
        ("smtp://mail.example:25", 25, True, False),
        ("smtps://mail.example", 465, False, True),
        ("smtp+plain://mail.example", 25, False, False),
        ("smtp+plain://mail.example:2525", 2525, False, False),
    ],
)
def test_the_address_of_a_mail_server_says_how_it_encrypts(monkeypatch, address, port, tls, ssl):
    monkeypatch.setenv("EMAIL_URL", address)
    read = mail.settings()
    assert (read["EMAIL_PORT"], read["EMAIL_USE_TLS"], read["EMAIL_USE_SSL"]) == (port, tls, ssl)


def test_an_address_of_no_mail_server_is_said_with_what_would_do(monkeypatch):
    monkeypatch.setenv("EMAIL_URL", "http://mail.example")
    with pytest.raises(ImproperlyConfigured, match=r"one of smtp://, smtps://, smtp\+plain://"):
        mail.settings()


def test_without_a_mail_server_confirming_is_optional(monkeypatch):
    monkeypatch.delenv("EMAIL_URL", raising=False)
    assert mail.settings()["ACCOUNT_EMAIL_VERIFICATION"] == "optional"
