import Foundation

/// The elements and the text of an HTML page, read the way a browser's tokenizer does, for looking at pages
/// that somebody tried to break. Source: HTML Living Standard, section 13.2.5.
struct HTMLPage {
  /// One start tag.
  struct Element: Hashable {
    let name: String
    let attributes: [String: String]
  }

  /// The start tags, in order.
  private(set) var elements: [Element] = []
  /// The text of each element that holds no elements: `title`, `script` and `style`.
  private(set) var rawTexts: [(element: String, text: String)] = []
  /// All other text, with its character references decoded.
  private(set) var text = ""

  private var rest: Substring

  init(_ html: String) {
    rest = html[...]
    while !rest.isEmpty { readToken() }
  }

  /// The elements with a name.
  func all(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  /// The contents of the `<meta>` tags with a name or property.
  func meta(_ name: String) -> [String] {
    all("meta").filter { $0.attributes["name"] == name || $0.attributes["property"] == name }
      .map { $0.attributes["content"] ?? "" }
  }

  /// The addresses of the `<link>` tags with a relation.
  func links(_ relation: String) -> [String] {
    all("link").filter { $0.attributes["rel"] == relation }.map { $0.attributes["href"] ?? "" }
  }

  /// The text of the first `<title>`, decoded.
  var title: String? { rawTexts.first { $0.element == "title" }.map { Self.decoded($0.text) } }

  /// The structured data.
  var structuredData: String? { rawTexts.first { $0.element == "script" }?.text }

  private mutating func readToken() {
    if rest.hasPrefix("<!--") {
      skip(past: "-->")
    } else if rest.hasPrefix("<!") || rest.hasPrefix("</") {
      skip(past: ">")
    } else if rest.hasPrefix("<"), rest.dropFirst().first?.isLetter == true {
      readElement()
    } else {
      let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
      text += Self.decoded(String(rest[..<end]))
      rest = rest[end...]
    }
  }

  private mutating func readElement() {
    rest.removeFirst()
    let name = take { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    var attributes: [String: String] = [:]
    while let next = rest.first, next != ">" {
      if next.isWhitespace || next == "/" { rest.removeFirst() } else { readAttribute(&attributes) }
    }
    rest = rest.dropFirst()
    elements.append(Element(name: name, attributes: attributes))
    if ["title", "script", "style"].contains(name) {
      let end = rest.lowercased().range(of: "</\(name)")
      let count = end.map {
        rest.lowercased().distance(from: rest.lowercased().startIndex, to: $0.lowerBound)
      }
      let close = rest.index(rest.startIndex, offsetBy: count ?? rest.count)
      rawTexts.append((name, String(rest[..<close])))
      rest = rest[close...]
    }
  }

  private mutating func readAttribute(_ attributes: inout [String: String]) {
    let name = take { !$0.isWhitespace && $0 != "=" && $0 != ">" && $0 != "/" }.lowercased()
    _ = take(while: \.isWhitespace)
    var value = ""
    if rest.first == "=" {
      rest.removeFirst()
      _ = take(while: \.isWhitespace)
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest.removeFirst()
        value = take { $0 != quote }
        rest = rest.dropFirst()
      } else {
        value = take { !$0.isWhitespace && $0 != ">" }
      }
    }
    if name.isEmpty { rest = rest.dropFirst() }
    // Of an attribute that stands twice, browsers take the first.
    attributes[name] = attributes[name] ?? Self.decoded(value)
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private mutating func skip(past end: String) {
    rest = rest.range(of: end).map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
  }

  private static func decoded(_ text: String) -> String {
    let references = ["&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&#x27;": "'", "&#x2F;": "/"]
    return references.reduce(text) { $0.replacing($1.key, with: $1.value) }.replacing("&amp;", with: "&")
  }
}
