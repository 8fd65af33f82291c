/// The sizes at which an index is divided. Tests lower them.
package struct FinderLimits: Sendable {
  /// The number of locations whose index is one file.
  package var locationsInOneFile = 1000
  /// The number of bytes in a file of words.
  package var wordBytes = 20_000
  /// The number of locations in a leaf of the map.
  package var locationsInLeaf = 64
  /// A word that more names have finds them only together with the words after it.
  package var namesOfWord = 400
  /// A word that more towns have finds them only together with the words after it.
  package var townsOfWord = 60
  /// The number of entries for the first letters of words that are divided among files.
  package var entriesOfPrefix = 12

  /// The number of leaves in which a search for a street looks.
  package var leavesOfStreet = 40

  package init() {}
}
