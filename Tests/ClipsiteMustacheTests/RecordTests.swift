import ClipsiteMustache
import Testing

@Suite(.timeLimit(.minutes(30))) struct RecordTests {
  @Test func findsEachNameOfItsShape() {
    let names = (0..<40).map { Name("name\($0)") }
    let record = Record(Shape(names), (0..<40).map { .text("\($0)") })
    for index in 0..<40 {
      guard case .text(let text)? = record[names[index]] else {
        Issue.record("\(names[index]) is missing")
        continue
      }
      #expect(text == "\(index)")
    }
  }

  @Test(arguments: ["", "titl", "Title", "title ", "titles", "url2"] as [Name])
  func lacksOtherNames(name: Name) {
    #expect(Shape(["title", "url"]).index(of: name) == nil)
  }

  @Test func findsTheFirstOfEqualNames() {
    let record = Record([("a", "first"), ("a", "second")])
    guard case .text("first")? = record["a"] else {
      Issue.record("the second hides the first")
      return
    }
  }

  @Test func doesNotLackANull() {
    let record = Record([("a", .null)])
    #expect(record["a"] != nil)
    #expect(record["b"] == nil)
  }
}
