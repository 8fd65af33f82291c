import ClipsiteContent
import ClipsiteText
import Testing

/// Input made to be slow or huge: each ends at its limit with one diagnostic.
struct LimitsTests {
  private func codes(_ files: [String: String]) throws -> [String] {
    try Fixture(files).check().map { "\($0.code.name)" }
  }

  @Test(arguments: ["[", "{a: ", "- "])
  func nestingEndsAtTheFirstLevelTooMany(opening: String) throws {
    let deep = String(repeating: opening, count: 10_000)
    let found = try codes([
      "Content/a.md": Fixture.page("title: A\nextra:\n  x:\n   \(opening == "- " ? deep + "a" : deep)")
    ])
    #expect(found == ["NestingTooDeep"])
  }

  @Test func quotesInMarkdownEndAtTheFirstLineTooDeep() throws {
    let quotes = String(repeating: ">", count: 10_000)
    try Fixture.expect(
      .markdownTooComplex, "quotes and lists are nested more than 100 deep",
      in: ["Content/a.md": Fixture.page("title: A", "Text\n\n«\(quotes)»\n")])
    try Fixture.expectNothing(
      in: ["Content/a.md": Fixture.page("title: A", String(repeating: ">", count: 100) + " deep\n")])
  }

  @Test func manyReferencesAreFine() throws {
    let references = (0..<20_000).map { "[r\($0)]: /r\n" }.joined()
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A", references)])
  }

  @Test func keysAndValuesHaveALimit() throws {
    let key = String(repeating: "k", count: 1025)
    #expect(try codes(["Content/a.md": Fixture.page("title: A\nextra: {\(key): b}")]).contains("KeyTooLong"))
    let value = String(repeating: "v", count: (64 << 10) + 1)
    #expect(try codes(["Content/site.yml": Fixture.site("extra: {a: \(value)}")]) == ["ValueTooLong"])
    #expect(try codes(["Content/site.yml": Fixture.site("extra: {a: \(value.dropLast())}")]) == [])
    #expect(
      try codes(["Content/a.md": Fixture.page("title: A\ndescription: \(value)")]) == ["FrontMatterTooLong"])
  }

  @Test func aMistakeInDataOfOnesOwnDoesNoHarm() throws {
    #expect(try codes(["Content/a.md": Fixture.page("title: A\nextra: {a: 1, a: 2}")]) == ["DuplicateKey"])
    #expect(
      try codes(["Content/a.md": Fixture.page("title: A\nextra: {[a]: 1, {b: c}: 2}")]).contains("KeyNotText")
    )
  }
}
