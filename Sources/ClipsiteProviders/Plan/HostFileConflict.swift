package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// Two hosts need one file, with different content.
package enum HostFileConflict {
  package static func diagnostic(
    _ path: OutputPath, _ second: Provider, _ first: Provider, at place: SourceRange,
    first firstPlace: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .hostFileConflict, at: place,
      "\(second.rawValue) and \(first.rawValue) both need \(path), with different content",
      fix:
        "name one of them, and build for the other with `--host \(second.rawValue) --output` and another folder",
      notes: [.init("the other host is named here", at: firstPlace)])
  }
}

extension DiagnosticCode {
  /// Two hosts need one file, with different content.
  package static let hostFileConflict = DiagnosticCode(
    "HostFileConflict", .error,
    explanation: """
      Some hosts read a file of the same name, for instance `_redirects`, and do not agree on what is in it. One folder can be
      ready for one of them only. Build the site once for each, into folders of their own:

          clipsite build --host netlify --output Netlify
          clipsite build --host gitlab-pages --output GitLab
      """)
}
