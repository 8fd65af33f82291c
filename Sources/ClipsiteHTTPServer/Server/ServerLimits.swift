/// How much the server does at a time.
package struct ServerLimits: Sendable {
  /// Connections. Beyond, the oldest that has no complete request makes room; if there is none, the new one
  /// gets 503.
  var connections = 512
  /// Requests in work; beyond, 503.
  var requests = 128
  /// Event streams; beyond, 503.
  var streams = 64
  /// The head of a request.
  var head = HTTPLimits()

  /// The limits of the preview.
  init() {}
}
