import ClipsiteAppClips
package import ClipsiteText

/// The address of an object store: scheme, host and port.
///
/// Requests carry signatures and, where temporary credentials are used, a token; so plain `http` is for this
/// computer only.
package struct StoreEndpoint: Hashable, Sendable {
  /// `https`, or `http` for this computer.
  package let scheme: String
  /// Host and port, as the `SiteDomain` field has them (RFC 9110, section 7.2).
  package let authority: String

  /// The address, without a slash at the end.
  package var url: String { "\(scheme)://\(authority)" }

  /// Indicates whether the store is on this computer.
  package var isLoopback: Bool { Self.isLoopback(authority) }

  /// Reads an address.
  ///
  /// - Throws: What is wrong with it.
  package init(_ text: String) throws(InvalidValue) {
    var rest = text.hasSuffix("/") ? text.dropLast() : text[...]
    guard let found = Self.schemes.first(where: { rest.hasPrefix($0 + "://") }) else {
      throw InvalidValue("`\(text)` is not the URL of a store", fix: "write it as `https://s3.example.com`")
    }
    scheme = found
    rest = rest.dropFirst(found.count + 3)
    guard !rest.isEmpty, rest.utf8.allSatisfy(Self.isAuthority) else {
      throw InvalidValue(
        "the address `\(text)` contains more than a host and a port",
        fix: "leave out everything behind the host"
      )
    }
    authority = rest.lowercased()
    guard scheme == "https" || Self.isLoopback(authority) else {
      throw InvalidValue(
        "`\(text)` would send credentials and pages unencrypted", fix: "write `https` instead of `http`")
    }
  }

  private static let schemes = ["https", "http"]

  /// Indicates whether a byte can be part of a host and port. Others would let two programs see two hosts.
  package static func isAuthority(_ byte: UInt8) -> Bool {
    byte.isLetterOrDigit || ".-:[]".utf8.contains(byte)
  }

  /// Indicates whether a host is this computer: `localhost`, 127.0.0.0/8 or `::1`.
  ///
  /// - Parameter authority: The host, with or without a port; version 6 in brackets.
  package static func isLoopback(_ authority: String) -> Bool {
    if authority.hasPrefix("[") { return authority.hasPrefix("[::1]") }
    let host = authority.prefix { $0 != ":" }
    if host == "localhost" { return true }
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}
