/// How large the head of a request may be.
package struct HTTPLimits: Sendable {
  /// Bytes of the request line without its end; more are answered with 414.
  var requestLine = 8 << 10
  /// Bytes of the request line, all fields and the empty line; more are answered with 431.
  var head = 16 << 10
  /// Field lines; more are answered with 431.
  var fields = 100

  /// The limits of the preview: 8 KiB, 16 KiB and 100 fields.
  init() {}
}
