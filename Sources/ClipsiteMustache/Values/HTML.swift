internal import ClipsiteMarkup

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
    MarkupEscaping.escape(text, .html, into: &output)
  }

  /// Appends UTF-8 bytes, escaped like a text. Every other byte is copied as it is, in runs.
  public static func escape(_ bytes: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]) {
    MarkupEscaping.escape(bytes, .html, into: &output)
  }
}
