/// A field of HTTP that makes pages safer: its name, and a value of clipsite's own words, which no
/// configuration language takes for syntax inside double quotes.
package struct SecurityHeader: Hashable, Sendable {
  package let name: String
  package let value: String

  /// - Precondition: The value has no character that ends a quotation or begins a variable in any of the
  ///   hosts' languages.
  package init(_ name: String, _ value: String) {
    precondition(value.utf8.allSatisfy(Self.isPlain), "a value that a configuration could read as syntax")
    self.name = name
    self.value = value
  }

  /// Indicates whether a byte means itself between double quotes in every configuration.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: " ") && byte < 0x7F && !"\"\\$%{}#`".utf8.contains(byte)
  }

  /// The headers of all answers of a domain with a policy about what its pages load and run.
  ///
  /// `Strict-Transport-Security` (RFC 6797) is for the domain alone and one year: of its subdomains a site
  /// knows nothing. `nosniff` (Fetch Standard) makes the type of the AASA file matter, which is set.
  /// `Referrer-Policy` (W3C) is the default of browsers, said aloud for those that have another one.
  /// - Parameter usesPosition: Whether pages ask for the visitor's position, which only pages of the domain
  ///   may (`Permissions-Policy`, W3C).
  package static func all(_ policy: String, usesPosition: Bool = false) -> [SecurityHeader] {
    let position = usesPosition ? [SecurityHeader("Permissions-Policy", "geolocation=(self)")] : []
    return position + [
      SecurityHeader("Content-Security-Policy", policy),
      SecurityHeader("Strict-Transport-Security", "max-age=31536000"),
      SecurityHeader("X-Content-Type-Options", "nosniff"),
      SecurityHeader("Referrer-Policy", "strict-origin-when-cross-origin"),
    ]
  }
}
