import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The rule that content adds words, pictures, and data only. What runs in browsers or configures a host needs
/// a line in `site.yml`.
enum WebsiteFileRules {
  /// A file that is a mistake.
  private struct Finding {
    let path: RelativePath
    let code: DiagnosticCode
    let message: String
    /// The files with the same are one finding.
    let group: String
    /// The step that avoids adding a line to `site.yml`.
    var way = "move it out of the content folder"
    /// The only way, if there is one.
    var name: RelativePath?
  }

  /// Findings are printed for this many endings of files.
  private static let limit = 100

  static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    files(site, content) + rawHTML(site, content)
  }

  // MARK: Files

  private static func files(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let options = site.configuration.options
    let listed = FilePatterns(options.assets)
    let findings = site.assets.compactMap { finding($0.source, listed, options, content) }
    let groups = Dictionary(grouping: findings, by: \.group).values.sorted { $0[0].path < $1[0].path }
    let rest = Array(groups.dropFirst(limit).joined())
    return groups.prefix(limit).map { diagnostic($0, options, content) }
      + rest.prefix(1).map {
        Diagnostic(
          .unlistedFile, at: SourceRange(content.displayPath(of: $0.path)),
          "\(rest.count) more files are published only if `site.yml` names them", fix: $0.way)
      }
  }

  private static func finding(
    _ path: RelativePath, _ listed: FilePatterns, _ options: SiteOptions, _ content: ContentFolder
  ) -> Finding? {
    let kind = WebsiteFile.kind(of: path)
    if case .data = kind { return nil }
    if listed.holds(path) { return nil }
    func bytes() -> [UInt8]? {
      try? FileStore.read(
        content.systemPath(of: path), within: content.path, limit: options.limits.copiedFile)
    }
    switch kind {
    case .drawing:
      guard let danger = DrawingScanner.danger(in: bytes()) else { return nil }
      return Finding(
        path: path, code: .scriptInDrawing, message: "the drawing has \(danger), which can run in browsers",
        group: "/svg", way: "export it without scripts")
    case .verification where isVerification(path.name, bytes() ?? []): return nil
    case .verification:
      return Finding(
        path: path, code: .unlistedFile,
        message: "`\(path.name)` does not have the form of a file that proves who owns the site",
        group: "/\(path.name)", way: "download it again")
    case .misnamedPage(let name):
      return Finding(
        path: path, code: .unlistedFile,
        message: "`\(path.name)` is not a page, because the names of pages end in `.md`", group: "/md",
        name: name)
    case .data, .unlisted:
      return Finding(
        path: path, code: .unlistedFile,
        message: "`\(path.name)` is published only if `site.yml` names it",
        group: path.fileExtension ?? path.name.text)
    }
  }

  /// Indicates whether a file has the form that Google or Bing gives it, and nothing else.
  private static func isVerification(_ name: RelativePath, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes.filter { !MarkupBytes.isSpace($0) }, as: UTF8.self)
    if name != "BingSiteAuth.xml" { return text == "google-site-verification:\(name)" }
    let (start, end) = ("<?xmlversion=\"1.0\"?><users><user>", "</user></users>")
    return text.hasPrefix(start) && text.hasSuffix(end)
      && text.utf8.dropFirst(start.utf8.count).dropLast(end.utf8.count).allSatisfy(\.isLetterOrDigit)
  }

  private static func diagnostic(
    _ findings: [Finding], _ options: SiteOptions, _ content: ContentFolder
  ) -> Diagnostic {
    let first = findings[0]
    let line = FilePatterns.line("assets", with: findings.map(\.path), after: options.assets)
    let rename = first.name.map {
      findings.count == 1 ? "rename it to `\($0)`" : "rename them so that their names end in `.md`"
    }
    let them = findings.count == 1 ? "it" : "them"
    return Diagnostic(
      first.code, at: SourceRange(content.displayPath(of: first.path)),
      first.message + others(findings.count),
      fix: rename ?? "\(first.way), or set `assets` in site.yml if visitors need \(them)",
      notes: rename == nil ? [line.note(in: content)] : [])
  }

  private static func others(_ count: Int) -> String {
    count == 1 ? "" : ", and so \(count == 2 ? "is 1 other file" : "are \(count - 1) other files")"
  }

  // MARK: Pages

  private static func rawHTML(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let known = site.configuration.options.rawHTMLPages
    let listed = FilePatterns(known)
    var (notes, unlisted): ([Diagnostic], [RelativePath: SourceRange]) = ([], [:])
    for page in [site.pages, Array(site.notFoundPages.values)].joined() {
      guard let range = page.source.fields.rawHTML else { continue }
      let path = site.source(of: page)
      let place = SourceRange(content.displayPath(of: path), range.bytes)
      guard listed.holds(path) else {
        unlisted[path] = place
        continue
      }
      notes.append(
        Diagnostic(
          .rawHTMLAllowed, at: place, "raw HTML in the text of this page is kept as it is",
          fix: "remove the line unless you trust everyone who writes this file"))
    }
    let paths = unlisted.keys.sorted()
    guard let first = paths.first, let place = unlisted[first] else { return notes }
    let line = FilePatterns.line("allow-html", with: paths, after: known)
    return notes + [
      Diagnostic(
        .unlistedHTML, at: place,
        "`\(first)` keeps raw HTML only if `site.yml` names it" + others(paths.count),
        fix: "remove the line, or set `allow-html` in site.yml if you trust the text",
        notes: [line.note(in: content)])
    ]
  }
}
