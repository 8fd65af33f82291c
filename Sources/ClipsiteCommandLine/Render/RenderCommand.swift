import ClipsiteMustache
import ClipsiteSystem
package import ClipsiteText

/// `clipsite render TEMPLATE DATA` and `clipsite render --page PATH`.
enum RenderCommand {
  /// The declaration.
  static let command = Command(
    "render", "Render one Mustache template with JSON data, or one page of the site.",
    discussion: """
      Writes the result to standard output. The template language is the same as in a build, so you see what a
      template does without a site. Numbers are written as in the JSON file.

      With `--page`, clipsite renders one page of the site as a build would, and writes nothing to disk. If
      you add `--context`, it prints the values that the template sees as JSON.
      """,
    examples: [
      .init(
        "render page.mustache page.json --partials partials", "Render a page with the partials of a folder."),
      .init("render --page /ferry-street/market", "Render a page of the site."),
      .init("render --page /ferry-street/market --context", "Print the data of the page's template."),
    ],
    positionals: [
      Positional(.file("TEMPLATE"), isOptional: true, "The template."),
      Positional(.file("DATA"), isOptional: true, "The data, a JSON file."),
    ],
    options: [.partials, .page, .context, .site, .drafts, .workers], statuses: ExitStatus.ofSites,
    meanings: [.contentErrors: "The template, its data, or the site's files have errors."], action: run
  )

  private static func run(_ context: CommandContext) throws(SystemError) -> ExitStatus {
    let arguments = context.arguments
    if let mistake = mistake(in: arguments) { throw .usage(mistake) }
    if arguments.has(.page) { return try PageRendering(context: context).run() }
    guard let template = arguments.path(0), let data = arguments.path(1) else { return .usage }
    let sources = try TemplateSources(template: template, partials: arguments.path(.partials))
    return render(sources, with: try TemplateSources.read(data), context)
  }

  /// Returns a message if arguments conflict or are missing.
  private static func mistake(in arguments: ParsedArguments) -> String? {
    guard arguments.has(.page) else {
      if arguments.has(.context) { return "--context needs a page. Name one with '--page PATH'" }
      if arguments.positional(0) == nil {
        return "missing argument TEMPLATE, or name a page with '--page PATH'"
      }
      return arguments.positional(1) == nil ? "missing argument DATA" : nil
    }
    if arguments.positional(0) != nil {
      return "--page renders a page by its own template. Leave TEMPLATE out"
    }
    return arguments.has(.partials) ? "--page uses the partials of the site. Leave --partials out" : nil
  }

  private static func render(
    _ sources: TemplateSources, with data: SourceFile, _ context: CommandContext
  ) -> ExitStatus {
    let library = TemplateLibrary(sources.files)
    var diagnostics = library.diagnostics
    var output: [UInt8] = []
    do throws(JSONSyntaxError) {
      let value = Value(try JSONParser.parse(data.bytes).value)
      if let id = library.template(named: sources.name), !DiagnosticList(diagnostics).hasErrors {
        diagnostics += render(id, of: library, with: value, into: &output)
      }
    } catch {
      diagnostics.append(diagnostic(for: error, in: data))
    }
    let status = context.report(diagnostics) { $0 == data.path ? data : sources.file(at: $0) }
    if status == .success { context.terminal.output.write(output) }
    return status
  }

  private static func diagnostic(for error: JSONSyntaxError, in data: SourceFile) -> Diagnostic {
    var notes: [Diagnostic.Note] = []
    if case .duplicateName(_, let first) = error.reason {
      notes = [.init("the first is here", at: data.place(first..<first))]
    }
    let place = data.place(error.range(in: data.bytes.count))
    return Diagnostic(.invalidJSON, at: place, error.message, fix: error.fix, notes: notes)
  }

  private static func render(
    _ template: TemplateID, of library: TemplateLibrary, with value: Value, into output: inout [UInt8]
  ) -> [Diagnostic] {
    var renderer = Renderer()
    renderer.collectsUnknownValues = true
    do throws(RenderError) {
      try renderer.render(template, of: library, with: value, into: &output)
      return renderer.unknownValues
    } catch {
      return [error.diagnostic]
    }
  }
}

extension CommandOption {
  package static let partials = CommandOption(
    "partials", .folder("DIR"),
    "The folder of the templates that the template includes, each named NAME.mustache.")
  package static let page = CommandOption(
    "page", .text("PATH"), "Render this page of the site: a path of its first domain, or a URL.")
  package static let context = CommandOption(
    "context", .flag, "Print the data of the page's template as JSON, instead of the page.")
}

extension DiagnosticCode {
  /// A data file is not JSON.
  package static let invalidJSON = DiagnosticCode(
    "InvalidJSON", .error,
    summary: "The data for `clipsite render` is not JSON.",
    explanation: """
      RFC 8259 defines JSON: double quotes around names and text, and no comments. A comma before a closing
      bracket and a repeated name are mistakes.
      """,
    fix: "Correct the syntax at the position in the message.",
    example: .init(.data, wrong: #"{"title": "Market Street",}"#, right: #"{"title": "Market Street"}"#))
}
