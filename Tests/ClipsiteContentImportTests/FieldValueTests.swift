import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct FieldValueTests {
  @Test(arguments: [
    (FieldValue.text("1"), FieldValue.literal("1"), true), (.text("a"), .text("a"), true),
    (.text("1"), .literal("1.0"), false),
    (.text("\u{E9}"), .text("e\u{301}"), false), (.list(["a"]), .list(["a"]), true),
    (.list(["a"]), .text("a"), false),
    (.source("a: {}"), .source("a: {}"), true),
  ])
  func comparesMeaning(value: FieldValue, other: FieldValue, expected: Bool) {
    #expect(value.means(other) == expected)
    #expect(other.means(value) == expected)
  }
}
