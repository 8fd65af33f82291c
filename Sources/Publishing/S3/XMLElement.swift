/// An element of an XML text (XML 1.0), as far as object stores write XML: no attributes kept, no document type.
struct XMLElement: Hashable, Sendable {
  /// The name.
  let name: String
  /// The text in it, without that of the elements in it.
  private(set) var text = ""
  /// The elements in it.
  private(set) var children: [XMLElement] = []

  private static let deepest = 16

  /// The first element with a name.
  subscript(name: String) -> XMLElement? { children.first { $0.name == name } }

  private init(name: String) { self.name = name }

  /// Reads a text; nil when it is not whole, so that an answer that was cut off is never taken for a short one.
  init?(_ bytes: [UInt8]) {
    guard let source = String(validating: bytes, as: UTF8.self) else { return nil }
    // What is open, from the outside in; the document itself is the first.
    var open = [XMLElement(name: "")]
    var rest = source[...]
    while let bracket = rest.firstIndex(of: "<") {
      guard let text = Self.decoded(rest[..<bracket]), let end = rest[bracket...].firstIndex(of: ">") else {
        return nil
      }
      open[open.count - 1].text += text
      guard Self.read(rest[rest.index(after: bracket)..<end], &open) else { return nil }
      rest = rest[rest.index(after: end)...]
    }
    guard open.count == 1, open[0].children.count == 1 else { return nil }
    self = open[0].children[0]
  }

  /// Reads what stands between `<` and `>`, and tells whether it fits.
  private static func read(_ tag: Substring, _ open: inout [XMLElement]) -> Bool {
    switch tag.first {
    case "?", "!": return true
    case "/":
      guard open.count > 1, let element = open.popLast(), element.name == tag.dropFirst() else {
        return false
      }
      open[open.count - 1].children.append(element)
      return true
    default:
      let element = XMLElement(name: String(tag.prefix { !$0.isWhitespace && $0 != "/" }))
      guard open.count <= deepest, !element.name.isEmpty else { return false }
      if tag.hasSuffix("/") {
        open[open.count - 1].children.append(element)
      } else {
        open.append(element)
      }
      return true
    }
  }

  private static let entities = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"]

  /// Text with its references put in.
  private static func decoded(_ text: Substring) -> String? {
    guard text.contains("&") else { return String(text) }
    let parts = text.split(separator: "&", omittingEmptySubsequences: false)
    var result = String(parts[0])
    for part in parts.dropFirst() {
      guard let end = part.firstIndex(of: ";") else { return nil }
      let name = part[..<end]
      let number = name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      if let entity = entities[String(name)] {
        result += entity
      } else if name.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) {
        result.unicodeScalars.append(scalar)
      } else {
        return nil
      }
      result += part[part.index(after: end)...]
    }
    return result
  }

  /// A text as it may stand in an element.
  static func escaped(_ text: String) -> String {
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
