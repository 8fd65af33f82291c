/// A YAML text as it was written: scalars stay text, and every node knows its bytes in the file.
///
/// The nodes lie in one flat array in document order and the text of all scalars in another, so that reading
/// a text allocates next to nothing once the arrays have grown. An object, so that a node which is handed
/// around counts one reference.
package final class YAMLTree: Sendable {
  /// One node; its children follow it directly.
  package struct Node: Sendable {
    package enum Kind: UInt8, Sendable {
      case plain, quoted, mapping, sequence
      /// A value that was reported, and that nobody is to report once more.
      case refused
    }

    package var kind: Kind
    /// The bytes in the file.
    package var start: Int32
    package var end: Int32
    /// Scalars: where the text starts in `YAMLTree.text`.
    package var textStart: Int32 = 0
    /// Scalars: bytes of text. Collections: children; keys and values count one each.
    package var count: Int32 = 0
    /// The index of the node after this one and its children.
    package var next: Int32 = 0

    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  package let nodes: [Node]
  package let text: [UInt8]

  /// The path of the file that the ranges refer to.
  package let path: String
  /// Whether the text was read to its end. After a mistake that stops reading, the tree holds what came
  /// before, and a missing key means nothing.
  package let isComplete: Bool

  package init(nodes: [Node], text: [UInt8], path: String, isComplete: Bool) {
    self.nodes = nodes
    self.text = text
    self.path = path
    self.isComplete = isComplete
  }

  /// The tree of a text that could not be read at all: an empty mapping.
  package static func unreadable(_ path: String, at offset: Int) -> YAMLTree {
    let root = Node(kind: .mapping, start: Int32(offset), end: Int32(offset), next: 1)
    return YAMLTree(nodes: [root], text: [], path: path, isComplete: false)
  }

  /// The outermost node; an empty mapping for a text without content.
  package var root: YAMLNode { YAMLNode(tree: self, index: 0) }
}
