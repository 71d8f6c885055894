"""What is added to a copy of the project is tested there, not here."""

collect_ignore = ["tests_of_it", "skirmish"]
