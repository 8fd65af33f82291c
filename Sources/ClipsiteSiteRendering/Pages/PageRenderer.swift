import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteMustache
import ClipsitePlatform
import ClipsiteSiteModel

/// Renders pages through the theme, with buffers that are used again for every page.
struct PageRenderer: Sendable {
  private let source: RenderingSource
  private var heads: HeadBuilder
  private var contexts: ContextBuilder
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
  /// Whether `lastContext` is kept.
  var keepsContext = false
  /// All that the template saw of the page that was rendered last.
  private(set) var lastContext: Value?

  /// How long the description is that a page without one gets from its first paragraph, in characters.
  static let descriptionLength = 160

  init(_ source: RenderingSource) {
    self.source = source
    limits = source.site.configuration.options.limits.content
    markdown = MarkdownRenderer(limits: limits)
    templates = ClipsiteMustache.Renderer(limits: source.site.configuration.options.limits.rendering)
    heads = HeadBuilder(site: source.site, images: source.images)
    contexts = ContextBuilder(site: source.site, images: source.images)
    linkAudit = LinkAudit(source)
    sharedHeads = source.site.domains.ids.map {
      SharedHead.bytes(for: $0, in: source.site, images: source.images)
    }
    siteContexts = source.site.domains.ids.map(contexts.site)
  }

  /// Renders a page, or the n-th part of one with a long list.
  mutating func renderPage(
    _ index: PageID, part: Int = 1, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) {
    let page = source.site[index]
    guard page.source.isReadable else { return }
    guard !page.isGenerated else { return renderGenerated(page, part: part, into: &output, &diagnostics) }
    let file = try read(page)
    let body = Int(page.source.bodyStart)..<file.bytes.count
    let description =
      page.source.fields.description
      ?? markdown.firstParagraph(of: body, in: file, atMost: Self.descriptionLength)
    let html = part == 1 ? renderBody(body, of: file, page, &diagnostics) : HTML(markup: "")
    let head = heads.head(of: page, description: description, part: part)
    var context = contexts.page(page, part: part, description: description, body: html)
    context.neighbors = contexts.neighbors(of: index, page)
    let subject = subject(page, part: part, by: theme(page))
    render(subject, head, context, into: &output, &diagnostics)
  }

  /// Renders a page without a file, or the n-th part of its list.
  private mutating func renderGenerated(
    _ page: Page, part: Int, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let head = heads.head(of: page, description: nil, part: part)
    let context = contexts.page(page, part: part, description: nil, body: HTML(markup: ""))
    let subject = subject(page, part: part, by: source.theme.directory)
    render(subject, head, context, into: &output, &diagnostics)
  }

  /// Renders the page of its own that shows a location's App Clip card.
  mutating func renderCardPage(_ index: PageID, into output: inout [UInt8], _ diagnostics: inout [Diagnostic])
  {
    let page = source.site[index]
    guard let path = source.site.cardPagePath(of: page) else { return }
    let head = heads.cardHead(of: page, path: path)
    let subject = LinkAudit.Subject(
      domain: page.domain, path: path.description, page: page, template: source.theme.card)
    render(subject, head, contexts.cardPage(of: page, path: path), into: &output, &diagnostics)
  }

  /// Renders the page at a short URL.
  mutating func renderRedirect(_ id: AliasID, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]) {
    let alias = source.site[id]
    let page = source.site[alias.page]
    let subject = LinkAudit.Subject(
      domain: alias.domain, path: alias.path.description, page: page, template: source.theme.redirect)
    render(subject, heads.redirectHead(to: page), contexts.redirect(to: page), into: &output, &diagnostics)
  }

  /// Renders a domain's answer to unknown URLs.
  mutating func renderNotFound(
    _ domain: DomainID, into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) throws(SystemError) {
    let page = source.site.notFoundPages[domain].flatMap { $0.source.isReadable ? $0 : nil }
    var body = HTML(markup: "")
    if let page {
      let file = try read(page)
      body = renderBody(Int(page.source.bodyStart)..<file.bytes.count, of: file, page, &diagnostics)
    }
    let template = page?.source.fields.template.flatMap { source.theme.template(named: $0.value) }
    let subject = LinkAudit.Subject(
      domain: domain, path: "/", page: page, template: template ?? source.theme.notFound)
    render(
      subject, heads.notFoundHead(domain: domain), contexts.notFound(page, domain: domain, body: body),
      into: &output,
      &diagnostics)
  }

  private func subject(_ page: Page, part: Int, by template: TemplateID) -> LinkAudit.Subject {
    let path = part == 1 ? page.path : page.path.appending(pageNumber: part)
    return LinkAudit.Subject(domain: page.domain, path: path.description, page: page, template: template)
  }

  private func theme(_ page: Page) -> TemplateID {
    page.source.fields.template.flatMap { source.theme.template(named: $0.value) }
      ?? source.theme.template(for: page.kind)
  }

  /// Reads a page's file once more: bodies are not kept in memory.
  private mutating func read(_ page: Page) throws(SystemError) -> SourceFile {
    let path = source.site.source(of: page)
    let shown = source.content.displayPath(of: path)
    try FileStore.read(
      source.content.systemPath(of: path), within: source.content.path, limit: limits.fileBytes, into: &bytes)
    guard Fingerprint.of(bytes, end: Int(page.source.bodyStart)) == page.source.fingerprint else {
      throw SystemError(
        "cannot build", shown, reason: "it changed while the site was being built; build again")
    }
    return SourceFile(path: shown, bytes: bytes)
  }

  private mutating func renderBody(
    _ range: Range<Int>, of file: SourceFile, _ page: Page, _ diagnostics: inout [Diagnostic]
  ) -> HTML {
    body.removeAll(keepingCapacity: true)
    var resolver = LinkResolver(source, page)
    markdown.render(
      range, of: file, allowsRawHTML: page.source.fields.allowsRawHTML, into: &body, diagnostics: &diagnostics
    ) { resolver.resolve($0) }
    diagnostics += resolver.diagnostics
    return HTML(markup: body)
  }

  private mutating func render(
    _ subject: LinkAudit.Subject, _ pageHead: borrowing PageHead, _ context: PageContext,
    into output: inout [UInt8], _ diagnostics: inout [Diagnostic]
  ) {
    let domain = subject.domain.offset
    head.removeAll(keepingCapacity: true)
    pageHead.append(to: &head, shared: sharedHeads[domain])
    let start = output.count
    let value = context.value(head: HTML(markup: head))
    if keepsContext { lastContext = TemplateContext.whole(shared: siteContexts[domain], own: value) }
    let stack = [siteContexts[domain], value]
    do throws(RenderError) {
      try templates.render(subject.template, of: source.theme.library, with: stack, into: &output)
    } catch {
      diagnostics.append(error.diagnostic)
      return
    }
    guard start == 0 else { return }
    links.removeAll(keepingCapacity: true)
    let findings = HeadAudit.check(output, expecting: head, links: &links)
    if !findings.isEmpty {
      let blame = HeadBlame(
        subject.template, of: source.theme.library, with: stack, limits: templates.limits,
        page: subject.page.map { SourceRange(source.content.displayPath(of: source.site.source(of: $0))) })
      diagnostics += findings.map(blame.diagnostic)
    }
    diagnostics += linkAudit.check(links, of: &output, subject)
  }
}
