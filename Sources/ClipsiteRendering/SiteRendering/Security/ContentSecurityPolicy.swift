package import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem

/// The policy of a domain's pages (Content Security Policy Level 3): what a browser may load and run for
/// them.
///
/// It says no more than holds for every page that the theme can make. Without scripts, or with clipsite's
/// own, everything that a page loads stands in its markup, so all else is forbidden. A script of the theme
/// may load and style what it likes, so with one only scripts are named. A theme with scripts that cannot be
/// named gets a policy about frames, and nothing breaks.
struct ContentSecurityPolicy: Sendable {
  private let markup: ThemeMarkup?
  private let sources: PolicySources
  private let finderTargets: String

  /// So many hashes are listed; a theme with more styles is left to write what it likes.
  private static let hashLimit = 12

  /// - Parameters:
  ///   - markup: What the theme's templates load and run; nil where pages may hold anything.
  ///   - sources: What `site.yml` allows besides.
  ///   - finderTargets: Where the form of a search field leads.
  init(
    _ markup: ThemeMarkup?, adding sources: PolicySources = PolicySources(), finderTargets: String = "'self'"
  ) {
    (self.markup, self.sources, self.finderTargets) = (markup, sources, finderTargets)
  }

  /// The value of the header `Content-Security-Policy`.
  var text: String { directives.joined(separator: "; ") }

  private var directives: [String] {
    guard let markup, !markup.hasUnknownScripts, markup.scripts.count <= Self.hashLimit else {
      return ["frame-ancestors 'none'"]
    }
    return loading(markup) + ["frame-ancestors 'none'"]
  }

  private func loading(_ markup: ThemeMarkup) -> [String] {
    let isOpen = !markup.scripts.isEmpty || markup.needs.contains(.other)
    var list = ["default-src " + (isOpen ? "'self' https: data: blob:" : "'none'")]
    if !isOpen { list.append("img-src 'self' https: data:") }
    list += style(markup).map { ["style-src \($0)"] } ?? []
    list += script(markup, isOpen: isOpen).map { ["script-src \($0)"] } ?? []
    for need in ThemeMarkup.Need.allCases where need != .other {
      if markup.needs.contains(need) {
        list.append("\(need.rawValue) 'self' https:" + (need == .fonts ? " data:" : ""))
      } else if need == .forms, markup.hasFinder {
        list.append("form-action \(finderTargets)")
      } else if need == .base || need == .forms || (isOpen && need == .objects) {
        list.append("\(need.rawValue) 'none'")
      }
    }
    if markup.hasFinder, !isOpen { list.append("connect-src 'self'") }
    return adding(to: list, isOpen: isOpen)
  }

  /// The directives with the origins of `site.yml`. An open policy allows all that is not a script anyway.
  private func adding(to directives: [String], isOpen: Bool) -> [String] {
    var list = directives
    func add(_ name: String, _ origins: [String]) {
      guard !origins.isEmpty else { return }
      let more = origins.joined(separator: " ")
      if let index = list.firstIndex(where: { $0.hasPrefix(name + " ") }) {
        let isNone = list[index] == "\(name) 'none'"
        list[index] = isNone ? "\(name) \(more)" : "\(list[index]) \(more)"
      } else if !isOpen {
        list.append("\(name) \(more)")
      }
    }
    add("script-src", sources.scripts)
    add("connect-src", sources.connections)
    add("frame-src", sources.frames)
    add("style-src", sources.styles)
    add("font-src", sources.fonts)
    return list
  }

  /// The sources of scripts, or `nil` if nothing more needs to be said.
  private func script(_ markup: ThemeMarkup, isOpen: Bool) -> String? {
    let hashes = markup.scripts.union(markup.ownScripts).sorted()
    // With `'strict-dynamic'`, what a script with a hash loads is allowed, and `'self'` counts no more.
    let files = markup.scripts.isEmpty ? markup.hasFinder ? ["'self'"] : [] : ["'strict-dynamic'"]
    let sources = files + hashes
    if sources.isEmpty { return isOpen ? "'none'" : nil }
    return sources.joined(separator: " ")
  }

  /// The sources of styles, or `nil` if nothing more needs to be said.
  private func style(_ markup: ThemeMarkup) -> String? {
    if !markup.scripts.isEmpty || markup.hasUnknownStyles || markup.styles.count > Self.hashLimit {
      return "'self' https: 'unsafe-inline'"
    }
    let sources = (markup.linksStyles ? ["'self'", "https:"] : []) + markup.styles.sorted()
    return sources.isEmpty ? nil : sources.joined(separator: " ")
  }
}

extension Site {
  /// Returns the security headers of each domain's answers, in the order of `domains`. They are empty if the
  /// site leaves them to its operator.
  ///
  /// - Parameters:
  ///   - theme: The theme whose templates make the pages, or `nil` if there is none.
  ///   - content: The folder with the markup that is not the theme's.
  package func securityHeaders(_ theme: Theme?, _ content: ContentFolder) -> [[SecurityHeader]] {
    guard configuration.options.hasSecurityHeaders, !configuration.options.providers.isEmpty else {
      return domains.map { _ in [] }
    }
    let sources = configuration.options.policy
    let ownMarkup = ownMarkup(in: content, allowing: sources.scripts)
    var known: [SiteContext.Facts: ThemeMarkup] = [:]
    return domains.ids.map { domain in
      let facts = SiteContext.Facts(domain, in: self)
      let markup =
        known[facts]
        ?? theme.map { ThemeMarkup($0, SiteContext(site: self, facts).value, allowing: sources.scripts) }
      known[facts] = markup
      let targets = domain == .primary ? "'self'" : "'self' https://\(self[.primary].name)"
      let policy = ContentSecurityPolicy(
        markup?.adding(ownMarkup[domain]), adding: sources, finderTargets: targets)
      return SecurityHeader.all(policy.text, usesPosition: markup?.hasFinder == true)
    }
  }

  /// The markup of domains that is not the theme's: pages with raw HTML, and HTML files of the author.
  private func ownMarkup(in content: ContentFolder, allowing origins: [String]) -> [DomainID: ThemeMarkup] {
    let pages = (pages + notFoundPages.values).filter(\.source.fields.allowsRawHTML).map {
      ($0.domain, source(of: $0))
    }
    let files = assets.filter { asset in
      asset.isServed && ["html", "htm", "xhtml"].contains(asset.path.fileExtension?.lowercased())
    }.map { ($0.domain, $0.source) }
    return (pages + files).reduce(into: [:]) { markup, file in
      let bytes = try? FileStore.read(
        content.systemPath(of: file.1), within: content.path, limit: configuration.options.limits.page)
      markup[file.0, default: ThemeMarkup(exploring: [], allowing: origins)].add(bytes)
    }
  }
}
