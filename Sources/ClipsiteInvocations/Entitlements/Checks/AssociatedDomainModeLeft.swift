import ClipsiteAppClips
package import ClipsiteDiagnostics

/// An associated domain still has the mode of development.
enum AssociatedDomainModeLeft {
  static func check(
    _ entry: AssociatedDomainEntry, allowed: AssociatedDomainMode?, at place: SourceRange
  ) -> Diagnostic? {
    guard let mode = entry.mode, mode != allowed else { return nil }
    return Diagnostic(
      .associatedDomainModeLeft, at: place,
      "`\(entry)` has a mode, which an app in the App Store must not have",
      fix: "delete `?mode=\(mode.rawValue)`, or check with `--mode \(mode.rawValue)` while you develop")
  }
}

extension DiagnosticCode {
  /// An associated domain still has the mode of development.
  package static let associatedDomainModeLeft = DiagnosticCode(
    "AssociatedDomainModeLeft", .error,
    explanation: """
      With `?mode=developer` or `?mode=managed` a device takes the AASA file from the domain itself and not from Apple's
      content delivery network. That is of use while an app is developed. An app that is submitted to the App Store has
      to have entries without a mode (Apple, “Configuring an associated domain”).

      - Before a submission, delete `?mode=` and what follows it.
      - While you develop, check with `--mode developer`, which allows it.
      """)
}
