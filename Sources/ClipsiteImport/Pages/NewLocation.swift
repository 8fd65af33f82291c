import ClipsiteContent
import ClipsiteSite

/// The file that `clipsite new NAME` writes: a location with a title, a place to fill in, and every key as a
/// comment.
package enum NewLocation {
  /// The text of the file. It is valid as it is: only the title and the type of the place are set, and the
  /// body is one sentence.
  ///
  /// - Parameter title: The location's name, of one line; “New location” if it is blank.
  package static func text(title: String) -> String {
    let name = PlainText.line(title)
    let title = name.isEmpty ? "New location" : name
    return """
      ---
      title: \(YAMLScalar.text(title))
      # Fill in the place: remove the `#` in front of a key to set it.
      \(keys)
      ---

      \(MarkdownText.paragraphs("Welcome to \(title)."))
      """
  }

  /// The keys of the place first, and all others as comments.
  private static let keys: String = {
    let others = FrontMatterKeys.keys.all.dropFirst()
    let place = others.filter { $0.name.description == "place" }
    return
      (place.flatMap { lines(of: $0) }
      + lines(of: others.filter { $0.name.description != "place" }, indentation: ""))
      .joined(separator: "\n")
  }()

  /// A place whose keys are comments to fill in. Its type is the usual one, because a page is a location only
  /// with a place that has a value.
  private static func lines(of place: Key) -> [String] {
    guard case .mapping(let group) = place.type,
      let type = group.all.first(where: { $0.name.description == "type" })
    else { return [] }
    return ["\(place.name):", commented("  \(type.name): LocalBusiness", about(type))]
      + lines(of: group.all.filter { $0.name.description != "type" }, indentation: "  ")
  }

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
    commented("# \(setting)", about(key))
  }

  private static func commented(_ setting: String, _ comment: String) -> String {
    setting + String(repeating: " ", count: max(3, 44 - setting.count)) + "# \(comment)"
  }

  private static func about(_ key: Key) -> String { String(key.plainSummary.prefix { $0 != ";" }) }
}
