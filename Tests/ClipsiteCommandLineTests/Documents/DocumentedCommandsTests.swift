import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The documented commands are those of the program, and they work as shown.
struct DocumentedCommandsTests {
  private static let tool = {
    var tool = CommandLineTool.clipsite(codes: KnownDiagnosticCodes.all)
    tool.executable = BuiltProgram.path
    return tool
  }()

  /// The documents with commands that a reader runs.
  private static let pages = DocumentTree.guides.filter { page in
    page.blocks.contains { $0.language == "sh" && $0.text.contains("clipsite ") }
  }

  @Test func theTableIsThatOfTheProgram() throws {
    let rows = Self.tool.commands.map { command in
      let words = [command.name] + command.positionals.map(\.synopsis)
      let options = command.options.filter { $0 != .help && $0 != .version }.map { "`\($0.spelling)`" }
      let statuses = command.statuses.map { "\($0.rawValue)" }.joined(separator: ", ")
      let link = "Commands/\(Self.page(of: command.name)).md"
      return
        "| [`\(words.joined(separator: " "))`](\(link)) | \(command.summary) | "
        + "\(options.joined(separator: " ")) "
        + "| \(statuses) |\n"
    }
    let statuses = ExitStatus.allCases.map { "| \($0.rawValue) | \($0.explanation) |\n" }
    let text =
      "| command | does | options | exit status |\n|---|---|---|---|\n" + rows.joined()
      + "\n| exit status | meaning |\n|---|---|\n" + statuses.joined()
    let page = try Document(page: "Reference/Commands")
    try page.expectSection("commands", text)
    let topics = Self.tool.commands.map { "- [\($0.name)](Commands/\(Self.page(of: $0.name)).md)\n" }
    try page.expectSection("topics", topics.joined())
  }

  @Test(arguments: tool.commands.map(\.name)) func aCommandHasItsPage(_ name: String) throws {
    let command = try #require(Self.tool.command(named: name))
    let (status, help, _) = Self.tool.record(["help"] + name.split(separator: " ").map(String.init))
    #expect(status == .success)
    try Document.expectPage(
      "\(Document.catalog)/Reference/Commands/\(Self.page(of: name)).md",
      """
      # clipsite \(name)

      \(command.summary)

      ```text
      \(help.trimmingCharacters(in: .newlines))
      ```
      """)
  }

  /// The name of the page of a command, such as `ExperiencesPlanCommand`.
  private static func page(of command: String) -> String {
    command.split(separator: " ").map(\.capitalized).joined() + "Command"
  }

  @Test func manyPagesHaveCommands() {
    #expect(Self.pages.count >= 10)
    #expect(Self.pages.contains { $0.name == "README.md" })
  }

  /// Files that a page shows are written, and its commands run, in their order. Of a path with a plus sign, only
  /// the lines with these keys are. A block `text output` shows
  /// the output of the commands right before it. A page whose first command is not `init` begins with a
  /// starter site, as a reader has one.
  @Test(arguments: pages) func everyCommandSucceedsInItsTurn(_ page: Document) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let blocks = page.blocks.filter { $0.language == "sh" || $0.path != nil }
    let commands = try blocks.map { try $0.language == "sh" ? Self.commands(of: $0) : [] }
    if commands.joined().first?.first != "init" {
      let status = Self.tool.run(
        ["init", "donuts"], on: TerminalRecorder().terminal, workingFolder: folder.path)
      #expect(status == .success)
    }
    var output = ""
    for (block, commands) in zip(blocks, commands) {
      if block.path == "output" {
        #expect(block.text == output, "\(page.name)")
      } else if let path = block.path, path.hasSuffix("+") {
        try folder.replaceLines(of: String(path.dropLast()), by: block.text)
      } else if let path = block.path {
        try folder.write(path, block.text)
      } else {
        output = try commands.map { try Self.output(of: $0, in: folder, page) }.joined()
      }
    }
  }

  /// The commands of a block. A preview runs until somebody stops it, so it is left out.
  private static func commands(of block: Document.Block) throws -> [[String]] {
    let lines = block.text.replacingOccurrences(of: "\\\n", with: "").split(separator: "\n")
    return lines.filter { $0.hasPrefix("clipsite ") && !$0.hasPrefix("clipsite serve") }.map { line in
      ShellWords.split(String(line.dropFirst("clipsite ".count).prefix { $0 != "#" }))
    }
  }

  private static func output(of words: [String], in folder: ScenarioFolder, _ page: Document) throws -> String
  {
    try LoadedLibrary.requireCodes(for: words.joined(separator: " "), in: page.name)
    let recorder = TerminalRecorder()
    let status = tool.run(words, on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .success, "\(page.name): \(words)\n\(recorder.text(.error))")
    return folder.scrub(recorder.text(.output) + recorder.text(.error))
  }

  /// The files that the reference shows are a site.
  @Test func theReferenceShowsASite() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    _ = Self.tool.run(["init", "donuts"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    for page in ["Reference/SiteConfiguration", "Reference/FrontMatter"] {
      let block = try #require(try Document(page: page).blocks.first { $0.path != nil })
      try folder.write(try #require(block.path), block.text)
    }
    let build = TerminalRecorder()
    #expect(
      Self.tool.run(["build", "--site", "donuts"], on: build.terminal, workingFolder: folder.path)
        == .success,
      "\(build.text(.error))")
    let page = try #require(folder.read("donuts/Output/example.com/ferry-street/mission.html"))
    #expect(page.contains("app-clip-display=card"))
    #expect(folder.has("donuts/Output/example.com/mission.html"))
  }

  @Test func theMistakeLooksAsShown() throws {
    let page = try Document(page: "Concepts/WhatIsChecked")
    let block = try #require(page.blocks.first { $0.text.contains("[SubtitleTooLong]") })
    let subtitle = try #require(block.text.firstMatch(of: /subtitle: (.*)/)).1
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    _ = Self.tool.run(["init", "donuts"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    let path = "donuts/Content/ferry-street/index.md"
    let lines = try #require(folder.read(path)).split(separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.map { $0.hasPrefix("  subtitle:") ? "  subtitle: \(subtitle)" : String($0) }
    try folder.write(path, changed.joined(separator: "\n"))
    let recorder = TerminalRecorder()
    let status = Self.tool.run(
      ["check", "--site", "donuts"], on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .contentErrors)
    #expect(folder.scrub(recorder.text(.error)).contains(block.text))
  }

  /// The page about missing cards shows what two commands report about files of the app.
  @Test func theFaultsOfAnAppLookAsShown() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    _ = Self.tool.run(["init", "donuts"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    try folder.write(
      "donuts/Clip.entitlements",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>com.apple.developer.associated-domains</key>
      <array><string>applinks:example.com</string></array>
      </dict></plist>
      """)
    try folder.write(
      "donuts/Content/.well-known/apple-app-site-association",
      #"""
      {"applinks": {"details": [
        {"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/orders/*"}]}]}}
      """#)
    try folder.replaceLines(
      of: "donuts/Content/site.yml", by: "other-apps: {applinks: [ABCDE12345.com.example.Donuts]}")
    let blocks = try Document(page: "Guides/CardDoesNotShow").blocks
    for (words, place) in [
      (["entitlements", "--check", "Clip.entitlements", "--target", "clip"], "Clip.entitlements:"),
      (["check"], "Content/index.md: warning: "),
    ] {
      let block = try #require(blocks.first { $0.text.hasPrefix(place) })
      let recorder = TerminalRecorder()
      _ = Self.tool.run(words, on: recorder.terminal, workingFolder: folder.path + "/donuts")
      #expect(recorder.text(.error).contains(block.text), "\(recorder.text(.error))")
    }
  }

  /// Commands in running text and in blocks, such as `clipsite check --site donuts`.
  @Test(arguments: DocumentTree.all) func documentsNameOnlyCommandsThatExist(_ document: Document) {
    let options = Set(Self.tool.commands.flatMap(\.options).map(\.spelling))
    let spans = document.text.matches(of: /`clipsite ([^`]+)`/).map { String($0.1) }
    let lines = document.blocks.filter { ["", "sh"].contains($0.language) }.flatMap { block in
      block.text.split(separator: "\n").filter { $0.hasPrefix("clipsite ") }
        .map { String($0.dropFirst("clipsite ".count).prefix { $0 != "#" }) }
    }
    for text in spans + lines {
      let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
      guard let first = words.first, first != "COMMAND" else { continue }
      let isGroup = Self.tool.group(named: first) != nil
      let command = isGroup && words.count > 1 && !words[1].hasPrefix("-") ? "\(first) \(words[1])" : first
      #expect(
        Self.tool.command(named: command) != nil || isGroup && command == first,
        "\(document.name): clipsite \(text)")
      for word in words where word.hasPrefix("--") {
        #expect(options.contains(word), "\(document.name): \(word)")
      }
    }
  }
}

extension ScenarioFolder {
  /// Replaces the lines of a YAML file that have the keys of other lines, or adds those.
  fileprivate func replaceLines(of path: String, by text: String) throws {
    var lines = try #require(read(path)).split(separator: "\n", omittingEmptySubsequences: false)
    for line in text.split(separator: "\n") {
      let key = line.prefix { $0 != ":" } + ":"
      let index = lines.firstIndex { $0.hasPrefix(key) } ?? lines.endIndex
      lines.replaceSubrange(index..<min(index + 1, lines.endIndex), with: [line])
    }
    try write(path, lines.joined(separator: "\n") + "\n")
  }
}
