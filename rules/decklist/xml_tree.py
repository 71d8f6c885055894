"""XML as a small tree whose elements know their line, parsed without entities or document types."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from xml.etree.ElementTree import Element, indent, tostring
from xml.sax import SAXParseException
from xml.sax.handler import ContentHandler
from xml.sax.xmlreader import AttributesImpl, Locator

from defusedxml import DefusedXmlException

from rules.decklist.limits import MOST_DEPTH, MOST_NODES
from rules.decklist.lines import UnreadableFile

_DECLARATION = re.compile(r"\s*<\?xml\b[^>]*\?>")


@dataclass(slots=True)
class Node:
    """An element: its tag, attributes, line, its own pieces of text and its child elements."""

    tag: str
    attributes: dict[str, str]
    line: int
    pieces: list[str] = field(default_factory=list)
    children: list["Node"] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The element's own text."""
        return "".join(self.pieces)

    def all(self, tag: str) -> list["Node"]:
        """Return the children with a tag."""
        return [child for child in self.children if child.tag == tag]

    def first(self, tag: str) -> "Node":
        """Return the first child with a tag, or an empty element."""
        return next((child for child in self.children if child.tag == tag), Node(tag, {}, self.line))

    def inside(self, depth: int = 0) -> Iterator[tuple[int, "Node", "Node"]]:
        """Yield every descendant with its depth and its parent, in order."""
        for child in self.children:
            yield depth, child, self
            yield from child.inside(depth + 1)

    def get(self, attribute: str) -> str:
        """Return an attribute, stripped, "" if it is missing."""
        return self.attributes.get(attribute, "").strip()

    def said(self, tag: str) -> str:
        """Return the text of the first element with a tag, stripped."""
        return self.first(tag).text.strip()


class _Builder(ContentHandler):
    def __init__(self) -> None:
        super().__init__()
        self.root: Node | None = None
        self._open: list[Node] = []
        self._at: Locator | None = None
        self._nodes = 0

    def setDocumentLocator(self, locator: Locator) -> None:
        self._at = locator

    def startElement(self, name: str, attrs: AttributesImpl) -> None:
        line = (self._at.getLineNumber() if self._at else None) or 0
        node = Node(name, dict(attrs.items()), line)
        self._nodes += 1 + len(node.attributes)
        if self._nodes > MOST_NODES:
            raise UnreadableFile(f"line {line}: the XML has more than {MOST_NODES} elements and attributes")
        if len(self._open) >= MOST_DEPTH:
            raise UnreadableFile(f"line {line}: the XML is nested deeper than {MOST_DEPTH} levels")
        if self._open:
            self._open[-1].children.append(node)
        else:
            self.root = node
        self._open.append(node)

    def endElement(self, name: str) -> None:
        self._open.pop()

    def characters(self, content: str) -> None:
        self._open[-1].pieces.append(content)


def parsed(text: str) -> Node:
    """Return the root of an XML text. Raises UnreadableFile with the position of a problem."""
    # Imported only for XML: it brings in a whole web client's libraries.
    from defusedxml.sax import parseString

    builder = _Builder()
    # The text is already decoded, so a declared encoding does not apply.
    match = _DECLARATION.match(text)
    body = "\n" * match[0].count("\n") + text[match.end() :] if match else text
    try:
        parseString(body.encode("utf-8", "surrogatepass"), builder, forbid_dtd=True)
    except SAXParseException as error:
        place = f"line {error.getLineNumber()}, column {(error.getColumnNumber() or 0) + 1}"
        raise UnreadableFile(f"{place}: broken XML ({error.getMessage()})") from error
    except DefusedXmlException as error:
        raise UnreadableFile(
            "the XML declares a document type or entities, which no deck file needs; take the declaration out"
        ) from error
    assert builder.root is not None
    return builder.root


def written(root: Element) -> str:
    """Return an XML document as text."""
    indent(root, "\t")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{tostring(root, encoding="unicode")}\n'
