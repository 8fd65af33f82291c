package import ClipsiteDiagnostics

/// An entry holds a build setting, which only Xcode can put in.
enum VariableInEntitlements {
  static func diagnostic(_ entry: EntitlementsFile.Entry) -> Diagnostic {
    Diagnostic(
      .variableInEntitlements, at: entry.place, "`\(entry.text)` holds a build setting, so it is not checked",
      fix: "check the entitlements of the finished app")
  }
}

extension DiagnosticCode {
  /// An entry holds a build setting, which only Xcode can put in.
  package static let variableInEntitlements = DiagnosticCode(
    "VariableInEntitlements", .note,
    explanation: """
      Build settings such as `$(ASSOCIATED_DOMAIN)` are put in when Xcode builds the app. An entry with one cannot be
      compared with the site; what seems to be missing because of it is only a warning. Check the file of the finished
      app instead, which `codesign -d --entitlements - --xml Clip.app` prints.
      """)
}
