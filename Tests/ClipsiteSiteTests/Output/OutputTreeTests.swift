import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct OutputTreeTests {
  @Test func removesFilesAndTheFoldersThatHeldNothingElse() throws {
    let domain = try AssociatedDomain("example.com")
    let files: [(path: OutputPath, recipe: Recipe)] = [
      (OutputPath(domain, "a.html"), .page(PageID(0))), (OutputPath(domain, "b.html"), .redirect(AliasID(0))),
      (OutputPath(domain, "s/c.html"), .redirect(AliasID(1))),
      (OutputPath(domain, "t/d.html"), .page(PageID(1))),
      (OutputPath(beside: "nginx/example.com.conf"), .providerFile([])),
    ]
    let tree = OutputTree(files)
    let rest = tree.removing { if case .redirect = $0.recipe { true } else { false } }
    #expect(rest.folders == ["_hosts/nginx", "example.com", "example.com/t"])
    #expect(
      rest.entries.map(rest.path) == [
        "_hosts/nginx/example.com.conf", "example.com/a.html", "example.com/t/d.html",
      ])
    #expect(rest.entry(named: "d.html", in: "example.com/t") != nil)
    #expect(rest.entry(named: "b.html", in: "example.com") == nil)
    #expect(tree.removing { _ in true }.entries.isEmpty)
  }
}

struct ShardTests {
  @Test(arguments: ["1/1", "1/2", "16/16"])
  func readsParts(text: String) throws {
    let shard = try #require(Shard(text))
    #expect("\(shard.number)/\(shard.count)" == text)
  }

  @Test(arguments: ["", "1", "0/2", "3/2", "-1/2", "1/0", "a/b", "1/2/3", "1/1001", "1 /2"])
  func refusesEverythingElse(text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func allPartsTogetherAreTheWholeSite() throws {
    var files = ["Content/shops/index.md": "---\ntitle: Shops\n---\n", "Content/shops/menu.pdf": "%PDF"]
    for number in 1...60 {
      files["Content/shops/shop-\(number)-x.md"] =
        "---\ntitle: Shop \(number)\nplace: {locality: Town}\naliases: [/s\(number)]\nclip: {card-page: "
        + "order}\n---\n"
    }
    let fixture = try Fixture(files)
    #expect(try fixture.build().output?.isRefused == false)
    let whole = try fixture.files(in: "Output")
    var union: [String: Data] = [:]
    for number in 1...5 {
      let part = try build(try #require(Shard("\(number)/5")), fixture)
      for (path, bytes) in part {
        #expect(path == ".clipsite" || union[path] == nil, "\(path) stands in two parts")
        union[path] = bytes
      }
      #expect(part.keys.contains("example.com/.well-known/apple-app-site-association") == (number == 1))
    }
    #expect(union == whole)
  }

  @Test func aPartMayBeBuiltAgainIntoItsFolder() throws {
    let fixture = try Fixture([
      "Content/a.md": "---\ntitle: A\n---\n", "Content/b.md": "---\ntitle: B\n---\n",
    ])
    let shard = try #require(Shard("1/2"))
    let first = try build(shard, fixture)
    #expect(try build(shard, fixture) == first)
  }

  /// Twelve pages, of which some have the mistakes, in the parts that their paths choose.
  private static func pages(_ mistakes: [Int: String]) -> [String: String] {
    var files: [String: String] = [:]
    for number in 1...12 {
      files["Content/page-\(number)-x.md"] = mistakes[number] ?? "---\ntitle: Page \(number)\n---\n"
    }
    return files
  }

  private static let mistakes = [
    2: "---\ntitle: Page 2\n---\n[Menu](menu.pdf)\n", 3: "---\ntitle: Page 3\ntemplate: menu\n---\n",
    5: "---\ntitle: Page 5\n---\n<b>Raw</b>\n", 7: "---\ntitle: Page 7\nplace: {country: XX}\n---\n",
    11: "---\ntitle: Page 11\naliases: [/page-1-x]\n---\n",
  ]

  @Test(arguments: [[2], [3, 5], [2, 3, 5, 7, 11]])
  func allPartsTogetherReportWhatABuildReports(numbers: [Int]) throws {
    let fixture = try Fixture(Self.pages(Self.mistakes.filter { numbers.contains($0.key) }))
    let whole = try report(.whole, fixture).diagnostics
    #expect(Set(whole).count >= numbers.count)
    var union: Set<Diagnostic> = []
    for number in 1...4 {
      union.formUnion(try report(try #require(Shard("\(number)/4")), fixture).diagnostics)
    }
    #expect(union == Set(whole))
  }

  @Test(arguments: [(2, 1), (3, 1), (11, 4)])
  func aMistakeInAPageStopsItsPartAndOneInURLsStopsAll(number: Int, count: Int) throws {
    let fixture = try Fixture(Self.pages(Self.mistakes.filter { $0.key == number }))
    let isStopped = try (1...4).map { part in
      let report = try report(try #require(Shard("\(part)/4")), fixture)
      let isWritten = FileManager.default.fileExists(atPath: "\(fixture.root.path)/Output-\(part)")
      #expect(isWritten == (report.output?.isRefused == false))
      return !isWritten
    }
    #expect(isStopped.count { $0 } == count)
  }

  private func build(_ shard: Shard, _ fixture: Fixture) throws -> [String: Data] {
    let report = try report(shard, fixture)
    #expect(report.diagnostics == [])
    return try fixture.files(in: "Output-\(shard.number)")
  }

  private func report(_ shard: Shard, _ fixture: Fixture) throws -> BuildReport {
    var options = SiteBuilder.Options()
    options.shard = shard
    let name = shard == .whole ? "Output" : "Output-\(shard.number)"
    return try SiteBuilder(fixture.folder, options).build(
      into: fixture.folder.output("\(fixture.root.path)/\(name)"))
  }
}
