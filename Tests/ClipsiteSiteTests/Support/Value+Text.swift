import ClipsiteMustache

extension Value {
  /// The value in one line, to compare: text in quotes, truth values and structure without.
  var asText: String {
    switch self {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .text(let text): "\"\(text)\""
    case .list(let values): "[\(values.map(\.asText).joined(separator: ", "))]"
    case .html: "html"
    case .record(let record):
      "{\(zip(record.shape.names, record.values).map { "\($0): \($1.asText)" }.joined(separator: ", "))}"
    }
  }
}
