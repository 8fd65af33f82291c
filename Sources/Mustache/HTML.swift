/// Bytes that are markup already, so that no tag escapes them.
///
/// It is made by escaping text, or by the initialisers that say `markup:`, whose callers answer for the
/// bytes.
public struct HTML: Hashable, Sendable {
  /// The UTF-8 of the markup.
  public let bytes: [UInt8]

  /// Takes bytes as markup, unchecked.
  public init(markup bytes: [UInt8]) { self.bytes = bytes }

  /// Takes a string as markup, unchecked.
  public init(markup text: String) { bytes = Array(text.utf8) }

  /// Makes markup that shows a text.
  public init(escaping text: String) {
    var bytes: [UInt8] = []
    HTML.escape(text, into: &bytes)
    self.bytes = bytes
  }

  /// Appends a text with `&`, `<`, `>`, `"` and `'` as `&amp;`, `&lt;`, `&gt;`, `&quot;` and `&#39;`, which
  /// is safe between tags and in quoted attribute values.
  public static func escape(_ text: String, into output: inout [UInt8]) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { escape($0, into: &output) }
    guard isDone == nil else { return }
    var native = text
    native.withUTF8 { escape($0, into: &output) }
  }

  /// Appends UTF-8 bytes, escaped like a text. Every other byte is copied as it is, in runs.
  public static func escape(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    var start = 0
    for index in 0..<bytes.count where isSpecial(bytes[index]) {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<index]))
      append(entityOf: bytes[index], to: &output)
      start = index + 1
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
  }

  /// The five special characters as bits: all of them are below 64.
  private static var specialBytes: UInt64 { 1 << 34 | 1 << 38 | 1 << 39 | 1 << 60 | 1 << 62 }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 64 && specialBytes &>> UInt64(byte) & 1 != 0
  }

  private static func append(entityOf byte: UInt8, to output: inout [UInt8]) {
    let entity: StaticString =
      switch byte {
      case UInt8(ascii: "&"): "&amp;"
      case UInt8(ascii: "<"): "&lt;"
      case UInt8(ascii: ">"): "&gt;"
      case UInt8(ascii: "\""): "&quot;"
      default: "&#39;"
      }
    entity.withUTF8Buffer { output.append(contentsOf: $0) }
  }
}
