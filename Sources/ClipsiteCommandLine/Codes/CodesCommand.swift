import ClipsiteAppClips
import ClipsiteContent
import ClipsitePrinting
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite codes`.
struct CodesCommand {
  /// The declaration.
  static let command = Command(
    "codes", "Create QR codes, sheets to print, and lists for App Clip Codes.",
    discussion: """
      Each business or location with an App Clip gets a QR code of its URL as an SVG file. A sheet for a
      browser has all of them with their names. CSV lists are for the batch script of Apple's App Clip Code
      Generator, for App Store Connect, and for a print service.

      Only Apple's program makes App Clip Codes. `--generate` runs it for each URL.

      Codes of short URLs (`--short`) are smaller. `clipsite experiences` also registers them.

      `--sign` writes signs to print instead: a PDF for each location, made of the drawing of that name in
      `Templates/signs`. A counter sign (`counter`) has the size A6, and crop marks on larger paper. A tent
      card (`tent`) is folded in the middle of the paper.
      """,
    examples: [
      .init("codes", "Write codes, a sheet for A4 and lists to the folder Codes."),
      .init("codes --short --paper letter --to Stickers", "Print short URLs, on American paper."),
      .init("codes --sign tent --short", "Make tent cards with short URLs, a PDF for each location."),
      .init(
        "codes --generate --foreground FFFFFF --background 007AFF --type nfc --logo badge",
        "Have Apple's program make App Clip Codes for NFC tags."),
    ],
    options: [
      .site, .codesFolder, .shortURLs, .sign, .combined, .noBleed, .paper, .template, .foreground,
      .background, .reading, .logo,
      .generate,
      .generator, .strict, .workers, .format, .quiet,
    ],
    statuses: ExitStatus.ofSites,
    meanings: [.contentErrors: "The site's files have errors, or not all codes could be made."],
    results: [CodesResult.self]
  ) { context throws(SystemError) in try CodesCommand(context).run() }

  let context: CommandContext
  let site: Site
  let list: CodeList
  private let design: CodeDesign

  private init(_ context: CommandContext) throws(SystemError) {
    self.context = context
    design = try Self.design(context.arguments)
    site = try context.loadedSite().site
    list = CodeList(site, prefersShortURLs: context.arguments.has(.shortURLs))
  }

  var arguments: ParsedArguments { context.arguments }

  /// Returns the look of App Clip Codes that the arguments ask for.
  private static func design(_ arguments: ParsedArguments) throws(SystemError) -> CodeDesign {
    let texts = [CommandOption.foreground, .background].map { arguments.text($0) }
    let colors = texts.map { $0.flatMap(CodeColor.init) }
    for (text, color) in zip(texts, colors) where text != nil && color == nil {
      throw .usage("'\(text ?? "")' is not a color. Write six digits, as in FF3B30")
    }
    var design: CodeDesign
    switch (colors[0], colors[1], arguments.integer(.template)) {
    case (nil, nil, let template): design = CodeDesign(template: template ?? 0)
    case (let foreground?, let background?, nil) where foreground != background:
      design = CodeDesign(foreground: foreground, background: background)
    case (_, _, .some):
      throw .usage("a template has its colors. Leave out either --template or the colors")
    default:
      throw .usage("App Clip Codes need two colors. Write --foreground and --background, not the same")
    }
    design.reading = arguments.text(.reading).flatMap(CodeDesign.Reading.init) ?? design.reading
    design.logo = arguments.text(.logo).flatMap(CodeDesign.Logo.init) ?? design.logo
    return design
  }

  private func run() throws(SystemError) -> ExitStatus {
    for option in [CommandOption.combined, .noBleed] where arguments.has(option) && !arguments.has(.sign) {
      throw .usage("\(option.spelling) is for signs. Add --sign counter or --sign tent")
    }
    let others: [CommandOption] = [.generate, .template, .foreground, .background, .reading, .logo]
    for option in others where arguments.has(option) && arguments.has(.sign) {
      throw .usage("\(option.spelling) is not for signs. Leave it out, or leave out --sign")
    }
    if paper == .a6, !arguments.has(.sign) {
      throw .usage("sheets of codes are printed on A4 or letter. A6 is for --sign")
    }
    var path = arguments.path(.codesFolder) ?? "\(arguments.site)/\(SiteFolder.codesFolderName)"
    if path.hasPrefix("./") { path.removeFirst(2) }
    if let taken = try overlap(of: path) {
      throw .usage(
        "codes cannot be written to '\(path)', which lies in \(taken). Choose another folder with --to")
    }
    // A folder that is in the site by its name is in the site.
    let isHere = !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    if arguments.site == "." ? isHere : FileStore.lies(path, in: arguments.site) {
      try FileStore.requireInside(arguments.site, path)
    }
    let folder = CodesFolder(path)
    if let name = arguments.text(.sign) { return try writeSigns(name, to: folder) }
    let files = try CodeFiles.all(
      list.codes, title: site.configuration.name, language: site.configuration.language, paper: paper,
      design: design)
    guard arguments.has(.generate) else { return try write(files, to: folder, refused: 0) }
    guard let generator = try generator() else { throw SystemError(.system, Self.noGenerator) }
    let made = try generate(with: generator, in: folder)
    return try write(files + made, to: folder, refused: list.codes.count - made.count)
  }

  var paper: PaperSize { arguments.text(.paper).flatMap(PaperSize.init) ?? .a4 }

  private static let noGenerator = """
    Apple's AppClipCodeGenerator is not installed; it is a download for Macs at developer.apple.com. Name it \
    with --generator if it is in an unusual place
    """

  /// The folder of the site that codes would be written into, and that belongs to something else.
  private func overlap(of path: String) throws(SystemError) -> RelativePath? {
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
    return CodeGenerator.installed(search: Environment.process[.path] ?? "")
  }

  private func generate(
    with generator: CodeGenerator, in folder: CodesFolder
  ) throws(SystemError) -> [CodeFiles.File] {
    let progress = context.progressLine(counting: "codes", of: list.codes.count)
    defer { progress.finish() }
    let stage = try folder.openStage()
    defer { stage.remove() }
    var made: [CodeFiles.File] = []
    for (index, code) in list.codes.enumerated() {
      if let bytes = try generator.generate(code.url, design, to: "\(stage.folder.path)/\(index).svg") {
        made.append((CodeFiles.appClipCode(code), bytes))
      } else {
        progress.finish()
        let message = "Apple's AppClipCodeGenerator made no App Clip Code for \(code.url)"
        context.fail(FailureEvent(message: message, url: code.url.description))
      }
      progress.update(index + 1)
    }
    return made
  }

  // MARK: Writing

  /// - Parameter refused: How many App Clip Codes could not be made.
  private func write(
    _ files: [CodeFiles.File], to folder: CodesFolder, refused: Int
  ) throws(SystemError) -> ExitStatus {
    // App Clip Codes that an earlier call has made stay: their names are those of their URLs. So do signs.
    let kept = arguments.has(.generate) ? [] : Set(list.codes.map(CodeFiles.appClipCode))
    return try write(
      files.map(\.path), of: "code", to: folder, refused: refused,
      keeping: { kept.contains($0) || SignFiles.contains($0) }, bytes: { files[$0].bytes })
  }

  /// Prints codes or signs: files that are made one after the other, and then their number.
  func write(
    _ paths: [String], of noun: String, to folder: CodesFolder, refused: Int = 0,
    _ progress: ProgressLine? = nil, keeping isKept: (String) -> Bool,
    bytes: (Int) throws(SystemError) -> [UInt8]
  ) throws(SystemError) -> ExitStatus {
    let outcome = try folder.write(paths, keeping: isKept, bytes: bytes)
    progress?.finish()
    context.report(outcome.mounts.map(Diagnostic.mountedFolder))
    context.show(result: CodesResult(folder: folder, list: list, outcome: outcome, refused: refused))
    var text =
      "\(NumberText.counted(list.codes.count, noun)) in \(folder.path): "
      + "\(NumberText.counted(outcome.written, "file")) written, \(outcome.unchanged) unchanged, "
      + "\(outcome.removed) removed."
    if list.withoutClip > 0, noun == "code" {
      text += "\nWithout a code, since they show no App Clip: \(list.withoutClip)."
    }
    context.summarize(text)
    return refused > 0 ? .contentErrors : .success
  }
}

/// The counts of a run that wrote codes.
struct CodesResult: JSONRecord {
  let folder: CodesFolder
  let list: CodeList
  let outcome: CodesFolder.Outcome
  /// The number of App Clip Codes that could not be made.
  let refused: Int

  static let fields: [Field] = [
    Field("folder") { $0.folder.path }, Field("codes") { $0.list.codes.count },
    Field("withoutClip") { $0.list.withoutClip }, Field("written") { $0.outcome.written },
    Field("unchanged") { $0.outcome.unchanged }, Field("removed") { $0.outcome.removed },
    Field("refused") { $0.refused },
  ]
}

extension CommandOption {
  package static let shortURLs = CommandOption(
    "short", .flag, "Encode the shortest of a page's short URLs, where it has one.")
  package static let paper = CommandOption(
    "paper", .choice(PaperSize.allCases.map(\.rawValue)), "The size of the paper (default: a4).")
  static let sign = CommandOption(
    "sign", .text("NAME"), "Make signs of a drawing in Templates/signs, such as counter or tent.")
  static let combined = CommandOption(
    "combined", .flag, "Make one PDF of all signs, instead of one for each location.")
  static let noBleed = CommandOption(
    "no-bleed", .flag, "End colors at the edge of a sign, for printers on a desk.")
  package static let template = CommandOption(
    "template", .integer("N", CodeDesign.templates), "Apple's template for App Clip Codes (default: 0).")
  package static let foreground = CommandOption(
    "foreground", .text("RRGGBB"), "The color of App Clip Codes, instead of a template.")
  package static let background = CommandOption(
    "background", .text("RRGGBB"), "The color behind App Clip Codes, instead of a template.")
  package static let reading = CommandOption(
    "type", .choice(CodeDesign.Reading.allCases.map(\.rawValue)),
    "The way to read App Clip Codes: with the camera alone, or also with an NFC tag (default: cam).")
  package static let logo = CommandOption(
    "logo", .choice(CodeDesign.Logo.allCases.map(\.rawValue)),
    "The logo beside App Clip Codes (default: none).")
  package static let generate = CommandOption(
    "generate", .flag, "Have Apple's AppClipCodeGenerator make App Clip Codes.")
  package static let generator = CommandOption(
    "generator", .file("FILE"), isRare: true,
    "Where that program is (default: on the path, or where Apple installs it).")
}
