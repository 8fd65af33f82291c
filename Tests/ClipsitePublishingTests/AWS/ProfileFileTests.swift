import ClipsiteSystem
import Testing

@testable import ClipsitePublishing

struct ProfileFileTests {
  @Test func settingsHaveSections() {
    let file = ProfileFile(
      """
      # a comment
      lost = 1
      [default]
      Region=a
      region = b

      [ profile   work ]
      aws_access_key_id = W=1
      ; another comment
      no setting
      [default]
      output = json
      """)
    #expect(file.sections["default"] == ["region": "b", "output": "json"])
    #expect(file.sections["profile work"] == ["aws_access_key_id": "W=1"])
  }

  @Test(arguments: ["[profile \"my work\"]", "[profile 'my work']", "[ profile  my\\ work ]"])
  func namesMayHaveQuotes(_ title: String) {
    #expect(ProfileFile("\(title)\nregion = a").sections["profile my work"] == ["region": "a"])
  }

  @Test func indentedSettingsBelongToTheOneBefore() {
    let file = ProfileFile(
      "[services own]\ns3 =\n  endpoint_url = https://a\n  # no\nsts =\n\tendpoint_url=https://b\n")
    #expect(
      file.sections["services own"] == [
        "s3": "", "s3.endpoint_url": "https://a", "sts": "", "sts.endpoint_url": "https://b",
      ])
    // Nothing owns the first line of a section.
    #expect(ProfileFile("[a]\nx = 1\n[b]\n y = 2\n").sections["b"] == [:])
  }

  @Test(
    arguments: [
      ("a b", ["a", "b"]), ("  a\tb  ", ["a", "b"]), ("", []), ("'a b' c", ["a b", "c"]),
      ("\"a b\"c", ["a bc"]), ("a\\ b", ["a b"]), ("''", [""]), ("\"a\\\"b\"", ["a\"b"]),
      ("\"a\\nb\"", ["a\\nb"]), ("'a\\'", ["a\\"]), ("\"open", nil), ("'open", nil), ("end\\", nil),
      ("/opt/tool --profile \"x y\" ~", ["/opt/tool", "--profile", "x y", "~"]),
    ] as [(String, [String]?)])
  func wordsAreThoseOfAShell(_ line: String, _ words: [String]?) {
    #expect(ShellWords.split(line) == words)
  }

  @Test(arguments: [
    ("work", "work"), ("my work", "'my work'"), ("it's", "'it'\\''s'"), ("", "''"), ("a=b", "a=b"),
    ("=ls", "'=ls'"), ("$(x);`y`", "'$(x);`y`'"),
  ])
  func aWordIsTypedSafely(_ word: String, _ typed: String) {
    #expect(ShellText.quoted(word) == typed)
    #expect(ShellWords.split(typed) == [word])
  }
}
