import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

struct DiagnosticEventTests {
  private let code = DiagnosticCode("OddTitle", .warning, summary: "Why.")
  private let file = SourceFile(path: "a.md", "é\ntitle: \"x\"\n")

  @Test func writesOneObjectALine() {
    let list = DiagnosticList([
      Diagnostic(
        code, at: file.place(10..<13), "“x” is odd", fix: "say \"y\"",
        notes: [.init("see", at: file.place(0..<2)), .init("and", at: SourceRange("b.md", 4..<5))],
        severity: .error
      ),
      Diagnostic(code, at: SourceRange("a.md"), "the file is odd"),
    ])
    let text = Self.lines(list) { $0 == "a.md" ? file : nil }
    #expect(
      text == #"""
        {"version":2,"event":"diagnostic","severity":"warning","code":"OddTitle","path":"a.md","start":null,"end":null,\#
        "message":"the file is odd","fix":null,"notes":[]}
        {"version":2,"event":"diagnostic","severity":"error","code":"OddTitle","path":"a.md",\#
        "start":{"offset":10,"line":2,"column":8},"end":{"offset":13,"line":2,"column":11},\#
        "message":"“x” is odd","fix":"say \"y\"","notes":[\#
        {"message":"see","path":"a.md","start":{"offset":0,"line":1,"column":1},\#
        "end":{"offset":2,"line":1,"column":2}},\#
        {"message":"and","path":"b.md","start":{"offset":4,"line":null,"column":null},\#
        "end":{"offset":5,"line":null,"column":null}}]}

        """#)
  }

  @Test func writesAllOfThem() {
    let many = DiagnosticList((0..<500).map { Diagnostic(code, at: file.place($0..<$0), "odd") })
    #expect(Self.lines(many) { _ in file }.count { $0 == "\n" } == 500)
  }

  @Test func readsAFileOnceForAllItsDiagnostics() {
    var reads = 0
    let many = DiagnosticList((0..<50).map { Diagnostic(code, at: file.place($0..<$0), "odd") })
    let text = Self.lines(many) { _ in
      reads += 1
      return file
    }
    #expect(!text.isEmpty)
    #expect(reads == 1)
  }

  /// Characters that a terminal would act on or hide are the same value, and can be looked at.
  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{1F}\u{7F}", #""\n\r\t\b\u001f\u007f""#),
    ("日😀é", #""日😀é""#), ("\u{202E}\u{2028}\u{FEFF}", #""\u202e\u2028\ufeff""#),
  ])
  func escapes(_ text: String, json: String) throws {
    let line = OutputLines.line(FailureEvent(message: text))
    #expect(line.contains("\"message\":\(json),\"fix\""), "\(line)")
    #expect(try JSONParser.parse(Array(line.utf8)).value["message"]?.text == text)
  }

  private static func lines(_ list: DiagnosticList, _ sources: @escaping (String) -> SourceFile?) -> String {
    DiagnosticEvent.all(of: list, sources: sources).map(OutputLines.line).joined()
  }
}
