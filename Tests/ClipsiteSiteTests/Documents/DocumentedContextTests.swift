@testable import ClipsiteContent
import ClipsiteMustache
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteRendering

/// The table of the names that templates can use comes from `TemplateContext`.
struct DocumentedContextTests {
  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/clipsite/clipsite.docc/Reference/TemplateContext.md")

  @Test func theTableIsThatOfTheCode() throws {
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- begin: context -->\n")).upperBound
    let end = try #require(text.range(of: "<!-- end: context -->")).lowerBound
    let table = Self.table()
    try GoldenFile.expect(
      String(text[..<start]) + table + text[end...], at: Self.page, as: "TemplateContext.md")
  }

  private static func table() -> String {
    "| name | kind | meaning | example |\n|---|---|---|---|\n"
      + rows(of: TemplateContext.schema, below: "").joined()
  }

  /// A row for each name; the names below a list are written with `[]`, as in `children[].title`.
  private static func rows(of schema: Schema, below prefix: String) -> [String] {
    guard case .record(let record) = schema.kind else { return [] }
    return record.fields.flatMap { name, schema in
      let path = prefix + name.spelling
      return [row(path, schema)] + inner(schema, path)
    }
  }

  private static func inner(_ schema: Schema, _ path: String) -> [String] {
    if case .list(let element) = schema.kind { return rows(of: element, below: path + "[].") }
    return rows(of: schema, below: path + ".")
  }

  private static func row(_ path: String, _ schema: Schema) -> String {
    let example = Self.example(of: schema).map { "`\($0)`" } ?? ""
    return "| `\(path)` | \(kind(of: schema)) | \(schema.summary ?? "") | \(example) |\n"
  }

  /// The example of a value, and for a list of texts that of one of them.
  private static func example(of schema: Schema) -> String? {
    if case .list(let element) = schema.kind { element.example } else { schema.example }
  }

  /// Records, and lists of them, are shown by the rows of what they hold.
  @Test func everyValueHasAnExample() {
    let rows = Self.rows(of: TemplateContext.schema, below: "")
    let bare = rows.filter {
      $0.hasSuffix("|  |\n") && !$0.contains("| record |") && !$0.contains("| list |")
    }
    #expect(rows.count > 80)
    #expect(bare == [])
  }

  private static func kind(of schema: Schema) -> String {
    switch schema.kind {
    case .text: "text"
    case .html: "markup"
    case .bool: "true or false"
    case .list: "list"
    case .record: "record"
    case .open: "anything"
    case .deferred: "record"
    }
  }
}
