import ClipsiteAppClips
import ClipsiteText

/// The request field `Prefer-Html-Meta-Tags` of the App Links protocol: a client that only wants the tags of
/// some families, such as `al, og`, is spared the page. Source: applinks.org, “Crawling the target content”.
package struct MetaTagFilter: Sendable {
  private let prefixes: [String]

  /// The filter that a request asks for, or `nil` if it asks for whole pages.
  package init?(_ request: ReceivedRequest) {
    prefixes = request.fields.list("Prefer-Html-Meta-Tags").map { "\($0.asciiLowercased):" }
    if prefixes.isEmpty { return nil }
  }

  /// A document with nothing but those `meta` tags of a page whose `property` or `name` belongs to a family
  /// that was asked for, each as it is written in the page.
  package func document(from page: [UInt8]) -> [UInt8] {
    var result = Array("<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n".utf8)
    for tag in TagScanner.tags(in: page) where tag.name == "meta" && wants(tag) {
      result += page[tag.range]
      result.append(UInt8(ascii: "\n"))
    }
    result += "</head>\n<body></body>\n</html>\n".utf8
    return result
  }

  private func wants(_ tag: HeadTag) -> Bool {
    ["property", "name"].contains { attribute in
      tag[attribute].map { name in prefixes.contains { name.asciiLowercased.hasPrefix($0) } } ?? false
    }
  }
}
