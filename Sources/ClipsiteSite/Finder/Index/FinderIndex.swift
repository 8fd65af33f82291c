import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
package import ClipsiteSystem
import ClipsiteText

/// The tables that all indexes of a site share.
struct FinderTables: Sendable {
  let folding = Folding()
  let words: PageWordsTable
  /// For each page of the site its hours, which are the same in all languages.
  let hours: [FinderHours.Entry?]

  init(_ site: Site, _ workers: Workers) {
    words = PageWordsTable(site.configuration)
    hours = workers.map(site.pages.count, by: 2048) { range in
      site.pages[range].map { FinderHours.entry(of: $0, in: site) }
    }
    .flatMap(\.self)
  }
}

/// The files that a search page loads: the index, and for many locations lists of words, leaves of the map,
/// locations without coordinates, and hours.
package final class FinderIndex: Sendable {
  package let scope: FinderScope
  private let pageWords: PageWordsTable
  private let namesCountries: Bool
  private let entries: FinderEntries
  private let keys: FinderKeys
  private let words: FinderWords
  private let near: FinderNear
  private let map: FinderMap
  private let towns: FinderTowns
  private let lands: [FinderLand]
  /// For each town or code the number of leaves that a search for it loads.
  private let leavesOfArea: [Int]
  private let contents: [Content]

  /// The content of a file.
  private enum Content: Sendable {
    /// Everything, for few locations.
    case whole
    /// The prefixes of words and the shape of the map.
    case summary
    case hours
    case words(Int)
    case near(Int)
    case leaf(Int)
    case town(Int)
  }

  /// The indexes of all search pages of a site, by domain.
  package static func all(of site: Site, _ workers: Workers) -> [FinderIndex] {
    let scopes = site.domains.ids.flatMap { FinderScope.all(on: $0, in: site) }
    if scopes.isEmpty { return [] }
    let tables = FinderTables(site, workers)
    return workers.map(scopes.count, by: 1) { range in
      FinderIndex(scopes[range.lowerBound], in: site, with: tables, workers)
    }
  }

  /// Reads and divides the locations of a search page.
  init(
    _ scope: FinderScope, in site: Site, with tables: FinderTables, limits: FinderLimits = FinderLimits(),
    _ workers: Workers
  ) {
    (self.scope, pageWords, namesCountries) = (scope, tables.words, site.hasSeveralCountries)
    entries = FinderEntries(scope, in: site, with: tables, workers)
    lands = FinderLand.all(of: entries.regions, scope, in: site, tables.words.words(in: scope.language))
    let isOneFile = entries.places.count <= limits.locationsInOneFile
    let map = FinderMap(entries.places, limit: isOneFile ? .max : limits.locationsInLeaf)
    towns = FinderTowns(entries, limit: isOneFile ? .max : limits.locationsInLeaf)
    keys = FinderKeys(entries, by: tables.folding, limits: limits, streets: !isOneFile, workers)
    words = FinderWords(keys, of: entries, map, towns, limits: limits)
    near = FinderNear(keys.near)
    leavesOfArea = workers.map(entries.areas.count, by: 256) { [entries] range in
      entries.areas[range].map { area in
        area.point.map { FinderReach.leaves(around: $0, in: map, of: entries.places) } ?? 0
      }
    }
    .flatMap(\.self)
    self.map = map
    contents =
      isOneFile
      ? [.whole]
      : [.summary] + (entries.hours.isEmpty ? [] : [.hours]) + words.files.indices.map(Content.words)
        + near.lists.indices.map(Content.near) + map.leaves.indices.map(Content.leaf)
        + towns.files.indices.map(Content.town)
  }

  /// The number of locations.
  package var count: Int { entries.places.count }

  /// The paths of the files below the path of the search page.
  package var files: [RelativePath] { contents.map { RelativePath(path(of: $0)) } }

  private func path(of content: Content) -> String {
    switch content {
    case .whole, .summary: "index.json"
    case .hours: "hours.json"
    case .words(let file): "words/\(Self.fileName(words.files[file].prefix)).json"
    case .near(let list): "near/\(list).json"
    case .leaf(let leaf): "map/\(Self.fileName(map.leaves[leaf].key)).json"
    case .town(let file): "towns/\(file).json"
    }
  }

  /// The name of a file for a prefix: `_`, its letters, digits, and hyphens, and other bytes as `_` with two
  /// digits.
  private static func fileName(_ prefix: String) -> String {
    "_"
      + prefix.utf8.map { byte in
        let isPlain = byte.isLetterOrDigit || byte == UInt8(ascii: "-")
        return isPlain ? String(UnicodeScalar(byte)) : "_" + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// Appends the bytes of a file.
  package func append(file: Int, to output: inout [UInt8]) {
    switch contents[file] {
    case .whole: appendWhole(to: &output)
    case .summary: appendSummary(to: &output)
    case .hours: output += hours
    case .words(let file):
      output += "{".utf8
      append(words.files[file].entries, to: &output)
      append(streets: words.files[file].streets, to: &output)
      output += "}".utf8
    case .near(let list):
      JSONWriter.append(to: &output) { $0.string(String(decoding: near.lists[list], as: UTF8.self)) }
    case .leaf(let leaf): append(records: map.leaves[leaf].places, to: &output)
    case .town(let file): append(records: towns.files[file], to: &output)
    }
  }

  private var hours: [UInt8] { entries.hours.bytes { pageWords.words(in: scope.language, for: $0).hours } }

  private func appendWhole(to output: inout [UInt8]) {
    output += "{\"n\":\(count),".utf8
    append(words.files.flatMap(\.entries), to: &output, allPlaces: true)
    output += ",\"h\":".utf8
    output += hours
    output += ",\"g\":".utf8
    JSONWriter.append(to: &output) { write(regionsTo: &$0) }
    output += ",\"k\":".utf8
    JSONWriter.append(to: &output) { write(countriesTo: &$0) }
    output += "}".utf8
  }

  private func appendSummary(to output: inout [UInt8]) {
    JSONWriter.append(to: &output) { writer in
      writer.beginObject()
      writer.name("n")
      writer.number(count)
      writer.member("v", entries.version(with: hours))
      writer.member("m", map.shape)
      writer.member("p", words.shape)
      writer.name("c")
      writer.beginArray()
      for word in keys.common { writer.string(word) }
      writer.endArray()
      writer.name("t")
      writer.number(entries.hours.isEmpty ? 0 : 1)
      writer.name("w")
      writer.number(near.lists.count)
      writer.name("g")
      write(regionsTo: &writer)
      writer.name("k")
      write(countriesTo: &writer)
      writer.name("b")
      write(brandsTo: &writer)
      writer.endObject()
    }
  }

  /// Writes the countries and regions of the locations.
  private func write(regionsTo writer: inout JSONWriter) {
    writer.beginArray()
    for land in lands { land.write(to: &writer, pageWords.words(in: scope.language)) }
    writer.endArray()
  }

  private func name(of country: CountryCode) -> String {
    pageWords.words(in: scope.language).name(of: country)
  }

  /// Writes the countries that have postal codes: the beginning of their keys, the name at the end of towns if
  /// the site has several countries, and the forms of their codes, each between two spaces.
  private func write(countriesTo writer: inout JSONWriter) {
    writer.beginArray()
    for country in FinderCountry.all(in: entries) {
      writer.beginArray()
      writer.string(FinderCountry.mark(of: country.country))
      writer.string(namesCountries ? name(of: country.country) : "")
      writer.string(" \(country.forms.joined(separator: " ")) ")
      writer.endArray()
    }
    writer.endArray()
  }

  /// Writes each name that too many locations have as a page of results: the name, a row for each of its
  /// largest towns with a link to the search for both, and a sentence with their number.
  private func write(brandsTo writer: inout JSONWriter) {
    let words = pageWords.words(in: scope.language)
    writer.beginArray()
    for brand in keys.brands.map({ FinderBrand($0, of: entries) }) {
      writer.beginArray()
      writer.string(brand.name)
      writer.beginArray()
      for town in brand.towns {
        let search = "?q=" + PercentEncoding.queryComponent("\(brand.name) \(town.label)")
        writer.beginArray()
        for text in [town.label, "", "", words.numbers.text(of: town.count), search] { writer.string(text) }
        writer.endArray()
      }
      writer.endArray()
      writer.string("\(words.numbers.text(of: brand.count)). \(words.label("add-town"))")
      writer.endArray()
    }
    writer.endArray()
  }

  /// Appends the words of streets as `s`, each with its files.
  private func append(streets: [(word: String, files: [Int32])], to output: inout [UInt8]) {
    if streets.isEmpty { return }
    output += ",\"s\":".utf8
    JSONWriter.append(to: &output) { writer in
      writer.beginArray()
      for street in streets {
        writer.beginArray()
        writer.string(street.word)
        for file in street.files { writer.number(Int(file)) }
        writer.endArray()
      }
      writer.endArray()
    }
  }

  /// Appends the towns and codes as `e`, and the locations as `r`.
  private func append(_ found: [Int32], to output: inout [UInt8], allPlaces: Bool = false) {
    let areas = found.prefix { Int($0) < entries.areas.count }
    output += "\"e\":[".utf8
    for (index, area) in areas.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      entries.append(
        area: Int(area), file: towns.fileOfArea[Int(area)], leaves: leavesOfArea[Int(area)], to: &output)
    }
    output += "],\"r\":".utf8
    let places = found.dropFirst(areas.count).map { $0 - Int32(entries.areas.count) }
    append(records: allPlaces ? Array(0..<Int32(count)) : places, to: &output)
  }

  private func append(records places: [Int32], to output: inout [UInt8]) {
    output.append(UInt8(ascii: "["))
    for (index, place) in places.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      entries.append(record: Int(place), to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }
}
