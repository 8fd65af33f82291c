/// The paths of signs in the folder of codes.
package enum SignFiles {
  private static let start = "sign-"

  /// The PDF with all signs of a kind.
  package static func combined(_ kind: String) -> String { "\(start)\(kind).pdf" }

  /// The PDF of one sign.
  package static func single(_ kind: String, _ code: PrintedCode) -> String {
    "\(start)\(kind)/\(code.name).pdf"
  }

  /// Indicates whether a path is that of a sign.
  package static func contains(_ path: String) -> Bool { path.hasPrefix(start) }

  /// Indicates whether a path is that of a sign of a kind.
  package static func contains(_ path: String, of kind: String) -> Bool {
    path.hasPrefix("\(start)\(kind)/") || path == combined(kind)
  }
}
