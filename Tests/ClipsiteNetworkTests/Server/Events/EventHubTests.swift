import Testing

@testable import ClipsiteNetwork

struct EventHubTests {
  private static func greeting(_ hub: EventHub, since id: UInt64? = nil) -> String {
    String(decoding: hub.attach(EventHub(), since: id) { _ in }, as: UTF8.self)
  }

  @Test func hasNothingToTellAtFirst() {
    #expect(Self.greeting(EventHub(), since: 3) == "retry: 1000\n\n")
  }

  @Test func tellsThoseWhoMissedABuildToReload() {
    let hub = EventHub()
    hub.publish(ServerEvent("reload", id: 5))
    #expect(Self.greeting(hub, since: 4).contains("event: reload\nid: 5\n"))
    #expect(Self.greeting(hub, since: 6).contains("event: reload"))
    #expect(Self.greeting(hub, since: 5).hasSuffix("id: 5\n\n"))
    #expect(!Self.greeting(hub, since: 5).contains("reload"))
    #expect(!Self.greeting(hub).contains("reload"))
  }

  @Test func repeatsWhatStandsUntilTheNextEvent() {
    let hub = EventHub()
    hub.publish(ServerEvent("reload", id: 5))
    hub.publishStanding(ServerEvent("error", id: 6, data: "bad"))
    #expect(Self.greeting(hub, since: 5).hasSuffix("event: error\nid: 6\ndata: bad\n\n"))
    #expect(!Self.greeting(hub, since: 6).contains("reload"))
    hub.publish(ServerEvent("reload", id: 7))
    #expect(!Self.greeting(hub, since: 7).contains("error"))
    #expect(Self.greeting(hub, since: 6).contains("event: reload\nid: 7\n"))
  }

  @Test(
    arguments: [
      ([HTTPField("Last-Event-ID", "7")], "since=6", 7), ([], "since=6", 6), ([], nil, nil),
      ([HTTPField("last-event-id", "x")], nil, nil), ([HTTPField("Last-Event-ID", "")], "since=2", 2),
      ([], "since=-1", nil),
    ] as [([HTTPField], String?, UInt64?)])
  func knowsWhatAClientHasSeen(_ fields: [HTTPField], _ query: String?, _ id: UInt64?) {
    #expect(EventHub.lastSeen(by: ReceivedRequest("/", query: query, fields: HTTPFields(fields))) == id)
  }

  @Test(arguments: [
    (ServerEvent("reload", id: 7), "event: reload\nid: 7\ndata: \n\n"),
    (ServerEvent("error", id: 8, data: "a\nb"), "event: error\nid: 8\ndata: a\ndata: b\n\n"),
    (ServerEvent("error", id: 8, data: "a\r\n\rb"), "event: error\nid: 8\ndata: a\ndata: \ndata: b\n\n"),
    (ServerEvent("a\nid: 9", id: 1), "event: aid: 9\nid: 1\ndata: \n\n"),
  ])
  func isWrittenAsLines(_ event: ServerEvent, _ text: String) {
    #expect(String(decoding: event.bytes, as: UTF8.self) == text)
  }
}
