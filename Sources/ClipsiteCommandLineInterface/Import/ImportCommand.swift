import ClipsiteAppClips
import ClipsiteContentImport
import ClipsiteDiagnostics
import ClipsiteSiteModel

/// `clipsite import FILE`.
enum ImportCommand {
  /// The declaration.
  static let command = Command(
    "import", "Turn the rows of a CSV or GeoJSON file into Markdown files.",
    discussion: """
      Each row or feature becomes a location: a Markdown file in Content. Its front matter comes from the
      columns of `--map` and the values of `--set`. Keys are those of the front matter. A dot goes down one
      level, as in `place.postal-code`.

      clipsite keeps existing files unless you use `--overwrite`. `--dry-run` shows what it would write.
      """,
    examples: [
      .init(
        "import stores.csv --folder ferry-street --map title=Name --map place.street=Address",
        "Make one location for each row of stores.csv."),
      .init(
        "import stores.geojson --folder stores --dry-run", "Show what would be written, and write nothing."),
    ],
    positionals: [Positional(.file("FILE"), "A CSV file with a header row, or a GeoJSON FeatureCollection.")],
    options: [
      .site, .folder, .slug, .map, .set, .id, .body, .delimiter, .overwrite, .dryRun, .format, .quiet,
    ],
    statuses: ExitStatus.ofSites, action: run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let arguments = context.arguments
    guard let file = arguments.path(0) else { return .usage }
    let result: ImportResult
    do throws(ImportError) {
      result = try ImportStore(site: arguments.site).run(file, try options(arguments))
    } catch {
      if case .usage = error { throw .usage(error.description) }
      throw .failed(.inputOutput, error.description, fix: error.fix)
    }
    context.report(result.diagnostics) { path in result.sources.first { $0.path == path } }
    guard let report = result.report else { return .contentErrors }
    context.show(json: [report.json], text: context.isQuiet ? nil : report.text)
    return .success
  }

  private static func options(_ arguments: ParsedArguments) throws(ImportError) -> ImportOptions {
    guard let folder = arguments.text(.folder) else {
      throw .usage(message: "no folder is named", fix: "say where the pages go, as in '--folder stores'")
    }
    var options = ImportOptions(folder: folder)
    options.mappings = try texts(of: arguments.pairs(.map))
    options.constants = try texts(of: arguments.pairs(.set))
    options.language = language(of: arguments.site)
    options.slugColumn = arguments.text(.slug)
    options.idColumn = arguments.text(.id)
    options.bodyColumn = arguments.text(.body)
    options.overwrites = arguments.has(.overwrite)
    options.isDryRun = arguments.has(.dryRun)
    if let text = arguments.text(.delimiter) {
      guard let delimiter = Delimiter(argument: text) else {
        throw .usage(message: "the delimiter '\(text)' is unknown", fix: "use ',', ';' or 'tab'")
      }
      options.delimiter = delimiter
    }
    return options
  }

  private static func texts(
    of pairs: [(key: String, value: String)]
  ) throws(ImportError) -> [KeyedText] {
    try pairs.map { pair throws(ImportError) in
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
  package static let folder = CommandOption(
    "folder", .text("NAME"),
    "The folder in Content to write to, which is the business.")
  package static let slug = CommandOption(
    "slug", .text("COLUMN"), "The column that names the files and URLs (default: made from the title).")
  package static let map = CommandOption(
    "map", .pair("KEY", "COLUMN"), repeats: true, "Fill a key of the front matter from a column.")
  package static let set = CommandOption(
    "set", .pair("KEY", "VALUE"), repeats: true,
    "Give a key of the front matter the same value in every file.")
  package static let id = CommandOption(
    "id", .text("COLUMN"), "The column that identifies rows, so that a later import finds their files again."
  )
  package static let body = CommandOption("body", .text("COLUMN"), "The column with the Markdown body.")
  package static let delimiter = CommandOption(
    "delimiter", .text("CHARACTER"),
    "The character between the columns of a CSV file (default: found from the header row).")
  package static let overwrite = CommandOption("overwrite", .flag, "Replace files that exist.")
  package static let dryRun = CommandOption(
    "dry-run", .flag, "Show what would be written, and write nothing.")
}
