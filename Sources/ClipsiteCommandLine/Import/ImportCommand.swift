import ClipsiteAppClips
import ClipsiteContent
import ClipsiteImport
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite import FILE`.
enum ImportCommand {
  /// The declaration.
  static let command = Command(
    "import", "Turn the rows of a CSV or GeoJSON file into Markdown files.",
    discussion: """
      Each row or feature becomes a location: a Markdown file in Content. Its front matter comes from the
      columns of `--map` and the values of `--set`. Keys are those of the front matter. A dot goes down one
      level, as in `place.postal-code`. Without `--map`, clipsite proposes keys by the names of the columns.
      `--yes` uses them, unless two columns can be one key.

      A later import changes the values that changed in the table. It keeps what you edited in the files, and
      reports rows that disappeared. Only `--overwrite` replaces edits.
      """,
    examples: [
      .init(
        "import stores.csv --folder ferry-street --map title=Name --map place.street=Address",
        "Make one location for each row of stores.csv."),
      .init("import stores.csv --folder stores --yes", "Use the keys that the names of the columns suggest."),
      .init(
        "import profile.csv --from google --folder stores", "Import a sheet of a Google Business Profile."),
      .init(
        "import stores.geojson --folder stores --dry-run", "Show what would be written, and write nothing."),
    ],
    positionals: [
      Positional(
        .file("FILE"),
        "A CSV file with a header row, or a GeoJSON FeatureCollection.")
    ],
    options: [
      .site, .folder, .from, .yes, .slug, .map, .set, .id, .body, .bodyText, .overwrite, .dryRun,
      .format, .quiet,
    ],
    statuses: ExitStatus.ofSites + [.interrupted, .terminated],
    meanings: [
      .contentErrors: "The table has mistakes, each with its position and fix.",
      .interrupted: "The import was stopped. Nothing was changed.",
      .terminated: "The import was asked to end. Nothing was changed.",
    ],
    events: [MappingProposal.self], results: [ImportReport.self], action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let arguments = context.arguments
    guard let file = arguments.path(0) else { return .usage }
    if try FileStore.kind(at: file) == .folder {
      throw .usage(
        message: "'\(file)' is a folder, and no table",
        fix: "name one table. The guide 'Move to clipsite' has the way for sites of other generators")
    }
    let stop = StopRequest()
    defer { stop.end() }
    let progress = context.progressLine(counting: "files")
    defer { progress.finish() }
    let result = try importing(stop) { () throws(SystemError) in
      try ImportStore(site: arguments.site).run(file, options(arguments)) {
        progress.add()
        return stop.isStopped
      }
    }
    progress.finish()
    let status = context.report(result.diagnostics) { path in result.sources.first { $0.path == path } }
    if let proposal = result.proposal {
      context.show([proposal], text: context.isQuiet ? nil : proposal.text)
    }
    guard let report = result.report else {
      guard status == .success else { return status }
      if let proposal = result.proposal, proposal.isOpen {
        context.show(text: proposal.questions(to: command(arguments)))
        throw .usage(
          "nothing was imported. Choose one of the commands for each question, and join their options")
      }
      throw .usage("nothing was imported. Add '--yes' to use this mapping, or write '--map' yourself")
    }
    context.show(result: report, text: context.isQuiet ? nil : report.text)
    return .success
  }

  /// The command of the arguments, with `--yes`, to add options to.
  private static func command(_ arguments: ParsedArguments) -> String {
    let options: [CommandOption] = [
      .site, .folder, .from, .slug, .map, .set, .id, .body, .bodyText,
    ]
    let words = options.flatMap { option in
      arguments.texts(option).flatMap { [option.spelling, ShellText.quoted($0)] }
    }
    let flags = [CommandOption.overwrite, .dryRun, .yes].filter { $0.name == "yes" || arguments.has($0) }
    let file = ShellText.quoted(path: arguments.positional(0) ?? "")
    return (["clipsite import", file] + words + flags.map(\.spelling)).joined(separator: " ")
  }

  private static func options(_ arguments: ParsedArguments) throws(SystemError) -> ImportOptions {
    guard let folder = arguments.text(.folder) else {
      throw .usage(
        message: "no folder is named", fix: "name the folder for the pages, as in '--folder stores'")
    }
    var options = ImportOptions(folder: folder)
    options.mappings = try texts(of: arguments.pairs(.map))
    options.constants = try texts(of: arguments.pairs(.set))
    options.language = language(of: arguments.site)
    options.slugColumn = arguments.text(.slug)
    options.idColumn = arguments.text(.id)
    options.bodyColumn = arguments.text(.body)
    options.bodyTextColumn = arguments.text(.bodyText)
    options.format = arguments.text(.from).flatMap(DataFormat.init)
    options.acceptsProposal = arguments.has(.yes)
    options.overwrites = arguments.has(.overwrite)
    options.isDryRun = arguments.has(.dryRun)
    return options
  }

  private static func texts(
    of pairs: [(key: String, value: String)]
  ) throws(SystemError) -> [KeyedText] {
    try pairs.map { pair throws(SystemError) in
      KeyedText(try FrontMatterKey(named: pair.key), pair.value)
    }
  }
}

extension ImportCommand {
  /// The language of the site. A wrong `site.yml` is for `check` to report.
  private static func language(of site: String) -> LanguageTag {
    var diagnostics: [Diagnostic] = []
    return SiteLoader.readConfiguration(SiteFolder(site).content, &diagnostics)?.language ?? .english
  }
}

extension CommandOption {
  package static let from = CommandOption(
    "from", .choice(DataFormat.allCases.map(\.rawValue)),
    "The origin of FILE: the sheet of a Google Business Profile.")
  package static let yes = CommandOption(
    "yes", .flag, "Use the columns as clipsite proposes, also beside `--map`.")
  package static let folder = CommandOption(
    "folder", .contentFolder("NAME"),
    "The folder in Content to write to, which is the business.")
  package static let slug = CommandOption(
    "slug", .text("COLUMN"), "The column that names the files and URLs (default: made from the title).")
  package static let map = CommandOption(
    "map", .pair("KEY", "COLUMN"), repeats: true,
    "Fill a key of the front matter from a column. Several columns make one street, or the hours of a day.")
  package static let set = CommandOption(
    "set", .pair("KEY", "VALUE"), repeats: true,
    "Give a key of the front matter the same value in every file.")
  package static let id = CommandOption(
    "id", .text("COLUMN"), "The column that identifies rows, so that a later import finds their files again."
  )
  package static let body = CommandOption(
    "body", .text("COLUMN"), "The column with the text of the pages, as Markdown.")
  package static let bodyText = CommandOption(
    "body-text", .text("COLUMN"),
    "The column with the text of the pages, as plain text. clipsite escapes all markup in it."
  )
  package static let overwrite = CommandOption(
    "overwrite", .flag,
    "Replace values that somebody edited since the last import, and make removed files again.")
  package static let dryRun = CommandOption(
    "dry-run", .flag, "Show a summary and the first differences, and write nothing.")
}
