import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// A page for each module has a heading for each of its codes, with the text that `clipsite explain` prints.
struct DocumentedDiagnosticsTests {
  private static let folder = "\(Document.catalog)/Reference/Diagnostics"

  /// The codes of each module, by the module's name without the prefix.
  static let modules: [String: [DiagnosticCode]] = {
    var modules: [String: [DiagnosticCode]] = [:]
    let sources = Document.root.appendingPathComponent("Sources")
    let codes = Dictionary(KnownDiagnosticCodes.all.map { ($0.name, $0) }) { first, _ in first }
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: sources.path)) ?? [] {
      guard path.hasSuffix(".swift"), path.hasPrefix("Clipsite"),
        let text = try? String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      else { continue }
      let module = path.prefix { $0 != "/" }.dropFirst("Clipsite".count)
      for match in text.matches(of: /= DiagnosticCode\(\s*"(\w+)"/) {
        if let code = codes[String(match.1)] { modules[String(module), default: []].append(code) }
      }
    }
    return modules.mapValues { $0.sorted { $0.name < $1.name } }
  }()

  @Test func everyCodeBelongsToAModule() {
    #expect(Set(Self.modules.values.joined().map(\.name)) == Set(KnownDiagnosticCodes.all.map(\.name)))
  }

  @Test(arguments: modules.keys.sorted()) func aModuleHasItsPage(_ module: String) throws {
    let codes = try #require(Self.modules[module])
    let sections = codes.map {
      "## \($0.name)\n\n*\($0.severity.rawValue.capitalized).* \(Self.body(of: $0))\n"
    }
    try Document.expectPage(
      "\(Self.folder)/\(module)Diagnostics.md",
      """
      # Diagnostics of \(module)

      Every diagnostic of the module `\(module)`, with the text of `clipsite explain`.

      \(sections.joined(separator: "\n"))
      """)
  }

  /// The text, with a line for each paragraph: the sources wrap lines at other columns.
  private static func body(of code: DiagnosticCode) -> String {
    var isFenced = false
    return code.text.components(separatedBy: "\n\n").map { paragraph in
      let wasFenced = isFenced
      for line in paragraph.split(separator: "\n") where line.hasPrefix("```") { isFenced.toggle() }
      let isText = paragraph.split(separator: "\n").allSatisfy {
        !$0.hasPrefix("- ") && !$0.hasPrefix(" ") && !$0.hasPrefix("```")
      }
      return isText && !wasFenced ? paragraph.replacing("\n", with: " ") : paragraph
    }
    .joined(separator: "\n\n")
  }

  @Test func noPageIsLeftOver() throws {
    let folder = Document.root.appendingPathComponent(Self.folder).path
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(pages) == Set(Self.modules.keys.map { "\($0)Diagnostics.md" }))
  }

  @Test func theIndexHasEveryCode() throws {
    let rows = Self.modules.flatMap { module, codes in
      codes.map { code in
        let link = "Diagnostics/\(module)Diagnostics.md#\(code.name.lowercased())"
        return "| [`\(code.name)`](\(link)) | \(code.severity.rawValue) | `\(module)` |\n"
      }
    }
    let topics = Self.modules.keys.sorted()
      .map { "- [Diagnostics of \($0)](Diagnostics/\($0)Diagnostics.md)\n" }
    try Document.expectPage(
      "\(Document.catalog)/Reference/Diagnostics.md",
      """
      # Diagnostics

      Every code that clipsite can report, with its severity and its module.

      A diagnostic ends with its code in brackets. `clipsite explain CODE` prints the same text as these pages.
      [What clipsite checks](../Concepts/WhatIsChecked.md) explains the severities.

      | code | severity | module |
      |---|---|---|
      \(rows.sorted().joined())
      ## Topics

      ### Modules

      \(topics.joined())
      """)
  }
}
