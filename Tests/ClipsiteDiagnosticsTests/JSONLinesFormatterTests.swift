import ClipsiteDiagnostics
import Testing
@testable import ClipsiteDiagnostics

struct JSONLinesFormatterTests {
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
    let text = JSONLinesFormatter().format(list) { $0 == "a.md" ? file : nil }
    #expect(
      text == #"""
        {"version":1,"severity":"warning","code":"OddTitle","path":"a.md","start":null,"end":null,\#
        "message":"the file is odd","fix":null,"notes":[]}
        {"version":1,"severity":"error","code":"OddTitle","path":"a.md",\#
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
    #expect(JSONLinesFormatter().format(many) { _ in file }.count { $0 == "\n" } == 500)
  }

  @Test func readsAFileOnceForAllItsDiagnostics() {
    var reads = 0
    let many = DiagnosticList((0..<50).map { Diagnostic(code, at: file.place($0..<$0), "odd") })
    let text = JSONLinesFormatter().format(many) { _ in
      reads += 1
      return file
    }
    #expect(!text.isEmpty)
    #expect(reads == 1)
  }
}

struct JSONTextTests {
  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t\u{8}\u{1F}\u{7F}", #""\n\r\t\u0008\u001F\u007F""#),
    ("日😀é", #""日😀é""#), ("\u{202E}\u{2028}\u{FEFF}", #""\u202E\u2028\uFEFF""#),
  ])
  func escapes(_ text: String, json: String) {
    #expect(JSONText.quoted(text) == json)
  }
}
