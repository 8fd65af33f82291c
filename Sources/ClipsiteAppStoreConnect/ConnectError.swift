internal import ClipsiteDiagnostics
package import ClipsitePlatform

/// Why a talk with App Store Connect cannot go on.
package enum ConnectError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A file or folder of this computer could not be read or written.
  case system(SystemError)
  /// The key, the address or the site lacks something.
  case usage(String)
  /// App Store Connect refused who we are or what we may do.
  case denied(String)
  /// App Store Connect takes no more requests for now.
  case limited(String)
  /// App Store Connect refused a request, or gave no answer that makes sense.
  case service(String)
  /// Somebody stopped the run.
  case stopped

  /// What to do about a refusal of the system, in the imperative; the others say it themselves.
  package var fix: String? { if case .system(let error) = self { error.fix } else { nil } }

  /// One sentence without a full stop.
  package var description: String {
    switch self {
    case .system(let error): VisibleText.escaped(error.description)
    case .usage(let text), .denied(let text), .limited(let text), .service(let text):
      VisibleText.escaped(text)
    case .stopped: "the run was stopped"
    }
  }

  /// Whether nothing else can succeed either.
  var endsTheRun: Bool {
    switch self {
    case .denied, .limited, .usage, .system, .stopped: true
    case .service: false
    }
  }
}
