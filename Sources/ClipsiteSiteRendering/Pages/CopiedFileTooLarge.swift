package import ClipsiteDiagnostics

/// A file that is copied is larger than the site allows.
package enum CopiedFileTooLarge {
  package static func diagnostic(_ path: String, size: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .copiedFileTooLarge, at: SourceRange(path), "the file has \(size) bytes; at most \(limit) are copied",
      fix: "make it smaller, or raise `limits.copied-file` in site.yml")
  }
}

extension DiagnosticCode {
  /// A file that is copied is larger than the site allows.
  package static let copiedFileTooLarge = DiagnosticCode(
    "CopiedFileTooLarge", .error,
    explanation: """
      A picture, video or download of the content may have at most 256 MiB, or what `limits.copied-file` in `site.yml` says. A
      page that people open on a phone in front of a counter has no use for more, and a file that large in `Content` is usually
      there by accident. A build copies it in pieces, but a preview and some publishers hold it in memory.

      Make the file smaller, put it elsewhere and link to it, or raise the limit.
      """)
}
