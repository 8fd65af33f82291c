import ClipsiteAppClips
import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// `clipsite codes` with the example, in a folder of its own.
@Suite(.blockingForBrowsers, .sharedBrowser, .needs(LoadedLibrary.qrencode))
struct CodesCommandTests {
  private let tool = CommandLineTool.clipsite(codes: [])

  private typealias Result = (status: ClipsiteCommandLine.ExitStatus, output: String, error: String)

  /// Runs the command on the example; the codes go to `Codes` in the folder.
  private func run(_ words: [String], in folder: ScenarioFolder) -> Result {
    let recorder = TerminalRecorder()
    let all = ["codes", "--site", Document.root.path, "--to", "Codes"] + words
    let status = tool.run(all, on: recorder.terminal, workingFolder: folder.path)
    return (status, folder.scrub(recorder.text(.output)), folder.scrub(recorder.text(.error)))
  }

  private func names(_ folder: ScenarioFolder) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/Codes").sorted()
  }

  /// Every code of the sheet, read from the picture that a browser makes of it, on screen and on paper.
  @Test(
    .needs(Chromium.need, InstalledTool.zbarimg),
    arguments: ["a4", "letter"])
  func aReaderReadsEveryCodeOfTheSheet(_ paper: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(run(["--short", "--paper", paper], in: folder).status == .success)
    let urls = try #require(folder.read("Codes/app-store-connect.csv")).split(separator: "\n").map(
      String.init)
    #expect(urls.count == 14)
    for isOnPaper in [false, true] {
      let page = try ChromiumPage()
      defer { page.close() }
      try page.open("file://\(folder.path)/Codes/sheet.html")
      if isOnPaper { try page.showAsPrinted() }
      try page.screenshot().write(to: URL(fileURLWithPath: folder.path + "/sheet.png"))
      let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "sheet.png"]
      let found = try InstalledTool.zbarimg.run(words, in: folder.path, keepsErrors: false)
      #expect(found.split(separator: "\n").map(String.init).sorted() == urls.sorted())
      #expect(page.problems == [])
      #expect(page.requests.count == 1)
    }
  }

  @Test(.needs(NuChecker.need))
  func theSheetIsValid() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(run([], in: folder).status == .success)
    let sheet = try #require(folder.read("Codes/sheet.html"))
    #expect(try NuChecker.verdict(on: ["sheet.html": sheet]).errors == [])
  }

  @Test func theGeneratorIsRunForEachCode() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let program = try generator(
      in: folder,
      "for last do :; done; case \"$3\" in */m) exit 1;; esac; printf '<svg>%s</svg>' \"$3\" > \"$last\"")
    let (status, output, error) = run(
      ["--generate", "--generator", program, "--format", "json", "--short"], in: folder)
    #expect(status == .contentErrors)
    #expect(
      error == "error: Apple's AppClipCodeGenerator made no App Clip Code for https://go.example.com/m\n")
    let lines = try output.split(separator: "\n").map { try JSONParser.parse(Array($0.utf8)).value }
    #expect(lines.map { $0["event"]?.text } == ["failure", "summary"])
    #expect(lines.first?["url"]?.text == "https://go.example.com/m")
    let report = try #require(lines.last?["result"])
    #expect(report["codes"]?.integer == 14)
    #expect(report["refused"]?.integer == 1)
    #expect(folder.read("Codes/app-clip-codes/go.example.com_e.svg") == "<svg>https://go.example.com/e</svg>")
    #expect(!folder.has("Codes/app-clip-codes/go.example.com_m.svg"))
    // A later call without the generator leaves them alone.
    let before = try names(folder)
    #expect(!before.contains { $0.contains("draft") })
    #expect(run(["--short"], in: folder).status == .success)
    #expect(try names(folder) == before)
    // Other URLs are other codes.
    #expect(run([], in: folder).status == .success)
    #expect(!folder.has("Codes/app-clip-codes/go.example.com_e.svg"))
  }

  @Test func aGeneratorThatIsNotThereIsNamed() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let (status, _, error) = run(["--generate", "--generator", "nowhere/x", "--quiet"], in: folder)
    #expect(status == .inputOutput)
    let fix = "  fix: name another path, or correct this one\n"
    #expect(error == "error: cannot run 'nowhere/x': there is no program of that name\n" + fix)
    #expect(!folder.has("Codes"))
  }

  private func generator(in folder: ScenarioFolder, _ script: String) throws -> String {
    let path = folder.path + "/AppClipCodeGenerator"
    try ScriptFile.write("#!/bin/sh\n\(script)\n", to: path)
    return path
  }

  @Test(arguments: ["Output/codes", "Content", "Templates/x/y"])
  func codesStayOutOfTheSite(_ path: String) throws {
    let recorder = TerminalRecorder()
    let words = ["codes", "--site", Document.root.path, "--to", Document.root.path + "/" + path]
    #expect(tool.run(words, on: recorder.terminal) == .usage)
    #expect(recorder.text(.error).contains("Choose another folder with --to"))
  }

  @Test(arguments: [
    ["--template", "3", "--foreground", "FFFFFF", "--background", "000000"], ["--foreground", "FFFFFF"],
    ["--foreground", "FFFFFF", "--background", "#ffffff"], ["--foreground", "red", "--background", "000000"],
    ["--template", "18"], ["--type", "qr"], ["--paper", "a3"], ["--template", "1", "--background", "000000"],
  ])
  func optionsThatDoNotFitAreRefused(_ words: [String]) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let (status, output, error) = run(words, in: folder)
    #expect(status == .usage)
    #expect(output.isEmpty && error.hasPrefix("error: "))
    #expect(!folder.has("Codes"))
  }

  @Test func aLargeSiteHasSeveralSheets() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try folder.write(
      "Content/site.yml",
      """
      name: Chain
      domains: [example.com]
      app: {team-id: ABCDE12345, bundle-id: com.example.A, clip-bundle-id: com.example.A.Clip, app-store-id: 1}
      image: https://example.com/a.png
      """)
    try folder.write("Content/index.md", "---\ntitle: Home\n---\n")
    for number in 100..<400 {
      try folder.write("Content/s\(number).md", "---\ntitle: Shop \(number)\nplace: {locality: X}\n---\n")
    }
    let recorder = TerminalRecorder()
    #expect(tool.run(["codes"], on: recorder.terminal, workingFolder: folder.path) == .success)
    let pages = ["sheet.html", "sheet-2.html"].map { folder.read("Codes/\($0)") ?? "" }
    #expect(pages.map { $0.matches(of: /<figure>/).count } == [240, 61])
    #expect(try names(folder).count { $0.hasPrefix("qr/") } == 301)
  }
}
