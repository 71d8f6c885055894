"""Fills a PostgreSQL with very many public decks, by SQL alone: a million take minutes.

The decks are of real cards, some played by far more decks than others, as everywhere. Names, tags and owners
follow the number of the deck, so that the same number of decks is the same stock. None was checked: their
statuses say what those of a site would, in the shares that were seen of pasted lists.
"""

import random
from collections.abc import Iterator
from contextlib import contextmanager

from django.core.management import call_command
from django.db import connection
from django.db.backends.utils import CursorWrapper

import rules
from decks.search_keys import words_in
from decks.verdicts import digests
from rules.systems import CODES, system

PRINTINGS = 20
CARDS_OF_A_DECK = 20
OWNERS = 10_000
TAGS = 200
# In 1,000 decks. The others have no status that is valid today.
_STATUSES = {"legal": 600, "illegal": 250, "incomplete": 99, "unknown": 1}
# Of each system, in the order of the codes, out of 100.
_SHARES = (25, 10, 30, 20, 15)


def fill(decks: int) -> None:
    """Store the cards, their printings, the owners and this many public decks."""
    call_command("migrate", verbosity=0)
    call_command("loadcatalogue", verbosity=0)
    with connection.cursor() as cursor:
        store(cursor, decks)
        cursor.execute("VACUUM ANALYZE")


def store(cursor: CursorWrapper, decks: int) -> None:
    """Store this many decks of the cards that there are, with more printings of these."""
    for statement in (_more_printings(), _owners(), *_helpers(), _decks(decks)):
        cursor.execute(statement)
    with _without_indexes(cursor, "decks_deckcard"):
        cards, *others = _parts_of_decks()
        cursor.execute(cards)
    for statement in others:
        cursor.execute(statement)


@contextmanager
def _without_indexes(cursor: CursorWrapper, table: str) -> Iterator[None]:
    """Make a table's indexes and constraints after what is written meanwhile: far faster than row by row."""
    cursor.execute(
        "SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint "
        "WHERE conrelid = %s::regclass AND contype IN ('u', 'f')",
        [table],
    )
    constraints = cursor.fetchall()
    for name, _ in constraints:
        cursor.execute(f"ALTER TABLE {table} DROP CONSTRAINT {name}")
    cursor.execute(
        "SELECT indexrelid::regclass::text, pg_get_indexdef(indexrelid) FROM pg_index "
        "WHERE indrelid = %s::regclass AND NOT indisprimary",
        [table],
    )
    indexes = cursor.fetchall()
    for name, _ in indexes:
        cursor.execute(f"DROP INDEX {name}")
    yield
    for _, definition in indexes:
        cursor.execute(definition)
    for name, definition in constraints:
        cursor.execute(f"ALTER TABLE {table} ADD CONSTRAINT {name} {definition}")


def _more_printings() -> str:
    return f"""
        INSERT INTO cards_printing (card_id, place, set, number, rarity, region)
        SELECT one.card_id, 1000 + extra, 'R' || extra, one.number || '-' || extra, one.rarity, one.region
        FROM cards_printing one, generate_series(1, {PRINTINGS}) extra
        WHERE one.place = 0
          AND extra <= {PRINTINGS} - (SELECT count(*) FROM cards_printing WHERE card_id = one.card_id)
    """


def _owners() -> str:
    return f"""
        INSERT INTO auth_user (username, email, password, first_name, last_name, is_superuser, is_staff,
          is_active, date_joined)
        SELECT 'player' || number, '', '!', '', '', false, false, true, now()
        FROM generate_series(1, {OWNERS}) number
    """


def _helpers() -> list[str]:
    """The formats with their lists, the words of names, and the cards of each system from most played on."""
    chance = random.Random(7)
    formats = [
        (
            *(place, turn, len(rules.formats(code)), code, form.code),
            *(digests.list_version(system(code), form), digests.engine_version(system(code))),
        )
        for place, code in enumerate(CODES)
        for turn, form in enumerate(rules.formats(code).values())
    ]
    names = sorted(
        {word for code in CODES for card in system(code).catalogue() for word in words_in(card.name)}
    )
    words = chance.sample([word for word in names if word.isascii() and word.isalpha()], 2000)
    return [
        "CREATE TEMP TABLE a_format AS SELECT * FROM (VALUES "
        + ", ".join(map(str, formats))
        + ") AS known (place, turn, formats, system, format, list_version, engine_version)",
        "CREATE TEMP TABLE a_word AS SELECT place::int, word FROM unnest(ARRAY["
        + ", ".join(f"'{word}'" for word in words)
        + "]) WITH ORDINALITY AS known (word, place)",
        "CREATE TEMP TABLE a_card AS SELECT system, id AS card, "
        "row_number() OVER (PARTITION BY system ORDER BY md5(card_id)) - 1 AS place, "
        "count(*) OVER (PARTITION BY system) AS cards FROM cards_card",
        "ANALYZE a_card",
    ]


def _number(seed: str, below: str) -> str:
    """A whole number from 0 that looks random, but follows from the seed alone."""
    return f"mod(('x' || substr(md5({seed}), 1, 7))::bit(28)::int, {below})"


def _letters(length: int) -> str:
    """An id or a code of a deck, which has no 0 and no 1."""
    return f"translate(lpad(number::text, {length}, '0'), '01', 'ab')"


def _decks(decks: int) -> str:
    shares = " ".join(f"WHEN drawn < {sum(_SHARES[: place + 1])} THEN {place}" for place in range(len(CODES)))
    return f"""
        INSERT INTO decks_deck (public_id, owner_id, browser, system, name, description, format, visibility,
          open_history, version, unresolved, warnings, share_code, folder, archived, inspired_name,
          search_words, name_key, created, updated)
        SELECT {_letters(14)}, first_owner + {_number("number || 'owner'", str(OWNERS))}, '',
          form.system, name, '', form.format, 'public', false, 1, '[]', '[]', {_letters(8)},
          '', false, '', name, convert_to(name, 'UTF8'),
          now() - number * interval '1 minute',
          now() - {_number("number || 'updated'", str(decks))} * interval '1 minute'
        FROM (SELECT number, (SELECT min(id) FROM auth_user) AS first_owner,
                CASE {shares} END AS place,
                one.word || ' ' || other.word || ' ' || number AS name
              FROM (SELECT number, {_number("number || 'system'", "100")} AS drawn FROM
                    generate_series(1, {decks}) number) numbered
              JOIN a_word one ON one.place = 1 + {_number("number || 'one'", "2000")}
              JOIN a_word other ON other.place = 1 + {_number("number || 'other'", "2000")}) named
        JOIN a_format form ON form.place = named.place AND form.turn = mod(number, form.formats)
        ORDER BY number
    """


def _parts_of_decks() -> list[str]:
    drawn = _number("deck.id || '-' || slot", "100000")
    tag = _number("deck.id || 'tag' || slot", "100000")
    bounds = [sum(list(_STATUSES.values())[: place + 1]) for place in range(len(_STATUSES))]
    word = " ".join(
        f"WHEN drawn < {bound} THEN '{word}'" for word, bound in zip(_STATUSES, bounds, strict=True)
    )
    return [
        f"""
        INSERT INTO decks_deckcard (deck_id, section, card_id, quantity, slot)
        SELECT deck_id, 'main', card, 1 + mod(min(slot), 4), min(slot)
        FROM (SELECT deck.id AS deck_id, deck.system, slot, {drawn} / 100000.0 AS drawn
              FROM decks_deck deck, generate_series(0, {CARDS_OF_A_DECK - 1}) slot) asked
        JOIN (SELECT system, max(cards) AS cards FROM a_card GROUP BY system) known USING (system)
        JOIN a_card USING (system) WHERE a_card.place = floor(known.cards * power(drawn, 2))
        GROUP BY deck_id, card
        """,
        f"""
        INSERT INTO decks_deckstatus (deck_id, deck_version, format, word, turns_to, list_version,
          engine_version)
        SELECT id, 1, format, CASE {word} END, '', list_version, engine_version
        FROM (SELECT *, {_number("id || 'status'", "1000")} AS drawn FROM decks_deck) deck
        JOIN a_format USING (system, format) WHERE drawn < {bounds[-1]}
        """,
        f"""
        INSERT INTO decks_decktag (deck_id, name, key, slot)
        SELECT DISTINCT ON (id, tag) id, 'tag ' || tag, 'tag ' || tag, slot
        FROM (SELECT deck.id, slot,
                floor({TAGS} * power({tag} / 100000.0, 2))::int AS tag
              FROM decks_deck deck, generate_series(0, 1) slot WHERE mod(deck.id, 3) = 0) tagged
        """,
    ]
