"""Games of cards whose texts are read: whether all end lawfully, and which abilities never do anything."""
