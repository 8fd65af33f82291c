import ClipsitePlatform
import Testing

@testable import clipsite_bench

@Suite(.timeLimit(.minutes(30))) struct PreviewReportTests {
  private static let servers = ["clipsite serve", "hugo server"].map {
    PreviewContestant(name: $0, words: ["no-such-program"], port: 1, path: "/")
  }

  private static func turn(_ requests: Int, _ latency: String) throws -> WrkReport {
    try #require(WrkReport("  99%  \(latency)\nRequests/sec: \(requests)\n"))
  }

  @Test func comparesMedians() throws {
    var report = PreviewReport(pageBytes: 6_012, Self.servers)
    for (requests, latency) in [(30, "4.00ms"), (20, "1.00ms"), (50, "2.00ms")] {
      report.add(try Self.turn(requests, latency), at: 0)
      report.add(try Self.turn(requests / 2, "4.00ms"), at: 1)
    }
    report.missing = ["caddy"]
    #expect(
      PreviewTable(report, PreviewOptions()).text == """
        a page of 6,012 bytes, wrk -t1 -c32 --latency -d4s, medians of 3 turns
                            requests/s  99 % in ms      spread
        clipsite serve              30        2.00       100 %
        hugo server                 15        4.00       100 %
        clipsite serve / hugo server: 2.00 times the requests, 0.50 times the 99 %
        caddy is not installed, so it is left out

        """)
  }

  @Test func namesServersThatAreWrong() {
    var report = PreviewReport(pageBytes: 6_012, Self.servers)
    report.note(PageAnswer(Array("HTTP/1.1 404 No\r\n\r\nxyz".utf8)), of: Self.servers[1])
    let problem = "hugo server answers with status 404 and 3 bytes, which are not the page"
    #expect(report.problems == [problem])
    #expect(PreviewTable(report, PreviewOptions()).text.hasSuffix("WRONG: \(problem)\n"))
  }

  @Test func aProgramThatIsNotThereIsNotInstalled() {
    #expect(Self.servers[0].installed == nil)
    let shell = PreviewContestant(name: "sh", words: ["sh", "-c", "true"], port: 1, path: "/")
    #expect(shell.installed?.words.first?.hasSuffix("/sh") == true)
    #expect(shell.installed?.words.dropFirst() == ["-c", "true"])
  }

  @Test(arguments: [
    (["--turns", "5", "--seconds", "2"], 5, 2, "hugo"), ([], 3, 4, "hugo"),
    (["--hugo", "/x/hugo"], 3, 4, "/x/hugo"),
  ])
  func readsOptions(_ words: [String], turns: Int, seconds: Int, hugo: String) throws {
    let options = try #require(try PreviewOptions.parse(words))
    #expect(options.turns == turns && options.seconds == seconds && options.hugo == hugo)
  }

  @Test(arguments: [["--turns"], ["--turns", "0"], ["--pages", "1"], ["preview"]])
  func refusesOtherWords(_ words: [String]) {
    #expect(throws: BenchOptions.UsageError.self) { try PreviewOptions.parse(words) }
  }

  private static func output(_ latency: String, _ more: String = "") -> String {
    """
    Running 4s test @ http://127.0.0.1:8203/page.html
      1 threads and 32 connections
      Thread Stats   Avg      Stdev     Max   +/- Stdev
        Latency     1.15ms  390.00us  12.31ms   88.00%
        Req/Sec    27.91k     2.10k   31.02k    70.00%
      Latency Distribution
         50%    1.07ms
         75%    1.28ms
         90%    1.52ms
         99%    \(latency)
      111402 requests in 4.00s, 700.30MB read
    \(more)Requests/sec:  27812.71
    Transfer/sec:    174.84MB

    """
  }

  @Test(arguments: [
    ("2.54ms", 2.54), ("812.00us", 0.812), ("1.02s", 1_020), ("1.50m", 90_000), ("0.00us", 0),
  ])
  func readsTheFigures(_ text: String, milliseconds: Double) throws {
    let report = try #require(WrkReport(Self.output(text)))
    #expect(report.requestsPerSecond == 27812.71)
    #expect(abs(report.ninetyNinth - milliseconds) < 1e-9)
    #expect(report.problems == [])
  }

  @Test(arguments: [
    "Non-2xx or 3xx responses: 12", "Socket errors: connect 0, read 3, write 0, timeout 1",
  ])
  func namesWhatWentWrong(_ line: String) {
    #expect(WrkReport(Self.output("1.00ms", "  \(line)\n"))?.problems == [line])
  }

  @Test(arguments: [
    "", "unable to connect to 127.0.0.1:1 Connection refused\n", output("fast"), output("1.00"),
    "Requests/sec:  1.00\n", "     99%    1.00ms\n",
  ])
  func isNothingWithoutFigures(_ text: String) { #expect(WrkReport(text) == nil) }

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
