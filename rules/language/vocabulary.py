"""The kinds of words in trees; each game's dialect declares the words."""

from dataclasses import dataclass
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Marks a string field as a word of a vocabulary, such as the names of zones."""

    name: str


Zone = Annotated[str, Vocabulary("zone")]
Stat = Annotated[str, Vocabulary("stat")]
Resource = Annotated[str, Vocabulary("resource")]
Keyword = Annotated[str, Vocabulary("keyword")]
Counter = Annotated[str, Vocabulary("counter")]
Layer = Annotated[str, Vocabulary("layer")]
Moment = Annotated[str, Vocabulary("moment")]
Step = Annotated[str, Vocabulary("step")]
Status = Annotated[str, Vocabulary("status")]
Tally = Annotated[str, Vocabulary("tally")]
Action = Annotated[str, Vocabulary("action")]
Deed = Annotated[str, Vocabulary("deed")]
CardType = Annotated[str, Vocabulary("type")]
Subtype = Annotated[str, Vocabulary("subtype")]
Race = Annotated[str, Vocabulary("race")]
Attribute = Annotated[str, Vocabulary("attribute")]
WayName = Annotated[str, Vocabulary("way")]
Means = Annotated[str, Vocabulary("means")]
Nameable = Annotated[str, Vocabulary("nameable")]

ANY_RESOURCE = "any"
"""The word for any resource."""
EVERYWHERE = "everywhere"
"""The word for an ability that works in every zone, and outside of all."""
