import ClipsiteSystem
import Foundation

/// Edits as an author makes them, in an order that a seed decides: pages, pictures, templates and `site.yml`
/// are written, broken, renamed and removed.
struct RandomEdits: RandomNumberGenerator {
  private var state: UInt64
  /// A folder with the same edits without the mistakes, if some are to be made on purpose.
  private let spotless: Fixture?
  /// The files that are wrong now.
  private(set) var mistakes: Set<String> = []
  private(set) var mistakeCount = 0
  private let pages = [
    "Content/index.md", "Content/about.md", "Content/ferry-street/index.md", "Content/ferry-street/market.md",
    "Content/ferry-street/pier/dock.md", "Content/other/index.md", "Content/other/one.md",
    "Content/about.de.md", "Content/ferry-street/index.de.md", "Content/ferry-street/market.de.md",
    "Content/ferry-street/market.zh-Hant.md",
  ]

  init(seed: UInt64, spotless: Fixture? = nil) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
    self.spotless = spotless
  }

  /// SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Makes an edit and tells which paths it concerns.
  mutating func apply(to fixture: Fixture) throws -> Set<String> {
    if spotless != nil, Int.random(in: 0..<3, using: &self) == 0 { return try makeMistake(in: fixture) }
    switch UInt.random(in: 0..<14, using: &self) {
    case 0: return try write("Content/donut.png", bytes: picture(), to: fixture)
    case 1: return try write("Content/ferry-street/tray.png", bytes: picture(), to: fixture)
    case 2: return try remove("Content/ferry-street/tray.png", from: fixture)
    case 3: return try remove(pages[Int.random(in: 1..<pages.count, using: &self)], from: fixture)
    case 4:
      let text = (Fixture.templates["page"] ?? "") + "<!-- \(next()) -->"
      return try write("Templates/page.mustache", bytes: Array(text.utf8), to: fixture)
    case 5: return try write("Content/site.yml", bytes: Array(configuration().utf8), to: fixture)
    case 6: return try rename(in: fixture)
    case 7...8 where spotless == nil: return try disturb(fixture)
    default:
      let page = pages[Int.random(in: 0..<pages.count, using: &self)]
      return try write(page, bytes: Array(text().utf8), to: fixture)
    }
  }

  /// Writes a file that cannot be read, or one that can and has an error.
  private mutating func makeMistake(in fixture: Fixture) throws -> Set<String> {
    mistakeCount += 1
    let page = pages[Int.random(in: 0..<pages.count, using: &self)]
    switch UInt.random(in: 0..<8, using: &self) {
    case 0:
      let text = (Fixture.templates["page"] ?? "") + "{{#unclosed}}"
      return try write("Templates/page.mustache", bytes: Array(text.utf8), to: fixture)
    case 1: return try write("Content/site.yml", bytes: Array("domains: [\n".utf8), to: fixture)
    case 2: return try write(page, bytes: Array("---\ntitle: \"One\n---\n".utf8), to: fixture)
    case 3: return try write(page, bytes: Array("No front matter, title: [\n".utf8), to: fixture)
    case 4: return try write(page, bytes: Array("---\ntitle: [\n---\n".utf8), to: fixture)
    case 5:
      return try write(page, bytes: Array("---\ntitle: One\n---\n[x](nowhere.md)\n".utf8), to: fixture)
    case 6:
      let subtitle =
        "clip: {subtitle: A subtitle that is much longer than the fifty-six characters of a card}"
      return try write(page, bytes: Array("---\ntitle: One\n\(subtitle)\n---\n".utf8), to: fixture)
    default: return try write(page, bytes: Array("---\ndescription: One\n---\n".utf8), to: fixture)
    }
  }

  /// Indicates whether a file cannot be read as a whole.
  private static func isUnreadable(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return ["title: [", "title: \"One\n", "domains: [\n", "{{#unclosed}}"].contains { text.contains($0) }
  }

  private mutating func write(_ path: String, bytes: [UInt8], to fixture: Fixture) throws -> Set<String> {
    try fixture.write(bytes, to: path)
    if Self.isUnreadable(bytes) {
      mistakes.insert(path)
    } else {
      mistakes.remove(path)
      try spotless?.write(bytes, to: path)
    }
    // A new folder is told of as well as the file.
    return [path, String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)])]
  }

  private mutating func remove(_ path: String, from fixture: Fixture) throws -> Set<String> {
    mistakes.remove(path)
    if let spotless, try FileStore.kind(at: spotless.url(path).path) != .missing { try spotless.remove(path) }
    if try FileStore.kind(at: fixture.url(path).path) != .missing { try fixture.remove(path) }
    return [path]
  }

  /// Gives the file of a page the name of another, which is gone then.
  private mutating func rename(in fixture: Fixture) throws -> Set<String> {
    let old = pages[Int.random(in: 1..<pages.count, using: &self)]
    let new = pages[Int.random(in: 1..<pages.count, using: &self)]
    guard old != new, FileManager.default.fileExists(atPath: fixture.url(old).path) else { return [] }
    let bytes = [UInt8](try Data(contentsOf: fixture.url(old)))
    let removed = try remove(old, from: fixture)
    return try removed.union(write(new, bytes: bytes, to: fixture))
  }

  /// Makes something that is no plain file, or removes it: links, a pipe, and the file that macOS keeps icons
  /// in.
  private mutating func disturb(_ fixture: Fixture) throws -> Set<String> {
    let links = [
      "Content/lost.txt": "gone.txt", "Content/linked.md": "about.md",
      "Content/linked.png": "ferry-street/tray.png",
      "Content/passwords.txt": "/etc/passwd", "Content/folder": "ferry-street",
    ]
    let path =
      (links.keys.sorted() + ["Content/pipe.txt", "Content/Menu\r"]).randomElement(using: &self) ?? ""
    if try FileStore.kind(at: fixture.url(path).path) != .missing { return try remove(path, from: fixture) }
    if let target = links[path] {
      try fixture.link(path, to: target)
    } else if path.hasSuffix(".txt") {
      mkfifo(fixture.url(path).path, 0o644)
    } else {
      try fixture.write([], to: path)
    }
    return [path]
  }

  private mutating func picture() -> [UInt8] {
    let widths = [1800, 300, 1801]
    return Fixture.png(width: widths[Int.random(in: 0..<3, using: &self)], height: 1200)
  }

  private mutating func configuration() -> String {
    let both = "[example.com, ferrystreet.example.net]"
    let domains = (spotless == nil ? ["[example.com]", both] : [both]).randomElement(using: &self) ?? ""
    let links = ["", "universal-links: [{path: \"/a*\"}]\n"].randomElement(using: &self) ?? ""
    let hosts =
      ["", "hosts: [netlify, nginx]\n", "page-files: folders\nhosts: [cloudflare-pages, github-pages]\n"]
      .randomElement(using: &self) ?? ""
    // A file that a limit makes a mistake looks like none.
    let all = spotless == nil ? ["", "limits: {source-file: 60}\n", "limits: {front-matter: 30}\n"] : [""]
    let limits = all.randomElement(using: &self) ?? ""
    let directory =
      ["", "directory: {}\n", "neighbors: true\ndirectory: {path: about, title: All}\n"].randomElement(
        using: &self) ?? ""
    return Fixture.siteYAML.replacing("[example.com]", with: domains) + links + hosts + directory + limits
  }

  private mutating func text() -> String {
    let lines = [
      ["title: One", "title: Two", "title: A title that is much too long for any card", "title: ["],
      ["", "slug: one", "slug: about", "draft: true"],
      ["", "domain: ferrystreet.example.net", "image: tray.png", "clip: {display: none}", "language: de"],
      [
        "", "place: {locality: Town}", "place: {locality: City, country: US, latitude: 1.5, longitude: 2.5}",
        "place: {latitude: 1.6, longitude: 2.5}", "clip: {card-page: order}",
        "place: {locality: Town, country: US, hours: [Mo-Fr 08:00-18:00]}", "place: {time-zone: Europe/Rome}",
        "robots: noindex",
      ],
      ["", "aliases: [/m]", "aliases: [/about]"],
    ]
    let chosen = lines.compactMap { $0.randomElement(using: &self) }.filter { !$0.isEmpty }
    let body = ["Text", "[x](about.md)", "More\n"].randomElement(using: &self) ?? ""
    return "---\n" + chosen.joined(separator: "\n") + "\n---\n" + body
  }
}
