import ClipsiteJSON
import ClipsiteTestTools
import Testing

/// Damaged JSON is refused at a place inside the text, or means the same when it is written again.
@Suite(.timeLimit(.minutes(30))) struct DamagedJSONTests {
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
