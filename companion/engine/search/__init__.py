"""Looking rules up in words: the index over every entry and term, and the search that forgives typing errors.

Reading order: words (letters to words to stems), spelling (typing errors), documents (what can be found),
index (built once), query (what was meant), ranking (what answers it), passage (what is shown of it).
"""

from companion.engine.search.documents import Document, Synonym, documents
from companion.engine.search.index import Index, build
from companion.engine.search.ranking import Found, Hit, find

__all__ = ["Document", "Found", "Hit", "Index", "Synonym", "build", "documents", "find"]
