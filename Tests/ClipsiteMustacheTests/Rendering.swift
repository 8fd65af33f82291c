import ClipsiteMustache
import ClipsiteText
import Testing

/// Renders a template with partials around it; diagnostics do not stop it.
func render(_ template: String, _ partials: [String: String] = [:], with data: Value = [:]) throws -> String {
  var files = partials.reduce(into: [:]) { $0[$1.key] = SourceFile(path: "\($1.key).mustache", $1.value) }
  files["(main)"] = SourceFile(path: "main.mustache", template)
  let library = TemplateLibrary(files)
  guard let main = library.template(named: "(main)") else { return "" }
  var output: [UInt8] = []
  try library.render(main, with: data, into: &output)
  return String(decoding: output, as: UTF8.self)
}

/// Parses a template alone.
func diagnostics(of template: String) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  _ = Template(parsing: SourceFile(path: "main.mustache", template), diagnostics: &diagnostics)
  return diagnostics.sorted()
}

/// A template with the bytes that a diagnostic should point at between « and ».
struct Marked: CustomTestStringConvertible {
  let text: String
  let range: Range<Int>
  let testDescription: String

  init(_ source: String) {
    let parts = source.split(whereSeparator: { $0 == "«" || $0 == "»" }).map(String.init)
    let pieces = source.hasPrefix("«") ? [""] + parts : parts
    text = pieces.joined()
    let start = pieces[0].utf8.count
    range = start..<(start + (pieces.count > 1 ? pieces[1].utf8.count : 0))
    testDescription = source
  }
}

/// Expects that parsing a template reports one thing, at the marked bytes.
func expect(_ template: Marked, _ code: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let found = diagnostics(of: template.text).filter { $0.code.name == code }
  #expect(found.map(\.range.bytes) == [template.range], sourceLocation: sourceLocation)
  #expect(found.first?.range.path == "main.mustache", sourceLocation: sourceLocation)
  #expect(found.first?.fix != nil, sourceLocation: sourceLocation)
}
