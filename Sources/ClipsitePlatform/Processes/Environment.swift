#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the process was started with.
struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// The real ones.
  static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// Given ones.
  init(_ variables: [String: String] = [:]) { lookup = { variables[$0] } }

  private init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// The value of a variable, or nil when it is not set.
  subscript(name: String) -> String? { lookup(name) }

  /// Whether to use colour on a stream: only for people, and as `NO_COLOR` (no-color.org), `CLICOLOR_FORCE` and
  /// `CLICOLOR` (bixense.com/clicolors) and `TERM` say, in this order.
  func usesColor(isTerminal: Bool) -> Bool {
    if let value = self["NO_COLOR"], !value.isEmpty { return false }
    if let value = self["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
    return isTerminal && self["CLICOLOR"] != "0" && self["TERM"] != "dumb"
  }
}
