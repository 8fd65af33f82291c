/// A way to set text off on a terminal: an SGR sequence of ECMA-48.
public enum TextStyle: String, Sendable, CaseIterable {
  /// Messages and names.
  case bold = "1"
  /// Errors.
  case error = "1;31"
  /// Warnings.
  case warning = "1;33"
  /// Carets and fixes.
  case fix = "1;32"
  /// Line numbers and notes.
  case quiet = "36"

  /// The style of a severity's name.
  public init(_ severity: Severity) {
    switch severity {
    case .note: self = .quiet
    case .warning: self = .warning
    case .error: self = .error
    }
  }

  /// The text in this style, or unchanged when colour is off.
  public func apply(to text: String, if isOn: Bool) -> String {
    isOn ? "\u{1B}[\(rawValue)m\(text)\u{1B}[0m" : text
  }
}
