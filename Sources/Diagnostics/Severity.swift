/// How much a diagnostic matters.
public enum Severity: String, Hashable, Sendable, CaseIterable {
  /// Something a person should look at; the site is still built.
  case warning
  /// Something that would make the site wrong; nothing is written.
  case error
}
