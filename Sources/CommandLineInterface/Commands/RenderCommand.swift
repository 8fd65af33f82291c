import Diagnostics
import FileSystem
import Mustache
import StrictJSON

/// `clipsite render TEMPLATE DATA`.
enum RenderCommand {
  /// A data file is not JSON.
  static let invalidJSON = DiagnosticCode(
    "InvalidJSON", .error,
    explanation: """
      The data for `clipsite render` is one JSON value as RFC 8259 defines it: double quotes around names
      and text, no comments, no comma before a closing bracket, no name twice in one object.
      """)

  /// The declaration.
  static let command = Command(
    "render", "Render one Mustache template with data from a JSON file.",
    discussion: """
      Writes the result to standard output. This is the template language that a build uses, so it shows what a \
      template does without a site around it. Numbers are written as they stand in the JSON file.
      """,
    examples: [
      .init(
        "render page.mustache page.json --partials Templates/partials",
        "Render a page with the theme's partials.")
    ],
    positionals: [
      Positional(.file("TEMPLATE"), "The template."), Positional(.file("DATA"), "The data, a JSON file."),
    ],
    options: [.partials], statuses: [.success, .contentErrors, .usage, .inputOutput], action: run)

  private static let run: Command.Action = { arguments, terminal in
    guard let template = arguments.path(0), let data = arguments.path(1) else { return .usage }
    do throws(SystemError) {
      let sources = try TemplateSources(template: template, partials: arguments.path(.partials))
      return try render(sources, with: TemplateSources.read(data), on: terminal)
    } catch {
      terminal.fail(error.description)
      return .inputOutput
    }
  }

  private static func render(
    _ sources: TemplateSources, with data: SourceFile, on terminal: Terminal
  ) -> ExitStatus {
    let library = TemplateLibrary(sources.files)
    var diagnostics = library.diagnostics
    var output: [UInt8] = []
    do throws(JSONSyntaxError) {
      let value = Value(try JSONParser.parse(data.bytes).value)
      if let id = library.template(named: sources.name), !DiagnosticList(diagnostics).hasErrors {
        diagnostics += render(id, of: library, value, into: &output)
      }
    } catch {
      diagnostics.append(diagnostic(for: error, in: data))
    }
    let list = DiagnosticList(diagnostics)
    DiagnosticReport(on: terminal).print(list) { $0 == data.path ? data : sources.file(at: $0) }
    if list.hasErrors { return .contentErrors }
    terminal.output.write(output)
    return .success
  }

  private static func diagnostic(for error: JSONSyntaxError, in data: SourceFile) -> Diagnostic {
    let end = min(error.offset + 1, max(data.bytes.count, error.offset))
    var (fix, notes) = (String?.none, [Diagnostic.Note]())
    switch error.reason {
    case .trailingComma: fix = "delete the comma"
    case .expectedName: fix = "put the name between double quotes"
    case .duplicateName(_, let first):
      fix = "delete one of the two"
      notes = [.init("the first is here", at: data.place(first..<first))]
    default: break
    }
    return Diagnostic(invalidJSON, at: data.place(error.offset..<end), error.message, fix: fix, notes: notes)
  }

  private static func render(
    _ template: TemplateID, of library: TemplateLibrary, _ value: Value, into output: inout [UInt8]
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
  static let partials = CommandOption(
    "partials", .folder("DIR"),
    "The folder of the templates that the template includes, each named NAME.mustache.")
}
