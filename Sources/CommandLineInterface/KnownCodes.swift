import Diagnostics

/// The codes of all diagnostics that the program can print.
enum KnownCodes {
  /// Every module's codes.
  static let all: [DiagnosticCode] = []
}
