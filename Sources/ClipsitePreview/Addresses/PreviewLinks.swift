import ClipsiteAppClips
import ClipsiteRendering
import ClipsiteText

/// Leads the links and pictures of a page that point to domains of the site to their previews.
///
/// Only what a visitor follows or sees is changed; canonical addresses, previews and structured data stay
/// what they will be on the web. Tags, attributes, and URLs are read as browsers read them, because a custom
/// theme can write them in any spelling.
struct PreviewLinks: Sendable {
  /// Bytes in place of others.
  private struct Edit {
    let range: Range<Int>
    let bytes: [UInt8]
  }

  private let domains: [String: AssociatedDomain]
  private let addresses: RequestAddresses

  /// The words in `rel` of `<link>` elements that a browser loads. All others only name a URL.
  private static let loaded: Set = [
    "icon", "mask-icon", "apple-touch-icon", "apple-touch-icon-precomposed", "apple-touch-startup-image",
    "stylesheet", "manifest", "preload", "modulepreload", "prefetch",
  ]

  /// - Parameter domains: The domains of the site.
  init(_ domains: [AssociatedDomain], _ addresses: RequestAddresses) {
    self.domains = Dictionary(domains.map { ($0.rawValue, $0) }) { first, _ in first }
    self.addresses = addresses
  }

  /// The page with the addresses of the preview.
  func apply(to page: [UInt8]) -> [UInt8] {
    let found = page.withUnsafeBytes { bytes in
      var (links, tags): ([PageLink], [StartTag]) = ([], [])
      TagScanner.scan(bytes, templates: true, links: &links) { tags.append($0) }
      let named = Set(tags.filter { Self.onlyNames($0, bytes) }.map(\.name.lowerBound))
      return links.filter { !named.contains($0.element.lowerBound) }.flatMap { edits(of: $0, in: bytes) }
        + tags.compactMap { edit(ofRefresh: $0, in: bytes) }
    }
    return Self.apply(found.sorted { $0.range.lowerBound < $1.range.lowerBound }, to: page)
  }

  /// The index of a search page with the addresses of the preview. In JSON, a URL is a whole string.
  func apply(toIndex file: [UInt8], of contentType: String) -> [UInt8] {
    guard contentType.hasPrefix("application/json") else { return file }
    var (edits, index): ([Edit], Int) = ([], 0)
    let opening = Array("\"https://".utf8)
    while let quote = file[index...].firstIndex(of: opening[0]) {
      index = quote + 1
      guard file[quote...].starts(with: opening),
        let end = file[index...].firstIndex(of: opening[0]),
        let found = address(of: Array(file[index..<end]))
      else { continue }
      edits.append(Edit(range: index..<end, bytes: found.text))
      index = end
    }
    return Self.apply(edits, to: file)
  }

  private static func apply(_ edits: [Edit], to page: [UInt8]) -> [UInt8] {
    var (result, copied): ([UInt8], Int) = ([], 0)
    result.reserveCapacity(page.count)
    for edit in edits {
      result += page[copied..<edit.range.lowerBound]
      result += edit.bytes
      copied = edit.range.upperBound
    }
    return result + page[copied...]
  }

  // MARK: Tags

  /// Indicates whether a tag is a `<link>` that a browser does not load.
  private static func onlyNames(_ tag: StartTag, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard MarkupBytes.equal("link", bytes, at: tag.name) else { return false }
    let rel = String(decoding: tag.value(of: "rel", in: bytes) ?? [], as: UTF8.self).asciiLowercased
    return !rel.split(whereSeparator: \.isWhitespace).contains { loaded.contains(String($0)) }
  }

  /// The changes of an attribute with URLs. A link to a name below `localhost` is also marked.
  private func edits(of link: PageLink, in bytes: UnsafeRawBufferPointer) -> [Edit] {
    // The rest of a page that ends within a tag is not a tag.
    guard link.attribute.upperBound < bytes.count else { return [] }
    var (value, copied, isName): ([UInt8], Int, Bool) = ([], link.value.lowerBound, false)
    link.forEachURL(in: bytes) { url in
      let written = CharacterReferences.decoded(UnsafeRawBufferPointer(rebasing: bytes[url]))
      guard let found = address(of: written) else { return }
      value += bytes[copied..<url.lowerBound] + Self.escaped(found.text)
      (copied, isName) = (url.upperBound, found.isName)
    }
    guard copied > link.value.lowerBound else { return [] }
    let edit = Self.edit(link.value, value + bytes[copied..<link.value.upperBound], bytes)
    guard isName, link.kind == .reference, MarkupBytes.equal("a", bytes, at: link.element) else {
      return [edit]
    }
    let start = link.attribute.lowerBound
    return [Edit(range: start..<start, bytes: Array("title=\"not in Safari\" ".utf8)), edit]
  }

  /// The change of a tag that leads the browser on by itself.
  private func edit(ofRefresh tag: StartTag, in bytes: UnsafeRawBufferPointer) -> Edit? {
    guard MarkupBytes.equal("meta", bytes, at: tag.name),
      let kind = tag.value(of: "http-equiv", in: bytes),
      String(decoding: kind, as: UTF8.self).asciiLowercased == "refresh",
      let content = tag.attribute("content", in: bytes), let written = tag.value(of: "content", in: bytes)
    else { return nil }
    let value = String(decoding: written, as: UTF8.self)
    guard let target = MetaRefresh.target(of: value), let found = address(of: Array(target.utf8)) else {
      return nil
    }
    let changed = value[..<target.startIndex].utf8 + found.text + value[target.endIndex...].utf8
    return Self.edit(content.value, Self.escaped(changed), bytes)
  }

  /// A value in place of another, in quotes also if that has none.
  private static func edit(_ range: Range<Int>, _ value: [UInt8], _ bytes: UnsafeRawBufferPointer) -> Edit {
    let isQuoted = "\"'".utf8.contains(bytes[range.lowerBound - 1])
    return Edit(range: range, bytes: isQuoted ? value : Array("\"".utf8) + value + Array("\"".utf8))
  }

  private static func escaped(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    text.withUnsafeBufferPointer { MarkupEscaping.escape($0, .html, into: &result) }
    return result
  }

  // MARK: URLs

  /// The address in the preview of a URL of the site, and whether it is a name below `localhost`, or `nil`
  /// for other URLs.
  private func address(of url: [UInt8]) -> (text: [UInt8], isName: Bool)? {
    guard let reference = LinkReference(url), let domain = reference.host.flatMap({ domains[$0] }) else {
      return nil
    }
    let start = addresses.address(of: domain, "")
    let rest = reference.rest
    var text = Array(start.utf8)
    if start.isEmpty {
      // A path alone: it must not be empty, and with two slashes it would begin with a host.
      if rest.first != UInt8(ascii: "/") { text += "/".utf8 }
      if rest.starts(with: "//".utf8) { text += "/.".utf8 }
    }
    return (text + rest, addresses.isName(domain))
  }
}
