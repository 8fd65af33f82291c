import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLineTests

/// Files and streams that are larger than all that clipsite reads, with 100 MB of memory.
@Suite(.blocking) struct LimitedReadsTests {
  /// Lines that end with the command under test. `vast FILE` makes a file of 1 GiB that takes no room.
  private static func run(_ lines: String) throws -> ShellRun {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (name, text) in SmallSite.files { try folder.write(name, text) }
    try folder.write("rows.csv", "id,title\n1,A\n2,B\n")
    let vast = #"vast() { mkdir -p "$(dirname "$1")" && truncate -s 1G "$1"; }"#
    return try ShellRun("\(vast)\n\(lines)", in: folder)
  }

  @Test(arguments: [
    "vast Output/.clipsite; modest build",
    "vast Content/stores/old.md; modest import rows.csv --folder stores --id id --map title=title",
    "vast Content/stores/.clipsite-import; modest import rows.csv --folder stores --id id --map title=title",
    "echo 'publish: {here: {to: www}}' >>Content/site.yml; modest build >/dev/null; modest publish >/dev/null; "
      + "vast www/releases/000001.json; modest publish",
    "vast codes/.clipsite-codes; modest codes --to codes",
    "modest resolve --urls /dev/zero", "modest resolve --aasa /dev/zero https://example.com/a",
    "cat /dev/zero | modest resolve --urls -",
    "vast big; modest resolve --urls big",
  ])
  func whatIsTooLargeIsAnErrorAndNotRead(lines: String) throws {
    try LoadedLibrary.requireCodes(for: lines, in: lines)
    let run = try Self.run(lines)
    #expect(run.status == 74, "\(run.status) \(run.output) \(run.error)")
    #expect(run.error.contains("limit"), "\(run.error)")
  }

  @Test func aPipeIsReadToItsEnd() throws {
    let run = try Self.run("mkfifo pipe; (echo https://example.com/a >pipe &) ; modest resolve --urls pipe")
    #expect(run.status == 0 && run.output.contains("example.com/a"), "\(run.output) \(run.error)")
  }

  @Test(arguments: ["*a* ", "[a](b) ", "a\n", "- a\n", "["])
  func aPageWhoseTreeIsTooLargeIsAnError(text: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for (name, text) in SmallSite.files { try folder.write(name, text) }
    try folder.write("Content/site.yml", SmallSite.configuration + "limits: {source-file: 16 MiB}\n")
    let body = String(repeating: text, count: (4 << 20) / text.utf8.count)
    try folder.write("Content/a.md", "---\ntitle: A\n---\n\(body)\n")
    let run = try ShellRun("ulimit -d 524288; clipsite check", in: folder)
    #expect(run.status == 1 && run.error.contains("[MarkdownTooComplex]"), "\(run.error.prefix(500))")
  }
}

/// The arguments of the program.
@Suite(.blocking) struct ProcessArgumentsTests {
  @Test func withoutACommandItPrintsTheHelpAndFails() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let run = try ShellRun("clipsite", in: folder)
    #expect(run.status == 64 && run.output == "" && run.error.contains("Usage"), "\(run.error)")
    #expect(try ShellRun("clipsite --help >/dev/null && clipsite help", in: folder).status == 0)
  }

  @Test(.needs(SmallDisk.need)) func theyDoNotComeFromTheSystemsFiles() throws {
    let way = try #require(SmallDisk.way)
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let run = try ShellRun(
      "\(way) sh -c 'mount -t tmpfs none /proc && exec \"$clipsite\" explain MarkdownTooComplex'",
      in: folder)
    #expect(run.status == 0 && run.output.contains("MarkdownTooComplex"), "\(run.output) \(run.error)")
  }
}
