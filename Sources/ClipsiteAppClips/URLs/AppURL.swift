public import ClipsiteText

/// An absolute URL that an app opens: of any scheme, as in `donuts://market`, but none that runs code.
public struct AppURL: CheckedText {
  /// The URL as written.
  public let rawValue: String

  /// Checks a URL.
  public init(_ text: String) throws(InvalidValue) {
    rawValue = try Rule.checked(text, by: Rule.broken)
  }

  /// The rules for a URL that an app opens.
  public typealias Rule = ValueRule<AppURL>
}

extension ValueRule<AppURL> {
  private static var form: String { "use a URL that the app opens, as in `donuts://market`" }

  /// It may not be empty.
  public static var empty: Self { .init("the URL is empty", fix: form) }
  /// It has at most `WebURL.maximumLength` bytes.
  public static var tooLong: Self { .init("the URL {value} has more than \(WebURL.maximumLength) bytes") }
  /// It runs no code: `javascript:` and the like are refused.
  public static func scriptScheme(_ scheme: String) -> Self {
    .init("the URL {value} has the scheme `\(scheme)`, which is not allowed here", fix: form)
  }
  /// It holds neither white space nor control characters, quotes or angle brackets.
  public static var badCharacter: Self {
    .init(
      "the URL {value} contains white space, quotes, angle brackets, or control characters",
      fix: "percent-encode the character, a space as `%20`")
  }
  /// It starts with a scheme, as in `donuts:`.
  public static var missingScheme: Self {
    .init("the URL {value} has no scheme", fix: "start it with a scheme, as in `donuts://market`")
  }

  static func broken(by text: String) -> Self? {
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
}
