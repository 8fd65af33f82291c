package import ClipsiteDiagnostics

/// Checks that a file of content or a theme is UTF-8 text of a sensible size.
package enum TextCheck {
  /// Reports what makes a file unreadable as text.
  ///
  /// - Returns: the result of the validation, or `nil` if the file is too large or not UTF-8 as a whole.
  package static func check(
    _ file: SourceFile, limits: ContentLimits, _ diagnostics: inout [Diagnostic]
  ) -> UTF8Validator? {
    guard file.bytes.count <= limits.fileBytes else {
      diagnostics.append(tooLarge(file.path, size: file.bytes.count, limit: limits.fileBytes))
      return nil
    }
    // No UTF-8 begins with these bytes, so most files are asked for one of them only.
    if let first = file.bytes.first, first >= 0xFE,
      file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF])
    {
      diagnostics.append(
        Diagnostic(
          .utf16File, at: SourceRange(file.path), "the file is encoded as UTF-16", fix: "save it as UTF-8"))
      return nil
    }
    let validation = UTF8Validator(file.bytes)
    if let invalid = validation.invalid { diagnostics.append(diagnostic(invalid, in: file)) }
    return validation
  }

  /// Reports what is wrong with a file that is text as a whole, such as a template.
  ///
  /// - Returns: `false` if nothing can be read from the file.
  package static func check(
    text file: SourceFile, limits: ContentLimits = .standard, diagnostics: inout [Diagnostic]
  ) -> Bool {
    guard let validation = check(file, limits: limits, &diagnostics) else { return false }
    if let control = validation.firstControl { diagnostics.append(self.control(control, in: file)) }
    return true
  }

  /// Reports a control character outside front matter, where the YAML parser finds it.
  package static func control(_ range: Range<Int>, in file: SourceFile) -> Diagnostic {
    guard let last = file.bytes[range].last, last != 0 else {
      return Diagnostic(
        .nulCharacter, at: file.place(range), "the text holds a NUL character, U+0000", fix: "remove it")
    }
    // The second byte of U+0080 to U+009F is the number itself.
    return YAMLCharacters.diagnostic(.controlCharacter, UInt32(last), at: file.place(range))
  }

  /// Reports a file that is larger than it may be; whoever looks at the size first need not read it.
  ///
  /// - Parameters:
  ///   - size: The size of the file, in bytes.
  ///   - limit: The size that it may have, in bytes.
  package static func tooLarge(_ path: String, size: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, at: SourceRange(path), "the file has \(size) bytes; at most \(limit) are allowed",
      fix: "shorten it, or move what is not text into files of its own")
  }

  private static func diagnostic(_ invalid: UTF8Validator.InvalidSequence, in file: SourceFile) -> Diagnostic
  {
    let bytes = Wording.hex(file.bytes[invalid.range])
    let message =
      switch invalid.fault {
      case .strayByte: "the byte \(bytes) is not UTF-8"
      case .truncated: "the UTF-8 sequence \(bytes) is cut off"
      case .overlong: "the bytes \(bytes) are an overlong UTF-8 sequence"
      case .surrogate: "the bytes \(bytes) encode a surrogate, which is not UTF-8"
      case .tooLarge: "the bytes \(bytes) encode a number past U+10FFFF"
      }
    return Diagnostic(
      .invalidUTF8, at: file.place(invalid.range), message, fix: "save the file as UTF-8")
  }
}

/// The texts in messages that quote the author.
package enum Wording {
  /// The text between backticks, cut after 40 characters.
  package static func quote(_ text: some StringProtocol) -> String {
    let start = text.prefix(40)
    return start.endIndex == text.endIndex ? "`\(start)`" : "`\(start)…`"
  }

  /// Bytes as two-digit hexadecimal numbers: `C0 AF`.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { padded(UInt32($0), to: 2) }.joined(separator: " ")
  }

  /// A code point as Unicode writes it: `U+2028`.
  package static func codePoint(_ value: UInt32) -> String { "U+" + padded(value, to: 4) }

  private static func padded(_ value: UInt32, to width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

extension DiagnosticCode {
  package static let fileTooLarge = DiagnosticCode(
    "FileTooLarge", .error,
    explanation: """
      A page's file may have at most 1 MiB, or what `limits.source-file` in `site.yml` says; `site.yml` itself
      and a template, 1 MiB. A page that large would take visitors on a mobile network several seconds to
      load, and a file that large is usually there by accident. Move pictures and downloads beside the page as
      files of their own.
      """)

  package static let utf16File = DiagnosticCode(
    "UTF16File", .error,
    explanation: """
      The file starts with the byte order mark of UTF-16. clipsite reads UTF-8 only, the encoding of the
      web. Open the file in a text editor and save it again with the encoding UTF-8.
      """)

  package static let invalidUTF8 = DiagnosticCode(
    "InvalidUTF8", .error,
    explanation: """
      Content and templates are UTF-8 (RFC 3629). Bytes that are not come from another encoding, such as
      Latin-1 or Windows-1252, or from a damaged file. Browsers would show a replacement character in their
      place. Save the file again with the encoding UTF-8, or retype the character.
      """)

  package static let nulCharacter = DiagnosticCode(
    "NULCharacter", .error,
    explanation: """
      A NUL (U+0000) is not allowed in HTML, and text never needs one. It usually means that the file is
      not text at all, or is damaged. Remove the character.
      """)
}
