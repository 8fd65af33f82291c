import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// The page that lists what Apple asks for names commands, codes, and pages that exist.
struct DocumentedStatementsTests {
  private static let tool = CommandLineTool.clipsite(codes: KnownDiagnosticCodes.all)
  private static let codes = Set(KnownDiagnosticCodes.all.map(\.name))

  /// The rows without those that head a table, as the statement and what honors it.
  private static func rows() throws -> [(statement: String, honored: String)] {
    try Document(page: "Reference/WhatAppleAsksFor").text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|").map { $0.trimmingPrefix(" ") }
      guard line.hasPrefix("| "), !line.hasSuffix(" asks for | clipsite |") else { return nil }
      return cells.count == 2 ? (String(cells[0]), String(cells[1])) : nil
    }
  }

  @Test func eachStatementIsHonoredByWhatExists() throws {
    let rows = try Self.rows()
    #expect(rows.count == 76)
    #expect(Set(rows.map(\.statement)).count == 76)
    for (statement, honored) in rows {
      // A test of all documents follows the links.
      var found = honored.contains("](") ? 1 : 0
      for name in honored.matches(of: /`([A-Z]\w+)`/).map({ String($0.1) }) {
        #expect(Self.codes.contains(name), "\(name)")
        found += 1
      }
      for words in honored.matches(of: /`clipsite ([^`]+)`/).map({
        $0.1.split(separator: " ").map(String.init)
      }) {
        let name = words.prefix { !$0.hasPrefix("-") }.joined(separator: " ")
        let command = try #require(Self.tool.command(named: name), "\(name)")
        for option in words where option.hasPrefix("--") {
          #expect(command.options.contains { "--\($0.name)" == option }, "\(option)")
        }
        found += 1
      }
      #expect(found > 0, "\(statement)")
    }
  }
}
