#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The environment variables that the process was started with.
package struct Environment: Sendable {
  private let lookup: @Sendable (String) -> String?

  /// The real ones.
  package static let process = Environment { name in getenv(name).map { String(cString: $0) } }

  /// Given ones.
  package init(_ variables: [String: String] = [:]) { lookup = { variables[$0] } }

  private init(lookup: @escaping @Sendable (String) -> String?) { self.lookup = lookup }

  /// The value of a variable, or nil when it is not set.
  package subscript(name: String) -> String? { lookup(name) }
}
