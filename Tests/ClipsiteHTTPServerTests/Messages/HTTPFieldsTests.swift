import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct HTTPFieldsTests {
  private static let fields = HTTPFields([
    HTTPField("Accept", "a, ,b ,"), HTTPField("X", "1"), HTTPField("accept", "c"), HTTPField("Empty", ""),
  ])

  @Test func findsNamesWithoutCase() {
    #expect(Self.fields["x"] == "1")
    #expect(Self.fields["ACCEPT"] == "a, ,b ,, c")
    #expect(Self.fields["Empty"] == "")
    #expect(Self.fields["Accep"] == nil)
  }

  @Test func keepsTheLinesApart() {
    #expect(Self.fields.values("accept") == ["a, ,b ,", "c"])
    #expect(Self.fields.count == 4)
  }

  @Test func readsLists() {
    #expect(Self.fields.list("Accept") == ["a", "b", "c"])
    #expect(Self.fields.list("Empty").isEmpty)
    #expect(Self.fields.list("None").isEmpty)
  }
}
