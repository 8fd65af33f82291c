import Diagnostics
import Mustache

/// Checks every template of a theme against the data that it will see.
enum ThemeCheck {
  /// - Parameter named: The templates that pages ask for, besides those of every theme.
  static func check(_ theme: Theme, named: Set<String> = []) -> [Diagnostic] {
    let found = named.union(Theme.requiredNames).sorted().flatMap { name in
      theme.library.template(named: name).map {
        theme.library.check($0, against: TemplateContext.root.schema)
      } ?? []
    }
    // Partials are seen through every template that includes them; once is enough.
    return Array(Set(found))
  }
}
