/// How long the server waits for its clients.
public struct ServerDeadlines: Sendable {
  /// From the first byte of a request to the end of its head, in total.
  public var head = Duration.seconds(5)
  /// For the first byte of a request.
  public var idle = Duration.seconds(15)
  /// For a client to take more of an answer.
  public var write = Duration.seconds(30)
  /// From one sign of life on an event stream to the next.
  public var ping = Duration.seconds(15)
  /// For a client to take the rest of the last answer and close its side.
  public var drain = Duration.seconds(1)

  /// The deadlines of the preview.
  public init() {}
}
