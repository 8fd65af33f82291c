package import ClipsiteDiagnostics

/// A file is no `.entitlements` file that can be checked.
struct InvalidEntitlements: Error {
  /// What is wrong with the file.
  enum Reason {
    case binary
    case syntax(String)
    case noDictionary
    case noPair
    case repeatedKey(String)
    case noList(String)
  }

  private let reason: Reason
  private let range: Range<Int>?

  init(_ reason: Reason, at range: Range<Int>?) {
    self.reason = reason
    self.range = range
  }

  func diagnostic(in path: String) -> Diagnostic {
    Diagnostic(.invalidEntitlements, at: SourceRange(path, range), message, fix: fix(path))
  }

  private var message: String {
    switch reason {
    case .binary: "the file is a binary property list"
    case .syntax(let message): message
    case .noDictionary: "the property list is not one dictionary"
    case .noPair: "keys and values do not stand in turn"
    case .repeatedKey(let key): "the key `\(key)` stands twice"
    case .noList(let key): "the value of `\(key)` is not a list of texts"
    }
  }

  private func fix(_ path: String) -> String {
    switch reason {
    case .binary: "convert it: `plutil -convert xml1 '\(path)'`"
    case .syntax, .noDictionary: "begin anew with what `clipsite entitlements` writes"
    case .noPair: "write a `<key>` and then its value"
    case .repeatedKey: "delete one of the two"
    case .noList: "write an `<array>` with one `<string>` for each entry"
    }
  }
}

extension DiagnosticCode {
  /// A file is no `.entitlements` file that can be checked.
  package static let invalidEntitlements = DiagnosticCode(
    "InvalidEntitlements", .error,
    explanation: """
      An `.entitlements` file is an XML property list with one dictionary: `<key>` and value in turn, each key once. The
      Associated Domains Entitlement and the identifiers of App Clips are lists of texts (Apple, “Entitlements”).

      A binary property list says the same and has to be converted before it can be checked:

          plutil -convert xml1 Clip.entitlements
      """)
}
