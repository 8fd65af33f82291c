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

  /// Whether a section renders: not for null, false, the empty text, empty markup and the empty list.
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
