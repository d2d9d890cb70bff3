"""Looking rules up: search, index by chapter, glossary, and one entry at a time."""
