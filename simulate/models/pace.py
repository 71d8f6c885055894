"""How long the games of players have taken lately, compared with the estimate."""

from django.db import models

from common import caps

PLAYERS = 60


class Pace(models.Model):
    """The seconds of one processor that recent games of two players took, and those that were estimated.

    `players` has the names of both in the order of the alphabet, with a comma between them.
    """

    system = models.CharField(max_length=caps.SYSTEM_CODE)
    players = models.CharField(max_length=PLAYERS)
    estimated = models.FloatField(default=0)
    taken = models.FloatField(default=0)

    class Meta:
        ordering = ["system", "players"]
        constraints = [models.UniqueConstraint(fields=["system", "players"], name="pace_once")]

    def __str__(self) -> str:
        return f"{self.players} in {self.system}: {self.taken:.1f} s instead of {self.estimated:.1f} s"
