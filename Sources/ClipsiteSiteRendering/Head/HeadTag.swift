/// One `<meta>`, `<link>` or `<title>` tag of a rendered page.
public struct HeadTag: Hashable, Sendable {
  /// One attribute.
  public struct Attribute: Hashable, Sendable {
    /// The name in lower case.
    public let name: String
    /// The value, decoded; empty when only the name is written.
    public let value: String
  }

  /// The name in lower case, as in `meta`.
  public let name: String
  /// The attributes in order.
  public let attributes: [Attribute]

  /// The value of an attribute, or nil.
  public subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  init(_ tag: TagScanner.Tag) {
    name = tag.name
    attributes = tag.attributes.map { Attribute(name: $0.name, value: $0.value) }
  }
}
