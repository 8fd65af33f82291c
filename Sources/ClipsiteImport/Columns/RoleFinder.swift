import ClipsiteAppClips
import ClipsiteSystem

/// Finds roles for the columns of a table by their names and values.
struct RoleFinder {
  private(set) var proposal: MappingProposal
  private let table: LocationTable
  private let sample: TableSample
  /// The keys that have a column or a value.
  private var taken: Set<String>

  init(_ table: LocationTable, from source: String, options: ImportOptions, check: FieldCheck) {
    proposal = MappingProposal(source: source)
    self.table = table
    sample = TableSample(table, check)
    taken = Set((options.constants + options.mappings).map(\.key.name) + [FrontMatterKey.importID])
    if options.idColumn != nil { taken.insert(ColumnRole.id.name) }
    if options.bodyColumn != nil || options.bodyTextColumn != nil { taken.insert(ColumnRole.bodyText.name) }
  }

  /// Finds roles for the columns that no option names.
  mutating func find(
    _ options: ImportOptions, namedBy role: (String) -> ColumnRole?
  ) throws(SystemError) {
    // An option cannot tell two columns of one name apart.
    let counts = Dictionary(table.columns.map { ($0, 1) }, uniquingKeysWith: +)
    let others = [options.slugColumn, options.idColumn, options.bodyColumn, options.bodyTextColumn]
    let named = options.mappings.map(\.text) + others.compactMap(\.self)
    let used = Set(named + counts.filter { $0.value > 1 }.keys)
    let open = table.columns.indices.filter {
      !table.columns[$0].isEmpty && !used.contains(table.columns[$0])
    }
    // A column that `--map` names still tells rows apart. Without it, the next import would add every page
    // again.
    if !taken.contains("id"),
      let column = options.mappings.lazy.map(\.text).first(where: { role($0) == .id }), counts[column] == 1,
      let index = table.columns.firstIndex(of: column)
    {
      taken.insert("id")
      proposal.roles.append(ProposedColumn(column: column, role: .id, examples: sample.examples(of: index)))
    }
    let found = try candidates(open, role)
    var chosen: [Int: ColumnRole] = [:]
    for (role, columns) in found.sorted(by: { $0.value.min() ?? 0 < $1.value.min() ?? 0 }) {
      for column in try choose(columns, role, besides: found) { chosen[column] = role }
      taken.insert(role.name)
    }
    for index in open { try add(index, as: chosen[index]) }
    askForDays(besides: Set(open.compactMap { role(table.columns[$0])?.name }))
    askForClosingDays()
  }

  /// The columns for each role that is not taken, in the order of the table.
  private mutating func candidates(
    _ open: [Int], _ role: (String) -> ColumnRole?
  ) throws(SystemError) -> [ColumnRole: [Int]] {
    var found: [ColumnRole: [Int]] = [:]
    for index in open {
      guard let role = role(table.columns[index]), !taken.contains(role.name) else { continue }
      switch role {
      case .key(.houseNumber)
      where ["numero", "nr", "toevoeging"].contains(ColumnNames.form(table.columns[index]))
        && !streetsLackNumbers(open):
        continue
      case .key(.region) where sample.values[index].allSatisfy(RowMark.isState): continue
      case .key(let key):
        if let misfit = try sample.misfit(index, key) {
          if !misfit.isEmpty { proposal.misfits.append(misfit) }
          continue
        }
      case .id: if !sample.isIdentity(index) { continue }
      case .bodyText: if sample.isEmpty(index) { continue }
      }
      found[role, default: []].append(index)
    }
    return found
  }

  /// The columns that get a role. Others with different values are a question.
  private mutating func choose(
    _ columns: [Int], _ role: ColumnRole, besides found: [ColumnRole: [Int]]
  ) throws(SystemError) -> [Int] {
    if role == .key(.street) { return try streets(columns, besides: found) }
    if role == .key(.houseNumber) { return columns }
    let ranks = columns.map { column in
      // A name comes before a number.
      ColumnNames.rank(of: table.columns[column], as: role)
        + (role == .key(.title) && sample.values[column].allSatisfy { Double($0) != nil } ? 9 : 0)
    }
    let sorted = zip(ranks, columns).sorted { $0 < $1 }
    // A county is no state. Where it is the region, a person says so.
    if role == .key(.region), sorted[0].0 > ColumnWords.lastRankOfRegions { return [] }
    var different: [Int] = []
    for (_, column) in sorted.dropFirst() where try sample.differ(sorted[0].1, column, as: role) {
      different.append(column)
    }
    // Some rows of OpenStreetMap have `phone`, and others `contact:phone`.
    if role == .key(.phone), different.allSatisfy({ sample.isNeverBoth(sorted[0].1, $0) }) {
      return [sorted[0].1] + different
    }
    if sorted[0].0 >= 0, !different.isEmpty {
      let columns = [sorted[0].1] + different
      ask(
        "`\(role.name)` can be only one of these columns:",
        columns.map { (role.option(for: table.columns[$0]), sample.examples(of: $0)) })
    }
    return [sorted[0].1]
  }

  /// Indicates whether most streets have no number, so that it is in another column.
  private func streetsLackNumbers(_ open: [Int]) -> Bool {
    let streets = open.filter { ColumnNames.role(of: table.columns[$0]) == .key(.street) }
    let values = streets.flatMap { sample.values[$0] }
    return 2 * values.count { $0.contains(where: \.isNumber) } < values.count
  }

  /// The lines of a street. A whole address beside its parts is a question.
  private mutating func streets(
    _ columns: [Int], besides found: [ColumnRole: [Int]]
  ) throws(SystemError) -> [Int] {
    let others = [.locality, .postalCode].flatMap { found[.key($0)] ?? [] }
    guard
      let whole = columns.first(where: { column in
        (columns + others).contains { $0 != column && sample.contains(column, $0) }
      })
    else { return columns }
    let parts = columns.filter { $0 != whole }
    let streets = options(parts.map { (.key(.street), $0) })
    ask(
      "the column `\(table.columns[whole])` has whole addresses, and other columns have their parts:",
      [
        (parts.isEmpty ? try unused([whole]) : streets, "the parts"),
        (options([(.key(.street), whole)]), "the whole as the street"),
      ])
    return parts
  }

  /// The options that make columns values of the author's own.
  private func unused(_ columns: [Int]) throws(SystemError) -> String {
    var names = self
    var roles: [(ColumnRole, Int)] = []
    for column in columns {
      roles.append((.key(try FrontMatterKey(named: names.freeKey(ownKey(of: column)))), column))
    }
    return options(roles)
  }

  private func options(_ roles: [(role: ColumnRole, column: Int)]) -> String {
    roles.map { $0.role.option(for: table.columns[$0.column]) }.joined(separator: " ")
  }

  private mutating func ask(_ question: String, _ answers: [(options: String, meaning: String)]) {
    proposal.choices.append(MappingChoice(question: question, answers: answers))
  }

  /// Days without a column, beside days that have one, would be closed.
  ///
  /// - Parameter named: The roles that columns have by their names. An empty column of a day says that it is
  ///   closed.
  private mutating func askForDays(besides named: Set<String>) {
    let missing = Weekday.allCases.filter { day in
      [DayColumn.Part.whole, .opens].allSatisfy { part in
        let key = DayColumn(day: day, part: part).key
        return !taken.contains(key) && !named.contains(key)
      }
    }
    guard !missing.isEmpty, missing.count < Weekday.allCases.count, !taken.contains(Self.week) else { return }
    let words = Set(["hours", "weekdays"] + Weekday.allCases.map { $0.name.lowercased().prefix(3) })
    let others = proposal.others.filter { other in
      ColumnNames.normalized(other.column).split(separator: "-").contains(where: words.contains)
    }
    let column = others.count == 1 ? others[0].column : "COLUMN"
    let keys = missing.map { ColumnRole.key(.day(DayColumn(day: $0, part: .whole))) }
    ask(
      "no column has the hours of \(missing.map(\.name).joined(separator: ", ")):",
      [
        (keys.map { $0.option(for: column) }.joined(separator: " "), "the hours of another column"),
        (keys.map { "--set \($0.name)=closed" }.joined(separator: " "), "closed on these days"),
      ])
  }

  /// Hours beside a column with the days on which a location is closed would show it as open there.
  private mutating func askForClosingDays() {
    guard let hours = proposal.roles.first(where: { $0.role == .key(.hours) }) else { return }
    for other in proposal.others
    where ColumnWords.closingDays.contains(ColumnNames.form(other.column))
      && FieldCheck.truths[other.examples.prefix { $0 != "," }.lowercased()] == nil
    {
      ask(
        "`\(other.column)` names days on which a location is closed, which `\(hours.column)` does not have:",
        [
          (
            [hours, other].map { $0.role.option(for: $0.column) }.joined(separator: " "), "open on these days"
          )
        ])
    }
  }

  private static let week = FrontMatterKey.hours.name

  private mutating func add(_ index: Int, as role: ColumnRole?) throws(SystemError) {
    let (column, examples) = (table.columns[index], sample.examples(of: index))
    if let role {
      proposal.roles.append(ProposedColumn(column: column, role: role, examples: examples))
    } else if column.hasPrefix("\u{0}") {
      return
    } else if sample.isEmpty(index) {
      proposal.empty.append(column)
    } else {
      if !taken.contains(FrontMatterKey.latitude.name), sample.hasPositions(index) {
        proposal.misfits.append("\(column) has latitudes and longitudes. Give each of them a column")
      }
      let key = try FrontMatterKey(named: freeKey(ownKey(of: index)))
      proposal.others.append(ProposedColumn(column: column, role: .key(key), examples: examples))
    }
  }

  private func ownKey(of column: Int) -> String {
    let name = ColumnNames.normalized(table.columns[column])
    return "extra.\(name.isEmpty ? "column-\(NameHash([table.columns[column]]).text.prefix(6))" : name)"
  }

  /// Takes a name, with a number behind it if it is not free.
  private mutating func freeKey(_ name: String) -> String {
    var (key, number) = (name, 1)
    while !taken.insert(key).inserted {
      number += 1
      key = "\(name)-\(number)"
    }
    return key
  }
}
