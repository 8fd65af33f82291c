import StrictJSON
import Testing

@Suite struct JSONWriterTests {
  static let value: JSONValue = [
    "a": [], "b": [:], "c": [1, true, .null, .number("1.50")], "d": ["e": "é\"\n"],
  ]

  @Test func writesCompactText() {
    let text = #"{"a":[],"b":{},"c":[1,true,null,1.50],"d":{"e":"é\"\n"}}"#
    #expect(String(decoding: Self.value.bytes(), as: UTF8.self) == text)
  }

  @Test func writesPrettyText() {
    let text = """
      {
        "a": [],
        "b": {},
        "c": [
          1,
          true,
          null,
          1.50
        ],
        "d": {
          "e": "é\\"\\n"
        }
      }
      """
    #expect(String(decoding: Self.value.bytes(.pretty), as: UTF8.self) == text)
  }

  @Test(arguments: [JSONWriter.Options.compact, .pretty, .htmlSafe, [.pretty, .htmlSafe]])
  func whatIsWrittenReadsBackTheSame(options: JSONWriter.Options) throws {
    #expect(try JSONParser.parse(Self.value.bytes(options)).value == Self.value)
    let odd = JSONValue.string("</script>\u{2028}\u{2029}\u{2027}…\u{0}\u{1F}\u{7F}\\/&🍩")
    #expect(try JSONParser.parse(odd.bytes(options)).value == odd)
  }

  @Test(arguments: [
    ("</script>", #""\u003c/script\u003e""#), ("a&b", #""a\u0026b""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("–…", #""–…""#), ("\u{1}", #""\u0001""#),
  ])
  func escapesMarkup(text: String, expected: String) {
    #expect(String(decoding: JSONValue.string(text).bytes(.htmlSafe), as: UTF8.self) == expected)
  }

  @Test func leavesMarkupAloneUnlessAsked() {
    #expect(JSONValue.string("<&>").bytes() == Array("\"<&>\"".utf8))
  }

  @Test func appendsBehindWhatTheBufferHolds() {
    var buffer = Array("x = ".utf8)
    JSONWriter.append(to: &buffer) { writer in
      writer.beginObject()
      writer.member("n", "v")
      writer.name("i")
      writer.number(-7)
      writer.endObject()
    }
    #expect(String(decoding: buffer, as: UTF8.self) == #"x = {"n":"v","i":-7}"#)
  }
}
