"""The kernel's handlers of the language's effects, one per node, a file per family."""
