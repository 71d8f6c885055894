"""The keywords of Force of Will 5.01 do what they do in 8.01, where some are called otherwise."""

WORDS = {"Target Attack": "Precision", "J-activate": "Judgment", "Swifttness": "Swiftness"}
"""What the rulebook prints, and the word under which the catalogue has it (11.2, 7.5, 11.6)."""
