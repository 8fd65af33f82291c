package import ClipsiteDiagnostics
package import ClipsitePlatform

/// A theme as read from its folder, with what is wrong with it.
package struct LoadedTheme: Sendable {
  /// The theme; nil when a template is missing or cannot be read.
  package let theme: Theme?
  /// What is wrong with the templates.
  package let diagnostics: [Diagnostic]

  /// Reads and checks all templates.
  ///
  /// - Throws: `SystemError` when the folder or a file cannot be read.
  package init(_ folder: TemplateFolder) throws(SystemError) {
    var diagnostics: [Diagnostic] = []
    let (files, areAllReadable) = try folder.read(&diagnostics)
    let theme = Theme(files, folder: folder.displayPath, &diagnostics)
    if let theme { diagnostics += ThemeCheck.check(theme) }
    // What is missing in pages for want of a file is not the fault of the others.
    self.theme = areAllReadable ? theme : nil
    self.diagnostics = diagnostics
  }
}
