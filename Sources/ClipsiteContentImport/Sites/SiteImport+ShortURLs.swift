import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The URLs that pages had at the other generator, as short URLs.
extension SiteImport {
  /// The URLs that led to the page before lead to it still.
  mutating func addAliases(
    of file: ForeignFile, _ keys: inout ForeignKeys, at new: String, besides urls: inout Set<String>
  ) {
    var aliases: [String] = []
    let old = [oldURL(of: file, keys)].compactMap { $0 } + keys.aliases.map { absolute($0, file) }
    for text in old {
      guard let url = Self.alias(text) else {
        report.lostURLs.append(text.contains("/:") ? "\(text) of \(file.path)" : text)
        continue
      }
      if url == new || url == "/" || aliases.contains(url) { continue }
      // A short URL must not be that of another page.
      if urls.insert(url).inserted { aliases.append(url) } else { report.lostURLs.append(text) }
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
    if let url = keys.url { return format == .hugo ? url : Self.filled(url, for: file, keys) }
    if format == .jekyll, !file.date.isEmpty {
      let pattern = configuration.postURLs ?? "date"
      return Self.filled(Self.styles[pattern] ?? pattern, for: file, keys)
    }
    let (stem, language) = Self.language(of: file.stem)
    if format == .hugo {
      // The pages of a language other than that of the site are in a folder of their own.
      let tag = language.dropFirst().lowercased()
      let isOther = !language.isEmpty && tag != configuration.language.lowercased()
      return hugoURL(of: file, stem, keys).map { isOther ? "/\(tag)" + ($0 == "/" ? "" : $0) : $0 }
    }
    if !language.isEmpty { return nil }
    let parts = file.folder + (stem == "index" ? [] : [keys.slug ?? stem])
    return "/" + parts.joined(separator: "/")
  }

  /// The path of a page of Hugo: by the pattern of its section, or that of its file. Hugo writes both in lower case
  /// and with hyphens.
  private func hugoURL(of file: ForeignFile, _ stem: String, _ keys: ForeignKeys) -> String? {
    let isBundle = file.bundle != nil && stem == "index"
    let folder = isBundle ? Array(file.folder.dropLast()) : file.folder
    let name = isBundle ? file.folder.last ?? "" : stem
    let path = { (parts: [String]) in
      "/" + parts.joined(separator: "/").lowercased().replacing(" ", with: "-")
    }
    guard let section = file.folder.first,
      let pattern = configuration.pattern(of: section, isSection: file.isSection)
    else { return path(folder + (file.isSection || stem == "index" && !isBundle ? [] : [keys.slug ?? name])) }
    // Hugo writes the day in the time zone of the date.
    let date = keys.time(["date", "publishdate", "pubdate", "published"], isDay: true).map {
      CalendarDate(number: $0.flooredQuotient(86_400))
    }
    let slug = keys.slug ?? keys.title ?? name
    var words = [
      "section": section, "sections": folder.joined(separator: "/"), "title": keys.title ?? name,
      "slug": slug,
      "filename": name, "contentbasename": name, "slugorfilename": keys.slug ?? name,
      "slugorcontentbasename": keys.slug ?? name,
    ]
    if let date {
      let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
      (words["year"], words["month"], words["day"]) = ("\(date.year)", padded(date.month), padded(date.day))
    }
    let url = ForeignConfiguration.filled(pattern, with: words)
    return url.map { path($0.split(separator: "/").map(String.init)) } ?? pattern
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
