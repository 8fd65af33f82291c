import ClipsiteAppClips
import ClipsiteSite
import ClipsiteText

/// The differences between a registered experience and the one that the site wants, for people.
extension PlannedExperience {
  /// The largest number of characters of a value.
  private static let longestValue = 40

  /// The changes with the old and the new values, such as “words: EN title “A” → “B””.
  package var differences: [String] {
    ExperienceChange.allCases.filter(changes.contains).map { change in
      let values = values(of: change).map { "\($0.name)\(Self.short($0.old)) → \(Self.short($0.new))" }
      return values.isEmpty ? change.rawValue : "\(change.rawValue): \(values.joined(separator: ", "))"
    }
  }

  private typealias Values = (name: String, old: String?, new: String?)

  private func values(of change: ExperienceChange) -> [Values] {
    guard let experience = wanted?.experience, let registered else { return [] }
    switch change {
    case .words: return words
    case .place:
      let own = ExperienceBody(experience: experience).attribute(change, over: registered.attributes)
      let (new, old) = (PlaceBody.facts(of: own?.value), PlaceBody.facts(of: registered.attributes["place"]))
      return PlaceBody.Fact.allCases.filter { new[$0] != old[$0] }.map { ("\($0.name) ", old[$0], new[$0]) }
    case .headerImage:
      let (old, new) = (registered.image?.fileName, image?.file.name)
      return old == new ? [] : [("", old, new)]
    case .action, .category, .defaultLanguage, .poweredBy:
      let new = ExperienceBody(experience: experience).attribute(change)?.value
      return [("", registered.attributes[change.attributeName].flatMap(Self.text), new.flatMap(Self.text))]
    }
  }

  private var words: [Values] {
    guard let new = wanted?.experience.card.words, let old = registered?.words else { return [] }
    return Set(old.keys).union(new.keys).sorted().flatMap { language in
      ["title", "subtitle"].enumerated().compactMap { index, name -> Values? in
        let (old, new) = (old[language]?[index] ?? nil, new[language]?[index] ?? nil)
        return old == new ? nil : ("\(language) \(name) ", old, new)
      }
    }
  }

  private static func text(_ value: JSONValue) -> String? { value.bool.map(String.init) ?? value.text }

  private static func short(_ value: String?) -> String {
    guard let value, !value.isEmpty else { return "none" }
    let shown = value.count > longestValue ? value.prefix(longestValue - 1) + "…" : value[...]
    return "“\(VisibleText.escaped(String(shown)))”"
  }
}

extension PlaceBody.Fact {
  /// The last part of the path, such as `streetAddress`.
  fileprivate var name: Substring { rawValue.split(separator: ".").last ?? "" }
}
