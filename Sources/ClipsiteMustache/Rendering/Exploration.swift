/// Everything that a template may write, whatever the data: the text of all its sections, normal and
/// inverted, each once, with a byte wherever data decides.
///
/// It tells which text of a template is the same on every page, such as the inline script that a security
/// policy names by its hash. The bytes that stand for data are control characters, which no template is
/// written with.
public struct Exploration: Sendable {
  /// Stands where a value is written that is escaped, or that is trusted markup.
  public static let value: UInt8 = 0x1A
  /// Stands where a value is written as it is, or a template whose name is data: there may be any markup.
  public static let markup: UInt8 = 0x1B
  /// Stands where a section begins or ends.
  public static let branch: UInt8 = 0x1C

  /// The text with these bytes.
  public let bytes: [UInt8]

  /// Explores a template.
  ///
  /// - Parameters:
  ///   - template: The template.
  ///   - library: The library of the template.
  ///   - constants: Values that are the same on all pages: they are written, and decide sections.
  ///   - trusted: The names of values that are markup of a known kind, as `{{{name}}}` spells them.
  ///   - limits: How far to go. A template that includes itself goes on until a limit.
  /// - Throws: `RenderError` if the render reaches a limit.
  public init(
    of template: TemplateID, in library: TemplateLibrary,
    knowing constants: Record = Record([(Name, Value)]()),
    trusting trusted: Set<String> = [],
    limits: RenderLimits = RenderLimits()
  ) throws(RenderError) {
    let names = Set(constants.shape.names)
    let explored = library.mapTemplates { $1.explored(knowing: names, trusting: trusted) }
    var bytes: [UInt8] = []
    try explored.render(template, with: .record(constants), into: &bytes, limits: limits)
    self.bytes = bytes
  }

  /// Indicates whether a byte represents data.
  public static func isData(_ byte: UInt8) -> Bool { (value...branch).contains(byte) }
}

extension Template {
  /// The template with text in place of each instruction that data decides, so that rendering it writes all
  /// that it may write.
  fileprivate func explored(knowing constants: Set<Name>, trusting trusted: Set<String>) -> Template {
    let markers = Array(Exploration.value...Exploration.branch)
    func write(_ marker: UInt8) -> Instruction {
      let position = text.count + Int(marker - Exploration.value)
      return .text(lower: position, upper: position + 1, startsLine: false)
    }
    let code = code.map { instruction -> Instruction in
      guard !isKnown(instruction, constants) else { return instruction }
      switch instruction {
      case .text, .lineStart, .block: return instruction
      case .partial(let inclusion), .parent(let inclusion, _):
        guard case .dynamic = inclusions[inclusion].target else { return instruction }
        return write(Exploration.markup)
      case .escaped: return write(Exploration.value)
      case .raw(let path):
        let isTrusted = trusted.contains(spelling(of: paths[path]))
        return write(isTrusted ? Exploration.value : Exploration.markup)
      case .section, .endSection, .inverted: return write(Exploration.branch)
      }
    }
    return Template(self, text: text + markers, code: code)
  }

  /// Indicates whether an instruction asks for a value that is the same on all pages, or ends such a section.
  private func isKnown(_ instruction: Instruction, _ constants: Set<Name>) -> Bool {
    switch instruction {
    case .escaped(let path), .raw(let path), .section(let path, _), .inverted(let path, _):
      paths[path].names.first.map { constants.contains(names[$0]) } ?? false
    case .endSection(let begin): isKnown(code[begin], constants)
    default: false
    }
  }
}
