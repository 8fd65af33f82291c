import Diagnostics

/// The output path is taken by something that is no folder.
enum OutputIsNoFolder {
  static let code = DiagnosticCode(
    "OutputIsNoFolder", .error,
    explanation: """
      The output folder is replaced file by file and, the first time, in one step. That is only safe when it is
      a folder of its own, not a link to another place and not a file. The same holds for the folders of domains in it.
      """)

  static func diagnostic(_ path: String, _ kind: String) -> Diagnostic {
    Diagnostic(code, at: Place(path), "the output is \(kind)", fix: "choose another folder with --output")
  }
}
