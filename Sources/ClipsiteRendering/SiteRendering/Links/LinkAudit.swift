import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteMustache
package import ClipsiteSite
package import ClipsiteText

/// Checks the links of rendered pages: what they name on the site's own domains must be there, and addresses
/// that run code must not come from data.
package struct LinkAudit: Sendable {
  /// A page whose links are checked.
  package struct Subject {
    package let domain: DomainID
    /// The path of the page's URL.
    package let path: String
    /// The page that it was made of, if any.
    package let page: Page?
    /// The template that rendered it.
    package let template: TemplateID
    /// The values that the template was rendered with.
    let stack: [Value]
    let source: RenderingSource
    /// The source of each byte. The page is rendered again when a mistake first asks for it.
    lazy var origins: RenderOrigins? = try? RenderOrigins(
      rendering: template, of: source.theme.library, with: stack,
      limits: source.site.configuration.options.limits.rendering)
  }

  /// Something that is wrong, and whether its attribute must go.
  struct Finding {
    /// The mistake, or `nil` on a page that has too many.
    let diagnostic: Diagnostic?
    var isUnsafe = false
  }

  let source: RenderingSource
  /// The positions of the domains, by name.
  private let domains: [String: DomainID]
  /// The fingerprints of these names. Most links lead to other sites.
  private let hosts: Set<UInt64>
  /// Links that are fine although they are not in the usual spelling.
  private var known: Set<UInt64> = []
  /// The number of links on the page that were searched in the files of the site.
  var searches = 0
  /// So many are looked for on one page, as each takes a look at all of the page's file.
  static let searchLimit = 100

  package init(_ source: RenderingSource) {
    self.source = source
    domains = Dictionary(source.site.domains.ids.map { (source.site[$0].name.rawValue, $0) }) { first, _ in
      first
    }
    hosts = Set(domains.keys.map { Fingerprint.of(Array($0.utf8), end: $0.utf8.count) })
  }

  /// Checks the links of a page, and takes those out of it that run code and come from data.
  ///
  /// - Parameter output: The rendered page.
  package mutating func check(
    _ links: [PageLink], of output: inout [UInt8], _ subject: inout Subject
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var removed: [Range<Int>] = []
    searches = 0
    output.withUnsafeBytes { bytes in
      let base = base(of: links, in: bytes, on: subject)
      for link in links {
        link.forEachURL(in: bytes) { url in
          guard let finding = look(at: url, of: link, bytes, base, &subject) else { return }
          if let diagnostic = finding.diagnostic { diagnostics.report(diagnostic) }
          if finding.isUnsafe, removed.last != link.attribute { removed.append(link.attribute) }
        }
      }
    }
    for attribute in removed.reversed() { Self.remove(attribute, from: &output) }
    return diagnostics
  }

  /// Removes an attribute, and the white space before it unless the next attribute needs that.
  private static func remove(_ attribute: Range<Int>, from output: inout [UInt8]) {
    var start = attribute.lowerBound
    let isApart =
      attribute.upperBound == output.count || MarkupBytes.endsTagName(output[attribute.upperBound])
    while isApart, start > 0, MarkupBytes.isSpace(output[start - 1]) { start -= 1 }
    output.removeSubrange(start..<attribute.upperBound)
  }

  /// Returns the base of relative links: the page, or its `<base>`.
  private func base(
    of links: [PageLink], in bytes: UnsafeRawBufferPointer, on subject: Subject
  ) -> LinkTarget? {
    let page = LinkTarget(domain: subject.domain, path: subject.path)
    let base = links.first { MarkupBytes.equal("base", bytes, at: $0.element) && $0.kind == .reference }
    guard let base else { return page }
    let value = CharacterReferences.decoded(UnsafeRawBufferPointer(rebasing: bytes[base.value]))
    return LinkTarget(value, from: page, domains)
  }

  private mutating func look(
    at range: Range<Int>, of link: PageLink, _ bytes: UnsafeRawBufferPointer, _ base: LinkTarget?,
    _ subject: inout Subject
  ) -> Finding? {
    let value = UnsafeRawBufferPointer(rebasing: bytes[range])
    guard let first = value.first, first != UInt8(ascii: "#") else { return nil }
    let loader = link.loader(in: bytes)
    if isFine(value, from: base, isFile: loader != nil) { return nil }
    let key = Fingerprint.of(value, seed: UInt64(subject.domain.offset) << 1 | (loader == nil ? 0 : 1))
    guard !known.contains(key) else { return nil }
    let meant = CharacterReferences.decoded(value)
    let url = PageURL(place: range, attribute: link.attribute, rendered: Array(value), meant: meant)
    if case .unsafe(let scheme) = meant.withUnsafeBytes(LinkSafety.init) {
      if let finding = unsafeFinding(url, scheme, on: &subject) { return finding }
      known.insert(key)
      return nil
    }
    guard link.kind != .action, !MarkupBytes.equal("base", bytes, at: link.element), let base,
      let target = LinkTarget(meant, from: base, domains), !Self.isAnsweredByHosts(target.path)
    else { return nil }
    let entry = source.served.entry(at: target.path, domain: target.domain)
    if let entry, loader == nil || !entry.recipe.isPage {
      if let other = directURL(of: target, entry, url) {
        return deadFinding(target, url, loader: nil, directURL: other, on: &subject)
      }
      if first == UInt8(ascii: "/") || target.namesDomain { known.insert(key) }
      return nil
    }
    if entry == nil, !source.areAllURLsKnown, Self.mayBePage(target.path) { return nil }
    searches += 1
    guard searches <= Self.searchLimit else { return nil }
    return deadFinding(target, url, loader: entry == nil ? nil : loader, on: &subject)
  }

  /// Indicates whether a link surely leads to another site, is not a web URL, or names a file of the site in
  /// its usual spelling, so that no lookup is necessary.
  private func isFine(_ value: UnsafeRawBufferPointer, from base: LinkTarget?, isFile: Bool) -> Bool {
    if value[0] == UInt8(ascii: "/") {
      return base.map { source.served.contains(value, domain: $0.domain, isFile: isFile) } ?? false
    }
    guard MarkupBytes.starts(value, with: "https://") else {
      return MarkupBytes.starts(value, with: "tel:") || MarkupBytes.starts(value, with: "mailto:")
    }
    var end = 8
    while end < value.count, !Self.endsAuthority(value[end]) { end += 1 }
    let authority = UnsafeRawBufferPointer(rebasing: value[8..<end])
    guard hosts.contains(Fingerprint.of(authority, seed: 0)),
      let domain = domains[String(decoding: authority, as: UTF8.self)]
    else {
      return authority.allSatisfy {
        UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "-")...UInt8(ascii: "9") ~= $0
      }
    }
    let path = UnsafeRawBufferPointer(rebasing: value[end...])
    return base != nil && source.served.contains(path, domain: domain, isFile: isFile)
  }

  private static func endsAuthority(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#")
  }

  /// Indicates whether a path may be one of a page or a short URL, and not only of a file.
  private static func mayBePage(_ path: String) -> Bool {
    !(path.split(separator: "/").last ?? "").contains(".")
  }

  /// Indicates whether providers answer a path themselves: the functions, scripts, and logins of Netlify,
  /// Vercel, Cloudflare, Firebase, and Azure.
  private static func isAnsweredByHosts(_ path: String) -> Bool {
    ["/.netlify/", "/_vercel/", "/cdn-cgi/", "/__/", "/.auth/"].contains { path.hasPrefix($0) }
  }
}
