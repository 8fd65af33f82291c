import AppClips
import ContentParsing
import Diagnostics

/// Turns what authors write as the target of a link or an image into the URL that the site gives it.
struct LinkResolver {
  let source: RenderingSource
  let page: Page
  /// The mistakes found so far.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ source: RenderingSource, _ page: Page) {
    self.source = source
    self.page = page
  }

  /// What becomes of a link: other pages' files and files of the site get their URLs, a dead link is reported, and
  /// everything that leads elsewhere stays.
  mutating func resolve(_ link: LinkDestination) -> LinkAction {
    let (target, rest) = Self.split(link.text)
    if target.isEmpty || Self.hasScheme(target) || target.utf8.starts(with: "//".utf8) { return .keep }
    let decoded = PercentEncoding.decode(target) ?? String(target)
    let site = source.site
    guard let path = ContentPath.resolve(decoded, from: site.sections[page.section].folder) else {
      report(DeadLink.outside(link.text, at: place(link)))
      return .keep
    }
    if let index = site.page(at: path) {
      return .replace(site.reference(to: site.pages[index], from: page.host) + rest)
    }
    if let index = site.asset(at: path) {
      return .replace(site.reference(to: site.assets[index], from: page.host) + rest)
    }
    if target.hasPrefix("/"), isServed("/" + path) { return .keep }
    report(
      DeadLink.diagnostic(
        link.text, isDraft: site.drafts.contains(path), suggestion: suggestion(target, path), at: place(link))
    )
    return .keep
  }

  /// Whether the page's own domain serves a path: a page, or a file such as `sitemap.xml`.
  private func isServed(_ path: String) -> Bool {
    let domain = source.site.hosts[page.host].domain
    if path != "/", source.tree.contains(OutputPath(domain, String(path.dropFirst()))) { return true }
    guard let path = try? URLPath(path) else { return false }
    return source.tree.contains(
      OutputPath(domain, source.site.configuration.options.pageFiles.file(for: path)))
  }

  /// What was probably meant by a target that leads nowhere: the file of a page, or of a folder.
  private func suggestion(_ target: Substring, _ path: String) -> String? {
    if source.site.page(at: path + ".md") != nil { return "\(target).md" }
    let index = path.isEmpty ? Page.indexFileName : "\(path)/\(Page.indexFileName)"
    guard source.site.page(at: index) != nil else { return nil }
    return target.hasSuffix("/") ? "\(target)\(Page.indexFileName)" : "\(target)/\(Page.indexFileName)"
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  private func place(_ link: LinkDestination) -> Place {
    Place(source.content.displayPath(of: source.site.source(of: page)), link.range)
  }

  /// The part of a reference that names a file, and what follows from `?` or `#` on.
  private static func split(_ text: String) -> (target: Substring, rest: Substring) {
    let end = text.utf8.firstIndex { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") } ?? text.endIndex
    return (text[..<end], text[end...])
  }

  /// Whether a reference starts with a scheme (RFC 3986, section 3.1), which starts with a letter.
  private static func hasScheme(_ text: Substring) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")), text.first?.isLetter == true else {
      return false
    }
    return !text.utf8[..<colon].contains(UInt8(ascii: "/"))
  }
}
