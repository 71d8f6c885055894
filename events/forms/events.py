"""The form for an event."""

from datetime import datetime
from typing import Any

from django import forms

from common import caps
from common.forms import DayField, offer
from common.text import clean_text
from decks.forms import format_choices
from events import access, times
from events.house_rules import written_of
from events.models import Event
from events.models.events import VISIBILITIES
from events.services.events import EventValues

_LOCAL = "%Y-%m-%dT%H:%M"


def _lines(rows: int) -> forms.Textarea:
    """Return a box for a text of several lines."""
    return forms.Textarea(attrs={"rows": rows, "class": "prose"})


class _MomentField(forms.CharField):
    """A local day and time, with the browser's picker."""

    def __init__(self, label: str, hint: str = "") -> None:
        super().__init__(
            label=label, help_text=hint, widget=forms.TextInput(attrs={"type": "datetime-local", "step": 60})
        )

    def clean(self, value: object) -> datetime:
        """Return the day and time, without a time zone."""
        said = str(super().clean(value))
        for form in (_LOCAL, f"{_LOCAL}:%S", "%Y-%m-%d %H:%M"):
            try:
                return datetime.strptime(said, form)  # noqa: DTZ007  # the zone is another field
            except ValueError:
                continue
        raise forms.ValidationError(f"“{said[:40]}” is not a day and time; write 2027-05-01 10:00.")


class EventForm(forms.Form):
    """An event as its organiser describes it."""

    name = forms.CharField(max_length=caps.EVENT_NAME, label="Name")
    format = forms.ChoiceField(label="Game and format")
    online = forms.BooleanField(required=False, label="It is online")
    place = forms.CharField(
        required=False,
        max_length=caps.EVENT_PLACE,
        label="Place",
        help_text="The address, or where to meet online.",
    )
    starts = _MomentField("Start", "Lists are checked by the rules of this day.")
    deadline = _MomentField("Deadline for lists", "Later lists wait until you accept them.")
    zone = forms.ChoiceField(label="Time zone")
    about = forms.CharField(
        required=False, max_length=caps.EVENT_ABOUT, label="About the event", widget=_lines(5)
    )
    visibility = forms.ChoiceField(
        choices=VISIBILITIES, initial="unlisted", label="Who may see the event", widget=forms.RadioSelect
    )
    sealing = forms.ChoiceField(
        choices=access.SEALINGS,
        initial=access.NEVER,
        label="Who may see the lists",
        widget=forms.RadioSelect,
    )
    legal_only = forms.BooleanField(required=False, initial=True, label="Accept legal lists only")
    questions = forms.CharField(
        required=False,
        label="Questions besides a name",
        help_text="One on each line, such as a player number. Ask only for what you need.",
        widget=_lines(3),
    )
    questions_use = forms.CharField(
        required=False,
        max_length=caps.QUESTIONS_USE,
        label="What happens to the answers",
        help_text="Players read this beside your questions.",
        widget=_lines(3),
    )
    erase_on = DayField(label="Erase data of players without accounts on")
    house_name = forms.CharField(
        required=False,
        max_length=caps.EVENT_NAME,
        label="Name of your list",
        help_text="If empty: the event’s name.",
    )
    house_banned = forms.CharField(
        required=False,
        label="Banned cards",
        help_text="A card on each line, by its name or number.",
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    house_limited = forms.CharField(
        required=False,
        label="Limited cards",
        help_text="The copies and a card on each line.",
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    house_sizes = forms.CharField(
        required=False,
        label="Sizes of sections",
        help_text="A section on each line: Main deck 50–60, or 40+ without a maximum.",
        widget=forms.Textarea(attrs={"rows": 4}),
    )
    version = forms.IntegerField(required=False, widget=forms.HiddenInput)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        offer(self, "format", format_choices(empty="Choose a format"))
        offer(self, "zone", [(name, name.replace("_", " ")) for name in times.zones()])

    def clean(self) -> dict[str, Any]:
        """Read both local times in the event's time zone."""
        said = super().clean() or {}
        zone = said.get("zone", "")
        for name in ("starts", "deadline"):
            local = said.get(name)
            if isinstance(local, datetime) and zone:
                try:
                    said[name] = times.moment(local.date(), local.time(), zone)
                except (times.SkippedTime, OverflowError) as error:
                    self.add_error(name, str(error))
        return said

    @property
    def values(self) -> EventValues:
        """What a valid form says."""
        said = self.cleaned_data
        system, _, form = said["format"].partition(":")
        return EventValues(
            system=system,
            format=form,
            questions=tuple(clean_text(said["questions"]).split("\n")),
            **{
                name: said[name]
                for name in EventValues.__dataclass_fields__
                if name not in ("system", "format", "questions")
            },
        )

    @property
    def repeated_times(self) -> list[str]:
        """The labels of the times that clocks show twice that day; the first is meant."""
        return [
            str(self.fields[name].label)
            for name in ("starts", "deadline")
            if isinstance(when := self.cleaned_data.get(name), datetime)
            and times.comes_twice(
                times.local(when, zone := self.cleaned_data["zone"]).date(),
                times.local(when, zone).time(),
                zone,
            )
        ]


def initial_of(event: Event) -> dict[str, object]:
    """Return the values with which the form of an event begins."""
    return {
        "name": event.name,
        "format": f"{event.system}:{event.format}",
        "online": event.online,
        "place": event.place,
        "starts": f"{event.starts_there:{_LOCAL}}",
        "deadline": f"{event.deadline_there:{_LOCAL}}",
        "zone": event.zone,
        "about": event.about,
        "visibility": event.visibility,
        "sealing": event.sealing,
        "legal_only": event.legal_only,
        "questions": "\n".join(event.questions),
        "questions_use": event.questions_use,
        "erase_on": event.erase_on,
        **written_of(event.house_format),
        "version": event.version,
    }
