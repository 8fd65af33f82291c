import ClipsiteContentParsing
import ClipsiteJSON
import ClipsiteSiteContent
import ClipsiteSiteModel

/// `clipsite schema FILE`.
enum SchemaCommand {
  /// The declaration.
  static let command = Command(
    "schema", "Print the JSON Schema of site.yml or of front matter, for editors.",
    discussion: """
      Editors complete and check YAML with a schema (draft-07). The first line of a starter site's site.yml
      names the file of the schema, which clipsite init writes. After an update of clipsite, print it again.

      A schema knows keys, words, and forms. clipsite check finds more.
      """,
    examples: [
      .init("schema site", "Print the schema of site.yml."),
      .init("schema page", "Print the schema of the front matter of pages."),
    ],
    positionals: [Positional(.choice(["site", "page"]), name: "FILE", "The kind of file: site or page.")],
    action: run)

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    context.terminal.output.write(context.arguments.positional(0) == "page" ? page : site)
    return .success
  }

  /// The schema of `site.yml`.
  static var site: [UInt8] { bytes("site.yml of clipsite", ConfigurationKeys.keys) }

  private static var page: [UInt8] { bytes("Front matter of clipsite", FrontMatterKeys.keys) }

  private static func bytes(_ title: String, _ keys: any KeyGroup) -> [UInt8] {
    KeySchema(title: title, keys).document.bytes(.pretty) + [UInt8(ascii: "\n")]
  }
}
