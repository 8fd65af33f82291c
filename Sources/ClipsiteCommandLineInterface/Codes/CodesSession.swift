import ClipsiteCodes
import ClipsiteJSON
import ClipsitePlatform
import ClipsiteQRCodes
import ClipsiteSiteModel
import ClipsiteSiteOutput

/// One call of `clipsite codes` that writes.
struct CodesSession {
  private let arguments: ParsedArguments
  private let terminal: Terminal
  private let site: Site
  private let list: CodeList
  private let design: CodeDesign
  private let path: String
  private let folder: CodesFolder

  init(
    _ arguments: ParsedArguments, _ terminal: Terminal, _ site: Site, _ list: CodeList, _ design: CodeDesign
  ) {
    self.arguments = arguments
    self.terminal = terminal
    self.site = site
    self.list = list
    self.design = design
    var path = arguments.path(.codesFolder) ?? "\(arguments.site)/Codes"
    if path.hasPrefix("./") { path.removeFirst(2) }
    self.path = path
    folder = CodesFolder(path)
  }

  func run() throws(SystemError) -> ExitStatus {
    if let taken = try overlap() {
      terminal.fail(
        "codes cannot be written to '\(path)', which lies in \(taken); choose another folder with --to")
      return .usage
    }
    var files: [CodeFiles.File]
    do throws(QRCodeError) {
      files = try CodeFiles.all(
        list.codes, title: site.configuration.name, language: site.configuration.language,
        paper: arguments.text(.paper).flatMap(PaperSize.init) ?? .a4, design: design)
    } catch {
      terminal.fail(error.description)
      return .contentErrors
    }
    guard arguments.has(.generate) else { return try write(files, refused: 0) }
    guard let generator = try generator() else {
      terminal.fail(Self.noGenerator)
      return .inputOutput
    }
    defer { folder.removeDrafts() }
    let made = try generate(with: generator)
    files += made
    return try write(files, refused: list.codes.count - made.count)
  }

  private static let noGenerator = """
    Apple's AppClipCodeGenerator is not installed; it is a download for Macs at developer.apple.com. Name it with \
    --generator if it is in an unusual place
    """

  /// The folder of the site that codes would be written into, and that belongs to something else.
  private func overlap() throws(SystemError) -> RelativePath? {
    let own = [SiteFolder.contentFolderName, SiteFolder.templatesFolderName, SiteFolder.outputFolderName]
    guard let here = try OutputFolder.resolved(path) else { return nil }
    for name in own {
      let folder = try OutputFolder.resolved("\(arguments.site)/\(name)")
      if folder.map({ OutputFolder.holds($0, here) }) ?? false { return name }
    }
    return nil
  }

  // MARK: App Clip Codes

  private func generator() throws(SystemError) -> CodeGenerator? {
    if let path = arguments.path(.generator) { return try CodeGenerator(at: path) }
    return CodeGenerator.installed(search: Environment.process["PATH"] ?? "")
  }

  private func generate(with generator: CodeGenerator) throws(SystemError) -> [CodeFiles.File] {
    let progress = ProgressLine(on: terminal, counting: "codes", isQuiet: arguments.has(.quiet))
    defer { progress.finish() }
    try folder.makeDrafts()
    var made: [CodeFiles.File] = []
    for (index, code) in list.codes.enumerated() {
      if let bytes = try generator.generate(code.url, design, to: "\(folder.drafts)/\(index).svg") {
        made.append((CodeFiles.appClipCode(code), bytes))
      } else {
        progress.finish()
        terminal.fail("Apple's AppClipCodeGenerator made no App Clip Code for \(code.url)")
      }
      progress.update(index + 1)
    }
    return made
  }

  // MARK: Writing

  /// - Parameter refused: How many App Clip Codes could not be made.
  private func write(_ files: [CodeFiles.File], refused: Int) throws(SystemError) -> ExitStatus {
    // App Clip Codes that an earlier call has made stay: their names are those of their URLs.
    let kept = arguments.has(.generate) ? [] : Set(list.codes.map(CodeFiles.appClipCode))
    let outcome = try folder.write(files, keeping: kept)
    if arguments.text(.format) == "json" {
      terminal.output.write(json(of: outcome, refused: refused).bytes() + [UInt8(ascii: "\n")])
    } else {
      SiteCommand.summarize(summary(of: outcome), arguments, on: terminal.output)
    }
    return refused > 0 ? .contentErrors : .success
  }

  private func summary(of outcome: CodesFolder.Outcome) -> String {
    let count = list.codes.count
    var text = "\(ProgressLine.grouped(count)) \(count == 1 ? "code" : "codes") in \(path): "
    text += "\(outcome.written) files written, \(outcome.unchanged) unchanged, \(outcome.removed) removed."
    if list.withoutClip > 0 { text += "\nWithout a code, since they show no App Clip: \(list.withoutClip)." }
    let risky = FitReport(list.codes).count(of: .high)
    if risky > 0 {
      text += "\nMay not fit into an App Clip Code: \(risky); `clipsite codes --fit` tells which."
    }
    return text
  }

  private func json(of outcome: CodesFolder.Outcome, refused: Int) -> JSONValue {
    [
      "version": 1, "event": "codes", "folder": .string(path), "codes": .number(String(list.codes.count)),
      "withoutClip": .number(String(list.withoutClip)), "written": .number(String(outcome.written)),
      "unchanged": .number(String(outcome.unchanged)), "removed": .number(String(outcome.removed)),
      "refused": .number(String(refused)),
    ]
  }
}
