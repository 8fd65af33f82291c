package import ClipsiteDiagnostics

/// The output path is taken by something that is no folder.
enum OutputIsNoFolder {
  static func diagnostic(_ path: String, _ kind: String) -> Diagnostic {
    Diagnostic(
      .outputIsNoFolder, at: SourceRange(path), "the output is \(kind)",
      fix: "choose another folder with --output")
  }

  /// Reports an output folder that is a symbolic link, unless it leads to a folder that clipsite made.
  static func diagnostic(_ path: String, linkTo target: String) -> Diagnostic {
    Diagnostic(
      .outputIsNoFolder, at: SourceRange(path),
      "the output is a symbolic link to \(target), which clipsite did not make",
      fix: "build once with --output and that folder, or choose another one")
  }
}

extension DiagnosticCode {
  /// The output path is taken by something that is no folder.
  package static let outputIsNoFolder = DiagnosticCode(
    "OutputIsNoFolder", .error,
    explanation: """
      The output folder is replaced file by file and, the first time, in one step. That is only safe when it is
      a folder of its own, not a link to another place and not a file. The same holds for the folders of domains in it.
      A link to a folder that clipsite made, with its file `.clipsite`, is followed.
      """)
}
