import Foundation
import Testing

/// What CONTRIBUTING.md says of files and modules is true of the sources.
@Suite(.timeLimit(.minutes(30))) struct ContributingTests {
  private static let files: [String] = ["Sources", "Tests"].flatMap { folder in
    let path = Document.root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.map { "\(folder)/\($0)" }
  }

  @Test func pathsExist() throws {
    let paths = try Document("CONTRIBUTING.md").text.matches(of: /`((?:Sources|Tests|\.ci)\/[^` ]+)`/)
    #expect(paths.count > 4)
    for path in paths.map({ String($0.1) }) {
      let url = Document.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test func sourceFilesExist() throws {
    let names = try Document("CONTRIBUTING.md").text.matches(of: /`([A-Za-z+]+\.swift)`/)
    #expect(names.count > 30)
    for name in names.map({ String($0.1) }) where name != "Package.swift" {
      #expect(Self.files.contains { $0.hasSuffix("/\(name)") }, "\(name)")
    }
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func linkedFilesExist(_ name: String) throws {
    for link in try Document(name).text.matches(of: /\]\(([^:)#]+)\)/) {
      let target = String(link.1)
      // The README shows a Markdown link between two pages of a site.
      guard !target.hasPrefix("../") else { continue }
      let url = Document.root.appendingPathComponent(target)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(name): \(target)")
    }
  }

  @Test func theModuleMapIsThatOfThePackage() throws {
    let package = try String(
      contentsOf: Document.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    let rows = try Document("CONTRIBUTING.md").section("Modules").split(separator: "\n")
      .filter { $0.hasPrefix("| `") }
    var documented: [String: [String]] = [:]
    for row in rows {
      let cells = row.split(separator: "|").map(Self.codeSpans)
      documented[try #require(cells.first?.first)] = cells.last
    }
    var declared: [String: [String]] = [:]
    for module in package.matches(of: /\bmodule\(\s*"([A-Za-z]+)"(?:,\s*uses:\s*\[([^\]]*)\])?/) {
      let uses = module.2.map { $0.matches(of: /"([A-Za-z]+)"/).map { String($0.1) } } ?? []
      declared[String(module.1)] = uses
    }
    #expect(documented == declared)
  }

  private static func codeSpans(_ cell: Substring) -> [String] {
    cell.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
  }
}
