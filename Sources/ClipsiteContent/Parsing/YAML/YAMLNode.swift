public import ClipsiteText

/// One value of a YAML text.
public struct YAMLNode: Sendable {
  /// The kind of a value.
  public enum Kind: Hashable, Sendable {
    /// Text; also what other readers would take for numbers, dates, true or null.
    case scalar
    /// Keys with values.
    case mapping
    /// A list.
    case sequence
  }

  package let tree: YAMLTree
  package let index: Int

  private var node: YAMLTree.Node { tree.nodes[index] }

  /// The kind of the value.
  public var kind: Kind {
    switch node.kind {
    case .plain, .quoted, .refused: .scalar
    case .mapping: .mapping
    case .sequence: .sequence
    }
  }

  /// The bytes in the file, quotes included; the bytes from the first to the last child of a block
  /// collection.
  public var range: Range<Int> { node.range }

  /// The bytes in the file, with its path.
  public var place: SourceRange { SourceRange(tree.path, node.range) }

  /// Indicates whether this is text in quotes or in a `|` or `>` block.
  public var isQuoted: Bool { node.kind == .quoted }

  /// Indicates whether the value is missing, as after `title:`. Empty quotes are a value.
  public var isEmpty: Bool { node.kind == .plain && node.count == 0 }

  /// Indicates whether the value is missing because its `#` starts a comment, as in `accent: #a33c13`. The
  /// range is then that of the comment.
  var isComment: Bool { isEmpty && !range.isEmpty }

  /// The fix for a comment that is meant as a value.
  static let fixForComment = "put the value in quotes, because ` #` starts a comment"

  /// Indicates whether the composer has reported the value, as it does for aliases. Readers treat it as
  /// absent and report nothing.
  public var isRefused: Bool { node.kind == .refused }

  /// The text of a scalar, decoded but otherwise as written: `NO`, `0123` and `~` stay what they are.
  /// Nil for collections.
  public var text: String? {
    kind == .scalar ? withUTF8 { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// Passes the bytes of a scalar's text without counting a reference; no bytes for collections.
  func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    tree.text.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[textRange])) }
  }

  private var textRange: Range<Int> { kind == .scalar ? node.textRange : 0..<0 }

  /// The keys and values of a mapping in the order written; nothing for other kinds.
  public var entries: [(key: YAMLNode, value: YAMLNode)] {
    let all = children(of: .mapping)
    return stride(from: 1, to: all.count, by: 2).map { (all[$0 - 1], all[$0]) }
  }

  /// The items of a list. A text or a mapping alone is a list of one.
  public var items: [YAMLNode] { children(of: .sequence) }

  /// The number of entries of a mapping or of items of a list; 0 for text.
  public var count: Int {
    switch node.kind {
    case .plain, .quoted, .refused: 0
    case .mapping: Int(node.count) / 2
    case .sequence: Int(node.count)
    }
  }

  /// The value of a key, compared byte by byte; of equal keys, the first.
  public func value(forKey key: StaticString) -> YAMLNode? {
    entries.first { $0.key.hasText(key) }?.value
  }

  /// Indicates whether the text of a scalar is equal to a text.
  func hasText(_ text: StaticString) -> Bool {
    kind == .scalar && !isRefused && withUTF8 { $0.elementsEqual(text.bytes) }
  }

  /// Indicates whether this is the `<<` of YAML 1.1 that takes over another mapping's keys.
  var isMergeKey: Bool { !isQuoted && hasText("<<") }

  private func children(of kind: YAMLTree.Node.Kind) -> [YAMLNode] {
    guard node.kind == kind else { return kind == .sequence ? [self] : [] }
    var children: [YAMLNode] = []
    children.reserveCapacity(Int(node.count))
    var next = index + 1
    let end = Int(node.next)
    while next < end {
      children.append(YAMLNode(tree: tree, index: next))
      next = Int(tree.nodes[next].next)
    }
    return children
  }
}

/// A YAML text as it was written: scalars stay text, and every node knows its bytes in the file.
///
/// The nodes lie in one flat array in document order and the text of all scalars in another, so that reading
/// a text allocates next to nothing once the arrays have grown. An object, so that a node which is handed
/// around counts one reference.
public final class YAMLTree: Sendable {
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
    /// Scalars: the bytes of the text in `YAMLTree.text`.
    var textRange: Range<Int> { Int(textStart)..<Int(textStart + count) }
  }

  package let nodes: [Node]
  package let text: [UInt8]

  /// The path of the file that the ranges refer to.
  package let path: String
  /// Indicates whether the text was read to its end. After a mistake that stops reading, the tree holds what
  /// came before, and a missing key means nothing.
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

extension StaticString {
  /// The bytes of a text that is not a single character.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
