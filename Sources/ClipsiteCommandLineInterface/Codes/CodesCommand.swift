import ClipsiteCodes
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteRendering

/// `clipsite codes`.
enum CodesCommand {
  /// The declaration.
  static let command = Command(
    "codes", "Make QR codes, sheets to print and lists for App Clip Codes.",
    discussion: """
      Each business or location with an App Clip gets a QR code of its URL as an SVG file. A sheet, which a browser \
      prints, has all of them with their names. Lists in CSV are for the batch script of Apple's App Clip Code Generator, \
      for App Store Connect and for a print service.

      Only Apple's program makes App Clip Codes. With `--generate` it is run for each URL. `--fit` tells which URLs are \
      likely to fit into an App Clip Code, by the rules that Apple documents; nothing is written then.

      Codes of short URLs (`--short`) are smaller. `clipsite experiences` registers them, too.
      """,
    examples: [
      .init("codes", "Write codes, a sheet for A4 and lists to the folder Codes."),
      .init("codes --short --paper letter --to Stickers", "Print short URLs, on American paper."),
      .init("codes --fit --format json", "Tell a program which URLs fit into App Clip Codes."),
      .init(
        "codes --generate --foreground FFFFFF --background 007AFF --type nfc --logo badge",
        "Have Apple's program make App Clip Codes for NFC tags."),
    ],
    options: [
      .site, .codesFolder, .shortURLs, .paper, .template, .foreground, .background, .reading, .logo,
      .generate,
      .generator, .fit, .strict, .workers, .format, .quiet,
    ],
    statuses: ExitStatus.ofSites, action: run)

  private static let run: Command.Action = { arguments, terminal in
    guard let design = design(arguments, on: terminal) else { return .usage }
    do throws(SystemError) {
      guard let site = try SiteCommand.loadedSite(arguments, on: terminal)?.site else {
        return .contentErrors
      }
      let list = CodeList(site, prefersShortURLs: arguments.has(.shortURLs))
      if arguments.has(.fit) { return report(on: list, arguments, terminal) }
      return try CodesSession(arguments, terminal, site, list, design).run()
    } catch {
      terminal.fail(error)
      return .inputOutput
    }
  }

  private static func report(
    on list: CodeList, _ arguments: ParsedArguments, _ terminal: Terminal
  ) -> ExitStatus {
    let report = FitReport(list.codes)
    let isJSON = arguments.text(.format) == "json"
    terminal.output.print(verbatim: isJSON ? report.jsonLines : report.text)
    return arguments.has(.strict) && report.count(of: .high) > 0 ? .contentErrors : .success
  }

  /// What App Clip Codes are to look like; nil when options do not fit together, which is reported.
  private static func design(_ arguments: ParsedArguments, on terminal: Terminal) -> CodeDesign? {
    let texts = [CommandOption.foreground, .background].map { arguments.text($0) }
    let colors = texts.map { $0.flatMap(CodeColor.init) }
    for (text, color) in zip(texts, colors) where text != nil && color == nil {
      terminal.fail("'\(VisibleText.escaped(text ?? ""))' is no colour; write six digits, as in FF3B30")
      return nil
    }
    var design: CodeDesign
    switch (colors[0], colors[1], arguments.integer(.template)) {
    case (nil, nil, let template): design = CodeDesign(template: template ?? 0)
    case (let foreground?, let background?, nil) where foreground != background:
      design = CodeDesign(foreground: foreground, background: background)
    case (_, _, .some):
      terminal.fail("a template has its colours; leave out either --template or the colours")
      return nil
    default:
      terminal.fail("App Clip Codes need two colours; write --foreground and --background, not the same")
      return nil
    }
    design.reading = arguments.text(.reading).flatMap(CodeDesign.Reading.init) ?? design.reading
    design.logo = arguments.text(.logo).flatMap(CodeDesign.Logo.init) ?? design.logo
    return design
  }
}

extension CommandOption {
  static let codesFolder = CommandOption(
    "to", .folder("DIR"), "Where to write the codes (default: Codes in the site's folder).")
  package static let shortURLs = CommandOption(
    "short", .flag, "Encode the shortest of a page's short URLs, where it has one.")
  package static let paper = CommandOption(
    "paper", .choice(PaperSize.allCases.map(\.rawValue)), "What the sheet is printed on (default: a4).")
  package static let template = CommandOption(
    "template", .integer("N", CodeDesign.templates), "Apple's template for App Clip Codes (default: 0).")
  package static let foreground = CommandOption(
    "foreground", .text("RRGGBB"), "The colour of App Clip Codes, in place of a template.")
  package static let background = CommandOption(
    "background", .text("RRGGBB"), "The colour behind App Clip Codes, in place of a template.")
  package static let reading = CommandOption(
    "type", .choice(CodeDesign.Reading.allCases.map(\.rawValue)),
    "How App Clip Codes are read: with the camera alone, or with an NFC tag in them, too (default: cam).")
  package static let logo = CommandOption(
    "logo", .choice(CodeDesign.Logo.allCases.map(\.rawValue)),
    "What stands beside App Clip Codes (default: none).")
  package static let generate = CommandOption(
    "generate", .flag, "Have Apple's AppClipCodeGenerator make App Clip Codes.")
  package static let generator = CommandOption(
    "generator", .file("FILE"), "Where that program is (default: on the path, or where Apple installs it).")
  package static let fit = CommandOption(
    "fit", .flag, "Only tell which URLs are likely to fit into an App Clip Code.")
}
