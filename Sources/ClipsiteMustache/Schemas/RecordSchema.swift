/// The names of a record and the schemas of their values.
///
/// It is an object so that checks know a record again wherever it occurs.
public final class RecordSchema: Sendable {
  /// The names and schemas, in the order of the documentation.
  public let fields: [(name: Name, schema: Schema)]
  private let indices: [Name: Int]

  /// Describes a record. Of equal names the first counts.
  public init(_ fields: [(Name, Schema)]) {
    self.fields = fields.map { (name: $0.0, schema: $0.1) }
    indices = Dictionary(fields.enumerated().map { ($1.0, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The schema of a name, or nil when the record lacks it.
  public subscript(_ name: Name) -> Schema? { indices[name].map { fields[$0].schema } }
}
