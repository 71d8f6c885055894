"""What only Skirmish can say in the language of abilities: nothing yet."""
