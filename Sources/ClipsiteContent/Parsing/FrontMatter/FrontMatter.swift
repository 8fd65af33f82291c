package import ClipsiteText

/// The positions of the front matter and of the body of a content file.
///
/// Front matter is YAML between a first line `---` and the next line `---` or `...`; blanks may follow on
/// both. What comes after is Markdown, further `---` lines included.
package struct FrontMatter: Hashable, Sendable {
  /// The bytes between the two marker lines.
  package let yaml: Range<Int>
  /// The bytes after the closing line.
  package let body: Range<Int>

  /// Finds the front matter, or reports why there is none.
  ///
  /// - Returns: nil when the file does not start with front matter that is closed and not too long.
  package init?(
    _ file: SourceFile, limits: ContentLimits = .standard, diagnostics: inout [Diagnostic]
  ) {
    let fault = file.bytes.withUnsafeBytes { bytes in
      Self.find(in: bytes, from: file.byteOrderMarkLength)
    }
    switch fault {
    case .found(let yaml, let body) where yaml.count <= limits.frontMatterBytes:
      self.yaml = yaml
      self.body = body
    case .found(let yaml, _):
      diagnostics.append(Self.reportLength(yaml, in: file, limits))
      return nil
    case .absent:
      diagnostics.append(Self.reportAbsence(in: file))
      return nil
    case .open(let line):
      diagnostics.report(
        .frontMatterNotClosed, at: file.place(line), "the front matter that starts here is never closed",
        fix: "write `---` on a separate line after the last setting")
      return nil
    }
  }

  private enum Outcome {
    case found(yaml: Range<Int>, body: Range<Int>)
    case absent
    case open(Range<Int>)
  }

  private static func find(in bytes: UnsafeRawBufferPointer, from start: Int) -> Outcome {
    let lines = TextLines(bytes)
    let opening = lines.line(from: start)
    guard isMarker(start..<opening.end, of: UInt8(ascii: "-"), in: bytes) else { return .absent }
    var next = opening.next
    while next < bytes.count {
      let current = lines.line(from: next)
      if isMarker(next..<current.end, of: UInt8(ascii: "-"), in: bytes)
        || isMarker(next..<current.end, of: UInt8(ascii: "."), in: bytes)
      {
        return .found(yaml: opening.next..<next, body: current.next..<bytes.count)
      }
      next = current.next
    }
    return .open(start..<(start + 3))
  }

  /// Indicates whether a line is three times a character and then only blanks.
  private static func isMarker(_ line: Range<Int>, of character: UInt8, in bytes: UnsafeRawBufferPointer)
    -> Bool
  {
    guard line.count >= 3, bytes[line.lowerBound] == character else { return false }
    let start = line.lowerBound
    guard bytes[start + 1] == character, bytes[start + 2] == character else { return false }
    return bytes[(start + 3)..<line.upperBound].allSatisfy { $0 == UInt8(ascii: " ") || $0 == 0x09 }
  }

  private static func reportAbsence(in file: SourceFile) -> Diagnostic {
    let start = file.byteOrderMarkLength
    let rest = file.bytes[start...]
    let place = file.place(start..<min(start + 3, file.bytes.count))
    if rest.starts(with: "+++".utf8) || rest.first == UInt8(ascii: "{") {
      let kind = rest.first == UInt8(ascii: "{") ? "JSON" : "TOML"
      return Diagnostic(
        .frontMatterNotYAML, at: place,
        "the front matter looks like \(kind), but only YAML between `---` lines is read",
        fix: "write the settings as YAML between two `---` lines")
    }
    let beginning = rest.starts(with: "----".utf8) ? "first line is not" : "file does not start with"
    let what = rest.isEmpty ? "the file is empty" : "the \(beginning) `---`"
    return Diagnostic(
      .missingFrontMatter, at: place, "\(what), but front matter is missing",
      fix: "start the file with `---`, the page's settings and another `---`")
  }

  private static func reportLength(
    _ yaml: Range<Int>, in file: SourceFile, _ limits: ContentLimits
  ) -> Diagnostic {
    let start = file.byteOrderMarkLength
    return Diagnostic(
      .frontMatterTooLong, at: file.place(start..<(start + 3)),
      "the front matter has \(yaml.count) bytes, but at most \(limits.frontMatterBytes) are allowed",
      fix: "move text below the closing `---`")
  }
}

extension DiagnosticCode {
  package static let missingFrontMatter = DiagnosticCode(
    "MissingFrontMatter", .error,
    summary: "Every content file starts with front matter.",
    explanation: """
      Front matter is a line `---`, the settings of the page in YAML, and another line `---`. The Markdown
      text follows.
      """,
    fix: "Add front matter with a `title`.",
    example: .init(
      .page,
      wrong: "Fresh donuts from 6 a.m.",
      right: """
        ---
        title: Market Street
        ---
        Fresh donuts from 6 a.m.
        """))

  package static let frontMatterNotYAML = DiagnosticCode(
    "FrontMatterNotYAML", .error,
    summary: "clipsite reads front matter only as YAML between `---` lines.",
    explanation: """
      Some generators also read TOML between `+++` lines, or JSON between braces. With one form, all files of
      a site look alike.
      """,
    fix: "Write the settings in YAML.",
    example: .init(
      .page,
      wrong: """
        +++
        title = "Market Street"
        +++
        """,
      right: """
        ---
        title: Market Street
        ---
        """))

  package static let frontMatterNotClosed = DiagnosticCode(
    "FrontMatterNotClosed", .error,
    summary: "The closing line of the front matter is missing.",
    explanation: """
      Front matter ends with the next line that contains only `---` or `...`. Without that line, clipsite
      would read the text of the page as settings.
      """,
    fix: "Write `---` on a separate line after the last setting.",
    example: .init(
      .page,
      wrong: """
        ---
        title: Market Street
        """,
      right: """
        ---
        title: Market Street
        ---
        """))

  package static let frontMatterTooLong = DiagnosticCode(
    "FrontMatterTooLong", .error,
    summary: "Front matter can have at most 64 KiB.",
    explanation: """
      It contains the settings of a page, and text belongs below the closing `---`. Longer front matter
      usually lacks the closing line.
      """,
    fix: "Close the front matter, or move text to the body.",
    example: .init(
      .files,
      wrong: "Content/market.md (front matter of 70 KiB)",
      right: "Content/market.md (front matter of 2 KiB)"))
}
