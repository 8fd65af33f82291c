/// One thing that is wrong, or doubtful, in the author's files.
///
/// Diagnostics are collected, never thrown: a run reports all of them. Faults of the world (disk, network)
/// are thrown errors instead, and our own faults are preconditions.
public struct Diagnostic: Hashable, Sendable {
  /// Another place that takes part in the mistake.
  public struct Note: Hashable, Sendable {
    /// The relation of that range to the mistake.
    public let message: String
    /// The place.
    public let range: SourceRange

    /// Points at another place.
    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// The kind of mistake.
  public let code: DiagnosticCode
  /// The severity; the code's own unless the check said otherwise.
  public let severity: Severity
  /// The range of the mistake.
  public let range: SourceRange
  /// One sentence without a period, that names the value and the rule.
  public let message: String
  /// The remedy as an imperative, if it is known.
  public let fix: String?
  /// Other places that take part.
  public let notes: [Note]

  /// Reports a mistake. Very long values in the message and the fix are shortened.
  public init(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String, fix: String? = nil, notes: [Note] = [],
    severity: Severity? = nil
  ) {
    self.code = code
    self.severity = severity ?? code.severity
    self.range = range
    self.message = LongText.shortened(message)
    self.fix = fix.map(LongText.shortened)
    self.notes = notes
  }
}

extension [Diagnostic] {
  /// Adds a diagnostic.
  package mutating func report(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = [], severity: Severity? = nil
  ) {
    append(Diagnostic(code, at: range, message, fix: fix, notes: notes, severity: severity))
  }
}

extension Diagnostic: Comparable {
  /// The order in which diagnostics are printed: path, offset, code, message.
  public static func < (lhs: Diagnostic, rhs: Diagnostic) -> Bool {
    if lhs.range.path != rhs.range.path { return lhs.range.path < rhs.range.path }
    let (left, right) = (lhs.range.bytes?.lowerBound ?? -1, rhs.range.bytes?.lowerBound ?? -1)
    if left != right { return left < right }
    if lhs.code.name != rhs.code.name { return lhs.code.name < rhs.code.name }
    return lhs.message < rhs.message
  }
}

/// The severity of a diagnostic.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Something to know of: nothing in the site is wrong, and `--strict` leaves it at that.
  case note
  /// Something a person should look at; the site is still built.
  case warning
  /// Something that would make the site wrong; nothing is written.
  case error
}

extension Severity: Comparable {
  /// Orders by how much it matters: a note least, an error most.
  public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.weight < rhs.weight }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
