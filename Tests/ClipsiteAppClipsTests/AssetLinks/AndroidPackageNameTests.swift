import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct AndroidPackageNameTests {
  @Test(
    arguments: [
      ("", .empty), ("donuts", .singleSegment), ("com..a", .emptySegment), ("com.1a", .badStart),
      ("com.a-b", .badCharacter),
    ] as [(String, AndroidPackageName.Rule)])
  func refuses(text: String, rule: AndroidPackageName.Rule) {
    #expect(
      brokenRule { () throws(InvalidValue<AndroidPackageName.Rule>) in try AndroidPackageName(text) } == rule)
    #expect(speaksPlainly(rule))
  }
}
