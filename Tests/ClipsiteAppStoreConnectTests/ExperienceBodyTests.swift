import ClipsiteAppClips
import ClipsiteJSON
import Testing

@testable import ClipsiteAppStoreConnect

@Suite(.timeLimit(.minutes(30))) struct ExperienceBodyTests {
  private func body(subtitle: String? = "Order ahead") throws -> ExperienceBody {
    let words = ExperienceLocalization(language: .german, title: "Fähre", subtitle: subtitle)
    let card = ExperienceCard(defaultLanguage: .german, localizations: [words], action: .view, category: .gas)
    return ExperienceBody(
      experience: AdvancedExperience(url: try InvocationURL("https://example.com/a"), card: card))
  }

  private func text(_ value: JSONValue) -> String { String(decoding: value.bytes(), as: UTF8.self) }

  @Test func aNewExperienceHasEverythingThatIsRequired() throws {
    let wanted = #"""
      {"data":{"type":"appClipAdvancedExperiences","attributes":{"link":"https://example.com/a","action":"VIEW",\#
      "isPoweredBy":false,"businessCategory":"GAS","defaultLanguage":"DE"},"relationships":{\#
      "appClip":{"data":{"type":"appClips","id":"C1"}},\#
      "headerImage":{"data":{"type":"appClipAdvancedExperienceImages","id":"I1"}},\#
      "localizations":{"data":[{"type":"appClipAdvancedExperienceLocalizations","id":"${DE}"}]}}},\#
      "included":[{"type":"appClipAdvancedExperienceLocalizations","id":"${DE}",\#
      "attributes":{"language":"DE","title":"Fähre","subtitle":"Order ahead"}}]}
      """#
    #expect(text(try body().creation(clip: "C1", image: "I1")) == wanted)
  }

  private func change(_ changes: Set<ExperienceChange>, image: String? = nil) throws -> String {
    text(try body(subtitle: nil).update(of: "E1", changes, image: image))
  }

  @Test func aChangeHasTheAttributesThatChange() throws {
    #expect(
      try change([.action, .place])
        == #"{"data":{"type":"appClipAdvancedExperiences","id":"E1","attributes":{"action":"VIEW","place":null}}}"#
    )
  }

  @Test func aNewPictureIsARelationship() throws {
    let wanted = #"""
      {"data":{"type":"appClipAdvancedExperiences","id":"E1","relationships":{"headerImage":{"data":\#
      {"type":"appClipAdvancedExperienceImages","id":"I2"}}}}}
      """#
    #expect(try change([.headerImage], image: "I2") == wanted)
  }

  @Test func newWordsAreIncluded() throws {
    let wanted = #"""
      {"data":{"type":"appClipAdvancedExperiences","id":"E1","relationships":{"localizations":{"data":[\#
      {"type":"appClipAdvancedExperienceLocalizations","id":"${DE}"}]}}},"included":[\#
      {"type":"appClipAdvancedExperienceLocalizations","id":"${DE}","attributes":{"language":"DE","title":"Fähre"}}]}
      """#
    #expect(try change([.words]) == wanted)
  }

  @Test func aDeactivationSaysNothingElse() {
    #expect(
      text(ExperienceBody.deactivation(of: "E1"))
        == #"{"data":{"type":"appClipAdvancedExperiences","id":"E1","attributes":{"removed":true}}}"#)
  }
}
