/// What the site knows of the directory of its locations besides its pages and lists.
package struct SiteDirectory: Sendable {
  /// How many locations there are below each of its sections.
  package private(set) var counts: [SectionID: Int] = [:]
  private var levels: [SectionID: DirectoryLevel] = [:]
  private var sections: [ObjectIdentifier: SectionID] = [:]

  package init(
    counts: [SectionID: Int] = [:], levels: [SectionID: DirectoryLevel] = [:],
    sections: [ObjectIdentifier: SectionID] = [:]
  ) {
    self.counts = counts
    self.levels = levels
    self.sections = sections
  }

  /// Notes how many locations a section of the directory has below it.
  mutating func setCount(_ count: Int, of section: SectionID) { counts[section] = count }

  /// Notes what the list of a section is divided by.
  mutating func setLevel(_ level: DirectoryLevel, of section: SectionID) {
    levels[section] = levels[section] ?? level
  }

  /// What the list of a section is divided by, or nil when it names locations one by one.
  package func level(of section: SectionID) -> DirectoryLevel? { levels[section] }

  /// Notes on which page of the directory a location stands.
  mutating func setSection(_ section: SectionID, of location: Page) {
    sections[ObjectIdentifier(location)] = section
  }

  /// The part of the directory that a location stands in.
  func section(of location: Page) -> SectionID? { sections[ObjectIdentifier(location)] }
}
