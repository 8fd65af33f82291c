import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// Renders pages through the theme, with buffers that are used again for every page.
struct PageRenderer: Sendable {
  private let source: RenderingSource
  private var heads: HeadBuilder
  private let contexts: PageContextSource
  private let sharedHeads: [[UInt8]]
  private let siteContexts: [Value]
  private let limits: ContentLimits
  private var markdown: MarkdownRenderer
  private var templates: ClipsiteMustache.Renderer
  private var linkAudit: LinkAudit
  private var links: [PageLink] = []
  private var head: [UInt8] = []
  private var body: [UInt8] = []
  private var bytes: [UInt8] = []
  /// Indicates whether `lastContext` is kept.
  var keepsContext = false
  /// All that the template saw of the page that was rendered last.
  private(set) var lastContext: Value?

  init(_ source: RenderingSource) {
    self.source = source
    limits = source.site.configuration.options.limits.content
    markdown = MarkdownRenderer(limits: limits)
    templates = ClipsiteMustache.Renderer(limits: source.site.configuration.options.limits.rendering)
    contexts = PageContextSource(source.site, source.images, finders: source.finders.map(\.scope))
    heads = HeadBuilder(contexts)
    linkAudit = LinkAudit(source)
    sharedHeads = source.site.domains.ids.map {
      SharedHead.bytes(for: $0, in: source.site, images: source.images)
    }
    siteContexts = SiteContext.values(in: source.site)
  }

  /// Renders a page, or the n-th part of one with a long list.
  mutating func renderPage(
    _ index: PageID, part: Int = 1, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) {
    let page = source.site[index]
    guard page.source.isReadable else { return }
    var body = HTML(markup: "")
    if part == 1, !page.isGenerated { body = renderBody(of: page, in: try read(page), &diagnostics) }
    var pageHead = heads.head(of: page, part: part)
    if let titles = source.titles, page.kind == .location {
      pageHead.patternedTitle = title(of: page, at: index, by: titles, &diagnostics)
    }
    let head = markup(of: pageHead, domain: page.domain)
    let context = PageContext(
      .page(part: part), of: page, at: index, domain: page.domain, head: head, body: body, contexts)
    let path = part == 1 ? page.path : page.path.appending(pageNumber: part)
    render(context, at: path.description, by: template(for: page), into: &output, &diagnostics)
  }

  /// Renders the page of its own that shows a location's App Clip card.
  mutating func renderCardPage(
    _ index: PageID, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let page = source.site[index]
    guard let path = source.site.cardPagePath(of: page) else { return }
    let head = markup(of: heads.cardHead(of: page, path: path), domain: page.domain)
    let context = PageContext(.cardPage(path), of: page, domain: page.domain, head: head, contexts)
    render(context, at: path.description, by: source.theme.card, into: &output, &diagnostics)
  }

  /// Renders the page at a short URL.
  mutating func renderRedirect(
    _ alias: AliasID, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let alias = source.site[alias]
    let page = source.site[alias.page]
    let head = markup(of: heads.redirectHead(to: page), domain: alias.domain)
    let context = PageContext(.redirect, of: page, domain: alias.domain, head: head, contexts)
    render(
      context, at: alias.path.description, on: alias.domain, by: source.theme.redirect, into: &output,
      &diagnostics)
  }

  /// Renders a domain's answer to unknown URLs.
  mutating func renderNotFound(
    _ domain: DomainID, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) {
    let page = source.site.notFoundPages[domain].flatMap { $0.source.isReadable ? $0 : nil }
    let body = try page.map { page throws(SystemError) in
      renderBody(of: page, in: try read(page), &diagnostics)
    }
    let template = page?.source.template.flatMap { source.theme.template(named: $0.value) }
    let context = PageContext(
      .notFound, of: page, domain: domain,
      head: markup(of: heads.notFoundHead(domain: domain), domain: domain), body: body ?? HTML(markup: ""),
      contexts)
    render(context, at: "/", by: template ?? source.theme.notFound, into: &output, &diagnostics)
  }

  /// Renders a search page.
  mutating func renderFinder(
    _ scope: FinderScope, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    guard let template = source.theme.finder else { return }
    let head = markup(of: heads.finderHead(scope), domain: scope.domain)
    let context = PageContext(.finder(scope), of: nil, domain: scope.domain, head: head, contexts)
    render(context, at: scope.path.description, by: template, into: &output, &diagnostics)
  }

  private mutating func title(
    of page: Page, at index: PageID, by pattern: TitlePattern, _ diagnostics: inout [Diagnostic]
  ) -> [UInt8]? {
    let context = PageContext(
      .page(part: 1), of: page, at: index, domain: page.domain, head: HTML(markup: ""), contexts)
    do throws(RenderError) {
      return try pattern.title(of: context, siteContexts[page.domain.offset], by: &templates)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private func template(for page: Page) -> TemplateID {
    page.source.template.flatMap { source.theme.template(named: $0.value) }
      ?? source.theme.template(for: page.kind)
  }

  private mutating func markup(of pageHead: borrowing PageHead, domain: DomainID) -> HTML {
    head.removeAll(keepingCapacity: true)
    pageHead.append(to: &head, shared: sharedHeads[domain.offset])
    return HTML(markup: head)
  }

  // MARK: Text

  /// Reads a page's file once more: bodies are not kept in memory.
  private mutating func read(_ page: Page) throws(SystemError) -> SourceFile {
    let path = source.site.source(of: page)
    let shown = source.content.displayPath(of: path)
    try FileStore.read(
      source.content.systemPath(of: path), within: source.content.path, limit: limits.fileBytes, into: &bytes)
    guard Fingerprint.of(bytes, end: Int(page.source.bodyStart)) == page.source.fingerprint else {
      throw SystemError(
        "cannot build", shown, reason: "it changed while the site was being built. Build again")
    }
    return SourceFile(path: shown, bytes: bytes)
  }

  private mutating func renderBody(
    of page: Page, in file: SourceFile, _ diagnostics: inout [Diagnostic]
  ) -> HTML {
    body.removeAll(keepingCapacity: true)
    let context = source
    var resolver = LinkResolver(source, page)
    markdown.render(
      page.source.body(in: file), of: file, allowsRawHTML: page.source.fields.allowsRawHTML, into: &body,
      diagnostics: &diagnostics, linesOfHTML: Self.linesOfHTML(of: page, in: file, context)
    ) { resolver.resolve($0) }
    diagnostics += resolver.diagnostics
    return HTML(markup: body)
  }

  /// The lines of a page and of `site.yml` that let the page have raw HTML, if they are missing.
  private static func linesOfHTML(
    of page: Page, in file: SourceFile, _ source: RenderingSource
  ) -> [Diagnostic.Note] {
    let (path, known) = (source.site.source(of: page), source.site.configuration.options.rawHTMLPages)
    let own: Diagnostic.Note? =
      page.source.fields.allowsRawHTML ? nil : .init("allow-html: true", at: SourceRange(file.path))
    let line =
      FilePatterns(known).holds(path) ? nil : FilePatterns.line("allow-html", with: [path], after: known)
    return [own, line?.note(in: source.content)].compactMap(\.self)
  }

  // MARK: Template

  /// - Parameter host: The domain of the URL, if it is not the page's own.
  private mutating func render(
    _ context: PageContext, at path: String, on domain: DomainID? = nil, by template: TemplateID,
    into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let domain = domain ?? context.domain
    let start = output.count
    let value = context.value
    if keepsContext { lastContext = TemplateContext.whole(shared: siteContexts[domain.offset], own: value) }
    let stack = [siteContexts[domain.offset], value]
    do throws(RenderError) {
      try templates.render(template, of: source.theme.library, with: stack, into: &output)
    } catch {
      diagnostics.append(error.diagnostic)
      return
    }
    guard start == 0 else { return }
    links.removeAll(keepingCapacity: true)
    var subject = LinkAudit.Subject(
      domain: domain, path: path, page: context.page, template: template, stack: stack, source: source)
    let findings = HeadAudit.check(output, expecting: head, links: &links)
    let mistakenLinks = linkAudit.check(links, of: &output, &subject)
    // What an unfinished template renders is not judged. Addresses that run code are removed from it also.
    guard source.theme.library.isSound(template) else { return }
    if !findings.isEmpty {
      let blame = HeadBlame(
        origins: subject.origins, template: source.theme.library.template(template).path,
        page: subject.page.map { SourceRange(source.content.displayPath(of: source.site.source(of: $0))) })
      diagnostics += findings.map(blame.diagnostic)
    }
    diagnostics += mistakenLinks
  }
}

extension PageSource {
  /// The bytes behind the front matter.
  fileprivate func body(in file: SourceFile) -> Range<Int> { Int(bodyStart)..<file.bytes.count }
}
