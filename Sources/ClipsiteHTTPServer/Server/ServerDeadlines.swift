/// How long the server waits for its clients.
package struct ServerDeadlines: Sendable {
  /// From the first byte of a request to the end of its head, in total.
  var head = Duration.seconds(5)
  /// For the first byte of a request.
  var idle = Duration.seconds(15)
  /// For a client to take more of an answer.
  var write = Duration.seconds(30)
  /// From one sign of life on an event stream to the next.
  var ping = Duration.seconds(15)
  /// For a client to take the rest of the last answer and close its side.
  var drain = Duration.seconds(1)

  /// The deadlines of the preview.
  init() {}
}
