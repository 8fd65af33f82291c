package import ClipsiteJSON

/// Roles for the columns of a table, for a person to accept: what `clipsite import` shows without `--map`.
package struct MappingProposal {
  /// The columns with roles, in the order of the table.
  private var roles: [(column: String, role: ColumnRole)] = []
  /// The columns that become values of the author's own.
  private var others: [(column: String, role: ColumnRole)] = []
  /// The columns without any value.
  private var empty: [String] = []
  private let source: String

  /// The number of rows that decide whether a column fits a key.
  private static let sampleSize = 200

  /// Finds roles for the columns that no option names.
  ///
  /// A column gets the key that its name suggests if at least half of its first values fit the key.
  init(
    _ table: LocationTable, from source: String, options: ImportOptions, check: FieldCheck,
    namedBy role: (String) -> ColumnRole? = ColumnNames.role
  ) throws(ImportError) {
    self.source = source
    var taken = DistinctNames(
      (options.constants + options.mappings).map(\.key.name) + [FrontMatterKey.importID])
    // An option cannot tell two columns of one name apart.
    let counts = Dictionary(table.columns.map { ($0, 1) }, uniquingKeysWith: +)
    let used = Set(options.namedColumns + counts.filter { $0.value > 1 }.keys)
    var hasID = options.idColumn != nil
    var hasBody = options.bodyColumn != nil || options.bodyTextColumn != nil
    for (index, column) in table.columns.enumerated() where !column.isEmpty && !used.contains(column) {
      let values = Self.sample(of: index, in: table)
      var role = role(column)
      if case .key(let key)? = role {
        // A street can have several columns.
        let isFree = key == .street || !taken.contains(key.name)
        let isFit = try Self.fits(values, into: key, by: check)
        if !isFree || !isFit { role = nil }
      }
      switch role {
      case .id? where !hasID:
        hasID = true
        roles.append((column, .id))
      case .bodyText? where !hasBody && !values.isEmpty:
        hasBody = true
        roles.append((column, .bodyText))
      case .key(let key)?:
        _ = taken.insert(key.name)
        roles.append((column, .key(key)))
      default:
        if column.hasPrefix("\u{0}") { continue }
        if values.isEmpty {
          empty.append(column)
        } else {
          let name = ColumnNames.normalized(column)
          let key = taken.insertNumbered("extra.\(name.isEmpty ? "column" : name)")
          others.append((column, .key(try FrontMatterKey(named: key))))
        }
      }
    }
  }

  private static func sample(of column: Int, in table: LocationTable) -> [String] {
    var values: [String] = []
    for row in table.rows.indices where values.count < sampleSize {
      let value = PlainText.line(table.cell(row: row, column: column))
      if !value.isEmpty { values.append(value) }
    }
    return values
  }

  private static func fits(
    _ values: [String], into key: FrontMatterKey, by check: FieldCheck
  ) throws(ImportError) -> Bool {
    var fitting = 0
    for value in values {
      if case .refused = try check.outcome(of: value, as: key.kind) { continue }
      fitting += 1
    }
    return !values.isEmpty && 2 * fitting >= values.count
  }

  // MARK: Use

  /// Indicates whether there is nothing to ask: the columns have the roles that they have without options.
  var isTrivial: Bool {
    others.isEmpty
      && roles.allSatisfy { $0.column == "id" || $0.role == .key(.title) || $0.column.hasPrefix("\u{0}") }
  }

  /// The options with the roles of the proposal.
  func added(to options: ImportOptions) -> ImportOptions {
    var options = options
    for (column, role) in roles + others {
      switch role {
      case .key(let key): options.mappings.append(KeyedText(key, column))
      case .id: options.idColumn = column
      case .bodyText: options.bodyTextColumn = column
      }
    }
    return options
  }

  private var shownRoles: [(column: String, role: ColumnRole)] {
    roles.filter { !$0.column.hasPrefix("\u{0}") }
  }

  /// The proposal for people, as options that they can copy and change.
  package var text: String {
    let all = shownRoles.count + others.count + empty.count
    var lines = [
      "\(source): \(shownRoles.count) of \(all) columns look like keys of the front matter:"
    ]
    lines += shownRoles.map { "  \($0.role.option(for: $0.column))" }
    if !others.isEmpty {
      lines.append("The other columns become your own values for templates:")
      lines += others.map { "  \($0.role.option(for: $0.column))" }
    }
    if !empty.isEmpty { lines.append("Empty columns: \(empty.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The proposal for programs.
  package var json: JSONValue {
    let columns = (shownRoles + others).map { column, role in
      ["column": .string(column), "option": .string(role.option(for: column))] as JSONValue
    }
    return [
      "version": 1, "event": "proposal", "source": .string(source), "columns": .array(columns),
      "empty": .array(empty.map { .string($0) }),
    ]
  }
}
