import ClipsiteMustache
import ClipsiteSystem
import Foundation
import Testing

@testable import ClipsiteContent
@testable import ClipsiteRendering
@testable import ClipsiteSite

/// The data that pages are rendered from are as `TemplateContext`, and so the page “Template context”,
/// describe them.
struct ContextConformanceTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func everyPageOfTheExampleSeesWhatIsDocumented() throws {
    let report = try SiteBuilder(SiteFolder(Self.root.path)).load()
    let snapshot = try #require(report.value)
    var count = 0
    for entry in snapshot.source.tree.entries where entry.recipe.isPage {
      let value = try #require(try snapshot.context(of: entry.recipe))
      #expect(Self.mismatches(value, TemplateContext.schema, "") == [])
      count += 1
    }
    #expect(count > 15)
  }

  @Test func whatIsNoPageHasNoContext() throws {
    let snapshot = try #require(try SiteBuilder(SiteFolder(Self.root.path)).load().value)
    #expect(try snapshot.context(of: .bytes([])) == nil)
  }

  @Test func mismatchesAreFound() {
    let schema = Schema.record([("a", .text()), ("b", .list(of: .bool()))])
    #expect(Self.mismatches(["a": "x", "b": [true]], schema, "") == [])
    #expect(Self.mismatches(["a": true, "b": ["x"]], schema, "") == ["a", "b[]"])
    #expect(Self.mismatches(["a": "x"], schema, "top") == ["top"])
  }

  /// The names whose values are of another kind than described.
  private static func mismatches(_ value: Value, _ schema: Schema, _ path: String) -> [String] {
    switch (value, schema.kind) {
    case (.null, _), (_, .open), (.text, .text), (.html, .html), (.bool, .bool): []
    case (_, .deferred(let inner)): mismatches(value, inner(), path)
    case (.list(let elements), .list(let element)):
      elements.flatMap { mismatches($0, element, path + "[]") }
    case (.record(let record), .record(let described)):
      record.shape.names.elementsEqual(described.fields.map(\.name))
        ? zip(record.values, described.fields).flatMap { value, field in
          mismatches(
            value, field.schema, path.isEmpty ? field.name.spelling : "\(path).\(field.name.spelling)")
        } : [path]
    default: [path]
    }
  }
}
