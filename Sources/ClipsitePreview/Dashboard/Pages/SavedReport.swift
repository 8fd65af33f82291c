import ClipsiteMustache

/// A report that another part of the program saved, as a page of the dashboard shows it. The preview neither
/// knows its origin nor asks for it again.
package struct SavedReport: Sendable {
  /// Things that need the same.
  package struct Group: Sendable {
    let title: String
    let meaning: String
    let fix: String?
    let items: [String]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - title: The number and the name, as in “10 not found”.
    ///   - fix: The action that helps, or `nil` if nothing is to do.
    package init(title: String, meaning: String, fix: String?, items: [String]) {
      (self.title, self.meaning, self.fix, self.items) = (title, meaning, fix, items)
    }
  }

  let origin: String
  let note: String
  let groups: [Group]

  /// Creates a report.
  ///
  /// - Parameters:
  ///   - origin: The time and the command that saved it, as a sentence.
  ///   - note: A sentence that explains the groups.
  package init(origin: String, note: String, groups: [Group]) {
    (self.origin, self.note, self.groups) = (origin, note, groups)
  }
}

extension Dashboard {
  /// The largest number of items of a group that the page lists.
  private static let listedItems = 500

  /// The data of the page with the saved report.
  func savedReport() -> Value {
    guard let report = report() else { return [:] }
    return [
      "origin": .text(report.origin), "note": .text(report.note),
      "groups": .list(
        report.groups.map { group in
          let rest = group.items.count - Self.listedItems
          return [
            "title": .text(group.title), "meaning": .text(group.meaning),
            "fix": group.fix.map { .text($0) } ?? nil,
            "has-items": .bool(!group.items.isEmpty),
            "items": .list(group.items.prefix(Self.listedItems).map { .text($0) }),
            "rest": rest > 0 ? .text(Self.count(rest, "more URL")) : nil,
          ]
        }),
    ]
  }
}
