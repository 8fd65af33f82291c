import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsitePlatform

/// The settings of another generator's site that decide about its URLs and its public pages.
struct ForeignConfiguration {
  /// The pattern of the URLs of posts (Jekyll: `permalink`).
  var postURLs: String?
  /// The language of pages without one in their name (Hugo: `defaultContentLanguage`).
  var language = "en"
  /// Indicates whether pages of a later date are public.
  var showsFuture = false
  /// Indicates whether pages are public after their last day.
  var showsExpired = false
  /// The settings of all pages that have none (Hugo: `cascade`).
  private(set) var cascade: ForeignValue?
  private var languages: [ForeignValue.Entry] = []
  private var contentFolders = ["content": ""]
  /// The patterns of URLs (Hugo: `permalinks`), by the kind of page and the first folder.
  private var patterns: [String: [String: String]] = [:]

  /// The files with the configuration, of which each adds to the others. The name tells the key of a whole
  /// file.
  static func paths(of format: DataFormat) -> [String] {
    if format == .jekyll { return ["_config.yml"] }
    let files = ["hugo", "config"] + (["hugo", "config"] + wholeFiles).map { "config/_default/\($0)" }
    return files.flatMap { file in ["toml", "yaml", "yml", "json"].map { "\(file).\($0)" } }
  }

  /// The settings with a file of their own, which has the name of the key.
  private static let wholeFiles = ["permalinks", "languages", "cascade"]

  /// Adds the settings of a file. One that cannot be read has none.
  mutating func add(_ bytes: [UInt8], at path: String) {
    var entries = Self.entries(bytes, path)
    let name = RelativePath(path).name.text.prefix { $0 != "." }
    if Self.wholeFiles.contains(String(name)) {
      entries = [.init(key: String(name), value: .mapping(entries))]
    }
    for entry in entries {
      switch (entry.key.lowercased(), entry.value) {
      case ("permalink", let value): postURLs = value.text ?? postURLs
      case ("defaultcontentlanguage", let value): language = value.text ?? language
      case ("future", let value), ("buildfuture", let value): showsFuture = value.text == "true"
      case ("buildexpired", let value): showsExpired = value.text == "true"
      case ("contentdir", let value): if let folder = Self.folder(value) { contentFolders = [folder: ""] }
      case ("languages", .mapping(let inner)): languages = inner
      case ("cascade", let value): cascade = value
      case ("permalinks", .mapping(let inner)): add(inner, of: "page")
      default: break
      }
    }
  }

  /// Before version 0.115, Hugo had patterns of pages only, without the kind around them.
  private mutating func add(_ entries: [ForeignValue.Entry], of kind: String) {
    for entry in entries {
      if case .mapping(let inner) = entry.value {
        add(inner, of: entry.key)
      } else if let text = entry.value.text {
        patterns[kind, default: [:]][entry.key] = text
      }
    }
  }

  private static func entries(_ bytes: [UInt8], _ path: String) -> [ForeignValue.Entry] {
    let value: ForeignValue?
    if path.hasSuffix(".toml") {
      return (try? TOMLReader.entries(of: String(decoding: bytes, as: UTF8.self), firstLine: 1)) ?? []
    } else if path.hasSuffix(".json") {
      value = (try? JSONParser.parse(bytes)).map(ForeignValue.init)
    } else {
      var (parser, ignored): (DocumentParser, [Diagnostic]) = (DocumentParser(), [])
      value = ForeignValue(parser.parseYAML(SourceFile(path: path, bytes: bytes), diagnostics: &ignored).root)
    }
    return if case .mapping(let entries)? = value { entries } else { [] }
  }

  /// The folders with content, and the endings that pages in them get for their language (Hugo:
  /// `contentDir`).
  var endings: [String: String] {
    var endings = contentFolders
    for entry in languages {
      guard let folder = Self.folder(entry.value["contentdir"]) else { continue }
      endings[folder] = entry.key == language ? "" : ".\(entry.key)"
    }
    return endings
  }

  /// A folder without dots and slashes that add nothing, as in `./content/`.
  private static func folder(_ value: ForeignValue?) -> String? {
    let parts = value?.text?.split(separator: "/").filter { $0 != "." } ?? []
    return parts.isEmpty ? nil : parts.joined(separator: "/")
  }

  /// Returns the pattern of a page or of a section, by its first folder, or `nil` if it has none.
  func pattern(of folder: String, isSection: Bool) -> String? {
    patterns[isSection ? "section" : "page"]?[folder]
  }

  /// Replaces the words of a pattern such as `/:year/:slug/`, or returns `nil` if it has another word.
  static func filled(_ pattern: String, with words: [String: String]) -> String? {
    let pieces = pattern.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    var result = pieces.first.map { String(Substring($0)) } ?? ""
    for piece in pieces.dropFirst() {
      let name = piece.prefix { $0.isLowerCaseLetter }
      let rest = Substring(piece.dropFirst(name.count))
      guard let word = words[String(Substring(name))], rest.utf8.first != UInt8(ascii: "[") else {
        return nil
      }
      result += word.replacing("/", with: name.elementsEqual("sections".utf8) ? "/" : "-") + rest
    }
    return result
  }
}
