import ClipsitePlatform
import ClipsiteSiteModel

/// The words of all names, towns, and postal codes in order, divided among files by their first letters.
///
/// A prefix with too many entries has a file with the words that end there and with the largest of the
/// others, so that a search for a few letters finds towns. Longer prefixes have the rest.
struct FinderWords: Sendable {
  /// The entries of a file. Numbers below the number of areas are towns and codes, the rest locations.
  struct File: Sendable {
    let prefix: String
    var entries: [Int32]
  }

  /// The files, sorted by prefix.
  private(set) var files: [File] = []
  /// The prefixes as a tree: letters, each with those that follow it between `<` and `>`. Folded words have
  /// neither.
  private(set) var shape = ""
  /// The words that so many names have that they find none of them, sorted.
  private(set) var common: [String] = []
  private let entries: FinderEntries
  private let limits: FinderLimits
  private var bytes: [UInt8]
  private var keys: [Key] = []

  /// A word of an entry.
  private struct Key: Sendable {
    /// The first eight bytes, so that most comparisons need no others.
    let first: UInt64
    let range: Range<Int32>
    let entry: Int32
  }

  /// The prefixes of files end here, in bytes.
  private static let longestPrefix = 40

  init(
    _ entries: FinderEntries, by folding: Folding, limits: FinderLimits, _ workers: Workers
  ) {
    (self.entries, self.limits) = (entries, limits)
    bytes = entries.words
    addNames()
    addAreas(folding)
    sort(workers)
    removeCommonWords()
    divide(0..<keys.count, at: 0)
    bytes = []
    keys = []
  }

  // MARK: Words

  private mutating func addNames() {
    keys.reserveCapacity(entries.places.count * 4)
    var start: Int32 = 0
    for (place, end) in entries.wordEnds.enumerated() {
      addWords(start..<end, of: Int32(entries.areas.count + place))
      start = end
    }
  }

  private mutating func addAreas(_ folding: Folding) {
    for (position, area) in entries.areas.enumerated() {
      let start = bytes.count
      folding.append(area.area.name, to: &bytes)
      let end = bytes.count
      addWords(Int32(start)..<Int32(end), of: Int32(position))
      // A postal code is found with and without its space.
      guard area.area.kind == .code, bytes[start...].contains(UInt8(ascii: " ")) else { continue }
      bytes += bytes[start..<end].filter { $0 != UInt8(ascii: " ") }
      addWords(Int32(end)..<Int32(bytes.count), of: Int32(position))
    }
  }

  private mutating func addWords(_ range: Range<Int32>, of entry: Int32) {
    var start = range.lowerBound
    var first: UInt64 = 0
    for index in range {
      let byte = bytes[Int(index)]
      if byte == UInt8(ascii: " ") {
        addWord(start..<index, first, of: entry)
        (start, first) = (index + 1, 0)
      } else if index - start < 8 {
        first |= UInt64(byte) << UInt64(56 - 8 * (index - start))
      }
    }
    addWord(start..<range.upperBound, first, of: entry)
  }

  private mutating func addWord(_ range: Range<Int32>, _ first: UInt64, of entry: Int32) {
    if !range.isEmpty { keys.append(Key(first: first, range: range, entry: entry)) }
  }

  /// Sorts by word, then by entry. Words with the same first byte are sorted by one worker.
  private mutating func sort(_ workers: Workers) {
    let groups = Dictionary(grouping: keys) { UInt8($0.first >> 56) }.sorted { $0.key < $1.key }.map(\.value)
    let sorted = workers.map(groups.count, by: 1) {
      ()
    } _: { [bytes] _, range in
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

  private func word(_ key: Key) -> ArraySlice<UInt8> {
    bytes[Int(key.range.lowerBound)..<Int(key.range.upperBound)]
  }

  private func isArea(_ key: Key) -> Bool { Int(key.entry) < entries.areas.count }

  private mutating func removeCommonWords() {
    var kept: [Key] = []
    kept.reserveCapacity(keys.count)
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].first == keys[start].first, word(keys[end]) == word(keys[start]) {
        end += 1
      }
      let run = keys[start..<end]
      if run.count > limits.namesOfWord, run.count(where: { !isArea($0) }) > limits.namesOfWord {
        common.append(String(decoding: word(keys[start]), as: UTF8.self))
        kept += run.filter(isArea)
      } else {
        kept += run
      }
      start = end
    }
    keys = kept
  }

  // MARK: Files

  /// Adds the files for the words that begin with the same bytes.
  private mutating func divide(_ range: Range<Int>, at depth: Int) {
    let isWhole = depth == 0 && entries.places.count <= limits.locationsInOneFile
    if isWhole || depth >= Self.longestPrefix || length(range) <= limits.wordBytes {
      return add(range.map { keys[$0].entry }, prefixOf: range, depth)
    }
    let exact = range.prefix { keys[$0].range.count == depth }.count
    let others = range.dropFirst(exact)
    add(range.prefix(exact).map { keys[$0].entry } + largest(of: others), prefixOf: range, depth)
    var start = others.lowerBound
    shape += "<"
    defer { shape += ">" }
    while start < others.upperBound {
      let end = depth + scalarLength(bytes[Int(keys[start].range.lowerBound) + depth])
      let prefix = word(keys[start]).prefix(end)
      let next = others[start...].partitioningIndex { !word(keys[$0]).starts(with: prefix) }
      shape += String(decoding: prefix.dropFirst(depth), as: UTF8.self)
      divide(start..<next, at: end)
      start = next
    }
  }

  private mutating func add(_ found: [Int32], prefixOf range: Range<Int>, _ depth: Int) {
    let prefix =
      range.isEmpty ? "" : String(decoding: word(keys[range.lowerBound]).prefix(depth), as: UTF8.self)
    files.append(File(prefix: prefix, entries: unique(found)))
  }

  private func unique(_ entries: [Int32]) -> [Int32] {
    var unique: [Int32] = []
    for entry in entries.sorted() where unique.last != entry { unique.append(entry) }
    return unique
  }

  private func length(_ range: Range<Int>) -> Int {
    var length = 0
    for key in keys[range] {
      length +=
        isArea(key)
        ? entries.length(ofArea: Int(key.entry))
        : entries.length(ofRecord: Int(key.entry) - entries.areas.count)
      if length > limits.wordBytes { break }
    }
    return length
  }

  /// The entries with the most locations, of equal ones the first.
  private func largest(of range: Range<Int>) -> [Int32] {
    var found: [(count: Int, entry: Int32)] = []
    for key in keys[range] {
      let count = isArea(key) ? entries.areas[Int(key.entry)].count : 0
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
