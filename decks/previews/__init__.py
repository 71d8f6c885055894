"""What chats show beside links to decks, their versions and their verdicts."""
