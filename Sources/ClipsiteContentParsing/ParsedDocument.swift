/// A content file taken apart: its settings as a tree, and where its Markdown stands.
package struct ParsedDocument: Sendable {
  /// The front matter. Incomplete (`isComplete`) when a mistake kept it from being read to its end.
  package let frontMatter: YAMLTree
  /// The bytes of the Markdown body in the file; empty when there is none.
  package let body: Range<Int>
}
