@testable import ClipsiteContent
import ClipsiteText
import Testing

struct YAMLNodeTests {
  private let root = Reading.yaml("a: x\nb: [1, 2, 3]\nc: {d: e}\nf: \"\"\ng:\nh: 'é'\n").tree.root

  private func value(_ key: String) -> YAMLNode? { root.entries.first { $0.key.text == key }?.value }

  @Test func knowsItsKind() {
    #expect(root.kind == .mapping)
    #expect(
      ["a", "b", "c", "f", "g"].map { value($0)?.kind } == [.scalar, .sequence, .mapping, .scalar, .scalar])
  }

  @Test func countsItsChildren() {
    #expect(root.count == 6)
    #expect(["a", "b", "c"].map { value($0)?.count } == [0, 3, 1])
  }

  @Test func hasTextIfItIsScalar() {
    #expect(["a", "b", "c", "f", "h"].map { value($0)?.text } == ["x", nil, nil, "", "é"])
  }

  @Test func tellsEmptyFromEmptyQuotes() {
    #expect(["a", "f", "g"].map { value($0)?.isEmpty } == [false, false, true])
    #expect(["a", "f", "g", "h"].map { value($0)?.isQuoted } == [false, true, false, true])
  }

  @Test func aMappingIsOneItemAndAListHasNoEntries() {
    #expect(root.items.map(\.count) == [root.count])
    #expect(value("b")?.items.map(\.text) == ["1", "2", "3"])
    #expect(value("b")?.entries.map(\.key.text) == [])
  }

  @Test func knowsItsPlace() {
    #expect(value("a")?.place == SourceRange("site.yml", 3..<4))
  }
}

struct MarkConverterTests {
  @Test(arguments: [[0, 1, 2, 3, 4, 5], [5, 0, 3, 1, 4, 2], [9, 0, 9], [2, 2]])
  func convertsInAnyOrder(indexes: [Int]) {
    let text = Array("aé🍩x€".utf8)
    let offsets = [0, 1, 3, 7, 8, 11]
    text.withUnsafeBytes { bytes in
      var converter = MarkConverter(bytes, base: 100, isASCII: false)
      #expect(indexes.map { converter.offset(of: $0) } == indexes.map { 100 + offsets[min($0, 5)] })
    }
  }

  @Test func countsASCIIWithoutReadingIt() {
    Array("abc".utf8).withUnsafeBytes { bytes in
      var converter = MarkConverter(bytes, base: 10, isASCII: true)
      #expect([2, 0, 9].map { converter.offset(of: $0) } == [12, 10, 13])
    }
  }
}
