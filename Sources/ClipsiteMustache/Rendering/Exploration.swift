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

  /// What is known of the data of every page.
  struct Knowledge: Sendable {
    /// The names of values that are markup of a known kind, as tags spell them.
    let trusted: Set<String>
    /// The first names of values that are the same on all pages.
    let constants: Set<Name>
  }

  /// The text with these bytes.
  public let bytes: [UInt8]

  /// Explores a template.
  ///
  /// - Parameters:
  ///   - constants: Values that are the same on all pages: they are written, and decide sections.
  ///   - trusted: The names of values that are markup of a known kind, as `{{{name}}}` spells them.
  ///   - limits: How far to go. A template that includes itself goes on until a limit.
  /// - Throws: `RenderError` when a limit is reached.
  public init(
    of template: TemplateID, in library: TemplateLibrary,
    knowing constants: Record = Record([(Name, Value)]()),
    trusting trusted: Set<String> = [],
    limits: RenderLimits = RenderLimits()
  ) throws(RenderError) {
    var renderer = Renderer(limits: limits)
    renderer.explored = Knowledge(trusted: trusted, constants: Set(constants.shape.names))
    var bytes: [UInt8] = []
    try renderer.render(template, of: library, with: .record(constants), into: &bytes)
    self.bytes = bytes
  }

  /// Whether a byte stands for data.
  public static func isData(_ byte: UInt8) -> Bool { (value...branch).contains(byte) }
}
