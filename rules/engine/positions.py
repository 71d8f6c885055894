"""Positions as canonical JSON, to be stored, sent and compared.

Equal positions give equal text, and a restored position is equal to the original: game and players continue
from it in the same way. Cards are given by id and side; those that a game creates or changes have their
definition in the same file.
"""

import json
from typing import TypeVar

from rules.engine.continuous_effects import Lasting
from rules.engine.facts import Count, Fact
from rules.engine.ids import as_card, as_player
from rules.engine.objects import Arrival, Held, Was
from rules.engine.occurrences import Occurrence
from rules.engine.pending import Delayed, Pending
from rules.engine.randomness import Random
from rules.engine.ruleset import Ruleset
from rules.engine.slots import slots_of
from rules.engine.state import Instance, Player, Result, State
from rules.engine.values import (
    BadPosition,
    Finder,
    Json,
    Reader,
    Writer,
    card_in,
    cards_in,
    listed,
    mapped,
    text_of,
    whole,
    wholes,
    word,
)

Value = TypeVar("Value")

VERSION = 5
"""The version of the JSON; other versions are refused."""

_COUNTS = ("active", "first", "turn", "step", "version", "stamp")


def dump(state: State, rules: Ruleset, find: Finder) -> str:
    """Return a position as canonical JSON; `find` returns the printed definition of a card by id."""
    writer = Writer(rules.values, find)
    data: dict[str, Json] = {
        "format": VERSION,
        "system": rules.code,
        "cards": [writer.card(one) for one in state.cards],
        "owners": list(state.owners),
        "where": list(state.where),
        "arrivals": [[card, count] for card, count in sorted(state.arrivals.items())],
        "origins": list(state.origins),
        "zones": [list(zone) for zone in state.zones],
        "instances": [_instance(one) for one in state.instances.values()],
        "players": [_player(one) for one in state.players],
        "random": [state.random.state, state.random.increment],
        "pending": [writer.value(one) for one in state.pending],
        "lasting": [writer.value(one) for one in state.lasting],
        "delayed": [writer.value(one) for one in state.delayed],
        "happened": [writer.value(one) for one in state.happened],
        "on_hold": [[card, place, index] for card, (place, index) in state.on_hold.items()],
        "shown": [[card, list(players)] for card, players in state.shown.items()],
        "covered": [[card, list(players)] for card, players in state.covered.items()],
        "last_known": [writer.value(one) for one in state.last_known.values()],
        "result": _result(state.result),
        **{name: getattr(state, name) for name in _COUNTS},
    }
    if state.since:
        data["since"] = [[card, stamp] for card, stamp in sorted(state.since.items())]
    if state.put_by:
        data["put_by"] = [[card, one[0], writer.value(one[1])] for card, one in sorted(state.put_by.items())]
    return text_of({**data, "definitions": writer.table})


def load(text: str, rules: Ruleset, find: Finder) -> State:
    """Read a position. Raises BadPosition if a part is broken, unknown or of another version."""
    data = _parsed(text)
    if data.get("format") != VERSION or data.get("system") != rules.code:
        raise BadPosition(
            f"a position of {rules.code!r} in format {VERSION} belongs here, "
            f"not one of {data.get('system')!r} in format {data.get('format')!r}"
        )
    if set(data) - {"since", "put_by"} != _KEYS:
        raise BadPosition(f"a position has exactly the keys {', '.join(sorted(_KEYS))}")
    reader = Reader(rules.values, find, data["definitions"])
    players = [_read_player(one, rules) for one in listed(data["players"], "players")]
    state = State(len(rules.zones), players, _random(data["random"]))
    state.cards = [reader.card(one) for one in listed(data["cards"], "cards")]
    last, places = len(state.cards) - 1, len(rules.zones) - 1
    state.owners = [as_player(one) for one in wholes(data["owners"], "an owner", 0, len(players) - 1)]
    state.where = wholes(data["where"], "a place", -1, places)  # type: ignore[assignment]
    state.origins = tuple(wholes(data["origins"], "an origin", -1, places))  # type: ignore[arg-type]
    for card, count in (_row(one, "arrivals", 2) for one in listed(data["arrivals"], "arrivals")):
        state.arrivals[card_in(card, "arrivals", last)] = whole(count, "arrivals", 1, None)
    for card, stamp in (_row(one, "since", 2) for one in listed(data.get("since", []), "since")):
        state.since[card_in(card, "since", last)] = whole(stamp, "since", 0, None)
    for card, at, *by in (_row(one, "put_by", 3) for one in listed(data.get("put_by", []), "put_by")):
        (source,) = _trees(reader, by, "put_by", Held)
        state.put_by[card_in(card, "put_by", last)] = (Arrival(whole(at, "put_by", 0, None)), source)
    state.zones = [cards_in(one, "a card of a zone", last) for one in listed(data["zones"], "zones")]
    for one in listed(data["instances"], "instances"):
        instance = _read_instance(one, last)
        state.instances[instance.card] = instance
    state.pending = _trees(reader, data["pending"], "pending", Pending)
    state.lasting = _trees(reader, data["lasting"], "lasting", Lasting)
    state.delayed = _trees(reader, data["delayed"], "delayed", Delayed)
    state.happened = _trees(reader, data["happened"], "happened", Occurrence)
    for card, place, index in (_row(one, "on_hold", 3) for one in listed(data["on_hold"], "on_hold")):
        held = whole(place, "a place on hold", 0, places), whole(index, "an index on hold", 0, None)
        state.on_hold[card_in(card, "a card on hold", last)] = held  # type: ignore[assignment]
    for name in ("shown", "covered"):
        for card, seers in (_row(one, name, 2) for one in listed(data[name], name)):
            getattr(state, name)[card_in(card, name, last)] = tuple(wholes(seers, name, 0, len(players) - 1))
    state.last_known = {one.card: one for one in _trees(reader, data["last_known"], "last_known", Was)}
    for name in _COUNTS:
        setattr(state, name, whole(data[name], name, 0, None))
    state.result = _read_result(data["result"])
    _must_fit(state)
    return state


_KEYS = {
    *("format", "system", "cards", "owners", "where", "arrivals", "origins", "zones", "instances"),
    *("players", "random", "pending", "lasting", "delayed", "happened", "on_hold", "shown", "covered"),
    *("last_known", "result", "definitions", *_COUNTS),
}


def _parsed(text: str) -> dict[str, Json]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"{text[:40]!r} is no JSON of a position ({error})") from error
    if not isinstance(data, dict):
        raise BadPosition(f"a position is an object, not {text[:40]!r}")
    return data


def _must_fit(state: State) -> None:
    """Raise BadPosition if the lists contradict each other: every card must be in the one zone it names."""
    count = len(state.cards)
    if len(state.owners) != count or len(state.where) != count:
        raise BadPosition(
            f"there are {count} cards, {len(state.owners)} owners and {len(state.where)} places"
        )
    lying = sorted((card, place) for place, zone in enumerate(state.zones) for card in zone)
    named = [(card, place) for card, place in enumerate(state.where) if place >= 0]
    if lying != named:
        wrong = sorted(set(lying) ^ set(named)) or lying
        raise BadPosition(f"card {wrong[0][0]} is not in exactly the zone that its place names")


def _instance(one: Instance) -> Json:
    fields: dict[str, Json] = {
        "card": one.card,
        "controller": one.controller,
        "entered": one.entered,
        "stamp": one.stamp,
    }
    if one.host >= 0:
        fields["host"] = one.host
    for name in _FLAGS:
        if getattr(one, name):
            fields[name] = getattr(one, name)
    if one.marks:
        fields["marks"] = [*sorted(one.marks)]
    if one.counters is not None:
        fields["counters"] = dict(one.counters)
    if one.numbers is not None:
        fields["numbers"] = {name: list(numbers) for name, numbers in one.numbers.items()}
    if one.under:
        fields["under"] = list(one.under)
    return fields


_FLAGS = {"rested": bool, "face_down": bool, "face": int, "damage": int}


def _read_instance(given: Json, last: int) -> Instance:
    data = mapped(given, "an instance")
    known = {
        "card",
        "controller",
        "entered",
        "stamp",
        "host",
        "marks",
        "counters",
        "numbers",
        "under",
        *_FLAGS,
    }
    if not {"card", "controller", "entered", "stamp"} <= set(data) <= known:
        raise BadPosition(
            f"an instance has of the keys {', '.join(sorted(known))}, not {', '.join(sorted(data))}"
        )
    card = card_in(data["card"], "the card of an instance", last)
    controller = as_player(whole(data["controller"], "the controller of an instance", 0, 1))
    entered, stamp = (whole(data[name], f"{name} of an instance") for name in ("entered", "stamp"))
    one = Instance(card, controller, entered, stamp)
    one.host = as_card(whole(data.get("host", -1), "the host of an instance", -1, last))
    for name, kind in _FLAGS.items():
        value = data.get(name, kind())
        if type(value) is not kind:
            raise BadPosition(f"{name} of an instance must be a {kind.__name__}, not {value!r}")
        setattr(one, name, value)
    one.marks = frozenset(word(mark, "a mark") for mark in listed(data.get("marks", []), "marks"))
    if "counters" in data:
        one.counters = _counts(data["counters"], "counters")
    if "numbers" in data:
        found = mapped(data["numbers"], "numbers")
        one.numbers = {name: tuple(wholes(those, "numbers")) for name, those in found.items()}
    one.under = tuple(cards_in(data.get("under", []), "a card beneath", last))
    return one


def _player(one: Player) -> Json:
    return {
        "life": one.life,
        "resources": list(one.resources),
        "lost": one.lost,
        "turn_counts": dict(one.turn_counts),
        "game_counts": dict(one.game_counts),
        "game_tallies": [[*of, count] for of, count in sorted(one.game_tallies.items())],
        "turn_facts": [list(fact) for fact in sorted(one.turn_facts)],
        "game_facts": [list(fact) for fact in sorted(one.game_facts)],
    }


def _read_player(data: Json, rules: Ruleset) -> Player:
    found = mapped(data, "a player")
    if set(found) != set(slots_of(Player)):
        raise BadPosition(f"a player has other keys than {', '.join(sorted(found))}")
    resources = wholes(found["resources"], "a resource")
    if len(resources) != len(rules.resources):
        raise BadPosition(f"a player has {len(rules.resources)} resources, not {len(resources)}")
    one = Player(whole(found["life"], "life"), resources)
    one.lost = word(found["lost"], "lost")
    one.turn_counts = _counts(found["turn_counts"], "turn_counts")
    one.game_counts = _counts(found["game_counts"], "game_counts")
    for row in listed(found["game_tallies"], "tallies"):
        what, about, *numbers = _row(row, "a tally", 5)
        kind, place, count = wholes(numbers, "a tally")
        one.game_tallies[Count(word(what, "a tally"), word(about, "a tally"), kind, place)] = count
    one.turn_facts = frozenset(_fact(fact) for fact in listed(found["turn_facts"], "turn_facts"))
    one.game_facts = frozenset(_fact(fact) for fact in listed(found["game_facts"], "game_facts"))
    return one


def _fact(data: Json) -> Fact:
    what, card, ability, place, arrival, time = _row(data, "a fact", 6)
    bearer, when = as_card(whole(card, "a fact")), Arrival(whole(arrival, "a fact"))
    at, number = whole(place, "a fact"), whole(time, "a fact")
    return Fact(word(what, "a fact"), bearer, word(ability, "a fact"), at, when, number)


def _counts(data: Json, what: str) -> dict[str, int]:
    return {name: whole(count, what) for name, count in mapped(data, what).items()}


def _row(data: Json, what: str, length: int) -> list[Json]:
    row = listed(data, what)
    if len(row) != length:
        raise BadPosition(f"{what} has rows of {length} values, not {text_of(row)[:60]}")
    return row


def _trees(reader: Reader, data: Json, what: str, cls: type[Value]) -> list[Value]:
    found: list[Value] = []
    for one in listed(data, what):
        value = reader.value(one)
        if not isinstance(value, cls):
            raise BadPosition(f"{what} has values of {cls.__name__}, not {type(value).__name__}")
        found.append(value)
    return found


def _random(data: Json) -> Random:
    state, increment = _row(data, "random", 2)
    found = Random(0)
    found.state = whole(state, "random", 0, 2**64 - 1)
    found.increment = whole(increment, "random", 0, 2**64 - 1)
    return found


def _result(result: Result | None) -> Json:
    return None if result is None else [result.winner, result.reason, result.clause, result.finished]


def _read_result(data: Json) -> Result | None:
    if data is None:
        return None
    winner, reason, clause, finished = _row(data, "result", 4)
    if not isinstance(finished, bool):
        raise BadPosition(f"whether a game was finished must be true or false, not {finished!r}")
    won = as_player(whole(winner, "winner", -1, 1))
    return Result(won, word(reason, "reason"), word(clause, "clause"), finished)
