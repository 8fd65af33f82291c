/// What separates the cells of a CSV file.
package enum Delimiter: String, Hashable, Sendable, CaseIterable {
  /// A comma, as RFC 4180 has it.
  case comma = ","
  /// A semicolon, as spreadsheets write where the comma is the decimal sign.
  case semicolon = ";"
  /// A tab.
  case tab = "\t"

  /// The delimiter that a person typed: the character itself, or `tab`; nil for anything else.
  package init?(argument: String) {
    if argument == "tab" || argument == "\\t" {
      self = .tab
    } else {
      self.init(rawValue: argument)
    }
  }

  /// The delimiter's byte.
  package var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    case .tab: UInt8(ascii: "\t")
    }
  }

  /// How messages name it.
  package var name: String {
    switch self {
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .tab: "tab"
    }
  }

  /// The delimiter that stands most often in the header, outside quotes; a comma when none does.
  package static func detected(in header: ArraySlice<UInt8>) -> Delimiter {
    var counts: [Delimiter: Int] = [:]
    var isQuoted = false
    for byte in header {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if let delimiter = allCases.first(where: { $0.byte == byte }) { counts[delimiter, default: 0] += 1 }
    }
    return allCases.reduce(.comma) { counts[$1, default: 0] > counts[$0, default: 0] ? $1 : $0 }
  }
}
