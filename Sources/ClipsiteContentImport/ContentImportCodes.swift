package import ClipsiteDiagnostics

/// The codes of the diagnostics that this module reports, for `clipsite explain`.
package enum ContentImportCodes {
  /// Every code, by name.
  package static let all: [DiagnosticCode] = [
    CSVReader.emptyTable, GeoJSONReader.notAPoint, GeoJSONReader.notGeoJSON, CSVReader.raggedRow,
    CSVReader.repeatedColumn, TextEncoding.notUTF8, CSVRecords.textAfterQuote, CSVRecords.unclosedQuote,
    CSVReader.unnamedColumn,
  ].sorted { $0.name < $1.name }
}
