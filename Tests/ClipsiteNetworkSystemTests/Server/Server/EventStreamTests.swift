import ClipsiteTestTools
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

@Suite(.blocking) struct EventStreamTests {
  private static func stream(_ server: TestServer, _ fields: String..., query: String = "") throws -> Client {
    let client = try server.client()
    let lines = ["GET /events\(query) HTTP/1.1", "Host: localhost"] + fields
    client.send(lines.map { $0 + "\r\n" }.joined() + "\r\n")
    try client.wait(for: "retry:")
    return client
  }

  @Test func hasTheHeadOfAStream() throws {
    let server = try TestServer()
    let client = try Self.stream(server)
    let reply = try #require(Reply(client.received))
    #expect(reply.status == 200)
    #expect(reply.fields["Content-Type"] == "text/event-stream")
    #expect(reply.fields["Cache-Control"] == "no-store")
    #expect(reply.fields["Content-Length"] == nil)
    #expect(reply.fields["Access-Control-Allow-Origin"] == nil)
  }

  @Test func eventsReachAllStreamsInOrder() throws {
    let server = try TestServer()
    let clients = try (0..<5).map { _ in try Self.stream(server) }
    for id in 1...20 { server.hub.publish(ServerEvent("reload", id: UInt64(id))) }
    let expected = (1...20).map { "event: reload\nid: \($0)\ndata: \n\n" }.joined()
    for client in clients { try client.wait(for: expected) }
  }

  @Test func aStreamThatMissedSomethingReloadsAtOnce() throws {
    let hub = EventHub()
    hub.publish(ServerEvent("reload", id: 9))
    let server = try TestServer(hub: hub)
    try Self.stream(server, "Last-Event-ID: 8").wait(for: "event: reload\nid: 9\n")
    try Self.stream(server, query: "?since=7").wait(for: "event: reload\nid: 9\n")
    let current = try Self.stream(server, "Last-Event-ID: 9")
    server.hub.publish(ServerEvent("reload", id: 10))
    try current.wait(for: "id: 10")
    #expect(!String(decoding: current.received, as: UTF8.self).contains("event: reload\nid: 9"))
  }

  /// Streams that open while events are published see each event once: in the greeting or after it.
  @Test func noEventIsSentTwice() throws {
    let server = try TestServer()
    let clients = try (0..<20).map { id in
      let client = try server.client()
      client.send(TestServer.get("/events"))
      server.hub.publishStanding(ServerEvent("error", id: UInt64(id)))
      return client
    }
    server.hub.publish(ServerEvent("last", id: 99))
    for client in clients {
      // A stream that opened after the last event only knows its number.
      try client.wait(for: "id: 99\n")
      let ids = String(decoding: client.received, as: UTF8.self).matches(of: /event: error\nid: (\d+)/).map(
        \.1)
      #expect(Set(ids).count == ids.count)
    }
  }

  @Test(arguments: [
    ("Origin: http://localhost:8080", 200), ("Origin: http://evil.example", 403), ("Origin: null", 403),
  ])
  func onlyPagesOfThePreviewMayListen(_ field: String, _ status: Int) throws {
    let server = try TestServer()
    let client = try server.client()
    client.send(TestServer.get("/events", field))
    try client.wait(for: "\r\n\r\n")
    #expect(Reply(client.received)?.status ?? 403 == status)
  }

  @Test func aHeadRequestOpensNoStream() throws {
    let server = try TestServer()
    let client = try server.client()
    client.send("HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try client.waitForEnd().hasSuffix("\r\n\r\n"))
  }

  @Test func aStreamWhoseClientDoesNotReadIsGivenUp() throws {
    let server = try TestServer()
    let client = try Self.stream(server)
    let data = String(repeating: "x", count: 1 << 20)
    for id in 1...40 { server.hub.publish(ServerEvent("error", id: UInt64(id), data: data)) }
    #expect(try server.reply(TestServer.get("/market")).body == "Market")
    client.waitUntilBroken()
  }

  @Test func stoppingEndsStreams() throws {
    let server = try TestServer()
    let clients = try (0..<64).map { _ in try Self.stream(server) }
    let halfOpen = try server.client()
    halfOpen.send("GET /")
    server.running.stop()
    for client in clients + [halfOpen] { try client.waitForEnd() }
  }
}
