import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// A link in place of a folder that a run works in, as a pull request can bring one.
extension PlantedLinkTests {
  /// The folders of a site that commands read, write, or empty.
  static let roots = ["Content", "Templates", "Output", "Codes", ".clipsite-pictures"]

  /// A command line for each command that has a site.
  private static let commandLines = CommandLineTool.clipsite(codes: []).commands
    .filter { command in command.options.contains { $0.name == "site" } }
    .map { ([$0.name] + $0.positionals.filter { !$0.isOptional }.map { _ in "x" }).joined(separator: " ") }

  /// A site with folders of all commands, and a folder of data that pretends to be each of them.
  private func siteWithData() throws -> SiteToPublish {
    let site = try SiteToPublish()
    let lines = LoadedLibrary.qrencode.isWanted ? ["build", "codes"] : ["build"]
    for line in lines { #expect(site.run(line).status == .success) }
    let files = [
      "customers.sqlite": "mine", ".env": "mine", "site.yml": "name: Donuts\n", "page.md": "secret",
      ".clipsite": "clipsite 1\n.env\ncustomers.sqlite\n",
      ".clipsite-codes": "clipsite codes 1\ncustomers.sqlite\n",
    ]
    for (name, text) in files { try site.folder.write("data/\(name)", text) }
    return site
  }

  private func plant(_ name: String, to target: String, in site: SiteToPublish) throws {
    let path = "\(site.folder.path)/\(name)"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func contents(of name: String, in site: SiteToPublish) throws -> [String: Data?] {
    let path = "\(site.folder.path)/\(name)"
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, FileManager.default.contents(atPath: "\(path)/\($0)")) })
  }

  @Test(arguments: roots) func everyCommandRefusesALinkAsARoot(_ root: String) throws {
    let site = try siteWithData()
    defer { site.folder.remove() }
    try plant(root, to: "data", in: site)
    let before = try contents(of: "data", in: site)
    #expect(Self.commandLines.count > 15)
    for line in Self.commandLines {
      let result = site.run(line)
      #expect(result.status == .contentErrors, "\(line)")
      #expect(
        result.error.contains("\(root): error: the folder is a symbolic link to 'data' [LinkedSiteFolder]"))
      #expect(result.error.contains("  fix: remove the link"), "\(line)")
      #expect(!result.error.contains("secret"), "\(line)")
    }
    #expect(site.run("check --strict --format json").output.contains("LinkedSiteFolder"))
    #expect(try contents(of: "data", in: site) == before)
  }

  /// A link to the outside, to nothing, and to the folder itself under another name.
  @Test(arguments: roots, ["../nowhere", "/etc", "moved"])
  func whereTheLinkLeadsDoesNotMatter(_ root: String, _ target: String) throws {
    let site = try siteWithData()
    defer { site.folder.remove() }
    let (old, moved) = ("\(site.folder.path)/\(root)", "\(site.folder.path)/moved")
    if target == "moved", FileManager.default.fileExists(atPath: old) {
      try FileManager.default.moveItem(atPath: old, toPath: moved)
    }
    try plant(root, to: target, in: site)
    for line in ["build", "check", "codes"] {
      let result = site.run(line)
      #expect(result.error.contains("[LinkedSiteFolder]"), "\(line)")
      #expect(result.status == .contentErrors, "\(line)")
    }
  }

  @Test(.needs(LoadedLibrary.qrencode)) func theCommandLineMayNameALink() throws {
    let site = try siteWithData()
    defer { site.folder.remove() }
    try FileManager.default.moveItem(
      atPath: "\(site.folder.path)/Output", toPath: "\(site.folder.path)/public")
    try plant("Output", to: "public", in: site)
    #expect(site.run("build --output Output").status == .success)
    #expect(site.run("publish --dry-run --output public").status == .success)
    #expect(site.run("build").error.contains("name the folder with `--output DIR`"))
    try FileManager.default.removeItem(atPath: "\(site.folder.path)/Output")
    try plant("Codes", to: "printed", in: site)
    try site.folder.write("printed/mine.txt", "mine")
    #expect(site.run("codes").status == .contentErrors)
    #expect(site.run("codes --to Codes").status == .success)
    #expect(site.folder.read("printed/mine.txt") == "mine")
    // The folder of the site is named by a person as well.
    try FileManager.default.removeItem(atPath: "\(site.folder.path)/Codes")
    try plant("alias", to: ".", in: site)
    #expect(site.run("check --site alias").status == .success)
  }

  // MARK: Folders to publish to

  private static let publishing = [
    "publish", "publish --dry-run", "publish --releases", "publish --rollback", "publish --rollback-to 1",
  ]

  /// The folder itself, one above it, and one that is reached through the outside.
  @Test(arguments: [("www", "www"), ("a/www", "a"), ("a/b", "a/b"), ("../NAME/www", "www")])
  func aRelativeDestinationIsNoLink(_ destination: String, _ link: String) throws {
    let site = try siteWithData()
    defer { site.folder.remove() }
    let name = URL(filePath: site.folder.path).lastPathComponent
    try site.publish(to: "{to: \(destination.replacing("NAME", with: name)), keep: 1}")
    #expect(site.run("build").status == .success)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: "\(site.folder.path)/\(link)").deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try plant(link, to: "\(site.folder.path)/data", in: site)
    let before = try contents(of: "data", in: site)
    for line in Self.publishing {
      let result = site.run(line)
      #expect(result.status != .success, "\(line)")
      #expect(result.error.contains("the folder is a symbolic link to"), "\(line): \(result.error)")
      #expect(result.error.contains("write its full path"), "\(line)")
    }
    let check = site.run("check")
    #expect(check.status == .contentErrors && check.error.contains("[LinkedSiteFolder]"), "\(check.error)")
    #expect(try contents(of: "data", in: site) == before)
  }

  @Test func aFullPathOfADestinationMayBeALink() throws {
    let site = try siteWithData()
    defer { site.folder.remove() }
    let real = try ScenarioFolder()
    defer { real.remove() }
    try plant("www", to: real.path, in: site)
    try site.publish(to: "{to: \(site.folder.path)/www}")
    for line in ["build", "check", "publish"] { #expect(site.run(line).status == .success, "\(line)") }
    #expect(real.read("current/example.com/index.html") != nil)
  }

  /// A repository without files may have links whose names begin with a dot.
  @Test func aStarterIsNotWrittenThroughALink() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    try site.folder.write("data/mine", "mine")
    try FileManager.default.createDirectory(
      atPath: "\(site.folder.path)/new", withIntermediateDirectories: false)
    try plant("new/.schema", to: "../data", in: site)
    #expect(site.run("init new").status == .usage)
    #expect(try contents(of: "data", in: site).keys.sorted() == ["mine"])
  }

  @Test func theStarterIgnoresLinksToo() throws {
    let site = try SiteToPublish()
    defer { site.folder.remove() }
    let lines = try #require(site.folder.read(".gitignore")).split(separator: "\n")
    #expect(lines.contains("/Output") && lines.contains("/Codes"))
    #expect(!lines.contains { $0.hasSuffix("/") })
  }
}
