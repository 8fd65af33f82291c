import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteSystem
import ClipsiteText

/// The first rows of a table, by which an import proposes roles for the columns.
struct TableSample {
  /// The number of rows, or of values of a column, that decide.
  private static let size = 200

  private let table: LocationTable
  /// The check in the language of the import, and in those that rows name.
  private let checks: [FieldCheck]
  /// The first values of each column.
  let values: [[String]]

  init(_ table: LocationTable, _ check: FieldCheck) {
    self.table = table
    var values = [[String]](repeating: [], count: table.columns.count)
    for row in table.rows.indices {
      for cell in table.cells(ofRow: row) where values[table.column(of: cell)].count < Self.size {
        let value = PlainText.line(table.text(of: cell))
        if !value.isEmpty { values[table.column(of: cell)].append(value) }
      }
    }
    self.values = values
    let languages = table.columns.firstIndex { ColumnNames.role(of: $0) == .key(.language) }.map {
      values[$0]
    }
    checks = [check] + Set(languages ?? []).sorted().compactMap { (try? LanguageTag($0)).map(check.reading) }
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
      let numbers = value.split { ",;/ ()".contains($0) }.filter { $0 != "POINT" }.map {
        $0.contains(".") ? Double($0) ?? 999 : 999
      }
      return numbers.count == 2 && numbers.allSatisfy { abs($0) <= 180 }
    }
  }

  /// Returns the reason why a column is not used for a key, or `nil` if at least half of its first values fit.
  func misfit(_ column: Int, _ key: FrontMatterKey) throws(SystemError) -> String? {
    let sampled = try count(values[column], key, by: checks)
    if sampled.all > 0, 2 * sampled.refused <= sampled.all { return nil }
    let (all, refused, first) = try count(table.rows.indices.lazy.map { text($0, column) }, key, by: checks)
    if all == 0 { return "" }
    let name = table.columns[column]
    return "\(name) is not \(key.name), because \(refused) of \(all) values do not fit, such as \(first)"
      + (refused < all ? ". `\(ColumnRole.key(key).option(for: name))` uses the others" : "")
      + (key == .hours ? try languages(reading: column, key) : "")
  }

  /// The options for the languages in which most of the values of a column can be read.
  private func languages(reading column: Int, _ key: FrontMatterKey) throws(SystemError) -> String {
    var options: [String] = []
    for language in ThemeLabels.languages {
      guard let tag = try? LanguageTag(language) else { continue }
      let (all, refused, _) = try count(values[column], key, by: [checks[0].reading(tag)])
      if 2 * refused <= all { options.append("`--set language=\(language)`") }
    }
    return options.isEmpty ? "" : ". \(Suggestion.alternatives(options)) reads most of them"
  }

  /// The number of values, and of those that do not fit a key, and the first of these with its mistake.
  private func count(
    _ values: some Sequence<String>, _ key: FrontMatterKey, by checks: [FieldCheck]
  ) throws(SystemError) -> (all: Int, refused: Int, first: String) {
    var (all, refused, first) = (0, 0, "")
    for value in values where !value.isEmpty {
      if try checks[0].saysNothing(value, as: key, in: nil) { continue }
      all += 1
      var reasons: [String] = []
      for check in checks {
        if case .refused(let reason) = try check.outcome(of: value, as: key) { reasons.append(reason) }
      }
      if reasons.count < checks.count { continue }
      refused += 1
      if refused == 1 { first = "`\(PlainText.excerpt(value))`: \(reasons[0])" }
    }
    return (all, refused, first)
  }

  /// Indicates whether no row has a value in both columns.
  func isNeverBoth(_ one: Int, _ other: Int) -> Bool {
    table.rows.indices.allSatisfy { text($0, one).isEmpty || text($0, other).isEmpty }
  }

  /// Indicates whether two columns give a row different values of a key.
  func differ(_ one: Int, _ other: Int, as role: ColumnRole) throws(SystemError) -> Bool {
    for row in table.rows.indices.prefix(Self.size) {
      let (one, other) = (text(row, one), text(row, other))
      if one == other { continue }
      guard case .key(let key) = role, !one.isEmpty, !other.isEmpty,
        try checks[0].outcome(of: one, as: key) == checks[0].outcome(of: other, as: key)
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
