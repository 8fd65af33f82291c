import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteMarkup
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Translates the pages of another generator's site: a pure function of its files.
struct SiteImport {
  let format: DataFormat
  /// The folder below `Content` that gets the pages.
  private let base: [String]
  private let check: FieldCheck
  let configuration: ForeignConfiguration
  /// The second of the import: what was not public then becomes a draft.
  private let now: UTCTime
  /// The folders below `Content` of bundles, by their folders in the source.
  private var bundles: [[String]: [String]] = [:]
  /// The places of pages, by those of their sources, for pages that say the same in another language.
  private var originals: [[String]: (folder: [String], stem: String)] = [:]
  private var parser = DocumentParser()
  /// The paths of pages without their extension, and those of assets.
  private var names = DistinctNames()
  /// The paths of assets in the source and below `Content`, from the root.
  private var assets: [String: String] = [:]
  /// The settings that the pages in a folder of the source inherit, with the targets that limit them.
  private var cascades: [[String]: [(target: ForeignValue?, entries: [ForeignValue.Entry])]] = [:]
  private var pending: [PendingPage] = []
  private(set) var outputs: [PlannedFile] = []
  var report: ImportReport

  init(
    _ files: [ForeignFile], from source: String, format: DataFormat, base: [String],
    configuration: ForeignConfiguration, check: FieldCheck, isDryRun: Bool, now: UTCTime = .now(),
    read: (String) throws(ImportError) -> [UInt8]
  ) throws(ImportError) {
    self.format = format
    self.base = base
    self.check = check
    self.configuration = configuration
    self.now = now
    report = ImportReport(source: source, folder: Self.path(base), format: format, isDryRun: isDryRun)
    for file in files where file.kind == .asset {
      assets["/" + (file.folder + [file.stem]).joined(separator: "/")] =
        "/" + place(of: file).joined(separator: "/")
    }
    // A folder comes before the pages that inherit from it, a page before those that say the same in another
    // language, and a bundle before its files.
    let pages = files.filter { $0.kind == .page }
    cascades[[]] = configuration.cascade?.cascaded
    let ranked = pages.enumerated().map { (rank: Self.rank($1, $0), file: $1) }.sorted { $0.rank < $1.rank }
    for (_, file) in ranked { try add(page: file, try read(file.path)) }
    finishPages()
    for file in files {
      switch file.kind {
      case .page: break
      case .asset:
        if case .drawing = WebsiteFile.kind(of: RelativePath(file.stem)),
          let danger = DrawingScanner.danger(in: try? read(file.path))
        {
          report.leave(file.path, "the drawing has \(danger)")
        } else {
          add(asset: file)
        }
      case .other: report.leave(file.path, file.reason)
      }
    }
    report.left.sort { $0.path < $1.path }
  }

  private static func path(_ folder: some Sequence<String>) -> String {
    (["Content"] + folder).joined(separator: "/")
  }

  private static func rank(_ file: ForeignFile, _ offset: Int) -> (Int, Int, Int) {
    let isTranslated = !language(of: file.stem).language.isEmpty
    return (isTranslated ? 1 : 0, file.isSection ? file.folder.count : .max, offset)
  }

  /// The path of an asset below `Content`. Images of a bundle stay beside its page.
  private func place(of file: ForeignFile) -> [String] {
    if let bundle = file.bundle, let folder = bundles[bundle] {
      return folder + file.folder.dropFirst(bundle.count) + [file.stem]
    }
    let folder = format == .hugo && file.isBesidePages ? file.folder.map { Self.slug($0) } : file.folder
    return (file.isBesidePages ? base + folder : folder) + [file.stem]
  }

  private mutating func add(asset file: ForeignFile) {
    let path = place(of: file)
    // A journal has a line for each path.
    guard !path.contains(where: { $0.utf8.contains(where: \.isControl) }) else {
      return report.leave(file.path, "its name has a control character")
    }
    guard names.insert(path.joined(separator: "/")) else {
      return report.leave(file.path, "another file has its path")
    }
    let source = report.source
    outputs.append(
      PlannedFile(
        folder: Self.path(path.dropLast()), name: file.stem,
        content: .copy(of: "\(source)/\(file.path)", within: source)))
  }

  // MARK: Pages

  /// A page whose short URLs depend on the URLs of all others.
  private struct PendingPage {
    let file: ForeignFile
    var keys: ForeignKeys
    let folder: [String]
    let stem: String
    let body: [UInt8]

    var url: String { "/" + (folder + (stem == "index" ? [] : [stem])).joined(separator: "/") }
  }

  /// The settings that decide whether a page is public, which it can inherit.
  private static let inheritedKeys: Set<String> = [
    "draft", "publishdate", "pubdate", "expirydate", "unpublishdate", "build", "_build", "headless",
  ]

  /// The settings of a page with those that it inherits from its folders, the innermost first.
  private mutating func settings(_ own: [ForeignValue.Entry], of file: ForeignFile) -> [ForeignValue.Entry] {
    if format != .hugo { return own }
    if file.isSection, let cascade = ForeignValue.mapping(own)["cascade"] {
      cascades[file.folder, default: []] = cascade.cascaded + cascades[file.folder, default: []]
    }
    var taken = Set(own.map { $0.key.lowercased() })
    let cascade = (0...file.folder.count).reversed().flatMap {
      cascades[Array(file.folder.prefix($0))] ?? []
    }
    let inherited = cascade.filter { Self.reaches(file, $0.target) }.flatMap(\.entries).filter { entry in
      let key = entry.key.lowercased()
      return Self.inheritedKeys.contains(key) && taken.insert(key).inserted
    }
    if ForeignValue.mapping(inherited)["draft"]?.text == "true" {
      report.mapped["cascade → draft", default: 0] += 1
    }
    return own + inherited
  }

  /// Indicates whether a page can be one of those that a cascade is limited to. A pattern counts up to its
  /// first wildcard, and limits such as a language do not count: a page that is hidden in vain is less bad
  /// than a public draft.
  private static func reaches(_ file: ForeignFile, _ target: ForeignValue?) -> Bool {
    let kind = !file.isSection ? "page" : file.folder.isEmpty ? "home" : "section"
    if let wanted = target?["kind"]?.text, ["page", "section", "home", "taxonomy", "term"].contains(wanted),
      wanted != kind
    {
      return false
    }
    guard let pattern = target?["path"]?.text, pattern.hasPrefix("/") else { return true }
    let stem = language(of: file.stem).stem
    let path = "/" + (file.folder + (stem == "index" ? [] : [stem])).joined(separator: "/")
    return path.lowercased().replacing(" ", with: "-").utf8.starts(
      with: pattern.lowercased().utf8.prefix { !"*?[{".utf8.contains($0) })
  }

  private mutating func add(page file: ForeignFile, _ bytes: [UInt8]) throws(ImportError) {
    let document: ForeignDocument?
    do throws(ForeignFault) {
      document = try ForeignDocument(bytes, parser: &parser)
    } catch {
      report.leave(file.path, "line \(error.line): \(error.message)")
      return
    }
    guard let document else {
      report.leave(file.path, "no front matter")
      return
    }
    let known = assets
    var keys = try ForeignKeys(
      settings(document.entries, of: file), of: format, isSection: file.isSection, check: check
    ) {
      known[$0]
    }
    if keys.title == nil { keys.add("title", .text(Self.title(of: file))) }
    if file.isDraft { keys.add("draft", .literal("true")) }
    if isHidden(file, keys) {
      keys.add("draft", .literal("true"))
      report.hidden.append(file.path)
    }
    if !file.date.isEmpty { keys.add("extra.date", .text(file.date.joined(separator: "-"))) }
    if keys.isUnpublished { report.unpublished.append(file.path) }
    let (folder, stem) = place(of: file, &keys)
    pending.append(PendingPage(file: file, keys: keys, folder: folder, stem: stem, body: document.body))
    for name in keys.mapped { report.mapped[name, default: 0] += 1 }
    for name in keys.kept { report.extra[name, default: 0] += 1 }
  }

  private mutating func finishPages() {
    var urls = Set(pending.map(\.url))
    for var page in pending {
      addAliases(of: page.file, &page.keys, at: page.url, besides: &urls)
      finish(page)
    }
    pending = []
  }

  private mutating func finish(_ page: PendingPage) {
    let (file, folder, stem) = (page.file, page.folder, page.stem)
    let text = Array(FrontMatterText.text(page.keys.fields).utf8) + page.body
    if let problem = problem(in: text) {
      return report.leave(file.path, "no page can have its front matter: \(problem)")
    }
    if Self.hasTags(page.body, format) { report.tagged.append(file.path) }
    outputs.append(PlannedFile(folder: Self.path(folder), name: "\(stem).md", content: .bytes(text)))
  }

  /// The reason why clipsite could not read a page, such as a value that is nested too deeply.
  private mutating func problem(in page: [UInt8]) -> String? {
    var diagnostics: [Diagnostic] = []
    _ = parser.parse(SourceFile(path: "", bytes: page), diagnostics: &diagnostics)
    return diagnostics.first { $0.severity == .error }?.message
  }

  private static func title(of file: ForeignFile) -> String {
    FolderPages.title(of: file.stem == "index" ? file.folder.last ?? "Home" : file.stem)
  }

  private static func hasTags(_ body: [UInt8], _ format: DataFormat) -> Bool {
    let marks = format == .hugo ? ["{{<", "{{%"] : ["{%", "{{"]
    return marks.contains { body.firstRange(of: Array($0.utf8)) != nil }
  }

  // MARK: Places

  /// The folder below `Content` and the name of a page: those of its URL if it has one, or of its file.
  private mutating func place(
    of file: ForeignFile, _ keys: inout ForeignKeys
  ) -> (folder: [String], stem: String) {
    var (stem, language) = Self.language(of: file.stem)
    if !language.isEmpty, let original = originals[file.folder + [stem]] {
      return free(original.folder, original.stem + language, of: file)
    }
    // A page in one language only is its own original. That of a folder is beside the page of the folder.
    if stem != "index" || language.dropFirst() == configuration.language {
      if !language.isEmpty, language.dropFirst() != configuration.language {
        keys.add("language", .text(String(language.dropFirst())))
      }
      language = ""
    }
    let wanted = wantedPlace(of: file, stem, keys)
    let place = free(wanted.folder, wanted.stem + language, of: file)
    originals[file.folder + [stem]] = place
    return place
  }

  private mutating func wantedPlace(
    of file: ForeignFile, _ stem: String, _ keys: ForeignKeys
  ) -> (folder: [String], stem: String) {
    if let url = keys.url, let parts = Self.parts(ofURL: url) {
      guard let bundle = file.bundle else { return (base + parts.dropLast(), parts.last ?? "index") }
      bundles[bundle] = base + parts
      return (base + parts, "index")
    }
    let categories = keys.categories.isEmpty ? [] : keys.categories.filter { !file.folder.contains($0) }
    let folder = (file.folder + categories).map { Self.slug($0) }
    guard stem == "index", let bundle = file.bundle else {
      return (base + folder, stem == "index" ? stem : Self.slug(keys.slug ?? stem))
    }
    // The name of a bundle is that of its folder.
    let named = keys.slug.map { base + folder.dropLast() + [Self.slug($0)] } ?? base + folder
    bundles[bundle] = named
    return (named, stem)
  }

  /// The name and the language of `about.fr`, as Hugo writes both.
  static func language(of stem: String) -> (stem: String, language: String) {
    guard let dot = stem.utf8.lastIndex(of: UInt8(ascii: ".")),
      let tag = try? LanguageTag(String(stem[dot...].dropFirst())),
      stem[dot...].dropFirst().first?.isLowercase == true
    else { return (stem, "") }
    return (String(stem[..<dot]), ".\(tag)")
  }

  /// Indicates whether the generator leaves a page out because of its dates (Hugo, “Front matter”:
  /// `publishDate`, `expiryDate`; Jekyll: `future`).
  private func isHidden(_ file: ForeignFile, _ keys: ForeignKeys) -> Bool {
    let isHugo = format == .hugo
    let published =
      isHugo ? ["publishdate", "pubdate", "published", "date"] : file.date.isEmpty ? [] : ["date"]
    let start = keys.time(published) ?? Self.seconds(file.date.joined(separator: "-"))
    let end = isHugo ? keys.time(["expirydate", "unpublishdate"]) : nil
    let isFuture = !configuration.showsFuture && start.map { $0 > now.seconds } ?? false
    return isFuture || !configuration.showsExpired && end.map { $0 <= now.seconds } ?? false
  }

  /// The seconds since 1970 of a time or of the start of a date.
  static func seconds(_ text: String) -> Int? {
    if let day = namedDay(text) { return day.number * 86_400 }
    if let time = UTCTime(timestamp: text) { return time.seconds }
    let parts = text.utf8.prefix(10).split(separator: UInt8(ascii: "-")).compactMap {
      Int(String(Substring($0)))
    }
    guard parts.count == 3 else { return nil }
    return CalendarDate(year: parts[0], month: parts[1], day: parts[2]).map { $0.number * 86_400 }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]

  /// The day of a date with the name of its month: `May 5, 2020`, `5 May 2020`, `Tue, 05 May 2020 10:00:00
  /// GMT`.
  private static func namedDay(_ text: String) -> CalendarDate? {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != ":" }
    let month = words.lazy.compactMap { months.firstIndex(of: String($0.prefix(3))) }.first
    let year = words.first { $0.utf8.count == 4 && Int($0) != nil }.flatMap { Int($0) }
    let day = words.lazy.compactMap { Int($0.prefix { $0.isNumber }) }.first { 1...31 ~= $0 }
    guard let month, let year, let day else { return nil }
    return CalendarDate(year: year, month: month + 1, day: day)
  }

  private static func slug(_ name: String) -> String {
    if let slug = PageName.slug(of: name) { return slug }
    return String(NameHash([name]).text.prefix(6))
  }

  /// The parts of a URL's path that files can have as names, or `nil` if one cannot.
  private static func parts(ofURL url: String) -> [String]? {
    guard !url.contains(":") else { return nil }
    var parts = url.split(separator: "/").map(String.init)
    if let last = parts.last {
      for ending in [".html", ".htm"] where last.hasSuffix(ending) {
        parts[parts.count - 1] = String(last.dropLast(ending.count))
      }
    }
    if parts.last == "index" { parts.removeLast() }
    return parts.allSatisfy { (try? Slug($0)) != nil } ? parts : nil
  }

  private mutating func free(_ folder: [String], _ stem: String, of file: ForeignFile) -> ([String], String) {
    let path = (folder + [stem]).joined(separator: "/")
    let number = names.insertNumbered(path).dropFirst(path.count)
    if !number.isEmpty { report.renamed.append(file.path) }
    return (folder, stem + number)
  }
}
