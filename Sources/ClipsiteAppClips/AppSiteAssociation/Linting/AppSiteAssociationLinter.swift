public import ClipsiteText

/// Finds the mistakes in an existing AASA file: those that make Apple's systems ignore it and those that make
/// it say something else than meant.
public struct AppSiteAssociationLinter: Sendable {
  /// The App Clips that the file must name, when they are known.
  public var expectedClips: [AppID]
  /// The app that the App Clips belong to, when it is known.
  public var app: BundleID?
  /// The association that will be merged into the file.
  public var addition: AppSiteAssociation?

  /// A linter.
  public init(expectedClips: [AppID] = [], app: BundleID? = nil, addition: AppSiteAssociation? = nil) {
    self.expectedClips = expectedClips
    self.app = app
    self.addition = addition
  }

  /// The mistakes in a file, in the order of their places.
  public func diagnostics(for file: SourceFile) -> [Diagnostic] {
    var lint = AssociationLint(file: file, expectedClips: expectedClips, app: app, addition: addition)
    lint.order.opened = Set(addition?.universalLinks?.details.flatMap { $0.appIDs.map(\.description) } ?? [])
    if let root = lint.root() { lint.checkServices(root) }
    return lint.diagnostics.sorted()
  }
}

/// One run over an AASA file. Each file of this folder adds the checks of one part of it.
struct AssociationLint {
  let file: SourceFile
  let expectedClips: [AppID]
  let app: BundleID?
  var addition: AppSiteAssociation?
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
    report(
      .associationWrongType, at: value.range, "\(subject) is \(value.kind), but it must be \(expected)",
      fix: "write \(expected)")
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
/// A file that they ignore has no value, and one with other mistakes has.
public struct AssociationReading: Sendable {
  /// The file's object, or `nil` if Apple's systems would ignore the file.
  public let file: JSONValue?
  /// The problems of the file, in the order of their ranges.
  public let diagnostics: [Diagnostic]

  /// Reads a file.
  public init(_ source: SourceFile) {
    diagnostics = AppSiteAssociationLinter().diagnostics(for: source)
    let isIgnored = diagnostics.contains { Self.ignored.contains($0.code) }
    file = isIgnored ? nil : try? JSONParser.parse(source.bytes).value
  }

  /// The mistakes that make Apple's systems ignore a file.
  private static let ignored: [DiagnosticCode] = [
    .associationFileTooLarge, .associationFileSigned, .associationFileNotJSON, .associationFileNotAnObject,
  ]
}
