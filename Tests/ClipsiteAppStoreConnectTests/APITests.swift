import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteAppStoreConnect

struct APITests {
  // MARK: APIAddress

  @Test(arguments: [
    "https://api.example.com", "https://api.example.com/", "http://127.0.0.1:8080", "http://localhost:1",
    "http://[::1]:1",
  ])
  func tokensAreSentEncryptedOrToThisComputer(_ text: String) throws {
    let address = try APIAddress(text)
    #expect(address.url == (text.hasSuffix("/") ? String(text.dropLast()) : text))
    #expect(address.holds("\(address.url)/v1/apps"))
    #expect(!address.holds("\(address.url).example.org/v1/apps"))
  }

  @Test(arguments: [
    "http://api.example.com", "api.example.com", "https://api.example.com/v1", "https://u:p@x", "", "x",
  ])
  func refusesOtherAddresses(_ text: String) {
    #expect(throws: SystemError.self) { try APIAddress(text) }
  }

  // MARK: APIKey

  @Test(arguments: ["APP_STORE_CONNECT_KEY_ID", "APP_STORE_CONNECT_ISSUER_ID"])
  func identifiersHaveNoControlCharacters(_ name: String) {
    var variables = ["APP_STORE_CONNECT_KEY_ID": "K\n", "APP_STORE_CONNECT_KEY_PATH": "/no/such/key\n"]
    // White space around a value goes, so only the file is missing.
    #expect(throws: SystemError("cannot read", "/no/such/key", number: 2)) {
      try APIKey(Environment(variables))
    }
    variables[name] = "a\r\nb"
    #expect(throws: SystemError.usage("\(name) has a line end or a control character inside. Set it again")) {
      try APIKey(Environment(variables))
    }
  }

  // MARK: RateLimit

  @Test(arguments: [
    ("user-hour-lim:3500;user-hour-rem:500;", 3500), ("user-hour-rem:0", nil),
    (" user-hour-lim: 3600 ;x", nil), ("", nil), ("user-hour-lim:many;", nil),
  ])
  func readsWhatIsThere(_ text: String, limit: Int?) { #expect(RateLimit(text).limit == limit) }

  @Test(arguments: [
    ("user-hour-lim:3500;user-hour-rem:0", 300), ("user-hour-rem:1;user-minute-rem:0", 5),
    ("user-minute-rem:0;user-hour-rem:0", 300), ("user-hour-rem:1", nil), ("", nil),
  ])
  func aPauseIsAPartOfTheLongestPeriodThatIsUsedUp(_ text: String, seconds: Int?) {
    #expect(RateLimit(text).pause == seconds)
    #expect((RateLimit(text).reason != nil) == (seconds != nil))
  }

  @Test func waitingEnds() {
    var wait = QuotaWait(upTo: .seconds(7_200))
    var pauses: [Int] = []
    while let pause = wait.pause(retryAfter: nil, nil), pauses.count < 1_000 { pauses.append(pause) }
    #expect(pauses.count == 120 && Set(pauses) == [60])
    var long = QuotaWait(upTo: .seconds(700))
    #expect(long.pause(retryAfter: 1 << 40, nil) == nil)
    #expect(long.pause(retryAfter: 400, RateLimit("user-minute-rem:0")) == 400)
    #expect(
      long.pause(retryAfter: 400, nil) == nil
        && long.pause(retryAfter: 1, RateLimit("user-hour-rem:0")) == 300)
  }

  // MARK: UploadOperation

  private func operations(_ parts: [(Int, Int)], url: String = "https://a.example/x", header: String = "b")
    -> [Range<Int>]?
  {
    let list = parts.map { offset, length -> JSONValue in
      [
        "method": "PUT", "url": .string(url), "offset": .number(String(offset)),
        "length": .number(String(length)),
        "requestHeaders": [["name": "A", "value": .string(header)]],
      ]
    }
    return UploadOperation.all(in: ["uploadOperations": .array(list)], size: 10, allowsPlain: false)?.map(
      \.range)
  }

  @Test func partsMayComeInAnyOrder() {
    #expect(operations([(4, 6), (0, 4)]) == [0..<4, 4..<10])
    #expect(operations([(0, 10)]) == [0..<10])
  }

  @Test(arguments: [
    [(0, 4)], [(0, 4), (5, 5)], [(0, 6), (5, 5)], [(0, 11)], [(-1, 11)], [(0, 10), (11, 1)], [(0, -1)], [],
    [(0, 10), (0, 10)], [(9_223_372_036_854_775_807, 2)],
  ])
  func partsHaveToMakeUpTheFile(_ parts: [(Int, Int)]) { #expect(operations(parts) == nil) }

  @Test(arguments: ["http://a.example/x", "http://127.0.0.1:1/x", "ftp://a.example", ""])
  func nothingIsSentUnencrypted(_ url: String) { #expect(operations([(0, 10)], url: url) == nil) }

  @Test(arguments: ["a\r\nB: c", "a\u{0}"])
  func fieldsHoldNoControlCharacters(_ header: String) {
    #expect(operations([(0, 10)], header: header) == nil)
  }

  @Test func aTestServerMayDoWithoutTLS() {
    let value: JSONValue = [
      "uploadOperations": [["method": "PUT", "url": "http://127.0.0.1:8/x", "offset": 0, "length": 2]]
    ]
    #expect(UploadOperation.all(in: value, size: 2, allowsPlain: true)?.count == 1)
    #expect(UploadOperation.all(in: value, size: 2, allowsPlain: false) == nil)
    #expect(UploadOperation.all(in: nil, size: 2, allowsPlain: true) == nil)
  }
}
