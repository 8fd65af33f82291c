import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork

struct HTTPRequestParserTests {
  static let plain = "GET /market?day=1 HTTP/1.1\r\nHost: localhost:8080\r\nAccept: */*\r\n\r\n"

  /// Well-formed and not, for tests on how bytes arrive.
  static let samples = [
    plain, "\r\n" + plain, plain + plain, "HEAD / HTTP/1.0\n\n", "GET  / HTTP/1.1\r\n\r\n", "\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a b\r\n\r\n", "\rGET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\n Host: a\r\n\r\n",
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", "\u{16}\u{3}\u{1}", "",
    "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\nA: b\rc\r\n\r\n",
  ]

  @Test func readsARequest() throws {
    let request = try #require(parse(Self.plain).request)
    #expect(request.method == .get && request.keepsConnection)
    #expect(request.path == "/market" && request.query == "day=1")
    #expect(request.authority?.host == "localhost" && request.authority?.port == 8080)
    #expect(request.fields["ACCEPT"] == "*/*")
  }

  @Test func saysHowMuchTheRequestTook() {
    guard case .request(_, let consumed) = parse(Self.plain + "GET /next") else {
      Issue.record("no request")
      return
    }
    #expect(consumed == Self.plain.utf8.count)
  }

  @Test(arguments: samples) func theResultDoesNotDependOnTheSplit(_ text: String) {
    let bytes = Array(text.utf8)
    var parser = HTTPRequestParser()
    var outcome = HTTPRequestParser.Outcome.needsMore
    for count in 1...max(1, bytes.count) where outcome.status == 0 {
      outcome = bytes.withUnsafeBytes {
        parser.parse(UnsafeRawBufferPointer(rebasing: $0[..<min(count, $0.count)]))
      }
    }
    #expect(outcome.summary == HTTPRequestParser.parse(bytes).summary)
  }

  @Test(arguments: samples) func twoPartsGiveTheSameAsOne(_ text: String) {
    let bytes = Array(text.utf8)
    let whole = HTTPRequestParser.parse(bytes).summary
    for split in bytes.indices {
      var parser = HTTPRequestParser()
      var outcome = bytes.withUnsafeBytes { parser.parse(UnsafeRawBufferPointer(rebasing: $0[..<split])) }
      if outcome.status == 0 { outcome = bytes.withUnsafeBytes { parser.parse($0) } }
      #expect(outcome.summary == whole)
    }
  }

  @Test func everyPrefixOfARequestNeedsMore() {
    for count in 0..<Self.plain.utf8.count {
      #expect(HTTPRequestParser.parse(Array(Self.plain.utf8.prefix(count))).status == 0)
    }
  }

  @Test(arguments: [
    ("\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 200),
    ("\nGET / HTTP/1.1\nHost: localhost\n\n", 200),
    ("\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("\rGET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    (" GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", 400),
    ("GET / HTTP/1.1\rHost: localhost\r\r", 0),
    ("GET / HTTP/1.1\rHost: localhost\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\r\nHost: localhost\r\n\r\n", 400),
    ("\u{16}\u{3}\u{1}\u{2}", 400),
    ("\u{0}", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400),
  ])
  func judgesLineEnds(_ text: String, _ status: Int) {
    #expect(parse(text).status == status)
  }

  @Test func limitsTheRequestLine() {
    func status(_ length: Int) -> Int {
      let path = "/" + String(repeating: "a", count: length - "GET / HTTP/1.1".utf8.count)
      return parse(line: "GET \(path) HTTP/1.1").status
    }
    #expect(status(8192) == 200)
    #expect(status(8193) == 414)
    #expect(status(20_000) == 414)
    #expect(parse("GET /" + String(repeating: "a", count: 8190)).status == 414)
    #expect(parse("GET /" + String(repeating: "a", count: 8180)).status == 0)
  }

  @Test func limitsTheHead() {
    let start = "GET / HTTP/1.1\r\nHost: localhost\r\nA: "
    func text(_ length: Int) -> String {
      start + String(repeating: "a", count: length - start.utf8.count - 4) + "\r\n\r\n"
    }
    #expect(parse(text(16_384)).status == 200)
    #expect(parse(text(16_385)).status == 431)
    #expect(parse(String(text(20_000).dropLast(4))).status == 431)
    #expect(parse(String(text(16_387).dropLast(4))).status == 0)
  }

  @Test func limitsTheFields() {
    func status(_ count: Int) -> Int {
      parse(
        "GET / HTTP/1.1\r\nHost: localhost\r\n" + String(repeating: "a: b\r\n", count: count - 1) + "\r\n"
      )
      .status
    }
    #expect(status(100) == 200)
    #expect(status(101) == 431)
  }

  @Test(arguments: [
    ("POST", "Content-Length: 3", 405), ("POST", "Transfer-Encoding: chunked", 405),
    ("POST", "Content-Length: x", 400), ("BREW", "Content-Length: 3", 501), ("GET", "Content-Length: 3", 413),
    ("GET", "Host: localhost", 400), ("POST", "Host: localhost", 400),
  ])
  func judgesHostThenFramingThenMethodThenBody(_ method: String, _ field: String, _ status: Int) {
    #expect(parse(line: "\(method) / HTTP/1.1", fields: field).status == status)
  }

  @Test func remembersThatOnlyTheHeadWasAskedFor() {
    #expect(parse(line: "HEAD /%zz HTTP/1.1").fault?.isHead == true)
    #expect(parse(line: "GET /%zz HTTP/1.1").fault?.isHead == false)
  }

  @Test(arguments: [
    ("HTTP/1.1", "Accept: */*", true), ("HTTP/1.1", "Connection: close", false),
    ("HTTP/1.1", "Connection: Keep-Alive, CLOSE", false), ("HTTP/1.1", "Connection: keep-alive", true),
    ("HTTP/1.0", "Connection: keep-alive", false),
  ])
  func knowsWhoWantsToKeepTheConnection(_ version: String, _ field: String, _ keeps: Bool) {
    #expect(parse(line: "GET / \(version)", fields: field).request?.keepsConnection == keeps)
  }

  @Test(arguments: [
    "X-Empty:", "X-Unknown: anything at all", "Connection: close", "Accept-Language:\t en ",
    "Expect: 100-continue",
    "Upgrade: h2c", "Content-Length: 0", "X-Latin: caf\u{E9}",
  ])
  func oddButWellFormedFieldsAreFine(_ field: String) {
    #expect(parse(line: "GET /?a=%zz&b={|}\\^`\"<>?&&=;// HTTP/1.1", fields: field).status == 200)
  }

  /// No head, however broken, traps; and however it is split, it means the same.
  @Test func survivesMutatedHeads() {
    var random = SeededNumbers(42)
    var statuses: Set<Int> = []
    for _ in 0..<10_000 {
      var bytes = Array(Self.samples[Int.random(in: 0..<Self.samples.count, using: &random)].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.mutate(&bytes, &random) }
      let whole = HTTPRequestParser.parse(bytes)
      var parser = HTTPRequestParser()
      let split = Int.random(in: 0...bytes.count, using: &random)
      var outcome = bytes.withUnsafeBytes { parser.parse(UnsafeRawBufferPointer(rebasing: $0[..<split])) }
      if outcome.status == 0 { outcome = bytes.withUnsafeBytes { parser.parse($0) } }
      #expect(outcome.summary == whole.summary)
      statuses.insert(whole.status)
    }
    #expect(statuses.isSuperset(of: [0, 200, 400, 405, 501, 505]))
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededNumbers) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let interesting: [UInt8] = Array("\r\n\t :/?#%.\\[]@,H0129".utf8) + [0, 0x7F, 0x80, 0xFF]
    let byte = interesting[Int.random(in: 0..<interesting.count, using: &random)]
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.insert(byte, at: place)
    case 1 where place < bytes.count: bytes[place] = byte
    case 2 where place < bytes.count: bytes.remove(at: place)
    default: bytes.insert(contentsOf: bytes.prefix(place).suffix(40), at: place)
    }
  }
}

/// Damaged requests have one meaning, however they arrive.
struct DamagedRequestTests {
  @Test func meanTheSameInPieces() throws {
    let seeds = [
      "GET /a/b?q=1 HTTP/1.1\r\nHost: example.com:8080\r\nAccept: */*\r\n\r\n",
      "HEAD http://example.com/ HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
      "POST / HTTP/1.1\r\nHost: [::1]\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\nbody",
      "\r\nGET / HTTP/1.1\nHost: x\n\n",
    ]
    let tokens = [
      "\r\n", "\r", "\n", "\0", " ", "\t", ":", "%2e%2e/", "/../", "%00", "Host: y\r\n", "HTTP/1.1", "\u{7F}",
      "é",
    ]
    var damage = Mutations("request", of: seeds, tokens: tokens)
    try damage.forEach { bytes in
      let whole = HTTPRequestParser.parse(bytes)
      var parser = HTTPRequestParser()
      var outcome = bytes.withUnsafeBytes {
        parser.parse(UnsafeRawBufferPointer(rebasing: $0[..<(bytes.count / 2)]))
      }
      if outcome.status == 0 { outcome = bytes.withUnsafeBytes { parser.parse($0) } }
      try #require(outcome.summary == whole.summary)
    }
  }
}
