import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct RepeatedUnknownKeysTests {
  private func unknown(_ name: String, in path: String, fix: String = "did you mean `title`?") -> Diagnostic {
    Diagnostic(.unknownKey, at: SourceRange(path, 0..<4), "the key `\(name)` is unknown", fix: fix)
  }

  @Test func aKeyOfManyPagesIsReportedOnce() throws {
    let merged = RepeatedUnknownKeys.merged(["a.md", "b.md", "c.md", "d.md"].map { unknown("tags", in: $0) })
    let first = try #require(merged.first)
    #expect(merged.count == 1)
    #expect(first.range.path == "a.md")
    #expect(first.message == "the key `tags` is unknown, here and in 3 other places")
    #expect(first.notes.map(\.range.path) == ["b.md", "c.md"])
    #expect(first.fix == "did you mean `title`?")
  }

  @Test func otherKeysAndOtherFixesStay() {
    let all = [
      unknown("tags", in: "a.md"), unknown("date", in: "a.md"),
      unknown("tags", in: "b.md", fix: "use one of `a`"),
      Diagnostic(.emptyValue, at: SourceRange("a.md", 0..<4), "`a` has no value"),
      Diagnostic(.emptyValue, at: SourceRange("b.md", 0..<4), "`a` has no value"),
    ]
    #expect(RepeatedUnknownKeys.merged(all) == all)
  }
}
