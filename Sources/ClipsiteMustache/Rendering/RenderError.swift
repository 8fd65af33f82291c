public import ClipsiteDiagnostics

/// Why a render stopped: one of the limits was reached.
public struct RenderError: Error, Hashable, Sendable {
  /// The error as a diagnostic.
  public let diagnostic: Diagnostic
  /// The tag at which the render stopped.
  public var place: SourceRange { diagnostic.range }
  /// One sentence.
  public var message: String { diagnostic.message }

  init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}

extension DiagnosticCode {
  /// Templates include each other deeper than `RenderLimits.includeDepth`.
  public static let includesTooDeep = DiagnosticCode(
    "IncludesTooDeep", .error,
    explanation: """
      Partials and parents include each other at most 32 deep. A template may include itself, but
      only inside a section whose data comes to an end, such as the children of a menu entry.
      """)

  /// The output is larger than `RenderLimits.outputSize`.
  public static let outputTooLarge = DiagnosticCode(
    "OutputTooLarge", .error,
    explanation:
      "One page has at most 4 MiB. Split the list that makes it so long, or write less for each element.")

  /// The render took more than `RenderLimits.steps`.
  public static let tooManySteps = DiagnosticCode(
    "TooManySteps", .error,
    explanation: """
      Rendering one page takes at most 50,000,000 steps. Sections over long lists inside each other,
      or partials that include several others which do the same, multiply.
      """)
}
