import Mustache
import StrictJSON

extension Value {
  /// JSON as data for a template. Numbers become text, spelt as they are.
  init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .number(let text), .string(let text): self = .text(text)
    case .array(let elements): self = .list(elements.map { Value($0) })
    case .object(let members): self = .record(Record(members.map { (Name($0.name), Value($0.value)) }))
    }
  }
}
