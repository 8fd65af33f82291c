import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// The scripts and styles in the folders `WebFiles` of modules have no mistakes in their syntax.
@Suite(.blocking) struct WebFileSyntaxTests {
  /// The files that end so, by name.
  private static func files(_ ending: String) throws -> [String: String] {
    let root = Document.root
    let folders = try RecordedFolder.all(in: root).filter { $0.type.hasSuffix("WebFiles") }
    let files = try folders.flatMap { try $0.files(in: root) }.filter { $0.key.hasSuffix(ending) }
    return Dictionary(uniqueKeysWithValues: files)
  }

  /// What Node says of scripts. Nothing is run.
  private static func mistakes(in scripts: [String: String]) throws -> String {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    var mistakes = ""
    for (name, text) in scripts {
      try folder.write(name, text)
      mistakes += try InstalledTool.node.run(["--check", name], in: folder.path)
    }
    return mistakes
  }

  @Test(.needs(InstalledTool.node))
  func scriptsHaveNoMistakes() throws {
    let scripts = try Self.files(".js")
    #expect(scripts.count >= 6)
    #expect(try Self.mistakes(in: scripts) == "")
    #expect(try Self.mistakes(in: ["a.js": "const a = (;\n"]).contains("SyntaxError"))
  }

  @Test(.needs(NuChecker.need))
  func stylesHaveNoMistakes() throws {
    let styles = try Self.files(".css")
    #expect(!styles.isEmpty)
    #expect(try NuChecker.verdict(on: styles, "--css").errors == [])
    #expect(try NuChecker.verdict(on: ["a.css": "a { color: }\n"], "--css").errors != [])
  }
}
