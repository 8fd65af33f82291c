package import ClipsiteText

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
      diagnostics.report(
        .utf16File, at: SourceRange(file.path), "the file is encoded as UTF-16", fix: "save it as UTF-8")
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
        .nulCharacter, at: file.place(range), "the text contains a NUL character, U+0000", fix: "remove it")
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
      .fileTooLarge, at: SourceRange(path), "the file has \(size) bytes, but at most \(limit) are allowed",
      fix: "shorten it, or move what is not text into separate files")
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
    summary: "The file is larger than clipsite reads.",
    explanation: """
      The limit of a page is 1 MiB, or `limits.source-file` of `site.yml`. The limit of `site.yml` and of a
      template is 1 MiB. Visitors on a mobile network would wait several seconds for a larger page.
      """,
    fix: "Move images and downloads to separate files beside the page.",
    example: .init(.files, wrong: "Content/market.md (2 MiB)", right: "Content/market.md (12 KiB)"))

  package static let utf16File = DiagnosticCode(
    "UTF16File", .error,
    summary: "The file is UTF-16, and clipsite reads UTF-8 only.",
    explanation: "The file starts with the byte order mark of UTF-16. UTF-8 is the encoding of the web.",
    fix: "Save the file in a text editor with the encoding UTF-8.",
    example: .init(
      .page,
      wrong: "<FF><FE>-<00>-<00>-<00>",
      right: """
        ---
        title: Market Street
        ---
        """))

  package static let invalidUTF8 = DiagnosticCode(
    "InvalidUTF8", .error,
    summary: "The file contains bytes that are not UTF-8.",
    explanation: """
      Content and templates are UTF-8 (RFC 3629). Other bytes come from an encoding such as Latin-1 or
      Windows-1252, or from a damaged file. Browsers would show a replacement character.
      """,
    fix: "Save the file with the encoding UTF-8, or retype the character.",
    example: .init(.frontMatter, wrong: "title: M<FC>nchen", right: "title: München"))

  package static let nulCharacter = DiagnosticCode(
    "NULCharacter", .error,
    summary: "The file contains a NUL (U+0000).",
    explanation: "HTML does not allow NUL. The file is probably damaged, or not text.",
    fix: "Remove the character.",
    example: .init(
      .page, wrong: "<00>", right: "",
      in: { "---\ntitle: Market Street\n---\n\nFresh donuts\($0)" }))
}
