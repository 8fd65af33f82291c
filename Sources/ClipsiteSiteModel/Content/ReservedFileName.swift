package import ClipsiteDiagnostics

/// A file or folder has a name that Windows keeps for a device.
package enum ReservedFileName {
  package static func diagnostic(_ path: String, _ name: String) -> Diagnostic {
    Diagnostic(
      .reservedFileName, at: SourceRange(path), "the name \(name) is one that Windows reserves for a device",
      fix: "rename it")
  }
}

extension DiagnosticCode {
  /// A file or folder has a name that Windows keeps for a device.
  package static let reservedFileName = DiagnosticCode(
    "ReservedFileName", .warning,
    explanation: """
      Windows keeps some names for devices, whatever their letter case and extension: `con`, `prn`, `aux`, `nul`, `com0` to
      `com9` and `lpt0` to `lpt9`. The site can be built and served elsewhere, but nobody can check it out, build it or
      unpack its output on Windows.

      Rename the file or folder. As a `slug` or short URL such a name is an error: it can be chosen freely.
      """)
}
