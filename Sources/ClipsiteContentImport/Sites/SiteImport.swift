import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
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

  private let format: DataFormat
  /// The folder below `Content` that gets the pages.
  private let base: [String]
  private let check: FieldCheck
  /// The pattern of the URLs of posts (`permalink` in `_config.yml`).
  private let postURLs: String
  private var parser = DocumentParser()
  /// The paths of pages without their extension, and those of assets.
  private var names = DistinctNames()
  private var assets: Set<String> = []
  private(set) var outputs: [Output] = []
  private(set) var report: SiteImportReport

  init(
    _ files: [ForeignFile], from source: String, format: DataFormat, base: [String], postURLs: String?,
    check: FieldCheck, isDryRun: Bool, read: (String) throws(ImportError) -> [UInt8]
  ) throws(ImportError) {
    self.format = format
    self.base = base
    self.check = check
    self.postURLs = postURLs.map { Self.styles[$0] ?? $0 } ?? Self.styles["date"] ?? ""
    report = SiteImportReport(source: source, format: format, isDryRun: isDryRun)
    for file in files where file.kind == .asset {
      assets.insert("/" + (file.folder + [file.stem]).joined(separator: "/"))
    }
    for file in files {
      switch file.kind {
      case .page: try add(page: file, try read(file.path))
      case .asset: add(asset: file)
      case .other: report.left.append((file.path, "no counterpart"))
      }
    }
  }

  private mutating func add(asset file: ForeignFile) {
    guard names.insert((file.folder + [file.stem]).joined(separator: "/")) else {
      return report.left.append((file.path, "another file has its path"))
    }
    outputs.append(Output(folder: file.folder, name: file.stem, bytes: nil, source: file.path))
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
    var keys = try ForeignKeys(document.entries, of: format, check: check) { known.contains($0) }
    if keys.title == nil { keys.add("title", .text(Self.title(of: file))) }
    if file.isDraft { keys.add("draft", .literal("true")) }
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
    if let url = keys.url, let parts = Self.parts(ofURL: url) {
      let stem = parts.last ?? "index"
      return free(base + parts.dropLast(), stem, of: file)
    }
    let categories = keys.categories.isEmpty ? [] : keys.categories.filter { !file.folder.contains($0) }
    let folder = (file.folder + categories).map { Self.slug($0) }
    let (stem, language) = Self.language(of: file.stem)
    let name = stem == "index" ? stem : Self.slug(keys.slug ?? stem)
    return free(base + folder, name + language, of: file)
  }

  /// The name and the language of `about.fr`, as Hugo writes both.
  private static func language(of stem: String) -> (stem: String, language: String) {
    guard let dot = stem.lastIndex(of: "."), (2...3).contains(stem[dot...].utf8.count - 1),
      stem[dot...].dropFirst().utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return (stem, "") }
    return (String(stem[..<dot]), String(stem[dot...]))
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

  // MARK: Short URLs

  /// The URLs that led to the page before lead to it still.
  private mutating func addAliases(of file: ForeignFile, _ keys: inout ForeignKeys, at path: [String]) {
    let new = "/" + path.joined(separator: "/")
    var aliases: [String] = []
    let old = [oldURL(of: file, keys)].compactMap { $0 } + keys.aliases.map { absolute($0, file) }
    for text in old {
      guard let url = Self.alias(text) else {
        report.lostURLs.append(text)
        continue
      }
      if url != new, url != "/", !aliases.contains(url) { aliases.append(url) }
    }
    if !aliases.isEmpty { keys.add("aliases", .list(aliases)) }
  }

  /// A URL as a short URL, or `nil` if it cannot be one. The ending `.html` goes: it is that of the file, and
  /// providers serve the file at both URLs.
  private static func alias(_ text: String) -> String? {
    var url = text
    while url.utf8.count > 1, url.hasSuffix("/") { url.removeLast() }
    for ending in ["/index.html", ".html", ".htm"] where url.hasSuffix(ending) {
      url.removeLast(ending.count)
    }
    if url.isEmpty { return "/" }
    let isPath = url.hasPrefix("/")
    let parts = url.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    guard TextForm.alias.mistake(url) == nil, !isPath || parts.allSatisfy({ (try? Slug(String($0))) != nil })
    else {
      return url == "/" ? url : nil
    }
    return url
  }

  /// Aliases of Hugo can be relative to the folder of the page.
  private func absolute(_ alias: String, _ file: ForeignFile) -> String {
    if alias.hasPrefix("/") || alias.contains("://") { return alias }
    var parts = format == .hugo ? file.folder : []
    for part in alias.split(separator: "/") {
      if part == ".." { parts = parts.dropLast() } else if part != "." { parts.append(String(part)) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// The patterns that Jekyll has names for.
  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title.html", "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title.html", "none": "/:categories/:title.html",
  ]

  /// The path that the generator gave the page, or `nil` if it follows from the file as here.
  private func oldURL(of file: ForeignFile, _ keys: ForeignKeys) -> String? {
    if let url = keys.url { return Self.filled(url, for: file, keys) }
    if format == .jekyll, !file.date.isEmpty { return Self.filled(postURLs, for: file, keys) }
    let (stem, language) = Self.language(of: file.stem)
    if !language.isEmpty { return nil }
    let parts = file.folder + (stem == "index" ? [] : [keys.slug ?? stem])
    return "/" + parts.joined(separator: "/")
  }

  private static func filled(_ pattern: String, for file: ForeignFile, _ keys: ForeignKeys) -> String? {
    var url = styles[pattern] ?? pattern
    let categories = (file.folder + keys.categories).map { $0.lowercased() }
    url = url.replacing(":categories", with: categories.joined(separator: "/"))
    url = url.replacing(":title", with: keys.slug ?? file.stem).replacing(
      ":slug", with: keys.slug ?? file.stem)
    if file.date.count == 3 {
      url = url.replacing(":year", with: file.date[0]).replacing(
        ":i_month", with: "\(Int(file.date[1]) ?? 0)")
      url = url.replacing(":month", with: file.date[1]).replacing(":i_day", with: "\(Int(file.date[2]) ?? 0)")
      url = url.replacing(":day", with: file.date[2])
    }
    url = url.replacing(":output_ext", with: ".html").replacing("//", with: "/")
    return url.contains(":") ? nil : url
  }
}
