/// How an answer came.
public struct HTTPDelivery: Hashable, Sendable {
  /// How long the first byte took, from the lookup of the name on.
  public var firstByte = Duration.zero
  /// How long the whole answer took.
  public var total = Duration.zero
  /// The version of HTTP: `1.0`, `1.1`, `2` or `3`; empty when it is not known.
  public var version = ""
  /// When the first of the server's certificates ends, in seconds since 1970 (UTC). Nil without TLS, on a connection that
  /// was there already, and unless the client's options ask for it.
  public var certificateEnd: Int?

  /// Nothing known.
  public init() {}
}
