import ClipsiteText
import Testing

struct JSONWriterTests {
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

  /// Eight bytes are looked at in one step, so each place in a text and each length of it counts.
  @Test(
    arguments: [
      "\"", "\\", "\u{0}", "\u{1F}", " ", "<", ">", "&", "\u{2028}", "\u{2029}", "…", "é", "\u{7F}", "🍩",
    ], [JSONWriter.Options.compact, .htmlSafe])
  func escapesWhereverACharacterStands(character: String, options: JSONWriter.Options) throws {
    let alone = JSONValue.string(character).bytes(options).dropFirst().dropLast()
    for (before, after) in (0..<20).flatMap({ before in (0..<20).map { (before, $0) } }) {
      let (start, end) = (String(repeating: "a", count: before), String(repeating: "~", count: after))
      let bytes = JSONValue.string(start + character + end).bytes(options)
      #expect(bytes == Array("\"\(start)".utf8) + alone + Array("\(end)\"".utf8))
      #expect(try JSONParser.parse(bytes).value == .string(start + character + end))
    }
  }

  @Test func takesValuesThatAreJSONAlready() throws {
    let inner = Self.value.bytes()
    let bytes = JSONWriter.bytes { writer in
      writer.beginObject()
      writer.name("a")
      writer.value(json: inner)
      writer.name("b")
      writer.beginArray()
      writer.value(json: inner)
      writer.value(json: inner)
      writer.endArray()
      writer.endObject()
    }
    #expect(try JSONParser.parse(bytes).value == ["a": Self.value, "b": [Self.value, Self.value]])
  }

  @Test func leavesMarkupAloneUnlessAsked() {
    #expect(JSONValue.string("<&>").bytes() == Array("\"<&>\"".utf8))
  }

  @Test(arguments: [0, 7, -7, 10, -1024, Int.max, Int.min])
  func writesAllDigitsOfANumber(_ number: Int) {
    #expect(JSONWriter.bytes { $0.number(number) } == Array("\(number)".utf8))
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
