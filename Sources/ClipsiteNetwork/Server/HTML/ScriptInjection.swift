import ClipsiteAppClips

/// Puts the reload script into pages on their way out; files never hold it.
package enum ScriptInjection {
  /// The page with a tag before its last `</body>`, or at its end when it has none.
  package static func insert(_ tag: String, into page: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    let position = lastBodyEnd(in: page) ?? page.count
    result.reserveCapacity(page.count + tag.utf8.count)
    result += page[..<position]
    result += tag.utf8
    result += page[position...]
    return result
  }

  /// Indicates whether a `Content-Type` is `text/html`, with or without parameters.
  package static func isHTML(_ contentType: String) -> Bool {
    let type = contentType.prefix { $0 != ";" }.withoutBlanks
    return type.equalsWithoutCase("text/html")
  }

  private static func lastBodyEnd(in page: [UInt8]) -> Int? {
    let tag = Array("</body".utf8)
    var start = page.count - tag.count - 1
    while start >= 0 {
      if page[start] == tag[0], isTag(tag, at: start, in: page) { return start }
      start -= 1
    }
    return nil
  }

  /// Indicates whether the end tag is here, whatever its case, and its name does not go on.
  private static func isTag(_ tag: [UInt8], at start: Int, in page: [UInt8]) -> Bool {
    let end = start + tag.count
    guard zip(page[start..<end], tag).allSatisfy({ $0.lowercased == $1 }) else { return false }
    return page[end] == UInt8(ascii: ">") || page[end].isBlank || page[end] == UInt8(ascii: "\n")
  }
}
