/// A file that could not be sent or deleted.
public struct PublishFailure: Hashable, Sendable {
  /// The name at the place.
  public let key: String
  /// Why.
  public let error: PublishError
}
