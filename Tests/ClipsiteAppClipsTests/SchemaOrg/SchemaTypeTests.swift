import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct SchemaTypeTests {
  @Test(arguments: [
    ("", SchemaType.Rule.empty), ("bakery", .notAName), ("Bak ery", .notAName), ("schema:Bakery", .notAName),
  ])
  func refuses(text: String, rule: SchemaType.Rule) {
    #expect(brokenRule { () throws(InvalidValue<SchemaType.Rule>) in try SchemaType(text) } == rule)
    #expect(speaksPlainly(rule))
  }
}
