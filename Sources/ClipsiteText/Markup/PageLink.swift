/// An attribute of a rendered page that names something to show, to run, or to go to.
package struct PageLink {
  /// The kind of an attribute's value.
  package enum Use {
    /// A URL, as in `href`; a `<base>` has one, too.
    case reference
    /// The URL of something that the element shows or runs, as in `src`.
    case shown
    /// URLs with sizes, as in `srcset`.
    case list
    /// A URL if the element is an `<object>`.
    case data
    /// The URL that a form is sent to, which often is not part of the site.
    case action
  }

  /// The name of the element in the page.
  package let element: Range<Int>
  /// The kind of the attribute.
  package let kind: Use
  /// The attribute with its name.
  package let attribute: Range<Int>
  /// The value as written.
  package let value: Range<Int>
}

extension PageLink {
  /// The element's name if the target must be a file and not a page.
  package func loader(in bytes: UnsafeRawBufferPointer) -> String? {
    guard kind != .action, bytes[element.lowerBound] | 0x20 != UInt8(ascii: "a") || element.count > 1 else {
      return nil
    }
    return Self.loaders.first { MarkupBytes.equal($0, bytes, at: element) }?.description
  }

  private static let loaders: [StaticString] = [
    "img", "image", "script", "source", "video", "audio", "track", "input",
  ]

  /// Visits the URLs of the value: all of it, or the first word of each part between commas.
  package func forEachURL(in bytes: UnsafeRawBufferPointer, _ visit: (Range<Int>) -> Void) {
    switch kind {
    case .data where !MarkupBytes.equal("object", bytes, at: element): break
    case .list: forEachCandidate(in: bytes, visit)
    default: visit(value)
    }
  }

  private func forEachCandidate(in bytes: UnsafeRawBufferPointer, _ visit: (Range<Int>) -> Void) {
    var index = value.lowerBound
    while index < value.upperBound {
      while index < value.upperBound, MarkupBytes.isSpace(bytes[index]) || bytes[index] == UInt8(ascii: ",") {
        index += 1
      }
      let start = index
      while index < value.upperBound, !MarkupBytes.isSpace(bytes[index]) { index += 1 }
      var end = index
      while end > start, bytes[end - 1] == UInt8(ascii: ",") { end -= 1 }
      if end > start { visit(start..<end) }
      // Behind the URL stands its size, up to the next comma.
      if end == index {
        while index < value.upperBound, bytes[index] != UInt8(ascii: ",") { index += 1 }
      }
    }
  }
}
