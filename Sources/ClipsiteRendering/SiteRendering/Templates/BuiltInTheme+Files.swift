package import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// The files of the themes are compiled in, so that the program can be moved anywhere.
extension BuiltInTheme {
  /// The files by path, as in `partials/header.mustache`. Each has a path such as
  /// `clean:partials/header.mustache`, which is not the path of a file of the site.
  package var files: [RelativePath: SourceFile] {
    Self.allCases.reduce(into: [:]) { files, theme in
      guard theme == .clean || theme == self else { return }
      for (path, text) in theme.texts {
        files[RelativePath(path)] = SourceFile(path: theme.mark + path, text)
      }
    }
  }

  /// The file with a path such as `clean:partials/header.mustache`, or `nil` if it has another path.
  package static func file(at path: String) -> SourceFile? {
    for theme in allCases where path.hasPrefix(theme.mark) {
      return theme.texts[String(path.dropFirst(theme.mark.count))].map { SourceFile(path: path, $0) }
    }
    return nil
  }

  /// The texts of the files that differ from those of the default theme.
  private var texts: [String: String] {
    switch self {
    case .clean: CleanTheme.files
    case .bistro: BistroTheme.files
    }
  }

  private var mark: String { "\(name):" }
}
