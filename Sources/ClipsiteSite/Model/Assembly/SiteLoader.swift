import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// Reads the content folder and makes the site of it: bytes, documents, model.
package struct SiteLoader {
  package let folder: SiteFolder
  package let includesDrafts: Bool
  /// The providers in place of those of `site.yml`; none to take these.
  package var providers: [Provider] = []
  package let workers: Workers

  /// A loader for the site in a folder.
  package init(folder: SiteFolder, includesDrafts: Bool, providers: [Provider] = [], workers: Workers) {
    self.folder = folder
    self.includesDrafts = includesDrafts
    self.providers = providers
    self.workers = workers
  }

  /// The result of reading a site. Without a configuration there is no site.
  package struct Result {
    package var site: Site?
    package var diagnostics: [Diagnostic]
  }

  /// Reads everything.
  ///
  /// - Throws: `SystemError` when a folder cannot be read.
  package func load() throws(SystemError) -> Result {
    let content = folder.content
    let listing = try content.list()
    var diagnostics = listing.diagnostics
    var configuration = Self.readConfiguration(content, &diagnostics)
    if !providers.isEmpty { configuration?.options.providers = providers.map { ChosenProvider($0) } }
    let limits = configuration?.options.limits ?? SizeLimits()
    let sources = readPages(
      listing, of: content, limits.content, configuration?.language ?? .english, &diagnostics)
    guard let configuration, listing.unreadableFolders.isEmpty else {
      return Result(site: nil, diagnostics: diagnostics)
    }
    var assembler = SiteAssembler(
      configuration, listing, of: content, includesDrafts: includesDrafts, workers)
    let site = assembler.assemble(sources)
    return Result(site: site, diagnostics: diagnostics + assembler.diagnostics)
  }

  /// Reads `site.yml`.
  package static func readConfiguration(
    _ content: ContentFolder, _ diagnostics: inout [Diagnostic]
  ) -> SiteConfiguration? {
    let name = SiteFolder.configurationFileName
    let shown = content.displayPath(of: name)
    let limit = ContentLimits.standard.fileBytes
    do throws(SystemError) {
      guard try FileStore.exists(content.systemPath(of: name)) else {
        diagnostics.report(
          .missingConfiguration, at: SourceRange(shown), "there is no site.yml",
          fix: fix(forNoConfigurationIn: content))
        return nil
      }
      let bytes = try FileStore.read(content.systemPath(of: name), within: content.path, limit: limit)
      var parser = DocumentParser()
      let tree = parser.parseYAML(SourceFile(path: shown, bytes: bytes), diagnostics: &diagnostics)
      // What a syntax mistake hides would be reported as missing.
      return tree.isComplete ? ConfigurationReader.read(tree.root, &diagnostics) : nil
    } catch {
      diagnostics.append(.unreadableFile(shown, error, limit: limit))
      return nil
    }
  }

  /// The contents of a `site.yml` that cannot be used, as far as they are known, for a preview. Returns `nil` if
  /// the file cannot be read.
  package static func partialConfiguration(_ content: ContentFolder) -> SiteConfiguration? {
    let path = content.systemPath(of: SiteFolder.configurationFileName)
    let limit = ContentLimits.standard.fileBytes
    guard let bytes = try? FileStore.read(path, within: content.path, limit: limit) else { return nil }
    var parser = DocumentParser()
    var ignored: [Diagnostic] = []
    return ConfigurationReader.partial(
      from: parser.parseYAML(SourceFile(path: path, bytes: bytes), diagnostics: &ignored).root)
  }

  /// The fix for a missing `site.yml`: what to do with the file that is most likely meant.
  private static func fix(forNoConfigurationIn content: ContentFolder) -> String {
    let name = SiteFolder.configurationFileName.text
    let names = (try? FileStore.names(in: content.path).map(\.text)) ?? []
    if let nearest = Suggestion.nearest(to: name, in: names) {
      return nearest.hasSuffix(".toml")
        ? "write its keys as YAML, as in `name: Donuts`, into `site.yml`, because clipsite does not read `\(nearest)`"
        : "rename `\(nearest)` to `site.yml`"
    }
    if (try? FileStore.exists("\(content.path)/../\(name)")) == true {
      return "move `site.yml` into the folder `\(SiteFolder.contentFolderName)`"
    }
    return "run this in the folder of a site, name it with --site, or run `clipsite init`"
  }

  private struct Slice: Sendable {
    var sources: [PageSource] = []
    var diagnostics: [Diagnostic] = []
  }

  /// Reads the front matter of every page, in the order of the listing.
  private func readPages(
    _ listing: ContentListing, of content: ContentFolder, _ limits: ContentLimits, _ language: LanguageTag,
    _ diagnostics: inout [Diagnostic]
  ) -> [PageSource] {
    let paths = listing.folders.flatMap { folder in folder.pages.map(folder.path(of:)) }
    var slices = workers.map(paths.count) {
      PageFileReader(content, limits, language: language) { ConfigurationKeys.file }
    } _: { reader, range in
      var slice = Slice()
      slice.sources.reserveCapacity(range.count)
      for index in range { slice.sources.append(reader.read(paths[index], &slice.diagnostics)) }
      return slice
    }
    var sources: [PageSource] = []
    sources.reserveCapacity(paths.count)
    var found: [Diagnostic] = []
    for index in slices.indices {
      sources += slices[index].sources
      found += slices[index].diagnostics
      slices[index] = Slice()
    }
    diagnostics += RepeatedUnknownKeys.merged(found)
    return sources
  }
}
