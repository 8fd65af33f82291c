import ClipsiteRendering
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteContent

/// Keeps the themes that are compiled in the same as their templates.
struct StarterThemeTests {
  // MARK: BuiltInTheme

  /// The files of a theme are what its folders hold: those of the default theme, and its own in their places.
  @Test(arguments: BuiltInTheme.allCases) func compilesToTheSameBytes(_ theme: BuiltInTheme) throws {
    let folders = try RecordedFolder.all(in: Document.root)
    var templates: [String: String] = [:]
    for type in ["CleanTheme", "\(theme.name.capitalized)Theme"] {
      let folder = try #require(folders.first { $0.type == type })
      templates.merge(try folder.files(in: Document.root)) { $1 }
    }
    let files = Dictionary(uniqueKeysWithValues: theme.files.map { ($0.text, $1.bytes) })
    let isSame = files == templates.mapValues { Array($0.utf8) }
    #expect(isSame, "run .ci/record")
  }

  /// A theme has only what differs from the default theme, and each file says which of both it is from.
  @Test func aThemeHasOnlyWhatDiffers() throws {
    let (clean, bistro) = (BuiltInTheme.clean.files, BuiltInTheme.bistro.files)
    let own = bistro.filter { $0.value.path == "bistro:\($0.key)" }
    #expect(own.keys.map(\.text).sorted().first == "partials/lists.mustache")
    for (path, file) in bistro {
      let isSame = file.bytes == clean[path]?.bytes
      #expect(isSame == (own[path] == nil), "\(path)")
      #expect(BuiltInTheme.file(at: file.path)?.bytes == file.bytes)
    }
    #expect(BuiltInTheme.file(at: "clean:gone.mustache") == nil)
    #expect(BuiltInTheme.file(at: "partials/head.mustache") == nil)
  }

  /// The words of a site in `words` work with every theme.
  @Test(arguments: BuiltInTheme.allCases) func theThemesHaveTheSameLabels(_ theme: BuiltInTheme) {
    let own = Self.labels(of: theme)
    #expect(own.count > 20)
    #expect(own == Self.labels(of: .clean))
  }

  /// What `looks` can set, every theme lets it set.
  @Test(arguments: BuiltInTheme.allCases) func theThemesTakeTheLooksOfTheSite(_ theme: BuiltInTheme) {
    let text = Self.text(of: theme)
    for name in ["accent-light", "accent-dark", "font", "radius", "button-radius"] {
      #expect(text.contains("{{site.looks.\(name)}}"), "\(name)")
    }
  }

  /// The frame of the browser has the color of the page.
  @Test(arguments: BuiltInTheme.allCases) func thePaperIsThatOfTheTheme(_ theme: BuiltInTheme) throws {
    let file = try #require(theme.files["partials/tokens.mustache"])
    let style = String(decoding: file.bytes, as: UTF8.self)
    // The header of one theme has the color of cards, and that of the other the color of pages.
    let name = theme == .clean ? "paper" : "ground"
    let papers = style.matches(of: try Regex("--\(name):(#[0-9a-f]{6});", as: (Substring, Substring).self))
      .map { String($0.1) }
    #expect(papers == [theme.paper.light, theme.paper.dark])
  }

  private static func text(of theme: BuiltInTheme) -> String {
    theme.files.values.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
  }

  private static func labels(of theme: BuiltInTheme) -> Set<String> {
    Set(text(of: theme).matches(of: /\{\{labels\.([a-z-]+)/).map { String($0.1) })
  }

  // MARK: StarterSite

  @Test(arguments: BuiltInTheme.allCases) func namesEveryFileOnce(_ theme: BuiltInTheme) {
    let paths = StarterSite.files(with: theme).map(\.path)
    #expect(Set(paths).count == paths.count)
    let folders = ["Content/", ".schema/", ".gitignore"]
    #expect(paths.allSatisfy { path in folders.contains { path.hasPrefix($0) } })
  }

  /// A pattern without a slash at its start would also hide the records of imports in folders of `Content`.
  @Test func gitIgnoresFilesBesideContentOnly() throws {
    let file = try #require(StarterSite.files.first { $0.path == ".gitignore" })
    let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("/") })
  }

  @Test func theTextEndsWithALineEnd() {
    for file in StarterSite.files where !file.path.hasSuffix(".jpg") {
      #expect(file.bytes.last == UInt8(ascii: "\n"), "\(file.path)")
    }
  }

  @Test func thePictureIsASmallJPEGOfTheRightSize() throws {
    let picture = try #require(StarterSite.files.first { $0.path.hasSuffix(".jpg") })
    let frame = try #require(picture.bytes.firstRange(of: [0xFF, 0xC2, 0x00, 0x11, 0x08]))
    #expect(picture.bytes.prefix(3) == [0xFF, 0xD8, 0xFF])
    #expect(picture.bytes[frame.upperBound...].prefix(4) == [0x04, 0xB0, 0x07, 0x08])
    #expect(picture.bytes.count <= 30_720)
  }

  @Test(arguments: BuiltInTheme.allCases) func checksCleanWithEveryTheme(_ theme: BuiltInTheme) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop", "--theme", theme.name], in: folder) == "")
    #expect(try codesOfCheck(in: folder) == ["PlaceholderValues"])
    try change("Content/site.yml", in: folder, from: "# looks:", to: "looks:")
    #expect(try codesOfCheck(in: folder) == ["PlaceholderValues"])
  }

  @Test(arguments: ["single-domain", "multi-domain"], ["flat", "folders"])
  func checksCleanInEveryLayout(layout: String, pageFiles: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop"], in: folder) == "")
    try change("Content/site.yml", in: folder, from: "layout: single-domain", to: "layout: \(layout)")
    try change("Content/site.yml", in: folder, from: "# page-files: flat", to: "page-files: \(pageFiles)")
    #expect(try codesOfCheck(in: folder) == ["PlaceholderValues"])
  }

  @Test func whatItsCommentsTeachWorks() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop"], in: folder) == "")
    try change(
      "Content/site.yml", in: folder, from: "[example.com]", to: "[example.com, donuts.example.com]")
    try change("Content/site.yml", in: folder, from: "layout: single", to: "layout: multi")
    for line in ["universal-links:", "  - {path: \"/about\"", "  - {path: \"/*\""] {
      try change("Content/site.yml", in: folder, from: "# \(line)", to: line)
    }
    try change("Content/ferry-street/index.md", in: folder, from: "# domain:", to: "domain:")
    #expect(try run(["build", "--strict", "--site", "shop"], in: folder) == "")
    #expect(folder.has("shop/Output/donuts.example.com/market.html"))
  }

  @Test func aNewLocationChecksClean() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop"], in: folder) == "")
    #expect(try run(["new", "Pier 39", "--folder", "ferry-street", "--site", "shop"], in: folder) == "")
    #expect(try codesOfCheck(in: folder) == ["PlaceholderValues"])
  }

  /// The codes that a strict check prints, which must succeed.
  private func codesOfCheck(in folder: ScenarioFolder) throws -> [String] {
    try run(["check", "--strict", "--site", "shop"], in: folder).matches(of: /(?m)\[(\w+)\]$/).map {
      String($0.1)
    }
  }

  /// Runs a command that must succeed, and gives what it writes to standard error.
  private func run(_ words: [String], in folder: ScenarioFolder) throws -> String {
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      words, on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .success)
    return recorder.text(.error)
  }

  private func change(_ name: String, in folder: ScenarioFolder, from old: String, to new: String) throws {
    let text = try #require(folder.read("shop/\(name)"))
    #expect(text.contains(old), "\(old)")
    try folder.write("shop/\(name)", text.replacingOccurrences(of: old, with: new))
  }
}
