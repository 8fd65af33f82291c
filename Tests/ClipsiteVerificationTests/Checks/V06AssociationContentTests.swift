import ClipsiteAppClips
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V06AssociationContentTests {
  private func findings(_ body: [UInt8]) -> [Finding] {
    V06AssociationContent.check(.answering(.success(.file(body))))
  }

  @Test(arguments: [
    ("", "AssociationFileNotJSON"), ("<html>", "AssociationFileNotJSON"),
    ("[]", "AssociationFileNotAnObject"),
    ("{\"appclips\":{},\"appclips\":{}}", "AssociationFileNotJSON"), ("{}", "AppClipNotAssociated"),
    ("{\"appclips\":{\"apps\":[]}}", "AssociationServiceEmpty"),
    ("{\"appclips\":{\"apps\":[\"com.example.Donuts.Clip\"]}}", "AppIDPrefixMissing"),
    ("{\"appclips\":{\"apps\":[\"ABCDE12345.com.example.Other.Clip\"]}}", "AppClipNotAssociated"),
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

  @Test(arguments: [(0, Finding.Level.warning), (1, .error)])
  func sizesAreCountedToTheByte(_ more: Int, level: Finding.Level) {
    let padding = AppSiteAssociation.maximumSize + more - DomainObservation.file.count
    let body = DomainObservation.file + Array(repeating: UInt8(ascii: " "), count: padding)
    #expect(findings(body).map(\.level) == [level])
  }

  @Test func aGoodFilePasses() { #expect(findings(DomainObservation.file).isEmpty) }
}
