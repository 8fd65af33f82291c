/// How much a diagnostic matters.
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
