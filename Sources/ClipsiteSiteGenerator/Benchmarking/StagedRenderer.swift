import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteMustache

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Renders a batch of pages one stage after the other, with the parts that `PageRenderer` is made of.
struct StagedRenderer {
  private struct Draft {
    let page: Page
    let file: SourceFile
    var body = HTML(markup: "")
    var head: [UInt8] = []
    var context = Value.null
    var output: [UInt8] = []
  }

  private let source: RenderingSource
  private var heads: HeadBuilder
  private var contexts: ContextBuilder
  private let sharedHeads: [[UInt8]]
  private let siteContexts: [Value]
  private var linkAudit: LinkAudit
  private var links: [PageLink] = []
  private var markdown = MarkdownRenderer()
  private var templates = ClipsiteMustache.Renderer()
  private var diagnostics: [Diagnostic] = []
  private var findings: [HeadFinding] = []
  private var drafts: [Draft] = []
  private var number = 0

  init(_ source: RenderingSource) {
    self.source = source
    heads = HeadBuilder(site: source.site, images: source.images)
    contexts = ContextBuilder(site: source.site, images: source.images)
    linkAudit = LinkAudit(source)
    sharedHeads = source.site.hosts.indices.map {
      SharedHead.bytes(for: $0, in: source.site, images: source.images)
    }
    siteContexts = source.site.hosts.indices.map(contexts.site)
  }

  mutating func read(_ batch: Range<Int>) throws(SystemError) {
    drafts.removeAll(keepingCapacity: true)
    for index in batch {
      let page = source.site.pages[index]
      let path = source.content.systemPath(of: source.site.source(of: page))
      drafts.append(Draft(page: page, file: SourceFile(path: path, bytes: try FileStore.read(path))))
    }
  }

  mutating func renderMarkdown() {
    for index in drafts.indices {
      let (page, file) = (drafts[index].page, drafts[index].file)
      var body: [UInt8] = []
      var resolver = LinkResolver(source, page)
      markdown.render(
        Int(page.source.bodyStart)..<file.bytes.count, of: file,
        allowsRawHTML: page.source.fields.allowsRawHTML,
        into: &body, diagnostics: &diagnostics
      ) { resolver.resolve($0) }
      drafts[index].body = HTML(markup: body)
    }
  }

  mutating func makeHeads() {
    for index in drafts.indices {
      let page = drafts[index].page
      heads.head(of: page, description: page.source.fields.description)
        .append(to: &drafts[index].head, shared: sharedHeads[page.host])
    }
  }

  mutating func makeContexts() {
    for index in drafts.indices {
      let (page, body) = (drafts[index].page, drafts[index].body)
      let context = contexts.page(page, part: 1, description: page.source.fields.description, body: body)
      drafts[index].context = context.value(head: HTML(markup: drafts[index].head))
    }
  }

  mutating func renderTemplates() {
    for index in drafts.indices {
      let page = drafts[index].page
      do throws(RenderError) {
        try templates.render(
          source.theme.template(for: page.kind), of: source.theme.library,
          with: [siteContexts[page.host], drafts[index].context], into: &drafts[index].output)
      } catch {
        diagnostics.append(error.diagnostic)
      }
    }
  }

  mutating func audit() {
    for index in drafts.indices {
      let (page, template) = (drafts[index].page, source.theme.template(for: drafts[index].page.kind))
      links.removeAll(keepingCapacity: true)
      findings += HeadAudit.check(drafts[index].output, expecting: drafts[index].head, links: &links)
      let subject = LinkAudit.Subject(
        host: page.host, path: page.path.description, page: page, template: template)
      diagnostics += linkAudit.check(links, of: &drafts[index].output, subject)
    }
  }

  /// Writes the batch into a folder of its own.
  mutating func write(to scratch: String) throws(SystemError) {
    let folder = "\(scratch)/\(number)"
    number += 1
    try FileStore.makeFolder(folder)
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last("cannot open", folder) }
    defer { close(descriptor) }
    for draft in drafts.indices {
      try FileStore.create("\(draft).html", in: descriptor, drafts[draft].output, path: folder)
    }
  }
}
