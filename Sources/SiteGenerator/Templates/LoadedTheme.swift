import Diagnostics
import FileSystem

/// A theme as read from its folder, with what is wrong with it.
struct LoadedTheme: Sendable {
  /// The theme; nil when a template is missing.
  let theme: Theme?
  /// What is wrong with the templates.
  let diagnostics: [Diagnostic]

  /// Reads and checks all templates.
  ///
  /// - Throws: `SystemError` when the folder or a file cannot be read.
  init(_ folder: TemplateFolder) throws(SystemError) {
    var diagnostics: [Diagnostic] = []
    theme = Theme(try folder.read(&diagnostics), folder: folder.displayPath, &diagnostics)
    if let theme { diagnostics += ThemeCheck.check(theme) }
    self.diagnostics = diagnostics
  }
}
