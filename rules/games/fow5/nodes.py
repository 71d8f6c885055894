"""Force of Will 5.01 has no verbs and no events that 8.01 has not; see that game's nodes."""
