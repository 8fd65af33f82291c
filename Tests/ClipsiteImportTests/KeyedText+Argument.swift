@testable import ClipsiteImport

extension KeyedText {
  /// The key and the text that `--map KEY=COLUMN` or `--set KEY=VALUE` gives.
  init(argument: String) throws {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    self.init(try FrontMatterKey(named: String(parts[0])), String(parts[1]))
  }
}
