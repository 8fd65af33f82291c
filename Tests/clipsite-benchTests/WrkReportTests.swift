import Testing

@testable import clipsite_bench

@Suite(.timeLimit(.minutes(30))) struct WrkReportTests {
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
}
