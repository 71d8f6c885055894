"""A health check of the site on this machine: `python -m config.probe`, exit status 0 if healthy."""

import http.client
import sys

from config import env

_SECONDS = 8


def main(port: int = 8000) -> int:
    """Print the response of /healthz, and return the exit status."""
    # The site responds only to its own names; one that begins with a dot stands for all subdomains.
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
