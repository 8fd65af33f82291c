import ClipsiteDiagnostics
import ClipsiteMustache

/// The templates of the dashboard, compiled in, so that the program can be moved anywhere.
enum DashboardTemplates {
  /// All templates and partials. What they write is well-formed XML, too.
  static let library = TemplateLibrary([
    "frame": file("frame", FrameTemplate.text), "parts": file("parts", FrameTemplate.parts),
    "pages": file("pages", PagesTemplate.text), "page": file("page", PageTemplate.text),
    "phone": file("phone", PhoneTemplate.text), "facts": file("facts", PageTemplate.facts),
    "diagnostic": file("diagnostic", DiagnosticsTemplate.row),
    "diagnostics": file("diagnostics", DiagnosticsTemplate.text),
    "domains": file("domains", DomainsTemplate.text), "missing": file("missing", FrameTemplate.missing),
  ])

  private static func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(path: "\(name).mustache", text)
  }

  /// Renders a page.
  static func render(_ name: String, _ values: [Value]) -> [UInt8] {
    guard let template = library.template(named: name) else { preconditionFailure("no template \(name)") }
    var renderer = Renderer()
    var output: [UInt8] = []
    do throws(RenderError) {
      try renderer.render(template, of: library, with: values, into: &output)
    } catch {
      return Array("the page is too long to be shown\n".utf8)
    }
    return output
  }
}
