import ClipsitePlatform
import Testing

@testable import clipsite_bench

@Suite(.timeLimit(.minutes(30))) struct PageAnswerTests {
  @Test(arguments: [
    ("HTTP/1.1 200 OK\r\nA: b\r\n\r\n<p>\r\n\r\n</p>", 200, "<p>\r\n\r\n</p>"),
    ("HTTP/1.1 404 Not Found\r\n\r\n", 404, ""), ("HTTP/1.0 301\r\nLocation: /\r\n\r\nx", 301, "x"),
    ("HTTP/1.1 200 OK\r\nA: b\r\n", 200, ""), ("", 0, ""), ("<p>200</p>", 0, ""), ("HTTP/1.1 abc", 0, ""),
  ])
  func hasStatusAndBody(_ text: String, status: Int, body: String) {
    let answer = PageAnswer(Array(text.utf8))
    #expect(answer.status == status)
    #expect(String(decoding: answer.body, as: UTF8.self) == body)
  }

  @Test func aServerThatDoesNotListenGivesNone() throws {
    let server = PreviewContestant(name: "nobody", words: [], port: try LoopbackSocket.freePort(), path: "/")
    #expect(try PageAnswer.of(server) == nil)
  }
}
