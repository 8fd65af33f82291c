import ClipsiteMarkup

/// The start tags that a browser keeps in the `<head>`; any other one begins the `<body>`.
///
/// Source: HTML Living Standard, sections 13.2.6.4.3 to 13.2.6.4.6.
struct HeadElements {
  /// Returns the offset of the first start tag that begins the `<body>`, or `nil` if the bytes stay in the
  /// `<head>`.
  static func bodyStart(in bytes: UnsafeRawBufferPointer) -> Int? {
    var scanner = HeadElements(bytes: bytes)
    while let (name, start) = scanner.next() { if !head.contains(name) { return start } }
    return nil
  }

  /// Returns the offset of the start tag `<head>`, or `nil` if there is none before the `<body>`.
  static func headStart(in bytes: UnsafeRawBufferPointer) -> Int? {
    var scanner = HeadElements(bytes: bytes)
    while let (name, start) = scanner.next(), head.contains(name) { if name == "head" { return start } }
    return nil
  }

  private static let head: Set<String> = [
    "html", "head", "base", "basefont", "bgsound", "link", "meta", "noframes", "noscript", "script", "style",
    "template", "title",
  ]
  /// The elements of which the content is skipped.
  private static let opaque: Set<String> = ["noframes", "noscript", "script", "style", "template", "title"]

  private let bytes: UnsafeRawBufferPointer
  private var tokenizer: HTMLTokenizer

  private init(bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
    tokenizer = HTMLTokenizer(bytes)
  }

  /// The next start tag: its name in lower case, and where it starts.
  private mutating func next() -> (name: String, start: Int)? {
    while let (kind, start) = tokenizer.nextTag() {
      guard kind == .start else { continue }
      let range = tokenizer.takeName()
      let name = String(decoding: bytes[range].lazy.map(MarkupBytes.lowercased), as: UTF8.self)
      tokenizer.skipAttributes()
      if Self.opaque.contains(name) { tokenizer.takeText(of: range) }
      return (name, start)
    }
    return nil
  }
}
