import ClipsiteAppClips
import ClipsiteMarkup

/// The request field `Prefer-Html-Meta-Tags` of the App Links protocol: a client that only wants the tags of
/// some families, such as `al, og`, is spared the page. Source: applinks.org, “Crawling the target content”.
package struct MetaTagFilter: Sendable {
  private let prefixes: [String]

  /// The filter that a request asks for, or `nil` if it asks for whole pages.
  package init?(_ request: HTTPRequest) {
    prefixes = request.fields.list("Prefer-Html-Meta-Tags").map { "\($0.asciiLowercased):" }
    if prefixes.isEmpty { return nil }
  }

  /// A document with nothing but those `meta` tags of a page whose `property` or `name` belongs to a family
  /// that was asked for, each as it is written in the page.
  package func document(from page: [UInt8]) -> [UInt8] {
    var result = Array("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n".utf8)
    for tag in MetaTagScanner.tags(in: page) where wants(tag) {
      result += page[tag.source]
      result.append(UInt8(ascii: "\n"))
    }
    result += "</head>\n<body></body>\n</html>\n".utf8
    return result
  }

  private func wants(_ tag: MetaTagScanner.Tag) -> Bool {
    tag.names.contains { name in prefixes.contains { name.hasPrefix($0) } }
  }
}

/// Finds the `<meta>` tags of a page that a browser would find.
package enum MetaTagScanner {
  /// One tag.
  package struct Tag {
    /// The bytes from `<` to `>`.
    package let source: Range<Int>
    /// The values of `property` and `name`, in lower case.
    package let names: [String]
  }

  /// The tags of a page, in order.
  package static func tags(in page: [UInt8]) -> [Tag] {
    page.withUnsafeBytes { bytes in
      var (tags, links): ([Tag], [PageLink]) = ([], [])
      TagScanner.scan(bytes, links: &links) { tag in
        guard MarkupBytes.equal("meta", bytes, at: tag.name) else { return }
        var (tokenizer, names) = (HTMLTokenizer(bytes, from: tag.name.upperBound), [String]())
        while let attribute = tokenizer.takeAttribute() {
          let isName = ["property", "name"].contains { MarkupBytes.equal($0, bytes, at: attribute.name) }
          guard isName, attribute.hasValue else { continue }
          let value = String(decoding: bytes[attribute.value], as: UTF8.self)
          names.append(CharacterReferences.decoded(value).asciiLowercased)
        }
        tags.append(Tag(source: tag.start..<tokenizer.index, names: names))
      }
      return tags
    }
  }
}
