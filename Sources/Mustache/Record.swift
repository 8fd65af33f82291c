/// Named values: a shape and a value for each of its names.
public struct Record: Sendable {
  /// The names.
  public let shape: Shape
  /// The values, in the order of the shape's names.
  public let values: [Value]

  /// A record of a known type.
  ///
  /// - Precondition: there are as many values as the shape has names.
  public init(_ shape: Shape, _ values: [Value]) {
    precondition(shape.names.count == values.count, "a record has one value for each name of its shape")
    self.shape = shape
    self.values = values
  }

  /// A record with names of its own, for data whose names are known only at run time. Of equal names the
  /// first counts.
  public init(_ fields: some Sequence<(Name, Value)>) {
    let fields = Array(fields)
    self.init(Shape(fields.map(\.0)), fields.map(\.1))
  }

  /// The value of a name, or nil when the record lacks it; a name whose value is `.null` is not lacking.
  public subscript(_ name: Name) -> Value? {
    shape.index(of: name).map { values[$0] }
  }
}
