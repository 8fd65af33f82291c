/// Reads JSON (RFC 8259) value by value, as the caller expects them, without a tree of values and without
/// Foundation.
struct JSONPuller {
  private let bytes: [UInt8]
  private(set) var offset = 0
  /// Indicates whether an object or array has just begun, so that no comma comes before what it holds.
  private var isAtStart = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func error(_ reason: RoutingTableError.Reason) -> RoutingTableError {
    RoutingTableError(reason: reason, offset: offset)
  }

  /// The next byte that is no white space, not taken; nil at the end.
  private mutating func peek() -> UInt8? {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return bytes[offset]
      }
    }
    return nil
  }

  private mutating func take(_ byte: UInt8) throws(RoutingTableError) {
    guard peek() == byte else { throw error(.notJSON) }
    offset += 1
  }

  /// Indicates whether the next value is an object.
  mutating func isObject() -> Bool { peek() == UInt8(ascii: "{") }

  mutating func beginObject() throws(RoutingTableError) {
    guard isObject() else { throw error(.expected("an object")) }
    begin()
  }

  mutating func beginArray() throws(RoutingTableError) {
    guard peek() == UInt8(ascii: "[") else { throw error(.expected("an array")) }
    begin()
  }

  private mutating func begin() {
    offset += 1
    isAtStart = true
  }

  /// Indicates whether one more element follows. Skips the comma before it, or the bracket that ends the
  /// array.
  mutating func hasNextElement() throws(RoutingTableError) -> Bool {
    try hasNext(before: UInt8(ascii: "]"))
  }

  /// The name of the next member of an object; nil at its end.
  mutating func nextName() throws(RoutingTableError) -> String? {
    guard try hasNext(before: UInt8(ascii: "}")) else { return nil }
    let name = try string()
    try take(UInt8(ascii: ":"))
    return name
  }

  private mutating func hasNext(before end: UInt8) throws(RoutingTableError) -> Bool {
    defer { isAtStart = false }
    if peek() == end {
      offset += 1
      return false
    }
    if !isAtStart { try take(UInt8(ascii: ",")) }
    return true
  }

  // MARK: Values

  mutating func string() throws(RoutingTableError) -> String {
    guard peek() == UInt8(ascii: "\"") else { throw error(.expected("a string")) }
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\""), bytes[offset] != UInt8(ascii: "\\") {
      offset += 1
    }
    var text = String(decoding: bytes[start..<offset], as: UTF8.self)
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\"") {
      if bytes[offset] == UInt8(ascii: "\\") {
        text.unicodeScalars.append(try escape())
      } else {
        let run = bytes[offset...].prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
        text += String(decoding: run, as: UTF8.self)
        offset = run.endIndex
      }
    }
    try take(UInt8(ascii: "\""))
    return text
  }

  private static let escapes: [UInt8: Unicode.Scalar] = [
    UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/", UInt8(ascii: "b"): "\u{8}",
    UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n", UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
  ]

  private mutating func escape() throws(RoutingTableError) -> Unicode.Scalar {
    offset += 1
    guard offset < bytes.count else { throw error(.notJSON) }
    if let scalar = Self.escapes[bytes[offset]] {
      offset += 1
      return scalar
    }
    let unit = try codeUnit()
    guard 0xD800..<0xDC00 ~= unit else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\\") else { return "\u{FFFD}" }
    offset += 1
    let low = try codeUnit()
    guard 0xDC00..<0xE000 ~= low else { return "\u{FFFD}" }
    return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  /// `u` and four hexadecimal digits.
  private mutating func codeUnit() throws(RoutingTableError) -> UInt32 {
    // A number may have a sign, an escape may not.
    guard offset + 5 <= bytes.count, bytes[offset] == UInt8(ascii: "u"),
      bytes[offset + 1] != UInt8(ascii: "+"), bytes[offset + 1] != UInt8(ascii: "-"),
      let unit = UInt32(String(decoding: bytes[offset + 1..<offset + 5], as: UTF8.self), radix: 16)
    else { throw error(.notJSON) }
    offset += 5
    return unit
  }

  private mutating func word() -> String {
    _ = peek()
    let start = offset
    while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
    default: false
    }
  }

  mutating func integer() throws(RoutingTableError) -> Int {
    guard let number = Int(word()) else { throw error(.expected("a whole number")) }
    return number
  }

  mutating func number() throws(RoutingTableError) -> Double {
    guard let number = Double(word()), number.isFinite else { throw error(.expected("a number")) }
    return number
  }

  /// Goes past a value of any kind.
  mutating func skip(depth: Int = 0) throws(RoutingTableError) {
    guard depth < RoutingTableReader.deepest else { throw error(.tooDeep) }
    switch peek() {
    case UInt8(ascii: "{"):
      try beginObject()
      while try nextName() != nil {
        try skip(depth: depth + 1)
      }
    case UInt8(ascii: "["):
      try beginArray()
      while try hasNextElement() {
        try skip(depth: depth + 1)
      }
    case UInt8(ascii: "\""): _ = try string()
    default: if word().isEmpty { throw error(.notJSON) }
    }
  }

  /// Fails unless nothing but white space is left.
  mutating func finish() throws(RoutingTableError) {
    if peek() != nil { throw error(.notJSON) }
  }
}
