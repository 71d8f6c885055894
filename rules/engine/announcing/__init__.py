"""Announcing cards and abilities: one procedure for all games, in the order that each book declares.

- `announcement.py`: what is announced and what has been decided about it, as a value
- `order.py`: the stages of a book, and the procedure that goes through them
- `manner.py`: who may be a target and what the questions are called in a game
- `modes.py`, `targets.py`, `division.py`, `price.py`: the stages that games share
- `possible.py`: whether something can be announced to its end
- `uses.py`: what may be used only once
"""
