import ClipsiteContentParsing
import ClipsiteDiagnostics

@testable import ClipsiteContentImport

extension ExistingPage {
  /// A page that only has a name and an import ID.
  init(stem: String, importID: String?) {
    let extra = importID.map { "extra: {import-id: \"\($0)\"}\n" } ?? ""
    self.init(stem: stem, SourceFile(path: stem + ".md", "---\ntitle: x\n\(extra)---\n"))
  }

  /// A page whose diagnostics do not matter.
  init(stem: String, _ file: SourceFile) {
    var parser = DocumentParser()
    var diagnostics: [Diagnostic] = []
    self.init(stem: stem, file, parser: &parser, diagnostics: &diagnostics)
  }
}
