package import ClipsiteText

/// What must hold of the reports about any input.
package enum Hostile {
  /// The reports whose places, or those of their notes, do not lie inside the file.
  package static func strays(_ diagnostics: [Diagnostic], in file: SourceFile) -> [String] {
    let strays = diagnostics.filter { diagnostic in
      let ranges: [SourceRange] = [diagnostic.range] + diagnostic.notes.map(\.range)
      return ranges.contains { isOutside($0, file) }
    }
    return strays.map { "\($0.code.name) \($0.range)" }
  }

  private static func isOutside(_ range: SourceRange, _ file: SourceFile) -> Bool {
    guard range.path == file.path, let bytes = range.bytes else { return false }
    return bytes.upperBound > file.bytes.count
  }
}
