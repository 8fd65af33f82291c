extension Renderer {
  /// Where the machine stands.
  struct State: Sendable {
    /// The template whose instructions run.
    var template = 0
    /// The next instruction.
    var position = 0
    /// Where to return from here.
    var end = 0
    /// Where in the indentation buffer the white space begins that goes before each line; it goes on to the
    /// end of the buffer.
    var indentationStart = 0
    /// The innermost frame whose arguments replace blocks, or -1.
    var frame = -1
    /// How many inclusions led here.
    var depth = 0
    var steps = 0
    var outputStart = 0
    /// The length of the output at which a line has its indentation already, or -1.
    var indentedAt = -1
  }

  /// What to go back to after an included template, or after an argument.
  struct Call: Sendable {
    let template: Int
    let position: Int
    let end: Int
    /// The tag that was left.
    let site: Int
    let indentationStart: Int
    let indentationCount: Int
    let frame: Int
    let frameCount: Int
    let depth: Int
  }

  /// A section that runs.
  struct Loop: Sendable {
    /// The list, or nothing when the value was no list.
    let list: [Value]
    var next: Int
  }

  /// The arguments of a parent tag.
  struct Frame: Sendable {
    let template: Int
    let arguments: Range<Int>
    /// The frame around the parent tag, or -1.
    let outer: Int
  }
}
