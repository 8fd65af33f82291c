/// Text that means itself in every configuration language that clipsite writes, with quotes or without.
///
/// Values in configurations are domains, paths and URLs made of both. Their types allow letters, digits and
/// `- . / :` only (`AssociatedDomain.Rule`, `Slug.Rule`), so no value can end a quotation, begin a comment or
/// name a variable. This type holds them to it: whoever allows more in a domain or a path meets its
/// precondition first.
struct SafeText: Hashable, Sendable, CustomStringConvertible {
  /// The text.
  let text: String

  /// - Precondition: The text has no characters but those.
  init(_ text: String) {
    precondition(Self.isSafe(text), "text that a configuration might take for syntax")
    self.text = text
  }

  /// Whether a text has letters, digits and `- . / :` only.
  static func isSafe(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default:
        byte == UInt8(ascii: "-") || (UInt8(ascii: ".")...UInt8(ascii: "/")).contains(byte)
          || byte == UInt8(ascii: ":")
      }
    }
  }

  var description: String { text }

  /// The text as it stands in a regular expression (PCRE).
  var pattern: String { text.replacing(".", with: "\\.") }
}
