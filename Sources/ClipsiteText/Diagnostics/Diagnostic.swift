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
  public internal(set) var severity: Severity
  /// The range of the mistake.
  public let range: SourceRange
  /// One sentence without a period, that names the value and the rule.
  public let message: String
  /// The remedy as an imperative, if it is known.
  public let fix: String?
  /// Other places that take part.
  public let notes: [Note]
  fileprivate var tally = Tally()

  /// The number of findings that it stands for: itself, and those like it that are only counted.
  package var count: Int { 1 + tally.following }

  /// The findings of one code in one file. Diagnostics are equal whatever they are.
  fileprivate struct Tally: Hashable, Sendable {
    /// The number of this finding, from 1.
    var number = 1
    /// The number of those after it that are only counted.
    var following = 0

    static func == (lhs: Tally, rhs: Tally) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
  }

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
  /// The number of diagnostics of one code in one file. Nobody reads more, and a fix can be a long search.
  package static var limitOfKind: Int { 100 }

  /// Adds a diagnostic. After `limitOfKind` of its code in its file, it is only counted, and its fix is not
  /// searched.
  package mutating func report(
    _ code: DiagnosticCode, at range: SourceRange, _ message: String, fix: @autoclosure () -> String? = nil,
    notes: [Diagnostic.Note] = [], severity: Severity? = nil
  ) {
    add(code, range) {
      Diagnostic(code, at: range, message, fix: fix(), notes: notes, severity: severity)
    }
  }

  /// Adds a diagnostic, or only counts it.
  package mutating func report(_ diagnostic: Diagnostic) {
    add(diagnostic.code, diagnostic.range) { diagnostic }
  }

  private mutating func add(_ code: DiagnosticCode, _ range: SourceRange, _ diagnostic: () -> Diagnostic) {
    // Checks go through one file at a time, and a few of them take turns.
    let last = suffix(8).lastIndex { $0.code === code && $0.range.path == range.path }
    let number = last.map { self[$0].tally.number + 1 } ?? 1
    if let last, number > Self.limitOfKind {
      self[last].tally.following += 1
    } else {
      append(diagnostic())
      self[count - 1].tally.number = number
    }
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
