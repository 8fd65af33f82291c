@testable import ClipsiteContent
import ClipsiteSite
import Foundation
import Testing

/// The tables of keys in the reference come from the declarations of the keys.
struct DocumentedKeyTablesTests {
  @Test func theTablesOfTheConfigurationAreThoseOfTheCode() throws {
    let page = try Document(page: "Reference/SiteConfiguration")
    for (name, keys) in Self.tables(of: ConfigurationKeys.keys) {
      try page.expectSection("keys of \(name)", KeyTable(Self.rows(keys)).text)
    }
  }

  @Test func theTablesOfTheFrontMatterAreThoseOfTheCode() throws {
    let page = try Document(page: "Reference/FrontMatter")
    for (name, keys) in Self.tables(of: FrontMatterKeys.keys) {
      let table = KeyTable(KeyPlace.leaves(of: keys), showsInheritance: true)
      try page.expectSection("keys of \(name)", table.text)
    }
  }

  @Test func theTableOfTargetsIsThatOfTheCode() throws {
    let page = try Document(page: "Reference/PublishTargets")
    let table = KeyTable(KeyPlace.leaves(of: PublishKeys.keys.all))
    try page.expectSection("keys of a target", table.text)
  }

  /// Targets have a page of their own.
  private static func rows(_ keys: [Key]) -> [KeyPlace] {
    keys.flatMap { key in
      let isTargets = key.name.description == "publish"
      return isTargets ? [KeyPlace(path: "publish", key: key)] : KeyPlace.leaves(of: [key])
    }
  }

  /// A table for each part with a name, one for each other mapping, and one for all other keys.
  ///
  /// The words have seven rows of weekdays, which would hide the rows around them, so they have a table also.
  private static func tables(of group: any KeyGroup) -> [(name: String, keys: [Key])] {
    var (page, tables): ([Key], [(String, [Key])]) = ([], [])
    for part in group.table.parts {
      if let name = part.table {
        let words = part.keys.filter { $0.name.description == "words" }
        tables.append((name, part.keys.filter { $0.name.description != "words" }))
        if !words.isEmpty { tables.append(("words", words)) }
        continue
      }
      for key in part.keys {
        if case .mapping = key.type { tables.append((camelCased(key), [key])) } else { page.append(key) }
      }
    }
    return page.isEmpty ? tables : [("page", page)] + tables
  }

  /// The name of a key as that of its table: `appLinks` for `app-links`.
  private static func camelCased(_ key: Key) -> String {
    let words = key.name.description.split(separator: "-")
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }

  @Test(arguments: [ConfigurationKeys.keys.all, FrontMatterKeys.keys.all, PublishKeys.keys.all])
  func everyKeyHasASummary(_ keys: [Key]) {
    for place in KeyPlace.leaves(of: keys) {
      #expect(!place.key.summary.isEmpty, "\(place.path)")
      #expect(!place.key.summary.hasSuffix("."), "\(place.path)")
      #expect(place.key.example?.isEmpty != true, "\(place.path)")
    }
  }
}
