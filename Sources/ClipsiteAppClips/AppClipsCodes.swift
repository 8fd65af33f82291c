public import ClipsiteDiagnostics

/// The kinds of diagnostics that this module reports.
public enum AppClipsCodes {
  /// All of them.
  public static let all: [DiagnosticCode] = AppSiteAssociationLinter.codes + [AppSiteAssociationConflict.code]
}
