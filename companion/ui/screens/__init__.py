"""The app's pages, one component a file."""
