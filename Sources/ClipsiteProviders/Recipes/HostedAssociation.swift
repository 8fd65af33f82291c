import ClipsiteSiteModel

/// The AASA file as hosts serve it: where, as what, and for how long.
enum HostedAssociation {
  /// The path of its URL (Apple, “Supporting associated domains”).
  static let path = "/\(WellKnown.folder)/\(WellKnown.associationName)"
  /// The path of its copy with an extension.
  static let twin = "\(path).json"
  /// The type that Apple asks for.
  static let type = "application/json"
  /// How long it may be kept: a wrong one should not last.
  static let cacheControl = "public, max-age=300"
  /// How long pages may be kept: until the next time, so that a change is seen at once.
  static let pageCacheControl = "public, max-age=0, must-revalidate"
}
