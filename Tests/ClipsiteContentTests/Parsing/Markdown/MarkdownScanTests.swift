import ClipsiteContent
import ClipsiteText
import Testing

struct MarkdownScanTests {
  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  @Test(arguments: ["> ", ">", "- ", "+ ", "* ", "1. ", "1) ", ">\t", "-\t", " > "])
  func limitsContainersOnOneLine(mark: String) {
    let allowed = Reading.markdown(Self.times(100, mark) + "x\n")
    #expect(allowed.reports == [])
    #expect(allowed.html.contains("x"))
    let refused = Reading.markdown("a\n\n" + Self.times(101, mark) + "x\n")
    #expect(refused.reports == ["3:1 MarkdownTooComplex"])
    #expect(refused.html == "")
  }

  @Test func limitsContainersOpenedLineByLine() {
    let list = (0..<101).map { Self.times($0, "  ") + "- x" }
    #expect(Reading.markdown(list.dropLast().joined(separator: "\n")).reports == [])
    #expect(Reading.markdown(list.joined(separator: "\n")).reports == ["101:1 MarkdownTooComplex"])
    let tabs = (0..<120).map { Self.times($0, "\t") + "- x" }
    #expect(Reading.markdown(tabs.joined(separator: "\n")).reports == ["101:1 MarkdownTooComplex"])
  }

  @Test func countsContainersThatALazyLineLeavesOpen() {
    let text = Self.times(100, "- ") + "x\nlazy\n" + Self.times(200, " ") + "- y\n"
    #expect(Reading.markdown(text).reports == ["3:1 MarkdownTooComplex"])
  }

  @Test(arguments: [
    (Self.times(20, "- ") + "x\n", 4), ("1. " + Self.times(19, "> ") + "x\n", 4),
    (Self.times(20, "- ") + "x\nlazy\nlazy\n", 2),
    (Self.times(20, "- ") + "x\n \t \n", 3),
  ])
  func limitsLevelsOfAllLines(start: String, blankLines: Int) {
    var limits = ContentLimits()
    limits.markdownLevels = 100
    let text = start + Self.times(blankLines, "\n")
    #expect(Reading.markdown(text, limits: limits).reports == [])
    let line = text.count { $0 == "\n" } + 1
    let refused = Reading.markdown(text + "\n", limits: limits).reports
    #expect(refused == ["\(line):1 MarkdownTooComplex"])
  }

  @Test func countsNoLevelsWhereTheListsHaveEnded() {
    var limits = ContentLimits()
    limits.markdownLevels = 100
    let text = Self.times(20, "- ") + "x\n\n" + Self.times(100, "a\n\n")
    #expect(Reading.markdown(text, limits: limits).reports == [])
  }

  @Test(arguments: MarkdownShape.harmless)
  func allowsWhatOnlyLooksDeep(shape: MarkdownShape) {
    #expect(Reading.markdown(shape.text).reports == [])
  }

  @Test(arguments: [10_000, 10_001])
  func limitsImageOpeners(count: Int) {
    let reports = Reading.markdown("a!\n" + Self.times(count, "![")).reports
    #expect(reports == (count > 10_000 ? ["2:20001 MarkdownTooComplex"] : []))
  }

  // Case 85: the inputs on which libcmark 0.30.2 is quadratic, up to the limits and beyond.
  @Test(arguments: MarkdownShape.quadratic)
  func endsOnQuadraticFamilies(shape: MarkdownShape) {
    let codes = Reading.codes(ofMarkdown: shape.text)
    #expect(codes == (shape.isRefused ? ["MarkdownTooComplex"] : []))
  }

  // Case 86.
  @Test func refusesTenThousandQuotes() {
    #expect(
      Reading.markdown("a\n\n" + Self.times(10_000, "> ") + "b\n").reports == ["3:1 MarkdownTooComplex"])
  }

  // Case 87.
  @Test func readsFiftyThousandReferences() {
    let definitions = (0..<50_000).map { "[r\($0)]: /\($0)\n" }.joined()
    #expect(Reading.markdown("[r49999]\n\n" + definitions).html == "<p><a href=\"/49999\">r49999</a></p>\n")
  }

  // Case 85: other shapes known to trouble parsers.
  @Test(arguments: MarkdownShape.others)
  func endsOnOtherShapes(shape: MarkdownShape) {
    let codes = Set(Reading.codes(ofMarkdown: shape.text))
    #expect(codes.isSubset(of: ["RawHTMLDropped"]))
  }
}
