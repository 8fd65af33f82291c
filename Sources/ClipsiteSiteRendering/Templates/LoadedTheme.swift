import ClipsiteDiagnostics
import ClipsitePlatform

/// A theme as read from its folder, with what is wrong with it.
struct LoadedTheme: Sendable {
  /// The theme; nil when a template is missing or cannot be read.
  let theme: Theme?
  /// What is wrong with the templates.
  let diagnostics: [Diagnostic]

  /// Reads and checks all templates.
  ///
  /// - Throws: `SystemError` when the folder or a file cannot be read.
  init(_ folder: TemplateFolder) throws(SystemError) {
    var diagnostics: [Diagnostic] = []
    let (files, areAllReadable) = try folder.read(&diagnostics)
    let theme = Theme(files, folder: folder.displayPath, &diagnostics)
    if let theme { diagnostics += ThemeCheck.check(theme) }
    // What is missing in pages for want of a file is not the fault of the others.
    self.theme = areAllReadable ? theme : nil
    self.diagnostics = diagnostics
  }
}
