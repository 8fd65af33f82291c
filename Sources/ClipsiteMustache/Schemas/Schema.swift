/// The data that a template can count on: names, their kinds, and their meanings.
///
/// Templates are checked against it, and documentation of the data is generated from it. Make the schema of a
/// record once, as a `static let`, and use it wherever such records occur.
public struct Schema: Sendable {
  /// The kinds of data.
  public indirect enum Content: Sendable {
    /// Text, which `{{name}}` escapes.
    case text
    /// Markup, which is written as it is.
    case html
    /// A truth value.
    case bool
    /// Values of one schema.
    case list(Schema)
    /// Named values.
    case record(RecordSchema)
    /// Anything, with any names below: data that the author of the site makes up.
    case open
    /// A schema that refers to itself, such as a menu entry with entries in it. The closure gives the same
    /// schema each time, from a `static let`.
    case deferred(@Sendable () -> Schema)
  }

  /// The kind of data.
  public let kind: Content
  /// Indicates whether the value may be null.
  public let isOptional: Bool
  /// One line that says what the value is, for documentation.
  public let summary: String?
  /// A value as it may occur, for documentation.
  public let example: String?

  /// Describes data.
  public init(_ kind: Content, isOptional: Bool = false, summary: String? = nil, example: String? = nil) {
    self.kind = kind
    self.isOptional = isOptional
    self.summary = summary
    self.example = example
  }

  /// Text, perhaps with an example.
  public static func text(_ summary: String? = nil, example: String? = nil) -> Schema {
    Schema(.text, summary: summary, example: example)
  }

  /// Markup, perhaps with an example.
  public static func html(_ summary: String? = nil, example: String? = nil) -> Schema {
    Schema(.html, summary: summary, example: example)
  }

  /// A truth value.
  public static func bool(_ summary: String? = nil) -> Schema {
    Schema(.bool, summary: summary, example: "true")
  }

  /// A list of values of one schema.
  public static func list(of element: Schema, _ summary: String? = nil) -> Schema {
    Schema(.list(element), summary: summary)
  }

  /// A record with these names.
  public static func record(_ fields: [(Name, Schema)], _ summary: String? = nil) -> Schema {
    Schema(.record(RecordSchema(fields)), summary: summary)
  }

  /// Anything, perhaps with an example.
  public static func open(_ summary: String? = nil, example: String? = nil) -> Schema {
    Schema(.open, summary: summary, example: example)
  }

  /// A schema that refers to itself.
  public static func deferred(_ schema: @escaping @Sendable () -> Schema) -> Schema {
    Schema(.deferred(schema))
  }

  /// The same data, which may also be null.
  public var optional: Schema { Schema(kind, isOptional: true, summary: summary, example: example) }

  /// The same data with its own line of documentation, as for a shared record that plays several parts.
  public func described(_ summary: String) -> Schema {
    Schema(kind, isOptional: isOptional, summary: summary, example: example)
  }

  /// The kind, once a deferred schema is asked.
  var resolved: Content {
    var kind = kind
    while case .deferred(let schema) = kind { kind = schema().kind }
    return kind
  }
}

/// The names of a record and the schemas of their values.
///
/// It is an object so that checks know a record again wherever it occurs.
public final class RecordSchema: Sendable {
  /// The names and schemas, in the order of the documentation.
  public let fields: [(name: Name, schema: Schema)]
  /// The shape of the records. Templates whose names were resolved recognize a record by it.
  package let shape: Shape

  /// Describes a record. Of equal names the first counts.
  public init(_ fields: [(Name, Schema)]) {
    self.fields = fields.map { (name: $0.0, schema: $0.1) }
    shape = Shape(fields.map(\.0))
  }

  /// The schema of a name, or `nil` if the record lacks it.
  public subscript(_ name: Name) -> Schema? { shape.index(of: name).map { fields[$0].schema } }

  /// The slot of a name, or `nil` if the record lacks it.
  func slot(of name: Name) -> Template.Slot? {
    shape.index(of: name).map { Template.Slot(shape: shape.id, position: $0) }
  }
}
