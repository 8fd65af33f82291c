import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

/// Deadlines are shortened here, and the tests wait for what follows from them, however long it takes.
@Suite(.blocking) struct ServerDeadlinesTests {
  private static let short = Duration.milliseconds(30)

  @Test func aHeadThatIsNotCompletedTimesOut() throws {
    let server = try TestServer { $0.deadlines.head = Self.short }
    let client = try server.client()
    client.send("GET /market HTTP/1.1\r\nHost: loc")
    #expect(try client.reply().status == 408)
    #expect(try client.waitForEnd() == "")
  }

  @Test func aHeadThatTricklesTimesOutInTotal() throws {
    let server = try TestServer { $0.deadlines.head = Self.short }
    let client = try server.client()
    client.send("GET /market HTTP/1.1\r\nHost: localhost\r\nA:")
    // Bytes keep coming until the server has had enough; were the time counted per read, it never would.
    var isAnswered = false
    var sent = 0
    while !isAnswered, sent < 10_000 {
      sent += 1
      client.send(sent.isMultiple(of: 200) ? "\r\nA:" : "a")
      isAnswered = client.hasSomethingToRead(within: 1)
    }
    #expect(try client.reply().status == 408)
  }

  @Test func anIdleConnectionIsClosedSilently() throws {
    let server = try TestServer { $0.deadlines.idle = Self.short }
    let fresh = try server.client()
    #expect(try fresh.waitForEnd() == "")
    // The time may pass before a request is sent, too; then another connection is tried.
    while true {
      let used = try server.client()
      used.send(TestServer.get("/market"))
      guard let reply = try? used.reply() else { continue }
      #expect(reply.status == 200)
      #expect(try used.waitForEnd() == "")
      break
    }
  }

  @Test func aClientThatNeverReadsIsGivenUp() throws {
    let server = try TestServer { $0.deadlines.write = Self.short }
    let clients = try (0..<4).map { _ in try server.client() }
    for client in clients { client.send(String(repeating: TestServer.get("/large"), count: 4)) }
    #expect(try server.reply(TestServer.get("/market")).body == "Market")
    for client in clients {
      client.waitUntilBroken()
      #expect(try client.waitForEnd().utf8.count < 4 * TestServer.large.count)
    }
  }

  @Test func aClientThatDoesNotCloseAfterTheLastAnswerIsLeft() throws {
    let server = try TestServer { $0.deadlines.drain = Self.short }
    let client = try server.client()
    client.send("nonsense\r\n")
    #expect(try client.waitForEnd().hasPrefix("HTTP/1.1 400"))
    client.waitUntilBroken()
  }

  @Test func streamsGetSignsOfLife() throws {
    let server = try TestServer { $0.deadlines.ping = Self.short }
    let client = try server.client()
    client.send(TestServer.get("/events"))
    try client.wait(for: "event: ping\ndata:\n\nevent: ping\ndata:\n\n")
  }
}
