/// How an answer came.
package struct HTTPDelivery: Hashable, Sendable {
  /// How long the first byte took, from the lookup of the name on.
  package var firstByte = Duration.zero
  /// How long the whole answer took.
  package var total = Duration.zero
  /// The version of HTTP: `1.0`, `1.1`, `2` or `3`; empty when it is not known.
  package var version = ""
  /// When the first of the server's certificates ends, in seconds since 1970 (UTC). Nil without TLS, on a
  /// connection that was there already, and unless the client's options ask for it.
  package var certificateEnd: Int?

  /// Nothing known.
  package init() {}
}
