package import ClipsiteCCurl

/// The reason why there is no answer.
package struct HTTPFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Kind: Sendable {
    /// The host's name has no address.
    case name
    /// TLS: the certificate, the name in it, or the protocol.
    case security
    /// A time limit.
    case time
    /// The connection, or what came over it.
    case connection
  }

  /// The kind of failure.
  package let kind: Kind
  /// The reason in words, as in “Failed to connect to 127.0.0.1 port 80”.
  package let reason: String
  /// Indicates whether another attempt may help: the connection failed, broke, or was too slow.
  package let isTransient: Bool

  /// The reason in words.
  package var description: String { reason }

  /// A failure that trying again does not help.
  package init(_ kind: Kind, _ reason: String) {
    self.kind = kind
    self.reason = reason
    isTransient = false
  }

  package init(_ code: CURLcode, _ details: String) {
    reason = details.isEmpty ? String(cString: clipsite_curl_easy_strerror(code)) : details
    kind = Self.kinds[code.rawValue] ?? .connection
    isTransient = Self.transient.contains(code.rawValue)
  }

  private static let kinds: [UInt32: Kind] = [
    CURLE_COULDNT_RESOLVE_HOST.rawValue: .name, CURLE_OPERATION_TIMEDOUT.rawValue: .time,
    CURLE_SSL_CONNECT_ERROR.rawValue: .security, CURLE_PEER_FAILED_VERIFICATION.rawValue: .security,
    CURLE_SSL_CERTPROBLEM.rawValue: .security, CURLE_SSL_CIPHER.rawValue: .security,
    CURLE_SSL_CACERT_BADFILE.rawValue: .security, CURLE_SSL_ISSUER_ERROR.rawValue: .security,
    CURLE_SSL_INVALIDCERTSTATUS.rawValue: .security,
  ]

  private static let transient = Set(
    [
      CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PARTIAL_FILE,
      CURLE_OPERATION_TIMEDOUT, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_SSL_CONNECT_ERROR, CURLE_AGAIN,
    ].map(\.rawValue))
}
