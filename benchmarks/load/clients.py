"""What the clients of `make load` do: look for cards, open decks, change their own. Run by locust."""

import json
import os
import random
import re
from pathlib import Path
from typing import Any

from locust import HttpUser, between, task

STOCK = json.loads(Path(os.environ["LOAD_STOCK"]).read_text(encoding="utf-8"))
SEARCHES = [
    line
    for line in Path(__file__).with_name("searches.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
VERSION = re.compile(r'name="version" value="(\d+)"')
SCRIPTED = {"HX-Request": "true"}
PAUSE = float(os.environ.get("LOAD_PAUSE", "1"))

_waiting = list(STOCK["players"])


class Player(HttpUser):
    """Somebody who builds a deck, with a moment of thought between two clicks."""

    wait_time = between(PAUSE / 2, PAUSE * 3 / 2)

    def on_start(self) -> None:
        mine: dict[str, Any] = _waiting.pop()
        self.editor = f"/decks/{mine['deck']}/edit/"
        self.legality = f"/decks/{mine['deck']}/legality/"
        self.rows = [list(row) for row in mine["rows"]]
        self.client.cookies.set("sessionid", mine["session"])
        self.client.cookies.set("csrftoken", "c" * 32)
        page = self.client.get(self.editor, name="editor, opened")
        self.version = VERSION.search(page.text)[1]

    @task(3)
    def search_as_it_is_typed(self) -> None:
        self.client.get(f"/cards/?{random.choice(SEARCHES)}", headers=SCRIPTED, name="search")

    @task(2)
    def search(self) -> None:
        self.client.get(f"/cards/?{random.choice(SEARCHES)}", name="search")

    @task(3)
    def deck(self) -> None:
        self.client.get(f"/decks/{random.choice(STOCK['public'])}/", name="deck page")

    @task(4)
    def edit(self) -> None:
        row = random.choice(self.rows)
        section, card, copies = row
        word, step = ("less", -1) if copies > 1 else ("add", 1)
        said = {"do": f"{word}:{section}:{card}", "version": self.version, "q": ""}
        with self.client.post(
            self.editor,
            said,
            headers={**SCRIPTED, "X-CSRFToken": "c" * 32},
            name="edit with verdict",
            catch_response=True,
        ) as answer:
            found = VERSION.search(answer.text)
            if answer.status_code != 200 or found is None or found[1] == self.version:
                said = " ".join(re.sub(r"<[^>]+>", " ", answer.text).split())[:200]
                answer.failure(f"{answer.status_code} on version {self.version}: {said}")
            elif 'id="legality"' not in answer.text:
                answer.failure("the answer holds no verdict")
            else:
                row[2] = copies + step
            if found is not None:
                self.version = found[1]
        # The page asks for the verdicts in the other formats once it shows the change.
        later = {**SCRIPTED, "HX-Target": "other-formats"}
        self.client.get(f"{self.legality}?editing=1", headers=later, name="other formats")
