import ClipsiteSystem

/// The words by which a search finds entries, sorted: those of all names, towns, postal codes, and streets.
///
/// A word that too many names have does not find them. Such a name has the word together with the words after
/// it, as far as is necessary: `golden harbor` for `Golden Harbor Coffee`. The words of its street follow
/// those of a name that many locations have. A postal code has another key, with its country before it, for
/// searches for a code that no location has.
struct FinderKeys: Sendable {
  /// A word of an entry.
  struct Key: Sendable {
    /// The first eight bytes, so that most comparisons need no others.
    let first: UInt64
    let range: Range<Int32>
    /// The number of a town or code, or after those of a location, or after those of a location by its
    /// street, or after those of a location by its house.
    let entry: Int32
  }

  private(set) var keys: [Key] = []
  /// The words that too many names have, sorted.
  private(set) var common: [String] = []
  /// The positions of the locations whose name too many have, by name.
  private(set) var brands: [[Int32]] = []
  /// The words that a word with a wrong letter can mean, sorted.
  private(set) var near: [String] = []
  private(set) var bytes: [UInt8]
  private let entries: FinderEntries
  private let limit: Int
  private let townLimit: Int
  /// For each town or code the end of its words.
  private var areaEnds: [Int32] = []

  /// - Parameter streets: Whether streets have keys. A script that has all locations needs none.
  init(_ entries: FinderEntries, by folding: Folding, limits: FinderLimits, streets: Bool, _ workers: Workers)
  {
    self.entries = entries
    (limit, townLimit) = (limits.namesOfWord, limits.townsOfWord)
    bytes = entries.words
    addNames(streets: streets)
    addAreas(folding)
    sort(workers)
    divideCommonWords()
  }

  func word(_ key: Key) -> ArraySlice<UInt8> { bytes[Int(key.range.lowerBound)..<Int(key.range.upperBound)] }

  func isArea(_ key: Key) -> Bool { Int(key.entry) < entries.areas.count }

  func isStreet(_ key: Key) -> Bool { Int(key.entry) >= entries.areas.count + entries.places.count }

  private func isHouse(_ key: Key) -> Bool {
    Int(key.entry) >= entries.areas.count + 2 * entries.places.count
  }

  /// The location of a key for a street or house.
  func place(ofStreet key: Key) -> Int { (Int(key.entry) - entries.areas.count) % entries.places.count }

  // MARK: Words

  private mutating func addNames(streets: Bool) {
    keys.reserveCapacity(entries.places.count * 4)
    var start: Int32 = 0
    let firstStreet = entries.areas.count + entries.places.count
    for (place, ends) in entries.wordEnds.enumerated() {
      addWords(start..<ends.name, of: Int32(entries.areas.count + place))
      if streets {
        addWords(ends.name..<ends.street, of: Int32(firstStreet + place))
        addWords(ends.street..<ends.house, of: Int32(firstStreet + entries.places.count + place))
      }
      start = ends.house
    }
  }

  private mutating func addAreas(_ folding: Folding) {
    for (position, area) in entries.areas.enumerated() {
      let start = bytes.count
      SearchWords.append(area.area.name, by: folding, to: &bytes)
      let end = bytes.count
      areaEnds.append(Int32(end))
      addWords(Int32(start)..<Int32(end), of: Int32(position))
      guard area.area.kind == .code else { continue }
      let code = bytes[start..<end].filter { $0 != UInt8(ascii: " ") }
      // A postal code is found with and without its space.
      if code.count < end - start { addWord(code, of: Int32(position)) }
      if let country = area.area.country {
        addWord(Array(FinderCountry.mark(of: country).utf8) + code, of: Int32(position))
      }
    }
  }

  private mutating func addWord(_ word: [UInt8], of entry: Int32) {
    let start = Int32(bytes.count)
    bytes += word
    keys.append(key(start..<Int32(bytes.count), of: entry))
  }

  private mutating func addWords(_ range: Range<Int32>, of entry: Int32) {
    var start = range.lowerBound
    for index in range where bytes[Int(index)] == UInt8(ascii: " ") {
      if start < index { keys.append(key(start..<index, of: entry)) }
      start = index + 1
    }
    if start < range.upperBound { keys.append(key(start..<range.upperBound, of: entry)) }
  }

  private func key(_ range: Range<Int32>, of entry: Int32) -> Key {
    var first: UInt64 = 0
    for index in range.prefix(8) {
      first |= UInt64(bytes[Int(index)]) << UInt64(56 - 8 * (index - range.lowerBound))
    }
    return Key(first: first, range: range, entry: entry)
  }

  /// Sorts by word, then by entry. Words with the same first byte are sorted by one worker.
  private mutating func sort(_ workers: Workers) {
    let groups = Dictionary(grouping: keys) { UInt8($0.first >> 56) }.sorted { $0.key < $1.key }.map(\.value)
    let sorted = workers.map(groups.count, by: 1) { [bytes] range in
      bytes.withUnsafeBufferPointer { bytes in
        groups[range.lowerBound].sorted { Self.isLess($0, $1, in: bytes) }
      }
    }
    keys = sorted.flatMap(\.self)
  }

  private static func isLess(_ left: Key, _ right: Key, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if left.first != right.first { return left.first < right.first }
    if left.range.count > 8 || right.range.count > 8 {
      let order = compare(left.range, right.range, in: bytes)
      if order != 0 { return order < 0 }
    }
    return left.entry < right.entry
  }

  private static func compare(
    _ left: Range<Int32>, _ right: Range<Int32>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var (first, second) = (Int(left.lowerBound) + 8, Int(right.lowerBound) + 8)
    while first < left.upperBound, second < right.upperBound {
      if bytes[first] != bytes[second] { return Int(bytes[first]) - Int(bytes[second]) }
      (first, second) = (first + 1, second + 1)
    }
    return left.count - right.count
  }

  // MARK: Common words

  /// The parts of sorted keys that have the same word.
  private func runs(of keys: [Key]) -> [ArraySlice<Key>] {
    var runs: [ArraySlice<Key>] = []
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].first == keys[start].first, word(keys[end]) == word(keys[start]) {
        end += 1
      }
      runs.append(keys[start..<end])
      start = end
    }
    return runs
  }

  /// A street without a rare word needs the number of the house. The script reads the squares of rare words,
  /// unless a word can be a town.
  private static let mostInRareStreet = 4

  /// Indicates for each location whether a word of its street is rare.
  private func rareStreets(in runs: [ArraySlice<Key>]) -> [Bool] {
    var isRare = Array(repeating: false, count: entries.places.count)
    for run in runs {
      let streets = run.drop { !isStreet($0) }.prefix { !isHouse($0) }
      if isArea(run[run.startIndex]) || streets.count > Self.mostInRareStreet { continue }
      for key in streets { isRare[place(ofStreet: key)] = true }
    }
    return isRare
  }

  private mutating func divideCommonWords() {
    var kept: [Key] = []
    kept.reserveCapacity(keys.count)
    let runs = runs(of: keys)
    let isRare = rareStreets(in: runs)
    for run in runs {
      let run = run.filter { !isHouse($0) || !isRare[place(ofStreet: $0)] }[...]
      if run.isEmpty { continue }
      if FinderNear.has(word(run[run.startIndex])) {
        near.append(String(decoding: word(run[run.startIndex]), as: UTF8.self))
      }
      guard run.count > min(limit, townLimit) else {
        kept += run
        continue
      }
      let areas = run.prefix { isArea($0) }
      let streets = run.drop { !isStreet($0) }
      let names = run[areas.endIndex..<streets.startIndex]
      let (hasTowns, hasNames) = (areas.count > townLimit, names.count > limit)
      kept += (hasTowns ? [] : areas) + (hasNames ? [] : names) + streets.prefix(limit)
      if hasTowns || hasNames {
        common.append(String(decoding: word(run[run.startIndex]), as: UTF8.self))
        kept += divided(Array((hasTowns ? areas : []) + (hasNames ? names : [])), words: 1)
      }
    }
    keys = kept
  }

  /// A name has at most this many words in a key.
  private static let mostWords = 6

  /// Returns the keys of names with the same words, each with its next word. Towns that end there keep
  /// theirs, and other names have none.
  private mutating func divided(_ names: [Key], words: Int) -> [Key] {
    if words == Self.mostWords { return names.filter { isArea($0) } }
    addBrand(names.filter { !isArea($0) })
    let next = names.compactMap { extended($0) }
    let longer = bytes.withUnsafeBufferPointer { bytes in
      next.sorted { Self.isLess($0, $1, in: bytes) }
    }
    var kept = names.filter { isArea($0) && $0.range.upperBound == areaEnds[Int($0.entry)] }
    for run in runs(of: longer) {
      kept += run.count > limit ? divided(Array(run), words: words + 1) : Array(run)
    }
    return kept
  }

  private func start(of place: Int) -> Int32 { place == 0 ? 0 : entries.wordEnds[place - 1].house }

  private mutating func addBrand(_ names: [Key]) {
    let places = names.map { $0.entry - Int32(entries.areas.count) }
    let whole = zip(names, places).filter { name, place in
      name.range == start(of: Int(place))..<entries.wordEnds[Int(place)].name
    }
    if whole.count > limit { brands.append(whole.map(\.1)) }
  }

  private func end(of key: Key, ofPlace place: Int) -> Int32 {
    let ends = entries.wordEnds[place]
    return key.range.lowerBound == start(of: place) ? ends.street : ends.name
  }

  private func extended(_ key: Key) -> Key? {
    let end =
      isArea(key) ? areaEnds[Int(key.entry)] : end(of: key, ofPlace: Int(key.entry) - entries.areas.count)
    guard key.range.upperBound < end else { return nil }
    var next = key.range.upperBound + 1
    while next < end, bytes[Int(next)] != UInt8(ascii: " ") { next += 1 }
    return self.key(key.range.lowerBound..<next, of: key.entry)
  }
}
