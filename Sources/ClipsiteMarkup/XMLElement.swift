/// An element of an XML text (XML 1.0), as far as object stores and property lists need it: no attributes
/// kept, no entities but the five that XML has.
package struct XMLElement: Hashable, Sendable {
  /// The name.
  package let name: String
  /// The text in it, without that of the elements in it. White space is kept.
  package internal(set) var text = ""
  /// The elements in it.
  package internal(set) var children: [XMLElement] = []
  /// Where it stands in the source, in bytes: from its opening `<` to its closing `>`.
  package internal(set) var range: Range<Int>
  /// The bytes between its tags; empty, behind the tag, when it has only one.
  package internal(set) var content: Range<Int>

  package init(name: String, range: Range<Int>) {
    self.name = name
    self.range = range
    content = range.upperBound..<range.upperBound
  }

  /// Reads a text.
  ///
  /// - Throws: Where and why it cannot be read. A text that is not whole is refused, so that an answer that
  ///   was cut off is never taken for a short one.
  package init(_ bytes: [UInt8]) throws(XMLSyntaxError) {
    var parser = XMLParser(bytes)
    self = try parser.parse()
  }

  /// The first element with a name.
  package subscript(name: String) -> XMLElement? { children.first { $0.name == name } }
}
