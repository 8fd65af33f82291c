/// Finds the `<meta>` tags of a page the way the tokenizer of a browser would: not in comments, and not in
/// the text of scripts, styles and titles (HTML Living Standard, section 13.2.5).
struct MetaTagScanner {
  /// One tag.
  struct Tag {
    /// The bytes from `<` to `>`.
    let source: ArraySlice<UInt8>
    /// The values of `property` and `name`, in lower case.
    let names: [String]
  }

  private static let textElements = ["script", "style", "title", "textarea", "template", "noscript"]

  private let page: [UInt8]
  private var index = 0

  init(_ page: [UInt8]) { self.page = page }

  /// The next tag, or nil at the end of the page.
  mutating func next() -> Tag? {
    while index < page.count {
      guard page[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      if starts(with: "<!--") {
        index += 4
        skip(past: "-->")
        continue
      }
      index += 1
      let name = takeName()
      // `<` that starts no tag is text.
      guard !name.isEmpty else { continue }
      let names = readAttributes()
      if Self.textElements.contains(name) { skip(past: "</\(name)") }
      if name == "meta" { return Tag(source: page[start..<index], names: names) }
    }
    return nil
  }

  private func starts(with text: String) -> Bool {
    index + text.utf8.count <= page.count
      && zip(page[index...], text.utf8).allSatisfy { $0.lowercased == $1 }
  }

  private mutating func skip(past text: String) {
    while index < page.count, !starts(with: text) { index += 1 }
    index = min(index + text.utf8.count, page.count)
  }

  private mutating func takeName() -> String {
    let start = index
    guard index < page.count, page[index].isLetter else { return "" }
    while index < page.count, !Self.isSpace(page[index]), page[index] != UInt8(ascii: ">"),
      page[index] != UInt8(ascii: "/")
    {
      index += 1
    }
    return String(decoding: page[start..<index].map(\.lowercased), as: UTF8.self)
  }

  /// Reads up to the end of the tag and gives the values of `property` and `name`.
  private mutating func readAttributes() -> [String] {
    var names: [String] = []
    while index < page.count, page[index] != UInt8(ascii: ">") {
      if Self.isSpace(page[index]) || page[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      let name = take {
        !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      skipSpaces()
      guard index < page.count, page[index] == UInt8(ascii: "=") else {
        continue
      }
      index += 1
      skipSpaces()
      let value = readValue()
      if name == "property" || name == "name" { names.append(value) }
    }
    index = min(index + 1, page.count)
    return names
  }

  private mutating func readValue() -> String {
    guard index < page.count else { return "" }
    let quote = page[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    index += 1
    let value = take { $0 != quote }
    index = min(index + 1, page.count)
    return value
  }

  private mutating func skipSpaces() {
    while index < page.count, Self.isSpace(page[index]) { index += 1 }
  }

  private mutating func take(while isPart: (UInt8) -> Bool) -> String {
    let start = index
    while index < page.count, isPart(page[index]) { index += 1 }
    return String(decoding: page[start..<index].map(\.lowercased), as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
  }
}
