import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteText
import Testing

/// Whatever the text, there is an answer and no trap.
struct HostileTextTests {
  /// A generator with a fixed seed (xorshift), so that every run asks the same.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return state
    }
  }

  private static let pieces = [
    "https://", "http:", "//", "/", "example.com", "EXAMPLE.com", "appclip.apple.com", "go.example.com",
    "/id?p=", "?", "#",
    "%", "%2F", "%00", "%C3", "..", ".", "shop", "store1", "@", ":443", ":", "\\", " ", "\u{0}", "\u{1B}",
    "é", "👩‍🚀",
    "\u{202E}", "&", "=", "*", "$(", ".html", "com.example.Donuts.Clip", "index", "1",
  ]

  @Test func everyTextIsAnswered() throws {
    let site = try SiteToAsk()
    var numbers = Numbers(state: 0x9E37_79B9_7F4A_7C15)
    for _ in 0..<2000 {
      let count = Int.random(in: 0...9, using: &numbers)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &numbers) ?? "" }.joined()
      let resolution = try site.resolve(text, Device.allCases.randomElement(using: &numbers) ?? .iphone)
      #expect((resolution.reading.url == nil) == (resolution.reading.problem != nil))
      #expect(resolution.invocations.count == Invocation.Way.allCases.count)
    }
  }

  @Test func everyFileIsReadOrReported() throws {
    let file = Array(
      #"""
      {"applinks": {"defaults": {"?": {"a": "*"}}, "substitutionVariables": {"v": ["a*", "$(v)"]}, "details": [
        {"appIDs": ["ABCDE12345.a.b"],
         "components": [{"/": "/$(v)/?*", "#": "x", "exclude": true}, {"percentEncoded": false}]},
        {"appID": "ABCDE12345.a.c", "paths": ["NOT /a", "*"]}]}, "appclips": {"apps": ["ABCDE12345.a.b.Clip"]}}
      """#.utf8)
    let url = try InvocationURL("https://example.com/a/b%20c?a=1&a=2#x")
    var numbers = Numbers(state: 0xD1B5_4A32_D192_ED03)
    for _ in 0..<3000 {
      var bytes = file
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        let at = Int.random(in: 0..<bytes.count, using: &numbers)
        switch Int.random(in: 0...2, using: &numbers) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &numbers)
        case 1: bytes.remove(at: at)
        default: bytes.insert(file.randomElement(using: &numbers) ?? 0, at: at)
        }
      }
      let reading = AssociationReading(SourceFile(path: "aasa", bytes: bytes))
      guard let value = reading.file else {
        #expect(reading.diagnostics.contains { $0.severity == .error && $0.range.bytes != nil })
        continue
      }
      let answer = AssociationLookup(value, domain: nil).answer(for: url)
      #expect((answer.outcome == .none) == answer.appIDs.isEmpty)
    }
  }
}
