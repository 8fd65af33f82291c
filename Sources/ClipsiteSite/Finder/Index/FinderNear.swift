import ClipsiteAppClips

/// The words of an index for searches with a wrong letter: each in the list for its first two letters, and in
/// the list for its last two. One wrong letter leaves one of the pairs as it is, with rare exceptions.
struct FinderNear: Sendable {
  /// The words of each list, with a space between them.
  private(set) var lists: [[UInt8]] = []
  private static let bytesOfList = 4096

  /// Divides words of four letters or more.
  init(_ words: [String]) {
    let length = words.reduce(0) { $0 + $1.utf8.count + 1 } * 2
    lists = Array(repeating: [], count: max(1, length / Self.bytesOfList))
    for word in words {
      let letters = Array(word.utf16)
      let (first, last) = (
        list(letters[0], letters[1]), list(letters[letters.count - 2], letters[letters.count - 1])
      )
      add(word, to: first)
      if last != first { add(word, to: last) }
    }
  }

  private mutating func add(_ word: String, to list: Int) {
    if !lists[list].isEmpty { lists[list].append(UInt8(ascii: " ")) }
    lists[list] += word.utf8
  }

  /// The number of the list for two letters, as the script computes it.
  private func list(_ first: UInt16, _ second: UInt16) -> Int {
    (Int(first) * 31 + Int(second)) % lists.count
  }

  /// Indicates whether a word has a list: four letters or more, no digits, and no mark of a country.
  static func has(_ word: ArraySlice<UInt8>) -> Bool {
    word.count >= 4 && word.first != UInt8(ascii: "-") && !word.contains(where: \.isDigit)
  }
}
