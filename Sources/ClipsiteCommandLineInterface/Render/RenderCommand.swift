package import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsiteMustache

/// `clipsite render TEMPLATE DATA` and `clipsite render --page PATH`.
enum RenderCommand {
  /// The declaration.
  static let command = Command(
    "render", "Render one Mustache template with JSON data, or one page of the site.",
    discussion: """
      Writes the result to standard output. This is the template language that a build uses, so it shows what
      a template does without a site around it. Numbers are written as they stand in the JSON file.

      With `--page`, one page of the site is rendered as a build would write it, and nothing is written to
      disk; with `--context` as well, what its template sees is printed as JSON instead.
      """,
    examples: [
      .init(
        "render page.mustache page.json --partials Templates/partials",
        "Render a page with the theme's partials."),
      .init("render --page /ferry-street/market", "Render a page of the site."),
      .init("render --page /ferry-street/market --context", "Print what the template of the page sees."),
    ],
    positionals: [
      Positional(.file("TEMPLATE"), isOptional: true, "The template."),
      Positional(.file("DATA"), isOptional: true, "The data, a JSON file."),
    ],
    options: [.partials, .page, .context, .site, .drafts, .workers], statuses: ExitStatus.ofSites, action: run
  )

  private static func run(_ context: CommandContext) throws(CommandFailure) -> ExitStatus {
    let arguments = context.arguments
    if let mistake = mistake(in: arguments) { throw .usage(mistake) }
    if arguments.has(.page) { return try PageRendering(context: context).run() }
    guard let template = arguments.path(0), let data = arguments.path(1) else { return .usage }
    let sources = try attempt(TemplateSources(template: template, partials: arguments.path(.partials)))
    return render(sources, with: try attempt(TemplateSources.read(data)), context)
  }

  /// Returns a message if arguments conflict or are missing.
  private static func mistake(in arguments: ParsedArguments) -> String? {
    guard arguments.has(.page) else {
      if arguments.has(.context) { return "--context needs a page; name one with '--page PATH'" }
      if arguments.positional(0) == nil {
        return "missing argument TEMPLATE; or name a page with '--page PATH'"
      }
      return arguments.positional(1) == nil ? "missing argument DATA" : nil
    }
    if arguments.positional(0) != nil {
      return "--page renders a page by its own template; leave TEMPLATE out"
    }
    return arguments.has(.partials) ? "--page takes the partials of the site; leave --partials out" : nil
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
    let end = min(error.offset + 1, max(data.bytes.count, error.offset))
    var notes: [Diagnostic.Note] = []
    if case .duplicateName(_, let first) = error.reason {
      notes = [.init("the first is here", at: data.place(first..<first))]
    }
    return Diagnostic(
      .invalidJSON, at: data.place(error.offset..<end), error.message, fix: error.fix, notes: notes)
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
    "context", .flag, "Print what the template of the page sees, as JSON, in place of the page.")
}

extension DiagnosticCode {
  /// A data file is not JSON.
  package static let invalidJSON = DiagnosticCode(
    "InvalidJSON", .error,
    explanation: """
      The data for `clipsite render` is one JSON value as RFC 8259 defines it: double quotes around names
      and text, no comments, no comma before a closing bracket, no name twice in one object.
      """)
}
