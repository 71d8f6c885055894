"""The forms that start practice games."""

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.http import QueryDict
from django.utils.datastructures import MultiValueDict

import rules
from common import caps
from common.access import User
from common.forms import offer
from decks import selectors, values
from decks.models import Deck
from rules.readings import DeckReading, deck_reading
from simulate import plan_requests
from simulate.forms.batches import ITSELF, MOST_LISTED, PLAYER_WORDS, WholeNumber, deck_id_in
from simulate.games.choices import PLAYERS, grouped_samples
from simulate.games.plan import PlanFault
from simulate.games.practice import BadRecord
from simulate.plan_requests import MOST_SEED, Source
from simulate.practice_games import checked_record
from simulate.services.practice import Matchup

SEATS = ((0, "The first seat"), (1, "The second seat"))
MOST_LINK = 300
MOST_STEPS = 100_000
MOST_BYTES = 4 * caps.RECORD_TEXT
"""A character of UTF-8 has at most four bytes."""


class PracticeForm(forms.Form):
    """Whom to play against with a deck: another deck, and the player who plays it."""

    against = forms.ChoiceField(required=False, label="Against")
    other = forms.CharField(required=False, max_length=MOST_LINK, label="Or a link to another deck")
    opponent = forms.ChoiceField(required=False, label="Played by")
    seed = WholeNumber("seed", 0, MOST_SEED, label="Seed")
    illegal = forms.BooleanField(required=False, label="Play illegal decks anyway")

    def __init__(self, asked: QueryDict | None, *, deck: Deck, user: User) -> None:
        super().__init__(asked)
        self.deck, self.user = deck, user
        self.system = rules.system(deck.system).code
        sample_rows = [
            (heading, [(f"sample:{sample.code}", f"{sample.name} ({sample.about})") for sample in found])
            for heading, found in grouped_samples(self.system)
        ]
        found = selectors.decks_of(user).filter(system=deck.system).exclude(pk=deck.pk)
        own = [(f"deck:{one}", name) for one, name in found.values_list("public_id", "name")[:MOST_LISTED]]
        groups = [*sample_rows, ("My decks", own), ("Other", [(ITSELF, "This deck itself")])]
        offer(self, "against", [group for group in groups if group[1]])
        offer(self, "opponent", [(name, PLAYER_WORDS[name]) for name in reversed(PLAYERS)])
        self.initial = {"against": sample_rows[0][1][0][0], "opponent": "greedy"}
        self.sources: tuple[Source, Source] | None = None

    def clean(self) -> dict[str, object]:
        """Look up both decks."""
        said = super().clean() or {}
        if self.errors:
            return said
        try:
            mine = plan_requests.stored(self.deck)
            one, other = plan_requests.distinctly_named([mine, self._against(said)])
            for source in (one, other):
                plan_requests.check_size(source.entry)
        except PlanFault as error:
            self.add_error(None, f"{error}.")
        else:
            self.sources = one, other
        return said

    def _against(self, said: dict[str, object]) -> Source:
        link, against = str(said.get("other") or "").strip(), str(said.get("against") or "")
        if link:
            return plan_requests.stored_by_id(self.user, self.system, deck_id_in(link))
        kind, _, which = (against or str(self.initial["against"])).partition(":")
        if kind == ITSELF:
            return plan_requests.stored(self.deck)
        if kind == "sample":
            return plan_requests.sample(self.system, which)
        return plan_requests.stored_by_id(self.user, self.system, which)

    @property
    def reading(self) -> DeckReading:
        """How much of the page's deck is read, and so played."""
        return deck_reading(values.to_rules(self.deck))

    @property
    def matchup(self) -> Matchup:
        """The game that a valid form asks for."""
        assert self.sources is not None, "only a valid form has both decks"
        seed = self.cleaned_data["seed"]
        return Matchup(
            system=self.system,
            entries=(self.sources[0].entry, self.sources[1].entry),
            opponent=self.cleaned_data["opponent"] or "greedy",
            seed=plan_requests.new_seed() if seed is None else seed,
            illegal=self.cleaned_data["illegal"],
        )


class RecordForm(forms.Form):
    """A game to be played on from a record: from which step, from which seat, against whom."""

    file = forms.FileField(
        required=False, label="The record’s file", help_text="As you downloaded it from a practice game."
    )
    record = forms.CharField(
        required=False,
        max_length=caps.RECORD_TEXT,
        label="Or the record itself",
        help_text="One line of JSON, as practice games and <code>rules play --record</code> write it.",
        widget=forms.Textarea(attrs={"rows": 5, "spellcheck": "false"}),
    )
    step = WholeNumber("step", 0, MOST_STEPS, label="Play on from step")
    seat = forms.TypedChoiceField(coerce=int, choices=SEATS, label="You take")
    opponent = forms.ChoiceField(required=False, label="Your opponent is played by")

    def __init__(
        self, asked: QueryDict | None, files: "MultiValueDict[str, UploadedFile[bytes]] | None" = None
    ) -> None:
        super().__init__(asked, files)
        offer(self, "opponent", [(name, PLAYER_WORDS[name]) for name in reversed(PLAYERS)])
        self.initial = {"opponent": "greedy", "seat": 0}

    def clean_file(self) -> str:
        """Return the one record that is in the file, "" without a file."""
        file = self.cleaned_data["file"]
        if file is None:
            return ""
        if file.size > MOST_BYTES:
            raise forms.ValidationError(
                f"“{file.name[:40]}” has {file.size:,} bytes; a record has at most {MOST_BYTES:,}."
            )
        try:
            lines = [line for line in file.read().decode().splitlines() if line.strip()]
        except UnicodeDecodeError:
            raise forms.ValidationError(
                f"“{file.name[:40]}” is not a record: it is not UTF-8 text."
            ) from None
        if len(lines) != 1:
            raise forms.ValidationError(
                f"“{file.name[:40]}” has {len(lines)} records; upload a file with one, or paste one."
            )
        return str(lines[0])

    def clean(self) -> dict[str, object]:
        """Read the record, up to the step that is asked for."""
        said = super().clean() or {}
        if self.errors:
            return said
        given = {name: str(said[name]) for name in ("file", "record") if said[name]}
        if len(given) != 1:
            only = "not both" if given else "there is neither yet"
            self.add_error("record", f"Upload a record’s file or paste a record; {only}.")
            return said
        where, written = next(iter(given.items()))
        try:
            said["record"] = checked_record(written)
        except BadRecord as error:
            self.add_error(where, f"This cannot be read: {error}.")
        return said
