package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// Two files of the site would have the same URL.
package enum DuplicateURL {
  /// - Parameter url: The URL that both would have.
  package static func diagnostic(_ url: String, _ second: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .duplicateURL, at: second, "another file already has the URL \(url)",
      fix: "rename one of them, set another `slug`, or choose another alias",
      notes: [.init("the other one is here", at: first)])
  }

  /// - Parameter path: A file where another file needs a folder.
  package static func diagnostic(blocked path: OutputPath, _ file: SourceRange, inside: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .duplicateURL, at: file, "the file \(path) stands where a folder of that name must go",
      fix: "rename one of them, set another `slug`, or choose another alias",
      notes: [.init("this needs the folder", at: inside)])
  }
}

extension DiagnosticCode {
  /// Two files of the site would have the same URL.
  package static let duplicateURL = DiagnosticCode(
    "DuplicateURL", .error,
    explanation: """
      Every page, short URL, card page and copied file has a URL of its own. Hosts map `/market` to `market.html` and to
      `market/index.html`, so a page and a file or folder of that name collide too. One of the two would be lost
      without a word.
      """)
}
