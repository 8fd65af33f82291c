import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Translates the pages of another generator's site: a pure function of its files.
struct SiteImport {
  /// A file of the result.
  struct Output: Hashable, Sendable {
    /// The folder below `Content`.
    let folder: [String]
    let name: String
    /// The bytes, or `nil` for a copy of the source.
    let bytes: [UInt8]?
    /// The path of the source.
    let source: String
  }

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
  /// The folders and names of pages in the source.
  private var sources: Set<[String]> = []
  private(set) var outputs: [Output] = []
  var report: SiteImportReport

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
    report = SiteImportReport(source: source, format: format, isDryRun: isDryRun)
    for file in files where file.kind == .asset {
      assets["/" + (file.folder + [file.stem]).joined(separator: "/")] =
        "/" + place(of: file).joined(separator: "/")
    }
    // A page comes before those that say the same in another language, and a bundle before its files.
    let pages = files.filter { $0.kind == .page }
    sources = Set(pages.map { $0.folder + [$0.stem] })
    for file in pages where Self.language(of: file.stem).language.isEmpty {
      try add(page: file, try read(file.path))
    }
    for file in pages where !Self.language(of: file.stem).language.isEmpty {
      try add(page: file, try read(file.path))
    }
    for file in files {
      switch file.kind {
      case .page: break
      case .asset: add(asset: file)
      case .other: report.left.append((file.path, file.reason))
      }
    }
    report.left.sort { $0.path < $1.path }
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
    guard names.insert(path.joined(separator: "/")) else {
      return report.left.append((file.path, "another file has its path"))
    }
    outputs.append(Output(folder: path.dropLast(), name: file.stem, bytes: nil, source: file.path))
  }

  // MARK: Pages

  private mutating func add(page file: ForeignFile, _ bytes: [UInt8]) throws(ImportError) {
    let document: ForeignDocument?
    do throws(ForeignFault) {
      document = try ForeignDocument(bytes, parser: &parser)
    } catch {
      report.left.append((file.path, "line \(error.line): \(error.message)"))
      return
    }
    guard let document else {
      report.left.append((file.path, "no front matter"))
      return
    }
    let known = assets
    var keys = try ForeignKeys(document.entries, of: format, isSection: file.isSection, check: check) {
      known[$0]
    }
    if keys.title == nil { keys.add("title", .text(Self.title(of: file))) }
    if file.isDraft { keys.add("draft", .literal("true")) }
    if isHidden(file, keys) {
      keys.add("draft", .literal("true"))
      report.hidden.append(file.path)
    }
    if !file.date.isEmpty { keys.add("extra.date", .text(file.date.joined(separator: "-"))) }
    let (folder, stem) = place(of: file, keys)
    addAliases(of: file, &keys, at: folder + (stem == "index" ? [] : [stem]))
    for name in keys.mapped { report.mapped[name, default: 0] += 1 }
    for name in keys.kept { report.extra[name, default: 0] += 1 }
    let text = Array(FrontMatterText.text(keys.fields).utf8) + document.body
    if let problem = problem(in: text) {
      report.left.append((file.path, "no page can have its front matter: \(problem)"))
      return
    }
    if Self.hasTags(document.body, format) { report.tagged.append(file.path) }
    outputs.append(Output(folder: folder, name: "\(stem).md", bytes: text, source: file.path))
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
  private mutating func place(of file: ForeignFile, _ keys: ForeignKeys) -> (folder: [String], stem: String) {
    var (stem, language) = Self.language(of: file.stem)
    let isMain = language.dropFirst() == configuration.language && !sources.contains(file.folder + [stem])
    if isMain { language = "" }
    if !language.isEmpty, let original = originals[file.folder + [stem]] {
      return free(original.folder, original.stem + language, of: file)
    }
    let place = free(wantedPlace(of: file, stem, keys), language, of: file)
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

  /// Indicates whether the generator leaves a page out because of its dates (Hugo, “Front matter”: `publishDate`,
  /// `expiryDate`; Jekyll: `future`).
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
    if let time = UTCTime(timestamp: text) { return time.seconds }
    let parts = text.utf8.prefix(10).split(separator: UInt8(ascii: "-")).compactMap {
      Int(String(Substring($0)))
    }
    guard parts.count == 3 else { return nil }
    return CivilDay(year: parts[0], month: parts[1], day: parts[2]).map { $0.number * 86_400 }
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

  private mutating func free(
    _ place: (folder: [String], stem: String), _ language: String, of file: ForeignFile
  ) -> ([String], String) {
    free(place.folder, place.stem + language, of: file)
  }

  private mutating func free(_ folder: [String], _ stem: String, of file: ForeignFile) -> ([String], String) {
    let path = (folder + [stem]).joined(separator: "/")
    let number = names.insertNumbered(path).dropFirst(path.count)
    if !number.isEmpty { report.renamed.append(file.path) }
    return (folder, stem + number)
  }
}
