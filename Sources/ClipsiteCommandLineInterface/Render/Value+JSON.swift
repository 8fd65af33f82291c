package import ClipsiteJSON
import ClipsiteMustache

extension Value {
  /// JSON as data for a template. Numbers become text, spelt as they are.
  package init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text), .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { Value($0) })
    case .object(let members): self = .record(Record(members.map { (Name($0.name), Value($0.value)) }))
    }
  }
}

extension Value {
  /// The value as JSON: markup becomes text, and everything else what it is.
  package var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .text(let text): .string(text)
    case .html(let html): .string(String(decoding: html.bytes, as: UTF8.self))
    case .list(let elements): .array(elements.map(\.json))
    case .record(let record):
      .object(zip(record.shape.names, record.values).map { JSONValue.Member($0.spelling, $1.json) })
    }
  }
}
