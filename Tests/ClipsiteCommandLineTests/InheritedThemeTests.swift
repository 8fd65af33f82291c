import ClipsiteRendering
import ClipsiteSystem
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteContent

/// A site has the theme of the program, and its files override those of the theme.
struct InheritedThemeTests {
  /// Without a copy of the theme, a site has the same pages as with one, and only what was edited differs.
  @Test(arguments: BuiltInTheme.allCases) func aStarterOfVersion0_2BuildsTheSameWithoutItsCopy(
    _ theme: BuiltInTheme
  ) throws {
    let folder = try Self.copiedStarter(theme)
    defer { folder.remove() }
    let copied = try Self.build(folder)
    #expect(copied.count > 10)
    if theme != .clean {
      try folder.write(
        "shop/Content/site.yml", "\(folder.read("shop/Content/site.yml") ?? "")theme: bistro\n")
    }
    let (status, unedited, _) = try Self.run(["theme", "--unedited", "--site", "shop"], in: folder)
    #expect(status == 0)
    let paths = unedited.split(separator: "\n").map(String.init)
    #expect(paths.sorted() == (try Self.templates(in: folder)))
    for path in paths { try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)") }
    #expect(try Self.templates(in: folder) == [])
    #expect(try Self.build(folder) == copied)
    try FileManager.default.removeItem(atPath: "\(folder.path)/shop/Templates")
    #expect(try Self.build(folder) == copied)
  }

  @Test func anEditedPartialKeepsWorkingWithoutTheOthers() throws {
    let folder = try Self.copiedStarter(.clean)
    defer { folder.remove() }
    try folder.save(
      "shop/Templates/partials/footer.mustache", replacing: "<footer", with: "<footer data-own")
    let copied = try Self.build(folder)
    #expect(copied.values.count { String(decoding: $0, as: UTF8.self).contains("<footer data-own") } > 4)
    let unedited = try Self.run(["theme", "--unedited", "--site", "shop"], in: folder).output
    for path in unedited.split(separator: "\n") {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
    }
    #expect(try Self.templates(in: folder) == ["shop/Templates/partials/footer.mustache"])
    #expect(try Self.build(folder) == copied)
  }

  /// A copy renders what its original does, wherever a template includes it.
  @Test(arguments: BuiltInTheme.allCases) func acopyOfEachFileChangesNoPage(_ theme: BuiltInTheme) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try Self.run(["init", "shop", "--theme", theme.name], in: folder).status == 0)
    let inherited = try Self.build(folder)
    for path in theme.files.keys {
      let (status, output, _) = try Self.run(
        ["theme", "--site", "shop", "--copy", path.withoutExtension.text], in: folder)
      #expect(status == 0 && output == "Wrote shop/Templates/\(path).\n")
    }
    #expect(try Self.templates(in: folder).count == theme.files.count)
    #expect(try Self.build(folder) == inherited)
    // What nobody changed can go again.
    let unedited = try Self.run(["theme", "--unedited", "--site", "shop"], in: folder).output
    #expect(unedited.split(separator: "\n").count == theme.files.count)
    // Paths are names, too, as other commands print them.
    let byPath = try Self.run(["theme", "--print", "Templates/page.mustache", "--site", "shop"], in: folder)
    #expect(byPath == (try Self.run(["theme", "--print", "page", "--site", "shop"], in: folder)))
    let both = try Self.run(["theme", "--print", "page", "--unedited", "--site", "shop"], in: folder)
    #expect(both.status == 64 && both.error.contains("exclude each other"))
    // A copy is never overwritten.
    let again = try Self.run(["theme", "--copy", "page", "--site", "shop"], in: folder)
    #expect(again.status == 64 && again.error.contains("shop/Templates/page.mustache exists already"))
  }

  /// A link that came with a pull request would lead the copy out of the site.
  @Test(arguments: [
    ("shop/Templates", "LinkedSiteFolder"), ("shop/Templates/partials", "lies behind a link"),
    ("shop/Templates/partials/header.mustache", "exists already"),
  ])
  func nothingIsCopiedThroughALink(_ path: String, _ message: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try Self.run(["init", "shop"], in: folder).status == 0)
    try folder.write("away/partials/notes.txt", "mine")
    let link = URL(fileURLWithPath: folder.path).appending(path: path)
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "\(folder.path)/away")
    let (status, _, error) = try Self.run(
      ["theme", "--copy", "partials/header", "--site", "shop"], in: folder)
    #expect(status != 0 && error.contains(message))
    let root = "\(folder.path)/away"
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: root).sorted() == [
        "partials", "partials/notes.txt",
      ])
  }

  @Test func anUnknownFileOfTheThemeIsSuggested() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try Self.run(["init", "shop"], in: folder).status == 0)
    let (status, _, error) = try Self.run(
      ["theme", "--copy", "partials/haeder", "--site", "shop"], in: folder)
    #expect(status == 64 && error.contains("Did you mean 'partials/header'?"))
    #expect(!folder.has("shop/Templates"))
  }

  @Test func theListMarksWhatTheSiteOverrides() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try Self.run(["init", "shop"], in: folder).status == 0)
    #expect(try Self.run(["theme", "--copy", "signs/tent", "--site", "shop"], in: folder).status == 0)
    let lines = try Self.run(["theme", "--site", "shop"], in: folder).output.split(separator: "\n")
    #expect(lines.count == BuiltInTheme.clean.files.count)
    #expect(lines.filter { $0.contains(" ") } == ["signs/tent   overridden by the site"])
    let printed = try Self.run(["theme", "--print", "signs/tent", "--site", "shop"], in: folder).output
    #expect(
      printed
        == (try String(contentsOf: Document.root.appending(path: "Templates/signs/tent.svg"), encoding: .utf8))
    )
  }

  /// Messages about the files of the program show their lines.
  @Test func aMistakeThatAnOverrideCausesShowsTheLineOfTheTheme() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try Self.run(["init", "shop"], in: folder).status == 0)
    try folder.write("shop/Templates/partials/head.mustache", "<title>Donuts</title>\n")
    let (status, _, error) = try Self.run(["check", "--site", "shop"], in: folder)
    #expect(status == 1)
    #expect(error.contains("clean:partials/layout.mustache:"))
    #expect(error.contains("<head>"))
  }

  // MARK: Sites

  /// The starter site as `init` wrote it when it copied the templates, from this repository's.
  private static func copiedStarter(_ theme: BuiltInTheme) throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    #expect(try run(["init", "shop", "--theme", theme.name], in: folder).status == 0)
    try folder.save("shop/Content/site.yml", replacing: "\ntheme: \(theme.name)\n", with: "\n")
    let bistro = "Sources/ClipsiteRendering/SiteRendering/Templates/Bistro"
    for source in ["Templates"] + (theme == .clean ? [] : [bistro]) {
      let root = Document.root.appending(path: source)
      for path in try FileManager.default.subpathsOfDirectory(atPath: root.path) where path.contains(".") {
        try folder.write("shop/Templates/\(path)", Data(contentsOf: root.appending(path: path)))
      }
    }
    return folder
  }

  private static func templates(in folder: ScenarioFolder) throws -> [String] {
    let root = "\(folder.path)/shop/Templates"
    return try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.contains(".") }
      .map { "shop/Templates/\($0)" }.sorted()
  }

  /// Builds the site without a message, and reads its pages.
  private static func build(_ folder: ScenarioFolder) throws -> [String: Data] {
    let (status, _, error) = try run(["build", "--strict", "--site", "shop"], in: folder)
    #expect(status == 0 && error == "")
    let root = "\(folder.path)/shop/Output"
    return try FileManager.default.subpathsOfDirectory(atPath: root).reduce(into: [:]) { files, path in
      files[path] = FileManager.default.contents(atPath: "\(root)/\(path)")
    }
  }

  private static func run(
    _ words: [String], in folder: ScenarioFolder
  ) throws -> (status: Int32, output: String, error: String) {
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      words, on: recorder.terminal, workingFolder: folder.path)
    return (
      status.rawValue, folder.scrub(recorder.text(.output)), folder.scrub(recorder.text(.error))
    )
  }
}
