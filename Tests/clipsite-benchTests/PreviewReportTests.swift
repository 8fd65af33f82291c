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
        a page of 6,012 bytes, wrk -t1 -c32 --latency -d4s; medians of 3 turns
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
}
