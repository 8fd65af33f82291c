import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

@Suite(.blocking, .serialized) struct ConnectionTests {
  @Test func answersWithAllThatEveryResponseHas() throws {
    let start = UTCTime.now().seconds
    let reply = try TestServer().reply(TestServer.get("/market"))
    #expect(reply.status == 200 && reply.body == "Market")
    let dates = (start - 1...UTCTime.now().seconds).map { UTCTime($0).httpDate }
    #expect(dates.contains(reply.fields["Date"] ?? ""))
    #expect(reply.fields["Content-Length"] == "6")
    #expect(reply.fields["X-Content-Type-Options"] == "nosniff")
    #expect(reply.fields["Cache-Control"] == "no-store")
    #expect(reply.fields["Content-Type"] == "text/html; charset=utf-8")
    #expect(reply.fields["Access-Control-Allow-Origin"] == nil)
  }

  @Test func aHeadHasTheSameFieldsAndNoBody() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("HEAD /market HTTP/1.1\r\nHost: localhost\r\n\r\n" + TestServer.get("/market"))
    let head = try client.reply(toHead: true)
    let whole = try client.reply()
    for name in ["Content-Length", "Accept-Ranges", "Content-Type"] {
      #expect(head.fields[name] == whole.fields[name])
    }
    #expect(whole.body == "Market")
  }

  @Test func aRequestMayArriveByteByByte() throws {
    let server = try TestServer()
    let client = try server.client()
    for byte in TestServer.get("/market").utf8 { client.send([byte]) }
    #expect(try client.reply().body == "Market")
  }

  @Test func aRequestMayBeSplitAnywhere() throws {
    let server = try TestServer()
    let client = try server.client()
    let bytes = Array(TestServer.get("/market").utf8)
    for split in bytes.indices {
      client.send(Array(bytes[..<split]))
      client.send(Array(bytes[split...]))
      #expect(try client.reply().body == "Market")
    }
  }

  @Test func pipelinedRequestsAreAnsweredInOrder() throws {
    let server = try TestServer(handler: { request, _ in HTTPResponse(text: request.path) })
    let client = try server.client()
    client.send((0..<500).map { TestServer.get("/\($0)") }.joined())
    for number in 0..<500 { #expect(try client.reply().body == "/\(number)\n") }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\n\r\n", 400), ("POST /market HTTP/1.1\r\nHost: localhost\r\n\r\n", 405),
    ("BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n", 501), ("GET / HTTP/2.0\r\nHost: localhost\r\n\r\n", 505),
    ("GET /a HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\nbody", 413),
    ("GET /../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n", 400), ("\u{16}\u{3}\u{1}\u{2}", 400),
    ("GET /\(String(repeating: "a", count: 9000)) HTTP/1.1\r\n", 414),
  ])
  func aFaultIsAnsweredAndEndsTheConnection(_ text: String, _ status: Int) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(text + TestServer.get("/market"))
    let reply = try client.reply()
    #expect(reply.status == status)
    #expect(reply.fields["Connection"] == "close")
    #expect(try client.waitForEnd() == "")
  }

  @Test func aFaultyHeadRequestGetsNoBody() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("HEAD /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try client.waitForEnd().hasSuffix("\r\n\r\n"))
  }

  @Test func aLargeBodyThatIsNotReadDoesNotCostTheAnswer() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 300000\r\n\r\n")
    client.send([UInt8](repeating: 65, count: 300_000))
    #expect(try client.reply().status == 405)
  }

  @Test(
    arguments: [
      ("localhost", 200, "local\n"), ("ferry.example", 200, "domain(\"ferry.example\")\n"),
      ("ferry.example.localhost:1", 200, "domain(\"ferry.example\")\n"), ("evil.example", 421, nil),
    ] as [(String, Int, String?)])
  func foreignHostsAreMisdirected(_ host: String, _ status: Int, _ body: String?) throws {
    let reply = try TestServer().reply("GET /host HTTP/1.1\r\nHost: \(host)\r\n\r\n")
    #expect(reply.status == status)
    if let body { #expect(reply.body == body) }
  }

  @Test func anAbsoluteTargetPassesTheSameChecks() throws {
    let server = try TestServer()
    let foreign = try server.reply("GET http://evil.example/host HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(foreign.status == 421)
    let own = try server.reply("GET http://ferry.example/host HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    #expect(own.body == "domain(\"ferry.example\")\n")
  }

  @Test(arguments: ["GET /market HTTP/1.0\r\n\r\n", TestServer.get("/market", "Connection: close")])
  func closesWhenTheClientWantsIt(_ request: String) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(request + TestServer.get("/market"))
    let text = try client.waitForEnd()
    #expect(text.contains("Connection: close") && text.hasSuffix("\r\n\r\nMarket"))
  }

  @Test func keepsTheConnectionAfterErrorsOfOurs() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(TestServer.get("/nothing"))
    #expect(try client.reply().status == 404)
    client.send(TestServer.get("/market", "Range: bytes=1-2"))
    #expect(try client.reply().body == "ar")
  }

  @Test func answersAClientThatHasFinishedSending() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(TestServer.get("/large"))
    client.finishSending()
    #expect(try client.reply().body.utf8.count == TestServer.large.count)
    try client.waitForEnd()
  }

  @Test func aClientThatAbortsALargeFileHarmsNobody() throws {
    let server = try TestServer()
    for _ in 0..<20 {
      let client = try server.client()
      client.send(TestServer.get("/large") + TestServer.get("/large"))
      try client.wait { $0.count > 1000 }
    }
    #expect(try server.reply(TestServer.get("/market")).body == "Market")
  }

  @Test func survivesRandomBytes() throws {
    let server = try TestServer()
    var random = SeededNumbers(9)
    for _ in 0..<200 {
      let client = try server.client()
      client.send(
        (0..<Int.random(in: 1...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      client.finishSending()
      #expect(try !client.waitForEnd().hasPrefix("HTTP/1.1 200"))
    }
    #expect(try server.reply(TestServer.get("/market")).body == "Market")
  }
}
