import ClipsiteDiagnostics
import ClipsiteMustache

/// Checks every template that can render a page against the data that it will see; partials are checked
/// through the templates that include them.
enum ThemeCheck {
  static func check(_ theme: Theme) -> [Diagnostic] {
    let found = theme.pageTemplateNames.compactMap(theme.template(named:)).flatMap {
      theme.library.check($0, against: TemplateContext.schema)
    }
    // Partials are seen through every template that includes them; once is enough.
    return Array(Set(found))
  }
}
