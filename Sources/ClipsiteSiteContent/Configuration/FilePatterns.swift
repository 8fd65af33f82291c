import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsitePlatform

/// Paths and patterns of files in the content folder: the keys `assets` and `allow-html` of `site.yml`.
///
/// As in `universal-links`, `*` is any text, slashes included, and `?` is any character.
package struct FilePatterns: Sendable {
  private let patterns: [WildcardPattern]

  package init(_ texts: [Ranged<String>]) {
    patterns = texts.compactMap { text in
      WildcardPattern(
        ofFiles: text.value.utf8.first == UInt8(ascii: "/") ? text.value.dropFirst() : text.value[...])
    }
  }

  /// Indicates whether one of them is the path, or fits it.
  package func holds(_ path: RelativePath) -> Bool {
    patterns.contains { $0.matches(path.text.unicodeScalars) }
  }

  /// The number of files up to which each is named. A pattern also names files that somebody adds later.
  private static let mostNamed = 20

  /// Returns the line of `site.yml` that also names more files.
  ///
  /// - Parameters:
  ///   - key: `assets` or `allow-html`.
  ///   - paths: The files. They have the same ending, or the same name. Not empty.
  ///   - known: The list as it is.
  package static func line(_ key: String, with paths: [RelativePath], after known: [Ranged<String>])
    -> ConfigurationLine
  {
    let texts = paths.count > mostNamed ? [pattern(for: paths)] : paths.map(\.text)
    return ConfigurationLine(key, known.map(\.value) + texts)
  }

  private static func pattern(for paths: [RelativePath]) -> String {
    var folder = paths[0].folder
    while !folder.isEmpty, !paths.allSatisfy({ $0.isBelow(folder) }) { folder = folder.folder }
    let name = paths[0].name
    return RelativePath("*" + (name.fileExtension.map { ".\($0)" } ?? name.text)).text(below: folder.text)
  }
}
