import ClipsiteContentParsing
import Testing

@Suite(.timeLimit(.minutes(30))) struct ContentLimitsTests {
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
  }
}
