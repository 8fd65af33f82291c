/// The diagnostics of a run in the order in which they are printed, each once.
public struct DiagnosticList: Hashable, Sendable {
  /// The diagnostics, ordered by path, offset, code, message; equal ones are reported once.
  ///
  /// The order does not depend on the order in which they were found.
  public let diagnostics: [Diagnostic]

  /// Sorts diagnostics and drops repeated ones.
  public init(_ diagnostics: some Sequence<Diagnostic>) { self.init(all: Array(diagnostics)) }

  /// Most diagnostics come in order, and a large site may have one for each page: a list in order is kept as
  /// it is, and another is sorted by numbers, since a diagnostic is expensive to move.
  private init(all: [Diagnostic]) {
    if all.indices.dropFirst().allSatisfy({
      Self.isInOrder($0 - 1, $0, of: all) && !Self.isSame($0 - 1, $0, of: all)
    }
    ) {
      diagnostics = all
    } else {
      var sorted: [Int] = []
      for index in all.indices.sorted(by: { !Self.isInOrder($1, $0, of: all) }) {
        if let last = sorted.last, Self.isSame(last, index, of: all) { continue }
        sorted.append(index)
      }
      diagnostics = sorted.map { all[$0] }
    }
  }

  private static func isInOrder(_ left: Int, _ right: Int, of all: [Diagnostic]) -> Bool {
    let (leftPath, rightPath) = (all[left].range.path, all[right].range.path)
    return leftPath == rightPath ? !precedes(all[right], all[left]) : leftPath < rightPath
  }

  private static func isSame(_ left: Int, _ right: Int, of all: [Diagnostic]) -> Bool {
    all[left].range.path == all[right].range.path && isSame(all[left], all[right])
  }

  /// Texts are equal when they mean the same letters; two paths of different bytes are two files all the
  /// same.
  private static func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    left == right && left.range.path.utf8.elementsEqual(right.range.path.utf8)
  }

  /// Returns the number of diagnostics with a severity.
  public func count(of severity: Severity) -> Int {
    diagnostics.reduce(0) { $0 + ($1.severity == severity ? $1.count : 0) }
  }

  /// Indicates whether any is an error.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Indicates whether there is nothing to report.
  public var isEmpty: Bool { diagnostics.isEmpty }

  /// The same list with every warning made an error, for `--strict`. Notes stay notes.
  public func strict() -> DiagnosticList {
    DiagnosticList(
      diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        if diagnostic.severity == .warning { diagnostic.severity = .error }
        return diagnostic
      })
  }

  /// The diagnostics by severity, the worst first. Diagnostics of one severity stay in order.
  public var bySeverity: [Diagnostic] {
    Severity.allCases.sorted(by: >).flatMap { severity in diagnostics.filter { $0.severity == severity } }
  }

  /// “2 errors, 1 warning, 1 note”, or `nil` if there is nothing to report.
  public var summary: String? { Self.describe { count(of: $0) } }

  /// A number of diagnostics of each severity in words, or `nil` for none at all.
  static func describe(more: Bool = false, _ count: (Severity) -> Int) -> String? {
    let parts = Severity.allCases.sorted(by: >).map { ($0, count($0)) }.filter { $0.1 > 0 }
    guard !parts.isEmpty else { return nil }
    return parts.map { "\($1) \(more ? "more " : "")\($0)\($1 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  /// The printed order, made total so that equal input in any order gives equal output.
  private static func precedes(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
    if left < right { return true }
    if right < left { return false }
    let (leftEnd, rightEnd) = (left.range.bytes?.upperBound ?? -1, right.range.bytes?.upperBound ?? -1)
    if leftEnd != rightEnd { return leftEnd < rightEnd }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.fix != right.fix { return (left.fix ?? "") < (right.fix ?? "") }
    let (leftPath, rightPath) = (left.range.path.utf8, right.range.path.utf8)
    if !leftPath.elementsEqual(rightPath) { return leftPath.lexicographicallyPrecedes(rightPath) }
    return noteKeys(left).lexicographicallyPrecedes(noteKeys(right))
  }

  private static func noteKeys(_ diagnostic: Diagnostic) -> [String] {
    diagnostic.notes.map { note in
      let range = note.range.bytes.map { "\($0.lowerBound)-\($0.upperBound)" } ?? ""
      return "\(note.range.path):\(range):\(note.message)"
    }
  }
}
