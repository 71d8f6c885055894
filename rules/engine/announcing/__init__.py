"""Announcing cards and abilities: one procedure for all games, in the order of each game's book.

- `announcement.py`: what is announced, and the choices made so far
- `order.py`: the stages of a book, and the procedure that runs them
- `settings.py`: the legal targets and the names of questions in a game
- `modes.py`, `targets.py`, `division.py`, `price.py`: the stages that games share
- `affordability.py`, `feasibility.py`: whether something can be paid for, and announced in full
- `resolution.py`: questions asked only on resolution
"""
