internal import CCurl

/// Why there is no answer.
public struct HTTPFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason in words, as in “Failed to connect to 127.0.0.1 port 80”.
  public let reason: String
  /// Whether trying again may help: the connection failed, broke, or took too long.
  public let isTransient: Bool

  /// The reason in words.
  public var description: String { reason }

  init(_ code: CURLcode, _ details: String) {
    reason = details.isEmpty ? String(cString: curl_easy_strerror(code)) : details
    isTransient = Self.transient.contains(code.rawValue)
  }

  private static let transient = Set(
    [
      CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT, CURLE_PARTIAL_FILE,
      CURLE_OPERATION_TIMEDOUT, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM, CURLE_SSL_CONNECT_ERROR, CURLE_AGAIN,
    ].map(\.rawValue))
}
