package import ClipsiteText

/// An `.entitlements` file that exists: the dictionary of an XML property list.
struct EntitlementsFile {
  /// A text in the file.
  struct Entry {
    let text: String
    let range: SourceRange

    /// Indicates whether the value contains a build setting, so that only Xcode knows it.
    var hasVariable: Bool { text.contains("$(") || text.contains("${") }

    /// The note on an entry with a build setting.
    var variableDiagnostic: Diagnostic {
      Diagnostic(
        .variableInEntitlements, at: range,
        "`\(text)` contains a build setting, so clipsite does not check it",
        fix: "check the entitlements of the finished app")
    }
  }

  /// The reason why a file cannot be checked.
  private struct Fault: Error {
    let message: String
    let range: Range<Int>?
    let fix: String

    func diagnostic(in path: String) -> Diagnostic {
      Diagnostic(.invalidEntitlements, at: SourceRange(path, range), message, fix: fix)
    }
  }

  private static let freshStart = "start again from the file that `clipsite entitlements` writes"

  let path: String
  private let values: [String: (key: SourceRange, element: XMLElement)]

  /// Reads a file; reports why it cannot be read.
  init?(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    path = file.path
    do throws(Fault) {
      values = try Self.values(file)
    } catch {
      diagnostics.append(error.diagnostic(in: file.path))
      return nil
    }
  }

  private static func values(
    _ file: SourceFile
  ) throws(Fault) -> [String: (key: SourceRange, element: XMLElement)] {
    guard !file.bytes.starts(with: "bplist".utf8) else {
      throw Fault(
        message: "the file is a binary property list", range: nil,
        fix: "convert it: `plutil -convert xml1 '\(file.path)'`")
    }
    let root: XMLElement
    do throws(XMLSyntaxError) {
      root = try XMLElement(file.bytes)
    } catch {
      throw Fault(message: error.message, range: error.offset..<error.offset, fix: freshStart)
    }
    guard root.name == "plist", root.children.count == 1, root.children[0].name == "dict" else {
      throw Fault(message: "the property list is not one dictionary", range: root.range, fix: freshStart)
    }
    return try pairs(root.children[0], in: file)
  }

  /// Keys and values stand one after the other.
  private static func pairs(
    _ dictionary: XMLElement, in file: SourceFile
  ) throws(Fault) -> [String: (key: SourceRange, element: XMLElement)] {
    var values: [String: (key: SourceRange, element: XMLElement)] = [:]
    var rest = dictionary.children[...]
    while let key = rest.popFirst() {
      guard key.name == "key", let value = rest.popFirst(), value.name != "key" else {
        throw Fault(
          message: "keys and values do not alternate", range: key.range,
          fix: "write a `<key>` and then its value")
      }
      guard values[key.text] == nil else {
        throw Fault(
          message: "the key `\(key.text)` appears twice", range: key.content, fix: "delete one of the two")
      }
      values[key.text] = (file.place(key.content), value)
    }
    return values
  }

  /// Indicates whether a key exists.
  func has(_ key: EntitlementKey) -> Bool { values[key.rawValue] != nil }

  /// Returns the range of a key, or of the whole file if the key is missing.
  func range(of key: EntitlementKey) -> SourceRange { values[key.rawValue]?.key ?? SourceRange(path) }

  /// Indicates whether the value of a key is `true`.
  func isTrue(_ key: EntitlementKey) -> Bool { values[key.rawValue]?.element.name == "true" }

  /// The texts of a key; none when it is not there. Reports a value that is no list of texts.
  func texts(_ key: EntitlementKey, _ diagnostics: inout [Diagnostic]) -> [Entry] {
    guard let element = values[key.rawValue]?.element else { return [] }
    guard element.name == "array", element.children.allSatisfy({ $0.name == "string" }) else {
      let fault = Fault(
        message: "the value of `\(key.rawValue)` is not a list of texts", range: element.range,
        fix: "write an `<array>` with one `<string>` for each entry")
      diagnostics.append(fault.diagnostic(in: path))
      return []
    }
    return element.children.map { Entry(text: $0.text, range: SourceRange(path, $0.content)) }
  }
}

extension DiagnosticCode {
  /// A file is no `.entitlements` file that can be checked.
  package static let invalidEntitlements = DiagnosticCode(
    "InvalidEntitlements", .error,
    summary: "The file is not an entitlements file that clipsite can read.",
    explanation: """
      An `.entitlements` file is an XML property list with one dictionary, in which each key occurs once. The
      Associated Domains Entitlement and the identifiers of App Clips are lists of texts (Apple,
      “Entitlements”).
      """,
    fix: "Convert a binary property list with `plutil -convert xml1 Clip.entitlements`.",
    example: .init(
      .entitlements, wrong: parentIdentifier, right: "<array>\(parentIdentifier)</array>",
      in: clipEntitlements))

  /// An entry holds a build setting, which only Xcode can put in.
  package static let variableInEntitlements = DiagnosticCode(
    "VariableInEntitlements", .note,
    summary: "clipsite cannot compare an entry with a build setting.",
    explanation: """
      Xcode replaces settings such as `$(ASSOCIATED_DOMAIN)` when it builds the app. Entries that seem to be
      missing because of a setting are only warnings.
      """,
    fix: """
      Check the entitlements of the finished app, which `codesign -d --entitlements - --xml Clip.app` prints.
      """,
    example: .init(
      .associatedDomains,
      wrong: """
        <string>appclips:example.com</string>
        <string>applinks:$(DOMAIN)</string>
        """,
      right: "<string>appclips:example.com</string>"))
}
