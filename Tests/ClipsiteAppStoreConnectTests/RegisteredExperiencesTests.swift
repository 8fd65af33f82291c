import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteAppStoreConnect

struct RegisteredExperiencesTests {
  // MARK: RegisteredExperiences

  private func read(_ text: String) throws -> [RegisteredExperience] {
    try RegisteredExperiences([JSONParser.parse(Array(text.utf8)).value]).experiences
  }

  @Test func readsWhatBelongsToAnExperience() throws {
    let found = try read(
      #"""
      {"data":[{"type":"appClipAdvancedExperiences","id":"E1",
        "attributes":{"link":"https://a.example/","status":"RECEIVED","placeStatus":"NO_MATCH"},
        "relationships":{"headerImage":{"data":{"type":"i","id":"1"}},
          "localizations":{"data":[{"type":"l","id":"2"},{"type":"l","id":"gone"}]}}}],
      "included":[{"type":"i","id":"1","attributes":{"fileName":"a.png","assetDeliveryState":{"state":"COMPLETE"}}},
        {"type":"l","id":"2","attributes":{"language":"EN","title":"T","subtitle":""}}]}
      """#)
    let one = try #require(found.first)
    #expect(one.status == .received && one.placeStatus == .noMatch)
    #expect(one.image?.fileName == "a.png" && one.image?.state == "COMPLETE")
    #expect(one.words == ["EN": ["T", nil]])
  }

  @Test func wordsThatAreNotKnownAreKept() throws {
    let found = try read(
      #"{"data":[{"type":"appClipAdvancedExperiences","id":"E1","attributes":{"link":"x","status":"NEW"}}]}"#)
    #expect(found[0].status.rawValue == "NEW")
    #expect(found[0].placeStatus == nil && found[0].image == nil)
  }

  @Test(arguments: [
    "{}", "[]", #"{"data":{}}"#, #"{"data":[{"type":"apps","id":"1"}]}"#,
    #"{"data":[{"type":"appClipAdvancedExperiences","id":"../x","attributes":{"link":"x"}}]}"#,
    #"{"data":[{"type":"appClipAdvancedExperiences","id":"1","attributes":{}}]}"#,
  ])
  func refusesOtherDocuments(_ text: String) {
    #expect(throws: SystemError.self) { try read(text) }
  }

  @Test(arguments: [
    ("https://Example.com/a", "https://example.com/a"), ("https://example.com/", "https://example.com"),
    ("https://example.com/a/", "https://example.com/a"), ("not a url", "not a url"),
  ])
  func aSlashAtTheEndMakesNoDifference(_ one: String, other: String) {
    #expect(RegisteredExperience.comparable(one) == RegisteredExperience.comparable(other))
  }

  // MARK: DomainFault

  @Test func everyCodeIsExplainedInASentence() {
    #expect(DomainFault.all.count == 18)
    for fault in DomainFault.all {
      #expect(fault.explanation.count > 15 && !fault.explanation.hasSuffix("."), "\(fault)")
    }
    #expect(Set(DomainFault.all.map(\.explanation)).count == 18)
  }

  @Test(arguments: [
    ("https://Example.com/a/", "https://example.com/a"), ("https://example.com/", "https://example.com"),
    ("https://example.com/?id=1", "https://example.com?id=1"),
    ("https://example.com/a/?id=1", "https://example.com/a/?id=1"),
    ("https://example.com/a?id=1/", "https://example.com/a?id=1"), ("no URL/", "no URL"),
  ])
  func aURLIsComparedWithoutTheSlashThatMeansNothing(_ link: String, comparable: String) {
    #expect(RegisteredExperience.comparable(link) == comparable)
  }

  @Test func codesThatAreNotKnownAreKept() throws {
    let status = try #require(
      DomainStatus(["domain": "a.example", "isValid": false, "errorCode": "NEW_ONE"], .cache))
    #expect(status.errorCode == "NEW_ONE" && status.fault == nil && !status.isValid)
    #expect(DomainStatus(["isValid": true], .cache) == nil)
    #expect(
      DomainStatus(["domain": "a.example", "isValid": true, "errorCode": ""], .debug)?.errorCode == nil)
  }
}
