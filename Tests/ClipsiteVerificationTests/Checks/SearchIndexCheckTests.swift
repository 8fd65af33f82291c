import ClipsiteNetwork
import ClipsiteText
import Testing

@testable import ClipsiteVerification

struct SearchIndexCheckTests {
  private static let path = "locations/find/index.json"
  private static let bytes = Array(#"{"n":1,"v":"a"}"#.utf8)

  private func found(_ answer: HTTPAnswer?) -> [String] {
    var files = BuiltFiles(association: DomainObservation.file)
    files.finders = [(Self.path, Self.bytes)]
    let observation = DomainObservation.healthy(built: files) {
      if let answer { $0.outcomes[.finder(Self.path)] = .success(answer) }
    }
    return LiveCheck.searchIndex.check(observation).map(\.message)
  }

  @Test func theBuiltIndexIsFine() {
    #expect(found(HTTPAnswer(200, body: Self.bytes)) == [])
    #expect(LiveCheck.searchIndex.check(.healthy()).isEmpty)
    #expect(found(nil) == [])
  }

  @Test func anOldIndexIsReported() {
    #expect(
      found(HTTPAnswer(200, body: Array("{}".utf8)))
        == ["https://example.com/locations/find/index.json is not the file in Output"])
  }

  @Test func aMissingIndexIsReported() {
    #expect(found(HTTPAnswer(404)).first?.hasSuffix("but Output has the file") == true)
  }
}
