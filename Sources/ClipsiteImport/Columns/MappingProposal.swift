import ClipsiteSystem
package import ClipsiteText

/// Roles for the columns of a table, for a person to accept: what `clipsite import` shows without `--map`.
package struct MappingProposal {
  /// The columns with roles, in the order of the table.
  var roles: [ProposedColumn] = []
  /// The columns that become values of the author's own.
  var others: [ProposedColumn] = []
  /// The columns without any value.
  var empty: [String] = []
  /// The reasons why columns do not get the keys that their names suggest.
  var misfits: [String] = []
  /// The questions that stop the import.
  var choices: [MappingChoice] = []
  let source: String

  /// Finds roles for the columns that no option names.
  ///
  /// A column gets the key that its name suggests if at least half of its first values fit the key.
  init(
    _ table: LocationTable, from source: String, options: ImportOptions, check: FieldCheck,
    namedBy role: (String) -> ColumnRole? = ColumnNames.role
  ) throws(SystemError) {
    var finder = RoleFinder(table, from: source, options: options, check: check)
    try finder.find(options, namedBy: role)
    self = finder.proposal
  }

  init(source: String) { self.source = source }

  // MARK: Use

  /// Indicates whether there is nothing to ask: the columns have the roles that they have without options.
  var isTrivial: Bool {
    others.isEmpty
      && roles.allSatisfy { $0.column == "id" || $0.role == .key(.title) || $0.column.hasPrefix("\u{0}") }
  }

  /// Indicates whether a person must choose between columns first.
  package var isOpen: Bool { !choices.isEmpty }

  /// The options with the roles of the proposal.
  func added(to options: ImportOptions) -> ImportOptions {
    var options = options
    for proposed in roles + others {
      switch proposed.role {
      case .key(let key): options.mappings.append(KeyedText(key, proposed.column))
      case .id: options.idColumn = proposed.column
      case .bodyText: options.bodyTextColumn = proposed.column
      }
    }
    return options
  }

  private var shownRoles: [ProposedColumn] { roles.filter { !$0.column.hasPrefix("\u{0}") } }

  /// The proposal for people: each key with its column and the first values.
  package var text: String {
    let all = shownRoles.count + others.count + empty.count
    var lines = [
      "\(source): \(shownRoles.count) of \(all) columns look like keys of the front matter:"
    ]
    lines += shownRoles.map(\.text)
    if !others.isEmpty {
      lines.append("The other columns become your own values for templates:")
      lines += others.map(\.text)
    }
    if !empty.isEmpty { lines.append("Empty columns: \(empty.joined(separator: ", "))") }
    return (lines + misfits).joined(separator: "\n") + "\n"
  }

  /// The questions with the commands to choose from.
  ///
  /// - Parameter command: The command without the options that answer them.
  package func questions(to command: String) -> String {
    choices.map { choice in
      "\(choice.question)\n"
        + choice.answers.map { "  \($0.meaning):\n    \(command) \($0.options)\n" }.joined()
    }.joined()
  }
}

extension MappingProposal: JSONEvent {
  package static let event = "proposal"
  package static let fields: [JSONField<MappingProposal>] = [
    JSONField("source") { $0.source }, JSONField("columns") { $0.shownRoles + $0.others },
    JSONField("empty") { $0.empty }, JSONField("misfits") { $0.misfits },
    JSONField("choices") { $0.choices },
  ]
}

/// A question that only a person can answer: the import stops, also with `--yes`.
struct MappingChoice: JSONRecord {
  /// The question, in one sentence.
  let question: String
  /// The answers, as options, each with what it means.
  let answers: [(options: String, meaning: String)]

  static let fields: [JSONField<MappingChoice>] = [
    JSONField("question") { $0.question }, JSONField("options") { $0.answers.map(\.options) },
  ]
}

/// A column with the role that it gets, and its first values.
struct ProposedColumn: JSONRecord {
  let column: String
  let role: ColumnRole
  let examples: String

  var text: String { "  \(role.name) ← \(column): \(examples)" }

  static let fields: [JSONField<ProposedColumn>] = [
    JSONField("column") { $0.column }, JSONField("option") { $0.role.option(for: $0.column) },
    JSONField("examples") { $0.examples },
  ]
}
