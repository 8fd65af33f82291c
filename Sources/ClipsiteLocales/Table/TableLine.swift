/// A line of the table, found by its kind and key without reading the others.
///
/// The lines are sorted by their bytes, and this searches among them. The table stays where the program has
/// it in memory, so a command that needs one country's line reads a few kilobytes of 360.
struct TableLine: Sendable {
  /// The range of the fields of the line in the table, after kind and key.
  private let content: Range<Int>

  private init(content: Range<Int>) { self.content = content }

  /// Finds the line `kind|key|…`.
  init?(_ kind: String, _ key: some StringProtocol) {
    let wanted = Array("\(kind)|\(key)|".utf8)
    guard let lines = Self.sections[kind] else { return nil }
    let start = Self.firstLine(notBefore: wanted, among: lines)
    // A key from a user's file may contain anything, also what separates fields and lines.
    let isKey = !key.utf8.contains { $0 == Self.separator || $0 == Self.newline }
    guard isKey, Self.starts(with: wanted, at: start) else { return nil }
    content = (start + wanted.count)..<Self.endOfLine(from: start + wanted.count)
  }

  /// The fields after kind and key.
  var fields: [String] {
    var fields: [String] = []
    var start = content.lowerBound
    while start <= content.upperBound {
      let end = endOfField(from: start)
      fields.append(Self.text(start..<end))
      start = end + 1
    }
    return fields
  }

  /// The field with this index, or an empty text if there are fewer.
  func field(_ index: Int) -> String {
    var start = content.lowerBound
    for _ in 0..<index where start <= content.upperBound { start = endOfField(from: start) + 1 }
    return start <= content.upperBound ? Self.text(start..<endOfField(from: start)) : ""
  }

  /// The text of the field `name=text`.
  func value(of name: some StringProtocol) -> String? {
    let wanted = Array("\(name)=".utf8)
    var start = content.lowerBound
    while start <= content.upperBound {
      let end = endOfField(from: start)
      if Self.starts(with: wanted, at: start) {
        return Self.text(min(start + wanted.count, end)..<end)
      }
      start = end + 1
    }
    return nil
  }

  /// The keys of all lines of a kind, in the order of their bytes.
  static func keys(of kind: String) -> [String] {
    guard let lines = sections[kind] else { return [] }
    var keys: [String] = []
    var start = lines.lowerBound
    while start < lines.upperBound {
      let end = endOfLine(from: start)
      keys.append(TableLine(content: (start + kind.utf8.count + 1)..<end).field(0))
      start = end + 1
    }
    return keys
  }

  /// The ranges of the lines of each kind in the table. Most of the table is names of countries, in long
  /// lines that other searches can skip.
  private static let sections: [String: Range<Int>] = {
    var sections: [String: Range<Int>] = [:]
    var start = 0
    while start < count {
      let kind = TableLine(content: start..<endOfLine(from: start)).field(0)
      // The byte after the separator is before no key.
      let end = firstLine(notBefore: Array(kind.utf8) + [separator + 1], among: start..<count)
      sections[kind] = start..<end
      start = end
    }
    return sections
  }()

  // MARK: Bytes

  // Loops over a pointer and not functions of collections: a debug build does not specialize those, and took
  // half a minute for the tests of this module.

  private static let newline = UInt8(ascii: "\n")
  private static let separator = UInt8(ascii: "|")
  private static var table: UnsafePointer<UInt8> { LocaleTable.text.utf8Start }
  private static var count: Int { LocaleTable.text.utf8CodeUnitCount }

  /// The start of the first line that has the bytes at its start or comes after them in the order of bytes.
  private static func firstLine(notBefore wanted: [UInt8], among lines: Range<Int>) -> Int {
    var (low, high) = (lines.lowerBound, lines.upperBound)
    while low < high {
      var start = low + (high - low) / 2
      while start > low, table[start - 1] != newline { start -= 1 }
      if isOrdered(start, before: wanted) {
        low = endOfLine(from: start) + 1
      } else {
        high = start
      }
    }
    return low
  }

  private static func isOrdered(_ start: Int, before wanted: [UInt8]) -> Bool {
    let (table, count) = (table, count)
    for (offset, byte) in wanted.enumerated() {
      guard start + offset < count else { return true }
      let other = table[start + offset]
      if other == newline || other < byte { return true }
      if other > byte { return false }
    }
    return false
  }

  private static func starts(with wanted: [UInt8], at start: Int) -> Bool {
    let (table, count) = (table, count)
    guard start + wanted.count <= count else { return false }
    for (offset, byte) in wanted.enumerated() where table[start + offset] != byte { return false }
    return true
  }

  private static func endOfLine(from start: Int) -> Int {
    let (table, count) = (table, count)
    var end = start
    while end < count, table[end] != newline { end += 1 }
    return end
  }

  private func endOfField(from start: Int) -> Int {
    let table = Self.table
    var end = start
    while end < content.upperBound, table[end] != Self.separator { end += 1 }
    return end
  }

  private static func text(_ range: Range<Int>) -> String {
    let start: UnsafePointer<UInt8>? = table + range.lowerBound
    return String(decoding: UnsafeBufferPointer<UInt8>(start: start, count: range.count), as: UTF8.self)
  }
}
