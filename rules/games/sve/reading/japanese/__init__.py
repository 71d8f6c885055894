"""The Japanese wording of Shadowverse: Evolve: its style, its noun phrases, its verbs, its frames."""
