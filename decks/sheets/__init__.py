"""Registration sheets for tournaments: what stands on them, and how they come on paper."""
