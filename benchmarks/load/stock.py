"""Fills the site that `make load` asks: every card, some hundred decks of real cards, players signed in.

    python -m benchmarks.load.stock FILE

FILE gets, as JSON, the addresses of public decks, and for each player a session and a deck to edit.
"""

import json
import random
import sys
from itertools import cycle
from pathlib import Path
from typing import Any

import django

PUBLIC_DECKS, PLAYERS = 300, 20


def main(target: str) -> None:
    """Store it all, and write what the clients have to know."""
    django.setup()
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    call_command("loadcatalogue", verbosity=0)
    Path(target).write_text(json.dumps(_stocked()), encoding="utf-8")


def _stocked() -> dict[str, Any]:
    from django.contrib.auth import get_user_model
    from django.test import Client

    from decks import files
    from decks.editing import services
    from rules.systems import CODES, system

    chance = random.Random(7)
    samples = [
        (code, files.read(path.read_text(encoding="utf-8"), code))
        for code in CODES
        for path in sorted((system(code).folder / "decks").glob("*.txt"))
    ]
    players = [
        get_user_model().objects.create(username=f"player{number}", email=f"player{number}@example.org")
        for number in range(PLAYERS)
    ]
    public, own = [], []
    for number, (code, reading) in zip(range(PUBLIC_DECKS + PLAYERS), cycle(samples), strict=False):
        player = players[number % PLAYERS]
        deck = services.create_deck(
            owner=player,
            system=code,
            name=f"Deck {number}",
            visibility="public" if number < PUBLIC_DECKS else "private",
            content=reading.deck,
        )
        rows = list(deck.rows.select_related("card"))
        if number < PUBLIC_DECKS:
            # No two decks alike, so that no verdict serves for several.
            row = chance.choice(rows)
            services.set_quantity(
                deck=deck,
                user=player,
                section=row.section,
                card_id=row.card.card_id,
                quantity=number % 7,
                version=1,
            )
            public.append(deck.public_id)
            continue
        client = Client()
        client.force_login(player)
        own.append(
            {
                "session": client.cookies["sessionid"].value,
                "deck": deck.public_id,
                # A copy more of what is in two sections may be one too many.
                "rows": [
                    (row.section, row.card.card_id, row.quantity)
                    for row in rows
                    if sum(other.card_id == row.card_id for other in rows) == 1
                ],
            }
        )
    return {"public": public, "players": own}


if __name__ == "__main__":
    main(sys.argv[1])
