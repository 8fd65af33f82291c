/// The name of a schema.org type, such as `Bakery`; the form is checked, not whether the type exists.
public struct SchemaType: Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let rawValue: String

  /// The general type of a business at a place.
  public static let localBusiness = SchemaType(known: "LocalBusiness")

  private init(known name: String) { rawValue = name }

  /// Checks a name.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if text.isEmpty { throw InvalidValue(text, .empty) }
    guard text.utf8.first?.isUpperCaseLetter == true, text.utf8.allSatisfy(\.isLetterOrDigit) else {
      throw InvalidValue(text, .notAName)
    }
    rawValue = text
  }

  /// The name.
  public var description: String { rawValue }

  /// The rules for the name of a type.
  public enum Rule: ViolatedRule {
    /// It may not be empty.
    case empty
    /// It is an upper-case letter and more letters and digits.
    case notAName

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the schema.org type is empty"
      case .notAName: "\(value) is not the name of a schema.org type"
      }
    }

    /// An example.
    public func fix(for value: String) -> String? { "use a subtype of LocalBusiness such as `Bakery`" }
  }
}
