import ClipsiteContent
package import ClipsiteText

/// Reports an unknown key of many pages once: somebody who brings pages from another generator has the same
/// key in all of them.
package struct RepeatedUnknownKeys {
  /// Notes name this many of the other pages.
  private static let noteLimit = 2

  private var ranges: [String: [SourceRange]] = [:]

  /// The diagnostics of pages, with one for each unknown key: the first, which counts the others.
  package static func merged(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var keys = RepeatedUnknownKeys()
    let first = diagnostics.filter { keys.isFirst($0) }
    return first.map { keys.withOthers($0) }
  }

  private mutating func isFirst(_ diagnostic: Diagnostic) -> Bool {
    guard diagnostic.code == .unknownKey else { return true }
    ranges[Self.identity(of: diagnostic), default: []].append(diagnostic.range)
    return ranges[Self.identity(of: diagnostic)]?.count == 1
  }

  private func withOthers(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.code == .unknownKey, let others = ranges[Self.identity(of: diagnostic)]?.dropFirst(),
      !others.isEmpty
    else { return diagnostic }
    let count = others.count == 1 ? "1 other place" : "\(others.count) other places"
    return Diagnostic(
      diagnostic.code, at: diagnostic.range, "\(diagnostic.message), here and in \(count)",
      fix: diagnostic.fix,
      notes: others.prefix(Self.noteLimit).map { Diagnostic.Note("also here", at: $0) },
      severity: diagnostic.severity)
  }

  /// The same name can have another fix in another mapping.
  private static func identity(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.message)\n\(diagnostic.fix ?? "")"
  }
}
