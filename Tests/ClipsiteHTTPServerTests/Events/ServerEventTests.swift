import Testing

@testable import ClipsiteHTTPServer

@Suite(.timeLimit(.minutes(30))) struct ServerEventTests {
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
