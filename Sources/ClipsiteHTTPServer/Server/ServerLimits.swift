/// How much the server does at a time.
public struct ServerLimits: Sendable {
  /// Connections. Beyond, the oldest that has no complete request makes room; if there is none, the new one
  /// gets 503.
  public var connections = 512
  /// Requests in work; beyond, 503.
  public var requests = 128
  /// Event streams; beyond, 503.
  public var streams = 64
  /// The head of a request.
  public var head = HTTPLimits()

  /// The limits of the preview.
  public init() {}
}
