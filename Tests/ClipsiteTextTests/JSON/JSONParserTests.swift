import ClipsiteTestTools
import ClipsiteText
import Testing

struct JSONParserTests {
  static let accepted: [(String, JSONValue)] = [
    ("null", .null), (" true\n", true), ("false", false), ("0", 0), ("-0", .number("-0")),
    ("1.50", .number("1.50")), ("1E+09", .number("1E+09")),
    ("12345678901234567890", .number("12345678901234567890")),
    (#""""#, ""), (#""a\/\"\\\b\f\n\r\t""#, "a/\"\\\u{8}\u{C}\n\r\t"), (#""\u00e9\uD83C\uDF69""#, "é🍩"),
    (#""é🍩""#, "é🍩"), (#""\u0000""#, "\u{0}"), ("\"\u{7F}\u{2028}\"", "\u{7F}\u{2028}"), ("[]", []),
    ("{}", [:]),
    ("[ ]", []), (#"{"b":1,"a":[true,{"":null}]}"#, ["b": 1, "a": [true, ["": .null]]]),
    (#"{"é":1,"e\u0301":2}"#, ["é": 1, "e\u{301}": 2]), ("\u{FEFF}{}", [:]),
  ]

  @Test(arguments: accepted)
  func reads(text: String, expected: JSONValue) throws {
    #expect(try JSONParser.parse(Array(text.utf8)).value == expected)
  }

  static let refused: [(String, JSONSyntaxError.Reason, Int)] = [
    ("", .empty, 0), (" \n", .empty, 2), ("[", .unexpectedEnd, 1), ("{\"a\":", .unexpectedEnd, 5),
    ("nul", .expectedValue(0x6E), 0), ("NaN", .expectedValue(0x4E), 0), ("'a'", .expectedValue(0x27), 0),
    ("[,1]", .expectedValue(0x2C), 1), ("[1,]", .trailingComma, 2), ("{\"a\":1 , }", .trailingComma, 7),
    ("{a:1}", .expectedName(0x61), 1), ("{\"a\":1,,}", .expectedName(0x2C), 7),
    ("{\"a\" 1}", .expectedColon(0x31), 5), ("[1 2]", .expectedCommaOrEnd(0x32), 3),
    ("[1}", .expectedCommaOrEnd(0x7D), 2), ("\"abc", .unclosedString, 0), ("\"a\\n", .unclosedString, 0),
    ("\"a\nb\"", .controlCharacter(0x0A), 2), ("\"\u{0}\"", .controlCharacter(0), 1),
    (#""\x""#, .invalidEscape, 1), (#""\u12G4""#, .invalidEscape, 1), (#""\ud800""#, .loneSurrogate, 1),
    (#""\udc00""#, .loneSurrogate, 1), (#""\ud800\u0041""#, .loneSurrogate, 1),
    (#""\ud800\n""#, .loneSurrogate, 1),
    ("01", .invalidNumber, 0), ("-", .invalidNumber, 0), ("1.", .invalidNumber, 0), ("1e", .invalidNumber, 0),
    ("+1", .expectedValue(0x2B), 0), (".5", .expectedValue(0x2E), 0), ("1 2", .trailingContent, 2),
    ("{}\u{FEFF}", .trailingContent, 2), ("// a\n1", .expectedValue(0x2F), 0),
    (#"{"a":1,"\u0061":2}"#, .duplicateName("a", first: 1), 7),
  ]

  @Test(arguments: [
    ("[1,]", "delete the comma"), ("{'a':1}", "use double quotes"),
    ("[1 2]", "add a comma before it, or close the array or object"),
    ("\"\u{0}\"", "write it as an escape, as in `\\u0000`"),
    ("\"a\nb\"", "write it as an escape, as in `\\n`"),
  ])
  func tellsHowToCorrectAMistake(text: String, fix: String) {
    #expect(#expect(throws: JSONSyntaxError.self) { try JSONParser.parse(Array(text.utf8)) }?.fix == fix)
  }

  @Test(arguments: refused)
  func refuses(text: String, reason: JSONSyntaxError.Reason, offset: Int) {
    #expect(throws: JSONSyntaxError(reason: reason, offset: offset)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test(
    arguments: [
      ([0x22, 0x61, 0xFF, 0x22], 2), ([0x22, 0xC3, 0xA9, 0xC0, 0xAF, 0x22], 3),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], 1),
      ([0x22, 0x5C, 0x6E, 0xC3, 0x22], 3), ([0xFF, 0xFE], 0),
    ] as [([UInt8], Int)])
  func pointsAtTheFirstBadByte(bytes: [UInt8], offset: Int) throws {
    let error = #expect(throws: JSONSyntaxError.self) { try JSONParser.parse(bytes) }
    #expect(error?.offset == offset)
  }

  /// The slips of people and editors have names.
  @Test(arguments: [
    ("{“appclips”: {}}", JSONSyntaxError.Reason.curlyQuote, 1),
    ("{\"apps\": [\"A.Clip”]\n}", .curlyQuote, 17), ("{\"apps\": [“A”]}", .curlyQuote, 10),
    ("{\"apps\": [\"A.Clip]\n}", .missingQuote, 18), ("{\"apps: [\"A\"]}", .missingQuote, 10),
    ("[\"A, \"B\"]", .missingQuote, 6), ("{\"\"apps\": 1}", .doubledQuote, 3),
    ("[\"\"A\"]", .doubledQuote, 3),
    ("{\"apps\"\": 1}", .doubledQuote, 7), ("[\"A\"\"]", .doubledQuote, 4),
    ("[\"A\"\"B\"]", .expectedCommaOrEnd(0x22), 4), ("[\"\" \"B\"]", .expectedCommaOrEnd(0x22), 4),
    ("{\"http://x\" 1}", .expectedColon(0x31), 12),
    ("{\u{A0}\"a\": 1}", .otherSpace("\u{A0}"), 1), ("{\"a\":\u{3000}1}", .otherSpace("\u{3000}"), 5),
    ("{\"a\"\u{A0}: 1}", .otherSpace("\u{A0}"), 4), ("{}\u{2003}", .otherSpace("\u{2003}"), 2),
  ])
  func namesTheSlip(text: String, reason: JSONSyntaxError.Reason, offset: Int) {
    #expect(throws: JSONSyntaxError(reason: reason, offset: offset)) {
      try JSONParser.parse(Array(text.utf8))
    }
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x7B, 0], [0xFE, 0xFF, 0, 0x7B], [0x7B, 0, 0x7D, 0], [0, 0x7B]] as [[UInt8]])
  func namesTheEncoding(bytes: [UInt8]) {
    #expect(throws: JSONSyntaxError(reason: .utf16, offset: 0)) { try JSONParser.parse(bytes) }
  }

  @Test func allowsNestingUpToTheLimit() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try JSONParser.parse(nested(128)) }
    #expect(throws: JSONSyntaxError(reason: .tooDeep, offset: 128)) { try JSONParser.parse(nested(129)) }
    #expect(throws: JSONSyntaxError(reason: .tooDeep, offset: 128)) {
      try JSONParser.parse([UInt8](repeating: UInt8(ascii: "["), count: 100_000))
    }
  }

  @Test func recordsWhereValuesAndNamesStand() throws {
    let node = try JSONParser.parse(Array(#"{ "a" : [ 12, "x" ] }"#.utf8))
    #expect(node.range == 0..<21)
    #expect(node.member("a")?.nameRange == 2..<5)
    #expect(node["a"]?.range == 8..<19)
    #expect(node["a"]?.elements?.map(\.range) == [10..<12, 14..<17])
    #expect(node["a"]?.kind == "an array")
    #expect(node["b"] == nil)
  }

  @Test func everyReasonHasASentence() {
    for (_, reason, offset) in Self.refused {
      let message = JSONSyntaxError(reason: reason, offset: offset).message
      #expect(message.count > 10 && !message.hasSuffix("."))
    }
  }

  @Test(arguments: [("1", true), ("-1.5e3", true), ("01", false), ("", false), ("1 ", false), ("+1", false)])
  func knowsNumbers(text: String, expected: Bool) {
    #expect(JSONParser.isNumber(text) == expected)
  }
}

/// Damaged JSON is refused at a place inside the text, or means the same when it is written again.
struct DamagedJSONTests {
  @Test func isRefusedOrMeansTheSame() throws {
    let seeds = [
      #"{"a":[1,-2.5e+3,true,false,null,"é😀\n\\"],"b":{"c":{}},"d":[]}"#, "[]", "\"\"", "0", " {\n} ",
    ]
    let tokens = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u00", "\\ud83d", "\\ude00", "1e9", "-", "0", ".", "true",
    ]
    var damage = Mutations("json", of: seeds, tokens: tokens)
    try damage.forEach { bytes in
      switch Result(catching: { () throws(JSONSyntaxError) in try JSONParser.parse(bytes) }) {
      case .success(let root):
        try #require(root.range.upperBound <= bytes.count)
        let again = try JSONParser.parse(root.value.bytes())
        try #require(again.value == root.value)
      case .failure(let error):
        try #require(error.offset >= 0 && error.offset <= bytes.count)
      }
    }
  }
}

struct JSONValueTests {
  let value: JSONValue = ["text": "x", "flag": true, "count": 3, "list": [1, "two"]]

  @Test func findsMembersAndElements() {
    #expect(value["text"]?.text == "x")
    #expect(value["flag"]?.bool == true)
    #expect(value["count"]?.integer == 3)
    #expect(value["list"]?[1]?.text == "two")
    #expect(value["list"]?[2] == nil)
    #expect(value["none"] == nil)
    #expect(value[0] == nil)
  }

  @Test func accessorsOfAnotherKindGiveNil() {
    #expect(value.text == nil && value.bool == nil && value.integer == nil && value.elements == nil)
    #expect(JSONValue.number("1.5").integer == nil)
    #expect(JSONValue.null.members == nil)
  }

  @Test func keepsTheOrderOfMembers() {
    #expect(value.members?.map(\.name) == ["text", "flag", "count", "list"])
  }
}
