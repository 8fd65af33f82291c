// swift-format-ignore-file
// Made from Templates/ by `RECORD=1 swift test --filter StarterThemeTests`. Change Templates/ instead.

/// The default theme: a copy of Templates/, compiled in so that the program can be moved anywhere.
enum StarterTheme {
  /// The files, sorted by path.
  static let files: [StarterFile] = []
}
