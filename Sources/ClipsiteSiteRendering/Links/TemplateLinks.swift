import ClipsiteDiagnostics
import ClipsiteMarkup

/// Finds the place in a theme that a link of a rendered page was written in.
///
/// The values of attributes in templates are compared with the rendered value. A tag stands for any text, so
/// what is compared is the text between the tags.
struct TemplateLinks {
  /// A value of an attribute in a template, or one URL of it.
  struct Match {
    let place: SourceRange
    /// The beginning, up to the first tag.
    let start: [UInt8]
    /// The number of bytes that are not in tags.
    let length: Int
    /// Indicates whether there is no tag in it.
    let isWhole: Bool
  }

  private struct Pattern {
    let match: Match
    let pieces: [[UInt8]]
  }

  private let patterns: [Pattern]

  /// Reads the attributes of all templates.
  init(_ templates: [SourceFile]) {
    patterns = templates.flatMap { template in
      Self.values(in: template.bytes).flatMap { Self.patterns(template, $0) }
    }
  }

  /// The value that fits best: the one with most text of its own.
  func match(_ rendered: [UInt8]) -> Match? {
    var best: Match?
    for pattern in patterns where pattern.match.length > best?.length ?? 0 && Self.fits(rendered, pattern) {
      best = pattern.match
    }
    return best
  }

  private static func fits(_ text: [UInt8], _ pattern: Pattern) -> Bool {
    guard pattern.pieces.count > 1 else { return pattern.pieces.first == text }
    guard let first = pattern.pieces.first, let last = pattern.pieces.last, text.starts(with: first),
      text.count >= first.count + last.count, text.suffix(last.count).elementsEqual(last)
    else { return false }
    var rest = text[first.count..<(text.count - last.count)]
    for piece in pattern.pieces.dropFirst().dropLast() {
      guard let found = firstRange(of: piece, in: rest) else { return false }
      rest = rest[found.upperBound...]
    }
    return true
  }

  static func firstRange(of piece: [UInt8], in text: ArraySlice<UInt8>) -> Range<Int>? {
    guard let first = piece.first else { return text.startIndex..<text.startIndex }
    var index = text.startIndex
    while index + piece.count <= text.endIndex, let found = text[index...].firstIndex(of: first) {
      if text[found...].starts(with: piece) { return found..<found + piece.count }
      index = found + 1
    }
    return nil
  }

  // MARK: Reading templates

  /// The values of attributes with URLs.
  private static func values(in bytes: [UInt8]) -> [Range<Int>] {
    var values: [Range<Int>] = []
    var index = 0
    while let equal = bytes[index...].firstIndex(of: UInt8(ascii: "=")) {
      index = equal + 1
      guard isLink(bytes[..<equal]) else { continue }
      while index < bytes.count, MarkupBytes.isSpace(bytes[index]) { index += 1 }
      guard index < bytes.count else { break }
      let quote = bytes[index]
      let isQuoted = quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      let start = isQuoted ? index + 1 : index
      index = start
      while index < bytes.count {
        if let end = tagEnd(bytes, at: index) {
          index = end
        } else if isQuoted ? bytes[index] == quote : MarkupBytes.endsValue(bytes[index]) {
          break
        } else {
          index += 1
        }
      }
      values.append(start..<index)
    }
    return values
  }

  private static func isLink(_ before: ArraySlice<UInt8>) -> Bool {
    let end = before.lastIndex { !MarkupBytes.isSpace($0) }.map { $0 + 1 } ?? before.startIndex
    let name = before[..<end].suffix(12)
    let start = name.lastIndex { !MarkupBytes.isLetter($0) && $0 != UInt8(ascii: ":") }.map { $0 + 1 }
    let text = String(decoding: name[(start ?? name.startIndex)...], as: UTF8.self).lowercased()
    return links.contains(text)
  }

  private static let links: Set<String> = [
    "src", "href", "data", "srcset", "poster", "action", "xlink:href", "formaction", "imagesrcset",
  ]

  /// Returns the end of a Mustache tag that starts at an index, or `nil` if none does.
  private static func tagEnd(_ bytes: [UInt8], at index: Int) -> Int? {
    guard bytes[index...].starts(with: "{{".utf8) else { return nil }
    guard let end = firstRange(of: Array("}}".utf8), in: bytes[(index + 2)...]) else { return bytes.count }
    let isTriple = bytes[end.upperBound...].first == UInt8(ascii: "}")
    return end.upperBound + (isTriple ? 1 : 0)
  }

  /// The value as a whole, and each of its URLs between spaces, or between commas.
  private static func patterns(_ template: SourceFile, _ value: Range<Int>) -> [Pattern] {
    let words = pieces(of: template, value) { MarkupBytes.isSpace($0) }
    let parts = pieces(of: template, value) { MarkupBytes.isSpace($0) || $0 == UInt8(ascii: ",") }
    return ([value] + words + parts).map { pattern(template, $0) }
  }

  private static func pieces(
    of template: SourceFile, _ value: Range<Int>, between isSeparator: (UInt8) -> Bool
  ) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = value.lowerBound
    var index = start
    while index < value.upperBound {
      if let end = tagEnd(template.bytes, at: index) {
        index = end
        continue
      }
      index += 1
      guard isSeparator(template.bytes[index - 1]) else { continue }
      ranges.append(start..<index - 1)
      start = index
    }
    // A value of one piece is the value itself.
    if ranges.isEmpty { return [] }
    return (ranges + [start..<value.upperBound]).filter { !$0.isEmpty }
  }

  private static func pattern(_ template: SourceFile, _ range: Range<Int>) -> Pattern {
    var pieces: [[UInt8]] = [[]]
    var index = range.lowerBound
    while index < range.upperBound {
      if let end = tagEnd(template.bytes, at: index) {
        pieces.append([])
        index = end
      } else {
        pieces[pieces.count - 1].append(template.bytes[index])
        index += 1
      }
    }
    let match = Match(
      place: SourceRange(template.path, range), start: pieces.first ?? [],
      length: pieces.reduce(0) { $0 + $1.count },
      isWhole: pieces.count == 1)
    return Pattern(match: match, pieces: pieces)
  }
}
