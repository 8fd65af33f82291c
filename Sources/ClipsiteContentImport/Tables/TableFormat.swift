package import ClipsiteDiagnostics

/// The formats that an import reads.
package enum TableFormat: Hashable, Sendable {
  case csv
  case geoJSON

  /// The format of a file: by the end of its name, else by whether it starts with a brace.
  package init(of file: SourceFile) {
    let path = file.path.lowercased()
    if path.hasSuffix(".json") || path.hasSuffix(".geojson") {
      self = .geoJSON
    } else if [".csv", ".tsv", ".tab"].contains(where: path.hasSuffix) {
      self = .csv
    } else {
      let first = file.bytes.dropFirst(file.byteOrderMarkLength).first { $0 > 0x20 }
      self = first == UInt8(ascii: "{") ? .geoJSON : .csv
    }
  }

  /// The table in a file, and everything that is wrong with it, sorted.
  package static func table(
    in file: SourceFile, delimiter: Delimiter?
  ) -> (table: PlaceTable, diagnostics: [Diagnostic]) {
    if let problem = TextEncoding.problem(in: file) { return (PlaceTable(columns: []), [problem]) }
    switch TableFormat(of: file) {
    case .csv:
      let (table, diagnostics) = CSVReader.table(in: file, delimiter: delimiter)
      return (table, diagnostics.sorted())
    case .geoJSON:
      let (table, diagnostics) = GeoJSONReader.table(in: file)
      return (table, diagnostics.sorted())
    }
  }
}
