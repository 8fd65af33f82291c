/// What the site knows of the directory of its locations besides its pages and lists.
package struct SiteDirectory: Sendable {
  /// How many locations there are below each of its sections.
  package private(set) var counts: [Int: Int] = [:]
  private var levels: [Int: DirectoryLevel] = [:]
  private var sections: [ObjectIdentifier: Int32] = [:]

  package init(
    counts: [Int: Int] = [:], levels: [Int: DirectoryLevel] = [:], sections: [ObjectIdentifier: Int32] = [:]
  ) {
    self.counts = counts
    self.levels = levels
    self.sections = sections
  }

  /// Notes how many locations a section of the directory has below it.
  mutating func setCount(_ count: Int, of section: Int) { counts[section] = count }

  /// Notes what the list of a section is divided by.
  mutating func setLevel(_ level: DirectoryLevel, of section: Int) {
    levels[section] = levels[section] ?? level
  }

  /// What the list of a section is divided by, or nil when it names locations one by one.
  package func level(of section: Int) -> DirectoryLevel? { levels[section] }

  /// Notes on which page of the directory a location stands.
  mutating func setSection(_ section: Int, of location: Page) {
    sections[ObjectIdentifier(location)] = Int32(section)
  }

  /// The position in `Site.sections` of the part of the directory that a location stands in.
  func section(of location: Page) -> Int? { sections[ObjectIdentifier(location)].map { Int($0) } }
}
