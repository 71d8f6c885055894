"""The models of batches of games and their pace, of practice games and of work on the queue."""

from simulate.models.batches import Batch, BatchEntry, Chunk, RunningSum
from simulate.models.pace import Pace
from simulate.models.practice import PracticeGame
from simulate.models.pulse import Pulse

__all__ = ["Batch", "BatchEntry", "Chunk", "Pace", "PracticeGame", "Pulse", "RunningSum"]
