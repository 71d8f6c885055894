"""The forms for results: a field for each player, and a table to import."""

from django import forms
from django.http import QueryDict

from common import caps
from common.text import clean_line, storable
from events.results.selectors import EnteredResult
from events.results.table import Fault, TableRow, read_place


class ImportForm(forms.Form):
    """A table of results, pasted or as a file."""

    text = forms.CharField(
        required=False,
        strip=False,
        max_length=caps.RESULTS_TEXT,
        label="Paste a table",
        widget=forms.Textarea(attrs={"rows": 10, "spellcheck": "false"}),
    )
    file = forms.FileField(
        required=False,
        label="or choose a file",
        widget=forms.FileInput(attrs={"accept": ".csv,.txt,.tsv,text/*"}),
    )
    version = forms.CharField(required=False, widget=forms.HiddenInput)

    @property
    def table(self) -> str:
        """The table that a valid form has; what a file cannot say in UTF-8 is read as Western European."""
        file = self.cleaned_data.get("file")
        if file is None:
            return str(self.cleaned_data["text"])
        content: bytes = file.read(caps.RESULTS_TEXT * 4)
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError:
            text = content.decode("cp1252", errors="replace")
        return storable(text.replace("\0", ""))


def answers_in(said: QueryDict) -> dict[int, str]:
    """Return the players chosen for the lines of a table that were asked about."""
    found = {}
    for name, value in said.items():
        line = name.removeprefix("line-")
        if name.startswith("line-") and line.isascii() and line.isdigit() and len(line) < 7 and value:
            found[int(line)] = str(value)
    return found


def rows_in(said: QueryDict, players: list[EnteredResult]) -> tuple[list[EnteredResult], list[Fault]]:
    """Return each player with the result that a form says, and what in it cannot be read.

    A player with neither place nor mark of having dropped has no result.
    """
    found: list[EnteredResult] = []
    faults: list[Fault] = []
    for number, player in enumerate(players, 1):
        entry = player.entry
        place, record, dropped = (
            clean_line(str(said.get(f"{name}-{entry.public_id}", "")))
            for name in ("place", "record", "dropped")
        )
        read = read_place(place) if place else None
        if place and read is None:
            faults.append(
                Fault(
                    number,
                    entry.name,
                    f"“{place[:20]}” is not a place: write a number from 1 to {caps.EVENT_ENTRIES:,}.",
                )
            )
        if len(record) > caps.RESULT_RECORD:
            faults.append(
                Fault(number, entry.name, f"“{record[:20]}…” is longer than {caps.RESULT_RECORD} characters.")
            )
        if record and not place and not dropped:
            faults.append(
                Fault(number, entry.name, "there is no place. Only players who dropped may have none.")
            )
        found.append(EnteredResult(entry, read, record, bool(dropped)))
    return found, faults


def rows_to_store(entered: list[EnteredResult]) -> dict[str, TableRow]:
    """Return the results of the players who have one, by the id of their entry."""
    return {
        one.entry.public_id: TableRow(number, one.entry.name, one.place, one.record, one.dropped)
        for number, one in enumerate(entered, 1)
        if one.place is not None or one.dropped
    }
