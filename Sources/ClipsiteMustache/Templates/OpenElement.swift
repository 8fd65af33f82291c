/// A tag that waits for its end tag.
struct OpenElement {
  /// What the end will need to know.
  enum Kind {
    case section(path: Int)
    case inverted(path: Int)
    /// A block that can be replaced: an index into the builder's blocks.
    case block(Int)
    case argument(Argument)
    case parent(Parent)
    /// Something directly inside a parent that is not a block.
    case ignored
  }

  /// A block inside a parent.
  struct Argument {
    let startsLine: Bool
    /// The dedent around it.
    let outerDedent: ArraySlice<UInt8>
  }

  /// A parent.
  struct Parent {
    let inclusion: Int
    /// The instruction that writes the white space before the tag, when nothing else stands before it.
    let indentation: Int?
    var arguments: [Template.Argument] = []
    var argumentNames: Set<Name> = []
    var hasWarned = false
  }

  var kind: Kind
  let tag: Tag
  /// The element's instruction, or the first one of an argument.
  let position: Int

  /// Whether what stands directly inside is not rendered.
  var discardsContent: Bool {
    switch kind {
    case .parent, .ignored: true
    default: false
    }
  }
}
