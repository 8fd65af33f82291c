import ClipsiteContentParsing
import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct YAMLNodeTests {
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
    #expect(value("h")?.withUTF8 { Array($0) } == [0xC3, 0xA9])
    #expect(value("b")?.withUTF8 { $0.count } == 0)
  }

  @Test func tellsEmptyFromEmptyQuotes() {
    #expect(["a", "f", "g"].map { value($0)?.isEmpty } == [false, false, true])
    #expect(["a", "f", "g", "h"].map { value($0)?.isQuoted } == [false, true, false, true])
  }

  @Test func iteratesNothingOfOtherKinds() {
    #expect(root.items.map(\.text) == [])
    #expect(value("b")?.items.map(\.text) == ["1", "2", "3"])
    #expect(value("b")?.entries.map(\.key.text) == [])
  }

  @Test func knowsItsPlace() {
    #expect(value("a")?.place == SourceRange("site.yml", 3..<4))
  }
}
