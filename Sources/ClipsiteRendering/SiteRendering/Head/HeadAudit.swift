import ClipsiteAppClips
import ClipsiteSystem
package import ClipsiteText

/// Looks at a rendered page the way Safari and Messages do: is every tag of the head there, and only once?
///
/// Themes place the head with one tag, so the usual case is one search for its bytes. Only a theme that
/// writes tags of its own is taken apart.
package enum HeadAudit {
  /// Returns what is wrong with the head of a page.
  ///
  /// - Parameters:
  ///   - output: The rendered page.
  ///   - head: The tags that the program computed.
  ///   - links: The list that the page's links are added to, but for those of the head.
  package static func check(
    _ output: [UInt8], expecting head: [UInt8], links: inout [PageLink]
  ) -> [HeadFinding] {
    output.withUnsafeBytes { bytes in
      head.withUnsafeBytes { head in
        guard let position = find(head, in: bytes) else { return compare(head, with: bytes, &links) }
        let end = position + head.count
        let others = singles(in: bytes, skipping: position..<end, &links)
        if HeadElements.bodyStart(in: UnsafeRawBufferPointer(rebasing: bytes[..<position])) != nil {
          return [HeadFinding(kind: .inBody(nil), range: position..<end)]
        }
        guard !others.isEmpty else { return [] }
        if let again = find(head, in: UnsafeRawBufferPointer(rebasing: bytes[end...])) {
          return [HeadFinding(kind: .twice, range: (end + again)..<(end + again + head.count))]
        }
        return doubled(others, besides: singles(in: head))
      }
    }
  }

  /// A tag of which a page has exactly one.
  private struct Single {
    let label: String
    let tag: HeadTag
  }

  /// The names and properties of these tags.
  private static let labels: [StaticString] = [
    "apple-itunes-app", "og:title", "og:type", "og:url", "og:image", "og:site_name", "og:locale",
    "og:description", "twitter:card", "description", "viewport", "robots",
  ]

  private static func singles(in bytes: UnsafeRawBufferPointer) -> [Single] {
    var links: [PageLink] = []
    return singles(in: bytes, &links)
  }

  private static func singles(
    in bytes: UnsafeRawBufferPointer, skipping skipped: Range<Int> = 0..<0, _ links: inout [PageLink]
  ) -> [Single] {
    var singles: [Single] = []
    TagScanner.scan(bytes, skipping: skipped, links: &links) { tag in
      guard let label = label(of: tag, in: bytes) else { return }
      singles.append(Single(label: label.description, tag: HeadTag(tag, in: bytes)))
    }
    return singles
  }

  private static func label(of tag: StartTag, in bytes: UnsafeRawBufferPointer) -> StaticString? {
    if MarkupBytes.equal("link", bytes, at: tag.name) {
      let isCanonical = tag.value(of: "rel", in: bytes)?.withUnsafeBytes {
        MarkupBytes.equal("canonical", $0, at: 0..<$0.count)
      }
      return isCanonical == true ? "canonical" : nil
    }
    guard MarkupBytes.equal("meta", bytes, at: tag.name) else { return nil }
    let names = [tag.value(of: "name", in: bytes), tag.value(of: "property", in: bytes)]
    return names.lazy.compactMap { name in
      name.flatMap { name in labels.first { $0.withUTF8Buffer { name.elementsEqual($0) } } }
    }.first
  }

  private static func doubled(_ others: [Single], besides head: [Single]) -> [HeadFinding] {
    var seen = Set(head.map(\.label))
    let doubled = others.filter { !seen.insert($0.label).inserted }
    return doubled.map { HeadFinding(kind: .doubled($0.label), range: $0.tag.range) }
      + others.flatMap(banners)
  }

  /// Returns the mistakes of an App Clip tag that clipsite did not write.
  private static func banners(_ single: Single) -> [HeadFinding] {
    guard single.label == SmartAppBanner.metaName else { return [] }
    return SmartAppBannerContent(single.tag["content"] ?? "", app: nil).diagnostics.map {
      HeadFinding(kind: .banner($0), range: single.tag.range)
    }
  }

  /// Compares the tags of a page that has them not as they were computed.
  private static func compare(
    _ head: UnsafeRawBufferPointer, with bytes: UnsafeRawBufferPointer, _ links: inout [PageLink]
  ) -> [HeadFinding] {
    let (expected, found) = (singles(in: head), singles(in: bytes, &links))
    let own = found.filter { other in !expected.contains { $0.tag.attributes == other.tag.attributes } }
    var findings = own.flatMap(banners)
    let bodyStart = HeadElements.bodyStart(in: bytes) ?? bytes.count
    var missing: [HeadFinding] = []
    for wanted in expected {
      let matches = found.filter { $0.label == wanted.label }
      for other in matches.dropFirst() {
        findings.append(HeadFinding(kind: .doubled(other.label), range: other.tag.range))
      }
      let same = matches.first { $0.tag.attributes == wanted.tag.attributes }
      if let same, same.tag.range.lowerBound > bodyStart {
        findings.append(HeadFinding(kind: .inBody(wanted.label), range: same.tag.range))
      } else if same == nil {
        missing.append(HeadFinding(kind: .missing(wanted.label), range: nil))
      }
    }
    let lacksAll = !missing.isEmpty && missing.count == expected.count
    return findings + (lacksAll ? [HeadFinding(kind: .noHead, range: nil)] : missing)
  }

  private static func find(_ needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer) -> Int? {
    Memory.firstRange(of: needle, in: bytes, within: 0..<bytes.count)?.lowerBound
  }
}

/// The start tags that a browser keeps in the `<head>`; any other one begins the `<body>`.
///
/// Source: HTML Living Standard, sections 13.2.6.4.3 to 13.2.6.4.6.
enum HeadElements {
  /// Returns the offset of the first start tag that begins the `<body>`, or `nil` if the bytes stay in the
  /// `<head>`.
  static func bodyStart(in bytes: UnsafeRawBufferPointer) -> Int? {
    first(in: bytes) { kind, _ in kind == .body }
  }

  /// Returns the offset of the start tag `<head>`, or `nil` if there is none before the `<body>`.
  static func headStart(in bytes: UnsafeRawBufferPointer) -> Int? {
    let start = first(in: bytes) { kind, name in kind == .body || MarkupBytes.equal("head", bytes, at: name) }
    return start == bodyStart(in: bytes) ? nil : start
  }

  /// The meaning of an element for the `<head>`: a part of it, a part whose content is skipped, or its end.
  private enum Position { case head, opaque, body }

  private static func first(
    in bytes: UnsafeRawBufferPointer, where isWanted: (Position, Range<Int>) -> Bool
  ) -> Int? {
    var tokenizer = HTMLTokenizer(bytes)
    while let tag = tokenizer.nextElement(holdsText: { kind(of: $0, in: bytes) == .opaque }) {
      if isWanted(kind(of: tag.name, in: bytes), tag.name) { return tag.start }
    }
    return nil
  }

  private static func kind(of name: Range<Int>, in bytes: UnsafeRawBufferPointer) -> Position {
    func isName(_ text: StaticString) -> Bool { MarkupBytes.equal(text, bytes, at: name) }
    return switch name.count {
    case 4:
      isName("meta") || isName("link") || isName("head") || isName("html") || isName("base")
        ? .head : .body
    case 5: isName("title") || isName("style") ? .opaque : .body
    case 6: isName("script") ? .opaque : .body
    case 7: isName("bgsound") ? .head : .body
    case 8:
      isName("basefont")
        ? .head : isName("template") || isName("noscript") || isName("noframes") ? .opaque : .body
    default: .body
    }
  }
}
