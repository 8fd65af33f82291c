/// Collects the instructions and tables of a template while it is parsed.
struct TemplateBuilder: Sendable {
  var text: [UInt8] = []
  /// The file offset of each piece of the text, by its offset in the text.
  private(set) var pieces: [Template.Piece] = []
  var code: [Instruction] = []
  private(set) var places: [Range<Int>] = []
  private(set) var names: [Name] = []
  private(set) var paths: [Template.Path] = []
  /// The last path of each spelling.
  private var lastPaths: [String: Int] = [:]
  var inclusions: [Template.Inclusion] = []
  var arguments: [Template.Argument] = []
  var blocks: [Template.Block] = []

  /// Indicates whether what comes next begins a line of the template.
  var startsLine = true
  /// The white space that is taken from the start of each line, inside an argument.
  var dedent: ArraySlice<UInt8> = []
  /// Indicates whether text may join the text before it. It must not join across the target of a jump.
  private var canMerge = false

  /// Adds text of the file.
  mutating func add(text range: Range<Int>, of source: [UInt8]) {
    guard !dedent.isEmpty else { return add(run: range, of: source) }
    var lower = range.lowerBound
    while lower < range.upperBound {
      let end =
        source[lower..<range.upperBound].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? range.upperBound
      let start = startsLine ? lower + dedented(source[lower..<end]) : lower
      add(run: start..<end, of: source)
      lower = end
    }
  }

  private mutating func add(run range: Range<Int>, of source: [UInt8]) {
    guard !range.isEmpty else { return }
    let lower = text.count
    pieces.append(Template.Piece(text: lower, file: range.lowerBound))
    text += source[range]
    if canMerge, case .text(let first, lower, let flag)? = code.last {
      code[code.count - 1] = .text(lower: first, upper: text.count, startsLine: flag)
    } else {
      append(.text(lower: lower, upper: text.count, startsLine: startsLine), at: range)
      canMerge = true
    }
    startsLine = endsLine(at: text.count)
  }

  private func endsLine(at end: Int) -> Bool { text[end - 1] == UInt8(ascii: "\n") }

  /// Returns the number of bytes that the dedent removes from the start of a line.
  func dedented(_ line: ArraySlice<UInt8>) -> Int { zip(line, dedent).prefix { $0 == $1 }.count }

  /// Adds the instruction of a tag, and returns its position.
  @discardableResult
  mutating func add(_ instruction: Instruction, at place: Range<Int>, isStandalone: Bool = false) -> Int {
    markLine(at: place, isStandalone: isStandalone)
    append(instruction, at: place)
    canMerge = false
    return code.count - 1
  }

  /// Says that a jump goes to the next instruction, and returns its position.
  mutating func addTarget(at place: Range<Int>, isStandalone: Bool) -> Int {
    markLine(at: place, isStandalone: isStandalone)
    canMerge = false
    return code.count
  }

  /// Replaces an instruction, when its jump target becomes known.
  mutating func patch(_ position: Int, _ instruction: Instruction) { code[position] = instruction }

  /// Adds white space that may turn out to be indentation, and returns its position.
  mutating func add(indentation range: Range<Int>, of source: [UInt8]) -> Int {
    let lower = text.count
    text += source[range.lowerBound + dedented(source[range])..<range.upperBound]
    append(.text(lower: lower, upper: text.count, startsLine: true), at: range)
    canMerge = false
    startsLine = false
    return code.count - 1
  }

  /// Takes white space back that turned out to be indentation, and returns it.
  mutating func take(indentation position: Int) -> [UInt8] {
    guard case .text(let lower, let upper, _) = code[position] else { return [] }
    code[position] = .text(lower: lower, upper: lower, startsLine: false)
    return Array(text[lower..<upper])
  }

  /// Adds a name with dots, and returns its number.
  ///
  /// - Parameter section: The name of the innermost section around it.
  mutating func add(path tag: Tag, in section: String? = nil) -> Int {
    let spelling = tag.spelling
    let first = names.count
    if spelling != "." {
      let parts = spelling.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      names += parts.map { Name(String(Substring($0))) }
    }
    let namesSection = section == spelling
    let earlier = namesSection ? nil : lastPaths.updateValue(paths.count, forKey: spelling)
    if let earlier { paths[earlier].isRepeated = true }
    paths.append(
      Template.Path(
        names: first..<names.count, place: tag.name, tag: tag.range, namesSection: namesSection,
        isRepeated: earlier != nil))
    return paths.count - 1
  }

  private mutating func markLine(at place: Range<Int>, isStandalone: Bool) {
    guard startsLine, !isStandalone else { return }
    append(.lineStart, at: place)
    startsLine = false
  }

  private mutating func append(_ instruction: Instruction, at place: Range<Int>) {
    code.append(instruction)
    places.append(place)
  }
}

/// A tag that waits for its end tag.
struct OpenElement {
  /// The facts that the end tag needs.
  enum Opening {
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

  var kind: Opening
  let tag: Tag
  /// The element's instruction, or the first one of an argument.
  let position: Int

  /// Indicates whether direct content is not rendered.
  var discardsContent: Bool {
    switch kind {
    case .parent, .ignored: true
    default: false
    }
  }
}
