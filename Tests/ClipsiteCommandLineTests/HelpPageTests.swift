import Testing

@testable import ClipsiteCommandLine

struct HelpPageTests {
  private let tool = CommandLineTool.clipsite(codes: [])

  @Test(arguments: [80, 100])
  func linesFitTheScreen(_ width: Int) {
    let page = HelpPage(tool: tool, width: width)
    for text in [page.overview()] + tool.commands.map({ page.page(for: $0) }) {
      for line in text.split(separator: "\n") where !line.hasPrefix("  clipsite ") && !line.hasPrefix("    ")
      {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test func putsLongTermsOnLinesOfTheirOwn() {
    let long = CommandOption("a-name-too-long-for-its-column", .text("VALUE"), "What it does.")
    let command = Command("x", "Does.", options: [long]) { _ in .success }
    #expect(
      HelpPage(tool: tool, width: 80).page(for: command) == """
        Does.

        Usage: clipsite x [options]

        Options:
          --a-name-too-long-for-its-column VALUE
                         What it does.
          -h, --help     Show this help.
          -V, --version  Show the version.

        Exit status:
          0   Everything is fine.
          64  The command line is wrong. Nothing was done.
          74  Something could not be read or written.

        """)
  }

  @Test func listsLessCommonOptionsApart() {
    let rare = CommandOption("rare", .flag, repeats: true, isRare: true, alias: "old", "Does more.")
    let command = Command("x", "Does.", options: [rare]) { _ in .success }
    let page = HelpPage(tool: tool, width: 80).page(for: command)
    #expect(
      page.contains("Show the version.\n\nLess common options:\n  --rare  Does more. Can be repeated.\n\n"))
    #expect(!page.contains("--old"))
  }
}
