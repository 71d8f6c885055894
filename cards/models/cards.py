"""The models of cards, laid out for searching; `manage.py loadcatalogue` writes them."""

from django.db import models

from common import caps
from rules.cards.catalogue import CardRow, FaceRow


class Card(models.Model):
    """A card of a system: its facts as in `rules`, and its search and sort keys.

    `facts` is the row of the catalogue: `faces` (front first), `printings`, `aliases` and so on.
    `search_name` has all names and `numbers` all collector's numbers, normalised, each between bars;
    `search_text` has its printed text if the site has it, else what it does in our words, normalised too.
    `name_order` and `number_order` are positions in orders computed in Python, the same on every database;
    `name_key` sorts by name across systems, and is binary because databases order letters differently. A
    `retired` card is no longer in the catalogue: it is kept for the decks that use it and not found by
    searches.
    """

    system = models.CharField(max_length=caps.SYSTEM_CODE)
    card_id = models.CharField(max_length=caps.CARD_ID)
    name = models.CharField(max_length=caps.CARD_NAME)
    search_name = models.TextField()
    numbers = models.TextField()
    search_text = models.TextField(default="")
    facts = models.JSONField()
    cost = models.IntegerField(null=True)
    name_key = models.BinaryField(default=b"", max_length=caps.NAME_KEY)
    name_order = models.PositiveIntegerField()
    number_order = models.PositiveIntegerField()
    retired = models.BooleanField(default=False)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["system", "card_id"], name="card_once_in_a_system")]
        indexes = [
            models.Index(fields=["system", "retired", "name_order"], name="card_by_name"),
            models.Index(fields=["system", "retired", "number_order"], name="card_by_number"),
            models.Index(fields=["name_key", "system", "name_order"], name="card_by_name_of_all"),
        ]

    def __str__(self) -> str:
        return f"{self.name} ({self.system} {self.card_id})"

    @property
    def row(self) -> CardRow:
        """The card's row of the catalogue."""
        row: CardRow = self.facts
        return row

    @property
    def faces(self) -> list[FaceRow]:
        """The faces as facts, front first."""
        return self.row["faces"]

    @property
    def front(self) -> FaceRow:
        """The face that a deck builder refers to."""
        return self.faces[0]


class Printing(models.Model):
    """A printing of a card; `place` keeps the catalogue's order, oldest known first."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="printings")
    place = models.PositiveSmallIntegerField()
    set = models.CharField(max_length=caps.FACT)
    number = models.CharField(max_length=caps.CARD_ID)
    rarity = models.CharField(max_length=caps.FACT, blank=True)
    region = models.CharField(max_length=caps.FACT, blank=True)

    class Meta:
        ordering = ["place"]
        constraints = [models.UniqueConstraint(fields=["card", "place"], name="printing_place_once")]
        indexes = [models.Index(fields=["set", "card"], name="printing_by_set")]

    def __str__(self) -> str:
        return f"{self.set} {self.number}"


class CardFact(models.Model):
    """A searchable fact of a card: a kind such as `type` or `set`, a value, and its search key."""

    PRINTED = ("type", "mark", "attribute", "race", "keyword", "set", "rarity", "region", "title")
    KINDS = (*PRINTED, "printed_cost", "does", "trigger", "reading")
    """The kinds of facts: the printed ones, its printed costs, and those that were read of its text."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="card_facts")
    kind = models.CharField(max_length=20)
    value = models.CharField(max_length=caps.FACT)
    key = models.CharField(max_length=caps.FACT)

    class Meta:
        constraints = [models.UniqueConstraint(fields=["card", "kind", "key"], name="fact_once_a_card")]
        indexes = [models.Index(fields=["kind", "key", "card"], name="card_by_fact")]

    def __str__(self) -> str:
        return f"{self.kind} {self.value}"


class CardStat(models.Model):
    """A number printed on a face of a card: its cost, power, attack …; `faces` is how many have it."""

    card = models.ForeignKey(Card, on_delete=models.CASCADE, related_name="card_stats")
    name = models.CharField(max_length=caps.STAT)
    value = models.IntegerField()

    class Meta:
        constraints = [models.UniqueConstraint(fields=["card", "name", "value"], name="stat_once_a_card")]
        indexes = [models.Index(fields=["name", "value", "card"], name="card_by_stat")]

    def __str__(self) -> str:
        return f"{self.name} {self.value}"


class CatalogueState(models.Model):
    """The version of a system's catalogue that the rows were made from, and the facts that occur in it.

    `facets` maps each kind of fact to its values with their numbers of cards: `{"type": [["ruler", 40]]}`.
    """

    system = models.CharField(max_length=caps.SYSTEM_CODE, primary_key=True)
    digest = models.CharField(max_length=64)
    cards = models.PositiveIntegerField()
    facets = models.JSONField(default=dict)
    loaded_at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return f"{self.system}: {self.cards} cards, {self.digest[:12]}"
