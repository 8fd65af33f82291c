/// Paths that no site has, so that a host should answer 404.
enum UnknownPath {
  private static let name = "clipsite-asks-for-what-is-not-here-6b1f"

  /// One at the root, and one beside the AASA file.
  static let all = [name, ".well-known/\(name)"]
}
