/// `clipsite render TEMPLATE DATA`.
enum RenderCommand {
  /// The declaration.
  static let command = Command(
    "render", "Render one Mustache template with data from a JSON file.",
    discussion: """
      Writes the result to standard output. This is the template language that a build uses, so it shows what a \
      template does without a site around it.
      """,
    examples: [
      .init(
        "render page.mustache page.json --partials Templates/partials",
        "Render a page with the theme's partials.")
    ],
    positionals: [
      Positional(.file("TEMPLATE"), "The template."),
      Positional(.file("DATA"), "The data: a JSON file whose top level is an object."),
    ],
    options: [.partials], statuses: ExitStatus.allCases, action: run)

  private static let run: Command.Action = { _, terminal in terminal.refuseUnavailable("render") }
}

extension CommandOption {
  static let partials = CommandOption(
    "partials", .folder("DIR"),
    "The folder of the partials, as NAME.mustache (default: the template's own folder).")
}
