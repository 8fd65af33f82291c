/// Recognises text that was copied from an example and never filled in.
enum Placeholder {
  /// Whether the text looks like `<TEAM_ID>`, `[TEAM_ID]`, `{team}`, `$(TeamIdentifierPrefix)`,
  /// `YOUR_TEAM_ID`.
  static func isLikely(_ text: some StringProtocol) -> Bool {
    if text.utf8.contains(where: { "<>[]{}$".utf8.contains($0) }) { return true }
    let lowered = text.asciiLowercased
    return ["team_id", "your_", "app_id_prefix"].contains { lowered.contains($0) }
      || ["teamid", "team-id", "your-team", "appidprefix"].contains {
        lowered == $0 || lowered.hasPrefix($0 + ".")
      }
  }
}

extension String {
  /// Substring search without Foundation; the needle is short.
  fileprivate func contains(_ needle: String) -> Bool {
    let (hay, needle) = (Array(utf8), Array(needle.utf8))
    guard hay.count >= needle.count else { return false }
    return (0...(hay.count - needle.count)).contains { hay[$0..<($0 + needle.count)].elementsEqual(needle) }
  }
}
