/// How App Clip Codes look. The third colour and all else is the choice of Apple's tool.
public struct CodeDesign: Hashable, Sendable {
  /// How a code is read, which its picture shows.
  public enum Reading: String, Hashable, Sendable, CaseIterable {
    /// With the camera.
    case camera = "cam"
    /// With the camera, or by an NFC tag behind it.
    case nfc
  }

  /// Whether the words “App Clip” stand beside the code.
  public enum Logo: String, Hashable, Sendable, CaseIterable {
    /// They do.
    case badge
    /// They do not.
    case none
  }

  /// How many templates Apple has.
  public static let templates = 0...17

  /// The number of the template; nil for colours of one's own.
  public let template: Int?
  /// The colour of the pattern.
  public let foreground: CodeColor
  /// The colour behind it.
  public let background: CodeColor
  /// How the code is read.
  public var reading = Reading.camera
  /// Whether it has a logo.
  public var logo = Logo.none

  /// Colours of one's own. Apple's tool refuses pairs with too little contrast.
  public init(foreground: CodeColor, background: CodeColor) {
    self.init(foreground, background, template: nil)
  }

  private init(_ foreground: CodeColor, _ background: CodeColor, template: Int?) {
    self.foreground = foreground
    self.background = background
    self.template = template
  }

  /// One of Apple's templates: even ones are white on a colour, odd ones that colour on white.
  public init(template: Int) {
    precondition(Self.templates.contains(template), "there is no such template")
    let color = CodeColor.ofTemplates[template / 2]
    let isWhite = template.isMultiple(of: 2)
    self.init(isWhite ? .white : color, isWhite ? color : .white, template: template)
  }
}
