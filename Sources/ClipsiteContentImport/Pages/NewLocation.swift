import ClipsiteSiteContent
import ClipsiteContentParsing
import ClipsiteSiteModel

/// The file that `clipsite new NAME` writes: a location with a title, and every other key as a comment.
package enum NewLocation {
  /// The text of the file. It is valid as it stands: only the title is set, and the body is one sentence.
  ///
  /// - Parameter title: The location's name, of one line; “New location” if it is blank.
  package static func text(title: String) -> String {
    let name = PlainText.line(title)
    let title = name.isEmpty ? "New location" : name
    return """
      ---
      title: \(YAMLScalar.text(title))
      # Remove the `#` in front of a key to set it.
      \(comments)
      ---

      \(MarkdownText.paragraphs("Welcome to \(title)."))
      """
  }

  private static let comments = lines(of: FrontMatterKeys.keys.all.dropFirst(), indentation: "")
    .joined(separator: "\n")

  /// A line for each key with an example, below the keys that lead to it.
  private static func lines(of keys: some Sequence<Key>, indentation: String) -> [String] {
    keys.flatMap { key -> [String] in
      if let example = key.example { return [line("\(indentation)\(key.name): \(example)", about: key)] }
      guard case .mapping(let group) = key.type else { return [] }
      return [line("\(indentation)\(key.name):", about: key)]
        + lines(of: group.all, indentation: indentation + "  ")
    }
  }

  private static func line(_ setting: String, about key: Key) -> String {
    let gap = String(repeating: " ", count: max(3, 42 - setting.count))
    return "# \(setting)\(gap)# \(key.plainSummary.prefix { $0 != ";" })"
  }
}
