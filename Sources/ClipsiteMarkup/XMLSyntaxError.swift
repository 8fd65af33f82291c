/// Why a text is not the XML that is read here.
package struct XMLSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
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

  /// What is wrong.
  package let reason: Reason
  /// Where it was noticed, in bytes.
  package let offset: Int

  /// One sentence without a full stop.
  package var message: String {
    switch reason {
    case .notUTF8: "the XML is not UTF-8"
    case .unexpectedEnd: "the XML ends before it is whole"
    case .notOneElement: "XML has exactly one element outside all others"
    case .wrongEnd(let open?, let closed): "`</\(closed)>` stands where `</\(open)>` has to"
    case .wrongEnd(nil, let closed): "`</\(closed)>` closes an element that was not opened"
    case .missingName: "a tag has no name"
    case .tooDeep: "the elements are nested deeper than \(XMLParser.deepest) levels"
    case .unknownReference(let text): "`\(text)` stands for nothing in XML"
    case .declarations: "the document type declares entities or elements of its own"
    }
  }
}
