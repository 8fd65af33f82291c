#if os(Linux)
  import ClipsiteTestTools
  import Foundation
  import Testing

  /// The last line of a run of the tests, on a computer without the programs that they call.
  @Suite(.blocking) struct SkippedTestsTests {
    /// Runs some tests in another process, for which no program is installed.
    private func run(_ suites: String, isInCI: Bool = false) throws -> (status: Int32, lines: [Substring]) {
      let (process, output) = (Process(), Pipe())
      process.executableURL = BuiltProgram.folderOfTests.appending(path: "clipsitePackageTests.xctest")
      process.arguments = ["--testing-library", "swift-testing", "--filter", suites]
      process.environment = ProcessInfo.processInfo.environment
        .merging(["PATH": "/nonexistent", "CI": isInCI ? "true" : "", "NO_COLOR": "1"]) { $1 }
      process.standardOutput = output
      process.standardError = output
      try process.runWithTests()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return (process.terminationStatus, text.split(separator: "\n"))
    }

    /// The tests that Swift Testing says it skipped.
    private func skipped(_ lines: [Substring]) -> Int {
      lines.count { $0.hasPrefix("➜ Test ") && $0.contains(" skipped: ") }
    }

    @Test func countsTestsByWhatTheyNeed() throws {
      let lists = try run(#"\.CodeListsTests/"#)
      let functions = try run(#"\.CloudFrontFunctionTests/"#)
      let both = try run(#"\.(CodeListsTests|CloudFrontFunctionTests)/"#)
      let (first, second) = (skipped(lists.lines), skipped(functions.lines))
      #expect(first > 0 && second > 0 && both.status == 0)
      #expect(lists.lines.last == Self.line(first, "python3 (\(first))"))
      #expect(functions.lines.last == Self.line(second, "node (\(second))"))
      // The most frequent first, and then by name.
      let list = ["python3 (\(first))", "node (\(second))"]
      #expect(
        both.lines.last
          == Self.line(first + second, (first <= second ? list.reversed() : list).joined(separator: ", ")))
      // The runner's own line comes right before it.
      #expect(both.lines.dropLast().last?.contains("Test run with ") == true)
    }

    private static func line(_ count: Int, _ list: String) -> Substring {
      "➜ \(count) tests were skipped. Not installed: \(list). To install it, run: CI=true .ci/setup"
    }

    @Test func nothingIsSkippedInCI() throws {
      let (status, lines) = try run(#"\.CodeListsTests/"#, isInCI: true)
      #expect(status != 0 && skipped(lines) == 0)
      #expect(lines.last?.contains("Test run with ") == true)
    }

    @Test func aWholeRunHasNoSuchLine() throws {
      let (status, lines) = try run(#"\.SignSheetTests/"#)
      #expect(status == 0)
      #expect(lines.last?.contains("Test run with ") == true)
    }
  }
#endif
