/// `clipsite new NAME`.
enum NewCommand {
  /// The declaration.
  static let command = Command(
    "new", "Write the Markdown file of a new location.",
    discussion: """
      The file's name, and with it the URL, is made from the name: “Market Street” becomes market-street.md. A file \
      that exists is never overwritten.
      """,
    examples: [
      .init("new 'Market Street' --folder ferry-street", "Write Content/ferry-street/market-street.md.")
    ],
    positionals: [Positional(.text("NAME"), "The name of the location, as people read it.")],
    options: [.site, .folder], statuses: [.success, .usage, .inputOutput], action: run)

  private static let run: Command.Action = { _, terminal in terminal.refuseUnavailable("new") }
}
