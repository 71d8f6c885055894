"""Resources and costs: sources of attributes, and what can be paid turn by turn."""

from collections import Counter
from collections.abc import Sequence

from decks.stats.charts import Chart, ChartRow, Series, count, joined, nothing, percent
from decks.stats.facts import cost_of
from rules import Entry, System
from rules.costs import asks, gives, payer
from rules.opening import Dealing, dealings

MOST_TURNS = 10
EARLY = 3


def sources(of: System, entries: Sequence[Entry], whole: Sequence[Entry]) -> Chart | None:
    """Chart what a deck's cards provide against what costs require; None if no card pays for another.

    `entries` are those whose costs are counted; sources are counted in the `whole` deck.
    """
    dealing = payer(of.code)
    if dealing is None:
        return None
    code, title = "sources", "Sources against needs"
    symbols: Counter[str] = Counter()
    askers: Counter[str] = Counter()
    early: Counter[str] = Counter()
    for entry in entries:
        asked = Counter(asks(entry.card, dealing))
        symbols.update({one: n * entry.count for one, n in asked.items()})
        askers.update(dict.fromkeys(asked, entry.count))
        if (cost_of(entry) or 0) <= EARLY:
            early.update(dict.fromkeys(asked, entry.count))
    payers = [entry for entry in whole if entry.section == dealing.section]
    given = [(entry, paid) for entry in payers if (paid := gives(entry.card, dealing)) is not None]
    giving: Counter[str] = Counter()
    several: Counter[str] = Counter()
    staying: Counter[str] = Counter()
    for entry, paid in given:
        giving.update(dict.fromkeys(paid, entry.count))
        if len(paid) > 1:
            several.update(dict.fromkeys(paid, entry.count))
        if dealing.stays and entry.card.is_type(dealing.stays):
            staying.update(dict.fromkeys(paid, entry.count))
    order = sorted({*symbols, *giving}, key=lambda one: (-symbols[one], -giving[one], one))
    if not order:
        return nothing(code, title, f"No {of.attribute_word} is given or asked for here.")
    size = sum(entry.count for entry, _ in given)
    asked_for = sum(symbols.values())

    def column(title: str, held: Counter[str], whole: int = 0) -> Series:
        return Series(title, tuple(held[one] for one in order), whole=whole, drawn=whole > 0)

    series = [
        column("Cards that give it", giving, size),
        column("Required by costs", symbols, asked_for),
        column("by this many cards", askers),
        column(f"of which cost {EARLY} or less", early),
    ]
    if several:
        series.insert(1, column("of which give another instead", several))
    if staying:
        series.insert(1, column(f"of which {dealing.stays}s", staying))
    return Chart(
        code,
        title,
        "shares",
        of.attribute_word.capitalize(),
        tuple(ChartRow(one, one) for one in order),
        tuple(series),
        _sentence(order, giving, size, symbols, askers),
        tuple(_notes(of, dealing, payers, size)),
    )


def turns(of: System, entries: Sequence[Entry]) -> Chart | None:
    """Chart how many cards can be paid for on each turn; None if resources do not grow."""
    if not any(dealing.grows for dealing in dealings(of.code)):
        return None
    code, title = "turns", "Turn by turn"
    costs: Counter[int] = Counter()
    for entry in entries:
        if (cost := cost_of(entry)) is not None:
            costs[max(1, cost)] += entry.count
    total = sum(costs.values())
    if not total:
        return nothing(code, title, "No card here has a printed cost.")
    last = min(MOST_TURNS, max(costs))
    by = [sum(n for cost, n in costs.items() if cost <= turn) for turn in range(1, last + 1)]
    new = [costs[turn] for turn in range(1, last + 1)]
    half = next((turn for turn, held in enumerate(by, 1) if 2 * held >= total), 0)
    told = f"By turn {half}, {by[half - 1]} of {count(total, 'card')} can be paid for" if half else ""
    dear = total - by[-1]
    notes = ["Assuming one more resource each turn, and no changes to costs."]
    if dear:
        notes.append(f"{count(dear, 'card')} {'costs' if dear == 1 else 'cost'} more than {last}.")
    return Chart(
        code,
        title,
        "stacked",
        "Turn",
        tuple(ChartRow(str(turn)) for turn in range(1, last + 1)),
        (
            Series("Before already", tuple(held - n for held, n in zip(by, new, strict=True))),
            Series("From this turn on", tuple(new)),
            Series("Together", tuple(by), whole=total, drawn=False),
        ),
        f"{told or 'Most cards cost more than ten turns bring'}.",
        tuple(notes),
    )


def _sentence(
    order: Sequence[str], giving: Counter[str], size: int, symbols: Counter[str], askers: Counter[str]
) -> str:
    without = [one for one in order if symbols[one] and not giving[one]]
    if without:
        asked = joined([f"{one} ({count(askers[one], 'card')})" for one in without])
        return f"Costs ask for {asked}, which nothing in the deck gives."
    asked_for = sum(symbols.values())
    if not asked_for:
        return "No cost here asks for any of them."
    parts = [
        f"{one} is {percent(symbols[one], asked_for)} of what costs require, and provided by "
        f"{percent(giving[one], size)} of what pays"
        for one in order[:2]
        if symbols[one]
    ]
    sentence = "; ".join(parts)
    return f"{sentence[:1].upper()}{sentence[1:]}."


def _notes(of: System, dealing: Dealing, payers: Sequence[Entry], size: int) -> list[str]:
    title = of.section(dealing.section).title
    total = sum(entry.count for entry in payers)
    notes = [f"The sources are all cards of “{title}” ({count(total, 'card')}), whatever is looked at above."]
    if dealing.stays:
        notes.append(
            f"A card discarded pays {dealing.worth}; {dealing.stays}s on the field pay 1 in every turn."
        )
    if rest := total - size:
        never = f"can never pay ({joined(dealing.never_pay)})" if dealing.never_pay else ""
        why = never or "pay in ways that are not recorded"
        notes.append(f"{count(rest, 'card')} of them {why}.")
    notes.append("Only printed costs are counted, not those of abilities.")
    return notes
