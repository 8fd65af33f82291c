/// The type of a key's value.
public indirect enum KeyType: Sendable {
  /// A text, which can be restricted to a form.
  case text(TextForm)
  /// `true` or `false`.
  case bool
  /// One of a few words.
  case word(@Sendable () -> [String])
  /// A list. An item alone is a list of one.
  case list(KeyType)
  /// A mapping with declared keys.
  case mapping(any KeyGroup)
  /// A mapping whose keys the author chooses. The text names them in paths.
  case entries(KeyType, named: String)
  /// One of two types.
  case either(KeyType, KeyType)
  /// Any value: data for templates.
  case anything

  /// The words that are the raw values of a type.
  public static func word<Choice: CaseIterable & RawRepresentable & Sendable>(_: Choice.Type) -> KeyType
  where Choice.RawValue == String {
    .word { Choice.allCases.map(\.rawValue) }
  }

  /// Any text.
  public static let text = KeyType.text(.any)
  /// A list of any texts.
  public static let texts = KeyType.list(.text)
}

/// A form that a text must have.
public struct TextForm: Sendable {
  /// The form in a few words, such as “BCP 47 tag”.
  public let name: String
  /// A regular expression that every text of the form matches (ECMA 262, as JSON Schema has it).
  public let pattern: String?
  /// The numbers that a text of the form can be.
  public let range: ClosedRange<Double>?
  /// The largest number of characters.
  public let maximumLength: Int?
  /// Returns the reason why a text does not have the form, or `nil` if it does.
  public let mistake: @Sendable (String) -> String?

  /// Declares a form.
  public init(
    _ name: String, pattern: String? = nil, maximumLength: Int? = nil, range: ClosedRange<Double>? = nil,
    mistake: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.pattern = pattern
    self.maximumLength = maximumLength
    self.range = range
    self.mistake = mistake
  }

  /// Any text.
  public static let any = TextForm("text")
  /// A text on one line; a block of YAML is joined.
  public static let line = TextForm("line")
}
