/// A page as it should be.
struct ExpectedPage: Sendable {
  /// The domain that serves it.
  let domain: String
  /// Its URL.
  let url: String
  /// The page that it leads to, when it is a short URL.
  let redirectTarget: String?
  /// Its bytes in the output folder; nil for a short URL that has no page.
  let bytes: [UInt8]?
}
