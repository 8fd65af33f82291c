package import ClipsiteDiagnostics

/// A limit in `site.yml` is no size, or more than the program takes.
package enum InvalidLimit {
  package static func diagnostic(noSize text: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidLimit, at: place, "`\(text.prefix(40))` is no size",
      fix: "write a whole number and a unit, as in `8 MiB`")
  }

  package static func diagnostic(_ key: String, largest: FileSize, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .invalidLimit, at: place, "the limit `\(key)` may be at most \(largest)",
      fix: "write `\(largest)` or less")
  }
}

extension DiagnosticCode {
  /// A limit in `site.yml` is no size, or more than the program takes.
  package static let invalidLimit = DiagnosticCode(
    "InvalidLimit", .error,
    explanation: """
      A limit is a size: a whole number with `KiB`, `MiB` or `GiB`, or a number of bytes. Each limit has a bound of its own,
      since a file far above what pages need costs memory and time in every build: 16 MiB for `source-file`, 1 MiB for
      `front-matter`, 64 MiB for `page` and 2 GiB for `copied-file`.
      """)
}
