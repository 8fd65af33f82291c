public import ClipsiteDiagnostics

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

  /// Indicates whether the composer has reported the value, as it does for aliases. Readers treat it as
  /// absent and report nothing.
  public var isRefused: Bool { node.kind == .refused }

  /// The text of a scalar, decoded but otherwise as written: `NO`, `0123` and `~` stay what they are.
  /// Nil for collections.
  public var text: String? {
    guard kind == .scalar else { return nil }
    return withUTF8 { String(decoding: $0, as: UTF8.self) }
  }

  /// Passes the bytes of a scalar's text without copying them; no bytes for collections.
  public func withUTF8<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    let node = node
    let length = kind == .scalar ? Int(node.count) : 0
    return try tree.text.withUnsafeBytes { bytes in
      let start = Int(node.textStart)
      return try body(UnsafeRawBufferPointer(rebasing: bytes[start..<(start + length)]))
    }
  }

  /// The keys and values of a mapping in the order written; nothing for other kinds.
  public var entries: some Sequence<(key: YAMLNode, value: YAMLNode)> {
    let tree = tree
    return sequence(state: children(of: .mapping)) { state in
      guard let key = state.next(), let value = state.next() else { return nil }
      return (YAMLNode(tree: tree, index: key), YAMLNode(tree: tree, index: value))
    }
  }

  /// The items of a list; nothing for other kinds.
  public var items: some Sequence<YAMLNode> {
    let tree = tree
    return sequence(state: children(of: .sequence)) { state in
      state.next().map { YAMLNode(tree: tree, index: $0) }
    }
  }

  /// The number of entries of a mapping or of items of a list; 0 for text.
  public var count: Int {
    switch node.kind {
    case .plain, .quoted, .refused: 0
    case .mapping: Int(node.count) / 2
    case .sequence: Int(node.count)
    }
  }

  /// The value of a key, compared byte by byte; of equal keys, the first. No record is kept that it was
  /// asked.
  public func value(forKey key: StaticString) -> YAMLNode? {
    tree.value(of: index, forKey: key.bytes).map { YAMLNode(tree: tree, index: $0) }
  }

  /// Indicates whether the text of a scalar is equal to a text.
  func hasText(_ text: StaticString) -> Bool {
    tree.hasText(text.bytes, at: index)
  }

  /// Indicates whether this is the `<<` of YAML 1.1 that takes over another mapping's keys.
  var isMergeKey: Bool { !isQuoted && hasText("<<") }

  private func children(of kind: YAMLTree.Node.Kind) -> YAMLTree.Children {
    YAMLTree.Children(tree: tree, of: index, if: kind)
  }
}

extension YAMLTree {
  /// The indexes of a node's children.
  struct Children: IteratorProtocol {
    private let tree: YAMLTree
    private var index: Int
    private let end: Int

    /// The children of a node if it is of a kind; otherwise none.
    init(tree: YAMLTree, of parent: Int, if kind: Node.Kind) {
      self.tree = tree
      index = parent + 1
      end = tree.nodes[parent].kind == kind ? Int(tree.nodes[parent].next) : 0
    }

    mutating func next() -> Int? {
      guard index < end else { return nil }
      defer { index = Int(tree.nodes[index].next) }
      return index
    }
  }

  /// The index of a key's value in a mapping: the lengths are compared first, nothing is hashed.
  package func value(of mapping: Int, forKey wanted: UnsafeRawBufferPointer) -> Int? {
    guard nodes[mapping].kind == .mapping else { return nil }
    return nodes.withUnsafeBufferPointer { nodes in
      var key = mapping + 1
      let end = Int(nodes[mapping].next)
      while key < end {
        let value = Int(nodes[key].next)
        if nodes[key].count == wanted.count, hasText(wanted, at: key) { return value }
        key = Int(nodes[value].next)
      }
      return nil
    }
  }

  /// Indicates whether the node is a scalar with this text; the length is compared first.
  func hasText(_ wanted: UnsafeRawBufferPointer, at index: Int) -> Bool {
    let node = nodes[index]
    guard node.count == wanted.count, node.kind == .plain || node.kind == .quoted else { return false }
    return text.withUnsafeBytes { bytes in
      let start = Int(node.textStart)
      for offset in 0..<wanted.count where bytes[start + offset] != wanted[offset] { return false }
      return true
    }
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
