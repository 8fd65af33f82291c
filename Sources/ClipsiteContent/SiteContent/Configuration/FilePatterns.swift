import ClipsiteAppClips
package import ClipsiteSystem
package import ClipsiteText

/// Paths and patterns of files in the content folder: the keys `assets` and `allow-html` of `site.yml`.
///
/// As in `universal-links`, `*` is any text, slashes included, and `?` is any character. Files of `.well-known`
/// and those that configure a host fit no pattern, because each can hand over a domain.
package struct FilePatterns: Sendable {
  private let texts: [Substring]
  private let patterns: [WildcardPattern]

  package init(_ texts: [Ranged<String>]) {
    self.texts = texts.map { $0.value.utf8.first == UInt8(ascii: "/") ? $0.value.dropFirst() : $0.value[...] }
    patterns = self.texts.compactMap { WildcardPattern(ofFiles: $0) }
  }

  /// Indicates whether one of them is the path, or fits it.
  package func holds(_ path: RelativePath) -> Bool {
    if WebsiteFile.mustBeNamed(path) { return texts.contains { $0.utf8.elementsEqual(path.utf8) } }
    return patterns.contains { $0.matches(path.text.unicodeScalars) }
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
    let isNamed = paths.count <= mostNamed || paths.contains(where: WebsiteFile.mustBeNamed)
    let texts = isNamed ? paths.map(\.text) : [pattern(for: paths)]
    return ConfigurationLine(key, known.map(\.value) + texts)
  }

  private static func pattern(for paths: [RelativePath]) -> String {
    var folder = paths[0].folder
    while !folder.isEmpty, !paths.allSatisfy({ $0.isBelow(folder) }) { folder = folder.folder }
    let name = paths[0].name
    return RelativePath("*" + (name.fileExtension.map { ".\($0)" } ?? name.text)).text(below: folder.text)
  }
}
