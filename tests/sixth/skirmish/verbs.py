"""What effects of Skirmish do for verbs that other games do not have: there are none."""
