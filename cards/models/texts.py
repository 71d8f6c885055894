"""The printed texts that the owner of a site has imported; no other site gets them."""

from django.db import models

from common import caps


class PrintedText(models.Model):
    """The printed text of one side of a card in a language, in this site's database only.

    It belongs to the card by its id, so that it stays when cards are loaded again.
    """

    system = models.CharField(max_length=caps.SYSTEM_CODE)
    card_id = models.CharField(max_length=caps.CARD_ID)
    face = models.PositiveSmallIntegerField(default=0)
    language = models.CharField(max_length=10, default="en")
    text = models.TextField()

    class Meta:
        ordering = ["face", "language"]
        constraints = [
            models.UniqueConstraint(
                fields=["system", "card_id", "face", "language"], name="text_of_a_side_once"
            )
        ]

    def __str__(self) -> str:
        return f"{self.system} {self.card_id}, side {self.face + 1} ({self.language})"
