"""Announcing cards and abilities: one procedure for all games, in the order that each book declares.

- `announcement.py`: what is announced and what has been decided about it, as a value
- `order.py`: the stages of a book, and the procedure that goes through them
- `settings.py`: who may be a target and what the questions are called in a game
- `modes.py`, `targets.py`, `division.py`, `price.py`: the stages that games share
- `affordability.py`, `feasibility.py`: whether something can be paid for, and announced to its end
- `resolution.py`: what is asked only as it is carried out
"""
