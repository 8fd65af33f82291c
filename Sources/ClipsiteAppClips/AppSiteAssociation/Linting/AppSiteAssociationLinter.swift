public import ClipsiteDiagnostics
public import ClipsiteJSON

/// Finds the mistakes in an existing AASA file: those that make Apple's systems ignore it and those that make
/// it say something else than meant.
public struct AppSiteAssociationLinter: Sendable {
  /// The App Clips that the file must name, when they are known.
  public var expectedClips: [AppID]
  /// The app that the App Clips belong to, when it is known.
  public var app: BundleID?

  /// A linter.
  public init(expectedClips: [AppID] = [], app: BundleID? = nil) {
    self.expectedClips = expectedClips
    self.app = app
  }

  /// The mistakes in a file, in the order of their places.
  public func diagnostics(for file: SourceFile) -> [Diagnostic] {
    var lint = AssociationLint(file: file, expectedClips: expectedClips, app: app)
    if let root = lint.root() { lint.checkServices(root) }
    return lint.diagnostics.sorted()
  }
}

/// One run over an AASA file. Each file of this folder adds the checks of one part of it.
struct AssociationLint {
  let file: SourceFile
  let expectedClips: [AppID]
  let app: BundleID?
  var diagnostics: [Diagnostic] = []
  /// The variables that `applinks` declares.
  var variables: Set<String> = []
  var order = UniversalLinkOrder()

  mutating func report(
    _ code: DiagnosticCode, at range: Range<Int>, _ message: String, fix: String? = nil,
    notes: [Diagnostic.Note] = [], severity: Severity? = nil
  ) {
    diagnostics.report(code, at: file.place(range), message, fix: fix, notes: notes, severity: severity)
  }

  /// Reports a value that has another JSON type than Apple documents.
  mutating func reportType(of value: JSONNode, _ subject: String, expected: String) {
    report(.associationWrongType, at: value.range, "\(subject) is \(value.kind), but it must be \(expected)")
  }
}

extension URLComponentPattern {
  /// The mistakes of the pattern by itself, all at one range, for rules that are written elsewhere than in an
  /// AASA file.
  package func diagnostics(at range: SourceRange) -> [Diagnostic] {
    let file = SourceFile(path: range.path, bytes: value.bytes())
    guard let node = try? JSONParser.parse(file.bytes) else { return [] }
    var lint = AssociationLint(file: file, expectedClips: [], app: nil)
    lint.checkComponent(node)
    return lint.diagnostics.map {
      Diagnostic($0.code, at: range, $0.message, fix: $0.fix, severity: $0.severity)
    }
  }
}

extension DiagnosticCode {
  /// The mistakes of single rules of `applinks`, and of their order.
  package static let ofUniversalLinkRules: Set<DiagnosticCode> = [
    .universalLinkUnreachable, .universalLinkRepeated, .universalLinkNeverMatches,
    .universalLinkPatternTooLong,
    .substitutionVariableUnknown, .substitutionVariableUnclosed,
  ]
}

/// An AASA file that somebody publishes, read as far as Apple's systems read it.
///
/// What makes them ignore the file is an error, and so is a service that has the wrong form. Mistakes in
/// single rules and identifiers, which they read past, are warnings here: the answer is right all the same.
public struct AssociationReading: Sendable {
  /// The file's object, or `nil` if Apple's systems would ignore the file.
  public let file: JSONValue?
  /// The problems of the file, in the order of their ranges.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  public init(_ source: SourceFile) {
    let found = AppSiteAssociationLinter().diagnostics(for: source)
    let isIgnored = found.contains { Self.ignored.contains($0.code) }
    file = isIgnored ? nil : try? JSONParser.parse(source.bytes).value
    diagnostics = found.map { Self.judged($0, in: source) }
  }

  /// The mistakes that make Apple's systems ignore a file.
  private static let ignored: [DiagnosticCode] = [
    .associationFileTooLarge, .associationFileSigned, .associationFileNotJSON, .associationFileNotAnObject,
  ]
  /// The mistakes that make Apple's systems ignore a service of a file.
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

  /// Returns the range of a mistake of the file as a whole. For a file that is too large, this is the first
  /// byte that nobody reads.
  private static func range(of code: DiagnosticCode, in source: SourceFile) -> Range<Int> {
    let start = code == .associationFileTooLarge ? AppSiteAssociation.maximumSize : 0
    return start..<min(start + 1, max(source.bytes.count, start))
  }
}
