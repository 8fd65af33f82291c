/// The reason why bytes are not JSON (RFC 8259), and the position.
public struct JSONSyntaxError: Error, Hashable, Sendable {
  /// The rule that was broken.
  public enum Reason: Hashable, Sendable {
    /// There is nothing but white space.
    case empty
    /// The text ends inside a value.
    case unexpectedEnd
    /// A byte stands where a value must start.
    case expectedValue(UInt8)
    /// An object has something else than a name in quotes.
    case expectedName(UInt8)
    /// A name is not followed by a colon.
    case expectedColon(UInt8)
    /// A value in an array or object is not followed by a comma or the closing bracket.
    case expectedCommaOrEnd(UInt8)
    /// A comma stands before a closing bracket.
    case trailingComma
    /// A string has no closing quote.
    case unclosedString
    /// A control character (U+0000 to U+001F) stands in a string without an escape.
    case controlCharacter(UInt8)
    /// A backslash is followed by something that is no escape.
    case invalidEscape
    /// A `\u` escape gives half of a surrogate pair.
    case loneSurrogate
    /// Bytes are not UTF-8.
    case invalidUTF8
    /// A number is not spelled as JSON wants.
    case invalidNumber
    /// An object has two members of one name; the other one's offset is given.
    case duplicateName(String, first: Int)
    /// Arrays and objects are nested deeper than `JSONParser.maximumDepth`.
    case tooDeep
    /// Something follows the value.
    case trailingContent
    /// A quote of typography stands where a straight one must.
    case curlyQuote
    /// A space is not one of those between the values of JSON.
    case otherSpace(Unicode.Scalar)
    /// A quote stands twice.
    case doubledQuote
    /// A quote is missing before the position.
    case missingQuote
    /// The text is in UTF-16.
    case utf16
  }

  /// The rule that was broken.
  public let reason: Reason
  /// The byte offset at which it was broken.
  public let offset: Int

  /// A broken rule at a byte offset.
  public init(reason: Reason, offset: Int) { (self.reason, self.offset) = (reason, offset) }

  /// The byte at which it was broken, or nothing at the end of a text of `count` bytes.
  package func range(in count: Int) -> Range<Int> { offset..<min(offset + 1, max(count, offset)) }

  /// One sentence without a period that says what is wrong.
  public var message: String {
    switch reason {
    case .empty: "there is no JSON value, the text is empty"
    case .unexpectedEnd: "the text ends in the middle of a value"
    case .expectedValue(UInt8(ascii: "<")): "it begins with `<`, as web pages do"
    case .expectedValue(let byte): "expected a value, found \(Self.name(byte))"
    case .expectedName(let byte): "expected a member name in double quotes, found \(Self.name(byte))"
    case .expectedColon(let byte): "expected `:` after the member name, found \(Self.name(byte))"
    case .expectedCommaOrEnd(let byte): "expected `,` or the closing bracket, found \(Self.name(byte))"
    case .trailingComma: "a comma cannot precede the closing bracket"
    case .unclosedString: "the string has no closing quote"
    case .controlCharacter(let byte): "\(Self.name(byte)) must be written as an escape in a string"
    case .invalidEscape: "the backslash starts no escape that JSON knows"
    case .loneSurrogate: "the escape is half of a surrogate pair"
    case .invalidUTF8: "the bytes are not UTF-8"
    case .invalidNumber: "the number is not spelt as JSON wants"
    case .duplicateName(let name, _): "the object has two members named `\(name)`"
    case .tooDeep: "arrays and objects are nested more than \(JSONParser.maximumDepth) deep"
    case .trailingContent: "something follows the JSON value"
    case .curlyQuote: "the quote is curly, and JSON knows only straight ones"
    case .otherSpace(let space):
      "the \(space.properties.name?.lowercased() ?? "space") is not a space in JSON"
    case .doubledQuote: "a quote is doubled"
    case .missingQuote: "a quote is missing before this"
    case .utf16: "the text is in UTF-16, not in UTF-8"
    }
  }

  /// One correction in the imperative.
  public var fix: String {
    switch reason {
    case .empty: "write the contents, or remove the file"
    case .unexpectedEnd: "add what is missing at the end, such as a closing bracket"
    case .expectedValue(UInt8(ascii: "'")), .expectedName(UInt8(ascii: "'")): "use double quotes"
    case .expectedValue(UInt8(ascii: "<")): "use the JSON file itself"
    case .expectedValue: "write a value, with text in double quotes"
    case .expectedName: "put the name between double quotes"
    case .expectedColon: "put a colon between name and value"
    case .expectedCommaOrEnd: "add a comma before it, or close the array or object"
    case .trailingComma: "delete the comma"
    case .unclosedString: "add the closing quote"
    case .controlCharacter(let byte): "write it as an escape, as in `\(Self.escape(byte))`"
    case .invalidEscape: "write a backslash itself as `\\\\`"
    case .loneSurrogate: "write the character itself, or both halves of the pair"
    case .invalidNumber: "write it as in `-12.5`, without leading zeros, or as text in double quotes"
    case .otherSpace: "write a plain space"
    case .duplicateName, .doubledQuote: "delete one of the two"
    case .tooDeep: "nest arrays and objects less deep"
    case .trailingContent: "delete it"
    case .curlyQuote: "write `\"`"
    case .missingQuote: "add the quote that begins or ends the text"
    case .utf16, .invalidUTF8: "save the file as UTF-8"
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x09: return "\\t"
    case 0x0A: return "\\n"
    case 0x0D: return "\\r"
    default:
      let hex = String(byte, radix: 16, uppercase: true)
      return "\\u00" + (hex.count == 1 ? "0" : "") + hex
    }
  }

  private static func name(_ byte: UInt8) -> String {
    switch byte {
    case 0x21...0x7E: return "`\(Character(Unicode.Scalar(byte)))`"
    case 0x20: return "a space"
    default:
      let hex = String(byte, radix: 16, uppercase: true)
      return "the byte 0x\(hex.count == 1 ? "0" : "")\(hex)"
    }
  }
}
