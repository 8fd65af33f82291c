import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsitePlatform

/// What stands in the pages' folder before an import.
package struct ExistingFolder {
  /// The folder as a plan wants it.
  package private(set) var folder: ImportPlan.Folder
  /// What keeps pages of earlier imports from being read.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Those pages.
  package private(set) var unreadable: [SourceFile] = []

  /// Reads the folder with these names inside `Content`; it may be missing.
  ///
  /// - Throws: `ImportError.inputOutput` when the system refuses to read it.
  package init(_ names: [String], inSite site: String) throws(ImportError) {
    let path = (["Content"] + names).joined(separator: "/")
    let root = "\(site)/\(path)"
    folder = ImportPlan.Folder(path: path)
    folder.fileExists = { (path) throws(ImportError) in
      try ImportError.reporting { () throws(SystemError) in try FileStore.exists("\(root)/\(path)") }
    }
    var parser = DocumentParser()
    let entries = try ImportError.reporting { () throws(SystemError) in
      try FileStore.exists(root) ? try FileStore.names(in: root) : []
    }
    for name in entries where !name.hasPrefix(".") {
      let stem = (name.hasSuffix(".md") ? name.dropLast(3) : name).text
      if stem == "index" { continue }
      let isFolder = try ImportError.reporting { () throws(SystemError) in
        try FileStore.isFolder("\(root)/\(name)")
      }
      if isFolder {
        folder.takenNames.append(stem)
      } else if name.hasSuffix(".md") {
        let bytes = try ImportError.reporting { () throws(SystemError) in
          try FileStore.read("\(root)/\(name)")
        }
        add(SourceFile(path: "\(path)/\(name)", bytes: bytes), stem: stem, &parser)
      }
    }
  }

  private mutating func add(_ file: SourceFile, stem: String, _ parser: inout DocumentParser) {
    let count = diagnostics.count
    folder.pages.append(ExistingPage(stem: stem, file, parser: &parser, diagnostics: &diagnostics))
    if diagnostics.count > count { unreadable.append(file) }
  }
}
