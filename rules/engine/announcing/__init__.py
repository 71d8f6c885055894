"""Announcing cards and abilities: one procedure for all games, in the order that each book declares.

- `announcement.py`: what is announced and what has been decided about it, as a value
- `order.py`: the stages of a book, and the procedure that goes through them
- `manner.py`: who may be a target and what the questions are called in a game
- `modes.py`, `targets.py`, `division.py`, `price.py`: the stages that games share
- `payable.py`, `possible.py`: whether something can be paid for, and announced to its end
- `resolving.py`: what is asked only as it is carried out
"""
