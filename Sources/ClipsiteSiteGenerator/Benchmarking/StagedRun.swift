import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
package import ClipsitePlatform

/// A build on one thread, stage by stage, for the benchmark: the same parts as `SiteBuilder` calls, in small batches,
/// with a clock between them. Builds themselves carry no clock.
package struct StagedRun {
  /// A stage of a build, in order.
  package enum Stage: String, CaseIterable, Sendable {
    case list, parse = "read, parse", decode, assemble, plan = "plan, check", read = "read again", markdown,
      head
    case context, template, audit, write
  }

  /// What each stage took, in the clock's unit.
  package private(set) var times: [Stage: Double] = [:]
  /// How many pages the site has.
  package private(set) var pageCount = 0

  private static let batchLength = 64
  private let folder: SiteFolder
  private let now: () -> Double
  private var last: Double
  private var diagnostics: [Diagnostic] = []

  /// Builds a site.
  ///
  /// - Parameters:
  ///   - scratch: An empty folder that takes the rendered pages.
  ///   - now: A clock.
  /// - Throws: `SystemError` when something cannot be read or written.
  package init(_ folder: SiteFolder, scratch: String, now: @escaping () -> Double) throws(SystemError) {
    self.folder = folder
    self.now = now
    last = now()
    guard let source = try prepare() else { return }
    pageCount = source.site.pages.count
    var renderer = StagedRenderer(source)
    for start in stride(from: 0, to: pageCount, by: Self.batchLength) {
      restart()
      try render(start..<min(start + Self.batchLength, pageCount), with: &renderer, to: scratch)
    }
  }

  private mutating func render(
    _ batch: Range<Int>, with renderer: inout StagedRenderer, to scratch: String
  ) throws(SystemError) {
    try renderer.read(batch)
    finish(.read)
    renderer.renderMarkdown()
    finish(.markdown)
    renderer.makeHeads()
    finish(.head)
    renderer.makeContexts()
    finish(.context)
    renderer.renderTemplates()
    finish(.template)
    renderer.audit()
    finish(.audit)
    try renderer.write(to: scratch)
    finish(.write)
  }

  private mutating func restart() { last = now() }

  private mutating func finish(_ stage: Stage) {
    let time = now()
    times[stage, default: 0] += time - last
    last = now()
  }

  private mutating func prepare() throws(SystemError) -> RenderingSource? {
    let content = folder.content
    let listing = try content.list()
    finish(.list)
    guard let configuration = SiteLoader.readConfiguration(content, &diagnostics) else { return nil }
    restart()
    let sources = try readSources(listing.folders.flatMap { folder in folder.pages.map(folder.path(of:)) })
    var assembler = SiteAssembler(configuration, listing, content, includesDrafts: false, Workers(count: 1))
    let site = assembler.assemble(sources)
    finish(.assemble)
    return try plan(site)
  }

  private mutating func readSources(_ paths: [RelativePath]) throws(SystemError) -> [PageSource] {
    var parser = DocumentParser()
    var frontMatter = FrontMatterReader()
    var sources: [PageSource] = []
    sources.reserveCapacity(paths.count)
    for start in stride(from: 0, to: paths.count, by: Self.batchLength) {
      let batch = paths[start..<min(start + Self.batchLength, paths.count)]
      var documents: [(document: ParsedDocument, fingerprint: UInt64)] = []
      for path in batch {
        let bytes = try FileStore.read(folder.content.systemPath(of: path))
        let document = parser.parse(SourceFile(path: path.text, bytes: bytes), diagnostics: &diagnostics)
        documents.append((document, Fingerprint.of(bytes, end: document.body.lowerBound)))
      }
      finish(.parse)
      for (document, fingerprint) in documents {
        sources.append(
          PageSource(
            frontMatter.read(document.frontMatter.root, &diagnostics),
            bodyStart: document.body.lowerBound, fingerprint: fingerprint))
      }
      finish(.decode)
    }
    return sources
  }

  private mutating func plan(_ site: Site) throws(SystemError) -> RenderingSource? {
    let loaded = SiteLoader.Result(site: site, diagnostics: [])
    let source = try PreparedSite(loaded, of: folder, Workers(count: 1)).source
    finish(.plan)
    return source
  }
}
