"""What effects are worth to a player, told from the trees of the language alone: no card needs a rule."""
