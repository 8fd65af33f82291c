package import ClipsiteCCurl

/// The reason why there is no answer.
package struct HTTPFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of failure.
  package enum Cause: Sendable {
    /// The host's name has no address.
    case name
    /// TLS: the certificate, the name in it, or the protocol.
    case security
    /// A time limit.
    case time
    /// The connection, or what came over it.
    case connection
    /// An address that the request must not reach.
    case privateAddress
    /// A body that is not compressed as its header says.
    case encoding
  }

  /// The kind of failure.
  package let kind: Cause
  /// The reason in words, as in “Failed to connect to 127.0.0.1 port 80”.
  package let reason: String
  /// Indicates whether another attempt may help: the connection failed, broke, or was too slow.
  package let isTransient: Bool
  /// Indicates whether a connection broke that had been made, as after a reset.
  package let isInterrupted: Bool

  /// The reason in words.
  package var description: String { reason }

  /// A failure that trying again does not help, unless a connection broke.
  package init(_ kind: Cause, _ reason: String, isInterrupted: Bool = false) {
    self.kind = kind
    self.reason = reason
    self.isInterrupted = isInterrupted
    isTransient = isInterrupted
  }

  /// The failure of an answer that is longer than a number of bytes.
  static func tooLong(_ limit: Int) -> HTTPFailure {
    HTTPFailure(.connection, "the answer has more than \(limit) bytes")
  }

  package init(_ code: CURLcode, _ details: String) {
    reason = details.isEmpty ? String(cString: clipsite_curl_easy_strerror(code)) : details
    kind = Self.kinds[code.rawValue] ?? .connection
    isInterrupted = Self.interrupted.contains(code.rawValue)
    isTransient = isInterrupted || Self.transient.contains(code.rawValue)
  }

  private static let kinds: [UInt32: Cause] = [
    CURLE_COULDNT_RESOLVE_HOST.rawValue: .name, CURLE_OPERATION_TIMEDOUT.rawValue: .time,
    CURLE_SSL_CONNECT_ERROR.rawValue: .security, CURLE_PEER_FAILED_VERIFICATION.rawValue: .security,
    CURLE_SSL_CERTPROBLEM.rawValue: .security, CURLE_SSL_CIPHER.rawValue: .security,
    CURLE_SSL_CACERT_BADFILE.rawValue: .security, CURLE_SSL_ISSUER_ERROR.rawValue: .security,
    CURLE_SSL_INVALIDCERTSTATUS.rawValue: .security, CURLE_BAD_CONTENT_ENCODING.rawValue: .encoding,
  ]

  private static let interrupted = Set(
    [
      CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_SSL_CONNECT_ERROR,
    ].map(\.rawValue))

  private static let transient = Set(
    [
      CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
      CURLE_OPERATION_TIMEDOUT, CURLE_AGAIN,
    ].map(\.rawValue))
}
