/// What tells a row from every other, now and in later imports; it is written into the page as its import ID.
package struct RowIdentity: Hashable, Sendable {
  /// The value of the table's own ID column, or a hash of name and address.
  package let primary: String
  /// A hash of all imported values, to tell rows with the same name and address apart; nil with an ID column.
  package let exact: String?

  /// The identity of a row with an ID of its own.
  package init(id: String) {
    primary = id
    exact = nil
  }

  /// The identity of a row without one. Coordinates count only where there is no address, because they are
  /// corrected more often.
  package init(title: String, address: [String], coordinates: [String], values: [String]) {
    let place = address.allSatisfy(\.isEmpty) ? coordinates : address
    primary = StableHash(([title] + place).map { $0.lowercased() }).text
    exact = StableHash(values).text
  }

  /// The import ID: both parts, with a full stop between them.
  package var importID: String { exact.map { "\(primary).\($0)" } ?? primary }

  /// The first part of an import ID that has two.
  package static func primary(ofImportID id: String) -> String? {
    id.lastIndex(of: ".").map { String(id[..<$0]) }
  }
}
