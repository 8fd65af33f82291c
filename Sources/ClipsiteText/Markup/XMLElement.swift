/// An element of an XML text (XML 1.0), as far as object stores and property lists need it: no attributes
/// kept, no entities but the five that XML has.
package struct XMLElement: Hashable, Sendable {
  package let name: String
  /// The text in it, without that of the elements in it. White space is kept.
  package internal(set) var text = ""
  package internal(set) var children: [XMLElement] = []
  /// The range in the source, in bytes: from its opening `<` to its closing `>`.
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

/// The reason why a text is not the XML that this parser reads.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// The kind of mistake.
  package enum Reason: Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// The text ends before it is whole.
    case unexpectedEnd
    /// There is no element, or something stands beside the only one.
    case notOneElement
    /// A tag closes another element than the one that is open; the names of both, if there are any.
    case wrongEnd(open: String?, closed: String)
    /// A tag has no name.
    case missingName
    /// Elements are nested deeper than `XMLParser.deepest`.
    case tooDeep
    /// A reference is not one of XML's own; how it is written.
    case unknownReference(String)
    /// The document type declares things of its own, which are not read.
    case declarations
  }

  /// The kind of mistake.
  package let reason: Reason
  /// The offset of the mistake, in bytes.
  package let offset: Int

  /// One sentence without a period.
  package var message: String {
    switch reason {
    case .notUTF8: "the XML is not UTF-8"
    case .unexpectedEnd: "the XML ends before it is whole"
    case .notOneElement: "XML has exactly one element outside all others"
    case .wrongEnd(let open?, let closed): "`</\(closed)>` appears where `</\(open)>` must be"
    case .wrongEnd(nil, let closed): "`</\(closed)>` closes an element that was not opened"
    case .missingName: "a tag has no name"
    case .tooDeep: "the elements are nested deeper than \(XMLParser.deepest) levels"
    case .unknownReference(let text): "`\(text)` has no meaning in XML"
    case .declarations: "the document type declares entities or elements"
    }
  }
}
