import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct SchemaTests {
  static let page = RecordSchema([
    ("title", .text("The page's title", example: "Market Street")), ("image", .text().optional),
    ("title", .bool()),
  ])

  @Test func documentsItsFieldsInOrder() {
    #expect(Self.page.fields.map(\.name.spelling) == ["title", "image", "title"])
    #expect(Self.page.fields.first?.schema.summary == "The page's title")
    #expect(Self.page.fields.first?.schema.example == "Market Street")
    #expect(Self.page.fields.map(\.schema.isOptional) == [false, true, false])
  }

  @Test func findsTheFirstOfEqualNames() {
    guard case .text? = Self.page["title"]?.kind else {
      Issue.record("the second title hides the first")
      return
    }
    #expect(Self.page["missing"] == nil)
  }

  @Test func keepsTheKindWhenDescribedAnew() {
    let described = Schema.text("old", example: "x").optional.described("new")
    #expect(described.summary == "new")
    #expect(described.example == "x")
    #expect(described.isOptional)
  }
}
