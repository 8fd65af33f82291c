package import ClipsiteMustache

/// A name that templates can use: its kind, what it means, how it looks, and the getter that reads it.
///
/// The one declaration makes the data that pages are rendered from, the check of the templates, and the
/// documentation. A render calls the getter only when a template asks for the name.
struct Field<Source: Sendable>: Sendable {
  let name: Name
  let schema: Schema
  let value: @Sendable (Source) -> Value

  /// Declares a name whose getter gives finished data, of the kind that the schema describes.
  init(_ name: Name, _ schema: Schema, value: @escaping @Sendable (Source) -> Value) {
    self.name = name
    self.schema = schema
    self.value = value
  }

  /// Declares a text.
  static func text(
    _ name: Name, _ summary: String, example: String, get: @escaping @Sendable (Source) -> String?
  ) -> Field {
    Field(name, .text(summary, example: example)) { Value(get($0)) }
  }

  /// Declares a truth value.
  static func bool(
    _ name: Name, _ summary: String, get: @escaping @Sendable (Source) -> Bool
  ) -> Field {
    Field(name, .bool(summary)) { .bool(get($0)) }
  }

  /// Declares markup.
  static func html(
    _ name: Name, _ summary: String, example: String, get: @escaping @Sendable (Source) -> HTML?
  ) -> Field {
    Field(name, .html(summary, example: example)) { get($0).map { .html($0) } ?? .null }
  }

  /// Declares data that the author of the site makes up.
  static func open(
    _ name: Name, _ summary: String, example: String, get: @escaping @Sendable (Source) -> Value
  ) -> Field {
    Field(name, .open(summary, example: example), value: get)
  }

  /// Declares a record.
  static func record<Inner>(
    _ name: Name, _ fields: Fields<Inner>, _ summary: String, get: @escaping @Sendable (Source) -> Inner?
  ) -> Field {
    Field(name, fields.schema.described(summary)) { get($0).map(fields.value(of:)) ?? .null }
  }

  /// Declares a list of records.
  static func list<Inner>(
    _ name: Name, of fields: Fields<Inner>, _ summary: String,
    get: @escaping @Sendable (Source) -> [Inner]?
  ) -> Field {
    Field(name, .list(of: fields.schema, summary)) {
      get($0).map { .list($0.map(fields.value(of:))) } ?? .null
    }
  }
}

/// The names of one kind of record, in the order of the documentation.
final class Fields<Source: Sendable>: Sendable {
  /// The names with their types, for the check of the templates and the documentation.
  let names: [(Name, Schema)]
  let schema: Schema
  private let shape: Shape
  private let fields: [Field<Source>]

  init(_ fields: [Field<Source>]) {
    names = fields.map { ($0.name, $0.schema) }
    let record = RecordSchema(names)
    schema = Schema(.record(record))
    shape = record.shape
    self.fields = fields
  }

  /// A record whose values are read from a source when templates ask for them.
  func value(of source: Source) -> Value { .record(Record(shape) { [fields] in fields[$0].value(source) }) }
}

extension Value {
  /// Text, or nothing.
  package init(_ text: String?) { self = text.map { .text($0) } ?? .null }
}
