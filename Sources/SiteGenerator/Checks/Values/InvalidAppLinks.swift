import AppClips
import Diagnostics

/// App Links metadata that readers would misunderstand.
enum InvalidAppLinks {
  static let code = DiagnosticCode(
    "InvalidAppLinks", .error,
    explanation: """
      Every target of `app-links` needs `url`, on Android `package`; `app-store-id` is digits, a Windows Phone `app-id` is a
      GUID. Readers pair the values of several targets by position, so all targets of one family have the same keys
      (applinks.org, “Publishing App Links”).
      """)

  static func diagnostic(_ error: AppLinksError, at place: Place) -> Diagnostic {
    Diagnostic(code, at: place, error.message, fix: error.fix)
  }
}
