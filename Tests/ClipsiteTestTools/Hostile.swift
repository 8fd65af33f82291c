package import ClipsiteDiagnostics

/// What must hold of the reports about any input.
package enum Hostile {
  /// The reports whose places, or those of their notes, do not lie inside the file.
  package static func strays(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
    diagnostics.filter { diagnostic in
      ([diagnostic.place] + diagnostic.notes.map(\.place)).contains { place in
        place.path == file.path && place.range.map { $0.upperBound > file.bytes.count } ?? false
      }
    }.map { "\($0.code.name) \($0.place)" }
  }
}
