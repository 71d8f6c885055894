"""Reads printed text into the language of abilities: shared tools; each game also has its own `reading/`.

A game's folder `reading/` has `house.py` with `house()`, which returns its `House`, `style.py`, which
normalises its wording, `words.toml` with its lexicon, and rules in `nouns.py`, `verbs.py`, `frames.py` and
files that continue these.
"""
