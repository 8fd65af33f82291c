/// The data that a template renders.
///
/// Numbers and dates are text, as their author wrote them: templates do not format.
public enum Value: Sendable {
  /// Nothing: false in a section, written as nothing.
  case null
  /// A truth value, written as `true` or `false`.
  case bool(Bool)
  /// Text, escaped by `{{name}}`; `{{…}}` inside it means nothing.
  case text(String)
  /// Markup, written as it is by every kind of tag.
  case html(HTML)
  /// Values in order: a section renders once for each of them.
  case list([Value])
  /// Named values: a section makes the names visible.
  case record(Record)

  /// Indicates whether a section renders. It does not for null, false, the empty text, empty markup, and the
  /// empty list.
  public var isTruthy: Bool {
    switch self {
    case .null: false
    case .bool(let value): value
    case .text(let text): !text.isEmpty
    case .html(let html): !html.bytes.isEmpty
    case .list(let list): !list.isEmpty
    case .record: true
    }
  }

  /// The same data with all values of records computed, for data that many renders share.
  public var computed: Value {
    switch self {
    case .null, .bool, .text, .html: self
    case .list(let list): .list(list.map(\.computed))
    case .record(let record): .record(Record(record.shape, record.values.map(\.computed)))
    }
  }
}

extension Value: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// `.null`.
  public init(nilLiteral: ()) { self = .null }

  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// Text.
  public init(stringLiteral value: String) { self = .text(value) }

  /// A list.
  public init(arrayLiteral elements: Value...) { self = .list(elements) }

  /// A record with names of its own.
  public init(dictionaryLiteral elements: (Name, Value)...) { self = .record(Record(elements)) }
}

internal import ClipsiteText

/// Bytes that are markup already, so that no tag escapes them.
///
/// It is made by escaping text, or by the initializers that say `markup:`, whose callers answer for the
/// bytes.
public struct HTML: Hashable, Sendable {
  /// The UTF-8 of the markup.
  public let bytes: [UInt8]

  /// Takes bytes as markup, unchecked.
  public init(markup bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a string as markup, unchecked.
  public init(markup text: String) { bytes = Array(text.utf8) }

  /// Makes markup that shows a text.
  public init(escaping text: String) { self.init(escaping: Array(text.utf8)) }

  /// Makes markup that shows a text in UTF-8.
  package init(escaping text: [UInt8]) {
    var bytes: [UInt8] = []
    var output = MarkupOutput(extending: &bytes)
    text.withUnsafeBufferPointer { MarkupEscaping.escape($0, .html, into: &output) }
    output.finish(in: &bytes)
    self.bytes = bytes
  }

  /// Appends a text with `&`, `<`, `>`, `"` and `'` as `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`, which
  /// is safe between tags and in quoted attribute values.
  public static func escape(_ text: String, into output: inout [UInt8]) {
    MarkupEscaping.escape(text, .html, into: &output)
  }
}

/// The ordered names of one type of record, made once and shared by all its records.
///
/// ```swift
/// static let link = Shape(["title", "url"])
/// ```
/// A lookup scans contiguous hashes and compares spellings on a hit; no string is hashed while rendering.
public final class Shape: Sendable {
  /// The names, in the order of the values of a record.
  public let names: [Name]
  private let hashes: [UInt64]

  /// The identity, by which a render recognizes the shape.
  var id: ObjectIdentifier { ObjectIdentifier(self) }

  /// Makes a shape. Of equal names the first is the one that lookups find.
  public init(_ names: [Name]) {
    self.names = names
    hashes = names.map(\.hash)
  }

  /// The position of a name among the values, or `nil` if the shape lacks it.
  @inline(__always)
  public func index(of name: Name) -> Int? {
    let hash = name.hash
    return hashes.withUnsafeBufferPointer { hashes in
      for index in 0..<hashes.count where hashes[index] == hash {
        if names[index].spelling == name.spelling { return index }
      }
      return nil
    }
  }
}
