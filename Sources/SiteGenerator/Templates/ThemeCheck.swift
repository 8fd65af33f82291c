import Diagnostics
import Mustache

/// Checks every template of a theme against the data that it will see.
enum ThemeCheck {
  static func check(_ theme: Theme) -> [Diagnostic] {
    return Theme.requiredNames.flatMap { name in
      theme.library.template(named: name).map {
        theme.library.check($0, against: TemplateContext.root.schema)
      } ?? []
    }
  }
}
