/// A value of a report for programs, whose type is the schema of its JSON.
package protocol JSONReportable: Sendable {
  /// The JSON Schema (draft-07) of each value of the type.
  static var schema: JSONValue { get }
  /// The value as JSON.
  var json: JSONValue { get }
}

/// An object of a report for programs. Each field is declared once: the object and its schema follow from it.
package protocol JSONRecord: JSONReportable {
  typealias Field = JSONField<Self>
  /// The members of the object, in order.
  static var fields: [Field] { get }
}

/// A line of the output for programs.
package protocol JSONEvent: JSONRecord {
  /// The word that tells this kind of line from others.
  static var event: String { get }
}

/// A member of the objects of a type.
package struct JSONField<Record>: Sendable {
  fileprivate let name: String
  fileprivate let schema: JSONValue
  fileprivate let value: @Sendable (Record) -> JSONValue

  /// Declares a member.
  ///
  /// - Parameters:
  ///   - name: The name in camel case.
  ///   - value: Returns the value, whose type gives the schema.
  package init<Value: JSONReportable>(_ name: String, _ value: @escaping @Sendable (Record) -> Value) {
    self.init(name, Value.schema) { value($0).json }
  }

  /// The fields of a part, as fields of the whole.
  package static func all<Part: JSONRecord>(
    of part: @escaping @Sendable (Record) -> Part
  ) -> [JSONField] {
    Part.fields.map { field in JSONField(field.name, field.schema) { field.value(part($0)) } }
  }

  private init(_ name: String, _ schema: JSONValue, _ value: @escaping @Sendable (Record) -> JSONValue) {
    (self.name, self.schema, self.value) = (name, schema, value)
  }
}

extension JSONRecord {
  package static var schema: JSONValue { schema(of: []) }

  package var json: JSONValue { .object(members) }

  fileprivate var members: [JSONValue.Member] { Self.fields.map { .init($0.name, $0.value(self)) } }

  /// A member is never left out, so that a program can ask for each of them.
  fileprivate static func schema(of constants: [JSONValue.Member]) -> JSONValue {
    let properties =
      constants.map { JSONValue.Member($0.name, ["const": $0.value]) }
      + fields.map { JSONValue.Member($0.name, $0.schema) }
    return [
      "type": "object", "properties": .object(properties),
      "required": .array(properties.map { .string($0.name) }), "additionalProperties": false,
    ]
  }
}

extension JSONEvent {
  package static var schema: JSONValue { schema(of: head) }

  package var json: JSONValue { .object(Self.head + members) }

  /// Each line begins with the version of the output. A later one keeps the meaning of each event and member.
  private static var head: [JSONValue.Member] {
    [.init("version", .number("2")), .init("event", .string(event))]
  }
}

extension String: JSONReportable {
  package static var schema: JSONValue { ["type": "string"] }
  package var json: JSONValue { .string(self) }
}

extension Int: JSONReportable {
  package static var schema: JSONValue { ["type": "integer"] }
  package var json: JSONValue { .number(String(self)) }
}

extension Bool: JSONReportable {
  package static var schema: JSONValue { ["type": "boolean"] }
  package var json: JSONValue { .bool(self) }
}

extension JSONValue: JSONReportable {
  package static var schema: JSONValue { .object([]) }
  package var json: JSONValue { self }
}

extension Optional: JSONReportable where Wrapped: JSONReportable {
  package static var schema: JSONValue { ["anyOf": [Wrapped.schema, ["type": "null"]]] }
  package var json: JSONValue { self?.json ?? .null }
}

extension Array: JSONReportable where Element: JSONReportable {
  package static var schema: JSONValue { ["type": "array", "items": Element.schema] }
  package var json: JSONValue { .array(map(\.json)) }
}

/// Values by names that are not known before.
extension Dictionary: JSONReportable where Key == String, Value: JSONReportable {
  package static var schema: JSONValue { ["type": "object", "additionalProperties": Value.schema] }
  package var json: JSONValue { .object(sorted { $0.key < $1.key }.map { .init($0.key, $0.value.json) }) }
}

/// A word of a closed list.
extension JSONReportable where Self: RawRepresentable & CaseIterable, RawValue == String {
  package static var schema: JSONValue { ["enum": .array(allCases.map { .string($0.rawValue) })] }
  package var json: JSONValue { .string(rawValue) }
}

extension JSONValue {
  /// An object of the members that have a value.
  package static func present(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { name, value in value.map { Member(name, $0) } })
  }

  /// An object of the members that have a text.
  package static func texts(_ members: KeyValuePairs<String, String?>) -> JSONValue {
    .object(members.compactMap { name, text in text.map { Member(name, .string($0)) } })
  }
}
