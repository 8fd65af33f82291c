import ClipsiteContent
import ClipsiteSystem

/// The first rows of a table, by which an import proposes roles for the columns.
struct TableSample {
  /// The number of rows, or of values of a column, that decide.
  private static let size = 200

  private let table: LocationTable
  private let check: FieldCheck
  /// The first values of each column.
  let values: [[String]]

  init(_ table: LocationTable, _ check: FieldCheck) {
    self.table = table
    self.check = check
    var values = [[String]](repeating: [], count: table.columns.count)
    for row in table.rows.indices {
      for cell in table.cells(ofRow: row) where values[table.column(of: cell)].count < Self.size {
        let value = PlainText.line(table.text(of: cell))
        if !value.isEmpty { values[table.column(of: cell)].append(value) }
      }
    }
    self.values = values
  }

  /// The first three different values of a column, for people.
  func examples(of column: Int) -> String {
    var examples: [String] = []
    for value in values[column] where !examples.contains(value) {
      examples.append(PlainText.excerpt(value))
      if examples.count == 3 { break }
    }
    return examples.joined(separator: ", ")
  }

  /// Indicates whether no cell of a column says something.
  func isEmpty(_ column: Int) -> Bool { values[column].allSatisfy(NoValue.contains) }

  /// Indicates whether a column can tell rows apart: at least half of its values are different.
  func isIdentity(_ column: Int) -> Bool { 2 * Set(values[column]).count >= values[column].count }

  /// Indicates whether each cell of a column has a latitude and a longitude, as in `42.36, -71.05`.
  func hasPositions(_ column: Int) -> Bool {
    values[column].allSatisfy { value in
      let numbers = value.split { ",;/ ".contains($0) }.map { $0.contains(".") ? Double($0) ?? 999 : 999 }
      return numbers.count == 2 && numbers.allSatisfy { abs($0) <= 180 }
    }
  }

  /// Returns the reason why a column is not used for a key, or `nil` if at least half of its first values fit.
  func misfit(_ column: Int, _ key: FrontMatterKey) throws(SystemError) -> String? {
    let sampled = try count(values[column], key)
    if sampled.all > 0, 2 * sampled.refused <= sampled.all { return nil }
    let (all, refused, first) = try count(table.rows.indices.lazy.map { text($0, column) }, key)
    if all == 0 { return "" }
    let name = table.columns[column]
    return "\(name) is not \(key.name), because \(refused) of \(all) values do not fit, such as \(first)"
      + (refused < all ? ". `\(ColumnRole.key(key).option(for: name))` uses the others" : "")
  }

  /// The number of values, and of those that do not fit a key, and the first of these with its mistake.
  private func count(
    _ values: some Sequence<String>, _ key: FrontMatterKey
  ) throws(SystemError) -> (all: Int, refused: Int, first: String) {
    var (all, refused, first) = (0, 0, "")
    for value in values where !value.isEmpty {
      if try check.saysNothing(value, as: key, in: nil) { continue }
      all += 1
      guard case .refused(let reason) = try check.outcome(of: value, as: key) else { continue }
      refused += 1
      if refused == 1 { first = "`\(PlainText.excerpt(value))`: \(reason)" }
    }
    return (all, refused, first)
  }

  /// Indicates whether two columns give a row different values of a key.
  func differ(_ one: Int, _ other: Int, as role: ColumnRole) throws(SystemError) -> Bool {
    for row in table.rows.indices.prefix(Self.size) {
      let (one, other) = (text(row, one), text(row, other))
      if one == other { continue }
      guard case .key(let key) = role, !one.isEmpty, !other.isEmpty,
        try check.outcome(of: one, as: key) == check.outcome(of: other, as: key)
      else { return true }
    }
    return false
  }

  /// Indicates whether most cells of a column contain those of another in their rows.
  func contains(_ whole: Int, _ part: Int) -> Bool {
    var (both, containing) = (0, 0)
    for row in table.rows.indices.prefix(Self.size) {
      let (whole, part) = (text(row, whole), text(row, part))
      if whole.isEmpty || part.utf8.count < 3 || NoValue.contains(part) { continue }
      both += 1
      if whole.contains(part) { containing += 1 }
    }
    return 2 * containing > both
  }

  private func text(_ row: Int, _ column: Int) -> String {
    PlainText.line(table.cell(row: row, column: column))
  }
}
