"""Printed facts of cards, counted by copies: costs, attributes, types, races, stats, rarities."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace

from decks.stats.charts import Chart, ChartRow, Series, count, joined, nothing, percent
from rules import Entry, System

SEVERAL = "several"
MOST_COSTS = 15
MOST_NAMED = 3
MOST_STEPS = 12
_STEPS = (1, 10, 50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10000)


def curve(of: System, entries: Sequence[Entry]) -> Chart:
    """Chart the costs, stacked by attribute; each copy counts once, by its front."""
    code, title = "curve", "Cost curve"
    costs = [(entry, cost) for entry in entries if (cost := cost_of(entry)) is not None]
    if not costs:
        return nothing(code, title, "No card here has a printed cost.")
    costed = [entry for entry, _ in costs]
    groups: dict[str, Counter[int]] = {}
    for entry, cost in costs:
        groups.setdefault(_group(of, entry), Counter())[min(cost, MOST_COSTS)] += entry.count
    sizes = {name: sum(held.values()) for name, held in groups.items()}
    order = sorted(groups, key=lambda name: (name == no_attribute(of), name == SEVERAL, -sizes[name], name))
    low, high = min(map(min, groups.values())), max(map(max, groups.values()))
    places = range(min(low, 1), high + 1)
    total = sum(sizes.values())
    series = [Series(name, tuple(groups[name][cost] for cost in places), name) for name in order]
    if len(series) > 1:
        every = tuple(sum(one.values[place] for one in series) for place in range(len(places)))
        series.append(Series("All", every, drawn=False))
    each = sorted(cost for entry, cost in costs for _ in range(entry.count))
    most = max(sizes, key=lambda name: (sizes[name], name))
    rest = sum(entry.count for entry in entries) - total
    return Chart(
        code,
        title,
        "stacked",
        "Cost",
        tuple(ChartRow(f"{cost} or more" if cost == MOST_COSTS else str(cost)) for cost in places),
        tuple(series),
        f"Median cost {_median(each)}, mean {sum(each) / total:.1f}; "
        f"{percent(sizes[most], total)} {_called(of, most)}.",
        _notes(
            (rest, "has no printed cost and is", "have no printed cost and are", "not in the curve"),
            (
                _copies(costed, lambda entry: "X" in entry.card.front.cost),
                "has X in its cost, which counts",
                "have X in their costs, which counts",
                "as nothing",
            ),
            (
                _copies(costed, _costs_otherwise),
                "has another face with a cost of its own; it counts",
                "have another face with a cost of its own; they count",
                "once, by the front",
            ),
        ),
    )


def attributes(of: System, entries: Sequence[Entry]) -> Chart:
    """Chart the attributes, alone or with others; those of every face count."""
    code, title = "attributes", f"By {of.attribute_word}"
    alone: Counter[str] = Counter()
    together: Counter[str] = Counter()
    several = 0
    for entry in entries:
        own = attributes_of(entry)
        several += entry.count * (len(own) > 1)
        for one in own or (no_attribute(of),):
            (together if len(own) > 1 else alone)[one] += entry.count
    total = sum(entry.count for entry in entries)
    both = alone + together
    order = sorted(both, key=lambda one: (one == no_attribute(of), -both[one], one))
    series = [Series(f"Only this {of.attribute_word}", tuple(alone[one] for one in order))]
    if several:
        series.append(Series("Together with others", tuple(together[one] for one in order)))
        series.append(Series("Either", tuple(both[one] for one in order), whole=total, drawn=False))
    else:
        series[0] = Series("Cards", series[0].values, whole=total)
    parts = [f"{percent(both[one], total)} {_called(of, one)}" for one in order[:MOST_NAMED]]
    return Chart(
        code,
        title,
        "stacked",
        of.attribute_word.capitalize(),
        tuple(ChartRow(of.shown.get(one, one), one) for one in order),
        tuple(series),
        f"{joined(parts)[:1].upper()}{joined(parts)[1:]}.",
        _notes((several, "has several and counts", "have several and count", "once for each")),
    )


def types(of: System, entries: Sequence[Entry]) -> Chart:
    """Chart the types; cards with several types, or faces of different types, have a combined row."""
    held: Counter[str] = Counter()
    for entry in entries:
        own = dict.fromkeys(one for face in entry.card.faces for one in face.types)
        held[" / ".join(own) or "none"] += entry.count
    return _ranked("types", "By type", "Type", held, sum(held.values()))


def races(of: System, entries: Sequence[Entry]) -> Chart:
    """Chart the races; those of every face count, and a card with several counts once for each."""
    code, word = "races", of.race_word
    held: Counter[str] = Counter()
    for entry in entries:
        held.update(dict.fromkeys((one for face in entry.card.faces for one in face.races), entry.count))
    if not held:
        return nothing(code, f"By {word}", f"No card here has a {word}.")
    total = sum(entry.count for entry in entries)
    having = _copies(entries, lambda entry: any(face.races for face in entry.card.faces))
    most = min(held, key=lambda one: (-held[one], one))
    verb = "has" if having == 1 else "have"
    said = f"{count(having, 'card')} of {total} {verb} a {word}; most often {most} ({held[most]})."
    notes = ("Cards with several count once for each.",) if sum(held.values()) > having else ()
    return replace(_ranked(code, f"By {word}", word.capitalize(), held, total), sentence=said, notes=notes)


def rarity(of: System, entries: Sequence[Entry]) -> Chart:
    """Chart the rarities, by each card's first known printing."""
    held: Counter[str] = Counter()
    for entry in entries:
        held[entry.card.printings[0].rarity or "not recorded"] += entry.count
    if held.keys() <= {"not recorded"}:
        return nothing("rarity", "By rarity", "No rarity is recorded for these cards.")
    chart = _ranked("rarity", "By rarity", "Rarity", held, sum(held.values()))
    return replace(chart, notes=("Counted by the first known printing of each card.",))


def stats(of: System, entries: Sequence[Entry]) -> Chart:
    """Chart the printed stats, each by the first face that has it, in steps if they are far apart."""
    code, title = "stats", joined(of.values).capitalize()
    held: dict[str, Counter[int]] = {}
    words = 0
    for entry in entries:
        for name in of.values:
            printed = next((face.values[name] for face in entry.card.faces if name in face.values), None)
            if isinstance(printed, int):
                held.setdefault(name, Counter())[printed] += entry.count
            elif printed is not None:
                words += entry.count
    if not held:
        return nothing(code, title, f"No card here has {joined(of.values)}.")
    every = sorted({value for values in held.values() for value in values})
    step = _step(every)
    places = range(every[0] // step, every[-1] // step + 1)
    whole_steps = all(value % step == 0 for value in every)
    parts = [f"{name} {_median(sorted(values.elements()))}" for name, values in held.items()]
    series = []
    for name, values in held.items():
        stepped: Counter[int] = Counter()
        for value, copies in values.items():
            stepped[value // step] += copies
        series.append(Series(name.capitalize(), tuple(stepped[place] for place in places)))
    return Chart(
        code,
        title,
        "beside",
        "StatIs" if len(held) > 1 else next(iter(held)).capitalize(),
        tuple(
            ChartRow(str(place * step) if whole_steps else f"{place * step}–{(place + 1) * step - 1}")
            for place in places
        ),
        tuple(series),
        f"Median {', '.join(parts)}.",
        _notes((words, "prints no plain number and is", "print no plain number and are", "not in it")),
    )


# ---- what single cards are ----


def cost_of(entry: Entry) -> int | None:
    """Return the total cost printed on the front of a card, or None."""
    front = entry.card.front
    return front.total_cost if front.cost else None


def attributes_of(entry: Entry) -> tuple[str, ...]:
    """Return the attributes of all faces of a card, each once."""
    return tuple(dict.fromkeys(one for face in entry.card.faces for one in face.attributes))


def no_attribute(of: System) -> str:
    """Return a system's word for having no attribute."""
    return next((word for word, right in of.words.items() if not right), "none")


def _group(of: System, entry: Entry) -> str:
    own = attributes_of(entry)
    return SEVERAL if len(own) > 1 else own[0] if own else no_attribute(of)


def _called(of: System, name: str) -> str:
    if name == SEVERAL:
        return f"of several {'classes' if of.attribute_word == 'class' else of.attribute_word + 's'}"
    return f"without {of.attribute_word}" if name == "none" else of.shown.get(name, name)


def _costs_otherwise(entry: Entry) -> bool:
    front, *others = entry.card.faces
    return any(face.total_cost not in (None, front.total_cost) for face in others if face.cost)


def _copies(entries: Iterable[Entry], wanted: Callable[[Entry], bool]) -> int:
    return sum(entry.count for entry in entries if wanted(entry))


# ---- how they are counted ----


def _ranked(code: str, title: str, head: str, held: Mapping[str, int], total: int) -> Chart:
    """A chart of one series, most frequent first, with a summary of the first three."""
    order = sorted(held, key=lambda one: (-held[one], one))
    series = Series("Cards", tuple(held[one] for one in order), whole=total)
    told = joined([f"{percent(held[one], total)} {one}" for one in order[:MOST_NAMED]])
    rows = tuple(ChartRow(one) for one in order)
    return Chart(code, title, "stacked", head, rows, (series,), f"{told[:1].upper()}{told[1:]}.")


def _notes(*said: tuple[int, str, str, str]) -> tuple[str, ...]:
    """Sentences about numbers of cards, with singular and plural; none for zero."""
    return tuple(f"{count(n, 'card')} {one if n == 1 else many} {end}." for n, one, many, end in said if n)


def _median(values: Sequence[int]) -> str:
    middle = len(values) // 2
    if len(values) % 2:
        return str(values[middle])
    return f"{(values[middle - 1] + values[middle]) / 2:g}"


def _step(values: Sequence[int]) -> int:
    """The smallest step that gives few enough rows from the lowest value to the highest."""
    for step in _STEPS:
        if values[-1] // step - values[0] // step < MOST_STEPS:
            return step
    return (values[-1] - values[0]) // (MOST_STEPS - 1) + 1
