import Testing

@testable import clipsite_bench

@Suite(.timeLimit(.minutes(30))) struct HostileInputTests {
  @Test func everyInputFitsTheLimitThatItIsMadeFor() {
    for input in HostileInput.plain + HostileInput.all {
      #expect(input.text.utf8.count <= input.source.size, "\(input.name)")
      #expect(input.text.utf8.count > input.source.size * 9 / 10, "\(input.name)")
    }
  }

  @Test func namesAreUniqueWhereTheyStand() {
    let names = HostileInput.all.map { "\($0.source) \($0.name)" }
    #expect(Set(names).count == names.count)
  }

  @Test func everySourceHasPlainTextToCompareWith() {
    #expect(Set(HostileInput.all.map(\.source)) == Set(HostileInput.plain.map(\.source)))
  }

  @Test func theTableComparesWithPlainText() throws {
    let slow = Usage(wall: 1, processor: 0.3, peakMemory: 20 << 20)
    let plain = Usage(wall: 1, processor: 0.1, peakMemory: 10 << 20)
    let input = try #require(HostileInput.all.first)
    let text = HostileTable(
      [
        .init(input: HostileInput.plain[0], usage: plain, isRefused: false),
        .init(input: input, usage: slow, isRefused: true),
      ], HostileOptions()
    ).text
    let cells = try #require(text.split(separator: "\n").dropLast().last).split { $0 == " " }.suffix(6)
    #expect(cells.dropFirst() == ["300.0", "3.0", "20.0", "2.0", "refused"])
    #expect(text.hasSuffix("slowest: 300 ms, most memory: 20.0 MiB\n"))
  }

  @Test func readsItsOptions() throws {
    #expect(try HostileOptions.parse([])?.runs == 3)
    #expect(try HostileOptions.parse(["--runs", "7"])?.runs == 7)
    #expect(try HostileOptions.parse(["--help"]) == nil)
    #expect(throws: BenchOptions.UsageError.self) { try HostileOptions.parse(["--pages", "1"]) }
    #expect(throws: BenchOptions.UsageError.self) { try HostileOptions.parse(["--runs", "0"]) }
  }
}
