import ClipsiteContentParsing
import ClipsiteSiteModel

/// The file that `clipsite new NAME` writes: a location with a title, a place to fill in, and every other key as a
/// comment.
package enum NewLocation {
  /// The text of the file. It is valid as it is: the keys of the place are empty, and the body is one sentence.
  ///
  /// - Parameter title: The location's name, of one line; “New location” if it is blank.
  package static func text(title: String) -> String {
    let name = PlainText.line(title)
    let title = name.isEmpty ? "New location" : name
    return """
      ---
      title: \(YAMLScalar.text(title))
      # Fill in the place. Remove the `#` in front of any other key to set it.
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

  /// The keys of the place that most locations have.
  private static let usualKeys = ["street", "locality", "region", "postal-code", "country", "phone"]

  private static func lines(of place: Key) -> [String] {
    guard case .mapping(let group) = place.type else { return [] }
    let usual = group.all.filter { usualKeys.contains($0.name.description) }
    let others = group.all.filter { !usualKeys.contains($0.name.description) }
    return ["\(place.name):"]
      + usual.map { key in
        let example = key.example.map { ", such as \($0)" } ?? ""
        return commented("  \(key.name):", "\(about(key))\(example)")
      } + lines(of: others, indentation: "  ")
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
