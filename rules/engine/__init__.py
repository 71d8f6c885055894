"""The kernel that plays games: state, atoms, questions, timing and effects, without any particular game."""
