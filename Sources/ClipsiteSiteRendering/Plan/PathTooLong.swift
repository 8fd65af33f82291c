package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A file of the site would have a path that some hosts refuse.
package enum PathTooLong {
  package static func diagnostic(_ path: OutputPath, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .pathTooLong, at: place,
      "the path \(path.description.prefix(60))… has \(path.description.utf8.count) bytes; hosts refuse long paths",
      fix: "shorten the names of the folders or the file, or set `slug`")
  }
}

extension DiagnosticCode {
  /// A file of the site would have a path that some hosts refuse.
  package static let pathTooLong = DiagnosticCode(
    "PathTooLong", .error,
    explanation: """
      A part of a path has at most 200 bytes and a whole path at most 900: file systems allow 255 for a name, macOS 1,024 for a
      path, and object stores 1,024 for a key.
      """)
}
