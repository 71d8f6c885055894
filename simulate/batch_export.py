"""A batch's results as files: JSON as in the API, and CSV with one statistic per row."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, cast

from common import spreadsheets
from simulate import batch_results
from simulate.answers import AboutBatch, Edition, Results, State
from simulate.batch_results import BatchProgress
from simulate.games.estimates import CardEffect, EntryUnderstood, GoingFirst, Pairing, Rate, Report, Versions
from simulate.games.game_counts import CURVES, SEEN
from simulate.games.report import HALF
from simulate.models import Batch
from simulate.power import Aim

Json = dict[str, object]
WHO_WON: tuple[Literal["first", "second", "whoever"], ...] = ("first", "second", "whoever")
COLUMNS = ("pairing", "deck", "against", "figure", "of", "value", "low", "high", "games")


@dataclass(frozen=True, slots=True)
class ExportedFile:
    """A file: its text, its type, and its name."""

    text: str
    mime: str
    filename: str


def about(batch: Batch) -> AboutBatch:
    """Return a batch's description, without its results."""
    return {
        "id": batch.public_id,
        "system": batch.system,
        "state": cast(State, batch.state),
        "visibility": batch.visibility,
        "created": batch.created.isoformat(),
        "started": batch.started.isoformat() if batch.started else None,
        "ended": batch.ended.isoformat() if batch.ended else None,
        "decision": batch.decision,
        "reason": batch.reason,
        "decks": [
            {
                "name": entry.name,
                "version": entry.deck_version,
                "verdict": entry.outcome,
            }
            for entry in batch.entries.all()
        ],
    }


def results_json(stand: BatchProgress, aim: Aim = HALF) -> Results:
    """Return a batch with its results."""
    editions: list[Edition] = [
        {"rules": one.rules, "games": one.games, "current": one.current}
        for one in batch_results.editions(stand)
    ]
    return {**about(stand.batch), "editions": editions, "report": batch_results.whole_report(stand, aim)}


def as_json(stand: BatchProgress) -> ExportedFile:
    """Return a batch as JSON."""
    text = json.dumps(results_json(stand), ensure_ascii=False, indent=1)
    return ExportedFile(text, "application/json; charset=utf-8", f"batch-{stand.batch.public_id}.json")


def as_csv(stand: BatchProgress) -> ExportedFile:
    """Return a batch as a spreadsheet table, one statistic with its interval per row."""
    figures = _figures(stand, batch_results.whole_report(stand))
    written = spreadsheets.table(COLUMNS, ([row.get(column, "") for column in COLUMNS] for row in figures))
    return ExportedFile(written, "text/csv; charset=utf-8", f"batch-{stand.batch.public_id}.csv")


KINDS: Mapping[str, Callable[[BatchProgress], ExportedFile]] = {"json": as_json, "csv": as_csv}


def _figures(stand: BatchProgress, report: Report) -> Iterator[Json]:
    yield {"figure": "seed", "value": report["seed"]}
    yield {"figure": "players", "of": " against ".join(report["players"])}
    yield {"figure": "state", "of": stand.batch.state}
    for edition in batch_results.editions(stand):
        yield {"figure": "games by an edition of the rules", "of": edition.rules, "value": edition.games}
    if stand.batch.decision:
        yield {"figure": "decision", "of": stand.batch.decision["words"]}
    for entry in report["entries"]:
        known = {"of": f"of {entry['cards']}", "value": entry["understood"]}
        yield {"deck": entry["name"], "figure": "cards understood", **known}
        yield from _read(entry)
    if report["effect"] is not None:
        yield from _of_effect(report, report["effect"])
    for number, pairing in enumerate(report["pairings"]):
        one, other = pairing["names"]
        for row in _of_pairing(pairing):
            yield {"pairing": number, "deck": one, "against": other, **row}


def _read(entry: EntryUnderstood) -> Iterator[Json]:
    """Yield how much of a deck is read, by different cards and by copies."""
    for kind, shares in (("cards", entry["reading"]["cards"]), ("copies", entry["reading"]["copies"])):
        whole = shares["read"] + shares["partly"] + shares["unread"] + shares["notext"]
        named = ("read whole", shares["read"]), ("read in part", shares["partly"])
        for word, count in (*named, ("not read", shares["unread"]), ("without a text", shares["notext"])):
            yield {"deck": entry["name"], "figure": f"{kind} {word}", "of": f"of {whole}", "value": count}
        of = f"of {shares['abilities']}"
        carried_out = {"figure": f"abilities carried out, by {kind}", "value": shares["carried_out"]}
        yield {"deck": entry["name"], "of": of, **carried_out}


def _of_effect(report: Report, effect: CardEffect) -> Iterator[Json]:
    """Yield what a card is worth, against each opponent and over all of them."""
    names = [entry["name"] for entry in report["entries"]]
    against = [(names[one["opponent"]], one["found"]) for one in effect["opponents"]]
    for opponent, found in (*against, ("", effect["overall"])):
        if found is None:
            continue
        base: Json = {"deck": names[0], "against": opponent, "of": effect["name"]}
        yield {**base, "figure": "difference with the card", **_interval(found), "games": found["games"]}
        yield {**base, **_rate("win rate with the card", found["given"])}
        yield {**base, **_rate("win rate with the card replaced", found["replaced"])}
        for figure, games in (("better", found["better"]), ("worse", found["worse"])):
            count: Json = {"value": games, "games": found["games"]}
            yield {**base, "figure": f"games that went {figure} with the card", **count}
        yield {**base, "figure": "p-value of no difference with the card", "value": found["p"]}


def _of_pairing(pairing: Pairing) -> Iterator[Json]:
    one, other = pairing["names"]
    for name in ("games", "wins", "draws", "losses", "unresolved"):
        yield {"figure": name, "value": pairing[name], "games": pairing["games"]}
    yield _rate("win rate", pairing["rate"])
    seats = pairing["going_first"]
    if seats:
        yield {"figure": "going first, difference", **_interval(seats), "games": pairing["resolved"]}
        for who in WHO_WON:
            yield _rate(f"win rate, going first: {who}", seats[who])
    if bounds := pairing["bounds"]:
        limits: Json = {"low": bounds["low"], "high": bounds["high"], "games": bounds["games"]}
        yield {"figure": "win rate, bounds with games without a result", **limits}
    if turns := pairing["turns"]:
        found = {"value": turns["median"], "low": turns["low"], "high": turns["high"]}
        yield {"figure": "median length in turns", **found, "games": turns["games"]}
        for length, games in turns["histogram"]:
            yield {"figure": "games of a length", "of": length, "value": games, "games": turns["games"]}
    if cut := pairing["with_cut"]:
        known = {"value": cut["median"], "low": cut["low"], "high": cut["high"], "games": cut["games"]}
        yield {"figure": "median length in turns, games cut off counted", **known}
        for over in cut["over"]:
            share = {"value": over["share"], "low": over["low"], "high": over["high"], "games": cut["games"]}
            yield {"figure": "over by turn, games cut off counted", "of": over["turn"], **share}
    if pairs := pairing["pairs"]:
        score = {
            "value": pairs["value"],
            "low": pairs["low"],
            "high": pairs["high"],
            "games": 2 * pairs["pairs"],
        }
        yield {"figure": "score over pairs of games", **score}
        yield {"figure": "p-value of an even score over pairs", "value": pairs["p"]}
        if pairs["exact"] is not None:
            yield {"figure": "exact p-value of an even score over pairs", "value": pairs["exact"]}
    if pairing["needed"]:
        yield {"figure": "games that would tell the rate from one half", "value": pairing["needed"]}
    for end in pairing["ends"]:
        share = {"value": end["share"], "low": end["low"], "high": end["high"], "games": end["games"]}
        yield {"figure": "reason of the end", "of": end["reason"], **share}
    for reason, games in pairing["unfinished"].items():
        yield {"figure": "unfinished", "of": reason, "value": games}
    for crash in pairing["crashes"]:
        yield {"figure": "crashed", "of": crash["reason"], "value": crash["games"]}
    for deck, against, place in ((one, other, 0), (other, one, 1)):
        for row in _of_deck(pairing, place):
            yield {**row, "deck": deck, "against": against}


def _of_deck(pairing: Pairing, place: int) -> Iterator[Json]:
    if taken := pairing["mulligans"][place]:
        yield _rate("mulligans taken", taken)
    for card in pairing["cards"][place]:
        for name in SEEN:
            if card[name]:
                yield {**_rate(f"win rate with a card, {name}", card[name]), "of": card["name"]}
    for what in CURVES:
        for row in pairing["curves"][place].get(what, ()):
            found = {"value": row["mean"], "low": row["low"], "high": row["high"], "games": row["games"]}
            words = pairing["means"] if what == "means" else what
            yield {"figure": f"{words}, mean at the end of own turn", "of": row["turn"], **found}


def _rate(figure: str, row: Rate | None) -> Json:
    if row is None:
        return {"figure": figure}
    return {"figure": figure, **_interval(row), "games": row["games"]}


def _interval(row: Rate | GoingFirst | Versions) -> Json:
    return {"value": row["value"], "low": row["low"], "high": row["high"]}
