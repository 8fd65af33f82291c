/// One `<meta>`, `<link>` or `<title>` tag of a rendered page.
package struct HeadTag: Hashable, Sendable {
  /// One attribute.
  package struct Attribute: Hashable, Sendable {
    /// The name in lower case.
    package let name: String
    /// The value, decoded; empty when only the name is written.
    package let value: String
  }

  /// The name in lower case, as in `meta`.
  package let name: String
  /// The attributes in order.
  package let attributes: [Attribute]

  /// The value of an attribute, or nil.
  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  package init(_ tag: TagScanner.Tag) {
    name = tag.name
    attributes = tag.attributes.map { Attribute(name: $0.name, value: $0.value) }
  }
}
