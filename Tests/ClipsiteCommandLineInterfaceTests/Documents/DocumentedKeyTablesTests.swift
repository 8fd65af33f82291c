import ClipsiteContentParsing
@testable import ClipsiteSiteContent
import ClipsiteSiteModel
import Testing

/// The tables of keys in the reference come from the declarations of the keys.
@Suite(.timeLimit(.minutes(30))) struct DocumentedKeyTablesTests {
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

  /// A table for each property that holds a group or a mapping, and one for all other keys.
  private static func tables(of group: any KeyGroup) -> [(name: String, keys: [Key])] {
    var (page, tables): ([Key], [(String, [Key])]) = ([], [])
    for child in Mirror(reflecting: group).children {
      if let group = child.value as? any KeyGroup {
        tables.append((child.label ?? "", group.all))
      } else if let key = child.value as? Key {
        if case .mapping = key.type { tables.append((child.label ?? "", [key])) } else { page.append(key) }
      }
    }
    return page.isEmpty ? tables : [("page", page)] + tables
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
