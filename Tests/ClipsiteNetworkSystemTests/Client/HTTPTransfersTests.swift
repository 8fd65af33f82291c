import ClipsiteSystem
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteNetwork

@Suite(.blocking, .needs(LoadedLibrary.curl)) struct HTTPTransfersTests {
  private let server: AnsweringServer

  init() throws { server = try AnsweringServer() }

  private func get(_ path: String, _ options: HTTPClientOptions = .init()) throws -> HTTPAnswer {
    try HTTPTransfers(options).send(HTTPRequest("GET", server.url(path)))
  }

  private func text(_ answer: HTTPAnswer) -> String { String(decoding: answer.body, as: UTF8.self) }

  @Test func givesStatusFieldsAndBody() throws {
    let answer = try get("/a%20b?c=d")
    #expect(answer.status == 200)
    #expect(answer["content-TYPE"]?.hasPrefix("text/plain") == true)
    #expect(answer["X-Missing"] == nil)
    #expect(text(answer) == "/a b?c=d")
  }

  @Test(arguments: ["a\r\nX-Evil: 1", "a\n", "a\rb", "a\0b", "\u{7F}"])
  func noFieldBeginsAnother(_ text: String) throws {
    for header in [HTTPHeader("X-A", text), HTTPHeader(text, "a")] {
      let client = HTTPTransfers()
      client.start(HTTPRequest("GET", server.url("/a"), headers: [header]), number: 1)
      client.start(HTTPRequest("GET", server.url("/b")), number: 2)
      var answers: [Int: String] = [:]
      while client.count > 0 {
        for (number, result) in client.wait(upTo: .seconds(1)) {
          switch result {
          case .success(let answer): answers[number] = self.text(answer)
          case .failure(let failure): answers[number] = failure.reason
          }
        }
      }
      #expect(answers == [1: "the field '\(header.name)' has a control character", 2: "/b?"])
    }
  }

  @Test func redirectsAreAnswers() throws {
    let answer = try get("/moved")
    #expect(answer.status == 301)
    #expect(answer["Location"] == "/elsewhere")
  }

  @Test(arguments: [
    ([:], "localhost,127.0.0.1,::1,ferry.example"),
    (["NO_PROXY": "a.example,.b.example"], "localhost,127.0.0.1,::1,ferry.example,a.example,.b.example"),
    (["no_proxy": "c.example", "NO_PROXY": "x"], "localhost,127.0.0.1,::1,ferry.example,c.example"),
    (["NO_PROXY": "*"], "*"),
  ])
  func hostsOfTheEnvironmentNeedNoProxy(_ environment: [String: String], list: String) {
    var options = HTTPClientOptions()
    options.routes = ["ferry.example:80:127.0.0.1:8080"]
    #expect(ConnectionLists(options, isLoaded: false, environment: Environment(environment)).direct == list)
  }

  #if os(Linux)
    /// Only what fills 192 MiB between the two looks could be taken for a copy.
    @Test func aBodyUnderWayIsNotCopied() throws {
      let body = [UInt8](repeating: 7, count: 256 << 20)
      let client = HTTPTransfers()
      let before = try residentPages()
      client.start(HTTPRequest("PUT", server.url("/x"), body: body), number: 1)
      #expect(try residentPages() < before + (192 << 20) / 4096)
    }

    private func residentPages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(text.split(separator: " ").dropFirst().first.flatMap { Int($0) })
    }
  #endif

  @Test func waitsAreReadAsSecondsAndAsDates() throws {
    #expect(try get("/later").retryAfter == 7)
    #expect(try get("/later-date").retryAfter.map { $0 > 1000 } == true)
    #expect(try get("/x").retryAfter == nil)
  }

  @Test func headHasNoBody() throws {
    let answer = try HTTPTransfers().send(HTTPRequest("HEAD", server.url("/large")))
    #expect(answer.status == 200)
    #expect(answer["Content-Length"] == "100000")
    #expect(answer.body.isEmpty)
  }

  @Test func namesItself() throws {
    #expect(text(try get("/agent")) == "clipsite")
    let request = HTTPRequest(
      "GET", server.url("/agent"), headers: [HTTPHeader("User-Agent", "AASA-Bot/1.0.0")])
    #expect(text(try HTTPTransfers().send(request)) == "AASA-Bot/1.0.0")
  }

  @Test func aHostMayHaveAnotherServer() throws {
    var options = HTTPClientOptions()
    options.routes = ["ferry.example:80:127.0.0.1:\(server.port)"]
    let answer = try HTTPTransfers(options).send(HTTPRequest("GET", "http://ferry.example/x"))
    #expect(text(answer) == "/x?")
  }

  @Test func answersTellHowTheyCame() throws {
    let delivery = try get("/x").delivery
    #expect(delivery.version == "1.1")
    #expect(delivery.total >= delivery.firstByte)
    #expect(delivery.certificateEnd == nil)
  }

  @Test func oneVersionOfTheInternetProtocolCanBeAskedFor() throws {
    var request = HTTPRequest("GET", server.url("/x"))
    request.internetProtocol = .four
    #expect(try HTTPTransfers().send(request).status == 200)
    request.internetProtocol = .six
    #expect(throws: HTTPFailure.self) { try HTTPTransfers().send(request) }
  }

  /// However the address is spelled. The servers of a test are at private addresses.
  @Test(arguments: ["127.0.0.1", "2130706433", "0x7f.1", "localhost", "[::ffff:127.0.0.1]", "0"])
  func privateAddressesAreNotConnectedTo(_ host: String) throws {
    var options = HTTPClientOptions()
    options.isDirect = true
    var request = HTTPRequest("GET", "http://\(host):\(server.port)/x")
    // The server is there, and answers whoever may ask.
    _ = try HTTPTransfers(options).send(request)
    request.isForPublicAddresses = true
    let failure = #expect(throws: HTTPFailure.self) { try HTTPTransfers(options).send(request) }
    #expect(failure?.kind == .privateAddress)
    #expect(failure?.isTransient == false)
    #expect(failure?.reason.hasPrefix("it is at the private address ") == true)
  }

  /// A proxy is asked for every host then, also for those of `no_proxy`.
  @Test(arguments: [
    (["https_proxy": "http://10.0.0.1:3128"], true), (["ALL_PROXY": "socks5://10.0.0.1"], true), ([:], false),
    (["https_proxy": "http://10.0.0.1:3128", "no_proxy": "*"], false),
  ])
  func proxiesOfTheEnvironmentDecide(_ environment: [String: String], decides: Bool) {
    let lists = ConnectionLists(
      HTTPClientOptions(), isLoaded: false, environment: Environment(environment))
    #expect(lists.hasProxy == decides)
  }

  @Test func failuresTellWhatFailed() throws {
    func kind(_ url: String, _ options: HTTPClientOptions = .init()) -> HTTPFailure.Cause? {
      #expect(throws: HTTPFailure.self) {
        try HTTPTransfers(options).send(HTTPRequest("GET", url))
      }?.kind
    }
    #expect(kind("http://127.0.0.1:1/") == .connection)
    #expect(kind("https://127.0.0.1:\(server.port)/") == .security)
    var small = HTTPClientOptions()
    small.largestAnswer = 9
    #expect(kind(server.url("/large"), small) == .connection)
  }

  @Test func longAnswersAreRefused() throws {
    var options = HTTPClientOptions()
    options.largestAnswer = 99_999
    #expect(throws: HTTPFailure.self) { try get("/large", options) }
    options.largestAnswer = 100_000
    #expect(try get("/large", options).body.count == 100_000)
  }

  @Test func aMissingServerMayComeBack() throws {
    let failure = #expect(throws: HTTPFailure.self) {
      try HTTPTransfers().send(HTTPRequest("GET", "http://127.0.0.1:1/"))
    }
    #expect(failure?.isTransient == true)
    #expect(failure?.reason.contains("127.0.0.1") == true)
  }

  @Test func whatIsNoAddressStaysWrong() throws {
    let failure = #expect(throws: HTTPFailure.self) {
      try HTTPTransfers().send(HTTPRequest("GET", "unknown://example.com"))
    }
    #expect(failure?.isTransient == false)
  }

  @Test func manyRequestsComeBackWithTheirNumbers() throws {
    let client = HTTPTransfers()
    for number in 0..<100 { client.start(HTTPRequest("GET", server.url("/\(number)")), number: number) }
    var answers: [Int: String] = [:]
    while client.count > 0 {
      for (number, result) in client.wait(upTo: .seconds(1)) { answers[number] = text(try result.get()) }
    }
    #expect(answers == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "/\($0)?") }))
  }
}
