import ClipsiteTestTools
import Synchronization
import Testing

@testable import ClipsiteNetwork
@testable import ClipsiteNetworkTests

@Suite(.blocking) struct SlowAnswersTests {
  /// More than there are threads on any computer.
  private static let many = 40

  @Test func pagesAndEventsDoNotWaitForWhatTakesLong() throws {
    let gate = Gate()
    let begun = Atomic(0)
    let server = try TestServer(
      handler: { request, host in
        guard request.path == "/picture" else { return TestServer.pages(request, host) }
        begun.add(1, ordering: .relaxed)
        gate.enter()
        return HTTPResponse(text: "picture")
      })
    let clients = try (0..<Self.many).map { _ in try server.client() }
    for client in clients { client.send(TestServer.get("/picture")) }
    for _ in 0..<Self.many { gate.waitForEntry() }
    for _ in 0..<3 { #expect(try server.reply(TestServer.get("/market")).body == "Market") }
    let listener = try server.client()
    listener.send(TestServer.get("/events"))
    try listener.wait(for: "text/event-stream")
    server.hub.publish(ServerEvent("reload", id: 2))
    try listener.wait(for: "event: reload")
    #expect(begun.load(ordering: .relaxed) == Self.many)
    gate.open()
    for client in clients { #expect(try client.reply().body == "picture\n") }
    #expect(begun.load(ordering: .relaxed) == Self.many)
  }

  @Test func theEndWaitsForNobody() throws {
    let gate = Gate()
    let server = try TestServer(
      handler: { _, _ in
        gate.enter()
        return HTTPResponse(text: "late")
      })
    let clients = try (0..<Self.many).map { _ in try server.client() }
    for client in clients { client.send(TestServer.get("/")) }
    gate.waitForEntry()
    server.running.stop()
    for client in clients { #expect(try client.waitForEnd() == "") }
    gate.open()
  }
}
