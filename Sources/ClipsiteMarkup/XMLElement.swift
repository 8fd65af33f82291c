/// An element of an XML text (XML 1.0), as far as object stores and property lists need it: no attributes kept, no
/// entities but the five that XML has.
public struct XMLElement: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The text in it, without that of the elements in it. White space is kept.
  public internal(set) var text = ""
  /// The elements in it.
  public internal(set) var children: [XMLElement] = []
  /// Where it stands in the source, in bytes: from its opening `<` to its closing `>`.
  public internal(set) var range: Range<Int>
  /// The bytes between its tags; empty, behind the tag, when it has only one.
  public internal(set) var content: Range<Int>

  init(name: String, range: Range<Int>) {
    self.name = name
    self.range = range
    content = range.upperBound..<range.upperBound
  }

  /// Reads a text.
  ///
  /// - Throws: Where and why it cannot be read. A text that is not whole is refused, so that an answer that was cut off
  ///   is never taken for a short one.
  public init(_ bytes: [UInt8]) throws(XMLSyntaxError) {
    var parser = XMLParser(bytes)
    self = try parser.parse()
  }

  /// The first element with a name.
  public subscript(name: String) -> XMLElement? { children.first { $0.name == name } }

  /// A text as it may stand in an element. Line ends and tabs stay what they are when it is read again.
  public static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "\"": result += "&quot;"
      case "\r", "\n", "\t": result += "&#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
