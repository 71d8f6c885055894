"""What the kernel does for each effect of the language: one handler a node, a file for each family."""
