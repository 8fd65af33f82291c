import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem

/// Sorts out what stands on the page of each business: the businesses and locations right below it.
package enum ListBuilder {
  /// For each section with an `index.md` its entries, sorted by title.
  ///
  /// A folder without an `index.md` has no page to be linked: what is below it belongs to the folder above.
  ///
  /// - Parameter words: The names of countries.
  static func lists(
    of sections: [Section], _ pages: [Page], _ words: PageWords, by workers: Workers
  ) -> [SectionID: [PageID]] {
    var entries: [[PageID]] = Array(repeating: [], count: sections.count)
    // A parent stands before its children, so going backwards every child is complete before it is asked for.
    for section in sections.indices.reversed() {
      entries[section] += sections[section].pages.filter {
        pages[$0].kind == .location && !pages[$0].isVariant
      }
      guard let parent = sections[section].parent else { continue }
      if let index = sections[section].index {
        // The directory is no business: themes link to it elsewhere.
        if !pages[index].isGenerated { entries[parent.offset].append(index) }
      } else {
        entries[parent.offset] += entries[section]
        entries[section] = []
      }
    }
    let listed = sections.ids.filter { !entries[$0.offset].isEmpty && sections[$0].index != nil }
    let lists = workers.map(listed.count, by: 1) { [entries] slice in
      slice.map { sorted(entries[listed[$0].offset], pages, words) }
    }
    return Dictionary(uniqueKeysWithValues: zip(listed, lists.joined()))
  }

  /// By `order`, then by title as `listKey` has it; equal titles in the order of the content. A list of
  /// several pages is sorted by country and town before the title, so that each page is about a few towns; towns
  /// of the same name in different regions follow one another. No locale: every machine sorts alike.
  private static func sorted(_ entries: [PageID], _ pages: [Page], _ words: PageWords) -> [PageID] {
    let isLong = entries.count > Site.listLength
    let ranks = isLong ? countryRanks(of: entries, pages, words) : [:]
    return entries.map { entry in
      let source = pages[entry].source
      let address = isLong ? source.fields.place?.address : nil
      let country = address?.country.flatMap { ranks[$0] } ?? -1
      let town = address.map(townKey)
      let key = listKey(of: source.fields.title)
      let name = isLong ? "\(town ?? "")\0\(key)" : key
      return (order: source.order ?? Int.max, country: country, key: name, page: entry)
    }
    .sorted { ($0.order, $0.country, $0.key, $0.page) < ($1.order, $1.country, $1.key, $1.page) }
    .map(\.page)
  }

  private static func countryRanks(
    of entries: [PageID], _ pages: [Page], _ words: PageWords
  ) -> [CountryCode: Int] {
    let countries = Set(entries.compactMap { pages[$0].source.fields.place?.address.country })
    let names = countries.map { (listKey(of: words.name(of: $0)), $0) }
    let sorted = names.sorted { ($0.0, $0.1.rawValue) < ($1.0, $1.1.rawValue) }
    return Dictionary(uniqueKeysWithValues: zip(sorted.map(\.1), 0...))
  }

  /// The key by which all lists are sorted by name: letter case, and signs before the first letter or digit, do not
  /// count, so that `'s-Hertogenbosch` is among the names with S. Nor do accents, which have no order that all
  /// languages share.
  package static func listKey(of name: String) -> String {
    let slug = name.utf8.allSatisfy { $0 < 0x80 } ? nil : Slug.make(from: name)
    let key = slug?.rawValue.replacing("-", with: " ") ?? name.lowercased()
    // Nearly all names begin with a letter of ASCII.
    if let first = key.utf8.first, 0x61...0x7A ~= first { return key }
    let start = key.firstIndex { $0.isLetter || $0.isNumber } ?? key.startIndex
    return start == key.startIndex ? key : String(key[start...])
  }

  /// The key that brings the locations of a town together.
  private static func townKey(of address: PostalAddress) -> String {
    "\(address.locality.map(listKey) ?? "")\0\(address.region ?? "")"
  }
}
