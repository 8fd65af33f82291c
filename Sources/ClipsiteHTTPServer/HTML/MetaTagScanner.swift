import ClipsiteMarkup

/// Finds the `<meta>` tags of a page the way the tokenizer of a browser would: not in comments, not in the text of
/// elements that hold text, and not in a `<template>` or, as in browsers that run scripts, a `<noscript>` (HTML Living
/// Standard, section 13.2.5).
struct MetaTagScanner {
  /// One tag.
  struct Tag {
    /// The bytes from `<` to `>`.
    let source: ArraySlice<UInt8>
    /// The values of `property` and `name`, in lower case.
    let names: [String]
  }

  private static let textElements: Set<String> = [
    "script", "style", "title", "textarea", "noscript", "iframe", "xmp", "noembed", "noframes",
  ]

  private let page: [UInt8]
  private var index = 0
  /// How many `<template>` elements are open.
  private var templates = 0

  init(_ page: [UInt8]) { self.page = page }

  /// The next tag, or nil at the end of the page.
  mutating func next() -> Tag? {
    while index < page.count {
      guard page[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = index
      if skipComment() { continue }
      index += 1
      if templates > 0, isTag("/template") { templates -= 1 }
      let name = takeName()
      // `<` that starts no tag is text.
      guard !name.isEmpty else { continue }
      let names = readAttributes()
      if name == "template" { templates += 1 }
      if Self.textElements.contains(name) { skipText(of: name) }
      if name == "meta", templates == 0 { return Tag(source: page[start..<index], names: names) }
    }
    return nil
  }

  private func starts(with text: String) -> Bool {
    index + text.utf8.count <= page.count
      && zip(page[index...], text.utf8).allSatisfy { $0.lowercased == $1 }
  }

  /// Whether a name stands at the index, and ends there.
  private func isTag(_ name: String) -> Bool {
    let end = index + name.utf8.count
    guard starts(with: name) else { return false }
    return end == page.count || Self.endsName(page[end])
  }

  /// Moves behind a comment, or behind what a browser takes for one: `<!DOCTYPE>`, `<?xml>`, and `</ >`.
  private mutating func skipComment() -> Bool {
    let start = index
    guard start + 1 < page.count else { return false }
    let isBogusEnd =
      page[start + 1] == UInt8(ascii: "/") && start + 2 < page.count && !page[start + 2].isLetter
    guard page[start + 1] == UInt8(ascii: "!") || page[start + 1] == UInt8(ascii: "?") || isBogusEnd else {
      return false
    }
    let isComment = starts(with: "<!--")
    index += isComment ? 4 : 2
    while index < page.count {
      index += 1
      if page[index - 1] == UInt8(ascii: ">"), !isComment || endsComment(from: start) { return true }
    }
    return true
  }

  /// Whether the `>` before the index ends a comment: behind two dashes, which may be those that it began with, or
  /// behind `--!`.
  private func endsComment(from start: Int) -> Bool {
    let comment = page[..<(index - 1)]
    return comment.suffix(2).elementsEqual("--".utf8)
      || index >= start + 8 && comment.suffix(3).elementsEqual("--!".utf8)
  }

  private mutating func skipText(of name: String) {
    while index < page.count {
      if page[index] == UInt8(ascii: "<") {
        index += 1
        if isTag("/" + name) { return index -= 1 }
      } else {
        index += 1
      }
    }
  }

  private mutating func takeName() -> String {
    let start = index
    guard index < page.count, page[index].isLetter else { return "" }
    while index < page.count, !Self.endsName(page[index]) { index += 1 }
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
      if name == "property" || name == "name" { names.append(CharacterReferences.decoded(value)) }
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

  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isBlank || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == 0x0C
  }
}
