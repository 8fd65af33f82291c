/// An absolute URL that an app opens: of any scheme, as in `donuts://market`, but none that runs code.
public struct AppURL: CheckedText {
  /// The URL as written.
  public let rawValue: String

  /// Checks a URL.
  public init(_ text: String) throws(InvalidValue<Rule>) { rawValue = try Rule.checked(text) }

  /// The rules for a URL that an app opens.
  public enum Rule: ViolatedRule, TextRule {
    /// It may not be empty.
    case empty
    /// It has at most `WebURL.maximumLength` bytes.
    case tooLong
    /// It runs no code: `javascript:` and the like are refused.
    case scriptScheme(String)
    /// It holds neither white space nor control characters, quotes or angle brackets.
    case badCharacter
    /// It starts with a scheme, as in `donuts:`.
    case missingScheme

    static func broken(by text: String) -> Rule? {
      if text.isEmpty { return .empty }
      if text.utf8.count > WebURL.maximumLength { return .tooLong }
      let scheme = URLParts.disguisedScheme(of: text)
      if let scheme, URLParts.scriptSchemes.contains(scheme) { return .scriptScheme(scheme) }
      for scalar in text.unicodeScalars where !PercentEncoding.queryBytes.contains(scalar) || scalar == "'" {
        if scalar.properties.isWhitespace || scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value {
          return .badCharacter
        }
        if "\"'<>\\`".unicodeScalars.contains(scalar) { return .badCharacter }
      }
      // Nothing disguises the scheme: what could has been refused.
      return scheme == nil ? .missingScheme : nil
    }

    /// The sentence for each rule.
    public func message(for value: String) -> String {
      switch self {
      case .empty: "the URL is empty"
      case .tooLong: "the URL \(value) has more than \(WebURL.maximumLength) bytes"
      case .scriptScheme(let scheme): "the URL \(value) has the scheme `\(scheme)`, which is not allowed here"
      case .badCharacter:
        "the URL \(value) contains white space, quotes, angle brackets, or control characters"
      case .missingScheme: "the URL \(value) has no scheme"
      }
    }

    /// Returns the value to write instead.
    public func fix(for value: String) -> String? {
      switch self {
      case .badCharacter: "percent-encode the character, a space as `%20`"
      case .missingScheme: "start it with a scheme, as in `donuts://market`"
      case .empty, .scriptScheme: "use a URL that the app opens, as in `donuts://market`"
      case .tooLong: nil
      }
    }
  }
}
