public import ClipsiteDiagnostics

/// What stands in an existing AASA file against what is merged into it.
public enum AppSiteAssociationConflict: Hashable, Sendable {
  /// The file holds no object: nothing can be merged.
  case notAnObject
  /// A value has another type than Apple documents, so nothing is added to it.
  case wrongType(String)
  /// An entry with `appID` and `paths` is about the same app; ours stands behind it and the first match wins.
  case legacyEntry(app: String)
  /// An entry mixes both forms; it opens no link.
  case mixedEntry(app: String)
  /// `details` was an object keyed by app ID and has become an array.
  case keyedDetails
  /// The file's own `defaults` also apply to what is added.
  case defaults
  /// A variable is there with other texts; the file's stay.
  case variable(String)
  /// Another entry is about some of the same apps; it stands first and wins.
  case overlappingEntry(app: String)

  /// Whether the result does not do what the site needs.
  public var severity: Severity {
    switch self {
    case .notAnObject, .wrongType, .mixedEntry: .error
    default: .warning
    }
  }

  /// One sentence without a full stop that says what stands against what.
  public var message: String {
    switch self {
    case .notAnObject: "the existing file holds no JSON object, so nothing can be merged into it"
    case .wrongType(let name): "\(Quoting.quoted(name)) has the wrong type, so nothing can be added to it"
    case .legacyEntry(let app):
      "the entry with `paths` for \(Quoting.quoted(app)) is tried before the new one"
    case .mixedEntry(let app): "the entry for \(Quoting.quoted(app)) mixes `appID` or `paths` with new keys"
    case .keyedDetails: "`details` is an object keyed by app ID; it becomes an array"
    case .defaults: "the `defaults` of the existing file also apply to the new entries"
    case .variable(let name): "the variable \(Quoting.quoted(name)) is already declared with other texts"
    case .overlappingEntry(let app): "another entry for \(Quoting.quoted(app)) is tried before the new one"
    }
  }

  /// What to do about it, in the imperative, where that is known.
  public var fix: String? {
    switch self {
    case .legacyEntry, .overlappingEntry: "make sure that it does not exclude the site's pages"
    case .mixedEntry: "make two entries: one with `appIDs` and `components`, one with `appID` and `paths`"
    case .variable: "rename one of the variables"
    default: nil
    }
  }
}

extension DiagnosticCode {
  /// The code under which conflicts are reported.
  public static let associationMergeConflict = DiagnosticCode(
    "AssociationMergeConflict", .warning,
    explanation: """
      A file that already exists is merged with the one that the site needs. Nothing of the existing file is
      changed; where it says something else about the same app, both stand in the result and the first match
      wins. An entry that mixes `appIDs` and `paths` opens no link, which is an error.
      """)
}
