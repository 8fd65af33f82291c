import ClipsiteContent
import ClipsiteText
import Testing

struct DocumentParserTests {
  private func reports(_ bytes: [UInt8]) -> [String] { Reading.document(bytes).reports }

  @Test func readsFrontMatterAndFindsTheBody() {
    let text = "---\ntitle: Käse\n---\nText\n"
    let (document, reports) = Reading.document(Array(text.utf8))
    #expect(reports == [])
    #expect(Reading.outline(document.frontMatter.root) == "{title: Käse}")
    #expect(document.frontMatter.isComplete)
    #expect(document.body == 21..<26)
  }

  // Cases 1 to 4.
  @Test(arguments: [
    ([0xFF], "4:3 InvalidUTF8"), ([0xC0, 0xAF], "4:3 InvalidUTF8"), ([0xED, 0xA0, 0x80], "4:3 InvalidUTF8"),
    ([0xC3], "4:3 InvalidUTF8"), ([0x00], "4:3 NULCharacter"),
  ])
  func findsBadBytesInTheBody(bytes: [UInt8], report: String) {
    let (document, reports) = Reading.document(Array("---\na: b\n---\né ".utf8) + bytes + Array(" x\n".utf8))
    #expect(reports == [report])
    #expect(Reading.outline(document.frontMatter.root) == "{a: b}")
  }

  @Test(arguments: [
    ([0xFF], "3:6 InvalidUTF8"), ([0xC0, 0xAF], "3:6 InvalidUTF8"), ([0x07], "3:6 ControlCharacter"),
    ([0x00], "3:6 ControlCharacter"), ([0x7F], "3:6 ControlCharacter"),
    ([0xC2, 0x9B], "3:6 ControlCharacter"),
  ])
  func findsBadBytesInFrontMatter(bytes: [UInt8], report: String) {
    let (document, reports) = Reading.document(
      Array("---\na: b\nc: é ".utf8) + bytes + Array("\n---\nx\n".utf8))
    #expect(reports == [report])
    #expect(!document.frontMatter.isComplete)
  }

  @Test func saysWhichBytesAreWrong() {
    let file = SourceFile(path: "page.md", bytes: Array("---\n---\n".utf8) + [0xED, 0xA0, 0x80])
    var (parser, diagnostics) = (DocumentParser(), [Diagnostic]())
    _ = parser.parse(file, diagnostics: &diagnostics)
    #expect(diagnostics.map(\.message) == ["the bytes ED A0 80 encode a surrogate, which is not UTF-8"])
    #expect(diagnostics.map(\.range.bytes) == [8..<11])
  }

  // Case 5.
  @Test(arguments: [[0xFF, 0xFE, 0x2D, 0x00], [0xFE, 0xFF, 0x00, 0x2D]])
  func refusesUTF16(bytes: [UInt8]) {
    #expect(reports(bytes) == ["file UTF16File"])
  }

  // Case 6.
  @Test func skipsAByteOrderMark() {
    let (document, reports) = Reading.document([0xEF, 0xBB, 0xBF] + Array("---\na: b\na: c\n---\nx".utf8))
    #expect(reports == ["3:1 DuplicateKey"])
    #expect(document.body == 21..<22)
    var (parser, diagnostics) = (DocumentParser(), [Diagnostic]())
    let yaml = SourceFile(path: "site.yml", bytes: [0xEF, 0xBB, 0xBF] + Array("a: &b".utf8))
    _ = parser.parseYAML(yaml, diagnostics: &diagnostics)
    #expect(Reading.reports(diagnostics, in: yaml) == ["1:4 AnchorNotAllowed"])
  }

  // Cases 7 and 8.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func readsAllLineEnds(end: String) {
    let text = ["---", "a: b", "a: c", "---", "x", "y"].joined(separator: end)
    let (document, reports) = Reading.document(Array(text.utf8))
    #expect(reports == ["3:1 DuplicateKey"])
    #expect(document.body.count == 2 + end.utf8.count)
  }

  // Case 18.
  @Test(arguments: [1 << 20, 1 << 20 + 1])
  func limitsFiles(size: Int) {
    let head = Array("---\n---\n".utf8)
    let bytes = head + [UInt8](repeating: 0x61, count: size - head.count)
    #expect(reports(bytes) == (size > 1 << 20 ? ["file FileTooLarge"] : []))
  }

  @Test func readsWholeFilesOfYAML() {
    var (parser, diagnostics) = (DocumentParser(), [Diagnostic]())
    let tree = parser.parseYAML(SourceFile(path: "site.yml", "a: b\n"), diagnostics: &diagnostics)
    let bad = SourceFile(path: "site.yml", bytes: Array("a: b\nc: ".utf8) + [0xFF])
    let broken = parser.parseYAML(bad, diagnostics: &diagnostics)
    #expect(Reading.outline(tree.root) == "{a: b}")
    #expect(Reading.reports(diagnostics, in: bad) == ["2:4 InvalidUTF8"])
    #expect(!broken.isComplete)
  }
}

struct ContentLimitsTests {
  @Test func limitsCanBeChanged() {
    var limits = ContentLimits()
    limits.fileBytes = 40
    limits.frontMatterBytes = 20
    limits.yamlDepth = 2
    limits.yamlKeyLength = 4
    limits.yamlValueBytes = 5
    limits.markdownDepth = 1
    limits.markdownLevels = 2
    limits.markdownImageOpeners = 1
    limits.markdownTreeBytes = 1 << 20
    #expect(
      Reading.document([UInt8](repeating: 0x61, count: 41), limits: limits).reports == ["file FileTooLarge"])
    let long = Array("---\na: 12345\nb: 12345\ncd: 1\n---\n".utf8)
    #expect(Reading.document(long, limits: limits).reports == ["1:1 FrontMatterTooLong"])
    #expect(Reading.yaml("a: [[b]]\n", limits: limits).reports == ["1:5 NestingTooDeep"])
    #expect(
      Reading.yaml("abcde: 123456\n", limits: limits).reports == ["1:1 KeyTooLong", "1:8 ValueTooLong"])
    #expect(Reading.markdown("> > x", limits: limits).reports == ["1:1 MarkdownTooComplex"])
    #expect(Reading.markdown("> x\n\n\n", limits: limits).reports == ["3:1 MarkdownTooComplex"])
    #expect(Reading.markdown("![a](b) ![c](d)", limits: limits).reports == ["1:9 MarkdownTooComplex"])
    let parts = String(repeating: "*a* ", count: 10_000)
    #expect(Reading.markdown(parts, limits: limits).reports == ["1:1 MarkdownTooComplex"])
  }
}
