import Testing

@testable import ClipsiteText

struct XMLElementTests {
  private static func read(_ text: String) throws(XMLSyntaxError) -> XMLElement {
    try XMLElement(Array(text.utf8))
  }

  @Test func readsElements() throws {
    let root = try Self.read(
      "<?xml version=\"1.0\"?>\n<a x=\"1\">t<b/><b> &lt;&#65;&#x42;&amp;&quot;&apos; </b><!-- c --></a>\n")
    #expect(root.name == "a")
    #expect(root.text == "t")
    #expect(root.children.map(\.text) == ["", " <AB&\"' "])
    #expect(root["b"] == root.children.first)
  }

  @Test(arguments: [
    ("<a><!-- <b> -- > --></a>", ""), ("<a><![CDATA[<b>&lt;]]>&gt;</a>", "<b>&lt;>"),
    ("<!DOCTYPE a PUBLIC \"-//X//Y>\" 'http://example.com'>\n<a>t</a>", "t"), ("\u{FEFF}<a>t</a >", "t"),
    ("<a b='>' c=\"'/>\">t</a>", "t"), ("<a\n>t</a>", "t"),
  ])
  func skipsWhatIsNoContent(_ text: String, content: String) throws {
    #expect(try Self.read(text).text == content)
  }

  @Test func knowsWhereElementsStand() throws {
    let text = "<!-- é --><a>\n<b>x&amp;y</b><c/></a>"
    let root = try Self.read(text)
    let bytes = Array(text.utf8)
    func slice(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(slice(root.range) == "<a>\n<b>x&amp;y</b><c/></a>")
    #expect(root.children.map { slice($0.range) } == ["<b>x&amp;y</b>", "<c/>"])
    #expect(root.children.map { slice($0.content) } == ["x&amp;y", ""])
  }

  @Test(arguments: [
    ("", XMLSyntaxError.Reason.notOneElement, 0), ("text", .notOneElement, 0), ("<a>", .unexpectedEnd, 3),
    ("<a><b></a>", .wrongEnd(open: "b", closed: "a"), 6), ("<a></b>", .wrongEnd(open: "a", closed: "b"), 3),
    ("<a>&nbsp;</a>", .unknownReference("&nbsp;"), 3), ("<a>&lt</a>", .unknownReference("&lt"), 3),
    ("<a/><b/>", .notOneElement, 0), ("</a>", .wrongEnd(open: nil, closed: "a"), 0),
    ("<a", .unexpectedEnd, 2), ("<a></a>t", .notOneElement, 0),
    ("<a>&#xD800;</a>", .unknownReference("&#xD800;"), 3),
    ("<a>&#x+41;</a>", .unknownReference("&#x+41;"), 3), ("<a>&#+65;</a>", .unknownReference("&#+65;"), 3),
    ("<>", .missingName, 0), ("<a><!-- </a>", .unexpectedEnd, 12), ("<a><![CDATA[x</a>", .unexpectedEnd, 17),
    ("<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", .declarations, 0),
  ])
  func refusesWhatIsNotWhole(_ text: String, reason: XMLSyntaxError.Reason, offset: Int) {
    #expect(throws: XMLSyntaxError(reason: reason, offset: offset)) { try Self.read(text) }
  }

  @Test func refusesOtherEncodings() {
    let bytes: [UInt8] = [0x3C, 0x61, 0x3E, 0xFF, 0x3C, 0x2F, 0x61, 0x3E]
    #expect(throws: XMLSyntaxError(reason: .notUTF8, offset: 0)) { try XMLElement(bytes) }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "<a>", count: 100_000) + String(repeating: "</a>", count: 100_000)
    #expect(throws: XMLSyntaxError(reason: .tooDeep, offset: 48)) { try Self.read(text) }
  }

  @Test func whatIsEscapedReadsTheSame() throws {
    let text = "a<b>&\"'\n\t\r ü]]>"
    #expect(try Self.read("<k>\(MarkupEscaping.escaped(text, .xmlWithSpaces))</k>").text == text)
  }

  @Test func everyReasonIsASentence() {
    let reasons: [XMLSyntaxError.Reason] = [
      .notUTF8, .unexpectedEnd, .notOneElement, .wrongEnd(open: "a", closed: "b"), .missingName, .tooDeep,
      .wrongEnd(open: nil, closed: "b"), .unknownReference("&x;"), .declarations,
    ]
    let messages = reasons.map { XMLSyntaxError(reason: $0, offset: 0).message }
    #expect(Set(messages).count == reasons.count)
    for message in messages { #expect(!message.hasSuffix(".")) }
  }
}
