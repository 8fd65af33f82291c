import Foundation
import Testing

/// The documents about the code are true of the sources.
struct ContributingTests {
  private static let files: [String] = ["Sources", "Tests"].flatMap { folder in
    let path = Document.root.appendingPathComponent(folder).path
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.map { "\(folder)/\($0)" }
  }

  /// All names in the sources, and the names of the files.
  private static let words: Set<Substring> = {
    var words: Set<Substring> = []
    let letters = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_".utf8)
    let sources = files.filter { [".swift", ".c", ".h"].contains(where: $0.hasSuffix) }
    for file in sources + ["Package.swift"] {
      let url = Document.root.appendingPathComponent(file)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { continue }
      words.formUnion(text.utf8.split { !letters.contains($0) }.map { Substring($0) })
    }
    return words
  }()

  private static let text = DocumentTree.internals.map(\.text).joined(separator: "\n")

  @Test func pathsExist() throws {
    let paths = Self.text.matches(of: /`((?:Sources|Tests|\.ci)\/[^` ]+)`/)
    #expect(paths.count > 4)
    for path in paths.map({ String($0.1) }) {
      let url = Document.root.appendingPathComponent(path)
      #expect(FileManager.default.fileExists(atPath: url.path), "\(path)")
    }
  }

  @Test func sourceFilesExist() throws {
    for name in Self.text.matches(of: /`([A-Za-z+]+\.(?:swift|c))`/).map({ String($0.1) })
    where name != "Package.swift" {
      #expect(Self.files.contains { $0.hasSuffix("/\(name)") }, "\(name)")
    }
  }

  /// Types in code spans, such as `SiteLoader` and `FileStore.open`.
  @Test func typesExist() throws {
    let names = Self.text.matches(of: /`([A-Z][a-z]+[A-Z][A-Za-z]+|[A-Z]{2,}[a-z]+[A-Za-z]*)(?:[.(][^`]*)?`/)
      .map(\.1)
    #expect(names.count > 100)
    let missing = Set(names).filter { name in
      !Self.words.contains(name) && !Self.words.contains("Clipsite" + name)
        && !Self.files.contains { $0.contains("/\(name)/") } && !Self.others.contains(name)
    }
    #expect(missing.sorted() == [])
  }

  /// Names of other programs and libraries.
  private static let others: Set<Substring> = ["GitHub", "JSONSerialization"]

  @Test func theModuleMapIsThatOfThePackage() throws {
    let package = try Self.package()
    let rows = try Document(page: "Internals/Architecture").section("Modules").split(separator: "\n")
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

  /// A line for each paragraph of modules in the manifest.
  @Test func theMapOfTheReadersIsThatOfThePackage() throws {
    let package = try Self.package()
    let lines = package.components(separatedBy: "\n\n").compactMap { paragraph in
      let names = paragraph.matches(of: /\bmodule\(\s*"([A-Za-z]+)"/).map { String($0.1) }
      return names.isEmpty ? nil : names.joined(separator: "  ")
    }
    let text = "```text\n\(lines.joined(separator: "\n"))\n```\n"
    try Document("CONTRIBUTING.md").expectSection("modules", text)
  }

  private static func package() throws -> String {
    try String(contentsOf: Document.root.appendingPathComponent("Package.swift"), encoding: .utf8)
  }

  private static func codeSpans(_ cell: Substring) -> [String] {
    cell.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
  }
}
