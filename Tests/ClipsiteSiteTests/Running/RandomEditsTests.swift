import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

/// Whatever happens to a site between two builds, the second leaves what a build from nothing would.
struct RandomEditsTests {
  /// A generator with a seed, so that a failure can be repeated (SplitMix64).
  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var bits = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
      return bits ^ (bits >> 31)
    }
  }

  private enum Edit: CaseIterable {
    case writePage, writePlace, removePage, renamePage, writeFile, removeFile, changeTemplate, changeSite,
      writeBusiness, leaveAlone
  }

  private struct Editor {
    let fixture: Fixture
    var random: Seeded
    var pages: Set<String> = []
    var files: Set<String> = []
    var count = 0

    mutating func edit() throws {
      count += 1
      switch Edit.allCases.randomElement(using: &random) ?? .leaveAlone {
      case .writePage: try writePage(name(), "draft: \(Bool.random(using: &random))")
      case .writePlace: try writePage(name(), "place: {locality: Town \(count)}\naliases: [/go-\(count)]")
      case .writeBusiness: try writePage("\(folder())index.md", "domain: shop.example.net")
      case .removePage: if let page = any(pages) { try remove(page) }
      case .renamePage: if let page = any(pages) { try rename(page) }
      case .writeFile: try writeFile()
      case .removeFile: if let file = any(files) { try remove(file) }
      case .changeTemplate: try changeTemplate()
      case .changeSite: try changeSite()
      case .leaveAlone: break
      }
    }

    private mutating func any(_ paths: Set<String>) -> String? {
      paths.sorted().randomElement(using: &random)
    }
    private mutating func folder() -> String { ["a/", "b/", "a/c/"].randomElement(using: &random) ?? "" }
    private mutating func name() -> String { "\(folder())p\(Int.random(in: 0..<6, using: &random)).md" }

    private mutating func writePage(_ path: String, _ more: String) throws {
      try fixture.write(
        Fixture.page("title: Page \(count)\n\(more)", "Text \(count).\n"), to: "Content/\(path)")
      pages.insert(path)
    }

    private mutating func writeFile() throws {
      let path = "\(folder())f\(Int.random(in: 0..<4, using: &random)).txt"
      try fixture.write("file \(count)", to: "Content/\(path)")
      files.insert(path)
    }

    private mutating func remove(_ path: String) throws {
      try fixture.remove("Content/\(path)")
      pages.remove(path)
      files.remove(path)
    }

    private mutating func rename(_ path: String) throws {
      let text = try fixture.read("Content/\(path)")
      try remove(path)
      let new = "r\(count).md"
      try fixture.write(text.replacing("domain: shop.example.net\n", with: ""), to: "Content/\(new)")
      pages.insert(new)
    }

    private func changeTemplate() throws {
      try fixture.write(
        "<head>{{head.tags}}</head>{{page.title}} \(count)", to: "Templates/location.mustache")
    }

    private mutating func changeSite() throws {
      let layout = Layout.allCases.randomElement(using: &random) ?? .multiDomain
      let files = PageFiles.allCases.randomElement(using: &random) ?? .flat
      let hosts = ["", "caddy", "netlify, github-pages"][count % 3]
      try fixture.write(
        RandomEditsTests.site
          + "layout: \(layout.rawValue)\npage-files: \(files.rawValue)\nhosts: [\(hosts)]\n",
        to: "Content/site.yml")
    }
  }

  private static let site = Fixture.site(
    replacing: "[example.com]", with: "[example.com, shop.example.net]")

  @Test(arguments: [1, 2] as [UInt64])
  func aBuildAfterEditsEqualsACleanBuild(seed: UInt64) throws {
    var editor = Editor(fixture: try Fixture(["Content/site.yml": Self.site]), random: Seeded(state: seed))
    let fixture = editor.fixture
    var written = 0
    let rounds = RandomRounds.count(20, of: 200)
    for number in 0..<rounds {
      try editor.edit()
      let report = try fixture.build()
      guard report.output?.isRefused == false else { continue }
      written += 1
      let clean = fixture.folder.output("\(fixture.root.path)/clean-\(number)")
      _ = try SiteBuilder(fixture.folder).build(into: clean)
      let expected = try fixture.files(in: "clean-\(number)")
      #expect(try fixture.files(in: "Output") == expected, "seed \(seed), edit \(number)")
      try fixture.remove("clean-\(number)")
    }
    // Some edits make two pages want one URL; most must not.
    #expect(written >= rounds * 7 / 20)
  }
}
