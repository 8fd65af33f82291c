import ClipsiteMustache
import Synchronization
import Testing

struct RecordTests {
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

  // MARK: Computed records

  /// A record that counts how often each of its values was computed.
  private final class Counted: Sendable {
    let counts = Mutex([0, 0, 0])

    var record: Value {
      .record(
        Record(Shape(["a", "b", "inner"])) { position in
          self.counts.withLock { $0[position] += 1 }
          return position < 2 ? .text("\(position)") : self.record
        })
    }
  }

  @Test(arguments: [
    ("{{b}}", "1", [0, 1, 0]), ("{{a}}{{a}}{{#b}}{{b}}{{/b}}", "001", [1, 1, 0]),
    ("{{none}}", "", [0, 0, 0]),
    ("{{inner.a}}{{inner.b}}{{inner.b}}{{inner.inner.b}}", "0111", [1, 2, 2]),
    ("{{#inner}}{{a}}{{a}}{{none}}{{/inner}}{{a}}", "000", [2, 0, 1]),
    ("{{inner.none}}{{b.none}}", "", [0, 1, 1]),
  ])
  func computesAValueOnceAndOnlyIfATemplateNamesIt(
    template: String, text: String, counts: [Int]
  ) throws {
    let counted = Counted()
    #expect(try render(template, with: counted.record) == text)
    #expect(counted.counts.withLock { $0 } == counts)
  }

  @Test func computesAllValuesOnDemand() throws {
    let record = Record(Shape(["a", "b"])) { .text("\($0)") }
    #expect(record.values.count == 2)
    let value = Value.list([.record(record)]).computed
    #expect(try render("{{#list}}{{a}}{{b}}{{/list}}", with: ["list": value]) == "01")
  }
}
