import ClipsiteAppClips

/// The field lines of a request, looked up without case (RFC 9110, section 5.1).
///
/// They stay the bytes that arrived; a value becomes a string when it is asked for.
package struct HTTPFields: Sendable {
  /// The position of one field in the bytes.
  package struct Entry: Sendable {
    package let name: Range<Int>
    package let value: Range<Int>
  }

  private let bytes: [UInt8]
  private let entries: [Entry]

  package init(bytes: [UInt8], entries: [Entry]) {
    self.bytes = bytes
    self.entries = entries
  }

  /// Fields made by hand, in this order.
  package init(_ fields: [HTTPField] = []) {
    var bytes: [UInt8] = []
    var entries: [Entry] = []
    for field in fields {
      let name = bytes.count..<bytes.count + field.name.utf8.count
      bytes += field.name.utf8
      let value = bytes.count..<bytes.count + field.value.utf8.count
      bytes += field.value.utf8
      entries.append(Entry(name: name, value: value))
    }
    self.init(bytes: bytes, entries: entries)
  }

  /// The number of field lines.
  package var count: Int { entries.count }

  /// Every value of the field, one for each line, in order.
  package func values(_ name: String) -> [String] {
    entries.filter { matches($0, name) }.map(text)
  }

  /// The value of the field, those of several lines joined by commas (RFC 9110, section 5.2); nil without
  /// one.
  package subscript(name: String) -> String? {
    guard let first = entries.firstIndex(where: { matches($0, name) }) else { return nil }
    let others = entries[(first + 1)...].filter { matches($0, name) }
    return others.reduce(text(entries[first])) { "\($0), \(text($1))" }
  }

  /// The members of a field that is a comma-separated list, trimmed and without empty ones; the list may go
  /// on over several lines.
  package func list(_ name: String) -> [Substring] {
    (self[name] ?? "").split(separator: ",").map(\.withoutBlanks).filter { !$0.isEmpty }
  }

  private func matches(_ entry: Entry, _ name: String) -> Bool {
    guard entry.name.count == name.utf8.count else { return false }
    return zip(bytes[entry.name], name.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }

  private func text(_ entry: Entry) -> String { String(decoding: bytes[entry.value], as: UTF8.self) }
}

/// One field line of a response.
package struct HTTPField: Sendable, Hashable {
  /// The name as it is written; compared without case.
  package let name: String
  /// The value. Control characters are written as spaces, so a value never ends its line.
  package var value: String

  /// A field with a name and a value.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Classes of ASCII bytes that only HTTP has.
extension UInt8 {
  package var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// `tchar` of RFC 9110, section 5.6.2.
  var isTokenByte: Bool {
    if isLetter || isDigit { return true }
    switch self {
    case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"),
      UInt8(ascii: "'"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "^"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
      return true
    default: return false
    }
  }
}

extension StringProtocol {
  /// Indicates whether two texts are the same but for the case of A to Z.
  func equalsWithoutCase(_ other: some StringProtocol) -> Bool {
    utf8.count == other.utf8.count && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}

extension Substring {
  /// The text without optional white space at both ends: spaces and tabs (RFC 9110, section 5.6.3).
  var withoutBlanks: Substring {
    var result = self
    while let first = result.utf8.first, first == 0x20 || first == 0x09 { result.removeFirst() }
    while let last = result.utf8.last, last == 0x20 || last == 0x09 { result.removeLast() }
    return result
  }
}
