/// The sizes at which an index is divided. Tests lower them.
package struct FinderLimits: Sendable {
  /// The number of locations whose index is one file.
  package var locationsInOneFile = 1000
  /// The number of bytes in a file of words.
  package var wordBytes = 20_000
  /// The number of locations in a leaf of the map.
  package var locationsInLeaf = 64
  /// A word that more names have finds none of them: people search for a town instead.
  package var namesOfWord = 400
  /// The number of entries for the first letters of words that are divided among files.
  package var entriesOfPrefix = 12

  package init() {}
}
