import AppClips

/// What an import leaves to others to decide: how names become slugs and countries become codes.
public struct ImportConventions: Sendable {
  /// The slug of a text: lower-case words of a–z and 0–9 joined by `-`; nil when none can be made.
  public let slug: @Sendable (String) -> String?
  /// The ISO 3166-1 alpha-2 code for a country's English name or code; nil when it is unknown.
  public let countryCode: @Sendable (String) -> String?

  /// Conventions of one's own.
  public init(
    slug: @escaping @Sendable (String) -> String?, countryCode: @escaping @Sendable (String) -> String?
  ) {
    self.slug = slug
    self.countryCode = countryCode
  }

  /// Slugs as `Slug.make(from:)` makes them, and countries by a function.
  public init(countryCode: @escaping @Sendable (String) -> String?) {
    self.init(slug: { Slug.make(from: $0)?.rawValue }, countryCode: countryCode)
  }
}
