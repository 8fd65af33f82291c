import ClipsiteAppClips
import ClipsiteSystem

/// The spreadsheet of a Google Business Profile, for import and export in bulk.
///
/// Its columns have names in the language of the account. Names in American and British English count wherever the
/// columns are. In other languages, the order counts: that of exports, or that of the template.
enum GoogleSheet {
  /// The columns of the short form, in order.
  private static let short =
    ["Store code", "Business name", "Address line 1", "Address line 2"] + town
    + ["Primary phone", "Website", "Primary category"] + hours

  /// The columns of the template that Business Profile Manager offers, in order. Attributes of the business follow.
  private static let template =
    ["Store code", "Business name"] + (1...5).map { "Address line \($0)" } + ["Sub-locality"] + town
    + ["Primary phone", "Additional phones", "Website", "Primary category", "Additional categories"] + hours
    + [
      "From the business", "Opening date", "Logo photo", "Cover photo", "Other photos", "Labels",
      "AdWords location extensions phone",
    ]

  private static let town = [
    "Locality", "Administrative area", "Country / Region", "Postal code", "Latitude", "Longitude",
  ]
  private static let hours = Weekday.fromSunday.map { "\($0.name) hours" } + ["Special hours"]

  /// The names in English of a table's columns, by its own names.
  ///
  /// - Throws: `SystemError.usage` if the table is not such a spreadsheet.
  static func names(in table: LocationTable) throws(SystemError) -> [String: String] {
    let columns = table.columns
    let known = Set((short + template).map(ColumnNames.normalized) + ["country", "shop-code", "postcode"])
    if columns.count(where: { known.contains(ColumnNames.normalized($0)) }) >= 3 {
      return Dictionary(columns.map { ($0, $0) }) { first, _ in first }
    }
    let order = columns.count >= template.count - 1 ? template : short
    guard columns.count >= short.count, areCoordinates(order, in: table) else {
      throw .usage(
        message:
          "the columns have neither the names in English nor the order of a Google Business Profile sheet",
        fix: "export the sheet in English, or leave out `--from` and map its columns")
    }
    return Dictionary(zip(columns, order)) { first, _ in first }
  }

  /// Indicates whether the columns in which coordinates are expected have numbers only.
  private static func areCoordinates(_ order: [String], in table: LocationTable) -> Bool {
    ["Latitude", "Longitude"].compactMap(order.firstIndex).allSatisfy { column in
      table.rows.indices.prefix(200).allSatisfy { row in
        let cell = PlainText.line(table.cell(row: row, column: column))
        return cell.isEmpty || Double(cell.replacing(",", with: ".")).map { abs($0) <= 180 } ?? false
      }
    }
  }
}

extension Weekday {
  /// The days from Sunday on.
  fileprivate static let fromSunday =
    allCases.filter { $0.name == "Sunday" } + allCases.filter { $0.name != "Sunday" }
}
