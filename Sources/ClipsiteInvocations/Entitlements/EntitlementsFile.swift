import ClipsiteDiagnostics
import ClipsiteMarkup

/// An `.entitlements` file that exists: the dictionary of an XML property list.
struct EntitlementsFile {
  /// A text in the file.
  struct Entry {
    let text: String
    let place: SourceRange

    /// Whether a build setting is part of it, so that only Xcode knows what it says.
    var hasVariable: Bool { text.contains("$(") || text.contains("${") }
  }

  let path: String
  private let values: [String: (key: SourceRange, element: XMLElement)]

  /// Reads a file; reports why it cannot be read.
  init?(_ file: SourceFile, _ diagnostics: inout [Diagnostic]) {
    path = file.path
    do throws(InvalidEntitlements) {
      values = try Self.values(file)
    } catch {
      diagnostics.append(error.diagnostic(in: file.path))
      return nil
    }
  }

  private static func values(
    _ file: SourceFile
  ) throws(InvalidEntitlements) -> [String: (key: SourceRange, element: XMLElement)] {
    guard !file.bytes.starts(with: "bplist".utf8) else { throw InvalidEntitlements(.binary, at: nil) }
    let root: XMLElement
    do throws(XMLSyntaxError) {
      root = try XMLElement(file.bytes)
    } catch {
      throw InvalidEntitlements(.syntax(error.message), at: error.offset..<error.offset)
    }
    guard root.name == "plist", root.children.count == 1, root.children[0].name == "dict" else {
      throw InvalidEntitlements(.noDictionary, at: root.range)
    }
    return try pairs(root.children[0], in: file)
  }

  /// Keys and values stand one after the other.
  private static func pairs(
    _ dictionary: XMLElement, in file: SourceFile
  ) throws(InvalidEntitlements) -> [String: (key: SourceRange, element: XMLElement)] {
    var values: [String: (key: SourceRange, element: XMLElement)] = [:]
    var rest = dictionary.children[...]
    while let key = rest.popFirst() {
      guard key.name == "key", let value = rest.popFirst(), value.name != "key" else {
        throw InvalidEntitlements(.noPair, at: key.range)
      }
      guard values[key.text] == nil else {
        throw InvalidEntitlements(.repeatedKey(key.text), at: key.content)
      }
      values[key.text] = (file.place(key.content), value)
    }
    return values
  }

  /// Whether a key is there.
  func has(_ key: EntitlementKey) -> Bool { values[key.rawValue] != nil }

  /// Where a key stands; the whole file when it is not there.
  func place(of key: EntitlementKey) -> SourceRange { values[key.rawValue]?.key ?? SourceRange(path) }

  /// Whether the value of a key is `true`.
  func isTrue(_ key: EntitlementKey) -> Bool { values[key.rawValue]?.element.name == "true" }

  /// The texts of a key; none when it is not there. Reports a value that is no list of texts.
  func texts(_ key: EntitlementKey, _ diagnostics: inout [Diagnostic]) -> [Entry] {
    guard let element = values[key.rawValue]?.element else { return [] }
    guard element.name == "array", element.children.allSatisfy({ $0.name == "string" }) else {
      diagnostics.append(InvalidEntitlements(.noList(key.rawValue), at: element.range).diagnostic(in: path))
      return []
    }
    return element.children.map { Entry(text: $0.text, place: SourceRange(path, $0.content)) }
  }
}
