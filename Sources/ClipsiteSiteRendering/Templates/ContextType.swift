import ClipsiteMustache

/// One kind of record that templates see: its fields with their types, what they mean, and how they look.
///
/// The same list makes the data that pages are rendered from, the check of the templates, and the
/// documentation, so the three cannot disagree.
struct ContextType: Sendable {
  /// The names with their types, for the check of the templates.
  let schema: Schema
  /// The names, shared by all records of the kind.
  let shape: Shape

  init(_ fields: [(Name, Schema)]) {
    schema = .record(fields)
    shape = Shape(fields.map(\.0))
  }

  /// A record of this kind.
  ///
  /// - Precondition: There is one value for each field.
  func value(_ values: [Value]) -> Value { .record(Record(shape, values)) }
}
