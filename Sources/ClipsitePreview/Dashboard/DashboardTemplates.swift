import ClipsiteMustache

/// The pages of the preview, from the templates in `WebFiles`.
enum DashboardTemplates {
  /// All templates and partials. What those of the dashboard write is well-formed XML, too.
  static let library = TemplateLibrary(files: WebFiles.files)

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
