import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// Turns what authors write as the target of a link or an image into the URL that the site gives it.
package struct LinkResolver {
  package let source: RenderingSource
  package let page: Page
  /// The mistakes found so far.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ source: RenderingSource, _ page: Page) { (self.source, self.page) = (source, page) }

  /// Returns the treatment of a link. Links to pages' files and files of the site get their URLs, a dead link
  /// is reported, and all other links stay.
  package mutating func resolve(_ link: LinkDestination) -> LinkAction {
    guard let end = Self.fileEnd(of: link.text) else { return .keep }
    let (target, rest) = (link.text[..<end], link.text[end...])
    let decoded = PercentEncoding.decode(target) ?? String(target)
    let site = source.site
    guard let path = ContentPath.resolve(decoded, from: site[page.section].folder) else {
      return drop(
        link, "`\(link.text)` leads out of the content folder", fix: "move the file into the content folder")
    }
    if let index = site.page(at: path) {
      if link.kind == .image { return dropPage(link) }
      return .replace(site.reference(to: site[index], from: page.domain) + rest)
    }
    if let index = site.asset(at: path) {
      return .replace(site.reference(toPicture: index, source.images, from: page.domain) + rest)
    }
    if source.served.contains(target, domain: page.domain, isFile: link.kind == .image) { return .keep }
    let served =
      target.utf8.first == UInt8(ascii: "/")
      ? source.served.entry(at: "/" + PercentEncoding.path(path.text), domain: page.domain) : nil
    if let served {
      guard link.kind == .image, served.recipe.isPage else { return .keep }
      return dropPage(link)
    }
    if site.drafts.contains(path) {
      return drop(
        link, "`\(link.text)` is a draft, which is not part of the site",
        fix: "publish it, or build with --drafts")
    }
    return drop(
      link, "`\(link.text)` leads to nothing in the content folder",
      fix: suggestion(target, path).map { "write `\($0)`" } ?? "correct the target, or add the file")
  }

  /// Reports a picture that is a page.
  private mutating func dropPage(_ link: LinkDestination) -> LinkAction {
    drop(link, DeadLink.message(link.text, nil, isPageFor: "img"), fix: DeadLink.fixForPage)
  }

  /// Returns the probable target of a link that leads nowhere: the file of a page, or of a folder.
  private func suggestion(_ target: Substring, _ path: RelativePath) -> String? {
    if source.site.page(at: path.appending(ending: ".md")) != nil { return "\(target).md" }
    guard source.site.page(at: path.appending(Page.indexFileName)) != nil else { return nil }
    return target.utf8.last == UInt8(ascii: "/")
      ? "\(target)\(Page.indexFileName)" : "\(target)/\(Page.indexFileName)"
  }

  private mutating func drop(_ link: LinkDestination, _ message: String, fix: String) -> LinkAction {
    let range = SourceRange(source.content.displayPath(of: source.site.source(of: page)), link.range)
    diagnostics.report(.deadLink, at: range, message, fix: fix)
    return .drop
  }

  /// Returns the end of the part of a reference that names a file, which is before `?` or `#`. It is `nil` if
  /// there is none, or if the reference leads elsewhere, by a scheme or a domain.
  private static func fileEnd(of reference: String) -> String.Index? {
    // Every link of every page comes by here, and most lead elsewhere: bytes are looked at, not characters.
    var reference = reference
    let length = reference.withUTF8 { bytes -> Int in
      if MarkupBytes.starts(UnsafeRawBufferPointer(bytes), with: "https:") { return 0 }
      let length = bytes.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? bytes.count
      let target = bytes[..<length]
      let mark = target.first { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
      let hasScheme = mark == UInt8(ascii: ":") && startsWithLetter(bytes)
      return hasScheme || target.starts(with: "//".utf8) ? 0 : length
    }
    return length == 0 ? nil : reference.utf8.index(reference.startIndex, offsetBy: length)
  }

  /// Indicates whether the text before a colon may be a scheme, which starts with a letter (RFC 3986, section
  /// 3.1).
  private static func startsWithLetter(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if let first = bytes.first, first < 0x80 { return MarkupBytes.isLetter(first) }
    let start = String(decoding: bytes.prefix(4), as: UTF8.self)
    return start.unicodeScalars.first?.properties.isAlphabetic == true
  }
}
