"""Asks the site on this machine for its health: `python -m config.probe`, exit status 0 when all is well."""

import http.client
import sys

from config import env

_SECONDS = 8


def main(port: int = 8000) -> int:
    """Print what /healthz answers, and return the exit status."""
    # The site answers only to its own names; one that begins with a dot stands for all below it.
    host = next((name.lstrip(".") for name in env.words("ALLOWED_HOSTS") if name != "*"), "localhost")
    link = http.client.HTTPConnection("127.0.0.1", port, timeout=_SECONDS)
    try:
        link.request("GET", "/healthz", headers={"Host": host})
        answer = link.getresponse()
        print(answer.status, answer.read(2000).decode(errors="replace"))
    except OSError as error:
        print(f"no answer: {error}")
        return 1
    finally:
        link.close()
    return 0 if answer.status == http.HTTPStatus.OK else 1


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
