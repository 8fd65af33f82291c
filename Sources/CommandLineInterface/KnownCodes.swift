import Diagnostics
import Mustache

/// The codes of all diagnostics that the program can print.
enum KnownCodes {
  /// Every module's codes, in no particular order.
  static let all: [DiagnosticCode] = MustacheCodes.all + [RenderCommand.invalidJSON]
}
