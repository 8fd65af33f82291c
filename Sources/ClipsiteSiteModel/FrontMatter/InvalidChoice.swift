package import ClipsiteDiagnostics

/// A key that takes one of a few words has another one.
package enum InvalidChoice {
  package static func diagnostic(_ key: String, _ word: String, _ choices: [String], at place: SourceRange)
    -> Diagnostic
  {
    let shown = choices.count > 8 ? choices.prefix(8) + ["…"] : choices[...]
    return Diagnostic(
      .invalidChoice, at: place, "`\(key)` is one of \(shown.joined(separator: ", ")), not `\(word)`",
      fix: Suggestion.fix(for: word, in: choices) ?? "use one of these words")
  }
}

extension DiagnosticCode {
  /// A key that takes one of a few words has another one.
  package static let invalidChoice = DiagnosticCode(
    "InvalidChoice", .error,
    explanation: """
      Some keys take one word of a fixed list, for instance `clip.display`, which is `card`, `banner` or `none`. The
      message names the words; letter case matters.
      """)
}
