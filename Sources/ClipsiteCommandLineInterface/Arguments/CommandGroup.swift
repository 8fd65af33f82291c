/// Commands with names of two words, of which the first is the same: `experiences export`, `experiences
/// plan`.
package struct CommandGroup: Hashable, Sendable {
  /// The first word.
  let name: String
  /// One sentence in the imperative.
  let summary: String
}
