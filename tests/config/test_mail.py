"""Mail that goes out, and mail that cannot: to a real mail server, plain, by STARTTLS and by TLS."""

import datetime
import socket
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Address
from pathlib import Path

import pytest
from aiosmtpd.controller import Controller
from allauth.account.models import EmailAddress
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core import mail as django_mail
from django.urls import reverse

from config import mail

pytestmark = pytest.mark.django_db

PASSWORD = "seven-mirrored-towers"
SIGNING_UP = {"username": "ann", "email": "ann@example.org", "password1": PASSWORD, "password2": PASSWORD}
NOBODY_LISTENS = "127.0.0.1:1"


class Mailbox:
    """Keeps what a mail server was given, and refuses addresses of one host."""

    def __init__(self) -> None:
        self.messages: list[str] = []

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.endswith("@refused.example"):
            return "550 no such mailbox"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.messages.append(envelope.content.decode())
        return "250 OK"


@contextmanager
def mail_server(**options: object) -> Iterator[tuple[Mailbox, str]]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port, **options)
    controller.start()
    try:
        yield box, f"127.0.0.1:{port}"
    finally:
        controller.stop()


@pytest.fixture
def tls(tmp_path, monkeypatch) -> ssl.SSLContext:
    """A server's certificate for this machine, which clients of this test believe."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "127.0.0.1")])
    now = datetime.datetime.now(datetime.UTC)
    here = x509.SubjectAlternativeName([x509.IPAddress(IPv4Address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .sign(key, hashes.SHA256())
    )
    both: Path = tmp_path / "both.pem"
    plain = serialization.NoEncryption()
    pem = serialization.Encoding.PEM
    both.write_bytes(
        key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain) + certificate.public_bytes(pem)
    )
    monkeypatch.setenv("SSL_CERT_FILE", str(both))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return context


@pytest.fixture
def use(monkeypatch, settings):
    """Set the site up as it would be with an EMAIL_URL."""

    def used(address: str) -> None:
        monkeypatch.setenv("EMAIL_URL", address)
        for name, value in mail.settings().items():
            setattr(settings, name, value)

    return used


def send() -> None:
    django_mail.send_mail("Hello", "Words", None, ["ann@example.org"])


# ---- plain, STARTTLS, TLS ----


def test_mail_goes_out_plain_where_the_address_says_so(use):
    with mail_server() as (box, place):
        use(f"smtp+plain://{place}")
        send()
    assert "Words" in box.messages[0]


def test_mail_goes_out_by_starttls(use, tls):
    with mail_server(tls_context=tls, require_starttls=True) as (box, place):
        use(f"smtp://{place}")
        send()
    assert "Words" in box.messages[0]


def test_mail_goes_out_by_tls(use, tls):
    with mail_server(ssl_context=tls) as (box, place):
        use(f"smtps://{place}")
        send()
    assert "Words" in box.messages[0]


def test_mail_that_was_to_be_encrypted_is_never_sent_plain(use, client):
    with mail_server() as (box, place):
        use(f"smtp://{place}")
        answer = client.post(reverse("account_signup"), SIGNING_UP)
    assert answer.status_code == 503
    assert box.messages == []


# ---- mail down ----


def test_signing_up_sends_the_message_and_stores_the_account(use, client):
    with mail_server() as (box, place):
        use(f"smtp+plain://{place}")
        answer = client.post(reverse("account_signup"), SIGNING_UP)
    assert answer.status_code == 302
    assert User.objects.filter(username="ann").exists()
    assert "/accounts/confirm-email/" in box.messages[0]


def test_nobody_is_half_signed_up_while_mail_is_down(use, client):
    use(f"smtp+plain://{NOBODY_LISTENS}")
    answer = client.post(reverse("account_signup"), SIGNING_UP)
    assert answer.status_code == 503
    assert "mail cannot be sent right now. Nothing was stored" in answer.content.decode()
    assert answer["Retry-After"]
    assert not User.objects.exists() and not EmailAddress.objects.exists() and not Session.objects.exists()
    assert client.get(reverse("account_signup")).status_code == 200
    # The very next try goes through, with its message, once mail is back.
    with mail_server() as (box, place):
        use(f"smtp+plain://{place}")
        assert client.post(reverse("account_signup"), SIGNING_UP).status_code == 302
    assert User.objects.filter(username="ann").exists()
    assert len(box.messages) == 1


def test_an_address_that_the_mail_server_refuses_is_quoted(use, client):
    with mail_server() as (_, place):
        use(f"smtp+plain://{place}")
        answer = client.post(reverse("account_signup"), SIGNING_UP | {"email": "ann@refused.example"})
    assert answer.status_code == 503
    assert "won’t send to “ann@refused.example”" in answer.content.decode()
    assert not User.objects.exists()


@pytest.fixture
def ann() -> User:
    user = User.objects.create_user("ann", "ann@example.org", PASSWORD)
    EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=True)
    return user


def test_an_address_is_added_with_its_message_or_not_at_all(use, client, ann):
    client.force_login(ann)
    use(f"smtp+plain://{NOBODY_LISTENS}")
    form = {"email": "new@example.org", "action_add": ""}
    # Who adds an address proves who they are first.
    client.post(reverse("account_reauthenticate"), {"password": PASSWORD})
    assert client.post(reverse("account_email"), form).status_code == 503
    assert [one.email for one in EmailAddress.objects.all()] == ["ann@example.org"]


def test_who_asks_for_a_new_password_while_mail_is_down_is_told(use, client, ann):
    use(f"smtp+plain://{NOBODY_LISTENS}")
    answer = client.post(reverse("account_reset_password"), {"email": ann.email})
    assert answer.status_code == 503
    assert "mail cannot be sent right now" in answer.content.decode()


def test_who_signs_in_is_let_in_while_mail_is_down(use, client, ann):
    use(f"smtp+plain://{NOBODY_LISTENS}")
    answer = client.post(reverse("account_login"), {"login": "ann", "password": PASSWORD})
    assert answer.status_code == 302
    assert client.session["_auth_user_id"] == str(ann.pk)


def test_a_password_is_changed_though_the_message_about_it_cannot_be_sent(use, client, ann):
    client.force_login(ann)
    use(f"smtp+plain://{NOBODY_LISTENS}")
    new = "nine-mirrored-towers"
    form = {"oldpassword": PASSWORD, "password1": new, "password2": new}
    assert client.post(reverse("account_change_password"), form).status_code == 302
    ann.refresh_from_db()
    assert ann.check_password(new)
