public import ClipsiteText

/// A parsed template: a flat list of instructions, ready to render any number of times.
///
/// The language is Mustache as its specification has it (github.com/mustache/spec, version 1.4): the six core
/// modules, and of the optional ones inheritance and dynamic names. Lambdas are left out.
public final class Template: Sendable {
  /// A name with its parts, as in `page.title`; no parts mean `.`.
  struct Path: Sendable {
    /// The parts: a range of `names`.
    let names: Range<Int>
    /// The range of the name in the file.
    let place: Range<Int>
    /// The range of the tag in the file.
    let tag: Range<Int>
    /// Indicates whether it is the name of the innermost section around it, so that it names the same value.
    let namesSection: Bool
    /// Indicates whether the template uses the same name elsewhere, so that its value is worth keeping.
    var isRepeated: Bool
  }

  /// The position of a name in records of one shape, known before the first render.
  struct Slot: Hashable, Sendable {
    /// The identity of the shape. For the first name of a path, the innermost context of this shape has it.
    let shape: ObjectIdentifier
    /// The position of the value.
    let position: Int
  }

  /// The target of a partial or parent tag.
  struct Inclusion: Sendable {
    /// The way in which the tag names the included template.
    enum Target: Sendable {
      /// By this name.
      case named(String)
      /// By the value of this path.
      case dynamic(path: Int)
    }

    let target: Target
    /// The range of the name in the file.
    let place: Range<Int>
    /// Indicates whether nothing else was on the line of the tag, so that the included lines are indented.
    var ownsLine: Bool
    /// The white space before a tag that had its line for itself.
    var indentation: [UInt8]
    /// The arguments: a range of `arguments`.
    var arguments: Range<Int>
  }

  /// A block inside a parent tag: the text that replaces the parent template's block of that name.
  struct Argument: Sendable {
    let name: Name
    /// The instructions.
    let body: Range<Int>
    /// Indicates whether the body begins a line.
    let startsLine: Bool
  }

  /// A block that can be replaced.
  struct Block: Sendable {
    /// The text before the block's tag on its line. It decides how a replacement is indented.
    enum Position: Sendable {
      /// The tag has its line for itself: each line of the replacement is indented.
      case ownLine
      /// White space: each line but the first is indented.
      case lineStart
      /// Other text: the replacement gets no indentation of its own.
      case inline
    }

    let name: Name
    let position: Position
    /// The white space before each line of a replacement.
    var indentation: [UInt8]
    /// The instruction after the default content.
    var end: Int
  }

  /// A piece of the text that stands in the file as it is.
  struct Piece: Sendable {
    /// The offset in the text.
    let text: Int
    /// The offset in the file.
    let file: Int
  }

  /// The file's path.
  public let path: String
  private let builder: TemplateBuilder
  /// The bytes of the file that each instruction came from.
  var places: [Range<Int>] { builder.places }
  var text: [UInt8] { builder.text }
  var code: [Instruction] { builder.code }
  var names: [Name] { builder.names }
  /// For each name its slot, or `nil` if a render looks the name up.
  let slots: [Slot?]
  var paths: [Path] { builder.paths }
  var inclusions: [Inclusion] { builder.inclusions }
  var arguments: [Argument] { builder.arguments }
  var blocks: [Block] { builder.blocks }

  /// Parses a file and reports what is wrong with it.
  ///
  /// A template with mistakes still renders what could be understood. A byte order mark is skipped; lines end
  /// with LF or CR LF.
  public convenience init(parsing file: SourceFile, diagnostics: inout [Diagnostic]) {
    var parser = TemplateParser(file)
    let builder = parser.parse()
    diagnostics += parser.diagnostics
    self.init(path: file.path, builder, slots: Array(repeating: nil, count: builder.names.count))
  }

  private init(path: String, _ builder: TemplateBuilder, slots: [Slot?]) {
    (self.path, self.builder, self.slots) = (path, builder, slots)
  }

  /// Makes the same template with other slots, or other instructions. These stand where those of the other
  /// one stand.
  convenience init(
    _ other: Template, text: [UInt8]? = nil, code: [Instruction]? = nil, slots: [Slot?]? = nil
  ) {
    var builder = other.builder
    builder.text = text ?? builder.text
    builder.code = code ?? builder.code
    self.init(path: other.path, builder, slots: slots ?? other.slots)
  }

  /// Returns the offset in the file of an offset in the text.
  func fileOffset(ofText offset: Int) -> Int {
    guard let piece = builder.pieces.last(where: { $0.text <= offset }) else { return 0 }
    return piece.file + offset - piece.text
  }

  /// The spelling of a path, for messages.
  func spelling(of path: Path) -> String {
    path.names.isEmpty ? "." : names[path.names].map(\.spelling).joined(separator: ".")
  }
}

/// A template of a library, found by name once.
public struct TemplateID: Hashable, Sendable {
  let index: Int
}

/// One step of a compiled template. All payloads are plain numbers: indices into the template's tables, or
/// positions of other instructions.
enum Instruction: Sendable {
  /// Writes a range of the template's text. `startsLine` says that it begins a line of the template, where
  /// indentation goes; every line inside it does so too.
  case text(lower: Int, upper: Int, startsLine: Bool)
  /// A line of the template begins here, with a tag.
  case lineStart
  /// Writes the value of a path, escaped.
  case escaped(path: Int)
  /// Writes the value of a path as it is.
  case raw(path: Int)
  /// Renders up to its `endSection`, at `end`, for each element of a path's value.
  case section(path: Int, end: Int)
  /// Repeats the section that begins at `begin`, or leaves it.
  case endSection(begin: Int)
  /// Goes on at `end` unless a path's value is falsy.
  case inverted(path: Int, end: Int)
  /// Renders another template: an index into `inclusions`.
  case partial(Int)
  /// Renders another template with arguments, whose bodies stand between here and `end`.
  case parent(Int, end: Int)
  /// Renders the argument of that name, or else what stands between here and the block's end: an index into
  /// `blocks`.
  case block(Int)
}
