"""Small changes of printed sentences after which they mean something else, or nothing that is read."""
