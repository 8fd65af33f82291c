import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteText
@testable import ClipsiteVerification
import Testing

struct AssociationContentCheckTests {
  private func findings(_ body: [UInt8]) -> [Diagnostic] {
    LiveCheck.associationContent.check(.answering(.success(.file(body))), .test)
  }

  @Test(arguments: [
    ("", "AssociationFileNotJSON"), ("{“appclips”: {}}", "AssociationFileNotJSON"),
    ("[]", "AssociationFileNotAnObject"),
    ("{\"appclips\":{},\"appclips\":{}}", "AssociationFileNotJSON"), ("{}", "AppClipNotAssociated"),
    ("{\"appclips\":{\"apps\":[]}}", "AssociationServiceEmpty"),
    ("{\"appclips\":{\"apps\":[\"com.example.Donuts.Clip\"]}}", "AppIDPrefixMissing"),
    ("{\"appclips\":{\"apps\":[\"Q7W2E9R4T1.com.example.Other.Clip\"]}}", "AppClipNotAssociated"),
  ])
  func rulesForFilesHold(_ text: String, code: String) {
    let errors = findings(Array(text.utf8)).filter { $0.level == .error }
    #expect(errors.contains { $0.message.hasSuffix("[\(code)]") }, "\(errors)")
  }

  @Test func aByteOrderMarkIsAnError() {
    #expect(findings([0xEF, 0xBB, 0xBF] + DomainObservation.file).map(\.level) == [.error])
  }

  @Test func bytesThatAreNotUTF8AreAnError() {
    #expect(findings(Array("{\"a\":\"".utf8) + [0xFF] + Array("\"}".utf8)).first?.level == .error)
  }

  @Test(arguments: [(0, LiveLevel.warning), (1, .error)])
  func sizesAreCountedToTheByte(_ more: Int, level: LiveLevel) {
    let padding = AppSiteAssociation.maximumSize + more - DomainObservation.file.count
    let body = DomainObservation.file + Array(repeating: UInt8(ascii: " "), count: padding)
    #expect(findings(body).map(\.level) == [level])
  }

  /// Each file has as many mistakes, levels, or rules as fit, and takes no longer for that.
  @Test(arguments: [
    #"{"applinks":{"details":[\#(String(repeating: "1,", count: 60_000))1]}}"#,
    #"{"appclips":{"apps":[\#(String(repeating: "\"\",", count: 40_000))""]}}"#,
    String(repeating: "[", count: 131_000), String(repeating: #"{"a":"#, count: 26_000),
    #"{"applinks":{"details":[{"appIDs":["A"],"defaults":{"?":{\#((0..<400).map { "\"k\($0)\":\"v\"" }.joined(separator: ","))}},"#
      + #""components":[\#((0..<400).map { "{\"/\":\"/\($0)\"}" }.joined(separator: ","))]}]}}"#,
    #"{"applinks":{"details":[{"appIDs":["A"],"components":[{"/":"\#(String(repeating: "*a", count: 60_000))"}]}]}}"#,
    #"{"applinks":{"substitutionVariables":{\#((0..<6_000).map { "\"v\($0)\":[\"$(v\($0 + 1))\"]" }.joined(separator: ","))}}}"#,
  ])
  func hostileFilesAreReported(_ text: String) {
    #expect(!findings(Array(text.utf8)).isEmpty)
    let lookup = LiveAssociation(.file(Array(text.utf8)), domain: "example.com")
    _ = lookup?.nearestRule(to: "/a")
  }

  @Test func largerFilesAreNotReadFurther() {
    let rules = (0..<20_000).map { "{\"/\":\"/\($0)\"}" }.joined(separator: ",")
    let items = (0..<10_000).map { "\"k\($0)\":\"v\"" }.joined(separator: ",")
    let text =
      #"{"applinks":{"details":[{"appIDs":["A"],"defaults":{"?":{\#(items)}},"components":[\#(rules)]}]}}"#
    let found = findings(Array(text.utf8))
    #expect(found.first { $0.level == .error }?.message.hasSuffix("[AssociationFileTooLarge]") == true)
  }

  @Test(arguments: ["ABCDE12345", "1234567890", "YOURTEAMID"])
  func aPrefixOfExamplesIsAFinding(prefix: String) {
    let file = Array(#"{"appclips":{"apps":["\#(prefix).com.example.Donuts.Clip"]}}"#.utf8)
    let found = LiveCheck.associationContent.check(
      .healthy(built: nil) { observation in
        observation.outcomes[.association(.appleBot)] = .success(.file(file))
      })
    #expect(found.map(\.level) == [.error])
    #expect(found.first?.message.contains("`\(prefix).com.example.Donuts.Clip`") == true)
  }

  /// A single-page app answers every path with its index.
  @Test(arguments: [true, false]) func aWebPageInPlaceOfTheFileIsOneFinding(isForAll: Bool) {
    let page = HTTPAnswer.file(
      Array("<!DOCTYPE html><title>Donuts</title>".utf8), ["Content-Type": "text/html; charset=utf-8"])
    let observation = DomainObservation.healthy(built: nil) { observation in
      for visitor in Visitor.ofAssociations { observation.outcomes[.association(visitor)] = .success(page) }
      observation.outcomes[.compressedAssociation] = .success(page)
      guard isForAll else { return }
      for path in Question.unknownPaths { observation.outcomes[.unknownPath(path)] = .success(page) }
      for question in [Question.twinAssociation, .rootAssociation, .assetLinks] {
        observation.outcomes[question] = .success(page)
      }
    }
    let errors = LiveCheck.diagnostics(observation, .test).filter { $0.level < .pending }
    #expect(errors.map(\.code) == [isForAll ? .v15UnknownPaths : .v06AssociationContent], "\(errors)")
    #expect(errors.first?.fix?.hasPrefix("publish the folder .well-known") == true)
  }

  @Test func aGoodFilePasses() { #expect(findings(DomainObservation.file).isEmpty) }
}

struct AssociationDriftCheckTests {
  private func message(_ text: String) -> String? {
    let findings = LiveCheck.associationDrift.check(.answering(.success(.file(Array(text.utf8)))))
    #expect(findings.allSatisfy { $0.level == .error })
    return findings.first?.message
  }

  @Test func lostAppsStandFirst() throws {
    let text = #"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Other.Clip"]}}"#
    let said = try #require(message(text))
    #expect(
      said.contains(
        "is not the file in Output: it lacks appclips: Q7W2E9R4T1.com.example.Donuts.Clip, and "
          + "it names appclips: Q7W2E9R4T1.com.example.Other.Clip besides (SHA-256 "))
  }

  @Test func aDifferenceInFormIsSaidToBeOne() throws {
    let said = try #require(message(String(decoding: DomainObservation.file, as: UTF8.self) + "\n"))
    #expect(said.contains("is not the file in Output, but names the same apps (SHA-256 "))
  }

  @Test func theSameFilePasses() {
    #expect(LiveCheck.associationDrift.check(.healthy()).isEmpty)
  }
}

struct AssociationElsewhereCheckTests {
  private func messages(_ question: Question, _ outcome: DomainObservation.Outcome) -> [String] {
    let findings = LiveCheck.associationElsewhere.check(.healthy { $0.outcomes[question] = outcome })
    #expect(findings.allSatisfy { $0.level == .warning })
    return findings.map(\.message)
  }

  @Test func anotherFileIsAWarning() {
    let other = DomainObservation.Outcome.success(.file(Array("{}".utf8)))
    let own = "https://example.com/.well-known/apple-app-site-association"
    #expect(
      messages(.rootAssociation, other) == [
        "https://example.com/apple-app-site-association is another file than \(own)"
      ])
    #expect(
      messages(.counterpartAssociation, other) == [
        "https://www.example.com/.well-known/apple-app-site-association is another file than \(own)"
      ])
  }

  @Test(arguments: [Question.rootAssociation, .counterpartAssociation])
  func theSameFileAndNoFileAreFine(_ question: Question) {
    #expect(messages(question, .success(.file())).isEmpty)
    #expect(messages(question, .success(HTTPAnswer(301))).isEmpty)
    #expect(messages(question, .failure(.init(.name, "unknown"))).isEmpty)
    let page = HTTPAnswer(200, headers: [HTTPHeader("Content-Type", "text/html")], body: Array("<html>".utf8))
    #expect(messages(question, .success(page)).isEmpty)
  }

  @Test func theCounterpartOfWwwIsTheDomainItself() {
    #expect(DomainObservation("www.example.com", built: nil).counterpart == "example.com")
  }
}

struct AppleCopyCheckTests {
  private func findings(
    _ outcome: DomainObservation.Outcome, _ change: (inout DomainObservation) -> Void = { _ in }
  ) -> [Diagnostic] {
    LiveCheck.appleCopy.check(
      .healthy {
        $0.outcomes[.appleCopy] = outcome
        change(&$0)
      })
  }

  private func refused(_ fields: [String: String]) -> DomainObservation.Outcome {
    .success(HTTPAnswer(404, headers: fields.sorted { $0.key < $1.key }.map { HTTPHeader($0.key, $0.value) }))
  }

  @Test func anOlderCopyIsPendingAndItsDifferenceIsSaid() {
    let old = Array(#"{"appclips":{"apps":[]}}"#.utf8)
    let found = findings(.success(.file(old, ["Age": "1234"])))
    #expect(found.map(\.level) == [.pending])
    #expect(
      found.first?.message
        == "Apple's CDN has an older file of example.com, read 1234 seconds ago: it lacks appclips: "
        + "Q7W2E9R4T1.com.example.Donuts.Clip")
  }

  @Test func aCopyOfTheLiveFileIsNoDelay() {
    let live = Array("{}".utf8)
    let found = findings(.success(.file(live))) {
      $0.outcomes[.association(.appleBot)] = .success(.file(live))
    }
    #expect(found.isEmpty)
  }

  @Test(arguments: [
    ("SWCERR00101 Bad HTTP status", "the domain answered with another status than 200"),
    ("SWCERR00202 Private address", "the domain has an address that is private or reserved"),
    ("SWCERR00301 Timeout", "the answer took too long"),
  ])
  func reasonsAreExplained(_ reason: String, meaning: String) {
    let fields = [
      "Apple-Failure-Reason": reason, "Apple-Failure-Details": "{\"status\":\"403\"}",
      "Apple-From": "https://example.com/x", "Apple-Try-Direct": "true",
    ]
    let found = findings(refused(fields))
    #expect(found.map(\.level) == [.error])
    #expect(
      found.first?.message
        == "Apple's CDN could not read the file of example.com: \(reason), which means that \(meaning) "
        + "(details "
        + "{\"status\":\"403\"}, from https://example.com/x, devices may ask the domain itself: true)")
  }

  @Test(arguments: ["SWCERR00101", "SWCERR00202", "SWCERR00301", "SWCERR00401"])
  func aKnownReasonHasItsOwnRemedy(_ reason: String) {
    let fix = findings(refused(["Apple-Failure-Reason": reason])).first?.fix ?? ""
    #expect(!fix.contains("other checks") && fix.hasSuffix(", and Apple tries again about once a day"))
  }

  @Test func unknownReasonsAreQuoted() {
    let found = findings(refused(["Apple-Failure-Reason": "SWCERR99999 New"]))
    #expect(
      found.first?.message == "Apple's CDN could not read the file of example.com: SWCERR99999 New")
  }

  @Test func beforeTheNameLeadsThereARefusalIsPending() {
    let found = findings(refused(["Apple-Failure-Reason": "SWCERR00101"])) { $0.lookup = .overridden }
    #expect(found.map(\.level) == [.pending])
  }

  @Test func aDomainThatNobodyAskedForIsPending() {
    #expect(findings(refused([:])).map(\.level) == [.pending])
  }

  @Test func otherTroubleWithAppleIsAWarning() {
    #expect(findings(.failure(.init(.time, "timed out"))).map(\.level) == [.warning])
    #expect(findings(.success(HTTPAnswer(503))).map(\.level) == [.warning])
  }
}
