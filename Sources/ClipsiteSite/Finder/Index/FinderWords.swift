import ClipsiteSystem

/// The words of an index, divided among files by their first letters.
///
/// A prefix with too many entries has a file with the words that end there and with the largest of the
/// others, so that a search for a few letters finds towns. Longer prefixes have the rest.
struct FinderWords: Sendable {
  /// The entries of a file. Numbers below the number of areas are towns and codes, the rest locations.
  struct File: Sendable {
    let prefix: String
    var entries: [Int32]
    /// The words of streets, each with the leaves of its locations, and with −1 − the file of those without
    /// coordinates.
    var streets: [(word: String, files: [Int32])]
  }

  /// The files, sorted by prefix.
  private(set) var files: [File] = []
  /// The prefixes as a tree: letters, each with those that follow it between `<` and `>`. Folded words have
  /// neither.
  private(set) var shape = ""
  private let entries: FinderEntries
  private let limits: FinderLimits
  private let keys: FinderKeys
  private let map: FinderMap
  private let towns: FinderTowns

  /// The prefixes of files end here, in bytes.
  private static let longestPrefix = 40

  init(
    _ keys: FinderKeys, of entries: FinderEntries, _ map: FinderMap, _ towns: FinderTowns,
    limits: FinderLimits
  ) {
    (self.entries, self.limits, self.keys, self.map, self.towns) = (entries, limits, keys, map, towns)
    divide(0..<keys.keys.count, at: 0)
  }

  private func word(_ position: Int) -> ArraySlice<UInt8> { keys.word(keys.keys[position]) }

  private mutating func divide(_ range: Range<Int>, at depth: Int) {
    let isWhole = depth == 0 && entries.places.count <= limits.locationsInOneFile
    if isWhole || depth >= Self.longestPrefix || length(range) <= limits.wordBytes {
      return add(range, prefixOf: range, depth)
    }
    let exact = range.prefix { keys.keys[$0].range.count == depth }
    let others = range.dropFirst(exact.count)
    add(exact, prefixOf: range, depth, largest(of: others))
    var start = others.lowerBound
    shape += "<"
    defer { shape += ">" }
    while start < others.upperBound {
      let first = keys.bytes[Int(keys.keys[start].range.lowerBound) + depth]
      let end = depth + scalarLength(first)
      let prefix = word(start).prefix(end)
      let next = others[start...].partitioningIndex { !word($0).starts(with: prefix) }
      shape += String(decoding: prefix.dropFirst(depth), as: UTF8.self)
      divide(start..<next, at: end)
      start = next
    }
  }

  private mutating func add(
    _ found: Range<Int>, prefixOf range: Range<Int>, _ depth: Int, _ largest: [Int32] = []
  ) {
    let prefix =
      range.isEmpty ? "" : String(decoding: word(range.lowerBound).prefix(depth), as: UTF8.self)
    let own = keys.keys[found].filter { !keys.isStreet($0) }.map(\.entry)
    files.append(File(prefix: prefix, entries: unique(own + largest), streets: streets(in: found)))
  }

  private func streets(in range: Range<Int>) -> [(word: String, files: [Int32])] {
    var streets: [(word: String, files: [Int32])] = []
    var last: ArraySlice<UInt8> = []
    for key in keys.keys[range] where keys.isStreet(key) {
      guard let file = file(of: keys.place(ofStreet: key)) else { continue }
      let word = keys.word(key)
      if streets.isEmpty || word != last { streets.append((String(decoding: word, as: UTF8.self), [])) }
      last = word
      let position = streets.count - 1
      if streets[position].files.count < limits.leavesOfStreet, !streets[position].files.contains(file) {
        streets[position].files.append(file)
      }
    }
    return streets
  }

  private func file(of place: Int) -> Int32? {
    if map.leafOfPlace[place] >= 0 { return map.leafOfPlace[place] }
    let town = entries.places[place].town
    return town >= 0 ? -1 - towns.fileOfArea[Int(town)] : nil
  }

  private func unique(_ entries: [Int32]) -> [Int32] {
    var unique: [Int32] = []
    for entry in entries.sorted() where unique.last != entry { unique.append(entry) }
    return unique
  }

  private func length(_ range: Range<Int>) -> Int {
    var length = 0
    for key in keys.keys[range] {
      length +=
        keys.isStreet(key)
        ? key.range.count + 9
        : keys.isArea(key)
          ? entries.length(ofArea: Int(key.entry))
          : entries.length(ofRecord: Int(key.entry) - entries.areas.count)
      if length > limits.wordBytes { break }
    }
    return length
  }

  /// The entries with the most locations, of equal ones the first.
  private func largest(of range: Range<Int>) -> [Int32] {
    var found: [(count: Int, entry: Int32)] = []
    for key in keys.keys[range] where !keys.isStreet(key) {
      let count = keys.isArea(key) ? entries.areas[Int(key.entry)].count : 0
      if found.count == limits.entriesOfPrefix, let last = found.last,
        (-last.count, last.entry) <= (-count, key.entry)
      {
        continue
      }
      guard !found.contains(where: { $0.entry == key.entry }) else { continue }
      let place = found.partitioningIndex { (-$0.count, $0.entry) > (-count, key.entry) }
      found.insert((count, key.entry), at: place)
      if found.count > limits.entriesOfPrefix { found.removeLast() }
    }
    return found.map(\.entry)
  }

  /// The number of bytes of a letter by its first (RFC 3629).
  private func scalarLength(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
