/// Numbers and strings.
extension JSONParser {
  mutating func number() throws(JSONSyntaxError) -> String {
    let start = index
    if current == UInt8(ascii: "-") { index += 1 }
    let isZero = current == UInt8(ascii: "0")
    let whole = skipDigits()
    if whole == 0 || (isZero && whole > 1) { throw invalidNumber(from: start) }
    if current == UInt8(ascii: ".") {
      index += 1
      if skipDigits() == 0 { throw invalidNumber(from: start) }
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      index += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { index += 1 }
      if skipDigits() == 0 { throw invalidNumber(from: start) }
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func invalidNumber(from start: Int) -> JSONSyntaxError {
    JSONSyntaxError(reason: .invalidNumber, offset: start)
  }

  private mutating func skipDigits() -> Int {
    let start = index
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return index - start
  }

  /// Reads a string from its opening to behind its closing quote.
  mutating func string() throws(JSONSyntaxError) -> String {
    let start = index
    index += 1
    skipPlainBytes()
    if current == UInt8(ascii: "\"") {
      defer { index += 1 }
      return try text(from: start + 1)
    }
    return try escapedString(from: start)
  }

  /// The rest of a string that has escapes, or a mistake.
  private mutating func escapedString(from start: Int) throws(JSONSyntaxError) -> String {
    var result = try text(from: start + 1)
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return result
      case UInt8(ascii: "\\"): result.unicodeScalars.append(try escape())
      case 0..<0x20: throw JSONSyntaxError(reason: .controlCharacter(byte), offset: index)
      default:
        let run = index
        skipPlainBytes()
        result += try text(from: run)
      }
    }
    throw JSONSyntaxError(reason: .unclosedString, offset: start)
  }

  private mutating func skipPlainBytes() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return }
      index += 1
    }
  }

  /// The run of bytes up to the index as text. A run ends at an ASCII byte, so no sequence is cut.
  private func text(from start: Int) throws(JSONSyntaxError) -> String {
    let run = UnsafeBufferPointer(rebasing: bytes[start..<index])
    let text = String(decoding: run, as: UTF8.self)
    // Decoding repairs what is not UTF-8, so the bytes differ then.
    if run.allSatisfy({ $0 < 0x80 }) || text.utf8.elementsEqual(run) { return text }
    throw JSONSyntaxError(reason: .invalidUTF8, offset: start + Self.validPrefix(of: run))
  }

  private static func validPrefix(of run: UnsafeBufferPointer<UInt8>) -> Int {
    var decoder = UTF8()
    var iterator = run.makeIterator()
    var length = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) { length += UTF8.width(scalar) }
    return length
  }

  private mutating func escape() throws(JSONSyntaxError) -> Unicode.Scalar {
    let start = index
    index += 1
    let byte = try peek()
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape(from: start)
    default: throw JSONSyntaxError(reason: .invalidEscape, offset: start)
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(JSONSyntaxError) -> Unicode.Scalar {
    let unit = try codeUnit(from: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, index + 1 < bytes.count, bytes[index] == UInt8(ascii: "\\"),
      bytes[index + 1] == UInt8(ascii: "u")
    else { throw JSONSyntaxError(reason: .loneSurrogate, offset: start) }
    let second = index
    index += 2
    let low = try codeUnit(from: second)
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(low) - 0xDC00)
    else { throw JSONSyntaxError(reason: .loneSurrogate, offset: start) }
    return scalar
  }

  private mutating func codeUnit(from start: Int) throws(JSONSyntaxError) -> UInt16 {
    var unit: UInt16 = 0
    for _ in 0..<4 {
      let byte = try peek()
      guard let digit = Self.hexDigit(byte) else {
        throw JSONSyntaxError(reason: .invalidEscape, offset: start)
      }
      unit = unit << 4 | digit
      index += 1
    }
    return unit
  }

  private static func hexDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
