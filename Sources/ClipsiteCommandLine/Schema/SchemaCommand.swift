import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// `clipsite schema FILE`.
enum SchemaCommand {
  /// The declaration.
  static let command = Command(
    "schema", "Print the JSON Schema of site.yml, of front matter, or of the output for programs.",
    discussion: """
      Editors complete and check YAML with a schema (draft-07). The first line of a starter site's site.yml
      names the file of the schema, which clipsite init writes. After an update of clipsite, print it again.

      A schema knows keys, words, and forms. clipsite check finds more.

      The schema output is for programs. It describes each line that commands print with `--format json`.
      """,
    examples: [
      .init("schema site", "Print the schema of site.yml."),
      .init("schema page", "Print the schema of the front matter of pages."),
      .init("schema output", "Print the schema of a line of `--format json`."),
    ],
    positionals: [
      Positional(
        .choice(["site", "page", "output"]), name: "FILE", "The kind of file: site, page, or output.")
    ],
    action: run)

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let schema =
      switch context.arguments.positional(0) {
      case "page": page
      case "output": bytes(of: OutputSchema(commands: context.tool.commands).document)
      default: site
      }
    context.terminal.output.write(schema)
    return .success
  }

  /// The schema of `site.yml`.
  static var site: [UInt8] { bytes("site.yml of clipsite", ConfigurationKeys.keys) }

  private static var page: [UInt8] { bytes("Front matter of clipsite", FrontMatterKeys.keys) }

  private static func bytes(_ title: String, _ keys: any KeyGroup) -> [UInt8] {
    bytes(of: KeySchema(title: title, keys).document)
  }

  private static func bytes(of document: JSONValue) -> [UInt8] {
    document.bytes(.pretty) + [UInt8(ascii: "\n")]
  }
}
