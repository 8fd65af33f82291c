/// What the dashboard answers a request with.
package struct DashboardAnswer: Sendable {
  /// The status code (RFC 9110, section 15): 200 or 404.
  let status: Int
  /// The `Content-Type`.
  let contentType: String
  /// The bytes.
  let body: [UInt8]

  init(_ contentType: String, _ body: [UInt8], status: Int = 200) {
    self.status = status
    self.contentType = contentType
    self.body = body
  }

  init(_ contentType: String, _ text: String) { self.init(contentType, Array(text.utf8)) }
}
