/// The slips of people and their editors that a strict reader meets as some byte.
struct JSONSlip {
  let bytes: [UInt8]
  private let quote = UInt8(ascii: "\"")

  /// Returns the error with the slip that caused it, or as it is.
  static func explained(_ error: JSONSyntaxError, in bytes: [UInt8]) -> JSONSyntaxError {
    let (reason, offset) = JSONSlip(bytes: bytes).slip(of: error) ?? (error.reason, error.offset)
    return JSONSyntaxError(reason: reason, offset: offset)
  }

  private func slip(of error: JSONSyntaxError) -> (JSONSyntaxError.Reason, Int)? {
    // A mark of the byte order, or a first character in two bytes.
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF], [0, UInt8(ascii: "{")], [UInt8(ascii: "{"), 0]]
    if marks.contains(where: { bytes.starts(with: $0) }) { return (.utf16, 0) }
    let at = error.offset
    switch error.reason {
    case .expectedValue, .expectedName, .trailingContent: return mark(at).map { ($0, at) }
    case .expectedColon(let byte), .expectedCommaOrEnd(let byte):
      return (mark(at) ?? slipAfterText(at, byte)).map { ($0, at) }
    case .unclosedString: return curlyEnd(ofTextAt: at)
    case .controlCharacter(0x0A), .controlCharacter(0x0D):
      if let curly = curlyEnd(ofTextAt: bytes[..<at].lastIndex(of: quote) ?? 0) { return curly }
      // A text that goes on behind its line may have lost its quote.
      return bytes[at...].first { !isBlank($0) }.flatMap {
        "\",:]}".utf8.contains($0) ? (.missingQuote, at) : nil
      }
    default: return nil
    }
  }

  /// A curly quote, or a space that only looks like one of JSON.
  private func mark(_ index: Int) -> JSONSyntaxError.Reason? {
    if isCurly(index) { return .curlyQuote }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.flatMap { !$0.isASCII && $0.properties.isWhitespace ? .otherSpace($0) : nil }
  }

  /// U+2018 to U+201F.
  private func isCurly(_ index: Int) -> Bool {
    let character = bytes[index...].prefix(3)
    return character.starts(with: [0xE2, 0x80]) && 0x98...0x9F ~= character.last ?? 0
  }

  private func curlyEnd(ofTextAt start: Int) -> (JSONSyntaxError.Reason, Int)? {
    bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }.indices.last(where: isCurly).map { (.curlyQuote, $0) }
  }

  /// The slip if a text ends before a byte that cannot follow it.
  private func slipAfterText(_ index: Int, _ byte: UInt8) -> JSONSyntaxError.Reason? {
    guard let end = bytes[..<index].lastIndex(where: { !isBlank($0) }), bytes[end] == quote,
      let start = bytes[..<end].lastIndex(of: quote)
    else { return nil }
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    let isTwice = byte == quote && (isBlank(next) || ":,]}".utf8.contains(next))
    if end + 1 == index, start + 1 == end || isTwice { return .doubledQuote }
    // A text such as `apps: [` runs from the quote of a name without an end to the one that begins a value.
    return bytes[start..<end].last { !isBlank($0) }.flatMap { ",:[{".utf8.contains($0) ? .missingQuote : nil }
  }

  private func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
