/// A file that could not be sent or deleted.
package struct PublishFailure: Hashable, Sendable {
  /// The name at the place.
  package let key: String
  /// Why.
  package let error: PublishError
}
