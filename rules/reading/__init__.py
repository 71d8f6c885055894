"""Reads printed text into the language of abilities: shared tools; each game has its own `reading/` besides.

A game's folder `reading/` has `house.py` with `house()`, which returns its `House`, `style.py`, which makes
one wording of its house style, `words.toml` with its lexicon, and rules in `nouns.py`, `verbs.py`,
`frames.py` and files that continue these.
"""
