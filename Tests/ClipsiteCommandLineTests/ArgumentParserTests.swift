import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

struct ArgumentParserTests {
  // MARK: ArgumentParser

  private static let tag = CommandOption("tag", .pair("KEY", "VALUE"), repeats: true, "Tags.")
  private static let name = CommandOption("name", letter: "n", .text("NAME"), "A name.")
  private static let command = Command(
    "paint", "Paints.",
    positionals: [
      Positional(.file("FILE"), "A file."), Positional(.text("TITLE"), isOptional: true, "A title."),
    ],
    options: [.site, .strict, .workers, .format, tag, name]
  ) { _ in .success }

  private func parse(_ words: [String]) throws(SystemError) -> ParsedArguments? {
    guard case .run(let arguments) = try ArgumentParser.parse(words, for: Self.command, workingFolder: "")
    else {
      return nil
    }
    return arguments
  }

  @Test(arguments: [
    ["a.png", "--site", "shop", "--strict"], ["--site=shop", "--strict", "a.png"],
    ["--strict", "--site", "shop", "--", "a.png"], ["--strict", "--strict", "a.png", "--site", "shop"],
  ])
  func takesOptionsAnywhereAndInBothForms(_ words: [String]) throws {
    let arguments = try #require(try parse(words))
    #expect(arguments.text(.site) == "shop")
    #expect(arguments.has(.strict))
    #expect(arguments.positional(0) == "a.png")
    #expect(arguments.positional(1) == nil)
    #expect(!arguments.has(.format))
  }

  @Test func endsOptionsAtTwoDashes() throws {
    let arguments = try #require(try parse(["--", "-a.png", "--strict"]))
    #expect(arguments.positional(0) == "-a.png")
    #expect(arguments.positional(1) == "--strict")
    #expect(!arguments.has(.strict))
  }

  @Test func theLastArgumentMayRepeat() throws {
    let positionals = [
      Positional(.text("FIRST"), "One."), Positional(.text("REST"), isOptional: true, repeats: true, "More."),
    ]
    let command = Command("paint", "Paints.", positionals: positionals) { _ in .success }
    for words in [["a"], ["a", "b"], ["a", "b", "--", "c"]] {
      let request = try ArgumentParser.parse(words, for: command, workingFolder: "")
      guard case .run(let arguments) = request else { throw SystemError.unexpectedArgument("") }
      #expect(arguments.positional(0) == "a")
      #expect(arguments.positionals(from: 1) == words.dropFirst().filter { $0 != "--" })
    }
    #expect(command.usage(program: "x") == "x paint FIRST [REST…] [options]")
  }

  @Test func takesALoneDashAsAnArgumentOrValue() throws {
    let arguments = try #require(try parse(["-", "--name", "-"]))
    #expect(arguments.positional(0) == "-")
    #expect(arguments.text(Self.name) == "-")
  }

  @Test func splitsAtTheFirstEqualsSignOnly() throws {
    let arguments = try #require(try parse(["a", "--name=b=c", "--tag", "k=v=w", "--tag=x="]))
    #expect(arguments.text(Self.name) == "b=c")
    #expect(arguments.pairs(Self.tag).map(\.key) == ["k", "x"])
    #expect(arguments.pairs(Self.tag).map(\.value) == ["v=w", ""])
  }

  @Test func takesLetters() throws {
    #expect(try parse(["a", "-n", "b"])?.text(Self.name) == "b")
    #expect(try parse(["a", "-n=b"])?.text(Self.name) == "b")
  }

  @Test func readsNumbersWithinTheirLimits() throws {
    #expect(try parse(["a", "--workers", "256"])?.integer(.workers) == 256)
    #expect(try parse(["a"])?.integer(.workers) == nil)
  }

  @Test(arguments: [
    (["a", "--nme", "b"], SystemError.unknownOption("--nme", nearest: "--name", takesArguments: true)),
    (["a", "-name"], .unknownOption("-name", nearest: "--name", takesArguments: true)),
    (["a", "--nonsense=b"], .unknownOption("--nonsense", nearest: nil, takesArguments: true)),
    (["a", "--name"], .missingValue(name, next: nil)),
    (["a", "--name", "--strict"], .missingValue(name, next: nil)),
    (["a", "--name", "--", "b"], .missingValue(name, next: nil)),
    (["a", "--name="], .missingValue(name, next: nil)),
    (["a", "--name", "-b"], .missingValue(name, next: "-b")),
    (["a", "--strict=no"], .unexpectedValue(.strict, "no")),
    (["a", "--site=b", "--site", "c"], .repeated(.site)),
    (["a", "--format", "xml"], .invalid("xml", for: "--format", must: "be text, json or github")),
    (["a", "--workers", "0"], .invalid("0", for: "--workers", must: "be a whole number from 1 to 256")),
    (["a", "--workers", "257"], .invalid("257", for: "--workers", must: "be a whole number from 1 to 256")),
    (["a", "--workers", "1.5"], .invalid("1.5", for: "--workers", must: "be a whole number from 1 to 256")),
    (
      ["a", "--workers", "99999999999999999999"],
      .invalid("99999999999999999999", for: "--workers", must: "be a whole number from 1 to 256")
    ),
    (["a", "--tag", "k"], .invalid("k", for: "--tag", must: "have the form KEY=VALUE")),
    (["a", "--tag==v"], .invalid("=v", for: "--tag", must: "have the form KEY=VALUE")),
    ([], .missingArgument(command.positionals[0])), ([""], .missingArgument(command.positionals[0])),
    (["a", "b", "c"], .unexpectedArgument("c")), (["a", "--", "b", "--c"], .unexpectedArgument("--c")),
    (["--nonsense", "--format", "xml"], .unknownOption("--nonsense", nearest: nil, takesArguments: true)),
  ])
  func refuses(_ words: [String], error: SystemError) {
    #expect(throws: error) { try parse(words) }
  }

  @Test(arguments: [
    ["--help"], ["-h"], ["--nonsense", "--help"], ["a", "b", "c", "-h"], ["--version", "--help"],
    ["--name", "--help"],
  ])
  func helpWinsOverMistakes(_ words: [String]) throws {
    guard case .help = try ArgumentParser.parse(words, for: Self.command, workingFolder: "") else {
      Issue.record("expected help")
      return
    }
  }

  @Test func helpAfterTwoDashesIsAnArgument() throws {
    #expect(try parse(["--", "--help"])?.positional(0) == "--help")
  }

  @Test func resolvesPathsFromTheWorkingFolder() throws {
    let words = ["a.png", "--site", "shop"]
    guard case .run(let here) = try ArgumentParser.parse(words, for: Self.command, workingFolder: "/base")
    else { return }
    #expect(here.path(0) == "/base/a.png")
    #expect(here.path(.site) == "/base/shop")
    #expect(here.site == "/base/shop")
    #expect(here.positional(0) == "a.png")
    #expect(try parse(words)?.path(0) == "a.png")
    #expect(try parse(["/a.png"])?.site == ".")
  }

  // MARK: The site

  private func site(_ words: [String], in folder: String) throws -> String? {
    let command = Command("paint", "Paints.", options: [.site]) { _ in .success }
    guard case .run(let arguments) = try ArgumentParser.parse(words, for: command, workingFolder: folder)
    else { return nil }
    return arguments.site
  }

  @Test(arguments: [
    ["donuts"], ["--site", "donuts"], ["donuts/Content"], ["--site=donuts/Content/"],
    ["donuts/Content/site.yml"], ["--site", "donuts/Content/market"], ["donuts/Templates"],
  ])
  func findsTheSiteThatAPathLeadsInto(_ words: [String]) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try folder.write("donuts/Content/site.yml", "")
    try folder.write("donuts/Content/market/index.md", "")
    try folder.write("donuts/Templates/page.mustache", "")
    let path = try #require(try site(words, in: folder.path))
    #expect(path == folder.path + "/donuts")
  }

  /// A path with a mistake must not mean a site that nobody named.
  @Test(arguments: ["Content", "other/Content", "donuts/Content/nowhere", "donuts/nowhere", "nowhere"])
  func takesAnyOtherPathAsItIs(_ name: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try folder.write("donuts/Content/site.yml", "")
    #expect(try site([name], in: folder.path) == "\(folder.path)/\(name)")
  }

  private func request(
    _ words: [String], in folder: String
  ) throws -> (site: String, name: String?)? {
    let command = Command(
      "paint", "Paints.", positionals: [Positional(.text("NAME"), isOptional: true, "A name.")],
      options: [.site]
    ) { _ in .success }
    guard case .run(let arguments) = try ArgumentParser.parse(words, for: command, workingFolder: folder)
    else { return nil }
    return (arguments.site, arguments.positional(0))
  }

  /// People write `publish donuts` as they write `build donuts`.
  @Test(arguments: [["donuts"], ["Foo", "donuts"], ["donuts/", "Foo"]])
  func aFolderWithASiteIsTheSiteOfOtherCommands(_ words: [String]) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try folder.write("donuts/Content/site.yml", "")
    let found = try #require(try request(words, in: folder.path))
    #expect(found.site == folder.path + "/donuts")
    #expect(found.name == (words.count > 1 ? "Foo" : nil))
  }

  /// In a site, or with `--site`, the word can mean something else, such as a publish target.
  @Test func aWordThatCanMeanAnotherThingIsNotTheSite() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    try folder.write("donuts/Content/site.yml", "")
    try folder.write("shop/Content/site.yml", "")
    #expect(try request(["--site", "shop", "donuts"], in: folder.path)?.name == "donuts")
    #expect(try request(["nowhere"], in: folder.path)?.name == "nowhere")
    try folder.write("Content/site.yml", "")
    #expect(try request(["donuts"], in: folder.path)?.name == "donuts")
  }

  @Test(arguments: ["donuts/", "donuts//"]) func slashesAtTheEndOfTheSiteAreLeftOut(_ name: String) throws {
    #expect(try site([name], in: "/base") == "/base/donuts")
    #expect(try site(["/"], in: "/base") == "/")
  }

  @Test func theSiteIsNamedOnce() {
    #expect(throws: SystemError.unexpectedArgument("a")) { try site(["a", "--site", "b"], in: "") }
    #expect(throws: SystemError.unexpectedArgument("b")) { try site(["a", "b"], in: "") }
  }

  @Test func anEarlierNameOfAnOptionStillWorks() throws {
    let command = Command("paint", "Paints.", options: [.provider]) { _ in .success }
    let words = ["--host", "nginx", "--provider=caddy", "--host=netlify"]
    guard case .run(let arguments) = try ArgumentParser.parse(words, for: command, workingFolder: "")
    else { return }
    #expect(arguments.texts(.provider) == ["nginx", "caddy", "netlify"])
  }

  // MARK: CommandErrors

  @Test func escapesWhatWasTyped() {
    #expect(
      SystemError.unexpectedArgument("a\u{1B}[2J\n").description == "unexpected argument 'a\\u{1B}[2J\\n'")
  }

  @Test(arguments: [([], ""), (["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")])
  func listsWords(_ words: [String], text: String) {
    #expect(Suggestion.alternatives(words) == text)
  }

  @Test func offersTwoDashesOnlyWhereAnArgumentFits() {
    let option = SystemError.unknownOption("-x", nearest: nil, takesArguments: true)
    #expect(option.description == "unknown option '-x'. If it is an argument, put '--' before it")
    #expect(
      SystemError.unknownOption("-x", nearest: nil, takesArguments: false).description
        == "unknown option '-x'")
  }

  @Test(arguments: [("--watch", "clipsite serve"), ("--clean", "removes"), ("--json", "--format json")])
  func namesWhatDoesTheSameAsAnOptionOfOthers(option: String, hint: String) {
    let error = SystemError.unknownOption(option, nearest: nil, takesArguments: true)
    #expect(error.description.contains(hint))
  }
}
