package import ClipsiteAppClips
package import ClipsiteContent

/// The facts about the directory of a site's locations besides its pages and lists.
package struct SiteDirectory: Sendable {
  /// The number of locations below each of its sections.
  package internal(set) var counts: [SectionID: Int] = [:]
  /// The first page of the directory, which lists or leads to all locations.
  package internal(set) var root: PageID?
  /// The number of all locations.
  package internal(set) var locationCount = 0
  private var levels: [SectionID: DirectoryLevel] = [:]
  /// The parts of the directory that locations stand in.
  var sections: [ObjectIdentifier: SectionID] = [:]

  /// Notes what the list of a section is divided by.
  mutating func setLevel(_ level: DirectoryLevel, of section: SectionID) {
    levels[section] = levels[section] ?? level
  }

  /// Returns the level that divides the list of a section, or `nil` if the list names each location.
  package func level(of section: SectionID) -> DirectoryLevel? { levels[section] }

  /// The sections that list locations and no parts, in no order.
  package var towns: [SectionID] { counts.keys.filter { levels[$0] == nil } }
}

/// One step of the way from the whole chain to a location.
package enum DirectoryLevel: Int, CaseIterable {
  case country, region, locality

  /// The step below.
  var next: DirectoryLevel? { DirectoryLevel(rawValue: rawValue + 1) }

  /// The part of this step that a location belongs to, as its slug is made of it. A country's is its code,
  /// which is the same in all languages.
  func key(of address: PostalAddress) -> String? {
    switch self {
    case .country: address.country?.rawValue
    case .region: address.region
    case .locality: address.locality
    }
  }

  /// The name of that part in the words of a language. A region has its full name.
  package func name(of address: PostalAddress, in words: PageWords) -> String? {
    switch self {
    case .country: address.country.map(words.name)
    case .region: address.region.map { words.name(ofRegion: $0, in: address.country) }
    case .locality: address.locality
    }
  }
}
