/// A `<meta>` element of a page's head: which attribute names it, the name, and the content.
public struct MetaTag: Hashable, Sendable {
  /// The attribute that holds the name.
  public enum Attribute: String, Hashable, Sendable {
    /// `property`, which Open Graph and App Links use.
    case property
    /// `name`, which HTML itself and X use.
    case name
  }

  /// The attribute that holds the name.
  public let attribute: Attribute
  /// The name, as in `og:title`.
  public let name: String
  /// The content, not escaped.
  public let content: String

  /// A tag.
  public init(_ attribute: Attribute, _ name: String, _ content: String) {
    self.attribute = attribute
    self.name = name
    self.content = content
  }
}
