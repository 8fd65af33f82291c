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

  /// Returns one line of `site.yml`, or what to add to its list, that names files.
  ///
  /// - Parameters:
  ///   - key: `assets` or `allow-html`.
  ///   - paths: The files. They have the same ending, or the same name. Not empty.
  ///   - known: The list as it is.
  package static func addition(to key: String, for paths: [RelativePath], after known: [Ranged<String>])
    -> String
  {
    let pattern = "\"\(pattern(for: paths).replacing("\"", with: "\\\""))\""
    return known.isEmpty
      ? "add the line `\(key): [\(pattern)]` to `site.yml`" : "add `\(pattern)` to `\(key)` in `site.yml`"
  }

  private static func pattern(for paths: [RelativePath]) -> String {
    if paths.count == 1 { return paths[0].text }
    var folder = paths[0].folder
    while !folder.isEmpty, !paths.allSatisfy({ $0.isBelow(folder) }) { folder = folder.folder }
    let name = paths[0].name
    return RelativePath("*" + (name.fileExtension.map { ".\($0)" } ?? name.text)).text(below: folder.text)
  }
}
