import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V07AssociationDriftTests {
  private func message(_ text: String) -> String? {
    let findings = V07AssociationDrift.check(.answering(.success(.file(Array(text.utf8)))))
    #expect(findings.allSatisfy { $0.level == .error })
    return findings.first?.message
  }

  @Test func lostAppsStandFirst() throws {
    let text = #"{"appclips":{"apps":["ABCDE12345.com.example.Other.Clip"]}}"#
    let said = try #require(message(text))
    #expect(
      said.contains(
        "is not the file in Output: it lacks appclips: ABCDE12345.com.example.Donuts.Clip; "
          + "it names appclips: ABCDE12345.com.example.Other.Clip besides (SHA-256 "))
  }

  @Test func aDifferenceInFormIsSaidToBeOne() throws {
    let said = try #require(message(String(decoding: DomainObservation.file, as: UTF8.self) + "\n"))
    #expect(said.contains("is not the file in Output, but names the same apps (SHA-256 "))
  }

  @Test func theSameFilePasses() {
    #expect(V07AssociationDrift.check(.healthy()).isEmpty)
  }
}
