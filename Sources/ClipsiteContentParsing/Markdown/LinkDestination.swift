/// Where a link or an image in Markdown leads, as the author wrote it.
package struct LinkDestination: Hashable, Sendable {
  /// What holds the destination.
  package enum Kind: Hashable, Sendable {
    /// A link: `[text](destination)`, `<destination>` or a reference.
    case link
    /// An image: `![text](destination)` or a reference.
    case image
  }

  /// The destination with backslash escapes and entities resolved.
  package let text: String
  /// What holds it.
  package let kind: Kind
  /// The bytes in the file: those of the destination where they can be found beside the link, otherwise those
  /// of the line with the link, as for reference links.
  package let range: Range<Int>
}
