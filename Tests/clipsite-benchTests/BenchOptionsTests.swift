import Testing

@testable import clipsite_bench

struct BenchOptionsTests {
  @Test func hasUsualSizes() throws {
    let options = try #require(try BenchOptions.parse([]))
    #expect(options.locations == [1_000, 10_000] && options.bodyBytes == 1_500 && options.folders == 20)
    #expect(options.runs == 5 && options.hugo == "hugo" && options.keep == nil)
  }

  @Test func readsEachOption() throws {
    let words = "--pages 12,1200 --body 300 --folders 2 --runs 3 --hugo /x/hugo --keep sites"
    let options = try #require(try BenchOptions.parse(words.split(separator: " ").map(String.init)))
    #expect(options.locations == [12, 1_200] && options.bodyBytes == 300 && options.folders == 2)
    #expect(options.runs == 3 && options.hugo == "/x/hugo" && options.keep == "sites")
    #expect(try BenchOptions.parse(["--without-hugo"])?.hugo == nil)
  }

  @Test(arguments: [["--help"], ["-h"], ["--runs", "2", "--help"]])
  func asksForHelp(_ words: [String]) throws { #expect(try BenchOptions.parse(words) == nil) }

  @Test(arguments: [
    ["--pages"], ["--pages", "0"], ["--pages", "10,x"], ["--runs", "many"], ["--body", "-1"],
    ["--json", "1"],
    ["preview", "--turns"],
  ])
  func refusesOtherWords(_ words: [String]) {
    #expect(throws: BenchOptions.UsageError.self) { try BenchOptions.parse(words) }
  }
}
