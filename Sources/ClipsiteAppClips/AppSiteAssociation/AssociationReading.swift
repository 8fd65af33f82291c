public import ClipsiteDiagnostics
public import ClipsiteJSON

/// An AASA file that somebody publishes, read as far as Apple's systems read it.
///
/// What makes them ignore the file is an error, and so is a service that has the wrong form. Mistakes in
/// single rules and identifiers, which they read past, are warnings here: the answer is right all the same.
public struct AssociationReading: Sendable {
  /// The file's object; nil when Apple's systems would ignore the file.
  public let file: JSONValue?
  /// What is wrong with it, in the order of the places.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  public init(_ source: SourceFile) {
    let found = AppSiteAssociationLinter().diagnostics(for: source)
    let isIgnored = found.contains { Self.ignored.contains($0.code) }
    file = isIgnored ? nil : try? JSONParser.parse(source.bytes).value
    diagnostics = found.map { Self.judged($0, in: source) }
  }

  /// What makes Apple's systems ignore a file.
  private static let ignored: [DiagnosticCode] = [
    .associationFileTooLarge, .associationFileSigned, .associationFileNotJSON, .associationFileNotAnObject,
  ]
  /// What makes them ignore a service of it.
  private static let ignoredServices: [DiagnosticCode] = [
    .associationServiceUnknown, .associationServiceEmpty, .associationWrongType,
  ]

  private static func judged(_ found: Diagnostic, in source: SourceFile) -> Diagnostic {
    let isError =
      ignored.contains(found.code)
      || found.severity == .error && ignoredServices.contains(found.code)
    return Diagnostic(
      found.code, at: SourceRange(source.path, found.range.bytes ?? range(of: found.code, in: source)),
      found.message,
      fix: found.fix, notes: found.notes, severity: isError ? .error : min(found.severity, .warning))
  }

  /// Where a mistake of the file as a whole shows: what is too large, at the first byte that nobody reads.
  private static func range(of code: DiagnosticCode, in source: SourceFile) -> Range<Int> {
    let start = code == .associationFileTooLarge ? AppSiteAssociation.maximumSize : 0
    return start..<min(start + 1, max(source.bytes.count, start))
  }
}
