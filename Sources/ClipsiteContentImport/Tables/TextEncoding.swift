import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// The check that an imported file is UTF-8.
package enum TextEncoding {
  /// What is wrong with the file's encoding, or nil when it is UTF-8.
  package static func problem(in file: SourceFile) -> Diagnostic? {
    if file.bytes.starts(with: [0xFF, 0xFE]) || file.bytes.starts(with: [0xFE, 0xFF]) {
      return Diagnostic(
        .importNotUTF8, at: SourceRange(file.path), "the file is UTF-16, not UTF-8",
        fix: "save the file as UTF-8")
    }
    guard let range = UTF8Validator(file.bytes).invalid?.range, let first = file.bytes[range].first else {
      return nil
    }
    return Diagnostic(
      .importNotUTF8, at: file.place(range),
      "the byte 0x\(String(first, radix: 16, uppercase: true)) is not valid UTF-8 here",
      fix: "save the file as UTF-8")
  }
}

extension DiagnosticCode {
  /// The file is not UTF-8 text.
  package static let importNotUTF8 = DiagnosticCode(
    "ImportNotUTF8", .error,
    explanation: """
      An imported file has to be UTF-8 text (RFC 3629), with or without a byte order mark. Spreadsheets often
      save in the system's older encoding, and then names such as “Bräuhaus” come out wrong. Save the file
      again and choose “CSV UTF-8” or the encoding UTF-8.
      """)
}
