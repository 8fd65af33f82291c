import ClipsiteContentParsing
import ClipsiteSiteModel

/// The front matter of a page of another generator, translated key by key.
///
/// A key that clipsite has under this or another name gets its value if the value fits. Everything else goes
/// below `extra` unchanged, so nothing is lost.
struct ForeignKeys {
  /// The settings of the page, without those about its URL.
  private(set) var fields: [PageField] = []
  /// The URL of the page (`permalink`, `url`), as it was written.
  private(set) var url: String?
  /// The last part of the URL (`slug`).
  private(set) var slug: String?
  /// Short URLs, as they were written.
  private(set) var aliases: [String] = []
  /// The categories of a Jekyll post.
  private(set) var categories: [String] = []
  /// Indicates whether the generator makes no page of the file.
  private(set) var isUnpublished = false
  /// The keys that have a counterpart, as `address → place.street`.
  private(set) var mapped: [String] = []
  /// The keys below `extra`.
  private(set) var kept: [String] = []
  /// The times of the page, by their keys in lower case, as they were written.
  private(set) var times: [String: String] = [:]

  private let format: DataFormat
  private let isSection: Bool
  private let check: FieldCheck
  private let asset: (String) -> String?
  private var taken = DistinctNames()

  /// Translates settings.
  ///
  /// - Parameters:
  ///   - isSection: Indicates whether Hugo ignores the `slug` of the page.
  ///   - asset: Returns the path below `Content` of the file at a path from the root of the site, or `nil` if there is
  ///     none.
  init(
    _ entries: [ForeignValue.Entry], of format: DataFormat, isSection: Bool = false, check: FieldCheck,
    asset: @escaping (String) -> String?
  ) throws(ImportError) {
    self.format = format
    self.isSection = isSection
    self.check = check
    self.asset = asset
    let settings = Self.settings(entries, below: "")
    // The name of a key comes before another word for it: `description` before `summary`.
    for isName in [true, false] {
      for setting in settings where Self.isName(setting.key) == isName {
        try add(setting.key, setting.value, below: setting.group)
      }
    }
  }

  /// Adds a setting of the import.
  mutating func add(_ key: String, _ value: FieldValue) {
    guard taken.insert(key) else { return }
    fields.append(PageField(key: key, value: value))
  }

  /// The title of the page, if it has one.
  var title: String? { fields.first { $0.key == "title" }?.value.plainText }

  /// The seconds since 1970 of the first of some keys that has a time.
  ///
  /// - Parameter isDay: Indicates whether only the day counts, as it is written.
  func time(_ keys: [String], isDay: Bool = false) -> Int? {
    keys.lazy.compactMap { times[$0] }.compactMap { text in
      let day = isDay ? SiteImport.seconds(String(Substring(text.utf8.prefix(10)))) : nil
      return day ?? SiteImport.seconds(text)
    }.first
  }

  /// Mappings whose keys are like those of the page or of its place.
  private static let groups: Set<String> = [
    "params", "place", "location", "address", "geo", "coordinates", "contact",
  ]

  private static func settings(
    _ entries: [ForeignValue.Entry], below group: String
  ) -> [(key: String, value: ForeignValue, group: String)] {
    entries.flatMap { entry in
      if group.isEmpty, case .mapping(let inner) = entry.value,
        groups.contains(ColumnNames.normalized(entry.key))
      {
        return settings(inner, below: entry.key)
      }
      return [(entry.key, entry.value, group)]
    }
  }

  private static func isName(_ key: String) -> Bool {
    ColumnNames.key(of: key).map { ColumnNames.isName(key, of: $0) } ?? false
  }

  private mutating func add(_ key: String, _ value: ForeignValue, below group: String) throws(ImportError) {
    let name = ColumnNames.normalized(key)
    if group.isEmpty, let text = value.text { times[key.lowercased()] = text }
    if readURL(name, value) || readWord(name, value) { return }
    let isRead = try readKey(key, normalized: name, value)
    if !isRead { keep(group.isEmpty || group == "params" ? key : "\(group)-\(key)", value) }
  }

  // MARK: URLs

  private mutating func readURL(_ name: String, _ value: ForeignValue) -> Bool {
    switch name {
    case "permalink" where format == .jekyll, "url" where format == .hugo:
      guard let text = value.text, text.hasPrefix("/") || format == .hugo else { return false }
      url = text.hasPrefix("/") ? text : "/" + text
      mapped.append("\(name) → the file's path")
    case "slug" where !isSection:
      guard let text = value.text, !text.isEmpty else { return false }
      slug = text
      mapped.append("slug → the file's name")
    case "aliases", "alias", "redirect-from":
      guard let texts = value.texts else { return false }
      aliases += texts
      if name != "aliases" { mapped.append("\(name) → aliases") }
    case "categories" where format == .jekyll, "category" where format == .jekyll:
      guard let texts = value.texts else { return false }
      let isWords = name == "categories" && value.text != nil
      categories += isWords ? texts.flatMap { $0.split(separator: " ").map(String.init) } : texts
      mapped.append("\(name) → folders")
    default: return false
    }
    return true
  }

  // MARK: Words

  /// Keys whose values mean the opposite, or something narrower, in clipsite.
  private mutating func readWord(_ name: String, _ value: ForeignValue) -> Bool {
    switch (name, value.text) {
    case ("published", "false"?): set("draft", .literal("true"), from: name)
    case ("published", "true"?): mapped.append("published → (default)")
    case ("noindex", "true"?), ("sitemap", "false"?): set("robots", .literal("noindex"), from: name)
    case ("headless", "true"?) where format == .hugo: hide(name)
    case ("build", _) where format == .hugo && ["never", "link", "false"].contains(value["render"]?.text):
      hide("build.render")
    case ("weight", let text?) where Int(text) != nil: set("order", .literal(text), from: name)
    default: return false
    }
    return true
  }

  private mutating func hide(_ name: String) {
    isUnpublished = true
    set("draft", .literal("true"), from: name)
  }

  private mutating func set(_ key: String, _ value: FieldValue, from name: String) {
    add(key, value)
    if name != key { mapped.append("\(name) → \(key)") }
  }

  // MARK: Keys

  /// Names that mean something else elsewhere. A page with `services` need not be that of a location.
  private static let otherMeanings: Set<String> = [
    "layout", "template", "type", "domain", "allow-html", "noindex", "sitemap", "date", "services",
    "slug", "url", "path", "permalink",
  ]

  private mutating func readKey(
    _ key: String, normalized name: String, _ value: ForeignValue
  ) throws(ImportError) -> Bool {
    if Self.otherMeanings.contains(name) { return false }
    guard let target = ColumnNames.key(of: key), !taken.contains(target.name),
      !target.name.hasPrefix("clip."),
      let texts = value.texts, !texts.isEmpty
    else { return false }
    if case .dayHours = target.kind { return false }
    let isList = if case .list = target.kind { true } else { false }
    guard isList || texts.count == 1 else { return false }
    let text = texts.map(PlainText.line).joined(separator: " | ")
    if text.isEmpty { return false }
    if target.name == "image", text.hasPrefix("/"), let path = asset(text) {
      set(target.name, .text(path), from: key)
      return true
    }
    let isHours = target.name == "place.hours" || target.name == "place.special-hours"
    let cell = isHours ? texts.map(PlainText.line).joined(separator: "; ") : text
    switch try check.outcome(of: cell, as: target.kind) {
    case .value(let value): set(target.name, value, from: key)
    case .doubtful, .refused: return false
    }
    return true
  }

  private mutating func keep(_ key: String, _ value: ForeignValue) {
    let name = key.isEmpty ? "key" : key.replacing(".", with: "-")
    fields.append(PageField(key: taken.insertNumbered("extra.\(name)"), value: value.field))
    kept.append(key)
  }
}
