"""What effects are worth to a player, judged by the trees of the language; no card needs its own rule."""
