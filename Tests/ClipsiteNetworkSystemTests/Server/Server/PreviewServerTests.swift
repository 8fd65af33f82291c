import ClipsiteSystem
import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

@Suite(.blocking) struct PreviewServerTests {
  @Test func listensOnBothLoopbackAddressesWithOnePort() throws {
    let server = try TestServer()
    let places = server.running.addresses
    #expect(places.first?.address == "127.0.0.1")
    #expect(Set(places.map(\.port)).count == 1 && server.running.port != 0)
    for place in places {
      let client = try Client(place.port, address: place.address)
      client.send(TestServer.get("/market"))
      #expect(try client.reply().body == "Market")
    }
  }

  @Test func aPortMayStandForADomain() throws {
    let server = try TestServer {
      $0.endpoints = [Endpoint(port: 0), Endpoint(port: 0, domain: "ferry.example")]
    }
    for place in server.running.addresses where place.address == "127.0.0.1" {
      let client = try Client(place.port)
      client.send(TestServer.get("/host"))
      #expect(try client.reply().body == (place.domain == nil ? "local\n" : "domain(\"ferry.example\")\n"))
    }
  }

  @Test func aPortCanComeLaterAndHostsCanChange() throws {
    let server = try TestServer()
    let place = try #require(
      try server.running.listen(on: Endpoint(port: 0, domain: "ferry.example")).first)
    let client = try Client(place.port)
    client.send(TestServer.get("/host"))
    #expect(try client.reply().body == "domain(\"ferry.example\")\n")
    server.running.answer(HostPolicy(domains: [], defaultDomain: "pier.example"))
    let other = try server.client()
    other.send(TestServer.get("/host"))
    #expect(try other.reply().body == "domain(\"pier.example\")\n")
  }

  /// Other sites can neither embed the answers nor show them in a frame; names below `localhost` are other
  /// sites for browsers.
  @Test(arguments: [
    ("", "same-site"), ("Referer: http://evil.example/\r\n", "same-site"),
    ("Referer: http://a.example.localhost:8080/x\r\n", "cross-origin"),
  ])
  func answersStayWithThePreview(_ field: String, _ policy: String) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("GET /market HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n")
    let reply = try client.reply()
    #expect(
      reply.fields["Cross-Origin-Resource-Policy"] == policy && reply.fields["X-Frame-Options"] == "DENY")
  }

  @Test(arguments: [
    ("127.0.0.1", "127.0.0.1", true), ("127.0.0.2", "127.0.0.1", true), ("::1", "::1", true),
    ("192.168.1.5", "192.168.1.5", true), ("192.168.1.5", "192.168.1.7", false),
    ("fe80::1", "fe80::2", false),
    ("192.168.1.5", "127.0.0.1.example", false),
  ])
  func aClientIsOnThisComputerByItsAddress(own: String, other: String, isWithin: Bool) {
    #expect(Connection.isWithinThisComputer(own: own, other: other) == isWithin)
  }

  /// By the address that it asks from, and not for somebody else.
  @Test(arguments: [
    ("Host: localhost", true), ("Host: ferry.example", true),
    ("Host: localhost\r\nX-Forwarded-For: 203.0.113.7", false),
    ("Host: localhost\r\nForwarded: for=a", false),
  ])
  func aRequestKnowsWhetherItComesFromThisComputer(_ fields: String, isFromThisComputer: Bool) throws {
    let addresses = ["127.0.0.1", "::1"] + NetworkInterfaces.addresses.prefix(1)
    let server = try TestServer {
      $0.addresses = addresses
    } handler: { request, _ in
      HTTPResponse(text: "\(request.isFromThisComputer)")
    }
    for place in server.running.addresses {
      let client = try Client(place.port, address: place.address)
      client.send("GET / HTTP/1.1\r\n\(fields)\r\n\r\n")
      #expect(try client.reply().body == "\(isFromThisComputer)\n", "\(place.address)")
    }
  }

  @Test func aPortThatIsTakenIsNamed() throws {
    let first = try TestServer()
    let port = first.running.port
    let error = #expect(throws: SystemError.self) {
      try TestServer { $0.endpoints = [Endpoint(port: port)] }
    }
    #expect(
      error?.description
        == "cannot listen on 'port \(port) of 127.0.0.1': another program listens there. Choose another port")
  }

  /// Advice about files or disks would mislead.
  @Test(arguments: [
    ("localhost", "the address is not a number such as 127.0.0.1 or ::1"),
    ("192.0.2.1", "this computer has none of the addresses 192.0.2.1"),
    ("::ffff:127.0.0.1", "this computer has none of the addresses ::ffff:127.0.0.1"),
  ])
  func anAddressOfAnotherComputerIsNamed(_ address: String, _ reason: String) throws {
    let error = #expect(throws: SystemError.self) { try TestServer { $0.addresses = [address] } }
    #expect(error?.reason == reason)
    #expect(error?.fix == "write a numeric address of this computer")
  }

  @Test func theNextFreePortReplacesATakenOne() throws {
    let first = try TestServer()
    let wanted = first.running.port
    let second = try TestServer { $0.endpoints = [Endpoint(port: wanted, alternatives: 20)] }
    let third = try TestServer { $0.endpoints = [Endpoint(port: wanted, alternatives: 20)] }
    #expect(second.running.port > wanted && third.running.port > second.running.port)
    #expect(Set(second.running.addresses.map(\.port)).count == 1)
    // The message is about the port that was wanted, also at the end of the ports.
    let error = #expect(throws: SystemError.self) {
      try TestServer { $0.endpoints = [Endpoint(port: wanted, alternatives: 0)] }
    }
    #expect(error?.description.contains("port \(wanted) ") == true)
    #expect(Endpoint(port: .max, alternatives: 20).otherPorts.isEmpty)
    #expect(Endpoint(port: 65_533, alternatives: 20).otherPorts == [65_534, 65_535])
  }

  /// The pages, the events, and what later ports answer: a client that is not on this computer gets nothing
  /// without the token.
  @Test func withoutTheTokenOtherComputersReadNothing() throws {
    let token = AccessToken()
    let server = try TestServer { $0.token = token }
    let other = try server.running.listen(on: Endpoint(port: 0, domain: "ferry.example")).first?.port
    let cookie = "Cookie: clipsite-\(server.running.port)=\(token.text)"
    let forwarded = "X-Forwarded-For: 203.0.113.7"
    func reply(_ path: String, on port: UInt16?, _ fields: String..., method: String = "GET") throws -> Reply
    {
      let client = try Client(port ?? 0)
      let lines = ["\(method) \(path) HTTP/1.1", "Host: localhost"] + fields
      client.send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
      return try client.reply(toHead: method == "HEAD")
    }
    for port in [server.running.port, other] {
      for path in ["/market", "/large", "/nothing", "/events", "/_clipsite/"] {
        #expect(try reply(path, on: port, forwarded).status == 403, "\(path)")
        #expect(try reply(path, on: port, forwarded, method: "HEAD").status == 403, "\(path)")
      }
      #expect(try reply("/market", on: port, forwarded, cookie).body == "Market")
      #expect(try reply("/market", on: port).body == "Market")
      let admission = try reply("/market?_clipsite=\(token.text)", on: port, forwarded)
      #expect(admission.status == 303 && admission.fields["Location"] == "/market")
      #expect(
        admission.fields["Set-Cookie"]?.hasPrefix("clipsite-\(server.running.port)=\(token.text);") == true)
    }
    // A foreign host learns nothing, not even that there is a token.
    let client = try server.client()
    client.send("GET /?_clipsite=\(token.text) HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    #expect(try client.reply().status == 421)
  }

  @Test func aPortIsFreeAfterTheEnd() throws {
    let port = TestPorts.take()
    let first = try TestServer { $0.endpoints = [Endpoint(port: port)] }
    let client = try first.client()
    client.send(TestServer.get("/market"))
    #expect(try client.reply().status == 200)
    first.running.stop()
    let second = try TestServer { $0.endpoints = [Endpoint(port: port)] }
    #expect(second.running.port == port)
  }

  @Test func knowsWhoCanReachIt() {
    var configuration = ServerConfiguration(endpoints: [Endpoint(port: 0)], hosts: TestServer.hosts)
    #expect(!configuration.isReachableFromOutside)
    configuration.addresses = ["127.0.0.1", "0.0.0.0"]
    #expect(configuration.isReachableFromOutside)
  }

  @Test func stopsWhileAHandlerIsAtWork() throws {
    let gate = Gate()
    let server = try TestServer(handler: { _, _ in
      gate.enter()
      return HTTPResponse(text: "late")
    })
    let client = try server.client()
    client.send(TestServer.get("/"))
    gate.waitForEntry()
    server.running.stop()
    #expect(try client.waitForEnd() == "")
    gate.open()
  }

  @Test func stoppingTwiceIsFine() throws {
    let server = try TestServer()
    server.running.stop()
    server.running.stop()
  }

  @Test func servesManyRequestsOnManyConnections() throws {
    let server = try TestServer()
    let clients = try (0..<32).map { _ in try server.client() }
    for _ in 0..<50 {
      for client in clients { client.send(TestServer.get("/market")) }
      for client in clients { #expect(try client.reply().body == "Market") }
    }
  }
}
