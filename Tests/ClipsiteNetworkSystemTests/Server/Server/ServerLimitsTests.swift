import ClipsiteTestTools
import Synchronization
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

@Suite(.blocking, .serialized) struct ServerLimitsTests {
  @Test func clientsThatWaitDelayNobody() throws {
    let server = try TestServer()
    let halfOpen = try (0..<300).map { _ in try server.client() }
    for client in halfOpen { client.send("GET /market HTTP/1.1\r\nHost: local") }
    let streams = try (0..<64).map { _ in try server.client() }
    for client in streams { client.send(TestServer.get("/events")) }
    for client in streams { try client.wait(for: "retry:") }
    #expect(try server.reply(TestServer.get("/market")).body == "Market")
    for client in halfOpen {
      client.send("host\r\n\r\n")
      #expect(try client.reply().body == "Market")
    }
  }

  @Test func theOldestWithoutARequestMakesRoom() throws {
    let server = try TestServer { $0.limits.connections = 4 }
    let stream = try server.client()
    stream.send(TestServer.get("/events"))
    try stream.wait(for: "retry:")
    let oldest = try server.client()
    oldest.send("GET / HT")
    let others = try (0..<3).map { _ in
      let client = try server.client()
      client.send(TestServer.get("/market"))
      #expect(try client.reply().status == 200)
      return client
    }
    #expect(try oldest.waitForEnd() == "")
    for client in others {
      client.send(TestServer.get("/market"))
      #expect(try client.reply().status == 200)
    }
  }

  @Test func whenAllAreBusyTheNewOneIsTurnedAway() throws {
    let server = try TestServer { $0.limits.connections = 2 }
    let streams = try (0..<2).map { _ in try server.client() }
    for client in streams {
      client.send(TestServer.get("/events"))
      try client.wait(for: "retry:")
    }
    let client = try server.client()
    let reply = try client.reply()
    #expect(reply.status == 503 && reply.fields["Retry-After"] == "1")
    #expect(try client.waitForEnd() == "")
  }

  @Test func tooManyRequestsAtATimeAreTurnedAway() throws {
    let gate = Gate()
    let server = try TestServer(
      { $0.limits.requests = 1 },
      handler: { _, _ in
        gate.enter()
        return HTTPResponse(text: "done")
      })
    let first = try server.client()
    first.send(TestServer.get("/"))
    gate.waitForEntry()
    let second = try server.reply(TestServer.get("/"))
    #expect(second.status == 503 && second.fields["Retry-After"] == "1")
    gate.open()
    #expect(try first.reply().body == "done\n")
    #expect(try server.reply(TestServer.get("/")).status == 200)
  }

  @Test func tooManyStreamsAreTurnedAway() throws {
    let server = try TestServer { $0.limits.streams = 1 }
    var first: Client? = try server.client()
    first?.send(TestServer.get("/events"))
    try first?.wait(for: "retry:")
    let second = try server.reply(TestServer.get("/events"))
    #expect(second.status == 503 && second.fields["Retry-After"] == "1")
    first = nil
    // The server notices soon that the first has gone.
    var status = 503
    while status == 503 {
      let client = try server.client()
      client.send(TestServer.get("/events"))
      try client.wait(for: "\r\n\r\n")
      // A refusal may arrive in parts.
      status = Reply(client.received)?.status ?? 503
    }
    #expect(status == 200)
  }

  /// With no descriptor left, `accept` fails until one is free; then those who waited are served.
  @Test func survivesRunningOutOfDescriptors() async {
    await #expect(processExitsWith: .success) {
      let server = try TestServer()
      let client = try server.client()
      client.send(TestServer.get("/market"))
      #expect(try client.reply().status == 200)
      DescriptorHoard.lowerLimit(to: 100)
      var hoard: DescriptorHoard? = DescriptorHoard(leaving: 1)
      let waiting = try server.client()
      waiting.send(TestServer.get("/market"))
      // The idle connection is given up for the one that waits.
      #expect(try client.waitForEnd() == "")
      #expect(try waiting.reply().body == "Market")
      hoard = nil
      #expect(hoard == nil)
      #expect(try server.reply(TestServer.get("/market")).body == "Market")
    }
  }
}
