import ClipsiteJSON
import Testing

@Suite(.timeLimit(.minutes(30))) struct JSONValueTests {
  let value: JSONValue = ["text": "x", "flag": true, "count": 3, "list": [1, "two"]]

  @Test func findsMembersAndElements() {
    #expect(value["text"]?.text == "x")
    #expect(value["flag"]?.bool == true)
    #expect(value["count"]?.integer == 3)
    #expect(value["list"]?[1]?.text == "two")
    #expect(value["list"]?[2] == nil)
    #expect(value["none"] == nil)
    #expect(value[0] == nil)
  }

  @Test func accessorsOfAnotherKindGiveNil() {
    #expect(value.text == nil && value.bool == nil && value.integer == nil && value.elements == nil)
    #expect(JSONValue.number("1.5").integer == nil)
    #expect(JSONValue.null.members == nil)
  }

  @Test func keepsTheOrderOfMembers() {
    #expect(value.members?.map(\.name) == ["text", "flag", "count", "list"])
  }
}
