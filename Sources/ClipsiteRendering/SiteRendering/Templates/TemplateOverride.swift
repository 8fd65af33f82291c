package import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// A file of a site that overrides a file of its theme.
package struct TemplateOverride: Sendable {
  /// The path below the folder of templates.
  package let path: RelativePath
  /// The file of the site.
  package let file: SourceFile
  private let original: SourceFile
  /// The mark in the first line, which a copy has.
  private let mark: OriginMark?

  /// The overrides of a site, in the order of their paths.
  ///
  /// - Throws: `SystemError` when a file cannot be read.
  package static func all(
    in folder: TemplateFolder, of theme: BuiltInTheme
  ) throws(SystemError) -> [TemplateOverride] {
    var overrides: [TemplateOverride] = []
    for (path, original) in theme.files.sorted(by: { $0.key < $1.key }) {
      guard let file = try folder.file(at: path) else { continue }
      overrides.append(
        TemplateOverride(path: path, file: file, original: original, mark: OriginMark(in: file)))
    }
    return overrides
  }

  /// Indicates whether nobody changed it, so that the site does not need it.
  package var isUnedited: Bool { body == original.bytes[...] }

  /// The bytes below the mark.
  private var body: ArraySlice<UInt8> { file.bytes[(mark?.length ?? 0)...] }

  /// The note about it: it could go, or its original has changed since it was copied.
  package func note(version: String) -> Diagnostic? {
    if isUnedited {
      return Diagnostic(
        .uneditedTemplate, at: SourceRange(file.path), "the file is the same as \(original.path)",
        fix: "delete it, so that pages follow the theme")
    }
    let current = OriginMark(of: original, version: version)
    guard let mark, (mark.source, mark.digest) != (current.source, current.digest) else { return nil }
    let change =
      mark.source == original.path
      ? "\(original.path) has changed since clipsite \(mark.version), from which this file was copied"
      : "this file is a copy of \(mark.source), but the file of the theme is \(original.path)"
    return Diagnostic(
      .outdatedOverride, at: file.place(0..<mark.length - 1), change,
      fix: "take over what you want, and then write `\(current.text(for: original))` into the first line",
      notes: differences)
  }

  /// The number of lines that a message shows.
  private static let mostLines = 12
  /// The number of characters of a line that a message shows.
  private static let shownLength = 80

  /// The lines that only one of both files has.
  private var differences: [Diagnostic.Note] {
    let own = Self.lines(of: file, from: mark?.length ?? 0)
    let theirs = Self.lines(of: original)
    let (ownTexts, theirTexts) = (Set(own.map(\.text)), Set(theirs.map(\.text)))
    let notes =
      theirs.filter { !ownTexts.contains($0.text) }.map { line in
        Diagnostic.Note(
          "only the theme has `\(line.text.prefix(Self.shownLength))`", at: original.place(line.range))
      }
      + own.filter { !theirTexts.contains($0.text) }.map { line in
        Diagnostic.Note(
          "only your file has `\(line.text.prefix(Self.shownLength))`", at: file.place(line.range))
      }
    let rest = notes.count - Self.mostLines
    let more = Diagnostic.Note("\(rest) more lines differ", at: SourceRange(file.path))
    return notes.prefix(Self.mostLines) + (rest > 0 ? [more] : [])
  }

  private static func lines(of file: SourceFile, from start: Int = 0) -> [(text: String, range: Range<Int>)] {
    file.bytes[start...].split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.map { line in
      (String(decoding: line, as: UTF8.self), line.startIndex..<line.endIndex)
    }
  }
}

/// The first line of a copy of a built-in template: the version and the file that it came from.
package struct OriginMark: Sendable {
  /// The version of clipsite.
  let version: String
  /// The path of the original, as in `clean:partials/header.mustache`.
  fileprivate let source: String
  /// The first digits of the SHA-256 of the original.
  let digest: String
  /// The length of the line, with its end.
  fileprivate var length = 0

  /// The mark of a copy that is made now.
  package init(of original: SourceFile, version: String) {
    self.version = version
    source = original.path
    digest = Hexadecimal.text(Array(SHA256.digest(original.bytes).prefix(8)))
  }

  /// The mark of a file, or `nil` if it has none.
  fileprivate init?(in file: SourceFile) {
    let line = file.bytes.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(decoding: line, as: UTF8.self).split { " ,\r".contains($0) }.map(String.init)
    guard words.count == 6, ["{{!", "<!--"].contains(words[0]), words[1] == "clipsite" else { return nil }
    (version, source, digest) = (words[2], words[3], words[4])
    length = min(line.count + 1, file.bytes.count)
  }

  /// The words between the signs of a comment.
  func text(for original: SourceFile) -> String { "clipsite \(version), \(original.path), \(digest)" }

  /// A copy of the original: the mark as a comment of its language, and its bytes.
  package func copy(of original: SourceFile) -> [UInt8] {
    let text = text(for: original)
    let comment = original.path.hasSuffix(".svg") ? "<!-- \(text) -->\n" : "{{! \(text) }}\n"
    return Array(comment.utf8) + original.bytes
  }
}

extension DiagnosticCode {
  /// A file of the site is the same as the one that it overrides.
  package static let uneditedTemplate = DiagnosticCode(
    "UneditedTemplate", .note,
    summary: "The file in the folder `Templates` is the same as the one of the theme.",
    explanation: """
      A site needs only the templates that it changes. Others come from the theme, and improve with clipsite.
      `clipsite init` of version 0.2 and before copied all of them. `clipsite theme --unedited` lists these files.
      """,
    fix: "Delete the file.", withoutExample: .information)

  /// The original of an override has changed.
  package static let outdatedOverride = DiagnosticCode(
    "OutdatedOverride", .note,
    summary: "The template of the theme is another one than the copied one.",
    explanation: """
      The first line of a file that `clipsite theme --copy` writes has the version and a digest of the template
      that it came from. A later version of clipsite may have another template, whose improvements the copy lacks,
      and so may another theme.
      The notes are the lines that only one of the files has. `clipsite theme --print` prints the template.
      """,
    fix: "Take over what you want, and then write the new version and digest into the first line.",
    example: .files(
      wrong: """
        ==> Templates/partials/footer.mustache <==
        {{! clipsite 0.1.0, clean:partials/footer.mustache, 0123456789abcdef }}
        <footer>Donuts</footer>

        """,
      right: """
        ==> Templates/partials/footer.mustache <==
        <footer>Donuts</footer>

        """))
}
