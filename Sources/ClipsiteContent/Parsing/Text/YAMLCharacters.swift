package import ClipsiteText

/// Finds characters outside ASCII that YAML or a reader would stumble over.
///
/// libyaml takes U+2028 and U+2029 as line ends, as YAML 1.1 did, and would cut a title in two there. YAML
/// 1.2 counts them as ordinary characters. They are replaced for libyaml by two noncharacters of the same
/// length and put back in the tree.
struct YAMLCharacters {
  struct Finding {
    let offset: Int
    let length: Int
    let value: UInt32
    let code: DiagnosticCode

    func diagnostic(path: String, base: Int) -> Diagnostic {
      let start = base + offset
      return YAMLCharacters.diagnostic(code, value, at: SourceRange(path, start..<(start + length)))
    }
  }

  private(set) var findings: [Finding] = []
  private(set) var areASCII = true
  private(set) var holdSeparators = false

  /// Examines valid UTF-8.
  init(_ bytes: UnsafeRawBufferPointer) {
    for index in bytes.indices where bytes[index] >= 0x80 { examine(bytes, at: index) }
  }

  /// Indicates whether libyaml should not see the text at all.
  var areRefused: Bool { findings.contains { $0.code.severity == .error } }

  private mutating func examine(_ bytes: UnsafeRawBufferPointer, at index: Int) {
    areASCII = false
    guard let (value, length) = Self.suspect(bytes, at: index) else { return }
    if value == 0x2028 || value == 0x2029 { holdSeparators = true }
    let code =
      (0x2028...0x2069).contains(value) ? DiagnosticCode.invisibleCharacter : DiagnosticCode.controlCharacter
    findings.append(Finding(offset: index, length: length, value: value, code: code))
  }

  /// The first control or invisible character outside ASCII that starts at an offset, with its length.
  private static func suspect(_ bytes: UnsafeRawBufferPointer, at index: Int) -> (UInt32, Int)? {
    let lead = bytes[index]
    guard lead == 0xC2 || lead == 0xE2 || lead == 0xEF, index + 1 < bytes.count else { return nil }
    let second = bytes[index + 1]
    if lead == 0xC2 { return second < 0xA0 ? (UInt32(second), 2) : nil }
    guard index + 2 < bytes.count else { return nil }
    let third = bytes[index + 2]
    let value = UInt32(lead & 0xF) << 12 | UInt32(second & 0x3F) << 6 | UInt32(third & 0x3F)
    switch value {
    case 0x2028...0x202E, 0x2066...0x2069, 0xFDD0...0xFDEF: return (value, 3)
    default: return nil
    }
  }

  /// Reports a character by its code point.
  static func diagnostic(_ code: DiagnosticCode, _ value: UInt32, at place: SourceRange) -> Diagnostic {
    let kind = code == DiagnosticCode.invisibleCharacter ? "invisible character" : "control character"
    return Diagnostic(
      code, at: place, "the text contains the \(kind) \(Wording.codePoint(value))",
      fix: code == DiagnosticCode.invisibleCharacter ? "remove it unless it is meant" : "remove it")
  }

  /// The first control character in decoded text, which an escape such as `"\\u0007"` put there.
  static func firstControl(in text: ArraySlice<UInt8>) -> UInt32? {
    for index in text.indices where text[index] < 0x20 || text[index] == 0x7F || text[index] == 0xC2 {
      switch text[index] {
      case 0x09, 0x0A, 0x0D: continue
      case 0xC2 where index + 1 < text.endIndex && text[index + 1] < 0xA0: return UInt32(text[index + 1])
      case 0xC2: continue
      default: return UInt32(text[index])
      }
    }
    return nil
  }

  /// Replaces U+2028 and U+2029 by U+FDD0 and U+FDD1.
  static func hideSeparators(in bytes: inout [UInt8]) {
    for index in bytes.indices.dropLast(2)
    where bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] & 0xFE == 0xA8 {
      (bytes[index], bytes[index + 1], bytes[index + 2]) = (0xEF, 0xB7, bytes[index + 2] - 0x18)
    }
  }

  /// Puts U+2028 and U+2029 back.
  static func restoreSeparators(in bytes: inout [UInt8], _ range: Range<Int>) {
    for index in range.dropLast(2)
    where bytes[index] == 0xEF && bytes[index + 1] == 0xB7 && bytes[index + 2] & 0xFE == 0x90 {
      (bytes[index], bytes[index + 1], bytes[index + 2]) = (0xE2, 0x80, bytes[index + 2] + 0x18)
    }
  }
}

extension DiagnosticCode {
  package static let invisibleCharacter = DiagnosticCode(
    "InvisibleCharacter", .warning,
    summary: "The text contains an invisible character that changes how it is shown.",
    explanation: """
      Examples are line and paragraph separators (U+2028, U+2029), and controls of the writing direction
      (U+202A to U+202E, U+2066 to U+2069). Pasted text often contains them. They break titles in two, or
      change the order of text. Right-to-left text does not need them.
      """,
    fix: "Remove the character, or keep it if it is meant.",
    example: .init(.frontMatter, wrong: "title: Market<U+2028>Street", right: "title: Market Street"))

  package static let controlCharacter = DiagnosticCode(
    "ControlCharacter", .error,
    summary: "The text contains a control character.",
    explanation: """
      YAML allows only tabs and line ends (YAML 1.2.2, section 5.1), and HTML also allows form feeds. Control
      characters come from pasted or damaged text, and editors do not show them.
      """,
    fix: "Remove the character.",
    example: .init(.frontMatter, wrong: "title: Market<07> Street", right: "title: Market Street"))
}
