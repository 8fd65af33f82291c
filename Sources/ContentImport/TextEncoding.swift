import Diagnostics

/// The check that an imported file is UTF-8.
enum TextEncoding {
  /// The file is not UTF-8 text.
  static let notUTF8 = DiagnosticCode(
    "ImportNotUTF8", .error,
    explanation: """
      An imported file has to be UTF-8 text (RFC 3629), with or without a byte order mark. Spreadsheets often
      save in the system's older encoding, and then names such as “Bräuhaus” come out wrong. Save the file
      again and choose “CSV UTF-8” or the encoding UTF-8.
      """)

  /// What is wrong with the file's encoding, or nil when it is UTF-8.
  static func problem(in file: SourceFile) -> Diagnostic? {
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        notUTF8, at: Place(file.path), "the file is UTF-16, not UTF-8", fix: "save the file as UTF-8")
    }
    guard let offset = firstInvalidOffset(in: file.bytes) else { return nil }
    let byte = String(file.bytes[offset], radix: 16, uppercase: true)
    return Diagnostic(
      notUTF8, at: file.place(offset..<offset + 1), "the byte 0x\(byte) is not valid UTF-8 here",
      fix: "save the file as UTF-8")
  }

  /// The offset of the first byte that is no part of well-formed UTF-8, or nil when all is.
  static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      guard bytes[index] >= 0x80 else {
        index += 1
        continue
      }
      let length = sequenceLength(in: bytes, at: index)
      if length == 0 { return index }
      index += length
    }
    return nil
  }

  /// The length of the well-formed multi-byte sequence at an index (Unicode, table 3-7), or 0.
  private static func sequenceLength(in bytes: [UInt8], at index: Int) -> Int {
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch bytes[index] {
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard length > 0, index + length <= bytes.count, second.contains(bytes[index + 1]) else { return 0 }
    return bytes[(index + 2)..<(index + length)].allSatisfy { 0x80...0xBF ~= $0 } ? length : 0
  }
}
