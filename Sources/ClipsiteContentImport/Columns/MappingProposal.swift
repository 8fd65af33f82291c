package import ClipsiteJSON
import ClipsitePlatform

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
  ) throws(SystemError) {
    self.source = source
    var taken = Set((options.constants + options.mappings).map(\.key.name) + [FrontMatterKey.importID])
    // An option cannot tell two columns of one name apart.
    let counts = Dictionary(table.columns.map { ($0, 1) }, uniquingKeysWith: +)
    let used = Set(options.namedColumns + counts.filter { $0.value > 1 }.keys)
    var hasID = options.idColumn != nil
    var hasBody = options.bodyColumn != nil || options.bodyTextColumn != nil
    let samples = Self.samples(of: table)
    let open = table.columns.enumerated().filter { !$1.isEmpty && !used.contains($1) }
    var keys: [Int: FrontMatterKey] = [:]
    // A column that `--map` names still tells rows apart. Without it, the next import would add every page
    // again.
    if !hasID, let column = options.mappings.lazy.map(\.text).first(where: { role($0) == .id }),
      counts[column] == 1
    {
      hasID = true
      roles.append((column, .id))
    }
    // A column with the name of a key comes before one with another word for it.
    for isName in [true, false] {
      for (index, column) in open {
        guard case .key(let key)? = role(column), ColumnNames.isName(column, of: key) == isName else {
          continue
        }
        // A street can have several columns.
        guard key == .street || !taken.contains(key.name), try Self.fits(samples[index], into: key, by: check)
        else { continue }
        taken.insert(key.name)
        keys[index] = key
      }
    }
    for (index, column) in open {
      let values = samples[index]
      var role = role(column)
      if case .key? = role { role = keys[index].map { .key($0) } }
      switch role {
      case .id? where !hasID:
        hasID = true
        roles.append((column, .id))
      case .bodyText? where !hasBody && !values.isEmpty:
        hasBody = true
        roles.append((column, .bodyText))
      case .key(let key)?: roles.append((column, .key(key)))
      default:
        if column.hasPrefix("\u{0}") { continue }
        if values.isEmpty {
          empty.append(column)
        } else {
          let name = ColumnNames.normalized(column)
          let key = Self.freeKey("extra.\(name.isEmpty ? "column" : name)", &taken)
          others.append((column, .key(try FrontMatterKey(named: key))))
        }
      }
    }
  }

  /// Takes a name, with a number behind it if it is not free.
  private static func freeKey(_ name: String, _ taken: inout Set<String>) -> String {
    var (key, number) = (name, 1)
    while !taken.insert(key).inserted {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }

  /// The first values of each column.
  private static func samples(of table: LocationTable) -> [[String]] {
    var samples = [[String]](repeating: [], count: table.columns.count)
    for row in table.rows.indices {
      for cell in table.cells(ofRow: row) where samples[table.column(of: cell)].count < sampleSize {
        let value = PlainText.line(table.text(of: cell))
        if !value.isEmpty { samples[table.column(of: cell)].append(value) }
      }
    }
    return samples
  }

  private static func fits(
    _ values: [String], into key: FrontMatterKey, by check: FieldCheck
  ) throws(SystemError) -> Bool {
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
}

extension MappingProposal: JSONEvent {
  package static let event = "proposal"
  package static let fields: [JSONField<MappingProposal>] = [
    JSONField("source") { $0.source },
    JSONField("columns") { ($0.shownRoles + $0.others).map(ProposedColumn.init) },
    JSONField("empty") { $0.empty },
  ]
}

/// A column with the option that uses it.
private struct ProposedColumn: JSONRecord {
  let column: String
  let role: ColumnRole

  static let fields: [JSONField<ProposedColumn>] = [
    JSONField("column") { $0.column }, JSONField("option") { $0.role.option(for: $0.column) },
  ]
}
