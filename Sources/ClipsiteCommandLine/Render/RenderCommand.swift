import ClipsiteMustache
import ClipsiteSystem
import ClipsiteText

/// `clipsite render PAGE`.
enum RenderCommand {
  /// The declaration.
  static let command = Command(
    "render", "Render one page of the site.",
    discussion: """
      Writes the page to standard output as a build would, and nothing to disk. With `--context`, it prints the
      values that the page's template sees as JSON.
      """,
    examples: [
      .init("render /ferry-street/market", "Render a page of the site."),
      .init("render /ferry-street/market --context", "Print the data of the page's template."),
    ],
    positionals: [Positional(.text("PAGE"), "The page: a path of the site's first domain, or a URL.")],
    options: [.context, .site, .drafts, .workers], statuses: ExitStatus.ofSites,
    meanings: [.contentErrors: "The site's files have errors."]
  ) { context throws(SystemError) in try PageRendering(context: context).run() }
}

extension CommandOption {
  package static let context = CommandOption(
    "context", .flag, "Print the data of the page's template as JSON, instead of the page.")
}

extension Value {
  /// The value as JSON. HTML and numbers are text.
  var json: JSONValue {
    switch self {
    case .null: .null
    case .bool(let value): .bool(value)
    case .text(let text): .string(text)
    case .html(let html): .string(String(decoding: html.bytes, as: UTF8.self))
    case .list(let elements): .array(elements.map(\.json))
    case .record(let record):
      .object(zip(record.shape.names, record.values).map { JSONValue.Member($0.spelling, $1.json) })
    }
  }
}
