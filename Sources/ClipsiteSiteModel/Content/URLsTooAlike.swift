package import ClipsiteDiagnostics

/// Two URLs differ only in letter case or in the way that accented letters are encoded.
package enum URLsTooAlike {
  package static func diagnostic(
    _ second: OutputPath, _ place: SourceRange, first: OutputPath, _ firstPlace: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .urlsTooAlike, at: place,
      "the files \(second) and \(first) differ only in letter case or in the form of their letters",
      fix: "rename one of them", notes: [.init("the other one comes from here", at: firstPlace)])
  }

  /// - Parameters:
  ///   - path: A file or folder that others are told apart from by its name.
  ///   - first: The other one.
  package static func diagnostic(_ path: String, first: String) -> Diagnostic {
    Diagnostic(
      .urlsTooAlike, at: SourceRange(path), "another one's name differs only in the form of its letters",
      fix: "rename one of them", notes: [.init("the other one is here", at: SourceRange(first))])
  }
}

extension DiagnosticCode {
  /// Two URLs differ only in letter case or in the way that accented letters are encoded.
  package static let urlsTooAlike = DiagnosticCode(
    "URLsTooAlike", .error,
    explanation: """
      `/Menu.pdf` and `/menu.pdf` are two files in a bucket and one on a Mac; a name with a composed `é` and one with a
      decomposed `é` are two files on Linux and one on a Mac. Such a pair cannot be published reliably.
      """)
}
