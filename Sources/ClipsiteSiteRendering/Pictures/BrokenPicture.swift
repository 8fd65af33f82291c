package import ClipsiteDiagnostics

/// A picture's header is fine, but what follows cannot be decoded.
package enum BrokenPicture {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .brokenPicture, at: SourceRange(path), "the picture cannot be decoded to its end",
      fix: "copy it again from where it came from, or export it again as JPEG or PNG")
  }
}

extension DiagnosticCode {
  /// A picture's header is fine, but what follows cannot be decoded.
  package static let brokenPicture = DiagnosticCode(
    "BrokenPicture", .error,
    explanation: """
      With `pictures: true`, every picture that a page names is decoded. This one is damaged: it ends too early, as after an
      upload that was cut off, or holds what its format does not allow. A browser would show a part of it, or nothing. A JPEG
      in more than 100 scans is refused, too, for each takes up to a second to decode.
      """)
}
